### Der Spielplan im Browser: was darauf steht und was davon vorgelesen wird.

web-board = Der Spielplan
web-board-aloud = Wie es steht

## Auf den Schildern der Räume und Anzeigen: kurz, höchstens 13 Buchstaben.

web-plate-engine = Maschine
web-plate-pumps = Luft
web-plate-reactor = Reaktor
web-plate-missiles = Raketen
web-plate-stores = Lager
web-plate-cabin = Kajüte

web-gauges = Katastrophenanzeigen
web-gauge-asphyxiation = Ersticken
web-gauge-heat = Hitze
web-gauge-pressure = Druck

# Im Rettungsring auf Feld 0: höchstens 9 Buchstaben.
web-rescued = gerettet

## Was das Boot bald versenkt. Je eine Zeile: höchstens etwa 30 Buchstaben.

web-threats = Gefahr
web-threats-voice = was das Boot versenkt und wo man es aufhält
web-threats-rescue = Rettung in { $minutes } Min.
# $fires: wie viele Räume brennen.
web-threats-none = { $fires ->
    [0] Im Moment droht dem Boot nichts.
    [one] { $fires } Raum brennt. Noch hält das Boot.
   *[other] { $fires } Räume brennen. Noch hält das Boot.
}
web-threat-crushed = Maschine reparieren
web-threat-asphyxiated = Luftversorgung reparieren
web-threat-missiles = Raketenstart abbrechen
web-threat-kraken = Krake jagen
web-threat-track = { $track } senken
# Dasselbe in einem Wort: höchstens 9 Buchstaben.
web-threat-crushed-short = Rumpf
web-threat-asphyxiated-short = Luft
web-threat-missiles-short = Raketen
web-threat-kraken-short = Krake
web-threat-left = noch { $minutes } Min.
# Dasselbe, wo kein Platz für mehr ist.
web-threat-minutes = { $minutes } Min.
web-threat-steps = { $value } von { $end }

## Wer stirbt, wo er steht, und die Auswege.

web-peril-fire = { $now ->
    [yes] { $gnome } verbrennt am Ende dieses Zuges.
   *[no] { $gnome } verbrennt am Ende des nächsten eigenen Zuges.
}
web-peril-high_water = { $now ->
    [yes] { $gnome } ertrinkt am Ende dieses Zuges.
   *[no] { $gnome } ertrinkt am Ende des nächsten eigenen Zuges.
}
web-peril-sea = { $now ->
    [yes] { $gnome } ertrinkt am Ende dieses Zuges im Meer.
   *[no] { $gnome } ertrinkt am Ende des nächsten eigenen Zuges im Meer.
}
web-peril-faint = { $now ->
    [yes] { $gnome } ertrinkt am Ende dieses Zuges bei einer Ohnmacht: { $percent } %.
   *[no] { $gnome } ertrinkt am Ende des nächsten eigenen Zuges bei einer Ohnmacht: { $percent } %.
}
web-peril-ways = Auswege: { $ways }
web-peril-none = { $own ->
    [yes] Es gibt keinen Ausweg.
   *[no] Nur ein anderer Gnom kann helfen.
}
web-peril-rooms = { $count ->
    [one] Raum { $rooms } in { $minutes } Min.
   *[other] Räume { $rooms } in { $minutes } Min.
}
web-peril-out = das Meer in { $minutes } Min.
web-peril-with = { $way } mit { $items }
web-peril-action = { $action } in { $minutes } Min.
web-peril-odds = { $way } ({ $percent } %)
web-peril-or = { $left }; { $right }
web-peril-when = { $now ->
    [yes] jetzt
   *[no] bald
}

## Vorgelesen, oder gezeigt, wenn man auf die Sache zeigt.

web-track = Zeitleiste
web-gauge-said = { $track }: { $value } von { $end }. Bei { $end } ist das Boot verloren. Repariert wird in Raum { $room }.
web-token-on = { $token } Auf Feld { $space }.
web-keeper-on = Zeitstein von { $gnome }: Feld { $space }
web-ghost-on = Geister-Zeitstein: Feld { $space }
web-space-said = Minute { $space }{ $event ->
    [yes] , ein Ereignis
   *[no] {""}
}{ $item ->
    [yes] , ein Objekt
   *[no] {""}
}{ $start ->
    [none] {""}
   *[other] , Startfeld für { $start } Gnome
}
web-hatch-said = Luke { $one }–{ $other }: { $state ->
    [blocked] blockiert
   *[other] geschlossen
}
web-hatch-said-sea = Luke von Raum { $room } ins Meer

web-hazard-none = trocken
web-hazard-fire = brennt
web-hazard-low = niedriger Wasserstand
web-hazard-high = hoher Wasserstand

web-aloud-room = Raum { $number }: { $state }
web-aloud-room-named = Raum { $number }, { $name }: { $state }
web-aloud-sea = Meer: { $gnomes }
web-aloud-there = { $room }. Hier: { $gnomes }
web-aloud-gnome = { $gnome } ({ $fainted ->
    [yes] ohnmächtig,{" "}
   *[no] {""}
}{ $acting ->
    [yes] am Zug,{" "}
   *[no] {""}
}Rauschzustand { $level })
web-aloud-gone = Nicht mehr an Bord: { $gnomes }
web-aloud-hatches-free = Keine Luke ist blockiert.
web-aloud-hatches-blocked = Blockierte Luken: { $hatches }
web-aloud-stack = Zeitsteine auf Feld { $space } in Zugreihenfolge: { $gnomes }
web-aloud-stash = Grogvorrat des Käptns: { $count }
# The little flags on the Time Track: $starts are spaces with the sizes of crews.
web-aloud-starts = Startfahnen: { $starts }
web-flag-said = Feld { $space } für { $crews } Gnome
web-aloud-kraken-lurking = Der Krake steckt im Ereignisstapel.
web-aloud-kraken-hunting = Der Krake ist da.
