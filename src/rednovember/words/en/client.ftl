### What goes wrong for a program that talks to a server.

error-client-link = that is not a link to a table: it should look like http://SERVER/#/t/TABLE/k/KEY
error-client-address = { $value } is not a server address: it should begin with http:// or https://
error-client-unreachable = { $address } can’t be reached
error-client-answer = { $address } answers, but not as a Red November server does
error-client-refused = the server refuses the connection (HTTP status { $code })
error-client-lost = the connection was lost and has not come back within { $seconds } s
error-client-closed = this seat’s connection is closed
error-client-closed-by = the server has closed the connection (code { $code })
error-client-unsure = the connection was lost before `{ $say }` was answered: check the table before you send it again
