### The lab's report: `rednovember report`. Rates, points and means come as texts, with their intervals
### (`study-interval`); $gnomes, $games and $count are whole numbers.

## The command line.

cli-report-help = eine Seite mit Diagrammen zu Spielen erstellen, die `sim` abgelegt hat
cli-report-description = Schreibt eine HTML-Seite über die Spiele in Parquet-Dateien von `rednovember sim --out`: Diagramme, jedes mit Intervallen und einem Satz, der sagt, was zu sehen ist. Auch Dateien mit Zügen (`--turns`) lassen sich nennen und tragen dazu bei. Die Seite lädt nichts von anderswo. Braucht das Extra `lab`. Exit-Status: 0 geschrieben, 2 falsche Eingabe.
cli-report-files = Dateien mit Spielen und mit Zügen
cli-report-output = wohin die Seite geschrieben wird (Vorgabe: neben die erste Datei, mit der Endung .html)
cli-report-plots = jedes Diagramm auch als SVG und PNG in diesen Ordner schreiben
study-written = { $file }: geschrieben, mit { $count ->
    [one] { $count } Diagramm
   *[other] { $count } Diagrammen
}

## What is wrong with a file.

error-lab-no-rows = { $file }: enthält keine Zeilen
error-lab-no-games = { $file }: ein Bericht braucht eine Datei mit Spielen; diese enthält nur Züge
error-lab-same-games = { $file }: enthält dieselben Spiele wie { $other }, sie würden doppelt zählen; nenne nur eine der Dateien
error-lab-columns = { $file }: { $count ->
    [one] es fehlt die Spalte { $column }
   *[other] es fehlen die Spalte { $column } und andere, zusammen { $count }
}; lass die Spiele noch einmal laufen
error-lab-column-kind = { $file }: die Spalte { $column } enthält nicht, was sie soll; lass die Spiele noch einmal laufen
error-lab-turns-apart = { $file }: diese Züge gehören nicht zu den genannten Spielen (Unterschied: { $key }); nenne die Datei mit Spielen, die mit ihnen geschrieben wurde
error-lab-report-name = { $file }: eine Seite darf nicht heißen wie eine Parquet-Datei; wähle einen Namen, der auf .html endet
error-lab-report-over = { $file }: aus dieser Datei entsteht der Bericht; schreibe die Seite in eine andere (-o) und Diagramme in einen anderen Ordner (--plots)
error-lab-report-twice = { $file }: Seite und Diagramme brauchen je eine eigene Datei; wähle einen anderen Namen für die Seite

## The page.

study-title = Was { $games ->
    [one] { $games } Spiel zeigt
   *[other] { $games } Spiele zeigen
}
study-lead = Jedes Intervall ist ein { $level }-Intervall: Von zwanzig enthalten etwa neunzehn den wahren Wert, oder mehr, wo viele nebeneinanderstehen. Wo Intervalle beide Antworten zulassen, sagt der Satz, dass kein Unterschied zu erkennen ist. All das gilt für die Mannschaften, die hier genannt sind: Bei anderen Spielern kann es anders aussehen.
study-column-setup = Mannschaft und Regeln
study-column-games = Spiele
study-column-rescued = Gerettet
study-count = { $count }
study-more-setups = Und { $count ->
    [one] { $count } weiterer Aufbau
   *[other] { $count } weitere Aufbauten
}.
study-method = Für Quoten stehen Wilson-Intervalle, für Differenzen von Quoten Newcombe-Intervalle, für Mittelwerte und Steigungen solche der Normalverteilung. Wo Spiele aus mehreren Aufbauten beisammenstehen, zählt jedes Spiel einmal; was eine Karte wert ist, wird nur innerhalb eines Aufbaus verglichen.
study-file = { $file }: { $rows ->
    [turns] Züge
   *[games] Spiele
}, Version { $program }, Seed { $seed }
study-interval = { $value } ({ $low } bis { $high })
study-shared = Bis zu { $count } der Dateien haben denselben Seed, ihre Spiele hatten also dasselbe Glück: Wo Spiele aus mehreren Aufbauten beisammenstehen, ist jedes Intervall so breit, als wäre von { $count } Spielen nur eins gespielt worden (ein eigener Seed für jede Datei macht die Intervalle schmaler).
study-or-more = { $left }, { $right }
study-or-last = { $left } oder { $right }
study-or-others = { $name } (in Frage kommen noch { $count })
study-which = Was davon zutrifft, ist nicht zu erkennen.
study-gnomes = { $gnomes ->
    [one] { $gnomes } Gnom
   *[other] { $gnomes } Gnome
}
study-board = Spielplan { $board }
study-option-off = ohne: { $option }
study-window = { $first }–{ $last }
study-rescued-axis = gerettet
study-points-axis = Änderung der Rettungsquote in Prozentpunkten
study-worth-axis = Prozentpunkte der Rettungsquote gegenüber einer mittleren Karte
study-no-turns = Die Dateien enthalten keine Züge, deren Rettungschance bekannt ist: `rednovember sim --out SPIELE.parquet --turns ZUEGE.parquet` schreibt sie.

## Rescue by the size of the crew.

study-size-title = Wie oft wird das Boot gerettet?
study-size-across = Gnome
study-size-one = { $crew }: Mit { $gnomes ->
    [one] { $gnomes } Gnom
   *[other] { $gnomes } Gnomen
} liegt die Rettungsquote in { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
} bei { $rate }.
study-size-best = am besten mit { $sizes } Gnomen, { $rate } gerettet.
study-size-worst = Am schlechtesten mit { $sizes } Gnomen, { $rate }.
study-size-many = { $crew }: { $told }
study-size-same = { $crew }: Zwischen den Größen der Mannschaft ist kein Unterschied zu erkennen.
study-crews-more = Mit { $gnomes ->
    [one] { $gnomes } Gnom
   *[other] { $gnomes } Gnomen
} ist { $a } besser als { $b }, um { $points } Prozentpunkte.
study-crews-same = Mit { $gnomes ->
    [one] { $gnomes } Gnom
   *[other] { $gnomes } Gnomen
} ist zwischen { $a } und { $b } kein Unterschied zu erkennen: { $points } Prozentpunkte.
study-size-note = Spiele mit den üblichen Optionen, wenn es welche gibt. Die Achse reicht von keinem Spiel bis zu allen.

## Options.

study-options-title = Was ändern die Optionen?
study-options-worse = Am schwersten: { $option }, { $points } Prozentpunkte.
study-options-better = Am leichtesten: { $option }, { $points } Prozentpunkte.
study-options-unclear = Bei { $count } von { $of } ist kein Unterschied zu erkennen.
study-options-none = Keine zwei Aufbauten in den Dateien unterscheiden sich in genau einer Option: `rednovember sim --option NAME --out ANDERE.parquet` schreibt, was sich vergleichen lässt.
study-options-note = Jede Zeile vergleicht Spiele mit einer Option und Spiele aus einem Aufbau, der sich in nichts sonst unterscheidet. Was zwei Optionen zusammen bewirken, sagt sie nicht. Die Intervalle sind so breit, dass sie für alle Zeilen zugleich gelten.

## Losses.

study-losses-title = Was versenkt das Boot?
study-losses-axis = aller Spiele
study-losses-none = Kein Boot ging verloren.
study-losses-first = Am häufigsten: „{ $reason }“, { $rate } aller Spiele; Vorsprung vor „{ $second }“: { $points } Prozentpunkte.
study-losses-same = „{ $reason }“ beendet { $rate } aller Spiele; ein Unterschied zu „{ $second }“ ist nicht zu erkennen: { $points } Prozentpunkte.
study-losses-note = Das Letzte, was geschah, nicht das Erste, was schiefging.

## Danger over time.

study-danger-title = Wann geht das Boot verloren?
study-danger-across = Minuten seit dem Anfang
study-danger-axis = derer, die noch fahren
study-danger-first = Am gefährlichsten sind die Minuten { $window }: Von den Booten, die so weit kamen, gingen in ihnen { $rate } verloren.
study-danger-note = Boote, die schon verloren sind, zählen nicht mehr mit, damit keine frühe Gefahr eine späte verdeckt. Die Minuten sind die des Gnoms, der am weitesten zurück ist. Je sechs Minuten des gedruckten Spielplans enthalten zwei Ereignisse, und drei gegen Ende, wo sie dichter liegen: Kein Abschnitt wirkt schlimmer, nur weil er hier oder dort beginnt.

## The chance of rescue over time.

study-outlook-title = Wie verläuft die Rettungschance?
study-left-axis = Minuten, die der Gnom am Zug noch hat
study-chance-axis = Rettungschance
study-outlook-saved = gerettete Boote
study-outlook-lost = verlorene Boote
study-outlook-seen = { $fewest } bis { $most } Minuten vor dem Ende stehen Boote, die gerettet werden, bei { $saved }, und Boote, die verloren gehen, bei { $lost }; unterscheiden lassen sie sich von { $apart } bis { $until } Minuten vor dem Ende.
study-outlook-same = { $fewest } bis { $most } Minuten vor dem Ende stehen Boote, die gerettet werden, bei { $saved }, und Boote, die verloren gehen, bei { $lost }: Ein Unterschied ist nicht zu erkennen.
study-outlook-one = Alle Boote nahmen dasselbe Ende, es gibt also nichts zu vergleichen.
study-outlook-note = Die Chance ist die Einschätzung des Bots captain, die an Spielen des Bots bosun gelernt wurde; die Bänder sind die Intervalle der Mittelwerte, so breit, dass sie an allen Punkten zugleich gelten. Ein Punkt steht für fünf Minuten, in denen jedes Spiel einmal zählt, und ist in ihrer Mitte eingezeichnet.

## Deaths.

study-deaths-title = Wo sterben Gnome?
study-deaths-axis = Tote in hundert Spielen
study-deaths-none = Kein Gnom starb.
study-deaths-first = Die meisten sterben hier: { $place }, { $number } in hundert Spielen.
study-deaths-note = Wo Gnome viel arbeiten, sterben auch mehr: Das ist nicht die Gefahr einer Minute, die man dort zubringt. Die Intervalle sind so breit, dass sie für alle Orte zugleich gelten.

## What cards are worth.

study-worth-none = Für eine Aussage sind es zu wenige Spiele.
study-worth-unclear = Bei { $count } von { $of } Sorten ist kein Unterschied zu einer mittleren Karte zu erkennen.
study-events-title = Welche Ereignisse schaden am meisten?
study-events-worst = Am schlimmsten: { $card }, { $points } Prozentpunkte, sooft es statt eines anderen Ereignisses aufgedeckt wird.
study-events-best = Am besten: { $card }, { $points } Prozentpunkte.
study-events-note = In langen Spielen werden von jeder Sorte mehr Karten aufgedeckt; darum wird für jedes Spiel geprüft, ob eine Sorte öfter kam, als es ihrem Anteil an den aufgedeckten Karten entspricht. Das ist allein Glück, und was damit einhergeht, bewirkt die Karte. Wann eine Karte am meisten schadet und was zwei zusammen bewirken, lässt sich so nicht sagen. Der Krake fehlt: Er kommt erst spät in den Stapel, nur Boote, die lange durchhalten, begegnen ihm. Die Intervalle sind so breit, dass sie für alle Sorten zugleich gelten.
study-items-title = Was ist jedes Objekt wert?
study-items-worst = Am wenigsten: { $card }, { $points } Prozentpunkte, wenn die Karte am Anfang statt einer anderen ausgeteilt wird.
study-items-best = Am meisten: { $card }, { $points } Prozentpunkte, wenn die Karte am Anfang statt einer anderen ausgeteilt wird.
study-items-note = Gezählt werden nur die Karten, die am Anfang ausgeteilt werden, denn sie verteilt allein das Glück; spätere Karten bekommt, wer Zeit zum Ziehen hat. Was ein Objekt spät im Spiel wert ist, lässt sich so nicht sagen. Die Intervalle sind so breit, dass sie für alle Sorten zugleich gelten.

## Grog.

study-grog-title = Hilft Grog am Anfang?
study-grog-across = Grog, der Mannschaft am Anfang ausgeteilt ({ $setup })
study-grog-most = { $number } oder mehr
study-grog-none = Für eine Aussage sind es zu wenige Spiele.
study-grog-pays = Er hilft: Jeder Grog statt einer anderen Karte ändert die Rettungsquote um { $points } Prozentpunkte.
study-grog-costs = Er hilft nicht: Jeder Grog statt einer anderen Karte ändert die Rettungsquote um { $points } Prozentpunkte.
study-grog-same = Ein Unterschied ist nicht zu erkennen: Jeder Grog statt einer anderen Karte ändert die Rettungsquote um { $points } Prozentpunkte.
study-grog-note = Die Säulen sind die Spiele aus dem Aufbau mit den meisten Spielen; der Satz berücksichtigt alle, jeden Aufbau für sich. Grog, der getrunken wurde, und Grog, der liegen blieb, lassen sich so nicht unterscheiden.
study-drink-title = Wann lohnt sich Grog?
study-drink-axis = Prozentpunkte der Rettungschance, mit Grog gegen ohne
study-drink-level = vorher Stufe { $level }
study-drink-pays = Auf Stufe { $level } lohnt er sich: { $points } Prozentpunkte.
study-drink-costs = Auf Stufe { $level } schadet er: { $points } Prozentpunkte.
study-drink-same = Auf Stufe { $level } ist kein Unterschied zu erkennen: { $points } Prozentpunkte.
study-drink-note = Züge mit einer Reparatur und Grog gegen Züge mit derselben Reparatur und ohne, von einem gleich betrunkenen Gnom, bei etwa gleicher Chance und Minute; der Gewinn ist die Einschätzung des Bots captain nach dem Zug weniger der davor. Ein Bot trinkt, wenn er es am nötigsten hat; was er darüber hinaus wusste, lässt sich vom Grog nicht trennen. Die Intervalle sind so breit, dass sie für alle Stufen zugleich gelten.
