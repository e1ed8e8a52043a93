### Odds of actions by minutes and items, hints at items that would help, and warnings before what kills or loses.

## The command `odds`. Labels must be short; $items is "none" where nothing more is used.

odds-over = das Spiel ist vorbei: Es gibt nichts mehr zu versuchen
odds-how = Tippe `odds` für die Aktionen hier, `odds engine` oder `odds fix engine` für die anderswo.
odds-after = Nach `{ $go }`, { minutes }{ $uses ->
    [none] {""}
   *[other] , { $uses } verbraucht
}:
odds-nothing = { $action ->
    [none] { $room_In } gibt es jetzt keine Aktion mit wählbaren Minuten; `odds engine` sieht anderswo nach.
   *[other] { $room_In } geht das jetzt nicht.
}
odds-title = { $decision }: { $what }{ $extra ->
    [0] {""}
   *[other] , +{ $extra } Min. bei niedrigem Wasserstand
}
odds-minutes = Minuten
odds-with = { $items ->
    [none] sonst nichts
   *[other] { $items }
}
odds-events = Ereignisse
odds-items = Objekte
odds-passes = hinter „{ $token }“
odds-lost = VERLOREN („{ $token }“)
odds-death = { $gnome ->
    [none] Tod
   *[other] tötet { $gnome }
}{ $items ->
    [none] {""}
   *[other] , { $items }
}
odds-faint = { $items ->
    [none] { $percent } % Ohnmacht.
   *[other] { $percent } % Ohnmacht mit: { $items }.
}
odds-quiet = unterwegs passiert nichts

## The same in sentences, for ears and for narrow terminals: "10 % bei 1 Minute, 20 % bei 2". The first span is spelled out.

odds-say = { $label }: { $cells }.
odds-with-spoken = { $items ->
    [none] Ohne weitere Objekte
   *[other] Mit { $items }
}
odds-percent = { $figure } % bei { $span }
odds-count = { $figure } bei { $span }
odds-mark = bei { $span }
odds-span = { $range ->
    [yes] { $first } bis { $last }
   *[no] { $first }
}{ $spelled ->
    [yes] {" "}{ $last ->
        [one] Minute
       *[other] Minuten
    }
   *[no] {""}
}

## Items that would help and lie in hand.

hint-listed = Du hast noch { $item_a } – das wären { $percent } % mehr für „{ $action }“: erst `{ $use }`.
hint-acting = Du hast noch { $item_a } – das wären { $percent } % mehr für „{ $action }“ gewesen: `{ $use }` kommt vor dem Würfeln.

## What kills or loses. At a terminal the question follows.

caution-death = { $certain ->
    [yes] Das ist der sichere Tod für { $name }.
   *[no] Mit { $percent } % Wahrscheinlichkeit stirbt { $name } daran.
}
caution-other = { $certain ->
    [yes] Das tötet { $name }.
   *[no] Mit { $percent } % Wahrscheinlichkeit tötet das { $name }.
}
caution-lost = Das Boot wäre verloren: Alle wären an „{ $name }“ vorbei.
caution-ask = Trotzdem? (ja/nein)
