"""`captain`: search on top of the bosun. Rollouts of its plans, and an outlook that judges where they end."""

from rednovember.compiled import look_in_compiled

look_in_compiled("bots/captain", __path__)
