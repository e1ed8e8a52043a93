### What goes wrong for a program that talks to a server.

error-client-link = that is no link to a table: it should be like http://SERVER/#/t/TABLE/k/KEY
error-client-address = { $value } is no server's address: it should begin with http:// or https://
error-client-unreachable = { $address } cannot be reached
error-client-answer = { $address } answers, but not as a server of Red November does
error-client-refused = the server lets nobody in there (HTTP status { $code })
error-client-lost = the connection was lost and has not come back for { $seconds } s
error-client-closed = this seat's connection is closed
error-client-closed-by = the server has closed the connection (code { $code })
error-client-unsure = the connection was lost before `{ $say }` was answered: see how the table stands before you say it again
