"""Crew mates: a room for each that needs one, the registry, and the one runner that terminal, server and lab use."""
