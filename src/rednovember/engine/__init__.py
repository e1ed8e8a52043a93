"""The rules of Red November: pure and deterministic, one module for each chapter of the rulebook.

`legal.legal(state)` lists the legal decisions; `play.apply(state, decision, luck, journal)` carries one out.
`rednovember.core` lists the names that programs which play or study games need.
"""

from rednovember.compiled import look_in_compiled

look_in_compiled("engine", __path__)
