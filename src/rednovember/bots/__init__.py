"""Crew mates: one file each, the registry, and the one runner that terminal, server and lab use."""

from rednovember.compiled import look_in_compiled

look_in_compiled("bots", __path__)
