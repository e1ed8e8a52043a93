### One line for every kind of error. Arguments are the error's parameters; a value as the user wrote it comes quoted.

## Boards.

error-board-not-read = Spielplan { $file }: { $reason }
error-board-unknown = es gibt keinen Spielplan „{ $board }“; bekannte Spielpläne: { $known }
error-board-unknown-key = Spielplan: { $where }: unbekannter Schlüssel „{ $key }“{ $nearest ->
    [none] ; bekannt: { $known }
   *[other] ; meintest du „{ $nearest }“?
}
error-board-missing-key = Spielplan: { $where }: der Schlüssel „{ $key }“ fehlt
error-board-number = Spielplan: { $where }: { $value } sollte eine ganze Zahl von { $least } bis { $most } sein
error-board-list = Spielplan: { $where }: { $value } sollte eine Liste sein
error-board-twice = Spielplan: { $where }: { $value } steht dort zweimal
error-board-id = Spielplan: id: { $value } sollte ein kurzer Name aus Kleinbuchstaben, Ziffern, „-“, „_“ und „.“ sein
error-board-text = Spielplan: { $where }: { $value } sollte ein Text sein
error-board-table = Spielplan: { $where }: das sollte eine Tabelle sein
error-board-truth = Spielplan: { $where }: { $value } sollte true oder false sein
error-board-layout = Spielplan: { $where }: { $value } ist weder Text noch ganze Zahl, weder true noch false, weder Liste noch Tabelle
error-board-room = Spielplan: { $where }: { $value } sollte ein Raum von 1 bis 10 sein
error-board-hatch = Spielplan: hatches.interior: { $value } sollte zwei Räume verbinden, etwa `"4-5"`
error-board-resets = Spielplan: disaster_tracks.resets: { $value } sollte 1 und ein höheres Feld sein
error-board-faint = Spielplan: events.{ $event }.faint: { $value } sollte eine Liste aus `"1"` bis `"4"` oder `"-"` sein
error-board-faint-count = Spielplan: events.{ $event }: Ohnmachtszahlen: { $numbers }, Karten: { $count }; jede Karte braucht genau eine
error-board-token = Spielplan: events.{ $event }.token: { $value } sollte eines davon sein: { $tokens }
error-board-ahead = Spielplan: events.{ $event }: „token“ und „ahead“ gehören zusammen
error-board-stash = Spielplan: limits.stash: { $stash } Grog für den Vorrat, aber in der Schachtel liegen { $grog }
error-board-id-taken = Spielplan: id: { $board } heißt schon ein Spielplan dieses Programms; gib deinem einen eigenen Namen
error-board-deal = Spielplan: items: außer dem Vorrat gibt es { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, an acht Gnome werden aber { $dealt } ausgeteilt

## Crews.

error-crew-size = eine Mannschaft hat 3 bis 8 Gnome, nicht { $count } (S6)
error-crew-name = { $value } kann kein Gnomenname sein: nur Buchstaben, Ziffern, „_“ und „-“
error-crew-reserved = kein Gnom kann „{ $name }“ heißen: Das ist ein Wort der Notation
error-crew-twice = zwei Gnome heißen „{ $name }“; jeder braucht einen eigenen Namen
error-crew-players = Spieler: { $players }, Gnome: { $gnomes }; einer allein führt 3 bis 8, zwei führen je 2, mehr führen je 1 (S6)
error-crew-player = { $value } kann kein Spielername sein: Es muss ein Text sein
error-crew-players-count = genannte Spieler: { $players }, Gnome: { $gnomes }; nenne einen für jeden Gnom
error-edition = es gibt keine Ausgabe „{ $edition }“; bekannte Ausgaben: { $known }
error-option = es gibt keine Option „{ $option }“{ $nearest ->
    [none] ; bekannt: { $known }
   *[other] ; meintest du „{ $nearest }“?
}
error-option-value = Option { $option }: { $value } sollte true oder false sein
error-seed = seed: { $value } sollte eine ganze Zahl sein

## Luck.

error-luck-setup = der Aufbau braucht Zufall, aber es gibt keinen Seed
error-luck-die = ein Wurf wird gebraucht, aber die vorgegebenen Würfe sind aufgebraucht
error-luck-event = eine Ereigniskarte wird gebraucht, aber die vorgegebenen Ereignisse sind aufgebraucht
error-luck-item = eine Objektkarte wird gebraucht, aber die vorgegebenen Objekte sind aufgebraucht
error-luck-secret = Zufall: ein Geheimnis sollte { $least } bis { $most } Bytes haben, nicht { $count }
error-luck-twice = Zufall: gib einen Seed oder eigenen Zufall an, nicht beides
error-luck-no-such-event = die Ereigniskarte „{ $card }“ ist gerade nicht im Stapel
error-luck-no-such-item = die Objektkarte „{ $card }“ ist gerade nicht im Stapel

## Notation and decisions.

error-notation-empty = „{ $text }“ ist keine Entscheidung
error-notation = „{ $text }“ ist keine Entscheidung{ $nearest ->
    [none] ; bekannt: { $known }
   *[other] ; meintest du „{ $nearest }“?
}
error-notation-gnome = „{ $name }“ ist kein Gnom dieser Mannschaft: { $crew }
error-notation-item = „{ $name }“ ist kein Objekt{ $nearest ->
    [none] ; bekannt: { $known }
   *[other] ; meintest du „{ $nearest }“?
}
error-notation-words = „{ $text }“ ist keine Entscheidung: Sie sollte aussehen wie „{ $like }“
error-illegal = „{ $decision }“ wird abgelehnt ({ $atom }); erlaubt für { $decides }: { $legal }
error-illegal-over = „{ $decision }“ wird abgelehnt ({ $atom }): Das Spiel ist vorbei
error-nothing-to-undo = es gibt nichts zurückzunehmen
error-no-such-player = es gibt keinen Spieler „{ $player }“; es spielen: { $players }

## Positions.

error-position-burning-flooded = position: Raum { $room } brennt und steht unter Wasser; nur eins davon ist möglich (C9)
error-position-low-high = position: Raum { $room } hat niedrigen und hohen Wasserstand; nur eins davon ist möglich
error-position-opening = position.opening: Ereignisse zu Beginn gibt es nur mit der Option opening_events (O2)
error-position-dead-abandoned = { $where }: ein Gnom ist tot oder hat die Kameraden im Stich gelassen, nicht beides
error-position-abandoned = { $where }: bei einem oder zwei Spielern kann niemand die Kameraden im Stich gelassen haben (O7)
error-position-gone = { $where }: wer tot oder fort ist, hat kein „{ $key }“
error-position-stack = { $where }: sollte jeden Gnom auf Feld { $space } genau einmal nennen: { $gnomes }
error-position-items = { $where }: mehr davon gibt es nicht: { $item }; in der Schachtel: { $count }
error-position-events = { $where }: „{ $card }“ kann dort nicht liegen; im Stapel ist keine solche Karte mehr
error-position-removed = { $where }: „{ $card }“ kann nicht aus dem Spiel sein; das geht nur mit einer Atempause und remove_respites (O1)
error-position-over = position: das Spiel wäre schon vorbei; eine Position ist der Beginn eines Zuges
error-logbook-item = { $where }: „{ $item }“ ist kein Objekt{ $nearest ->
    [none] ; bekannt: { $known }
   *[other] ; meintest du „{ $nearest }“?
}
error-logbook-event = { $where }: „{ $event }“ ist keine Ereigniskarte{ $nearest ->
    [none] ; bekannt: { $known }
   *[other] ; meintest du „{ $nearest }“?
}

## Logbooks.

error-logbook-not-read = { $reason }
error-logbook-many = { $where } hat { $count } Einträge; höchstens { $most } dürfen es sein
error-logbook-toml = kein TOML: { $reason }
error-toml-depth = Tabellen oder Listen sind zu tief verschachtelt
error-toml-number = eine Zahl hat zu viele Ziffern
error-toml-size = zu viele Schlüssel und Tabellen: höchstens { $most }
error-logbook-key = { $where }: unbekannter Schlüssel „{ $key }“{ $nearest ->
    [none] ; bekannt: { $known }
   *[other] ; meintest du „{ $nearest }“?
}
error-logbook-missing = { $where }: der Schlüssel „{ $key }“ fehlt
error-logbook-value = { $where }: { $value } sollte { $like ->
    [whole-number] eine ganze Zahl
    [whole-number-range] eine ganze Zahl von { $least } bis { $most }
    [truth] true oder false
    [text] ein Text
    [list] eine Liste
    [texts] eine Liste von Texten
    [items] eine Liste von Objekten
    [event] eine Ereigniskarte wie `"fire:2"` oder `"kraken:-"`
    [events] eine Liste von Ereigniskarten
    [rooms] eine Liste von Räumen
    [rooms-once] eine Liste von Räumen, jeder nur einmal,
    [hatch] eine Innenluke wie `"4-5"`
    [hatches] eine Liste von Luken wie ["4-5"]
    [hatches-once] eine Liste von Luken, jede nur einmal,
    [gnome] ein Gnom
    [gnomes] eine Liste von Gnomen
    [drew-in] { $stores } oder { $cabin }, wo Objektkarten gezogen werden,
    [outcome] eines von { $outcomes }
    [own-board] die ID des eingebetteten Spielplans, „{ $board }“,
   *[table] eine Tabelle
} sein
error-logbook-format = game.format: { $value } ist hier unbekannt; dieses Programm liest Format 1
error-logbook-line = log, Zeile { $line }: „{ $text }“ sollte aus einem Gnom, einem Doppelpunkt und Entscheidungen bestehen
error-logbook-no-seed = es gibt weder eine Position noch einen Seed, um das Spiel aufzubauen
error-logbook-decides = „{ $move }“: hier entscheidet nicht { $gnome }, sondern { $decides }; erlaubt: { $legal }
error-logbook-place = log, Zeile { $line }: { $gnome }: { $reason }
error-logbook-over = „{ $move }“: das Spiel ist vorbei ({ $outcome })
error-logbook-move = „{ $move }“: { $reason }
error-logbook-not-refused = „! { $move }“: das hätte abgelehnt werden sollen, ist aber erlaubt
error-not-written = { $file }: lässt sich nicht schreiben: { $reason }

# Bots.
error-bot-unknown = es gibt keinen Bot „{ $bot }“{ $nearest ->
    [none] {""}
   *[other] ; meintest du „{ $nearest }“?
} (bekannt: { $known } oder path/to/file.py:Name)
error-bot-import = Bot { $bot }: lässt sich nicht laden: { $reason }
error-bot-make = Bot { $bot }: lässt sich nicht erzeugen: { $reason }
error-bot-setting = Bot { $bot }: es gibt keine Einstellung „{ $key }“{ $nearest ->
    [none] {""}
   *[other] ; meintest du „{ $nearest }“?
}
error-bot-no-decide = Bot { $bot }: lässt sich nicht erzeugen: Die Methode „decide“ fehlt
error-bot-settings = Bot { $bot }: Einstellungen sollten ganze Zahlen über 0 sein, etwa captain(rollouts=400)
