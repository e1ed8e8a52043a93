### The server's store: what prevents that something is kept or read.

error-server-database = the database cannot be used: { $reason }
error-server-database-url = that is no URL of a database that is known here: it should begin with one of { $known }, e.g. sqlite:///server.db
error-server-database-in-use = the database { $file } is in use by another server; stop that one first, or name another file
error-server-database-newer = the database was written by a later version of Red November (it is at { $found }, this version knows { $known }); use that version
error-server-conflict = somebody else was faster: look at the table again
error-server-record = the log of this table cannot be read: record { $number } is damaged
