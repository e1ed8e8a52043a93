"""Playing in a terminal: for now plain play, in lines of text."""
