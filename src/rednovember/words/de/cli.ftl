### The command line: help, usage and errors of `rednovember`, and what its small commands print.
###
### Messages `cli-*` and `argparse-*` are plain: text and variables, no selectors. What is typed stands in backticks, as
### it is typed: with straight quotes where a shell needs them, with a decimal point.

language-name = Deutsch

## Words that stand for what is to be typed.

cli-metavar-points = PUNKTE
cli-metavar-address = ADRESSE
cli-metavar-command = BEFEHL
cli-metavar-file = DATEI
cli-metavar-names = NAMEN
cli-metavar-seconds = SEKUNDEN
cli-metavar-edition = AUSGABE
cli-metavar-seed = SEED
cli-metavar-crew = MANNSCHAFT
cli-metavar-bot = BOT
cli-metavar-lesson = LEKTION
cli-metavar-word = WORT
cli-metavar-language = SPRACHE
cli-metavar-option = NAME[=false]
cli-metavar-board = ID|DATEI

## The command as a whole.

cli-description = Roter November: Halte ein marodes U-Boot und seine beschwipsten Gnome sechzig Minuten lang am Leben.
cli-lang = die Sprache, eine von { $languages } (Vorgabe: REDNOVEMBER_LANG, sonst die dieses Rechners)
cli-version-compiled = kompilierter Spielkern
cli-version-plain = Spielkern in reinem Python

## `logbook`.

cli-logbook-help = Logbücher nachspielen und prüfen, ob ihre Erwartungen zutreffen
cli-logbook-description = Spielt jedes Logbuch durch und prüft sein [expect]. Exit-Status: 0 alles stimmt, 1 eine Erwartung stimmt nicht, 2 eine Datei ist nicht lesbar oder enthält eine unerlaubte Entscheidung.
cli-logbook-json = jede Endposition als JSON-Objekt ausgeben, eins je Zeile
cli-logbook-file = ein Logbuch (*.rn.toml)

## `random`.

cli-random-help = ein zufälliges Spiel spielen und sein Logbuch schreiben
cli-random-description = Spielt ein Spiel, in dem allein der Zufall entscheidet, und schreibt sein Logbuch, mit der Endposition in [expect].
cli-random-gnomes = wie viele Gnome, 3 bis 8 (Vorgabe: { $usual })
cli-random-players = wie viele Spieler sie führen (Vorgabe: für jeden einer)
cli-random-output = wohin damit (Vorgabe: Standardausgabe)

## `story`.

cli-story-help = erzählen, was in einem Logbuch geschieht
cli-story-description = Erzählt das Spiel eines Logbuchs in Sätzen, Zug für Zug.
# `lively` and `dry` are typed.
cli-style = wie erzählt wird: lively (lebhaft, die Vorgabe) oder dry (nur die Fakten)

## `words`: for translators.

cli-words-help = zeigen, was in einer Sprache fehlt oder veraltet ist
cli-words-description = Listet auf, was einer Sprache gegenüber dem Englischen fehlt, was sie zu viel hat und was veraltet ist, weil das Englische nach der Übersetzung geändert wurde. Exit-Status: 0 nichts, 1 etwas.
cli-words-languages = die Sprachen, um die es geht (Vorgabe: alle)
cli-words-record = festhalten, dass jetzt jede Meldung auf dem neuesten Stand ist (translated.txt im Ordner der Sprache)
cli-words-finding = { $language }: { $id ->
    [none] {""}
   *[other] { $id }:{" "}
}{ $kind ->
    [missing] fehlt
    [orphan] gibt es im Englischen nicht
    [lost] spricht nicht von ${ $more }
    [unknown] spricht von ${ $more }, das Englische nicht
    [stale] veraltet: Das Englische hat sich geändert
   *[unreadable] { $more }
}
cli-words-sum = { $language } ({ $name }): { $count ->
    [0] vollständig, { $messages } Meldungen
    [one] { $count } Mangel in { $messages } Meldungen
   *[other] { $count } Mängel in { $messages } Meldungen
}
cli-words-recorded = { $file } geschrieben

## `play`.

cli-play-help = im Browser spielen, mit --plain im Terminal (das tut auch `rednovember` allein)
cli-play-description = Öffnet den Spielplan im Browser, von diesem Rechner und nur für ihn, bis Strg-C; Spiele gehen beim nächsten Mal weiter. Mit Angaben zu einem Spiel wird es gleich eröffnet. Mit --plain wird in Textzeilen gespielt: Was hier nicht angegeben ist, wird am Terminal erfragt und hat sonst seinen üblichen Wert; am Ende der Eingabe und bei Strg-C wird das Spiel gespeichert.
cli-play-plain = im Terminal statt im Browser, in Textzeilen (auch bei --save, --list, --pace und --style)
cli-play-no-browser = nur die Adresse des Spielplans ausgeben, keinen Browser öffnen
cli-play-from = ein Logbuch (*.rn.toml) weiterspielen
cli-play-crew = die Gnome mit Namen und ihren Bots: `Anna,Boris:bosun,Cyril`
cli-play-gnomes = wie viele Gnome, 3 bis 8 (Vorgabe: { $usual })
cli-play-players = wer sie führt: `A` alle, `A,B` je zwei, sonst je einen (Vorgabe: einer allein)
cli-play-save = wohin das Spiel gespeichert wird, wenn die Eingabe endet
cli-play-list = keine Zeichnung: für Screenreader

## `play` in the browser. $address is where the board is.

play-at = Der Spielplan ist unter { $address } zu erreichen (Strg-C beendet; Spiele gehen beim nächsten Mal weiter)
play-at-running = Der Spielplan ist schon offen, unter { $address }
error-play-no-page = die Seite für den Browser ist nicht gebaut (python tools/build_page.py baut sie): Hier ist das Spiel im Terminal
error-play-no-server = die Seite für den Browser braucht weitere Pakete (es fehlt „{ $module }“; installiere rednovember[server]): Hier ist das Spiel im Terminal
error-play-elsewhere = ein anderes `rednovember play` hat den Ordner { $folder } und antwortet nicht: Beende es zuerst oder spiele mit --plain
error-play-refused = { $reason }
error-play-logbook = { $file }: { $reason }
error-play-bots = { $reason }; mit --plain spielt jeder Bot
error-play-from-alone = { play-from-alone }

## The rules and the luck of a game.

cli-edition = revised (Vorgabe) oder first
cli-option = eine Option einschalten (oder ausschalten); mehrmals möglich
cli-board = ein Spielplan nach seiner ID oder eine eigene Spielplandatei
cli-seed = eine ganze Zahl, die alles Glück bestimmt (Vorgabe: eine neue)

## Bots.

cli-bots-title = Bots
cli-bots-description = Ein Bot ist bosun, captain, random, captain(rollouts=400), my.py:Name
cli-bots = wer wen führt: `Boris:bosun,Cyril:captain`; in einem gespeicherten Spiel gibt `Boris:` den Gnom an seinen Spieler zurück
cli-bot = ein Bot für alle außer dem ersten Gnom
cli-treacherous-bots = Bots dürfen die anderen im Stich lassen, um allein zu gewinnen
cli-pace = wie lange jede Entscheidung eines Bots dauert (Vorgabe: 0.6 am Terminal, sonst 0)

## `advise`.

cli-advise-help = die besten Pläne für die Position am Ende eines Logbuchs
cli-advise-description = Spielt ein Logbuch durch und nennt dem Gnom, der dort entscheidet, die besten Pläne: in Notation, mit ihrer geschätzten Rettungschance, wie sicher die ist, und den Gründen.
cli-advise-milliseconds = wie lange nachgedacht wird, in Millisekunden (Vorgabe: { $usual })
cli-advise-rollouts = wie viele Spiele zu Ende gespielt werden, anstelle einer Zeit (jedes Mal derselbe Rat)
cli-advise-best = wie viele Pläne (Vorgabe: { $usual })
cli-advise-json = ein JSON-Objekt ausgeben

## `sim` and `compare`.

cli-sim-help = eine Mannschaft aus Bots viele Spiele spielen lassen und die Rettungen zählen
cli-sim-description = Lässt eine Mannschaft auf allen Kernen spielen und berichtet: Rettungsquote, Gründe der Niederlagen, Züge, Tote. Derselbe Seed ergibt dieselben Spiele, egal mit wie vielen Prozessen, es sei denn, ein Bot hat eine Bedenkzeit in Millisekunden. Strg-C behält, was fertig ist. Exit-Status: 0 alles gespielt, 2 falsche Eingabe, 130 abgebrochen.
cli-sim-crew = ein Bot für alle Gnome (`bosun`, `"captain(rollouts=200)"`, `my.py:Bot`) oder für jeden einer, durch Kommas getrennt
cli-sim-games = wie viele Spiele (Vorgabe: { $usual })
cli-sim-gnomes = wie viele Gnome, 3 bis 8 (Vorgabe: { $usual } oder für jeden Bot einer)
cli-sim-workers = wie viele Prozesse (Vorgabe: für jeden Kern einer)
cli-sim-cluster = statt auf diesem Rechner auf dem Dask-Cluster spielen, dessen Scheduler diese Adresse hat (`tcp://host:8786`; Extra `cluster`)
cli-sim-json = ein JSON-Objekt ausgeben, für Programme
cli-sim-out = die Spiele in dieser Parquet-Datei ablegen, je eine Zeile, und einen abgebrochenen Lauf dabei fortsetzen (Extra `lab`)
cli-sim-turns = mit `--out`: auch die Züge ablegen, je eine Zeile in dieser Parquet-Datei
cli-compare-help = zwei Mannschaften oder zwei Regelsätze mit denselben Seeds vergleichen und sagen, was besser abschneidet
cli-compare-description = Lässt zwei Mannschaften mit denselben Seeds spielen oder eine nach zwei Regelsätzen und hört auf, sobald feststeht, was besser ist oder dass der Unterschied kleiner als die Schwelle ist: ein sequenzieller Test, der in höchstens 5 von 100 Läufen irrt, so oft er auch hinsieht, und Intervalle, die trotzdem gelten. Mit --all werden alle Spiele gespielt: McNemars Test der ungleichen Paare und Newcombes Intervall (gepaart) für die Differenz der Rettungsquoten. Exit-Status wie bei `sim`.
cli-compare-other = die andere Mannschaft (Vorgabe: dieselbe, wenn B nach anderen Regeln spielt)
cli-compare-games = wie viele Spiele mit jeder Mannschaft höchstens (Vorgabe: { $most }); mit --all genau so viele (Vorgabe: { $usual })
cli-compare-edition = die Ausgabe, nach der B spielt, wenn es eine andere ist
cli-compare-option = eine Option, die nur B einschaltet (oder ausschaltet); auch mehrmals
cli-compare-board = der Spielplan, auf dem B spielt, falls ein anderer
cli-compare-margin = die Schwelle in Prozentpunkten der Rettungsquote (Vorgabe: { $usual }): ein kleinerer Unterschied spielt keine Rolle
cli-compare-all = alle Spiele spielen, auch wenn die Antwort vorher feststeht

## Values that will not do.

cli-type-whole-number = { $value } sollte eine ganze Zahl sein
cli-type-above-zero = { $value } sollte eine ganze Zahl über 0 sein
cli-type-seconds = { $value } sollte eine Zahl von 0 bis 60 sein, in Sekunden
cli-type-points = { $value } sollte eine Zahl über 0 und bis 100 sein, in Prozentpunkten

## When a command is cut off.

cli-stopped = abgebrochen
cli-output-closed = die Ausgabe wurde geschlossen, ehe alles geschrieben war
cli-cannot-go-on = es geht nicht weiter: { $reason }

## What the small commands print.

cli-logbook-differs = { $file }: { $key }: erwartet { $expected }, gefunden { $got }
cli-logbook-nothing = nichts
cli-random-title = Ein Spiel, gespielt vom Zufall

## What Python's own reader of command lines says.

argparse-usage = Aufruf:{" "}
argparse-positionals = Argumente
argparse-options = Optionen
argparse-subcommands = Befehle
argparse-heading = %(heading)s:
argparse-help = diese Hilfe anzeigen und beenden
argparse-version = die Version anzeigen und beenden
argparse-default = {" "}(Vorgabe: %(default)s)
argparse-error = %(prog)s: Fehler: %(message)s
argparse-warning = %(prog)s: Warnung: %(message)s
argparse-argument = Argument %(argument_name)s: %(message)s
argparse-required = diese Argumente fehlen: %s
argparse-one-required = eines dieser Argumente muss sein: %s
argparse-unrecognized = unbekannte Argumente: %s
cli-unknown-arguments = unbekannte Argumente: { $arguments }{ $nearest ->
    [none] {""}
   *[other] ; ist { $nearest } gemeint?
}
cli-not-typed = { $option } wird nicht getippt, wo andere es lesen könnten: Setze die Variable { $variable } oder schreib es in die Datei von --config
argparse-not-allowed = nicht zusammen mit dem Argument %s erlaubt
argparse-ignored-explicit = erwartet keinen Wert, bekam aber %r
argparse-unexpected = unerwartete Option: %s
argparse-ambiguous = mehrdeutige Option: %(option)s könnte eine davon sein: %(matches)s
argparse-expected-one = ein Wert muss folgen
argparse-expected-at-most-one = höchstens ein Wert darf folgen
argparse-expected-at-least-one = mindestens ein Wert muss folgen
argparse-expected-number = so viele Werte müssen folgen: %s
argparse-invalid-choice = %(value)r gibt es nicht (zur Wahl: %(choices)s)
argparse-invalid-choice-closest = %(value)r gibt es nicht, meintest du %(closest)r? (zur Wahl: %(choices)s)
argparse-invalid-value = ungültiger Wert: %(value)r (erwartet: %(type)s)
argparse-unknown-command = unbekannter Befehl %(parser_name)r (zur Wahl: %(choices)s)
argparse-cannot-open = „%(filename)s“ lässt sich nicht öffnen: %(error)s
argparse-deprecated-option = die Option „%(option)s“ ist veraltet
argparse-deprecated-argument = das Argument „%(argument_name)s“ ist veraltet
argparse-deprecated-command = der Befehl „%(parser_name)s“ ist veraltet

## The language.

error-language = { $where }: für die Sprache „{ $language }“ gibt es keine Texte; bekannte Sprachen: { $known }
error-words-folder = REDNOVEMBER_WORDS: „{ $folder }“ ist kein Ordner
error-words-file = { $file }: { $reason }
error-bot-no-file = Bot { $bot }: lässt sich nicht laden: FileNotFoundError: es gibt keine Datei { $file }
# The example is another language than this one.
play-lang = Hier wird { language-name } gesprochen. Es gibt: { $languages }. Für eine andere Sprache tippe zum Beispiel `lang en`.
play-lang-switched = Von jetzt an wird hier { language-name } gesprochen.
play-lang-unknown = Für die Sprache „{ $language }“ gibt es keine Texte. Es gibt: { $languages }.

## Files that cannot be read or written: behind the name of the file and a colon.

error-os = { $text }
error-os-missing = Datei oder Ordner nicht gefunden
error-os-permission = Zugriff verweigert
error-os-not-permitted = Vorgang nicht erlaubt
error-os-exists = Datei schon vorhanden
error-os-folder = das ist ein Ordner
error-os-no-folder = das ist kein Ordner
error-os-full = kein Speicherplatz mehr frei
error-os-quota = zugeteilter Speicherplatz überschritten
error-os-read-only = Dateisystem nur lesbar
error-os-name = Dateiname zu lang
error-os-links = zu viele symbolische Links hintereinander
error-os-device = Ein-/Ausgabefehler
error-not-utf8 = kein UTF-8 ({ $fault ->
    [start] ungültiges erstes Byte eines Zeichens
    [continuation] ungültiges Folgebyte
    [end] die Daten hören mittendrin auf
   *[other] falsches Byte
}, bei Byte { $byte })

## What is wrong with a TOML file. Behind it stands the place; line 0 is the end of the file.

error-toml-syntax = { $fault ->
    [statement] ungültige Anweisung
    [value] ungültiger Wert
    [date] ungültiges Datum oder ungültige Uhrzeit
    [key] so kann kein Schlüssel anfangen
    [equals] nach einem Schlüssel fehlt „=“
    [line-end] hier fehlt eine neue Zeile oder das Ende der Datei
    [bracket] nach dem Namen einer Tabelle fehlt „]“
    [brackets] nach dem Namen einer Tabelle fehlt „]]“
    [array] eine Liste ist nicht geschlossen
    [inline-table] eine Tabelle in geschweiften Klammern ist nicht geschlossen
    [string] ein Text ist nicht geschlossen
    [escape] ein Backslash in einem Text leitet nichts Bekanntes ein
    [character] ein Zeichen, das hier nicht stehen darf
    [twice] dieser Name hat schon einen Wert
   *[other] nicht verstanden
} { $line ->
    [0] (am Ende der Datei)
   *[other] (Zeile { $line }, Spalte { $column })
}
