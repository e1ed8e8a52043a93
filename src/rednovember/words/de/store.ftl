### The server's store: what prevents that something is kept or read.

error-server-database = die Datenbank lässt sich nicht benutzen: { $reason }
error-server-database-url = das ist keine URL einer hier bekannten Datenbank: Sie sollte mit einem von { $known } beginnen, z. B. sqlite:///server.db
error-server-database-in-use = die Datenbank { $file } wird schon von einem anderen Server benutzt; halte erst diesen an oder nenne eine andere Datei
error-server-database-newer = die Datenbank stammt von einer späteren Version von Red November (sie steht bei { $found }, diese Version kennt { $known }); nimm jene Version
error-server-conflict = jemand anderes war schneller: Sieh dir den Tisch noch einmal an
error-server-record = das Protokoll dieses Tisches ist nicht lesbar: Eintrag { $number } ist beschädigt
