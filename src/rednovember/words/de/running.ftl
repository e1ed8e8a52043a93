### Für alle, die einen Server betreiben: `rednovember serve`, `backup` und `restore`.
###
### Namen von Befehlen, Optionen, Einstellungen und Dateien werden getippt: Sie bleiben, wie sie sind.

## Wörter, die für das stehen, was zu tippen ist.

cli-metavar-host = HOST
cli-metavar-url = URL
cli-metavar-folder = ORDNER
cli-metavar-level = STUFE
cli-metavar-form = FORM

## `serve`.

cli-serve-help = einen Server betreiben: Freunde und Bots an einem Tisch
cli-serve-description = Betreibt einen Server für Tische, an die man mit einem Browser oder einem Programm kommt. Er ist nur für diesen Rechner offen, solange --lan oder --host nichts anderes sagt. Jede Einstellung kann auch eine Variable sein (REDNOVEMBER_PORT) oder in einer TOML-Datei stehen (port = 8000); zuerst gilt, was hier getippt wird, dann die Variablen, dann die Datei.
cli-serve-host = die Adresse, auf der der Server lauscht (Vorgabe: { $usual }, nur dieser Rechner)
cli-serve-port = der Port; 0: irgendein freier (Vorgabe: { $usual })
cli-serve-lan = offen für alle im selben Netz: zeigt die Adresse und einen QR-Code
cli-serve-base-url = wie man den Server erreicht, für Links, wenn er hinter einem Proxy steht: https://example.org
cli-serve-origin = eine andere Website, deren Seiten mit dem Server sprechen dürfen; mehrmals möglich
cli-serve-proxy = ein vertrauenswürdiger Proxy, dessen Angabe gilt, für wen er anfragt; mehrmals möglich (Vorgabe: dieser Rechner)
cli-serve-minds = wie viele Prozesse für Bots nachdenken (Vorgabe: einer weniger, als es Kerne gibt)
cli-serve-thinking = wie lange ein Bot höchstens überlegt (Vorgabe: { $usual })
cli-serve-retention-days = beendete Tische so viele Tage nach der letzten Änderung entfernen (Vorgabe: 0, nie)
cli-serve-retention-unfinished-days = unbeendete Tische so viele Tage nach der letzten Änderung entfernen (Vorgabe: 0, nie)
cli-serve-retention-unplayed-days = Tische, an denen niemand gespielt hat, so viele Tage nach der letzten Änderung entfernen (Vorgabe: 7; 0: nie)
cli-serve-log = wie viel protokolliert wird: { $among } (Vorgabe: info)
cli-serve-log-format = wie protokolliert wird: { $among } (Vorgabe: auto: Text in einem Terminal, sonst JSON)
cli-serve-rates-title = Grenzen
cli-serve-rates-description = Wer mehr verlangt, muss warten.
cli-serve-tables-per-minute = neue Tische je Adresse und Minute
cli-serve-tables-per-day = neue Tische je Adresse und Tag
cli-serve-megabytes-per-day = Megabyte in der Datenbank für neue Tische, je Adresse und Tag
cli-serve-room-megabytes = Megabyte Arbeitsspeicher für Tische; ungenutzte darüber hinaus werden bei Bedarf neu gelesen
cli-serve-requests-per-second = Anfragen je Sekunde: über Sockets je Verbindung, über HTTP je Adresse
cli-serve-burst = Anfragen auf einmal: über Sockets je Verbindung, über HTTP je Adresse
cli-serve-chats-per-minute = Chat-Nachrichten je Platz und Minute
cli-serve-sockets-per-address = offene Verbindungen je Adresse

# Von allen drei Befehlen. `sqlite:///FILE` und `postgresql://...` werden getippt.
cli-serve-database = wo die Tische liegen: sqlite:///DATEI oder postgresql://USER@HOST/NAME (Vorgabe: server.db im Datenordner)
cli-serve-data = der Datenordner (Vorgabe: REDNOVEMBER_DATA, sonst wie in diesem System üblich)
cli-serve-config = eine TOML-Datei mit Einstellungen (Vorgabe: REDNOVEMBER_CONFIG)

## `backup` und `restore`.

cli-backup-help = alle Tische eines Servers in eine Datei sichern
cli-backup-description = Sichert alle Tische eines Servers, alle auf dem Stand desselben Augenblicks, in eine Datei. Der Server darf dabei weiterlaufen. Die Datei lässt sich in SQLite und in PostgreSQL wiederherstellen.
cli-backup-file = die Datei, die geschrieben wird
cli-restore-help = die Tische einer Sicherung in einer Datenbank wiederherstellen
cli-restore-description = Stellt alle Tische einer Sicherung in einer Datenbank wieder her, die noch keine hat: alle oder keinen. Vorher den Server beenden.
cli-restore-file = die Datei, die `backup` geschrieben hat
cli-restore-replace = vorher die Tische entfernen, die jetzt da sind

running-progress = { $done } von { $total } Einträgen
running-backup-done = { $file }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $records ->
    [one] { $records } Eintrag
   *[other] { $records } Einträge
}
# $what is record or summary: what lists of tables show.
running-backup-damaged = Warnung: Tisch { $table }: { $what ->
    [summary] seine Zusammenfassung
   *[record] Eintrag { $number }
} ist in der Datenbank beschädigt oder fehlt; die Sicherung enthält das so, wie es ist
running-backup-damaged-more = Warnung: { $count ->
    [one] { $count } weiterer Schaden
   *[other] { $count } weitere Schäden
}
running-restore-done = Wiederhergestellt aus { $file }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $records ->
    [one] { $records } Eintrag
   *[other] { $records } Einträge
}
error-backup-no-database = es gibt keine Datenbank { $file }
error-backup-no-tables = in dieser Datenbank gibt es keine Tische von Roter November
error-backup-schema = diese Datenbank gehört zu einer anderen Version des Programms als dieser ({ $program }); nimm die Version, mit der der Server läuft
error-backup-onto-itself = { $file } ist die Datenbank selbst; eine Sicherung braucht eine eigene Datei
error-backup-not-read = { $file }: { $reason }
error-backup-none = { $file } ist keine Sicherung
error-backup-damaged = { $file } ist beschädigt oder unvollständig; nichts wurde wiederhergestellt
error-backup-newer = { $file } stammt von einer anderen Version des Programms ({ $program }); nichts wurde wiederhergestellt
error-restore-not-empty = die Datenbank ist nicht leer ({ $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}); nichts wurde wiederhergestellt. Mit --replace wird ersetzt, was da ist
error-restore-in-use = ein Server benutzt diese Datenbank ({ $count ->
    [one] { $count } Verbindung
   *[other] { $count } Verbindungen
}); nichts wurde wiederhergestellt. Beende ihn erst

## Einstellungen. $where ist eine Option, eine Variable oder eine Datei mit einem Schlüssel.

error-settings-file = { $file }: { $reason }
error-settings-toml = { $file }: kein TOML (Zeile { $line }, Spalte { $column })
error-settings-key = { $file }: es gibt keine Einstellung „{ $key }“{ $nearest ->
    [none] ; bekannt: { $known }
   *[other] ; ist „{ $nearest }“ gemeint?
}
error-settings-variable = es gibt keine Variable { $key }{ $nearest ->
    [none] ; bekannt: { $known }
   *[other] ; ist { $nearest } gemeint?
}
error-settings-memory = eine Datenbank im Speicher wäre verloren, sobald der Server beendet wird; nenne eine Datei: sqlite:///DATEI
error-settings-value = { $where }: { $value } sollte { $like ->
    [whole-number] eine ganze Zahl von { $least } bis { $most }
    [number] eine Zahl von { $least } bis { $most }
    [truth] true oder false
    [host] eine Adresse wie 127.0.0.1 oder der Name eines Rechners
    [url] eine URL wie https://example.org
    [origins] eine Liste von Websites wie https://example.org
    [proxies] eine Liste von Adressen wie 10.0.0.1 oder 10.0.0.0/8
    [folder] ein Ordner
    [one-of] eines von { $among }
    [database] eine URL wie sqlite:///DATEI oder postgresql://USER@HOST/NAME
   *[token] eine Folge von { $least } bis { $most } Buchstaben, Ziffern und Zeichen ohne Leerzeichen
} sein
# Dasselbe für das, was geheim sein kann: Es wird nicht gezeigt.
error-settings-secret = { $where }: Das sollte { $like ->
    [whole-number] eine ganze Zahl von { $least } bis { $most }
    [number] eine Zahl von { $least } bis { $most }
    [truth] true oder false
    [host] eine Adresse wie 127.0.0.1 oder der Name eines Rechners
    [url] eine URL wie https://example.org
    [origins] eine Liste von Websites wie https://example.org
    [proxies] eine Liste von Adressen wie 10.0.0.1 oder 10.0.0.0/8
    [folder] ein Ordner
    [one-of] eines von { $among }
    [database] eine URL wie sqlite:///DATEI oder postgresql://USER@HOST/NAME
   *[token] eine Folge von { $least } bis { $most } Buchstaben, Ziffern und Zeichen ohne Leerzeichen
} sein

## Im selben Netz.

running-lan = Wer im selben Netz ist, öffnet { $address } oder scannt dies:
