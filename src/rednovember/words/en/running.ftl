### For those who run a server: `rednovember serve`, `backup` and `restore`.
###
### Names of commands, options, settings and files are typed: they stay as they are.

## Words that stand for what is to be typed.

cli-metavar-host = HOST
cli-metavar-url = URL
cli-metavar-folder = FOLDER
cli-metavar-level = LEVEL
cli-metavar-form = FORM

## `serve`.

cli-serve-help = run a server: friends and bots around one table
cli-serve-description = Runs a server for tables that people reach with a browser or a program. Only this machine can reach it unless --lan or --host says otherwise. Every setting can also be an environment variable (REDNOVEMBER_PORT) or a line in a TOML file (port = 8000); options win over variables, and variables win over the file.
cli-serve-host = the address to listen on (default: { $usual }, this machine only)
cli-serve-port = the port; 0: any free one (default: { $usual })
cli-serve-lan = open to everyone on the local network: shows the address and a QR code
cli-serve-base-url = how people reach the server, for links, if it is behind a proxy: https://example.org
cli-serve-origin = another site whose pages may talk to the server; can be given several times
cli-serve-proxy = a trusted proxy, whose word on the client’s address is taken; can be given several times (default: this machine)
cli-serve-minds = how many processes think for bots (default: one fewer than there are cores)
cli-serve-thinking = how long a bot may think (default: { $usual })
cli-serve-retention-days = remove finished tables this many days after they were last used (default: 0, never)
cli-serve-retention-unfinished-days = remove unfinished tables this many days after they were last used (default: 0, never)
cli-serve-retention-unplayed-days = remove tables at which nobody has played this many days after they were last used (default: 7; 0: never)
cli-serve-log = the log level: { $among } (default: info)
cli-serve-log-format = the log format: { $among } (default: auto: text in a terminal, otherwise JSON)
cli-serve-rates-title = limits
cli-serve-rates-description = Anyone who asks for more is told to wait.
cli-serve-tables-per-minute = new tables per address per minute
cli-serve-tables-per-day = new tables per address per day
cli-serve-megabytes-per-day = megabytes in the database for new tables, per address per day
cli-serve-room-megabytes = megabytes of memory for tables; idle ones beyond that are loaded again when needed
cli-serve-requests-per-second = requests per second per socket, and over HTTP per address
cli-serve-burst = requests in a burst: for each socket, and over HTTP for each address
cli-serve-chats-per-minute = chat messages per seat per minute
cli-serve-sockets-per-address = open sockets per address

# Of all three commands. `sqlite:///FILE` and `postgresql://...` are typed.
cli-serve-database = where the tables are: sqlite:///FILE or postgresql://USER@HOST/NAME (default: server.db in the data folder)
cli-serve-data = the data folder (default: REDNOVEMBER_DATA, otherwise the usual one of this system)
cli-serve-config = a TOML file with settings (default: REDNOVEMBER_CONFIG)

## `backup` and `restore`.

cli-backup-help = copy all tables of a server into a file
cli-backup-description = Copies all tables of a server, as they are at one moment, into one file. The server can keep running. The file can be restored into SQLite or PostgreSQL.
cli-backup-file = the file to write
cli-restore-help = restore the tables of a backup into a database
cli-restore-description = Restores all tables of a backup into a database that has none: all of them or nothing. Stop the server first.
cli-restore-file = the file that `backup` wrote
cli-restore-replace = remove the tables that are there now

running-progress = { $done } of { $total } records
running-backup-done = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $records ->
    [one] { $records } record
   *[other] { $records } records
}
# $what is record or summary: what lists of tables show.
running-backup-damaged = Warning: table { $table }: { $what ->
    [summary] its summary
   *[record] record { $number }
} is damaged or missing in the database; the backup holds it as it is
running-backup-damaged-more = Warning: { $count ->
    [one] { $count } more is damaged
   *[other] { $count } more are damaged
}
running-restore-done = Restored from { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $records ->
    [one] { $records } record
   *[other] { $records } records
}
error-backup-no-database = there is no database { $file }
error-backup-no-tables = this database has no tables of Red November
error-backup-schema = this database belongs to a different version of the program than this one ({ $program }); use the version that the server runs
error-backup-onto-itself = { $file } is the database itself; a backup needs a file of its own
error-backup-not-read = { $file }: { $reason }
error-backup-none = { $file } is not a backup
error-backup-damaged = { $file } is damaged or incomplete; nothing was restored
error-backup-newer = { $file } was written by a different version of the program ({ $program }); nothing was restored
error-restore-not-empty = the database is not empty ({ $count ->
    [one] { $count } table
   *[other] { $count } tables
}); nothing was restored. --replace removes what is there
error-restore-in-use = a server is using this database ({ $count ->
    [one] { $count } connection
   *[other] { $count } connections
}); nothing was restored. Stop it first

## Settings. $where is an option, a variable, or a file and a key.

error-settings-file = { $file }: { $reason }
error-settings-toml = { $file }: not TOML (line { $line }, column { $column })
error-settings-key = { $file }: there is no setting ‘{ $key }’{ $nearest ->
    [none] ; known: { $known }
   *[other] ; did you mean ‘{ $nearest }’?
}
error-settings-variable = there is no variable { $key }{ $nearest ->
    [none] ; known: { $known }
   *[other] ; did you mean { $nearest }?
}
error-settings-memory = a database in memory would be lost when the server stops; name a file: sqlite:///FILE
error-settings-value = { $where }: { $value } should be { $like ->
    [whole-number] a whole number from { $least } to { $most }
    [number] a number from { $least } to { $most }
    [truth] true or false
    [host] an address like 127.0.0.1 or the name of a machine
    [url] a URL like https://example.org
    [origins] a list of sites like https://example.org
    [proxies] a list of addresses like 10.0.0.1 or 10.0.0.0/8
    [folder] a folder
    [one-of] one of { $among }
    [database] a URL like sqlite:///FILE or postgresql://USER@HOST/NAME
   *[token] { $least } to { $most } letters, digits and symbols without spaces
}
# The same for what may be secret: it is not shown.
error-settings-secret = { $where }: should be { $like ->
    [whole-number] a whole number from { $least } to { $most }
    [number] a number from { $least } to { $most }
    [truth] true or false
    [host] an address like 127.0.0.1 or the name of a machine
    [url] a URL like https://example.org
    [origins] a list of sites like https://example.org
    [proxies] a list of addresses like 10.0.0.1 or 10.0.0.0/8
    [folder] a folder
    [one-of] one of { $among }
    [database] a URL like sqlite:///FILE or postgresql://USER@HOST/NAME
   *[token] { $least } to { $most } letters, digits and symbols without spaces
}

## On the local network.

running-lan = Anyone on the same network can open { $address } or scan this:
