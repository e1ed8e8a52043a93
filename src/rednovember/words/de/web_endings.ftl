### Das Ende eines Spiels im Browser.

web-ending-rescued = Gerettet!
web-ending-lost = Verloren bei { $minute }
web-ending-aboard = { $alive ->
    [one] Ein Gnom ist übrig
   *[other] { $alive ->
        [5] Fünf
        [4] Vier
        [3] Drei
        [2] Zwei
       *[other] { $alive }
    } Gnome an Bord.
}{ $alive ->
    [one] { $asleep ->
        [0] , um davon zu erzählen.
       *[other] {" "}und hat alles verschlafen.
    }
   *[other] {" "}{ $asleep ->
        [0] Alle haben es mitbekommen.
        [one] Einer davon hat es verschlafen.
       *[other] { $asleep } davon haben es verschlafen.
    }
}
web-ending-why-asphyxiation = Die Luft ist aus: Die Ersticken-Anzeige ist voll.
web-ending-why-heat = Kernschmelze im Reaktor: Die Hitze-Anzeige ist voll.
web-ending-why-pressure = Die Hülle hat nachgegeben: Die Druck-Anzeige ist voll.
web-ending-why-crushed = Die Maschine wurde nicht rechtzeitig repariert, und die Tiefe hat das Boot zerquetscht.
web-ending-why-asphyxiated = Die Luftversorgung wurde nicht rechtzeitig repariert.
web-ending-why-missiles = Niemand hat die Raketen rechtzeitig aufgehalten. Ausgerechnet sie haben funktioniert.
web-ending-why-kraken = Der Krake hat es nicht böse gemeint. Er hatte Hunger.
web-ending-why-crew = Zu viele Gnome sind verloren: Niemand bringt das Boot mehr heim.
web-ending-why-won = Hilfe ist da.
web-ending-right-to-go = Schon vorher gegangen: { $names }. Unfein, aber richtig.
web-ending-went = Schon vorher gegangen: { $names }. Gefeiert wurde ohne sie.
web-ending-undone = { $times ->
    [one] Ein Übungsspiel: Einmal wurde ein Ergebnis des Glücks zurückgenommen.
   *[other] Ein Übungsspiel: { $times }-mal wurde ein Ergebnis des Glücks zurückgenommen.
}
web-ending-turns = { $count ->
    [one] Zug
   *[other] Züge
}
web-ending-events = { $count ->
    [one] Ereignis
   *[other] Ereignisse
}
web-ending-fires = Feuer
web-ending-jams = { $count ->
    [one] Blockade
   *[other] Blockaden
}
web-ending-grogs = Grog
web-ending-fixes = repariert
web-ending-tracks = Die drei Anzeigen
web-ending-tracks-more = über die Minuten; ganz oben ist alles verloren
web-ending-chart-aloud = Die drei Anzeigen über die Minuten des Spiels
web-ending-died = { $gnome }: tot bei { $minute }
# Wie ein Gnom starb, unter seinem Namen: höchstens etwa 24 Buchstaben. $minute: wo die Zeitleiste stand.
web-ending-killed = { $cause ->
    [fainted] nie aufgewacht, bei { $minute }
    [hazard] Feuer oder Wasser, bei { $minute }
    [fainted_at_sea] draußen ohnmächtig, bei { $minute }
    [no_air] keine Luft mehr, bei { $minute }
    [trapped] kein Ausweg, bei { $minute }
    [slain] erschlagen, bei { $minute }
   *[other] gestorben bei { $minute }
}
web-ending-crew = Die Mannschaft
web-ending-crew-more = was jeder am besten konnte und wohin die Minuten gingen
web-ending-best-repairs = { $count ->
    [one] { $count } Reparatur
   *[other] { $count } Reparaturen
}
web-ending-best-fires = { $count } Feuer gelöscht
web-ending-best-water = { $count ->
    [one] { $count } Raum leer gepumpt
   *[other] { $count } Räume leer gepumpt
}
web-ending-best-hatches = { $count ->
    [one] { $count } Luke befreit
   *[other] { $count } Luken befreit
}
web-ending-best-kraken = den Kraken besiegt
web-ending-best-grogs = { $count } Grog
web-ending-best-faints = { $count ->
    [one] einmal umgekippt
   *[other] { $count }-mal umgekippt
}
web-ending-best-nothing = die Ruhe bewahrt
web-ending-use-walking = { $minutes } Min. gelaufen
web-ending-use-repairing = { $minutes } Min. repariert
web-ending-use-items = { $minutes } Min. mit Objekten
web-ending-use-waiting = { $minutes } Min. gewartet
web-ending-use-asleep = { $minutes } Min. geschlafen
web-ending-legend-walking = laufen
web-ending-legend-repairing = reparieren
web-ending-legend-items = Objekte
web-ending-legend-waiting = warten
web-ending-legend-asleep = schlafen
web-ending-ends = Alle Arten zu verlieren
web-ending-cast-crushed = Zerquetscht
web-ending-cast-air = Erstickt
web-ending-cast-heat = Hitze
web-ending-cast-missiles = Raketen
web-ending-cast-kraken = Krake
web-ending-cast-crew = Niemand übrig
web-ending-next = Wie geht’s weiter?
web-ending-rematch = Revanche
web-ending-same-luck = Dasselbe Glück noch einmal
web-ending-save = Logbuch speichern
web-ending-board = Spielplan ansehen
web-ending-home = Zum Anfang
web-ending-unreachable = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
