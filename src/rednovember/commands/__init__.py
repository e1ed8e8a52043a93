"""The small sub-commands of `rednovember`: checking logbooks, games played by chance."""
