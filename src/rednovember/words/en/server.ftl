### The server: what it refuses, what its page says, signals between players, and the command `serve`.

## What a room refuses.

error-server-no-table = there is no such table, or none of these keys opens it
error-server-not-invited = only who is invited may sit down here
error-server-seat-taken = somebody sits there already
error-server-no-seat = there is no such seat, or none that is free
error-server-not-seated = only who sits at this table may do that
error-server-not-your-seat = that is somebody else's seat
error-server-not-host = only the table's host may do that
error-server-nothing-asked = nobody asks to take anything back
error-server-name = a name has 1 to { $most } visible characters, in one line
error-server-name-alike = another name at this table is the same or looks the same
error-server-key = a key that you bring has { $least } to { $most } letters, digits, - and _, and nobody can guess it
error-server-chat = a message has 1 to { $most } visible characters, in one line
error-server-chat-full = enough was said at this table: { $most } messages, no more are kept
error-server-table-full = nothing more can be done at this table: it has { $most } records already
error-server-seat-quota = this seat has used up its { $most } changes of that kind; if the host removes the player, the count starts again
# $what is signal or about: what is wrong, the signal or what goes with it.
error-server-signal = { $what ->
    [signal] there is no such signal; known signals: { $known }
   *[about] with a signal may go a room from 1 to { $most } or an item, not both; items: { $known }
}
error-server-absence = absent: { $value } should be a whole number of seconds from { $least } to { $most }, or null for never
error-server-bot = there is no bot '{ $bot }' at a server's table; known bots: { $known }, and captain(milliseconds=N) up to { $most }
error-server-logbook-long = the logbook is too long: { $most } letters at most
error-server-too-heavy = setting this table up takes too much time or memory
error-server-logbook-hidden = hands are hidden here: the logbook is shown when the game is over
error-server-not-over = the game is not over yet: a rematch comes after it
error-server-moment = there is no such moment: the last one is { $most }

## What the server refuses.

error-server-frame = that is no JSON object as the protocol has it, or it is more than 20 levels deep
error-server-hello = the first frame has to be a hello, within 10 seconds
error-server-protocol = this server speaks version { $known } of the protocol
error-server-too-many = too much at once; wait a moment
error-server-laid-enough = too many new tables from this address; try again later
error-server-sockets = { $most } connections are open from your address already; close one of them, or come back later
error-server-slow = you did not read what was sent; come back and say what you have seen last
error-server-stopping = the server stops; come back in a moment and say what you have seen last
error-server-body = the request is too large: { $most } KiB at most
error-server-ambiguous = the request says how long it is in two ways (Content-Length and Transfer-Encoding)
error-server-media = the request should be JSON (content type application/json)
error-server-query = { $key }: it should be { $like ->
    [whole-number] a whole number from { $least } to { $most }
    [text] a text of { $most } letters at most
   *[one-of] one of { $known }
}
error-server-origin = a page of another server may not do that here
error-server-no-page = there is nothing at this address
error-server-no-words = there is no such catalogue file
error-server-method = that cannot be done with this address
error-server-unavailable = the server cannot read or write its tables just now; try again in a moment
error-server-internal = something went wrong in the server; it is written in its log

## What keeps the server from running.

error-server-address = cannot listen at { $host }, port { $port }: { $reason }; another port can be chosen with --port (0: any that is free)
error-server-not-installed = the server needs more packages ('{ $module }' is missing): install rednovember[server]

## The page at the server's address.

server-page-title = Red November
server-page-text = The server is running, but the board for the browser is not built: python tools/build_page.py builds it. Programs can play already.
server-page-api = What programs can ask

## Signals. $which is room, item or none: what the signal speaks of.

signal-take = { $which ->
    [room] I take { $room }
    [item] I take this: { $item }
   *[none] I take care of it
}
signal-need = { $which ->
    [room] I need help in { $room }
    [item] I need this: { $item }
   *[none] I need something
}
signal-wait = { $which ->
    [room] Wait for me in { $room }
    [item] Wait, I bring this: { $item }
   *[none] Wait for me
}
signal-help = { $which ->
    [room] Help in { $room }!
    [item] Help! Who has: { $item }?
   *[none] Help!
}
signal-thanks = { $which ->
    [room] Thanks for { $room }!
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
    [room] I am ready in { $room }
    [item] I am ready, with this: { $item }
   *[none] I am ready
}

## `serve`.

cli-serve-listening = The server is listening at { $address }
