### The rules in German; what each attribute and each figure is, the English file tells at its head.
###
### Names of actions, events and tokens stand in „...“, names of items and rooms do not. An abandoner is a „Deserteur“
### (A20 brings the word in), flooded is „unter Wasser“, a rolled room is „erwürfelt“, a newcomer „ein neuer Gnom“.

## Chapters

chapter-components = Was in der Schachtel ist
    .lead = Das Boot, seine Anzeigen, die Karten und die Mannschaft.
chapter-setup = Vor dem ersten Zug
    .lead = Wo alles liegt, wenn der Ärger losgeht.
chapter-time = Zeit und Züge
    .lead = Bezahlt wird alles mit Minuten, und wer am wenigsten verbraucht hat, ist als Nächstes dran.
chapter-movement = Bewegung
    .lead = Der erste Teil eines Zuges: Luke um Luke durch das Boot oder hinaus.
chapter-items = Objekte
    .lead = Karten, die helfen, jede genau einmal.
chapter-actions = Aktionen
    .lead = Der zweite Teil eines Zuges: eine Aktion, bezahlt in Minuten.
chapter-faint_check = Die Ohnmachtsprobe
    .lead = Der dritte Teil eines Zuges, für alle, die darin getrunken haben.
chapter-updates = Aktualisierung
    .lead = Der letzte Teil eines Zuges: Der Zeitstein holt auf, und die Symbole auf seinem Weg werden abgehandelt.
chapter-events = Ereignisse
    .lead = Was die Karten bewirken, die ein Zeitstein auf seinem Weg aufdeckt.
chapter-deaths = Todesfälle
    .lead = Was einen Gnom umbringt und was ihn nur erschreckt.
chapter-ending = Das Ende
    .lead = Wie das Boot verloren geht und wie es gerettet wird.
chapter-options = Optionale Regeln
    .lead = Worauf sich eine Runde vor dem Spiel einigen kann.
chapter-rulings = Regelentscheidungen
    .lead = Wo die Regelhefte sich widersprechen oder schweigen, entscheidet das Spiel so, und zwar aus diesen Gründen.
chapter-readings = Eigene Lesarten
    .lead = Wie ein Zug angesagt und aufgezeichnet wird, wo die Regeln es offenlassen.

## Components

atom-C1 = Von einem Feld zum anderen geht es nur durch eine Luke: Das Boot hat { $rooms } nummerierte Räume, verbunden durch { $hatches } Innenluken; Außenluken zum Meer ringsum haben diese Räume: { $exterior_rooms }.
    .title = Räume und Luken
    .words = tür türen plan karte spielplan nachbar nachbarn angrenzend benachbart u-boot draußen innenluke innenluken
    .example = Von Raum 5 führen auf dem gedruckten Spielplan Luken nach 2, 4, 6, 7 und 8; nach 3 kommt man nur durch einen seiner eigenen Nachbarräume.
atom-C2 = Sechs Räume haben eine Aufgabe: { $room_engine } ist der Maschinenraum, { $room_pumps } die Luftversorgung, { $room_reactor } der Reaktorraum, { $room_missiles } die Raketensteuerung, { $room_stores } das Ausrüstungslager und { $room_cabin } die Kapitänskajüte.
    .title = Räume mit Aufgabe
    .words = wo ort namen nummer reparatur pumpenraum käptn lager
atom-C3 = Die Zeitleiste zählt von { $time_first } bis 0 herunter, und 0 ist die Rettung. Manche ihrer Felder tragen ein Ereignis-Symbol, manche ein Objekt-Symbol, manche beides.
    .title = Die Zeitleiste
    .words = uhr countdown minuten zeit gerettet icon
atom-C4 = Ersticken, Hitze und Druck haben je eine Katastrophenanzeige mit { $track_end } Feldern und Rücksetzsternen auf { $reset_low } und { $reset_high }; ein Katastrophenstein auf Feld { $track_end } bedeutet, dass das Spiel verloren ist.
    .title = Die Katastrophenanzeigen
    .words = sauerstoff luft temperatur tiefe überdruck grün rot blau stern leiste
atom-C5 = Es gibt { $event_cards } Ereigniskarten, jede mit einer Ohnmachtszahl von { $faint_low } bis { $faint_high } oder einem Strich, und { $item_cards } Objektkarten.
    .title = Die Karten
    .words = stapel anzahl wie viele bindestrich
atom-C6 = Der Würfel hat { $die_sides } Seiten, von 1 bis { $die_sides }.
    .title = Der Würfel
    .words = aktionswürfel würfeln wurf zufall null
    .example = Auf einem Würfel mit den Zahlen von 0 bis 9 zählt die 0 als 10.
atom-C7 = Es gibt vier Katastrophenmarker: „Zerquetscht!“, „Erstickt!“, „Raketenstart!“ und „Krake!“.
    .title = Die Katastrophenmarker
    .words = untergang frist drohend zerstörung
atom-C8 = Es gibt bis zu { $gnomes_max } Gnome, für jeden einen Zeitstein, und den Geister-Zeitstein.
    .title = Gnome und Zeitsteine
    .words = mannschaft spieler figuren matrosen geist
atom-C9 = Feuer-, Wasser- und Lukenmarker gehen nie aus, und ein Raum kann nie zugleich brennen und unter Wasser stehen.
    .title = Marker ohne Ende
    .words = vorrat grenze anzahl überflutet flammen

## Set-up

atom-S1 = Jeder Katastrophenstein beginnt auf Feld 1.
    .title = Steine zu Beginn
    .words = anfang start aufbau vorbereitung anzeige
atom-S2 = Jeder Gnom beginnt nüchtern, und zwar in dem Raum, der für ihn erwürfelt wird.
    .title = Wo Gnome beginnen
    .words = anfang start aufbau vorbereitung platz betrunken
    .example = Zwei Gnome, für die dieselbe Zahl fällt, beginnen im selben Raum.
atom-S3 = Die Zeitsteine beginnen als Stapel in zufälliger Reihenfolge auf dem Startfeld für die Zahl der Gnome: { $start_3 } bei drei, { $start_4 } bei vier, { $start_5 } bei fünf, { $start_6 } bei sechs, { $start_7 } bei sieben, { $start_8 } bei acht.
    .title = Das Startfeld
    .words = anfang aufbau vorbereitung startspieler reihenfolge
atom-S4 = Als Grogvorrat des Käptns legt man { $stash } der { $grog_cards } Grogkarten beiseite; die anderen { $item_cards_start } Objektkarten werden gemischt, und jeder Gnom bekommt { $dealt } davon.
    .title = Grogvorrat und Austeilen
    .words = anfang start aufbau vorbereitung hand alkohol kajüte
    .first = Die Objektkarten werden verdeckt ausgeteilt; hier liegen sie trotzdem offen, es sei denn, die Runde verdeckt sie.
atom-S5 = Gemischt werden nur { $event_cards_start } Ereigniskarten, denn die Karte „Krake“ bleibt vorerst beiseite.
    .title = Der Ereignisstapel
    .words = anfang start aufbau vorbereitung ungeheuer
atom-S6 = { $gnomes_min } bis { $gnomes_max } Spieler führen je einen Gnom, zwei Spieler je zwei, und wer allein spielt, führt { $gnomes_min } bis { $gnomes_max }; jeder Gnom hat seine eigenen Objektkarten. Andere Mannschaften sind nicht zugelassen.
    .title = Spieler und Gnome
    .words = solo allein spielerzahl anzahl zwei paar
    .first = Sie kennt nur { $gnomes_min } bis { $gnomes_max } Spieler; die Mannschaften für einen oder zwei sind aus der überarbeiteten Ausgabe geborgt.

## Time and turn order

atom-T1 = Der nächste Zug gehört dem Gnom, dessen Zeitstein am weitesten zurückliegt, selbst wenn das wieder derselbe Gnom ist.
    .title = Wer am Zug ist
    .words = nächster reihenfolge spielreihenfolge höchste nochmal
    .example = Anna steht auf 45, Boris auf 41. Anna verbraucht 3 Minuten und steht auf 42: Anna ist noch einmal am Zug.
atom-T2 = Zeitsteine auf demselben Feld bilden einen Stapel: Wer zuletzt ankommt, liegt oben, und wer oben liegt, ist zuerst dran.
    .title = Zeitsteine im Stapel
    .words = gleiches feld gleichstand reihenfolge
    .example = Boris wartet auf 41, und Anna kommt dort an: Anna ist zuerst dran.
atom-T3 = Für jede im Zug verbrauchte Minute rückt der Geister-Zeitstein ein Feld vor; der Zeitstein des Gnoms selbst folgt erst in der Aktualisierung.
    .title = Der Geister-Zeitstein
    .words = geist ausgeben kosten verbrauchen weiß
atom-T4 = Nichts darf mehr Minuten kosten, als bis zur 0 übrig sind.
    .title = Keine Minute zu viel
    .words = bezahlen leisten zu spät genug zeit ende
    .example = Steht der Geister-Zeitstein auf 3, darf eine Reparaturaktion höchstens 3 Minuten dauern; wo bei niedrigem Wasserstand 2 dazukommen, nur 1.
atom-T5 = Ein Gnom, dessen Zeitstein auf 0 liegt, hat keinen Zug mehr.
    .title = Auf 0 angekommen
    .words = fertig gerettet null ziel
atom-T6 = Ein Zug hat vier Phasen in dieser Reihenfolge: Bewegung, Aktion, Ohnmachtsprobe, Aktualisierung.
    .title = Phasen eines Zuges
    .words = ablauf schritte zugablauf

## Movement

atom-M1 = Ein Gnom darf sich beliebig oft bewegen oder auch gar nicht. Jede Bewegung öffnet eine Luke, was eine Minute kostet, und lässt das Wasser abfließen; dann geht der Gnom hindurch oder bleibt stehen.
    .title = Eine Bewegung
    .words = gehen laufen tür öffnen betreten bleiben kosten
    .example = Zwei trockene Räume weiter zu gehen kostet 2 Minuten: eine für jede Luke.
atom-M2 = Eine blockierte Luke lässt sich nicht öffnen; Außenluken sind nie blockiert.
    .title = Blockierte Luken
    .words = tür klemmt verklemmt versperrt zu blockade
atom-M3 = Hoher Wasserstand neben einem trockenen Raum gleicht sich aus, wenn die Luke dazwischen geöffnet wird: Beide Räume haben dann niedrigen Wasserstand. Niedriger Wasserstand fließt nie, und durch eine Außenluke fließt gar nichts.
    .title = Wasser abfließen lassen
    .words = überflutet flut fließen ausgleich pegel tür ablaufen
    .example = Raum 5 ist trocken, Raum 7 hat hohen Wasserstand. Wer die Luke dazwischen öffnet, gleich von welcher Seite, bringt beide auf niedrigen.
atom-M4 = Wasser, das in einen brennenden Raum kommt, löscht das Feuer.
    .title = Wasser gegen Feuer
    .words = flut überflutet löschen brand flammen
atom-M5 = Einen trockenen Raum zu betreten kostet über die Minute für die Luke hinaus nichts, einen Raum mit niedrigem Wasserstand zu betreten eine Minute mehr.
    .title = Was das Betreten kostet
    .words = gehen laufen überflutet minuten preis waten
    .example = In einen Raum mit niedrigem Wasserstand kostet eine Bewegung 2 Minuten: 1 fürs Öffnen, 1 fürs Hineinwaten.
atom-M6 = Ein Raum mit hohem Wasserstand darf nie betreten werden.
    .title = Kein Zutritt bei hohem Wasserstand
    .words = hochwasser überflutet ertrinken gehen schwimmen
atom-M7 = Einen brennenden Raum darf ein Gnom nur in einem Zug betreten, in dem er Grog oder einen Feuerlöscher eingesetzt hat.
    .title = Brennende Räume betreten
    .words = feuer flammen mut trinken gehen
    .example = Ein einziger Grog macht Mut für alle brennenden Räume dieses Zuges.
atom-M8 = Von einem Raum mit niedrigem Wasserstand aus darf die Luke zu einem Raum mit hohem nicht geöffnet werden: Erst wird abgepumpt. Von der hohen Seite aus ist es erlaubt: Nichts fließt, und der Gnom darf in den Raum mit niedrigem Wasserstand gehen.
    .title = Niedrig neben hoch
    .words = überflutet tür wasserdruck eingesperrt gefangen
    .first = Auch von der niedrigen Seite aus darf die Luke geöffnet werden, nur ohne Wirkung.
atom-M9 = Das Boot darf nur verlassen, wer in diesem Zug ein Tauchgerät eingesetzt hat. Durch eine Außenluke zu gehen kostet eine Minute, zusätzlich zu der fürs Öffnen.
    .title = Das Boot verlassen
    .words = tauchen schwimmen draußen hinaus aussteigen ausstieg u-boot tür meer
    .example = Von Raum 6 ins Meer: 1 Minute fürs Öffnen, 1 für den Weg hindurch.
atom-M10 = Aus dem Meer darf ein Gnom durch jede Außenluke zurückkommen; das kostet eine Minute fürs Öffnen und eine für den Weg hindurch. Hoher Wasserstand und Feuer versperren den Weg wie sonst auch.
    .title = Zurück ins Boot
    .words = rückkehr hinein einsteigen draußen tauchen schwimmen u-boot
    .first = Nach der Minute fürs Öffnen kostet es so viel wie das Betreten jedes anderen Raums: nichts, wenn er trocken ist, eine Minute bei niedrigem Wasserstand.
atom-M11 = Nach jeder Bewegung fällt die Luke von selbst wieder zu.
    .title = Luken schließen sich
    .words = tür zu automatisch
atom-M12 = Einen brennenden Raum oder einen mit hohem Wasserstand darf ein Gnom nach den üblichen Regeln verlassen.
    .title = Raus aus Feuer oder Wasser
    .words = flucht fliehen entkommen überflutet tür flammen
    .example = Ein Raum läuft voll, und ein Gnom steht darin. In seinem nächsten Zug darf er eine Luke zu einem trockenen Raum öffnen, was den Wasserstand in beiden senkt, und hinausgehen.

## Items in general

atom-I1 = Objekte werden nur im eigenen Zug eingesetzt, und zwar vor dem Würfelwurf, den sie beeinflussen sollen; sie wirken den ganzen Zug lang.
    .title = Wann Objekte eingesetzt werden
    .words = karte spielen ausspielen einsetzen zeitpunkt wann
    .example = Eine Brechstange, die erst nach einer misslungenen Aktion „Lukenblockierung aufheben“ eingesetzt wird, rettet diesen Wurf nicht mehr.
atom-I2 = In einem Zug dürfen beliebig viele Objekte eingesetzt werden, auch mehrere gleiche, und alle ihre Wirkungen addieren sich.
    .title = Objekte addieren sich
    .words = bonus boni kombinieren summe mehrere identische
    .example = Zwei Boni von 3 sind zusammen 6 wert.
atom-I3 = Ein eingesetztes Objekt wird abgelegt. Ist der Objektstapel leer, bildet der Ablagestapel den neuen, samt dem Grog darin.
    .title = Eingesetzte Objekte
    .words = ablegen mischen leer aufgebraucht verbraucht
atom-I4 = Die Zahl der Handkarten ist unbegrenzt, solange kein Ereignis ihr eine Grenze setzt.
    .title = Kein Handlimit
    .words = karten höchstens maximum wie viele
atom-I5 = Die Objektkarten liegen für alle offen, es sei denn, die Spieler verdecken sie oder spielen mit der Option „Durchgeknallte Gnome“.
    .title = Offene Objektkarten
    .words = geheim verdeckt zeigen sehen karten
    .first = „Durchgeknallte Gnome“ verdeckt die Objektkarten nicht; das tut nur die eigene Option dafür.

## The items

atom-I10 = Grog lässt einen Gnom brennende Räume betreten und gibt auf jede Reparaturaktion einen Bonus von { $grog_bonus }, erhöht aber den Rauschzustand um eins, bis höchstens { $intoxication_max }, und führt zu einer Ohnmachtsprobe.
    .title = Grog
    .words = alkohol trinken betrunken schnaps rum bier wodka mut
    .example = Zwei Grog in einem Zug zählen bei jedem Wurf dieses Zuges doppelt, und der Rauschzustand steigt zweimal; es bleibt aber bei einer Ohnmachtsprobe.
atom-I11 = Eine Werkzeugkiste gibt einen Bonus von { $toolbox_bonus } auf „Maschine reparieren“, „Luftversorgung reparieren“ und „Reaktor reparieren“.
    .title = Werkzeugkiste
    .words = werkzeug werkzeugkasten reparatur
atom-I12 = Ein Maschinenhandbuch gibt einen Bonus von { $engine_manual_bonus } auf „Maschine reparieren“.
    .title = Maschinenhandbuch
    .words = buch anleitung reparatur druck
atom-I13 = Ein Pumpenhandbuch gibt einen Bonus von { $pump_manual_bonus } auf „Luftversorgung reparieren“.
    .title = Pumpenhandbuch
    .words = buch anleitung reparatur luft sauerstoff ersticken
atom-I14 = Ein Reaktorhandbuch gibt einen Bonus von { $reactor_manual_bonus } auf „Reaktor reparieren“.
    .title = Reaktorhandbuch
    .words = buch anleitung reparatur hitze
atom-I15 = Ein Abbruchcode gibt einen Bonus von { $deactivation_code_bonus } auf „Raketenstart abbrechen“.
    .title = Abbruchcode
    .words = rakete raketen
atom-I16 = Ein Feuerlöscher lässt einen Gnom brennende Räume betreten und gibt einen Bonus von { $fire_extinguisher_bonus } auf „Feuer löschen“.
    .title = Feuerlöscher
    .words = flammen brand mut
atom-I17 = Eine Brechstange gibt einen Bonus von { $crowbar_bonus } auf „Lukenblockierung aufheben“; bei der Option „Durchgeknallte Gnome“ ist sie auch die Waffe.
    .title = Brechstange
    .words = brecheisen tür angriff kampf
atom-I18 = Eine Lenzpumpe gibt einen Bonus von { $water_pump_bonus } auf „Wasser abpumpen“.
    .title = Lenzpumpe
    .words = wasserpumpe überflutet flut
atom-I19 = Kaffee senkt den Rauschzustand um bis zu { $coffee_levels }.
    .title = Kaffee
    .words = nüchtern ausnüchtern betrunken alkohol
atom-I20 = Eine Harpune gibt einen Bonus von { $harpoon_bonus } auf „Krake jagen“.
    .title = Harpune
    .words = ungeheuer tintenfisch waffe gewehr
    .first = Die Karte heißt Harpunengewehr.
atom-I21 = Mit einem Glücksbringer ignoriert ein Gnom { $charm_icons ->
        [one] das erste Ereignis-Symbol
       *[other] die ersten { $charm_icons } Ereignis-Symbole
    } dieses Zuges; einzusetzen ist der Glücksbringer vor der ersten Ereigniskarte des Zuges.
    .title = Glücksbringer
    .words = glück amulett überspringen vermeiden
    .example = Ein Glücksbringer für 3 Symbole und 4 Ereignis-Symbole auf dem Weg: Erst beim vierten wird eine Karte aufgedeckt.
atom-I22 = Mit einem Tauchgerät darf ein Gnom das Boot verlassen, und es gibt ihm Luft für eine Aktion draußen.
    .title = Tauchgerät
    .words = tauchen schwimmen meer sauerstoff taucher hinaus
    .example = In diesem Zug hinaus gegen den Kraken, spätestens im nächsten Zug wieder hinein.

## Actions

atom-A1 = Nach der Bewegung führt ein Gnom genau eine Aktion aus.
    .title = Eine Aktion
    .words = wie viele tun muss
atom-A2 = In einem brennenden Raum ist „Feuer löschen“ die einzige mögliche Aktion.
    .title = Aktionen im Feuer
    .words = brand brennt flammen nur
atom-A3 = In einem Raum mit hohem Wasserstand ist „Keine Aktion“ die einzige mögliche Aktion.
    .title = Aktionen bei hohem Wasserstand
    .words = hochwasser überflutet nur ertrinken
atom-A4 = In einem Raum mit niedrigem Wasserstand kostet jede Aktion außer „Wasser abpumpen“ und „Keine Aktion“ zusätzlich { $low_water_extra ->
        [one] { $low_water_extra } Minute, die beim Wurf nie mitzählt.
       *[other] { $low_water_extra } Minuten, die beim Wurf nie mitzählen.
    }
    .title = Aktionen bei niedrigem Wasserstand
    .words = überflutet extra kosten zuschlag strafe
    .example = „Maschine reparieren“ für 4 Minuten, dazu 2 für das Wasser: Der Geister-Zeitstein rückt 6 vor, und 4 zählen für den Wurf.
atom-A5 = Eine Reparaturaktion dauert 1 bis { $minutes_max } Minuten; sie gelingt, wenn der Würfel höchstens so viel zeigt wie die Minuten und die Boni der in diesem Zug eingesetzten Objekte zusammen. Ein Fehlschlag kostet nur die Zeit, außer bei „Feuer löschen“.
    .title = Reparaturaktionen
    .words = reparatur wurf würfeln chance erfolg misslingen bonus
    .example = 4 Minuten und ein Bonus von 3: Mit 7 oder weniger gelingt es.
atom-A6 = „Feuer löschen“ setzt voraus, dass der Raum des Gnoms brennt; gelingt es, ist das Feuer aus. Misslingt es, muss der Gnom den Raum sofort mit einer Extrabewegung zum üblichen Preis verlassen, und kann er das nicht, wird er getötet.
    .title = Feuer löschen
    .words = flammen brand flucht misslingen fehlschlag
    .first = Die Extrabewegung führt in einen Raum, nie ins Meer. Ein Gnom, der nicht hinauskann, bleibt, legt die Ohnmachtsprobe ab, falls eine fällig ist, und wird in der Aktualisierung nur getötet, wenn der Raum noch brennt.
    .example = Der Wurf misslingt, der Geister-Zeitstein steht auf 12. Nebenan ist ein trockener Raum: Der Weg durch die Luke hinaus kostet 1 Minute, und der Zug endet auf 11.
atom-A7 = „Wasser abpumpen“ setzt niedrigen Wasserstand im Raum des Gnoms voraus; gelingt es, ist das Wasser weg.
    .title = Wasser abpumpen
    .words = flut überflutet lenzen trocken
atom-A8 = „Lukenblockierung aufheben“ setzt eine blockierte Luke im Raum des Gnoms voraus; gelingt es, ist die gewählte Luke frei.
    .title = Lukenblockierung aufheben
    .words = tür klemmt verklemmt freimachen öffnen
atom-A9 = „Maschine reparieren“ geht nur in Raum { $room_engine }, dem Maschinenraum; gelingt es, wird die Druck-Anzeige zurückgesetzt und der Marker „Zerquetscht!“ entfernt.
    .title = Maschine reparieren
    .words = reparatur motor tiefe überdruck
atom-A10 = „Luftversorgung reparieren“ geht nur in Raum { $room_pumps }, der Luftversorgung; gelingt es, wird die Ersticken-Anzeige zurückgesetzt und der Marker „Erstickt!“ entfernt.
    .title = Luftversorgung reparieren
    .words = reparatur sauerstoff pumpen
atom-A11 = „Reaktor reparieren“ geht nur in Raum { $room_reactor }, dem Reaktorraum; gelingt es, wird die Hitze-Anzeige zurückgesetzt.
    .title = Reaktor reparieren
    .words = reparatur temperatur
atom-A12 = „Raketenstart abbrechen“ geht nur in Raum { $room_missiles }, der Raketensteuerung; gelingt es, wird der Marker „Raketenstart!“ entfernt.
    .title = Raketenstart abbrechen
    .words = rakete raketen countdown stoppen
atom-A13 = „Krake jagen“ geht nur im Meer; gelingt es, wird der Marker „Krake!“ entfernt.
    .title = Krake jagen
    .words = kraken ungeheuer töten kampf draußen
atom-A14 = Beim Zurücksetzen geht ein Katastrophenstein, der höher als { $reset_high } steht, auf { $reset_high } zurück, jeder andere auf { $reset_low }.
    .title = Was Zurücksetzen heißt
    .words = anzeige stern rücksetzstern senken reparatur
    .example = Bei Sternen auf 1 und 5 geht ein Stein von 8 zurück auf 5, einer von 4 oder von der 5 selbst auf 1.
atom-A15 = Eine Raum-Reparaturaktion (A9 bis A13) misslingt bei jedem Wurf, wenn der Geister-Zeitstein, alle Minuten der Aktion mitgerechnet, am passenden Katastrophenmarker vorbei ist.
    .title = Zu spät zum Reparieren
    .words = vorbei frist misslingen reparatur
    .example = „Zerquetscht!“ liegt auf 30, der Geister-Zeitstein auf 34. „Maschine reparieren“ für 4 Minuten endet auf 30 und kann gelingen; für 5 Minuten endet es auf 29 und kann nicht mehr gelingen.
atom-A16 = „Objektkarten ziehen“ bringt eine Karte pro Minute: in Raum { $room_stores }, dem Ausrüstungslager, bis zu { $draw_stores } vom Objektstapel und in Raum { $room_cabin }, der Kapitänskajüte, bis zu { $draw_cabin } aus dem Grogvorrat des Käptns, solange er reicht.
    .title = Objektkarten ziehen
    .words = karten holen nehmen finden alkohol
    .example = 3 Minuten im Ausrüstungslager bringen 3 Karten und kosten 5 Minuten, wo bei niedrigem Wasserstand 2 dazukommen.
atom-A17 = Wer in einem Raum Objektkarten gezogen hat, darf dort erst wieder ziehen, wenn er anderswo eine Aktion ausgeführt hat.
    .title = Noch einmal ziehen
    .words = wieder zweimal erneut karten
    .example = Anna zieht im Ausrüstungslager, geht nach nebenan, wählt dort „Keine Aktion“ und darf dann zurückkommen und wieder ziehen.
atom-A18 = „Objektkarten tauschen“ kostet eine Minute und setzt einen anderen Gnom auf demselben Feld voraus; jeder gibt dem anderen beliebig viele Objektkarten oder keine.
    .title = Objektkarten tauschen
    .words = handel geben tausch schenken weitergeben
    .example = Anna bietet eine Brechstange an, Boris gibt dafür einen Grog, und es bleibt der Zug von Anna: Nur Anna bezahlt die Minute.
atom-A19 = „Keine Aktion“ kostet eine Minute.
    .title = Keine Aktion
    .words = warten passen nichts ausruhen
atom-A20 = „Kameraden im Stich lassen“ darf ein Gnom nur im Meer wählen, bei mindestens { $abandon_players } Spielern und wenn sein Zeitstein an der { $abandon_from } vorbei ist. Gnom und Zeitstein kommen ohne Ohnmachtsprobe und ohne Ereignisse vom Spielplan, und der Spieler gewinnt als Deserteur nur noch, wenn das Boot verloren geht.
    .title = Kameraden im Stich lassen
    .words = verräter verrat verlassen flucht davonschwimmen abhauen
    .first = Alle verbliebenen Minuten werden verbraucht und die Ereignis-Symbole auf dem Weg zur 0 abgehandelt; der Zeitstein bleibt auf 0, und der Gnom stirbt nicht daran, dass er draußen war.

## Faint Check

atom-N1 = Eine Ohnmachtsprobe legt nur der Gnom am Zug ab und nur, wenn er in diesem Zug Grog eingesetzt hat; es bleibt bei einer, egal wie viel er getrunken hat.
    .title = Wann geprobt wird
    .words = betrunken alkohol trinken ohnmacht
atom-N2 = Für die Ohnmachtsprobe wird die oberste Ereigniskarte aufgedeckt: Ist ihre Zahl höchstens so hoch wie der Rauschzustand, wird der Gnom ohnmächtig, bei einer höheren Zahl oder einem Strich nicht; das Ereignis der Karte gilt nicht.
    .title = Wie die Probe geht
    .words = betrunken alkohol zahl ohnmachtszahl
    .example = Ein Gnom mit Rauschzustand 2 wird bei einer 1 oder 2 ohnmächtig und bleibt bei einer 3, einer 4 oder einem Strich wach.
atom-N3 = Ein Gnom, der ohnmächtig wird, legt sich hin, und der Geister-Zeitstein rückt { $faint_minutes ->
        [one] { $faint_minutes } weitere Minute
       *[other] { $faint_minutes } weitere Minuten
    } vor, aber nicht über die 0 hinaus; der Rauschzustand bleibt.
    .title = Ohnmächtig werden
    .words = betrunken bewusstlos ohnmacht schlafen umfallen
    .example = Eine Ohnmacht von 10 Minuten, und der Geister-Zeitstein steht auf 30: Er rückt auf 20, und alle Symbole auf diesem Weg werden in der Aktualisierung abgehandelt.
atom-N4 = Ein ohnmächtiger Gnom steht auf, wenn sein nächster Zug beginnt.
    .title = Wieder aufstehen
    .words = aufwachen wach erwachen erholen
atom-N5 = Nur Kaffee senkt den Rauschzustand.
    .title = Nüchtern werden
    .words = betrunken alkohol stufe ausnüchtern

## Updates

atom-U1 = Die Aktualisierung beginnt mit dem, was den Gnom am Zug selbst tötet: Feuer, hoher Wasserstand oder das Meer.
    .title = Zuerst die Todesfälle
    .words = reihenfolge getötet sterben
atom-U2 = In der Aktualisierung zieht der Zeitstein Feld für Feld bis zum Geister-Zeitstein: Auf jedem Ereignis-Symbol wird eine Ereigniskarte gezogen und abgehandelt, auf jedem Objekt-Symbol eine Objektkarte gezogen. Trägt ein Feld beide, kommt das Ereignis zuerst.
    .title = Symbole auf dem Weg
    .words = icon karten ziehen vorrücken
    .example = Von 42 bis 38, Ereignis-Symbole auf 42 und 39, ein Objekt-Symbol auf 40: erst das Objekt, dann ein Ereignis. Das Symbol auf 42 war schon früher dran.
atom-U3 = Ist der Ereignisstapel leer, bildet der Ablagestapel den neuen, beim ersten Mal zusammen mit dem Kraken.
    .title = Ein neuer Ereignisstapel
    .words = mischen aufgebraucht ungeheuer
atom-U4 = Mit einem Glücksbringer ignoriert ein Gnom { $charm_icons ->
        [one] das erste Ereignis-Symbol
       *[other] die ersten { $charm_icons } Ereignis-Symbole
    } des Zuges, mit zweien doppelt so viele.
    .title = Ignorierte Symbole
    .words = glück überspringen
    .example = Bei 3 Symbolen je Glücksbringer und zwei eingesetzten zählt erst das siebte Ereignis-Symbol des Zuges.
atom-U5 = Wird ein Gnom in seinem eigenen Zug getötet, kommen sein Zeitstein und der Geister-Zeitstein vom Spielplan, und in diesem Zug werden keine Ereignisse mehr gezogen.
    .title = Tod im eigenen Zug
    .words = getötet sterben aktiv ende
atom-U6 = Eine Ereigniskarte kommt auf den Ablagestapel, sobald sie abgehandelt oder für eine Ohnmachtsprobe aufgedeckt worden ist.
    .title = Benutzte Ereigniskarten
    .words = ablegen abwurf

## Events

atom-E1 = „Feuer“: Ein erwürfelter Raum brennt, und die Ersticken-Anzeige steigt um eins, auch wenn er schon brennt. Steht dort Wasser, niedrig oder hoch, passiert nichts.
    .title = Feuer
    .words = flammen brand brennen rauch
    .example = Eine 7 fällt, und Raum 7 brennt schon: Er brennt weiter, und die Ersticken-Anzeige steigt trotzdem.
atom-E2 = „Feuer greift über“: Der Spieler am Zug wählt neben einem brennenden Raum einen, der weder brennt noch unter Wasser steht; der brennt nun, und die Ersticken-Anzeige steigt um eins. Gibt es keinen solchen Raum, passiert nichts.
    .title = Feuer greift über
    .words = flammen brand ausbreiten nachbar
atom-E3 = „Leck“: Ein erwürfelter Raum läuft voll bis zum hohen Wasserstand, und ein Feuer dort geht aus.
    .title = Leck
    .words = flut überflutet loch wassereinbruch
atom-E4 = „Unterwasser-Strömung“: In allen Räumen mit niedrigem Wasserstand steigt das Wasser auf hohen Wasserstand.
    .title = Unterwasser-Strömung
    .words = flut überflutet
    .example = Die Räume 3 und 5 haben niedrigen Wasserstand: Beide haben jetzt hohen, und wer dort wach ist, muss im nächsten Zug hinaus oder das Wasser durch eine Luke abfließen lassen.
atom-E5 = „Luke blockiert“: Der Spieler am Zug blockiert eine nicht blockierte Innenluke eines erwürfelten Raums, falls es dort eine gibt.
    .title = Luke blockiert
    .words = tür klemmt verklemmt blockade
    .example = Raum 10 hat Luken nach 8 und 9, und die nach 8 ist schon blockiert: Also wird die nach 9 blockiert.
atom-E6 = „Tauchen“ erhöht die Druck-Anzeige um { $descent_pressure }, „Alarmtauchen“ um { $fast_descent_pressure }.
    .title = Tauchen
    .words = tiefe sinken tief überdruck
atom-E7 = „Reaktor-Erwärmung“ erhöht die Hitze-Anzeige um { $reactor_warmup_heat }, „Reaktor-Fehlfunktion“ um { $reactor_malfunction_heat }.
    .title = Ärger im Reaktor
    .words = temperatur heiß
atom-E8 = „Ausfall der Maschine“ legt den Marker „Zerquetscht!“ auf die Zeitleiste, vom auslösenden Symbol aus { $engine_down_ahead ->
        [one] { $engine_down_ahead } Minute
       *[other] { $engine_down_ahead } Minuten
    } weiter in Richtung 0.
    .title = Ausfall der Maschine
    .words = katastrophenmarker motor druck
    .example = Die Karte wird auf 42 aufgedeckt: Bei 10 Minuten Frist liegt „Zerquetscht!“ auf 32.
atom-E9 = „Ausfall der Luftversorgung“ legt den Marker „Erstickt!“ auf die Zeitleiste, vom auslösenden Symbol aus { $oxygen_pumps_down_ahead ->
        [one] { $oxygen_pumps_down_ahead } Minute
       *[other] { $oxygen_pumps_down_ahead } Minuten
    } weiter in Richtung 0.
    .title = Ausfall der Luftversorgung
    .words = katastrophenmarker sauerstoff pumpen
atom-E10 = „Raketen-Countdown“ legt den Marker „Raketenstart!“ auf die Zeitleiste, vom auslösenden Symbol aus { $missile_countdown_ahead ->
        [one] { $missile_countdown_ahead } Minute
       *[other] { $missile_countdown_ahead } Minuten
    } weiter in Richtung 0.
    .title = Raketen-Countdown
    .words = katastrophenmarker rakete raketen
atom-E11 = „Krake“ legt den Marker „Krake!“ auf die Zeitleiste, vom auslösenden Symbol aus { $kraken_ahead ->
        [one] { $kraken_ahead } Minute
       *[other] { $kraken_ahead } Minuten
    } weiter in Richtung 0{ $kraken_limit ->
        [none] .
       *[other] , und jeder Gnom legt Objektkarten ab, bis er höchstens { $kraken_limit } hat.
    }
    .title = Krake
    .words = katastrophenmarker kraken ungeheuer tintenfisch
atom-E12 = Ein Katastrophenmarker, der hinter der 0 liegen müsste, wird nicht gelegt. Liegt schon einer derselben Art auf der Zeitleiste, { $token_there_no_effect ->
        [yes] bleibt das ganze Ereignis ohne Wirkung.
       *[no] bleibt er, wo er ist, und das Ereignis bewirkt nur, was es sonst noch bewirkt.
    }
    .title = Wohin Marker kommen
    .words = katastrophe zweiter doppelt null
    .example = „Raketen-Countdown“ wird auf 5 aufgedeckt, mit 10 Minuten Frist: Der Marker käme hinter die 0, also passiert nichts.
atom-E13 = „Turbulenz“: { $turbulence_limit ->
        [none] Nichts passiert.
       *[other] Jeder Gnom legt Objektkarten nach Wahl seines Spielers ab, bis er höchstens { $turbulence_limit } hat.
    }
    .title = Turbulenz
    .words = handlimit karten verlieren abwerfen
atom-E14 = „Stolpern“: { $stumble_limit ->
        [none] Nichts passiert.
       *[other] Der Gnom am Zug legt Objektkarten ab, bis er höchstens { $stumble_limit } hat.
    }
    .title = Stolpern
    .words = handlimit karten verlieren abwerfen
atom-E15 = „Friendly Fire“: ein Feuer wie bei „Feuer“, dann ein Leck wie bei „Leck“{ $friendly_fire_limit ->
        [none] , in dieser Reihenfolge.
       *[other] , dann ein Handlimit von { $friendly_fire_limit } für alle, in dieser Reihenfolge.
    }
    .title = Friendly Fire
    .words = torpedo eigenbeschuss flut brand
atom-E16 = „Überhitzt!“: Jeder Gnom, der Grog hat, trinkt einen; der Rauschzustand steigt um eins, ohne Vorteil und ohne Ohnmachtsprobe.
    .title = Überhitzt!
    .words = alkohol betrunken durst hitze
atom-E17 = „Atempause“: Nichts passiert.
    .title = Atempause
    .words = pause ruhe nichts

## Deaths

atom-D1 = In jeder Aktualisierung, gleich wer am Zug ist, wird ein ohnmächtiger Gnom in einem Raum, der brennt oder hohen Wasserstand hat, sofort getötet. Niedriger Wasserstand ist ungefährlich.
    .title = Ohnmächtig in Feuer oder Wasser
    .words = ertrinken verbrennen bewusstlos überflutet sterben tod
    .example = Boris liegt ohnmächtig in Raum 5, da deckt Anna in der Aktualisierung ein „Leck“ auf, und eine 5 fällt: Boris ertrinkt.
atom-D2 = Der Gnom am Zug wird getötet, wenn seine Aktualisierung in einem brennenden Raum oder bei hohem Wasserstand beginnt.
    .title = Zugende in Feuer oder Wasser
    .words = ertrinken verbrennen überflutet sterben tod
    .example = Der Raum brennt noch, als Boris `done` sagt: Boris wird getötet, ehe auch nur ein Symbol abgehandelt ist.
atom-D3 = Der Gnom am Zug wird getötet, wenn er zu Beginn seiner Aktualisierung ohnmächtig im Meer ist.
    .title = Ohnmächtig im Meer
    .words = ertrinken draußen bewusstlos sterben tod
    .first = Diesen Tod gibt es nicht.
atom-D4 = Der Gnom am Zug wird getötet, wenn er seinen Zug im Meer begonnen hat und zu Beginn seiner Aktualisierung noch dort ist, es sei denn, er lässt die Kameraden im Stich.
    .title = Zu lange draußen
    .words = ertrinken meer luft atem tauchen sterben tod
    .first = Er wird getötet, wenn er seinen Zug im Meer beginnt und beendet, wo immer er dazwischen war.
    .example = In diesem Zug hinaus: ungefährlich. Am Ende des nächsten noch draußen: tot.
atom-D5 = Ein wacher Gnom überlebt ein Ereignis, das seinen Raum in Brand setzt oder flutet, und muss in seinem nächsten Zug damit zurechtkommen.
    .title = Wach überrascht
    .words = feuer flut überleben entkommen
    .example = Ein „Leck“ füllt den Raum, in dem Anna wach steht: Anna lebt, muss aber im nächsten Zug hinaus oder das Wasser durch eine Luke abfließen lassen.
atom-D6 = Ein getöteter Gnom kommt mit seinem Zeitstein vom Spielplan, und seine Objektkarten werden abgelegt; ein Spieler ohne Gnom spielt nicht mehr mit.
    .title = Was ein Tod bedeutet
    .words = tot getötet sterben ausscheiden objekte

## The end

atom-W1 = Das Spiel ist sofort verloren, wenn ein Katastrophenstein Feld { $track_end } erreicht.
    .title = Verloren durch eine Anzeige
    .words = verlieren niederlage ersticken hitze druck ende
atom-W2 = Das Spiel ist sofort verloren, wenn die Zeitsteine aller Gnome auf dem Spielplan an einem Katastrophenmarker vorbei sind.
    .title = Verloren durch einen Marker
    .words = verlieren niederlage zerquetscht erstickt raketenstart krake ende
    .example = „Zerquetscht!“ liegt auf 32. Solange noch ein Zeitstein auf 32 oder weiter zurück liegt, besteht Hoffnung; rückt der letzte auf 31, ist das Boot verloren.
atom-W3 = Das Spiel ist verloren, wenn kein Gnom mehr an Bord ist.
    .title = Verloren ohne Mannschaft
    .words = verlieren niederlage tot alle ende
atom-W4 = Das Spiel ist gewonnen, wenn die Zeitsteine aller überlebenden Gnome auf 0 liegen, alle Ereignisse abgehandelt sind und das Boot bis dahin nicht verloren ging.
    .title = Gerettet
    .words = gewinnen sieg rettung ende
atom-W5 = Ein Deserteur gewinnt genau dann, wenn die anderen verlieren.
    .title = Sieg des Deserteurs
    .words = verräter gewinnen im stich lassen
atom-W6 = Bei der Rettung gewinnen alle Spieler, die nicht desertiert sind, auch wenn ihre Gnome tot sind.
    .title = Wer gewinnt
    .words = sieg gewinnen gemeinsam tot

## Optional rules

atom-O1 = Größere Herausforderung: Eine „Atempause“, die gezogen wird, kommt aus dem Spiel.
    .title = Atempausen verschwinden
    .words = schwerer schwierig schwierigkeit variante
atom-O2 = Größere Herausforderung, noch schlimmer: Vor dem ersten Zug werden so viele Ereignisse gezogen und abgehandelt, wie es Gnome gibt.
    .title = Ereignisse zu Beginn
    .words = schwerer schwierig schwierigkeit variante start anfang
atom-O3 = Weniger tödlicher Tod: Die Objektkarten eines toten Gnoms werden abgelegt, und in einem erwürfelten Raum springt ein neuer Gnom ein, wach, nüchtern und mit leeren Händen; Zeitstein und Geister-Zeitstein bleiben.
    .title = Weniger tödlicher Tod
    .words = leichter einfacher ersatz nachrücker wiederkehr variante
    .first = Die Option spricht von Todesfällen in der Aktualisierung und durch einen Angriff.
    .example = Anna verbrennt in Raum 4. Eine 9 fällt: Ein neuer Gnom steht in Raum 9 und übernimmt den Zeitstein von Anna.
atom-O4 = Durchgeknallte Gnome: Die Objektkarten sind verdeckt, und ein Gnom, der in diesem Zug eine Brechstange eingesetzt hat, darf einen anderen auf seinem Feld angreifen. „Gnom angreifen“ kostet eine Minute und bei niedrigem Wasserstand { $low_water_extra ->
        [one] { $low_water_extra } Minute
       *[other] { $low_water_extra } Minuten
    } mehr.
    .title = Durchgeknallte Gnome
    .words = kampf waffe mord gewalt variante
    .first = Die Objektkarten bleiben offen oder verdeckt wie zuvor.
atom-O5 = Wer angegriffen wird, darf mit einer eigenen Brechstange antworten oder wird erschlagen. Nach einer solchen Antwort würfeln beide und ziehen ihren Rauschzustand ab; wer dann mehr hat, erschlägt den anderen, und ein Gleichstand geht an den Angreifer.
    .title = Der Kampf
    .words = angriff abwehr verteidigen verteidiger würfeln duell
    .example = Der Angreifer würfelt 6 bei Rauschzustand 1, der Verteidiger 7 bei 2: 5 gegen 5, und der Verteidiger fällt.
atom-O6 = Die Objektkarten des Verlierers gehen an den Sieger des Kampfes, und der Verlierer stirbt.
    .title = Beute des Kampfes
    .words = plündern stehlen karten angriff
atom-O7 = Bei einem oder zwei Spielern gibt es „Kameraden im Stich lassen“ nicht.
    .title = Keine Deserteure zu zweit
    .words = solo allein verräter

## What each option does

option-remove_respites-text = Eine „Atempause“, die gezogen wird, kommt aus dem Spiel, statt abgelegt zu werden.
option-opening_events-text = Vor dem ersten Zug werden so viele Ereignisse gezogen und abgehandelt, wie es Gnome gibt.
option-less_deadly_dying-text = Für einen toten Gnom kommt in einem erwürfelten Raum ein neuer, nüchtern und ohne Objektkarten.
option-crazed_gnomes-text = Ein Gnom, der eine Brechstange eingesetzt hat, darf einen anderen auf seinem Feld angreifen, und in der überarbeiteten Ausgabe sind die Objektkarten verdeckt.
option-hidden_hands-text = Jeder Spieler sieht nur die Objektkarten seiner eigenen Gnome.
option-reflow_into_low_water-text = Geht die Luke dazwischen auf, haben danach beide Räume niedrigen Wasserstand, und öffnen darf man sie von beiden Seiten.
option-fire_crosses_blocked_hatches-text = „Feuer greift über“ erreicht auch Räume hinter einer blockierten Luke.

## Readings of our own

atom-P1 = Felder dieses Spielplans mit Ereignis-Symbol: { $event_spaces }; mit Objekt-Symbol: { $item_spaces }.
    .title = Symbole der Zeitleiste
    .words = icon felder uhr
    .question = Welche Felder tragen Symbole, wo keine Quelle den Spielplan zeigt?
    .why = Ein Foto zeigt den Standardplan von 57 bis 13. Was dort verdeckt ist, ist geraten: Die Abstände setzen sich fort, nach der 15 kommen Ereignisse alle 2 Minuten, Objekte auf den Zehnern, und Spieler erzählen von fünf Ereignissen in den letzten zehn Minuten. Wer es besser weiß, berichtigt es in einem eigenen Spielplan.
atom-P2 = Ein Zug endet mit `done`, und das muss immer gesagt werden. Bis dahin dürfen Objekte eingesetzt werden, danach nur noch eine Karte, die gerade auf einem Symbol gezogen wurde (Q47).
    .title = Einen Zug beenden
    .words = ende fertig befehl
    .question = Wie endet ein Zug?
    .why = Der letzte Augenblick für Objekte liegt vor der Ohnmachtsprobe (Q33), also muss er angesagt werden.
atom-P3 = Mit 0 verbliebenen Minuten sagt ein Gnom `done`, ohne eine Aktion auszuführen, oder `abandon`, wo A20 es erlaubt; Objekte dürfen wie immer eingesetzt werden.
    .title = Keine Minuten mehr
    .words = null ende zeit um
    .question = Was darf ein Gnom tun, dem vor seiner Aktion 0 Minuten bleiben?
    .why = Q9 und Q30.
atom-P4 = Nach `abandon` ist der Zug sofort vorbei, ohne `done`.
    .title = Nach dem Desertieren
    .words = verräter ende im stich lassen
    .question = Gibt es nach `abandon` noch ein `done`?
    .first = `done` folgt; dann kommt die Ohnmachtsprobe, falls Grog eingesetzt wurde, dann die Aktualisierung bis zur 0.
    .why = Nach A20 lässt die überarbeitete Ausgabe beide Phasen weg, die erste behält die Aktualisierung; die Probe ist eine Phase des Zuges wie jede andere (T6).
atom-P5 = Gibt es nach einem misslungenen „Feuer löschen“ keinen Weg hinaus, auch nicht mit einem Objekt auf der Hand, stirbt der Gnom sofort, und sein Zug ist ohne `done` vorbei.
    .title = Kein Weg hinaus
    .words = feuer gefangen eingeschlossen sterben verbrennen ausweg
    .question = Nach einem misslungenen „Feuer löschen“ gibt es keinen Weg hinaus, auch nicht mit einem Objekt auf der Hand: Was wird gefragt?
    .first = Stattdessen gilt P7.
    .why = A6: sofort getötet. Es gibt nichts mehr zu entscheiden.
atom-P6 = Ist ein Gnom nicht aus dem Feuer herausgekommen, führt mit der Option „Weniger tödlicher Tod“ der neue Gnom den Zug weiter und sagt noch `done`: Eine Ohnmachtsprobe gibt es nicht, und die Aktualisierung folgt.
    .title = Ersatz nach dem Feuer
    .words = nachrücker wiederkehr verbrennen
    .question = Kein Weg führt aus dem Feuer, oder der Gnom gibt auf (P9), und „Weniger tödlicher Tod“ ist im Spiel: Wer beendet den Zug?
    .why = Q59; vielleicht hat der neue Gnom vor dem Ende des Zuges noch etwas zu sagen.
atom-P7 = In der ersten Ausgabe bleibt ein Gnom, der nicht aus dem Feuer hinauskann, und darf Objekte einsetzen, bevor er `done` sagt.
    .title = Im Feuer bleiben
    .words = gefangen eingeschlossen verbrennen
    .question = Kein Weg aus dem Feuer in der ersten Ausgabe: Was wird gefragt?
    .why = A6 in der ersten Ausgabe: Er legt seine Ohnmachtsprobe ab, falls eine fällig ist, und stirbt nach D2, wenn der Raum noch brennt.
atom-P8 = Nach einem misslungenen „Feuer löschen“ dürfen nur Luken geöffnet werden, die wirklich hinausführen, sofern die Minuten dafür reichen, und dann muss der Gnom auch hindurch; unterwegs dürfen Objekte eingesetzt werden. Danach kommt `done`.
    .title = Der Weg hinaus
    .words = feuer flucht fliehen tür ausweg
    .question = Nach einem misslungenen „Feuer löschen“ gibt es einen Weg hinaus: Was ist erlaubt?
    .why = Q12, Q23.
atom-P9 = Wenn nur ein Objekt auf der Hand einen Weg aus dem Feuer öffnen würde, setzt der Gnom ein Objekt ein oder sagt `done` und gibt damit auf: Er stirbt sofort.
    .title = Aufgeben
    .words = feuer gefangen ausweg
    .question = Nach einem misslungenen „Feuer löschen“ gibt es jetzt keinen Weg hinaus, aber ein Objekt auf der Hand würde einen öffnen: Was ist erlaubt?
    .first = `done` ist nicht der sofortige Tod: Es gilt P7.
    .why = Q52.
atom-P10 = Eine Außenluke darf ohne Tauchgerät geöffnet werden; der Gnom bleibt dann stehen, oder er setzt eins ein und geht hindurch.
    .title = Öffnen ohne Luft
    .words = meer draußen tauchen tür
    .question = Darf eine Außenluke ohne Tauchgerät geöffnet werden?
    .why = Nach M1 ist das Öffnen ein eigener Schritt, und M9 verbietet nur den Weg hindurch. Wie Q50.
atom-P11 = Ein Angreifer, der seinen Kampf verliert, stirbt, und sein Zug ist ohne `done` vorbei; mit der Option „Weniger tödlicher Tod“ sagt der neue Gnom noch `done`.
    .title = Ein verlorener Angriff
    .words = durchgeknallt kampf sterben
    .question = Endet der Zug eines Angreifers, der seinen Kampf verliert?
    .why = U5; Q59.
atom-P12 = Auch ein Gnom ohne Brechstange wird bei einem Angriff gefragt: `submit` ist seine einzige Antwort und trotzdem seine Entscheidung.
    .title = Angegriffen ohne Brechstange
    .words = durchgeknallt kampf abwehr wehrlos
    .question = Wer antwortet auf einen Angriff gegen einen Gnom ohne Brechstange?
    .why = Keinem Spieler wird eine Entscheidung abgenommen; eine Frage, die nicht gestellt wird, würde außerdem verraten, dass es keine Brechstange gibt.
atom-P13 = Auf einen Tausch antwortet immer der Partner: `give` mit Karten oder ohne.
    .title = Antwort beim Tausch
    .words = handel tauschen angebot
    .question = Wer antwortet auf einen Tausch?
    .why = A18: Jeder gibt dem anderen beliebig viele.
atom-P14 = Die Rettung wird am Ende eines Zuges und nach jedem Ereignis zu Beginn geprüft, jede Niederlage sofort.
    .title = Wann geprüft wird
    .words = gewinnen verlieren sieg niederlage ende
    .question = Wann wird die Rettung geprüft?
    .why = W4 verlangt, dass alle Ereignisse abgehandelt sind.
atom-P15 = Ein Deserteur wird als lebend und desertiert aufgeschrieben, `alive = true, abandoned = true`; ein toter Gnom als `alive = false`.
    .title = Deserteure im Logbuch
    .words = verräter aufschreiben
    .question = Wie wird ein Deserteur aufgeschrieben?
    .why = Er ist nicht tot: Er ist fort.
atom-P16 = Ist der Krake einmal eingemischt, bleibt er unter den Karten, im Stapel oder auf dem Ablagestapel, und `kraken_in_deck` bleibt wahr.
    .title = Die Karte „Krake“
    .words = ungeheuer logbuch
    .question = Was sagt `kraken_in_deck`, wenn der Krake auf dem Ablagestapel liegt?
    .why = U3: Er wird einmal eingemischt.
atom-P17 = Der Ereignisstapel hat zu Beginn { $event_cards_start } Karten und, sobald er zum ersten Mal neu gebildet ist, mit dem Kraken { $event_cards }.
    .title = Größe des Ereignisstapels
    .words = anzahl wie viele
    .question = Wie viele Karten hat der Ereignisstapel?
    .why = S5, U3, C5.
atom-P18 = In der ersten Ausgabe handelt ein Deserteur auf seinem Weg zur 0 die Ereignis-Symbole ab, zieht aber auf Objekt-Symbolen nichts. So hat er nie wieder eine Karte und muss nie ablegen oder trinken.
    .title = Symbole des Deserteurs
    .words = verräter objekte ziehen
    .question = Erste Ausgabe: Darf ein Deserteur auf seinem Weg zur 0 Objektkarten durch Symbole ziehen?
    .why = Nach Q60 und Q49 hat er die Mannschaft verlassen, seine Objektkarten sind abgelegt, und was die Handkarten betrifft, geht ihn nichts mehr an. A20 spricht von Ereignissen.
atom-P19 = Tötet ein Ereignis zu Beginn den Gnom, der den ersten Zug gehabt hätte, entscheidet beim nächsten Ereignis der Gnom, der ihn jetzt hat. Sind nur noch Gnome auf 0 übrig, werden keine Ereignisse zu Beginn mehr gezogen, und das Boot ist gerettet.
    .title = Tod vor dem Start
    .words = anfang getötet sterben
    .question = Ein Ereignis zu Beginn tötet den Gnom, der den ersten Zug gehabt hätte: Wer entscheidet beim nächsten?
    .why = Q64, Q44; wie in U5 gibt es ohne einen Gnom am Zug keine Ereignisse mehr.
