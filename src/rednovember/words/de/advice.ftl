### Advice: the best plans for whoever decides, and why. $chance is a percentage.

advice-title = Rat für { $gnome }:
advice-over = das Spiel ist vorbei: Hier hilft kein Rat mehr
advice-how = Tippe `advice` für die besten Pläne, dann `take 1`, um dem ersten zu folgen.
advice-plan = { $number }. { $decisions }
advice-best = { $chance ->
    [0] Kaum Hoffnung, wenn alle wie der Bot bosun spielen
    [100] So gut wie gerettet, wenn alle wie der Bot bosun spielen
   *[other] Rettungschance etwa { $chance } %, wenn alle wie der Bot bosun spielen
}
advice-as-good = So gut wie Plan 1
advice-behind = Rettungschance etwa { $chance } %, { $less ->
    [one] { $less } Prozentpunkt
   *[other] { $less } Prozentpunkte
} weniger als mit Plan 1
advice-take = `take 1` tut, was Plan 1 sagt.
advice-numbered = `advice` denkt neu nach; um Plan { $number } zu folgen, tippe `take { $number }`.

## Taking a plan.

take-how = Tippe `take 1`, um Plan 1 zu folgen.
take-none = Noch gibt es keinen Rat, dem man folgen könnte: Tippe erst `advice`.
take-stale = Dieser Rat galt einem anderen Augenblick: Tippe noch einmal `advice`.
take-no-plan = { $last ->
    [1] Es gibt nur Plan 1.
   *[other] Es gibt nur die Pläne 1 bis { $last }.
}
take-uses-up = Für diesen Plan { $count ->
    [one] wird
   *[other] werden
} verbraucht: { $items }. Trotzdem ausführen? (ja/nein)

## How a plan reads.

advice-line = { $chance }. { $reasons }.
advice-line-bare = { $chance }.
advice-next = { $left }; { $right }

## Reasons.

reason-track_high = die { $track }-Anzeige steht auf { $space }
reason-token_near = „{ $token }“ auf { $space }, { $minutes ->
    [0] und die Zeit ist um
    [one] noch { $minutes } Minute
   *[other] noch { $minutes } Minuten
}
reason-fire_in_system_room = { $room_in } geht nichts, solange es brennt
reason-fire = { $room_in } brennt es
reason-water = { $room_in } steht Wasser
reason-hatch = öffnet den Weg { $room_from } { $to_room_into }
reason-water_drowns_fire = Wasser ertränkt das Feuer { $room_in }
reason-gnome_in_danger = { $gnome } ist { $room_in } in Gefahr
reason-leaves_danger = { $room_in } zu bleiben ist der Tod
reason-draws_items = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} zu ziehen
reason-trades = { $gnome } kann mehr damit anfangen
reason-asks = { $gnome } kann vielleicht etwas abgeben
reason-uses_item = kostet { $item_a }
reason-sobers = sonst { $percent } % Ohnmacht
reason-ignores_icons = { $count ->
    [one] { $count } Ereignis ignoriert
   *[other] { $count } Ereignisse ignoriert
}
reason-odds = gelingt { $chances ->
    [0] nie, es ist zu spät
   *[other] in { $chances } von { $of } Fällen
}
reason-icons = { $events ->
    [0] {""}
    [one] { $events } Ereignis unterwegs{ $items ->
        [0] {""}
       *[other] {" "}und{" "}
    }
   *[other] { $events } Ereignisse unterwegs{ $items ->
        [0] {""}
       *[other] {" "}und{" "}
    }
}{ $items ->
    [0] {""}
    [one] { $items } Objekt zum Mitnehmen
   *[other] { $items } Objekte zum Mitnehmen
}
reason-quiet = unterwegs passiert nichts
reason-faint = { $percent } % Ohnmacht
reason-death = { $percent } % Tod
reason-passes_token = zieht an „{ $token }“ vorbei
reason-boat_lost = das Boot wäre verloren: „{ $token }“
