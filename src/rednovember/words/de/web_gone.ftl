### The browser: when the server, the table or the page itself does not go on. The page carries these texts with it, so that it can
### say them without a server. A heading, and -text for what to do about it.

web-gone-name = Roter November
web-gone-server = Der Server ist weg
web-gone-server-text = Es kommt keine Antwort. Nichts ist verloren: Was der Server bestätigt hat, bleibt. Diese Seite versucht es von selbst weiter.
web-gone-protocol = Diese Seite ist veraltet
web-gone-protocol-text = Auf dem Server läuft eine andere Version. Lade die Seite neu; hilft das nicht, ist der Server älter als die Seite.
web-gone-table = Diesen Tisch gibt es nicht
web-gone-table-text = Der Server hat keinen solchen Tisch, oder dieser Link öffnet ihn nicht.
web-gone-dropped = Er wurde von der Liste deiner Spiele genommen.
web-gone-keys = Du hast diesen Tisch verlassen
web-gone-keys-text = Der Schlüssel in diesem Link öffnet nichts mehr: Der Platz hat einen neuen Schlüssel, oder jemand anders sitzt dort.
web-gone-many = Bitte etwas langsamer
web-gone-many-text = Von hier kamen zu viele Versuche. Warte eine Minute und versuche es dann noch einmal.
web-gone-broken = Auf dieser Seite ging etwas schief
web-gone-broken-text = Du warst es nicht, und das Spiel ist beim Server sicher: Lade neu, dann geht es weiter.
web-gone-retry = Noch einmal versuchen
web-gone-reload = Neu laden
web-gone-home = Zum Anfang
web-gone-connecting = Verbindung wird hergestellt …
web-lost = Die Verbindung ist weg. Neuer Versuch …
web-lost-stopping = Der Server startet neu. Neuer Versuch …
web-lost-next = Nächster Versuch in { $seconds } s
web-lost-retry = Jetzt versuchen
web-lost-broken = Auf dieser Seite ging etwas schief. Das Spiel selbst ist sicher.
web-lost-dismiss = Ausblenden
