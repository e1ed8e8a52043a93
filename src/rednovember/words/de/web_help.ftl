### The browser: tips, the rules inside the game, the list of keys.

## Tips.

web-tip-more = Regel { $id } lesen

## The rules.

web-help = Hilfe
web-help-howto = So geht’s
web-help-rules = Regeln
web-help-keys = Tasten
web-help-close = Schließen
web-rules-search = In den Regeln suchen
web-rules-searching = Suche läuft …
web-rules-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
web-rules-nothing = Dazu steht nichts in den Regeln.
web-rules-near = Meintest du:
web-rules-contents = Inhalt
web-rules-example = Beispiel
web-rules-first = Erste Ausgabe
web-rules-why = Warum
web-rules-question = Frage
# $name is the card's name.
web-rules-cards = { $name }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-rules-needs = Nur mit der Option „{ $option }“.
web-rules-switch = Das hängt von der Option „{ $option }“ ab.
web-rules-gone = Die Regeln lassen sich gerade nicht laden.
web-rules-loading = Die Regeln werden geladen …

## So geht’s: was Neulinge wissen sollten, in einer halben Minute. Jeder Tipp hat eine Überschrift aus wenigen Wörtern.

web-howto-note = Neu an Bord?
web-howto-lead = Eine halbe Minute, dann kannst du mit Stil untergehen.
web-howto-goal = Haltet durch bis zur Rettung
web-howto-goal-text = Die Zeit läuft von 60 auf 0. Ist die ganze Mannschaft bei 0, seid ihr gerettet. Ihr gewinnt zusammen oder sinkt zusammen.
web-howto-minutes = Minuten sind dein Geld
web-howto-minutes-text = Alles, was du tust, kostet Minuten und rückt dich auf der Zeitleiste vor. Wer noch die meisten hat, ist als Nächstes dran.
web-howto-icons = Was du passierst, passiert
web-howto-icons-text = Endet dein Zug, bringt jeder Stern, den du passierst, ein Ereignis und jede Kiste ein Objekt.
web-howto-danger = Was euch umbringt
web-howto-danger-text = Das Boot: eine Anzeige beim Totenkopf oder ein Achteck, an dem ihr alle vorbei seid. Einen Gnom: ein Zug, der im Feuer oder unter Wasser endet.
web-howto-turn = Dein Zug
web-howto-turn-text = Tippe auf einen Raum, um hinzugehen, auf ein rundes Zeichen, um etwas zu tun. Dreh an der Scheibe: mehr Minuten, bessere Chancen. Dann beende den Zug.
web-howto-help = Nie ratlos
web-howto-help-text = Zeig auf etwas oder halt den Finger darauf: Es erklärt sich selbst. Der Anker fragt den Kapitän, der gebogene Pfeil nimmt einen Schritt zurück. Diese Tipps bleiben unter „?“ und im Menü.
# Der Knopf, der es schließt.
web-howto-go = Aye, aye!

## What one decides in a phase, for its tip.

web-phase-movement-text = Geh durch Luken, setze Objekte ein und erledige dann eine Sache in dem Raum, in dem du ankommst.
web-phase-hatch-text = Die Luke ist offen, das Wasser hat sich verteilt: hindurch oder bleiben.
web-phase-acted-text = Die Aktion ist getan. Objekte gehen noch, dann endet der Zug.
web-phase-escape-text = Das Feuer hat gewonnen: raus aus dem Raum, solange es geht.
web-phase-escape_hatch-text = Ein Ausweg ist offen: hindurch oder einen anderen suchen.
web-phase-offer-text = Wähle die Karten, die du anbietest.
web-phase-give-text = Wähle, was du dafür gibst, oder nichts.
web-phase-defend-text = Schlag mit einer Brechstange zurück oder nimm es hin.
web-phase-spread-text = Wähle den Raum, auf den das Feuer übergreift.
web-phase-block-text = Wähle die Luke, die blockiert wird.
web-phase-discard-text = Zu viele Karten: Wähle, was du ablegst.
web-phase-drawn-text = Diese Karte darfst du sofort einsetzen, ehe sie auf deine Hand kommt.
web-phase-over-text = Es gibt nichts mehr zu entscheiden.

## Marks of the board that a tip explains.

web-mark-hatch = Luke
web-mark-blocked = Blockierte Luke
web-mark-exterior = Außenluke
web-mark-fire = Feuer
web-mark-low = Niedriger Wasserstand
web-mark-high = Hoher Wasserstand
web-mark-keeper = Zeitstein
web-mark-stack = Stapel von Zeitsteinen
web-mark-ghost = Geister-Zeitstein
web-mark-event_icon = Ereignis
web-mark-item_icon = Objekt
web-mark-reset = Rücksetzstern
web-mark-doom = Das Ende
web-mark-rescued = Rettung
web-mark-drunk = Rauschzustand
web-mark-fainted = Ohnmächtig
web-mark-stash = Grogvorrat des Käptns
web-mark-event_deck = Ereigniskarten
web-mark-item_deck = Objektkarten
web-mark-minutes = Minuten für eine Reparatur
web-mark-hand = Objekte auf der Hand

## The list of keys. Names of keys are those on the keyboard.

web-keycap-tab = Tab
web-keycap-enter = Eingabe
web-keycap-space = Leertaste
web-keycap-escape = Esc
web-keycap-shift = Umschalt
web-keys-everywhere = Überall
web-keys-turn = Dein Zug
web-keys-events = Während Ereignisse laufen
web-keys-dialogs = Bei einer Frage
web-keys-end = Nach dem Spiel
web-key-tab = zum nächsten Bedienelement
web-key-arrows = weiter in der Gruppe oder über den Spielplan
web-key-enter = auswählen
web-key-escape = schließen, abbrechen, zurück
web-key-help = diese Hilfe; bei einem Tipp: seine Regel
web-key-howto = so geht’s: die Tipps für Neulinge
web-key-sound = Ton an oder aus
web-key-undo = zurücknehmen
web-key-redo = wiederholen
web-key-undo-more = mehrere Schritte zurücknehmen
web-key-deeds = löschen, pumpen, Lukenblockierung aufheben, reparieren, Krake jagen, ziehen, tauschen, keine Aktion
web-key-end-turn = den Zug beenden
web-key-captain = den Kapitän fragen
web-key-log = Logbuch
web-key-number = Raum, Minute oder Zeile mit dieser Nummer (0 ist 10)
web-key-pause = anhalten, weiter
web-key-step = ein Ereignis weiter
web-key-skip = bis zu meiner nächsten Entscheidung
web-key-speed = schneller, langsamer
web-key-plans = die Pläne des Kapitäns
web-key-main = der rote Knopf
web-key-deadly = trotzdem tun, auch wenn es tötet
web-key-cover = gedrückt halten: aufdecken
web-key-rematch = noch einmal spielen
web-key-save = das Logbuch speichern
web-key-board = zurück zum Spielplan
