### The browser: when the server, the table or the page itself does not go on. The page carries these texts with it, so that it can
### say them without a server. A heading, and -text for what to do about it.

web-gone-name = Red November
web-gone-server = Can’t reach the server
web-gone-server-text = There is no answer. Nothing is lost: what the server has confirmed is saved. This page keeps trying by itself.
web-gone-protocol = This page is out of date
web-gone-protocol-text = The server runs a different version. Reload the page; if that doesn’t help, the server is older than the page.
web-gone-table = No such table
web-gone-table-text = The server has no such table, or this link doesn’t open it.
web-gone-dropped = It has been removed from your list of games.
web-gone-keys = You have left this table
web-gone-keys-text = The key in this link no longer opens anything: the seat has a new key, or someone else has taken it.
web-gone-many = Slow down, please
web-gone-many-text = There were too many attempts from here. Wait a minute, then try again.
web-gone-broken = Something broke on this page
web-gone-broken-text = It wasn’t your fault, and the game is safe on the server: reload to carry on.
web-gone-retry = Try again
web-gone-reload = Reload
web-gone-home = Home
web-gone-connecting = Connecting…
web-lost = Connection lost. Trying again…
web-lost-stopping = The server is restarting. Trying again…
web-lost-next = Next attempt in { $seconds } s
web-lost-retry = Try now
web-lost-broken = Something went wrong on this page. The game itself is safe.
web-lost-dismiss = Dismiss
