### Was geschieht, wie es auf dem Bildschirm abläuft: die Reihe eines Zuges, Ereigniskarten, Würfel, Tempo, das Logbuch.

## Was eine Ereigniskarte tut. Höchstens etwa 90 Buchstaben; Zahlen nur, wo sie sich nie ändern.

web-play-does-fire = Würfle einen Raum aus. Steht dort kein Wasser, brennt er, und die Ersticken-Anzeige steigt um 1.
web-play-does-fire_spreads = Das Feuer greift auf einen trockenen Nachbarraum über. Wer am Zug ist, wählt.
web-play-does-leak = Würfle einen Raum aus. Er hat dann hohen Wasserstand, ein Feuer darin geht aus.
web-play-does-underwater_current = Jeder niedrige Wasserstand wird zu einem hohen.
web-play-does-blocked_hatch = Würfle einen Raum aus. Wer am Zug ist, wählt, welche Luke dort blockiert wird.
web-play-does-descent = Das Boot sinkt: Der Druck steigt.
web-play-does-fast_descent = Das Boot fällt wie ein Stein: Der Druck steigt, und zwar schnell.
web-play-does-reactor_warmup = Der Reaktor wird warm: Die Hitze steigt.
web-play-does-reactor_malfunction = Der Reaktor spielt verrückt: Die Hitze steigt, und zwar schnell.
web-play-does-engine_down = Vorn auf der Zeitleiste liegt ein Marker. Repariert die Maschine, bevor alle Zeitsteine vorbei sind.
web-play-does-oxygen_pumps_down = Vorn auf der Zeitleiste liegt ein Marker. Repariert die Luftversorgung, bevor alle Zeitsteine vorbei sind.
web-play-does-missile_countdown = Vorn auf der Zeitleiste liegt ein Marker. Brecht den Start ab, bevor alle Zeitsteine vorbei sind.
web-play-does-kraken = Er hat das Boot gefunden. Jagt ihn draußen, bevor alle Zeitsteine an seinem Marker vorbei sind.
web-play-does-turbulence = Das Boot bockt: Wer zu viel trägt, legt Objekte ab.
web-play-does-stumble = Wer am Zug ist, stolpert und legt Objekte ab.
web-play-does-friendly_fire = Die eigenen Leute schießen: erst ein Feuer, dann ein Leck, dann ein Handlimit.
web-play-does-overheated = Wer Grog hat, trinkt einen und hat nichts davon.
web-play-does-respite = Nichts passiert. Ausatmen.

web-play-mugs = zählt nur für Ohnmachtsproben
web-play-mugs-dash = ein Strich: keine Ohnmacht
web-play-mugs-aloud = { $number ->
    [one] { $number } Krug
   *[other] { $number } Krüge
}
web-play-minute = Minute { $minute }
web-play-minute-short = Minute { $minute }
web-play-event-card = Ereignis: { $event }

## Die Reihe dieses Zuges. Auf einem Plättchen: höchstens etwa 18 Buchstaben je Zeile.

web-play-queue = Dieser Zug
web-play-queue-opening = Vor dem Start
web-play-span = { $from } bis { $to }
web-play-tile-event = Ereignis
web-play-tile-item = Objekt
web-play-tile-face-down = verdeckt
web-play-tile-draws = { $gnome } zieht
web-play-tile-skipped = abgewendet
web-play-tile-passed = hier nichts
web-play-tile-end = { $gnome } hält an
web-play-tile-over = Zug vorbei
web-play-tile-more = + { $count }
web-play-tile-aloud = Minute { $minute }: { $what }
web-play-state-done = erledigt
web-play-state-now = jetzt
web-play-state-next = kommt noch
web-play-state-skipped = vom Glücksbringer abgewendet
web-play-state-passed = vorbei

## Was etwas bewirkt hat, in ganz wenigen Worten.

web-play-brief-track = { $track } { $before } → { $after }
web-play-brief-fire = Raum { $room } brennt
web-play-brief-water = Raum { $room } läuft voll
web-play-brief-water-many = { $count ->
    [one] { $count } Raum läuft voll
   *[other] { $count } Räume laufen voll
}
web-play-brief-blocked = Luke { $hatch } blockiert
web-play-brief-token = Marker auf { $space }
web-play-brief-vain = ohne Wirkung
web-play-brief-room = der Würfel zeigt { $room }
web-play-brief-killed = { $gnome } stirbt
web-play-brief-drops = Objekte abgelegt
web-play-brief-drinks = Grog für alle
web-play-brief-draws-hidden = { $gnome } zieht eine Karte
web-play-brief-nothing = nichts mehr da
web-play-brief-quiet = alles ruhig

## Wen es trifft.

web-play-hit-fire = { $gnome } steht im Feuer
web-play-hit-fire-more = Noch unverletzt. Nächster Zug: raus oder löschen.
web-play-hit-water = { $gnome } ist unter Wasser
web-play-hit-water-more = Noch unverletzt. Nächster Zug: raus oder Wasser abfließen lassen.
web-play-hit-killed = { $gnome } ist tot
web-play-hit-newcomer = Neu an Bord: { $gnome }
web-play-hit-drinks = { $gnome } trinkt
web-play-hit-drops = { $gnome } legt ab

## Würfel.

web-play-die-room = Der Würfel zeigt { $value }: Raum { $room }
web-play-die-needed = höchstens { $needed }
web-play-die-of = { $gnome } würfelt
web-play-die-aloud = { $gnome } würfelt { $value }
web-play-result-succeeded = geschafft
web-play-result-failed = misslungen
web-play-result-too_late = zu spät

## Katastrophenmarker.

web-play-token-ahead = { $ahead ->
    [one] der Marker liegt { $ahead } Minute voraus
   *[other] der Marker liegt { $ahead } Minuten voraus
}
web-play-token-sum = { $minute } − { $ahead }
web-play-token-is = = { $space }
web-play-token-past = Wer noch nicht daran vorbei ist, kann es noch verhindern.
web-play-token-already = So einer liegt schon da: Er bleibt, wo er ist.
web-play-token-beyond = Er läge hinter der Rettung und entfällt.
web-play-kraken = Der Krake kommt

## Die Ohnmachtsprobe.

web-play-faint = Ohnmachtsprobe
web-play-faint-sub = die Zahl auf der Karte gegen den Rauschzustand
web-play-faint-card = Karte
web-play-faint-faints = { $level } erreicht { $number }: ohnmächtig
web-play-faint-stands = { $level } ist weniger als { $number }: bleibt stehen
web-play-faint-dash = Ein Strich: bleibt stehen
web-play-faint-ignored = Das Ereignis auf der Karte zählt nicht.

## Wasser, das durch eine Luke fließt.

web-play-reflow = Wasser fließt durch die Luke
web-play-reflow-sub = von Raum { $room } in Raum { $to_room }
web-play-reflow-before = Hoch, trocken
web-play-reflow-opens = Auf
web-play-reflow-after = Beide niedrig

## Tempo. Die Tasten stehen neben den Knöpfen.

web-play-pace = Tempo
web-play-goes-on = weiter in { $seconds } s
web-play-waits = wartet auf dich
web-play-paused = angehalten
web-play-pause = Anhalten
web-play-go-on = Weiter
web-play-step = Schritt
web-play-skip = Ans Ende
web-play-speed = Tempo
web-play-speed-slow = ½×
web-play-speed-normal = 1×
web-play-speed-fast = 2×
web-play-speed-off = Aus
web-play-speed-slow-aloud = langsam
web-play-speed-normal-aloud = normal
web-play-speed-fast-aloud = schnell
web-play-speed-off-aloud = nichts zeigen
web-play-hurry = Ein Klick irgendwohin beendet das sofort.
web-play-hurry-tap = Tippen beschleunigt.
web-play-hurry-waits = Weiter mit einem Klick irgendwohin.
web-play-hurry-waits-tap = Tippe irgendwohin, dann geht es weiter.
web-play-key-space = Leert.
web-play-key-escape = Esc

## Das Logbuch.

web-play-log = Logbuch
web-play-log-sub = zeig auf eine Zeile, um sie auf dem Spielplan zu sehen
web-play-log-tap = tippe auf eine Zeile, um sie auf dem Spielplan zu sehen
web-play-log-empty = Noch ist nichts passiert.
web-play-log-earlier = { $count ->
    [one] { $count } frühere Zeile
   *[other] { $count } frühere Zeilen
}

## Seit dem letzten Zug.

web-play-since = Seit deinem letzten Zug
# Mehrere teilen sich den Bildschirm.
web-play-since-of = Seit dem letzten Zug von { $gnome }
web-play-since-first = Was bisher geschah
web-play-since-watching = Die letzten Züge
web-play-since-counts = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}, { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
}
web-play-since-play = Noch einmal zeigen
web-play-since-close = Schließen
web-play-since-story = Was geschah
web-play-since-nothing = An Bord hat sich nichts geändert.
web-play-since-missed = Du hast etwas verpasst.
web-play-since-moved = { $room ->
    [0] draußen
   *[other] Raum { $room }
}, Minute { $from } bis { $to }
web-play-since-fires = Brennt jetzt
web-play-since-out = Feuer aus
web-play-since-high = Hoher Wasserstand
web-play-since-low = Niedriger Wasserstand
web-play-since-dry = Wieder trocken
web-play-since-blocked = Blockiert: { $hatches }
web-play-since-free = Wieder frei: { $hatches }
web-play-since-token = { $token } auf { $space }
web-play-since-token-gone = Abgewendet: { $token }
web-play-since-faints = Ohnmächtig: { $gnomes }
web-play-since-deaths = Tot: { $gnomes }
web-play-since-abandoned = Im Stich gelassen von: { $gnomes }
