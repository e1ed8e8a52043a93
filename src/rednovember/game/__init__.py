"""Games with names, notation, logbooks, history, and views of what each seat may see."""

from rednovember.compiled import look_in_compiled

look_in_compiled("game", __path__)
