"""Games as people know them: names, notation, logbooks, history, and what each seat may see."""

from rednovember.compiled import look_in_compiled

look_in_compiled("game", __path__)
