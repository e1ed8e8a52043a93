### The rules reference: what stands around the rules, in the docs, in the game and on the command line.

## What is said about a rule.

rules-entry = { $id }: { $title }
rules-example = Beispiel: { $text }
rules-first = Erste Ausgabe: { $text }
rules-why = Warum: { $text }
rules-cards = { $name }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
rules-switch = Umschalten lässt sich das mit der Option `{ $option }`.
rules-needs = Nur mit der Option `{ $option }`.

## Looking something up

rules-contents-how = `rules` mit einem Wort sagt mehr: ein Kürzel (M2), eine Karte, ein Raum, eine Aktion, irgendein Wort. `rules all` zeigt alles.
rules-more = Mehr dazu:
rules-nothing = Zu „{ $word }“ steht nichts in den Regeln{ $near ->
    [none] . `rules` allein zählt sie auf.
   *[other] ; meintest du: { $near }?
}

## The page in the docs

rules-page-title = Die Regeln
rules-page-lead = Alle Regeln von Roter November, wie sie hier gelten, geordnet nach dem Spielablauf und in eigenen Worten. Das Kürzel vor einer Regel, etwa M2, nennt das Spiel, wenn es eine Entscheidung ablehnt; `rednovember rules M2` zeigt sie im Terminal, `why M2` mitten im Spiel. Beschrieben ist die überarbeitete Ausgabe; wo die erste abweicht, steht das unter der Regel. Alle Zahlen sind die des Spielplans { $board }.
rules-page-options = Die Optionen eines Spiels
rules-page-option = Vorgabe: { $default ->
    [yes] an
   *[no] aus
}. Regeln: { $atoms }.

## The command line

cli-rules-help = eine Regel nachschlagen
cli-rules-description = Zeigt die Regeln, in denen es um ein Wort geht: das Kürzel einer Regel, eine Karte, einen Raum, eine Anzeige, einen Marker, eine Aktion, eine Option oder irgendein anderes Wort. Ohne ein Wort werden alle Regeln aufgezählt; `rules all` zeigt sie ganz. Exit-Status: 0 gefunden, 1 nicht gefunden.
cli-rules-word = was nachzuschlagen ist; `all` für alles
