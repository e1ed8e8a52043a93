### The server: what it refuses, what its page says, signals between players, and the command `serve`.

## What a room refuses.

error-server-no-table = there is no such table, or none of these keys opens it
error-server-not-invited = only those who are invited may sit down here
error-server-seat-taken = someone is already sitting there
error-server-no-seat = there is no such seat, or none is free
error-server-not-seated = only those seated at this table may do that
error-server-not-your-seat = that is someone else’s seat
error-server-not-host = only the table’s host may do that
error-server-nothing-asked = nobody has proposed an undo
error-server-name = a name has 1 to { $most } visible characters, on one line
error-server-name-alike = another name at this table is the same or looks the same
error-server-key = a key of your own has { $least } to { $most } letters, digits, ‘-’ and ‘_’, and should be impossible to guess
error-server-chat = a message has 1 to { $most } visible characters, on one line
error-server-chat-full = the chat of this table is full: it keeps at most { $most } messages
error-server-table-full = nothing more can be done at this table: it already has { $most } records
error-server-seat-quota = this seat has used up its { $most } changes of that kind; if the host removes the player, the count starts again
# $what is signal or about: what is wrong, the signal or what goes with it.
error-server-signal = { $what ->
    [signal] there is no such signal; known signals: { $known }
   *[about] a signal may name a room from 1 to { $most } or an item, not both; items: { $known }
}
error-server-absence = absent: { $value } should be a whole number of seconds from { $least } to { $most }, or null for never
error-server-bot = there is no bot ‘{ $bot }’ at a table on a server; known bots: { $known }, and captain(milliseconds=N) up to { $most }
error-server-logbook-long = the logbook is too long: at most { $most } characters
error-server-too-heavy = setting this table up takes too much time or memory
error-server-logbook-hidden = hands are hidden here: you can have the logbook when the game is over
error-server-not-over = the game is not over yet: a rematch has to wait
error-server-moment = there is no such moment: the last one is { $most }

## What the server refuses.

error-server-frame = that is not a JSON object as the protocol defines it, or it is more than 20 levels deep
error-server-hello = the first frame has to be a hello, within 10 seconds
error-server-protocol = this server speaks version { $known } of the protocol
error-server-too-many = too much at once; wait a moment
error-server-laid-enough = too many new tables from this address; try again later
error-server-sockets = too many connections from your address: at most { $most }; close one, or come back later
error-server-slow = you have not read what was sent; reconnect and say what you saw last
error-server-stopping = the server is stopping; reconnect in a moment and say what you saw last
error-server-body = the request is too large: at most { $most } KiB
error-server-ambiguous = the request gives its length in two ways (Content-Length and Transfer-Encoding)
error-server-media = the request should be JSON (content type application/json)
error-server-query = { $key }: it should be { $like ->
    [whole-number] a whole number from { $least } to { $most }
    [text] a string of at most { $most } characters
   *[one-of] one of { $known }
}
error-server-origin = a page from another site may not do that here
error-server-no-page = there is nothing at this address
error-server-no-words = there is no such catalogue file
error-server-method = this address does not support that method
error-server-unavailable = the server cannot read or write its tables just now; try again in a moment
error-server-internal = something went wrong in the server; its log says what

## What keeps the server from running.

error-server-address = cannot listen at { $host }, port { $port }: { $reason }; choose another port with --port (0: any free one)
error-server-not-installed = the server needs more packages (‘{ $module }’ is missing): install rednovember[server]

## The page at the server's address.

server-page-title = Red November
server-page-text = The server is running, but the browser page is not built: python tools/build_page.py builds it. Programs can play already.
server-page-api = The API for programs

## Signals. $which is room, item or none: what the signal speaks of.

signal-take = { $which ->
    [room] I’ll take { $room }
    [item] I’ll take this: { $item }
   *[none] I’ll take care of it
}
signal-need = { $which ->
    [room] I need help in { $room }
    [item] I need this: { $item }
   *[none] I need something
}
signal-wait = { $which ->
    [room] Wait for me in { $room }
    [item] Wait, I’m bringing this: { $item }
   *[none] Wait for me
}
signal-help = { $which ->
    [room] Help in { $room }!
    [item] Help! Who has: { $item }?
   *[none] Help!
}
signal-thanks = { $which ->
    [room] Thanks for the help in { $room }!
    [item] Thanks for this: { $item }
   *[none] Thanks!
}
signal-well_done = { $which ->
    [room] Well done in { $room }!
    [item] Well done with this: { $item }
   *[none] Well done!
}
signal-sorry = { $which ->
    [room] Sorry about { $room }
    [item] Sorry about this: { $item }
   *[none] Sorry
}
signal-ready = { $which ->
    [room] I’m ready in { $room }
    [item] I’m ready, with this: { $item }
   *[none] I’m ready
}

## `serve`.

cli-serve-listening = The server is listening at { $address }
