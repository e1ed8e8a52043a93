"""`rednovember play` in the browser: a server for this machine alone, and the board that it serves."""
