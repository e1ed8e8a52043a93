"""Playing in a terminal: plain play, in lines of text."""
