### Learning to play: guided lessons.
###
### A remark is shown before a step of a lesson; the last part says what to do now. Which arguments there are, the English
### file tells at its head. The learner is du, also where English speaks of the gnome; { minutes } is in game.ftl.

## The lessons: titles, and what they are about.

learn-first-game-title = Das erste Spiel
learn-first-game-text = Zwanzig Minuten vor der Rettung: Gehen, Wasser, Feuer, Reparaturen, Ereignisse und Grog. Dauert ein paar Minuten.
learn-example-turn-title = Der Beispielzug
learn-example-turn-text = Das Beispiel aus dem Regelheft, Schritt für Schritt: ein Gnom, ein Zug, ein Grog zu viel.

## The first game. Anna (the learner) begins in the Captain's Cabin (10), 20 minutes before the rescue.

learn-first-welcome =
    Willkommen an Bord der Roter November! Sie brennt, leckt und läuft heiß, und bis zur Rettung sind es noch { $time }
    Minuten. Du bist { $gnome }; { $mate } und { $other } sind deine Mannschaft. Ihr habt je einen Zeitstein, der die
    Minuten herunterzählt: Kommen alle auf der 0 an („Gerettet!“), habt ihr alle gewonnen. Erreicht vorher eine
    Katastrophenanzeige die { $end }, habt ihr alle verloren. Man kann auch noch anders verlieren. Das lernst du noch
    kennen.
learn-first-walk =
    Du stehst in der Kapitänskajüte, Raum 10, und hast nichts als einen Grog in der Tasche. Im Ausrüstungslager, Raum 8,
    liegt vielleicht etwas Brauchbares. Eine Luke zu öffnen kostet 1 Minute, in einen trockenen Raum weiterzugehen
    nichts. Mach einen Bogen um Raum 5: Dort ist hoher Wasserstand, und da kommt kein Gnom hinein.

    Tippe `go 8` und drück Enter. (Enter allein genügt auch: Es tut immer, was die Lektion will.)
learn-first-draw =
    Die Luke hat eine Minute gekostet: Der Geister-Zeitstein, kurz Geist, steht jetzt auf { $ghost }. Er zählt, was du
    verbrauchst, und dein eigener Zeitstein wartet auf { $time }, bis der Zug endet. Beweg dich, sooft du willst; danach
    kommt eine Aktion. Hier darfst du die Regale durchsuchen, eine Karte je Minute.

    Zwei müssen reichen, die Zeit ist knapp. Tippe `draw 2`.
learn-first-done =
    Ein Feuerlöscher und eine Werkzeugkiste. Entweder hast du Glück, oder jemand weiß, was kommt. Du hast dich bewegt und
    gehandelt, also endet der Zug: Dein Zeitstein läuft dem Geist nach, von { $time } auf { $ghost }, und auf jedem
    Ereignis-Symbol unterwegs deckt er eine Ereigniskarte auf. Eins liegt auf dem Weg.

    Tippe `done` und halt dich irgendwo fest.
learn-first-fire =
    Ein Feuer, und der Würfel hat sich die Raketensteuerung ausgesucht, Raum 7. Der Rauch hat die Ersticken-Anzeige
    auf { $asphyxiation } getrieben. Und schon bist du wieder am Zug: Dran ist immer, wer in der Zeit am weitesten
    zurückliegt. Du stehst auf { $time }, { $mate } auf { $mate_time }, { $other } auf { $other_time }. Lösch das
    Feuer: Es greift über, und mitten darin kann niemand arbeiten. Dafür braucht es Mut, und den geben nur Grog oder ein
    Feuerlöscher, eingesetzt im selben Zug.

    Du hast genau das richtige Gerät. Tippe `use fire_extinguisher`.
learn-first-enter-fire =
    Jetzt traust du dich, und das Löschen fällt dir auch noch leichter. Aber Vorsicht: Wer in einem brennenden Raum einen
    Zug beendet, ist tot. Geh also mit genug Minuten hinein, um etwas dagegen zu tun.

    Tippe `go 7`.
learn-first-extinguish =
    So geht jede Reparaturaktion: Wähle 1 bis 10 Minuten, zähle deinen Bonus dazu und wirf den zehnseitigen Würfel. Zeigt
    er höchstens die Summe, ist es gelungen. Hier machen { minutes } und +{ $bonus } zusammen { $chance } %. Misslingt es,
    jagen dich die Flammen aus dem Raum. (`odds` zeigt die Chancen von allem, was du tun könntest.)

    Tippe `extinguish 4`.
learn-first-fire-out =
    Aus, und Augenbrauen wachsen nach. Jetzt beende den Zug. Mehr Minuten, mehr Symbole: Auf deinem Weg zur { $ghost }
    liegen zwei.

    Tippe `done`.
learn-first-missiles =
    Zwei Karten, zwei Sorgen. Die Hitze ist auf { $heat } gestiegen. Und auf Feld { $missiles } liegt ein Katastrophenmarker:
    „Raketenstart!“ Sobald alle Gnome daran vorbei sind, ist das Boot verloren. Zum Glück stehst du in der
    Raketensteuerung und bist gleich noch einmal dran. Versuch es auf die Schnelle: { minutes }, { $chance } %. Geht das
    schief, ist Zeit für einen zweiten Versuch.

    Tippe `stop missiles 3`.
learn-first-failed =
    Zu hoch! Willkommen bei der Marine. Misslingt eine Reparatur, kostet das ihre Minuten und sonst nichts (nur das Feuer
    wirft dich hinaus); in deinem nächsten Zug darfst du es noch einmal versuchen. Es gibt auch gute Nachrichten: Neben
    Ereignis-Symbolen gibt es Objekt-Symbole, und dein Zeitstein trifft gleich auf eins.

    Tippe `done`.
learn-first-boris =
    Du hast einen Abbruchcode gefunden: wie bestellt. Aber du stehst jetzt auf { $time } und { $mate } auf { $mate_time }:
    Am Zug ist { $mate }, im Reaktorraum, mit einer Brechstange in der Hand und einer blockierten Luke vor der Nase.
learn-first-code =
    Die Luke zwischen dem Reaktorraum und Raum 5 ist wieder frei. Aber { $mate } steht auf { $mate_time } und { $other } auf
    { $other_time }, beide schon an „Raketenstart!“ vorbei. Nur du bist noch davor: Ziehst du an der { $missiles } vorbei,
    solange der Marker dort liegt, haben alle verloren. Also setz ein, was hilft, und zwar vor dem Wurf.

    Tippe `use deactivation_code`.
learn-first-again =
    Diesmal machen { minutes } und +{ $bonus } zusammen { $chance } %. Nimm dir nicht zu viel Zeit: Eine Reparatur, die erst
    hinter ihrem Marker endet, kommt zu spät, egal, was der Würfel sagt.

    Tippe `stop missiles 3`.
learn-first-stopped =
    Abgebrochen! Der Marker ist weg, und der große rote Knopf bekommt endlich eine Klappe.

    Tippe `done`.
learn-first-water =
    Und nun der Reaktor: Die Hitze steht auf { $heat }, und bei { $end } ist Schluss. Du stehst auf { $time } und bist am Zug,
    also geh selbst hin. Der Weg führt durch Raum 5 mit seinem hohen Wasserstand. Da kommt kein Gnom hinein, aber das
    Wasser kommt heraus: Öffne eine Luke zwischen hohem Wasserstand und einem trockenen Raum, und es fließt, bis beide
    niedrigen Wasserstand haben.

    Tippe `open 5`.
learn-first-low-water =
    Nasse Füße für alle. Einen Raum mit niedrigem Wasserstand zu betreten kostet 1 Minute, und jede Aktion darin
    { $low_water } mehr, außer Abpumpen und Warten: kein Ort zum Verweilen. (Mit `stay` könntest du auch bleiben, wo du
    bist: Die Luke fällt von selbst wieder zu. Heute nicht.)

    Tippe `enter`.
learn-first-reactor =
    Bei niedrigem Wasserstand fließt nichts weiter: Der Reaktorraum bleibt trocken, wenn du die Luke öffnest, die
    { $mate } freigemacht hat.

    Tippe `go 4`.
learn-first-toolbox =
    Der Reaktor summt eine Melodie, die er nicht kennen dürfte. Dir bleiben nur wenige Minuten, also lass deine Objekte die
    Arbeit tun: Ihre Boni addieren sich. Zuerst die Werkzeugkiste.

    Tippe `use toolbox`.
learn-first-grog =
    Und jetzt: Ingenieurskunst nach Gnomenart. Grog hilft bei jeder Reparaturaktion und macht Mut für brennende Räume. Der
    Preis: Dein Rauschzustand steigt, und am Ende des Zuges gibt es eine Ohnmachtsprobe. Du bist nüchtern, die Aussichten
    sind also gut. Prost!

    Tippe `use grog`.
learn-first-fix =
    { minutes } und +{ $bonus } machen { $chance } %. Gelingt es, geht die Hitze-Anzeige von { $heat } zurück auf den Stern bei
    { $star }. Eine Minute bleibt dann noch für den Heimweg.

    Tippe `fix reactor 2`.
learn-first-faint =
    Gerade so! Die Hitze ist zurück auf { $heat }. Nun zum Grog: Eine Ereigniskarte wird aufgedeckt, aber nur ihre Zahl gilt.
    Ist sie höchstens so hoch wie dein Rauschzustand, { $intoxication }, wirst du ohnmächtig und verlierst bis zu { $faint }
    Minuten, in denen du den Fußboden hütest. Bei einer höheren Zahl oder einem Strich bleibst du auf den Beinen.

    Tippe `done` und versuch, nüchtern auszusehen.
learn-first-others =
    Du stehst noch! Und hast du die Reaktor-Erwärmung gesehen? Ohne deine Reparatur wäre sie das Ende gewesen. Du bist jetzt
    auf { $time }, also sind { $mate } und { $other } zuerst dran. { $mate } macht mit dem Reaktor weiter. { $other } hat
    gehört, dass es in der Kapitänskajüte Grog gibt.
learn-first-wait =
    Der Reaktor hat sich beruhigt, und { $other } feiert schon. Alle anderen sind auf 0, und dir bleibt 1 Minute. Nichts zu
    tun dauert genau so lange.

    Tippe `wait`.
learn-first-home =
    Ein letztes Mal. Wenn der letzte Zeitstein auf der 0 ankommt und das Boot noch da ist, seid ihr gerettet.

    Tippe `done`.
learn-first-end =
    Das war das Spiel: bewegen, handeln, die Uhr im Auge behalten und die nächste Karte nehmen wie ein Gnom. Du hast ein
    Feuer gelöscht, den Raketenstart abgebrochen, den Reaktor gekühlt und trockene Füße behalten, mehr oder weniger. Noch
    vor dir: Abpumpen, Tauschen, ein Ausflug ins Meer und der Krake. `rules` erzählt von allem.

## The example turn. Geoff (the learner) is in Missile Control (7); 1 and 2 burn; Crushed! lies on 31.

learn-example-start =
    Das ist der Beispielzug aus dem Regelheft. Du bist { $gnome }, in der Raketensteuerung, auf { $time }, schon ziemlich
    betrunken (Rauschzustand { $intoxication }), mit einem Grog zur Hand. „Zerquetscht!“ liegt auf { $crushed }: Jemand
    muss an die Maschine, ehe alle daran vorbei sind. Aber der Maschinenraum brennt, und die Luftversorgung auf dem Weg
    dorthin auch.
learn-example-open =
    Der direkte Weg führt durch Raum 5, und der hat hohen Wasserstand. Raum 7 ist trocken: Eine offene Luke lässt das Wasser
    also fließen, und dann haben beide niedrigen Wasserstand. Das kostet 1 Minute für die Luke.

    Drück Enter oder tippe `open 5`.
learn-example-enter =
    Jetzt lässt sich Raum 5 betreten. Bei niedrigem Wasserstand hineinzuwaten kostet 1 Minute; ein trockener Raum würde nichts kosten.

    Drück Enter oder tippe `enter`.
learn-example-grog =
    Hinter der nächsten Luke brennt es. Ins Feuer geht niemand, ohne in diesem Zug Grog oder einen Feuerlöscher einzusetzen.
    Du, { $gnome }, hast nur den Grog. Der hilft auch beim Würfeln, und am Ende des Zuges verlangt er seinen Preis.

    Drück Enter oder tippe `use grog`.
learn-example-pumps =
    In die Luftversorgung: 1 Minute für die Luke, nichts für den Raum. Bei niedrigem Wasserstand fließt nichts, also brennt dieses
    Feuer weiter. Halt dich damit nicht auf, { $gnome }: Die Maschine ist wichtiger.

    Drück Enter oder tippe `go 2`.
learn-example-engine =
    Noch eine Luke, noch eine Minute, noch ein Feuer. Der Grog wirkt den ganzen Zug.

    Drück Enter oder tippe `go 1`.
learn-example-extinguish =
    In einem brennenden Raum gibt es nur eine Aktion: das Feuer löschen. { minutes } und +{ $bonus } für den Grog machen
    { $chance } %: teuer, aber das darf nicht misslingen, sonst musst du hinaus, { $gnome }, und der Maschinenraum brennt
    weiter.

    Drück Enter oder tippe `extinguish 7`.
learn-example-done =
    Der schlechteste Wurf von allen, und er hat gereicht. Bis hierher ist der Geist auf { $ghost } gekommen. Jetzt die
    Rechnung: eine Ohnmachtsprobe gegen Rauschzustand { $intoxication }, und danach rückt der Zeitstein nach und trifft
    jedes Symbol.

    Drück Enter oder tippe `done`.
learn-example-end =
    Die Karte zeigte eine 2: Du wirst ohnmächtig, { $gnome }, verlierst { $faint } weitere Minuten und schnarchst bis zu
    deinem nächsten Zug. Von 40 bis { $time } waren das sieben Ereignis-Symbole. (Welche Karten kommen, lässt das Beispiel offen,
    also haben wir sieben Atempausen spendiert. Gewöhn dich nicht daran.) Zwei Objekt-Symbole lagen auch auf dem Weg. Als
    Nächstes ist { $mate } dran, auf { $mate_time }, gleich neben dem Maschinenraum und rechtzeitig, um die Maschine vor
    der { $crushed } zu reparieren. Dafür hat man Kameraden.

## In the terminal.

learn-lessons = Lektionen
learn-lesson = { $number }  { $title } (`{ $lesson }`): { $text }
learn-which = Welche darf es sein? [1]
learn-which-again = „{ $answer }“ geht nicht: Tippe eine Zahl von 1 bis { $most }, den Namen einer Lektion oder nur Enter.
learn-begins = Lektion: { $title }
learn-how = Enter tut, was die Lektion als Nächstes will. `undo` geht einen Schritt zurück; `look`, `list`, `odds` und `help` gibt es wie in jedem Spiel; `quit` beendet.
learn-wanted = Eine feine Idee für ein anderes Spiel. Die Lektion will jetzt `{ $wanted }`; Enter tut es.
learn-instead = Die Lektion will jetzt `{ $wanted }`; Enter tut es.
learn-left = Du hast die Lektion verlassen. Mit `rednovember learn` geht sie von vorn los.
learn-over = Enter beendet; oder undo, log all, look, save DATEI>
learn-next-lesson = Und jetzt? `rednovember learn { $lesson }` ({ $title }) oder `rednovember play` für ein eigenes Spiel, auf Wunsch mit Bots.
learn-next-play = Und jetzt? `rednovember play` für ein eigenes Spiel, auf Wunsch mit Bots.
learn-start = { $number }  Lernen: ein erstes Spiel unter Anleitung, ein paar Minuten.

## Refusals.

error-learn-lesson = es gibt keine Lektion „{ $lesson }“{ $nearest ->
    [none] .
   *[other] ; meintest du „{ $nearest }“?
} Lektionen: { $lessons }
error-learn-wanted = die Lektion will jetzt `{ $wanted }`
error-learn-hand = in einer Lektion lässt sich kein Gnom an einen Bot übergeben

## The command line.

cli-learn-help = spielen lernen, in einer Lektion von ein paar Minuten
cli-learn-description = Spielt eine Lektion: Sie sagt, was zu tun ist und warum, und du tust es. Ohne Namen werden die Lektionen aufgezählt, und du wirst gefragt, welche. Gespeichert wird nur, wenn du `save DATEI` tippst.
cli-learn-lesson = welche Lektion: { $lessons } (Vorgabe: am Terminal wird gefragt, sonst die erste)
