"""The small sub-commands of `rednovember`: checking logbooks, random games, languages."""
