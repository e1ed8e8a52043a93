### The browser: when the server, the table or the page itself does not go on. The page carries these texts with it, so that it can
### say them without a server. A heading, and -text for what to do about it.

web-gone-name = Red November
web-gone-server = The server is gone
web-gone-server-text = Nobody answers. Nothing is lost: what the server has confirmed is kept. This page tries again by itself.
web-gone-protocol = This page is out of date
web-gone-protocol-text = The server speaks another version. Reload the page; if that does not help, the server is older than the page.
web-gone-table = No such table
web-gone-table-text = The server has no such table, or this link does not open it.
web-gone-dropped = It has been taken off the list of your games.
web-gone-keys = You have left this table
web-gone-keys-text = The key of this link opens nothing any more: the seat has a new key, or somebody else has it.
web-gone-many = Slowly, please
web-gone-many-text = There were too many attempts from here. Wait a minute, then try again.
web-gone-broken = A leak in this page
web-gone-broken-text = Something broke, and it was not you. The game is safe with the server: reload, and it goes on.
web-gone-retry = Try again
web-gone-reload = Reload
web-gone-home = To the first screen
web-gone-connecting = Connecting …
web-lost = The connection is lost. Trying again …
web-lost-stopping = The server is restarting. Trying again …
web-lost-retry = Try now
web-lost-broken = Something went wrong on this page. The game itself is safe.
web-lost-dismiss = Dismiss
