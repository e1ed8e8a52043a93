### What goes wrong for a program that talks to a server.

error-client-link = das ist kein Link zu einem Tisch: Er sollte so aussehen: http://SERVER/#/t/TABLE/k/KEY
error-client-address = { $value } ist keine Adresse eines Servers: Sie sollte mit http:// oder https:// beginnen
error-client-unreachable = { $address } ist nicht zu erreichen
error-client-answer = { $address } antwortet, aber nicht wie ein Server von Roter November
error-client-refused = der Server lässt dort niemanden ein (HTTP-Status { $code })
error-client-lost = die Verbindung ist abgerissen und kam innerhalb von { $seconds } s nicht wieder zustande
error-client-closed = die Verbindung dieses Platzes ist geschlossen
error-client-closed-by = der Server hat die Verbindung geschlossen (Code { $code })
error-client-unsure = die Verbindung ist abgerissen, bevor eine Antwort auf `{ $say }` kam: Sieh nach, wie der Tisch steht, bevor du es noch einmal sendest
