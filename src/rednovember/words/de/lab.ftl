### The lab: `rednovember sim` and `rednovember compare`. Rates, times and speeds come as texts.

lab-bar = [{ $bar }] { $done }/{ $total }  { $speed }/s  noch { $left }

lab-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
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
lab-turns = { $turns } Züge und { $deaths } Tote je Spiel
lab-faults = Bot { $bot }: { $times ->
    [one] { $times } Fehler
   *[other] { $times } Fehler
}, ersetzt durch Standardzüge; der erste: { $reason }
lab-speed = { $speed } Spiele/s ({ $seconds } s, { lab-workers })

## Two crews.

lab-compare = je { lab-games } mit denselben Seeds, { $gnomes } Gnome, Seed { $seed }
lab-crew = { $letter }: { $crew }: gerettet { $rate } ({ $rescued } von { $games }; { $level }-Intervall { $low } bis { $high })
lab-pairs = gerettet von beiden { $both }, nur von A { $a }, nur von B { $b }, von keiner { $neither }
lab-difference = A − B: { $difference } Prozentpunkte ({ $level }-Intervall { $low } bis { $high }), p { $p } (McNemar)
lab-better = { $better ->
    [a] A ist besser.
    [b] B ist besser.
   *[none] Keine ist nachweislich besser.
}

## Two crews, until it is settled.

lab-difference-settled = A − B: { $difference } Prozentpunkte ({ $level }-Intervall { $low } bis { $high }; es gilt, wie früh ein Lauf auch endet)
lab-settled = { $answer ->
    [a] Es steht fest: A ist besser.
    [b] Es steht fest: B ist besser.
    [alike] Es steht fest: Der Unterschied ist kleiner als { $margin } Prozentpunkte.
   *[none] Es steht noch nicht fest, was besser ist oder ob der Unterschied kleiner als { $margin } Prozentpunkte ist.
}
lab-settled-early = { $answer ->
    [alike] Damit endete der Lauf, nach { $pairs } von je höchstens { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    }; alle Intervalle berücksichtigen das.
   *[other] Damit endete der Lauf, nach { $pairs } von je höchstens { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    }; alle Intervalle berücksichtigen das. Der Unterschied selbst fällt in einem Lauf, der früh endet, eher zu groß aus.
}

## When it does not go as planned.

lab-interrupted = abgebrochen: fertig sind { $done } von { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}; die Zahlen gelten für diese, und nichts wird aufgehoben
lab-interrupted-kept = abgebrochen: fertig sind { $done } von { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}; was fertig ist, bleibt erhalten: Derselbe Befehl macht dort weiter
error-lab-games = --games { $games }: mindestens ein Spiel muss sein
error-lab-games-most = --games { $games }: ein Lauf hat höchstens { $most } Spiele
error-lab-workers = --workers { $workers }: mindestens ein Prozess ist nötig
error-lab-crew = Mannschaft { $crew }: Bots: { $bots }, Gnome: { $gnomes }; nenne einen Bot für alle oder einen für jeden
error-lab-sizes = vergleichen lassen sich gleich große Mannschaften: A ({ $a }) hat { $gnomes_a } Gnome, B ({ $b }) hat { $gnomes_b }
error-lab-unfinished = { $reason }; die Zahlen gelten für { $done } von { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}
error-lab-kept = { $reason }; { $done } von { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
} bleiben erhalten, derselbe Befehl macht dort weiter
error-lab-worker = ein Prozess ist gestorben; vielleicht hat ein Bot ihn beendet
error-lab-alone = nenne eine zweite Mannschaft oder sag, was B anders macht (--b-edition, --b-option, --b-board)

## Files. `$key` names in what two runs differ, as their origin has it: seed, games, crew, board and so on.

error-lab-not-installed = dafür braucht es weitere Pakete („{ $module }“ fehlt): pip install { $package }
error-lab-turns-alone = --turns braucht --out: Die Züge gehören zu einer Datei mit Spielen
error-lab-no-file = { $file }: das ist keine gewöhnliche Datei; nenne eine, die geschrieben werden soll
error-lab-same-file = { $file }: Spiele und Züge brauchen je eine eigene Datei
error-lab-turns-gone = { $file }: die Züge zu { $games } fehlen, obwohl alle Spiele dort gespielt sind; nenne die Datei, die sie enthält, oder entferne { $games } und spiele noch einmal
error-lab-not-read = { $file }: kann nicht gelesen werden: { $reason }
error-lab-not-parquet = { $file }: das ist keine Parquet-Datei, oder sie ist beschädigt
error-lab-not-ours = { $file }: diese Parquet-Datei stammt nicht aus dem Labor
error-lab-format = { $file }: von Version { $program } im Format { $format } geschrieben, diese hier liest Format { $known }; lass die Spiele noch einmal laufen
error-lab-other-run = { $file }: enthält einen anderen Lauf (Unterschied: { $key }); wähle einen anderen Namen oder verschiebe die Datei
error-lab-chunks = { $folder }: enthält die fertigen Teile eines anderen Laufs (Unterschied: { $key }); wähle einen anderen Namen oder entferne den Ordner
error-lab-busy = { $folder }: dort arbeitet schon ein anderer Prozess
error-lab-not-written = { $file }: kann nicht geschrieben werden: { $reason }; { $done } von { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
} bleiben erhalten, derselbe Befehl macht dort weiter

## A cluster.

error-lab-cluster-missing = --cluster { $cluster }: dort antwortet kein Dask-Scheduler
error-lab-cluster-idle = --cluster { $cluster }: der Cluster hat keine Worker; starte welche und versuche es noch einmal
error-lab-cluster-died = --cluster { $cluster }: der Cluster ist nicht mehr da
error-lab-cluster-version = auf den Workern des Clusters läuft eine andere Version von rednovember; installiere überall dieselbe
error-lab-cluster-task = ein Worker des Clusters ist gescheitert: { $reason }
