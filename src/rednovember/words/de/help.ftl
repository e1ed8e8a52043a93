### Help in the terminal: one screen for the beginning, and topics.
###
### `# ` begins a heading. ` :: ` parts what is typed or shown from what it means. Other lines flow together up to an
### empty one: where they are broken here does not matter. Words that are typed are not translated.

help-start =
    # DAS ZIEL
    Bring die Zeitsteine aller lebenden Gnome auf 0, ehe das Boot verloren ist: durch eine Katastrophenanzeige auf 10,
    durch einen Katastrophenmarker, an dem alle vorbei sind, oder aus Mangel an Gnomen.
    # EIN ZUG
    Beweg dich nach Belieben, führ eine Aktion aus, dann `done`. Beende nie einen Zug im Feuer oder bei hohem Wasserstand.
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

help-unknown = Zu „{ $word }“ gibt es keine Hilfe{ $nearest ->
    [none] . Themen: { $topics }.
   *[other] ; meintest du `help { $nearest }`?
}

help-turn =
    # EIN ZUG
    Er gehört dem Gnom, der in der Zeit am weitesten zurückliegt, im Stapel dem obersten. Gut möglich, dass gleich noch
    einmal derselbe drankommt. Ein Zug hat vier Teile:
    Bewegung :: beliebig oft: eine Luke öffnen, dann hindurch oder stehen bleiben
    Aktion :: genau eine, wenn noch Minuten dafür da sind
    Ohnmachtsprobe :: nur nach Grog: Zahl einer Ereigniskarte gegen deinen Rauschzustand
    Aktualisierung :: der Zeitstein folgt dem Geist und trifft jedes Symbol unterwegs

    `done` schließt die Aktion ab und löst den Rest aus. Wer dann im Feuer oder bei hohem Wasserstand steht, stirbt;
    ebenso, wer den Zug im Meer begonnen hat und noch dort ist.
    # WAS EINE REPARATURAKTION BRAUCHT
    Wähle 1 bis 10 Minuten und zähle dazu, was deine Objekte bringen: Ein Wurf von so viel oder weniger gelingt.
    Misslingt er, ist nur die Zeit weg; brennt es, musst du aber sofort hinaus.

help-deciding =
    # ENTSCHEIDEN
    Tippe eine Nummer der Liste, ihre Wörter oder mehrere Entscheidungen mit `;` dazwischen. Enter allein zeigt die Liste
    noch einmal oder nimmt die einzige, die sich lohnt. Bei Objekten, Räumen und Gnomen genügt der Anfang des Namens.
    go 5 :: dorthin gehen (go engine, go sea); fragt, ehe es ein Objekt verbraucht
    go 8 draw 4 :: dorthin gehen und handeln
    fix engine 5 :: auch von anderswo: erst hingehen
    3 5 :: Nummer 3 der Liste, mit 5 Minuten
    use grog :: vor dem Wurf, dem es helfen soll
    open 5; enter :: dasselbe Schritt für Schritt (oder stay)
    unblock 1 4 :: die Luke zu Raum 1, 4 Minuten
    trade Boris grog :: diese Objekte anbieten; `trade Boris` allein bietet keine an
    give coffee :: die Antwort auf ein Angebot; `give` allein gibt nichts
    discard grog grog :: was weg soll, jede Karte mit Namen
    wait :: keine Aktion, eine Minute
    done :: Ende des Zuges

help-commands =
    # BEFEHLE
    look, l :: der ganze Spielplan: Boot, Anzeigen, Zeit, Mannschaft
    status, s :: alles, was du jetzt wissen musst, mit allen Handkarten
    list, menu :: noch einmal die Entscheidungen
    hand :: wer was hat und wie man es tippt
    log, log 5, log all :: die Geschichte dieses und des letzten Zuges, von fünf Zügen, die ganze; stille Züge der Bots auch
    undo, undo 3 :: die letzte Zeile zurücknehmen, oder drei; das Glück bleibt dasselbe
    odds, odds engine :: was jede Aktion brächte, je nach Minuten und Objekten; hier oder dort
    advice, hint :: die besten Pläne, ihre Rettungschance und warum
    take 1 :: tun, was Plan 1 vorschlägt
    why M2, why :: eine Regel in Worten; allein: die der letzten Ablehnung
    rules, rules WORT :: die Regeln, alle mit Titel; die zu einer Karte, einem Raum, irgendeinem Wort
    lang, lang en :: welche Sprache gesprochen wird; in einer anderen weiterspielen
    style dry, style lively :: nur die Fakten erzählen oder die ganze Geschichte
    save, save DATEI :: ein Logbuch schreiben
    quit, q :: speichern und beenden; Strg-C und Strg-D speichern auch
    quit! :: beenden, ohne zu speichern
    help WORT :: mehr zu einem Thema, oder was die Regeln dazu sagen

help-items =
    # OBJEKTE
    Ein Objekt wird im eigenen Zug eingesetzt, vor dem Wurf, dem es helfen soll, und wirkt den ganzen Zug. Beliebig
    viele sind erlaubt, und alles zählt zusammen.
    Grog :: +3 auf jede Reparaturaktion, Zutritt zu brennenden Räumen; Rauschzustand +1 und eine Ohnmachtsprobe
    Werkzeugkiste :: +3 auf Maschine, Luftversorgung, Reaktor
    Handbücher :: +4 auf ihr Gebiet: Maschine, Luftversorgung (Pumpenhandbuch), Reaktor
    Abbruchcode :: +4 auf Raketenstart abbrechen
    Feuerlöscher :: +3 auf Feuer löschen, Zutritt zu brennenden Räumen
    Brechstange :: +3 auf Lukenblockierung aufheben
    Lenzpumpe :: +3 auf Wasser abpumpen
    Harpune :: +4 auf Krake jagen (erste Ausgabe: Harpunengewehr)
    Kaffee :: Rauschzustand um bis zu 2 herunter
    Glücksbringer :: die nächsten 3 Ereignis-Symbole des Zuges zählen nicht
    Tauchgerät :: hinaus ins Meer, mit Luft für einen Zug

    Gezogen wird im Ausrüstungslager (höchstens 4, eine je Minute), Grog in der Kapitänskajüte (höchstens 2). Ein
    Handlimit gibt es erst, wenn ein Ereignis es will.

help-events =
    # EREIGNISSE
    Ein Zeitstein, der auf ein Ereignis-Symbol rückt, deckt eine Ereigniskarte auf.
    Feuer, Feuer greift über :: ein Raum brennt, die Ersticken-Anzeige steigt
    Leck :: ein Raum mit hohem Wasserstand
    Unterwasser-Strömung :: aus niedrigem Wasserstand wird überall hoher
    Luke blockiert :: eine Innenluke wird blockiert
    Tauchen, Alarmtauchen :: der Druck steigt um 1 oder um 2
    Reaktor-Erwärmung, -Fehlfunktion :: die Hitze steigt um 1 oder um 2
    Ausfall der Maschine :: Marker Zerquetscht!, 10 Minuten voraus
    Ausfall der Luftversorgung :: Marker Erstickt!, 10 Minuten voraus
    Raketen-Countdown :: Marker Raketenstart!, 10 Minuten voraus
    Krake :: Marker Krake!, 15 Minuten voraus
    Turbulenz, Stolpern :: jeder behält höchstens 4 Objekte; du höchstens 1
    Friendly Fire :: ein Feuer, ein Leck, jeder behält höchstens 4 Objekte
    Überhitzt! :: wer Grog hat, trinkt einen
    Atempause :: nichts, ausnahmsweise

    Reparaturen setzen eine Anzeige auf 5 zurück, oder auf 1, wenn sie nicht höher als 5 steht, und nehmen ihren Marker
    weg, falls der Geist nicht schon vorbei ist.

help-water =
    # WASSER
    Niedriger Wasserstand :: eine Minute mehr beim Betreten, zwei mehr für jede Aktion außer `pump` und `wait`
    Hoher Wasserstand :: kein Weg hinein, drinnen nur `wait`, und der Tod für alle, die darin einen Zug beenden

    Geht zwischen hohem Wasserstand und einem trockenen Raum eine Luke auf, fließt das Wasser: Beide Räume haben dann
    niedrigen Wasserstand, und ein Feuer ist aus. Hoher und niedriger gleichen sich nicht aus, und von der niedrigen
    Seite geht die Luke nicht auf: erst abpumpen (erste Ausgabe: Sie geht auf, nur ohne Wirkung). `pump` wirkt nur bei
    niedrigem Wasserstand.

help-fire =
    # FEUER
    Einen brennenden Raum darf ein Gnom nur betreten, wenn in diesem Zug Grog oder ein Feuerlöscher eingesetzt wurde;
    dort geht nichts außer `extinguish`, und wer darin einen Zug beendet, stirbt.

    Misslingt es, musst du sofort hinaus, mit einer Bewegung zu den üblichen Kosten; wer keinen Weg findet, stirbt (erste
    Ausgabe: bleibt und stirbt am Ende des Zuges, wenn es dann noch brennt). Auch Wasser löscht: Öffne eine Luke zu hohem
    Wasserstand. Ein Raum, in dem Wasser steht, fängt kein Feuer.

help-time =
    # ZEIT
    Die Zeit läuft von 60 bis 0, der Rettung. Minuten, die du verbrauchst, bewegen den Geist; bei `done` folgt ihm dein
    Zeitstein Feld für Feld und trifft jedes Symbol: erst das Ereignis, dann das Objekt.

    Nichts darf den Geist über die 0 hinausbringen. Das Boot ist verloren, sobald alle an einem Katastrophenmarker
    vorbei sind; eine Reparatur, die erst hinter ihrem Marker endet, kommt zu spät.
    # AUF DER ZEITLEISTE
    ! :: ein Ereignis
    + :: ein Objekt
    & :: beides
    A, B, C :: Zeitsteine, jeweils der oberste eines Stapels
    z, e, r, k :: Katastrophenmarker: Zerquetscht!, Erstickt!, Raketenstart!, Krake!
    % oder G :: der Geist, wo sonst nichts steht

help-signs =
    # ZEICHEN AUF DEM SPIELPLAN
    o, X :: eine Luke; eine blockierte Luke
    ^ ^ ^ :: Feuer
    ~~~ :: niedriger Wasserstand am Boden, hoher überall
    {"*"}Anna :: ist am Zug
    (Anna) :: ist ohnmächtig
    Maximi. :: ein zu langer Name geht noch weiter
    A, B, 3 :: Gnome im Gedränge mit Anfangsbuchstaben, bei gleichen mit Platznummern
    +3 :: drei weitere
    # ZEICHEN DER ANZEIGEN
    {"["}###.*.....] 3 :: wie hoch eine Katastrophenanzeige steht; auf ihren Stern setzt eine Reparatur sie zurück
    # DIE MANNSCHAFT
    steht in der Reihenfolge ihrer Züge: Name, Zeit, Ort, Rausch und Hand. `hand` zeigt, was in einer kurzen Zeile
    fehlt.
