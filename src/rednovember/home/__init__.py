"""`rednovember play` in the browser: a server for this machine only, and the board that it serves."""
