### The lab: `rednovember sim` and `rednovember compare`. Rates, times and speeds come as texts.

lab-bar = [{ $bar }] { $done }/{ $total }  { $speed }/s  noch { $left }

lab-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
lab-workers = { $workers ->
    [one] { $workers } Prozess
   *[other] { $workers } Prozesse
}

## One crew.

lab-sim = { lab-games } mit { $crew }, { $gnomes } Gnome, Seed { $seed }
lab-rescued = gerettet { $rate } ({ $rescued } von { $games }; { $level }-Intervall { $low } bis { $high })
lab-loss = { $share }  { $reason } ({ $count })
lab-loss-asphyxiation = die Ersticken-Anzeige war voll
lab-loss-heat = die Hitze-Anzeige war voll
lab-loss-pressure = die Druck-Anzeige war voll
lab-loss-crushed = von der Tiefe zerquetscht
lab-loss-asphyxiated = erstickt
lab-loss-missiles = die Raketen sind gestartet
lab-loss-kraken = vom Kraken gefressen
lab-loss-crew = niemand war mehr an Bord
lab-turns = { $turns } Züge und { $deaths } Tote je Partie
lab-faults = Bot { $bot }: { $times ->
    [one] { $times } Fehler
   *[other] { $times } Fehler
}, ersetzt durch Standardzüge; der erste: { $reason }
lab-speed = { $speed } Partien/s ({ $seconds } s, { lab-workers })

## Two crews.

lab-compare = je { lab-games } mit denselben Seeds, { $gnomes } Gnome, Seed { $seed }
lab-crew = { $letter }: { $crew }: gerettet { $rate } ({ $rescued } von { $games }; { $level }-Intervall { $low } bis { $high })
lab-pairs = gerettet von beiden { $both }, nur von A { $a }, nur von B { $b }, von keiner { $neither }
lab-difference = A - B: { $difference } Punkte ({ $level }-Intervall { $low } bis { $high }), p { $p } (McNemar)
lab-better = { $better ->
    [a] A ist besser.
    [b] B ist besser.
   *[none] Keine ist nachweislich besser.
}

## When it does not go as planned.

lab-interrupted = abgebrochen: fertig { $done } von { lab-games }; was fertig ist, bleibt erhalten
error-lab-games = --games { $games }: mindestens eine Partie muss sein
error-lab-workers = --workers { $workers }: mindestens ein Prozess muss sein
error-lab-crew = Mannschaft { $crew }: Bots: { $bots }, Gnome: { $gnomes }; nenne einen Bot für alle oder einen für jeden
error-lab-sizes = vergleichen lassen sich gleich große Mannschaften: A ({ $a }) hat { $gnomes_a } Gnome, B ({ $b }) hat { $gnomes_b }
error-lab-worker = ein Prozess ist gestorben; vielleicht hat ein Bot ihn beendet
