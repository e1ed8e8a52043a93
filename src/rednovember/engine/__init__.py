"""The rules of Red November: pure, deterministic, one module per chapter of the rulebook.

`legal.legal(state)` lists the decisions that are open, `play.apply(state, decision, luck, journal)` takes one.
`rednovember.core` names what programs that play or study need of it.
"""

from rednovember.compiled import look_in_compiled

look_in_compiled("engine", __path__)
