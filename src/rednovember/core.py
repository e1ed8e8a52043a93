"""The public engine, for programs that play or study many games: everything here is public.

>>> from rednovember.core import Counters, SeededLuck, apply, legal, make_rules, set_up, start
>>> rules, luck, journal = make_rules(), SeededLuck(7), Counters()
>>> state = set_up(rules, 4, 4, luck, journal)
>>> start(state, luck, journal)
>>> while legal(state):
...     apply(state, legal(state)[-1], luck, journal)
>>> make_decision((215,), ("Anna", "Boris", "Cyril", "Dora")).kind
'draw'

A decision is an integer; `make_decision` turns it into fields and notation.
"""

from rednovember.engine.journal import Counters, Journal, Record
from rednovember.engine.keyed import KeyedLuck
from rednovember.engine.legal import legal
from rednovember.engine.luck import Luck, ScriptedLuck, SeededLuck
from rednovember.engine.play import apply
from rednovember.engine.refusal import refusal
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.setup import set_up, start
from rednovember.engine.state import State
from rednovember.game.decision import Decision, make_decision
from rednovember.game.rules import make_rules

__all__ = [
    "Counters",
    "Decision",
    "Journal",
    "KeyedLuck",
    "Luck",
    "Record",
    "Ruleset",
    "ScriptedLuck",
    "SeededLuck",
    "State",
    "apply",
    "legal",
    "make_decision",
    "make_rules",
    "refusal",
    "set_up",
    "start",
]
