### Plain play in a terminal: what is shown, asked and answered beside the story itself.
###
### Words that are typed (`go`, `fix engine`, `undo`) are part of the notation and are not translated.

## Beginning and setting up.

play-welcome = ROTER NOVEMBER. Sechzig Minuten bis zur Rettung, ein leckes Boot und eine Mannschaft, die dem Grog zugesprochen hat. Enter allein übernimmt, was in [ ] steht.
play-begins = Die Roter November liegt auf Grund, die Moral auch. { $gnomes } müssen noch { minutes } am Leben bleiben. (`help` erklärt alles.)
play-resumed = Das Spiel geht weiter nach { $number ->
    [one] { $number } Entscheidung
   *[other] { $number } Entscheidungen
}. (`help` erklärt alles.)
play-resumed-over = Dieses Spiel war zu Ende nach { $number ->
    [one] { $number } Entscheidung
   *[other] { $number } Entscheidungen
}.
play-solo-name = Kapitän
play-bot-leads = { $bot } führt { $gnome }
play-bots = An deiner Seite: { $bots }. Am guten Willen fehlt es nicht.
play-start-now = { $number }  Gleich spielen: du und drei Bots.
play-start-last = { $number }  Das letzte Spiel fortsetzen: { $gnomes }, noch { minutes }.
play-start-choose = { $number }  Auswählen: Namen, wer ein Bot ist, Ausgabe und Optionen.
play-ask-start = Was darf es sein? [1]
play-ask-start-again = „{ $answer }“ geht nicht: Tippe eine Zahl von 1 bis { $most } oder nur Enter.
play-ask-name = Dein Name? [{ $usual }]
play-ask-name-again = „{ $answer }“ geht nicht: bitte einen einzigen Namen.
play-ask-crew = Wer ist an Bord? { $least } bis { $most } Namen, durch Kommas getrennt; soll ein Bot den Gnom führen, kommt er hinter einen Doppelpunkt, etwa Boris:bosun ({ $bots }). Oder nur, wie viele Gnome. [{ $usual }]
play-ask-crew-again = „{ $answer }“ geht nicht: Eine Mannschaft hat { $least } bis { $most } Gnome.
play-ask-players = Wer führt sie? Enter: du allein; oder { $gnomes } Namen, durch Kommas getrennt, einer je Gnom{ $gnomes ->
    [4] {" "}(zwei Namen führen je zwei)
   *[other] {""}
}:
play-ask-players-again = Nur Namen von Menschen (Bots stehen bei der Mannschaft): Einer führt alle, zwei führen vier Gnome, oder jeder der { $gnomes } hat einen eigenen.
play-ask-edition = Ausgabe, revised oder first? [revised]
play-ask-edition-again = „{ $answer }“ ist weder „revised“ noch „first“.
play-option = { $number }  { $title }{ $on ->
    [yes] {" "}(an)
   *[no] {""}
}: { $text }
play-ask-options = Welche davon umschalten? Bitte die Nummern: [keine]
play-ask-options-again = „{ $answer }“ geht nicht: Zahlen aus der Liste, durch Leerzeichen getrennt, oder nur Enter.
play-from-alone = --from bringt eigene Mannschaft, Spieler, Ausgabe, Optionen und Spielplan mit: Lass sie hier weg
play-not-begun = Nichts wurde begonnen, also ist nichts verloren. Das gab es auf diesem Boot noch nie.

## Bots. What one does is told like everything else.

play-heads = { $gnome } ist unterwegs { $room_id ->
    [0] { $room_into }
   *[other] { $room_to }
}{ $acts ->
    [yes] : { $action }.
   *[no] .
}
play-fault-hidden = Der Bot { $bot } lässt { $gnome } hängen: Also geschieht das Naheliegende.
play-fault = Der Bot { $bot } lässt { $gnome } hängen: { $kind ->
    [garbage] { $reason } ist keine Entscheidung.
    [illegal] Er will { $reason }, aber das ist nicht erlaubt.
    [disloyal] Er will { $reason }, aber an diesem Tisch wird ohne Verrat gespielt.
   *[raised] { $reason }.
} { $gnome } tut stattdessen das Naheliegende: { $decision }.

play-quiet-waits = { $count ->
    [one] { $gnomes } wartet.
   *[other] { $gnomes } warten.
}
play-quiet-walks = { $gnome } geht { $room_into } und wartet.

## What has changed since one's last turn.

play-digest = Während du nicht hingesehen hast ({ $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}, { $events ->
    [0] kein Ereignis
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
}): { $changes }
play-digest-nothing = An Bord hat sich nichts geändert.

## Whose turn at the keyboard.

play-read = { $player }, drück Enter, wenn du alles gelesen hast: Dann wird der Bildschirm gelöscht.
play-pass = Gib die Tastatur weiter an { $player }. { $player }, tippe { $letter } und Enter, wenn du hier allein sitzt.
play-prompt = { $gnome }>
play-prompt-only = { $gnome } [Enter: { $decision }]>
play-prompt-over = Enter beendet; oder again (neues Spiel, gleiche Mannschaft), undo, log all, look, save>
play-yes = ja
play-then-not = Dann eben nicht.
play-uses-up = Unterwegs { $count ->
    [one] wird
   *[other] werden
} verbraucht: { $items }. Trotzdem gehen? (ja/nein)
play-overwrite = { $file } gibt es schon, und es ist nicht dieses Spiel. Überschreiben? (ja/nein)

## The plan of the boat: names must be short.

plan-engine = Maschine
plan-pumps = Luft
plan-reactor = Reaktor
plan-missiles = Raketen
plan-stores = Lager
plan-cabin = Kajüte
plan-fire = FEUER
plan-high = RANDVOLL
plan-low = Wasser
plan-sea = ~ Meer ~
plan-kraken = und ein Krake
plan-token-crushed = Zerquetscht!
plan-token-asphyxiated = Erstickt!
plan-token-missiles = Rakete!
plan-token-kraken = Krake!

## How things stand.

play-room = { $purpose ->
    [yes] { $number } { $place }
   *[no] { $place }
}: { $hazard ->
    [fire] FEUER.
    [high] HOHER WASSERSTAND.
    [low] niedriger Wasserstand.
   *[none] { $number ->
        [0] nass.
       *[other] trocken.
    }
}{ $crowd ->
    [0] {""}
   *[other] {" "}Hier: { $gnomes }.
} Luken: { $hatches }.
play-hatch-blocked = { $room } (blockiert)
play-name-fainted = { $gnome } (ohnmächtig)
play-track = { $track } { $space } von { $end }
play-token = „{ $token }“ auf { $space }
play-tokens = Katastrophenmarker: { $tokens }.
play-time = Als Nächstes: { $order }. Geist auf { $ghost }.{ $tokens ->
    [0] {""}
   *[other] {" "}Das Boot ist verloren, wenn der letzte Zeitstein an einem Marker vorbei ist.
}
play-icons = Voraus auf der Zeitleiste: Ereignisse auf { $events }; Objekte auf { $items }.
play-strip-time = Zeit
play-strip-icons = Symbole
play-strip-keepers = Steine
play-strip-ghost = Geist
play-strip-legend = ! Ereignis  + Objekt  & beides  G Geist  klein: Katastrophenmarker
play-strip-ghost-on = Geist { $ghost }
play-turn = { $over ->
    [yes] Das Spiel ist vorbei.
   *[no] { $active } ist am Zug, Geist auf { $ghost }. { $other ->
        [yes] { $decides } entscheidet: { $phase }.
       *[no] { $phase }.
    }
}
play-crew-led = { $gnome } ({ $player })
play-crew-gone = { $dead ->
    [yes] tot
   *[no] fort, und tschüss
}
play-crew-place = { $room ->
    [0] Meer
   *[other] Raum { $room }
}
play-crew-state = { $intoxication ->
    [0] nüchtern
   *[other] Rausch { $intoxication }
}{ $fainted ->
    [yes] , ohnmächtig
   *[no] {""}
}
play-crew-cards = { cards }
play-crew-hidden = { cards }, verdeckt
play-crew-more = { $items }, +{ $count } weitere
play-gnome = { $mark } { $gnome }{ $led ->
    [yes] {" "}({ $player })
   *[no] {""}
}{ $state ->
    [dead] : tot
    [abandoned] : fort, und tschüss
   *[aboard] : Zeit { $time }, { $room ->
        [0] im { $place }
       *[other] Raum { $room }
    }, { $intoxication ->
        [0] nüchtern
       *[other] Rauschzustand { $intoxication }
    }{ $fainted ->
        [yes] , ohnmächtig
       *[no] {""}
    }, hat { $known ->
        [yes] { $items }
       *[no] { cards }, verdeckt
    }
}
play-hand = { $gnome } hat { $known ->
    [yes] { $items }{ $spelled ->
        [none] .
       *[other] {" "}(getippt: { $spelled }).
    }
   *[no] { cards }, verdeckt.
}
play-cards = Ereignisstapel { $events }, abgelegt { $discarded }; Objektstapel { $items }; Grogvorrat des Käptns { $stash }.
play-short-fires = Feuer in { $rooms }
play-short-high = hoher Wasserstand in { $rooms }
play-short-low = niedriger Wasserstand in { $rooms }
play-short-blocked = blockiert { $hatches }

## Items in a crowded line: short names.

play-short-item-grog = { $count ->
    [1] Grog
   *[other] { $count } Grog
}
play-short-item-toolbox = { $count ->
    [1] Kiste
   *[other] { $count } Kisten
}
play-short-item-engine_manual = { $count ->
    [1] Maschinenbuch
   *[other] { $count } Maschinenbücher
}
play-short-item-pump_manual = { $count ->
    [1] Pumpenbuch
   *[other] { $count } Pumpenbücher
}
play-short-item-reactor_manual = { $count ->
    [1] Reaktorbuch
   *[other] { $count } Reaktorbücher
}
play-short-item-deactivation_code = { $count ->
    [1] Code
   *[other] { $count } Codes
}
play-short-item-fire_extinguisher = { $count ->
    [1] Löscher
   *[other] { $count } Löscher
}
play-short-item-crowbar = { $count ->
    [1] Stange
   *[other] { $count } Stangen
}
play-short-item-water_pump = { $count ->
    [1] Pumpe
   *[other] { $count } Pumpen
}
play-short-item-coffee = { $count ->
    [1] Kaffee
   *[other] { $count } Kaffee
}
play-short-item-harpoon = { $count ->
    [1] Harpune
   *[other] { $count } Harpunen
}
play-short-item-lucky_charm = { $count ->
    [1] Glücksbr.
   *[other] { $count } Glücksbr.
}
play-short-item-aqualung = { $count ->
    [1] Tauchger.
   *[other] { $count } Tauchger.
}

## The list of decisions.

play-group-move = Bewegen
play-group-act = Handeln (beendet die Bewegung)
play-group-items = Objekt einsetzen
play-group-end = Zug beenden
play-question-discard = { $gnome } darf { $limit ->
    [one] { $limit } Objekt
   *[other] { $limit } Objekte
} behalten. Was muss weg?
play-question-give = { $active } bietet { $gnome }: { $items }. Was gibt { $gnome } dafür?
play-question-defend = { $active } greift { $gnome } an!
play-question-spread = Das Feuer greift über. { $gnome } wählt, wohin:
play-question-block = { $room_In } wird eine Luke blockiert. { $gnome } wählt, in welcher Richtung:
play-question-drawn = { $gnome } hat gerade gezogen: { $items }. Sofort einsetzen?
play-choice = { $words }:{" "}
play-typed-minutes = { $words } MINUTEN
play-typed-cards = { $words } OBJEKTE

play-note-minutes = { $minutes } Min.
play-note-via = über { $rooms }
play-note-uses = verbraucht { $items }
play-note-water = { $level ->
    [0] trocken: { $rooms }
    [1] niedriger Wasserstand: { $rooms }
   *[other] hoher Wasserstand: { $rooms }
}
play-note-fire-out = Feuer aus: { $rooms }
play-note-burning = ES BRENNT: löschen oder raus, sonst Tod
play-note-unblock = Luke { $room_to }
play-note-nothing-to-fix = nichts zu reparieren
play-note-range = { $last ->
    [1] 1 Min.
   *[other] { $first }–{ $last } Min.
}
play-note-extra = +{ $extra } Min. bei niedrigem Wasserstand
play-note-odds = 10 % je Minute{ $bonus ->
    [0] {""}
   *[other] , jetzt +{ $bonus }0 %
}
play-note-sure = {" "}(sicher ab { $minutes })
play-note-late-from = {" "}(zu spät ab { $minutes })
play-note-too-late = zu spät: misslingt, Wurf hin oder her
play-note-events = { $count ->
    [one] Ereignis auf { $spaces }
   *[other] Ereignisse auf { $spaces }
}
play-note-events-from = { $more ->
    [yes] weitere ab { $minutes } Min.
   *[no] Ereignisse ab { $minutes } Min.
}
play-note-items = { $count ->
    [one] Objekt auf { $spaces }
   *[other] Objekte auf { $spaces }
}
play-note-items-from = { $more ->
    [yes] weiteres Objekt ab { $minutes } Min.
   *[no] Objekt ab { $minutes } Min.
}
play-note-passes = an „{ $token }“ vorbei
play-note-passes-from = an „{ $token }“ vorbei ab { $minutes } Min.
play-note-faint = { $percent } % Ohnmacht
play-note-death = { $range ->
    [yes] { $low }–{ $high } % Tod
   *[no] { $low ->
        [100] sicherer Tod
       *[other] { $low } % Tod
    }
}
play-note-danger = hier zu bleiben ist tödlich
play-note-lost = das Boot wäre verloren: „{ $token }“
play-note-stay = und die Luke fällt wieder zu
play-note-wait = Keine Aktion
play-note-quiet = unterwegs passiert nichts
play-note-done-escape = aufgeben und daran sterben
play-note-done-drawn = für später aufheben
play-note-draw = Objektkarten ziehen, eine je Minute
play-note-pump = Wasser abpumpen
play-note-extinguish = Feuer löschen; misslingt es, musst du hinaus
play-note-trade = Objektkarten tauschen
play-note-attack = Gnom angreifen
play-note-abandon = Kameraden im Stich lassen: Du gewinnst, wenn sie verlieren
play-note-defend = mit einer Brechstange zurückschlagen
play-note-submit = hinnehmen, was kommt
play-note-discard = { $count ->
    [one] { $count } von: { $items }
   *[other] { $count } von: { $items }
}
play-note-give = beliebig viele von: { $items }; oder nur `give`

play-item-grog = +{ $bonus } auf jede Reparaturaktion, Zutritt zu brennenden Räumen; Rauschzustand +1 und eine Ohnmachtsprobe
play-item-toolbox = +{ $bonus } auf Maschine, Luftversorgung, Reaktor
play-item-engine_manual = +{ $bonus } auf Maschine reparieren
play-item-pump_manual = +{ $bonus } auf Luftversorgung reparieren
play-item-reactor_manual = +{ $bonus } auf Reaktor reparieren
play-item-deactivation_code = +{ $bonus } auf Raketenstart abbrechen
play-item-fire_extinguisher = +{ $bonus } auf Feuer löschen, Zutritt zu brennenden Räumen
play-item-crowbar = +{ $bonus } auf Lukenblockierung aufheben{ $crazed ->
    [yes] , oder eine Waffe
   *[no] {""}
}
play-item-water_pump = +{ $bonus } auf Wasser abpumpen
play-item-coffee = Rauschzustand um bis zu { $levels } herunter
play-item-harpoon = +{ $bonus } auf Krake jagen
play-item-lucky_charm = { $icons ->
    [one] in diesem Zug entfällt das nächste Ereignis
   *[other] in diesem Zug entfallen die nächsten { $icons } Ereignisse
}
play-item-aqualung = hinaus ins Meer, mit Luft für einen Zug

## Answers to what was typed.

play-unknown = „{ $word }“ bedeutet hier nichts{ $nearest ->
    [none] ; `help` zeigt, was es gibt.
   *[other] ; meintest du „{ $nearest }“?
}
play-alone = `{ $word }` braucht eine eigene Zeile.
play-no-number = Nummer { $number } steht nicht in der Liste; sie endet mit { $last }.
play-wants-minutes = Wie viele Minuten? Tippe die Zahl. (Oder gleich so: `{ $number } 5`, `{ $words } 5`.)
play-wants-cards = Welche Objekte? Tippe `{ $words } grog`, mit so vielen, wie du willst.
play-go-where = Wohin? Tippe `go 5`, `go engine` oder `go 8 draw 4`.
play-go-here = Du bist schon { $room_in }.
play-no-room = „{ $word }“ ist kein Ort: Die Räume heißen 1 bis 10 (oder engine, pumps, reactor, missiles, stores, cabin), und das Meer heißt sea.
play-no-way = { $atom ->
    [none] In diesem Zug führt kein Weg { $room_into }: Blockierte Luken (M2), hoher Wasserstand (M6), Feuer (M7){ $room_id ->
        [0] , ein fehlendes Tauchgerät (M9)
       *[other] {""}
    } oder die Uhr (T4) stehen im Weg.
   *[other] In diesem Zug führt kein Weg { $room_into }. { $rule } ({ $atom })
}
play-draw-where = Wo ziehen? Tippe `go { $stores } draw { $minutes }` oder `go { $cabin } draw { $minutes }`.
play-refused = `{ $decision }` geht jetzt nicht: { $rule } ({ $atom })
play-nothing-done = Aus dieser Zeile wurde nichts ausgeführt.
play-before-stands = Was in der Zeile davor stand, gilt.
play-rest-dropped = { $gnome ->
    [none] Das Spiel ist vorbei: `{ $rest }` kommt zu spät.
   *[other] Jetzt entscheidet { $gnome }: `{ $rest }` wurde nicht mehr ausgeführt.
}
play-nothing-to-undo = Es gibt nichts zurückzunehmen. Wäre das Leben nur auch so.
play-undo-how = Tippe `undo` oder `undo 3` für drei Zeilen.
play-undone = Zurückgenommen: { $decisions }.
play-undone-secret = Zurückgenommen: { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}.
# `style dry` and `style lively` are typed.
play-style = { $style ->
    [dry] Es werden nur die Fakten erzählt. `style lively` erzählt die ganze Geschichte.
   *[lively] Es wird die ganze Geschichte erzählt. `style dry` erzählt nur die Fakten.
}
play-style-unknown = Einen Stil „{ $word }“ gibt es nicht: `style lively` oder `style dry`.
play-log-how = Tippe `log` für diesen und den letzten Zug, `log 5` für fünf Züge, `log all` für die ganze Geschichte.
play-why-how = Tippe `why M2` für den Wortlaut einer Regel oder `why` nach einer Ablehnung.
play-no-rule = Es gibt keine Regel „{ $atom }“{ $nearest ->
    [none] ; eine Ablehnung nennt ihre eigene, etwa (M2).
   *[other] ; meintest du „{ $nearest }“?
}

## Saving and leaving.

play-saved = Gespeichert in { $file }.
play-nothing-words = nichts nix nein keine keins kein no none nothing
play-kept = Das Spiel ist gespeichert in { $file }.
play-go-on = So geht es weiter:
play-kept-hands = (In der Datei stehen alle Handkarten, sonst ginge es nicht weiter: Wer hineinsieht, mogelt.)
play-kept-closed = das Spiel liegt in { $file }
play-kept-over = Das beendete Spiel ist gespeichert in { $file }.
play-unchanged = Seit { $file } hat sich nichts geändert.
play-last-resort = Hier das Logbuch selbst, damit es nicht verloren geht:
play-left-unsaved = Ohne Speichern beendet. Was auf dem Grund geschieht, bleibt auf dem Grund.

## The end.

play-over-won = Die Mannschaft der Roter November ist gerettet und streitet schon, wer schuld war.
play-over-lost = Die Roter November bleibt, wo sie ist.
play-winners = { $count ->
    [0] Niemand gewinnt.
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
}
play-last-figures = Am Ende: { $tracks }; { $count ->
    [0] keine Katastrophenmarker
   *[other] { $tokens }
}{ $keepers ->
    [0] {""}
   *[other] ; der letzte Zeitstein auf { $last }
}.
play-left = Noch an Bord: { $gnomes }.
play-dead = Tot: { $gnomes }.
play-gone = Davongeschwommen: { $gnomes }.
play-figures = { $turn_begins ->
    [one] { $turn_begins } Zug
   *[other] { $turn_begins } Züge
}, { $event_turned ->
    [one] { $event_turned } Ereigniskarte
   *[other] { $event_turned } Ereigniskarten
}, { $die_rolled ->
    [one] { $die_rolled } Würfelwurf
   *[other] { $die_rolled } Würfelwürfe
}, { $item_used ->
    [one] { $item_used } Objekt
   *[other] { $item_used } Objekte
} eingesetzt, { $fainted ->
    [one] { $fainted } Ohnmacht
   *[other] { $fainted } Ohnmachten
}, { $killed ->
    [one] { $killed } Todesfall
   *[other] { $killed } Todesfälle
}.
