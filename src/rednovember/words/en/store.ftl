### The server's store: what keeps it from storing or reading something.

error-server-database = the database cannot be used: { $reason }
error-server-database-url = that is not the URL of a known kind of database: it should begin with one of { $known }, e.g. sqlite:///server.db
error-server-database-port = the port in the URL of the database should be a whole number from 1 to { $most }
error-server-database-plain-file = a database in a file is sqlite:///FILE and nothing else: no ‘file:’ before it and no parameters after a question mark; a question mark in the name is written %3F
# $key is none if it cannot be shown: it may be a piece of a password.
error-server-database-parameter = the URL of the database has { $key ->
    [none] a parameter
   *[other] ‘{ $key }’
} after the question mark that is not known here; known: { $known }
error-server-database-parameter-value = ‘{ $key }’ in the URL of the database should be, once: { $like }
error-server-database-folder = there is no folder { $folder } for the database; create it, or name another file
error-server-database-in-use = the database { $file } is in use by another server; stop that server first, or name another file
error-server-database-newer = the database was written by a later version of Red November (it is at { $found }, this version knows { $known }); use that version
error-server-conflict = someone else was faster: look at the table again
error-server-record = the log of this table cannot be read: record { $number } is damaged
error-server-table-failed = this table cannot be opened because of an error in the program, which has been logged; try again later
