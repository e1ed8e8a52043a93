### The server: what it refuses, what its page says, signals between players, and the command `serve`.

## What a room refuses.

error-server-no-table = diesen Tisch gibt es nicht, oder keiner dieser Schlüssel öffnet ihn
error-server-not-invited = hier darf sich nur setzen, wer eingeladen ist
error-server-seat-taken = dort sitzt schon jemand
error-server-no-seat = diesen Platz gibt es nicht, oder es ist keiner frei
error-server-not-seated = das darf nur, wer an diesem Tisch sitzt
error-server-not-your-seat = das ist der Platz von jemand anderem
error-server-not-host = das darf nur der Gastgeber
error-server-nothing-asked = niemand bittet darum, etwas zurückzunehmen
error-server-name = ein Name hat 1 bis { $most } sichtbare Zeichen in einer Zeile
error-server-name-alike = ein anderer Name an diesem Tisch lautet genauso oder sieht genauso aus
error-server-key = ein eigener Schlüssel hat { $least } bis { $most } Buchstaben, Ziffern, „-“ und „_“, und niemand kann ihn erraten
error-server-chat = eine Nachricht hat 1 bis { $most } sichtbare Zeichen in einer Zeile
error-server-chat-full = der Chat dieses Tisches ist voll: Mehr als { $most } Nachrichten werden nicht aufbewahrt
error-server-table-full = an diesem Tisch geht nichts mehr: Es gibt schon { $most } Einträge
error-server-seat-quota = von diesem Platz aus sind die { $most } Änderungen dieser Art verbraucht; gibt der Gastgeber ihn frei, wird neu gezählt
# $what is signal or about: what is wrong, the signal or what goes with it.
error-server-signal = { $what ->
    [signal] dieses Signal gibt es nicht; bekannte Signale: { $known }
   *[about] zu einem Signal darf ein Raum von 1 bis { $most } oder ein Objekt gehören, nicht beides; Objekte: { $known }
}
error-server-absence = absent: { $value } sollte eine ganze Zahl von Sekunden sein, von { $least } bis { $most }, oder null für nie
error-server-bot = am Tisch eines Servers gibt es keinen Bot „{ $bot }“; bekannte Bots: { $known }, dazu captain(milliseconds=N) bis { $most }
error-server-logbook-long = das Logbuch ist zu lang: höchstens { $most } Zeichen
error-server-too-heavy = der Aufbau dieses Tisches braucht zu viel Zeit oder Speicher
error-server-logbook-hidden = hier wird mit verdeckten Objektkarten gespielt: Das Logbuch gibt es, wenn das Spiel vorbei ist
error-server-not-over = das Spiel ist noch nicht vorbei: Revanche gibt es danach
error-server-moment = diesen Zeitpunkt gibt es nicht: Der letzte ist { $most }

## What the server refuses.

error-server-frame = das ist kein JSON-Objekt, wie das Protokoll es vorsieht, oder es ist mehr als 20 Ebenen tief verschachtelt
error-server-hello = die erste Nachricht muss ein hello sein, innerhalb von 10 Sekunden
error-server-protocol = dieser Server spricht Version { $known } des Protokolls
error-server-too-many = zu viel auf einmal; warte einen Augenblick
error-server-laid-enough = zu viele neue Tische von dieser Adresse; versuch es später noch einmal
error-server-sockets = von deiner Adresse { $most ->
    [one] ist schon { $most } Verbindung offen
   *[other] sind schon { $most } Verbindungen offen
}; schließ eine davon oder komm später wieder
error-server-slow = du hast nicht gelesen, was gesendet wurde; verbinde dich neu und nenne, was du zuletzt gesehen hast
error-server-stopping = der Server wird beendet; verbinde dich gleich wieder und nenne, was du zuletzt gesehen hast
error-server-body = die Anfrage ist zu groß: höchstens { $most } KiB
error-server-ambiguous = die Anfrage gibt ihre Länge auf zwei Arten an (Content-Length und Transfer-Encoding)
error-server-media = die Anfrage sollte JSON sein (Inhaltstyp application/json)
error-server-query = { $key }: Das sollte { $like ->
    [whole-number] eine ganze Zahl von { $least } bis { $most }
    [text] ein Text von höchstens { $most } Zeichen
   *[one-of] eines von { $known }
} sein
error-server-origin = eine Seite eines anderen Servers darf das hier nicht
error-server-no-page = unter dieser Adresse ist nichts
error-server-no-words = diese Katalogdatei gibt es nicht
error-server-method = das geht mit dieser Adresse nicht
error-server-unavailable = der Server kann seine Tische gerade nicht lesen oder schreiben; versuch es gleich noch einmal
error-server-internal = im Server ist etwas schiefgegangen; es steht in seinem Protokoll

## What keeps the server from running.

error-server-address = unter { $host }, Port { $port }, lässt sich der Server nicht starten: { $reason }; einen anderen Port wählt --port (0: irgendein freier)
error-server-not-installed = der Server braucht weitere Pakete („{ $module }“ fehlt): Installiere rednovember[server]

## The page at the server's address.

server-page-title = Roter November
server-page-text = Der Server läuft, aber die Seite für den Browser ist noch nicht gebaut: python tools/build_page.py baut sie. Programme können schon spielen.
server-page-api = Was Programme fragen können

## Signals. $which is room, item or none: what the signal speaks of.

signal-take = { $which ->
    [room] Ich übernehme { $room_acc }
    [item] Ich nehme { $item_the }
   *[none] Ich kümmere mich darum
}
signal-need = { $which ->
    [room] Ich brauche Hilfe { $room_in }
    [item] Ich brauche { $item_a }
   *[none] Ich brauche etwas
}
signal-wait = { $which ->
    [room] Warte { $room_in } auf mich
    [item] Warte, ich bringe { $item_a }
   *[none] Warte auf mich
}
signal-help = { $which ->
    [room] Hilfe { $room_in }!
    [item] Hilfe! Wer hat { $item_a }?
   *[none] Hilfe!
}
signal-thanks = { $which ->
    [room] Danke für die Hilfe { $room_in }!
    [item] Danke für { $item_the }!
   *[none] Danke!
}
signal-well_done = { $which ->
    [room] Gut gemacht { $room_in }!
    [item] Stark, { $item_the } so einzusetzen!
   *[none] Gut gemacht!
}
signal-sorry = { $which ->
    [room] Entschuldigung für die Sache { $room_in }
    [item] Entschuldigung für { $item_the }
   *[none] Entschuldigung
}
signal-ready = { $which ->
    [room] Ich bin { $room_in } bereit
    [item] Ich bin bereit, mit { $item_with }
   *[none] Ich bin bereit
}

## `serve`.

cli-serve-listening = Der Server ist erreichbar unter { $address }
