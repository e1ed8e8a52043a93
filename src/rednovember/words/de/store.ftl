### The server's store: what prevents that something is kept or read.

error-server-database = die Datenbank lässt sich nicht benutzen: { $reason }
error-server-database-url = das ist keine URL einer hier bekannten Datenbank: Sie sollte mit einem von { $known } beginnen, z. B. sqlite:///server.db
error-server-database-port = der Port in der URL der Datenbank sollte eine ganze Zahl von 1 bis { $most } sein
error-server-database-plain-file = eine Datenbank in einer Datei ist sqlite:///DATEI und nichts weiter: kein „file:“ davor, keine Parameter hinter einem Fragezeichen; ein Fragezeichen in ihrem Namen wird %3F geschrieben
# $key is none if it cannot be shown: it may be a piece of a password.
error-server-database-parameter = in der URL der Datenbank steht hinter dem Fragezeichen { $key ->
    [none] etwas
   *[other] „{ $key }“
}, was hier unbekannt ist; bekannt sind { $known }
error-server-database-parameter-value = „{ $key }“ darf in der URL der Datenbank nur einmal stehen und sollte so lauten: { $like }
error-server-database-folder = es gibt keinen Ordner { $folder } für die Datenbank; lege ihn an oder nenne eine andere Datei
error-server-database-in-use = die Datenbank { $file } wird schon von einem anderen Server benutzt; beende erst diesen oder nenne eine andere Datei
error-server-database-newer = die Datenbank stammt von einer späteren Version von Roter November (sie steht bei { $found }, diese Version kennt { $known }); benutze die spätere Version
error-server-conflict = jemand anderes war schneller: Sieh dir den Tisch noch einmal an
error-server-record = das Protokoll dieses Tisches ist nicht lesbar: Eintrag { $number } ist beschädigt
error-server-table-failed = ein Fehler im Programm verhindert, dass sich dieser Tisch öffnen lässt; er ist protokolliert, versuch es später noch einmal
