### For whoever merges: messages that are new or changed since de/*.ftl of the branch de.
### Each replaces the one of its name.

## help.ftl: the union of what the branches cli (`lang`), rules (`rules`, the first edition) and main (`learn`) have.

help-start =
    # DAS ZIEL
    Bringt die Zeitsteine aller lebenden Gnome auf 0, ehe das Boot verloren ist: durch eine Katastrophenanzeige auf 10,
    durch einen Katastrophenmarker, an dem alle vorbei sind, oder aus Mangel an Gnomen.
    # EIN ZUG
    Beweg dich nach Belieben, führ eine Aktion aus, dann `done`. Beende nie einen Zug in Feuer oder hohem Wasserstand.
    # ENTSCHEIDEN
    Tippe eine Nummer der Liste oder ihre Wörter; Enter allein zeigt die Liste noch einmal.
    go 5 :: dorthin gehen (auch: go engine, go sea)
    go 8 draw 4 :: dorthin gehen und handeln
    3 5 :: Nummer 3 der Liste, mit 5 Minuten
    done :: den Zug beenden
    # WEITERE BEFEHLE
    look, status :: der ganze Spielplan; alles, was du jetzt wissen musst
    list, hand :: noch einmal die Entscheidungen; wer was hat
    log, undo :: die Geschichte bisher; die letzte Zeile zurücknehmen
    odds, advice, rules :: die Chancen; die besten Pläne; die Regeln (auch: rules brechstange)
    save, quit :: ein Logbuch schreiben; speichern und beenden
    # MEHR
    `help` mit einem Wort sagt mehr: turn, deciding, commands, items, events, water, fire, time, signs.
    `rednovember learn` bringt dir das Spiel beim Spielen bei, in ein paar Minuten.

help-commands =
    # BEFEHLE
    look, l :: der ganze Spielplan: Boot, Anzeigen, Zeit, Mannschaft
    status, s :: alles, was du jetzt wissen musst, mit allen Händen
    list, menu :: noch einmal die Entscheidungen
    hand :: wer was hat und wie man es tippt
    log, log 5, log all :: die Geschichte dieses und des letzten Zuges, von fünf Zügen, die ganze; stille Züge der Bots auch
    undo, undo 3 :: die letzte Zeile zurücknehmen, oder drei; das Glück bleibt dasselbe
    odds, odds engine :: was jede Aktion brächte, je nach Minuten und Objekten; hier oder dort
    advice, hint :: die besten Pläne, ihre Rettungschance und warum
    take 1 :: tun, was Plan 1 des Rats sagt
    why M2, why :: eine Regel in Worten; allein: die der letzten Ablehnung
    rules, rules WORD :: die Regeln, alle mit Titel; die zu einer Karte, einem Raum, irgendeinem Wort
    lang, lang en :: welche Sprache gesprochen wird; in einer anderen weiterspielen
    save, save FILE :: ein Logbuch schreiben
    quit, q :: speichern und beenden; Strg-C und Strg-D speichern auch
    quit! :: beenden, ohne zu speichern
    help WORD :: mehr zu einem Thema, oder was die Regeln dazu sagen

help-water =
    # WASSER
    Niedriger Wasserstand :: eine Minute mehr beim Betreten, zwei mehr für jede Aktion außer `pump` und `wait`
    Hoher Wasserstand :: kein Weg hinein, drinnen nur `wait`, und der Tod für alle, die darin einen Zug beenden

    Eine Luke zwischen hohem Wasserstand und einem trockenen Raum lässt es fließen, wenn sie aufgeht: Beide haben dann
    niedrigen Wasserstand, und ein Feuer ist aus. Neben niedrigem Wasserstand fließt hoher nicht, und von der niedrigen
    Seite geht die Luke nicht auf: erst abpumpen (erste Ausgabe: Sie geht auf, nur ohne Wirkung). `pump` wirkt nur bei
    niedrigem Wasserstand.

help-fire =
    # FEUER
    Einen brennenden Raum darf ein Gnom nur betreten, wenn in diesem Zug Grog oder ein Feuerlöscher eingesetzt wurde;
    dort geht nichts außer `extinguish`, und wer darin einen Zug beendet, stirbt.

    Misslingt es, musst du sofort hinaus, mit einer Bewegung zu den üblichen Kosten; wer keinen Weg findet, stirbt (erste
    Ausgabe: bleibt und stirbt am Ende des Zuges, wenn es dann noch brennt). Auch Wasser löscht: Öffne eine Luke zu hohem
    Wasserstand. Ein Raum, in dem Wasser steht, fängt kein Feuer.
