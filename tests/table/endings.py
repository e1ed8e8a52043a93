"""Games that are one decision before an end by which nothing new is seen: the next one could be undone."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import rednovember as rn
from rednovember.commands.random import random_decision
from rednovember.engine.luck import stream_of

GNOMES: Final = ("Anna", "Boris", "Cyril")
QUIET_END: Final = 2  # the seed of a game at random that ends without luck


class BeforeEnd(NamedTuple):
    """The logbook of such a game, who decides next, and the decision that ends it."""

    logbook: str
    gnome: str
    decision: str


def before_end(**said: Any) -> BeforeEnd:
    """A game at random up to the decision before its end; `said` are arguments of `Game`."""
    game, pick = rn.Game(GNOMES, seed=QUIET_END, **said), stream_of(QUIET_END, 9)
    while not game.over:
        game.play(random_decision(game, pick))
    last = game.history[-1]
    assert not game.revealed_by(game.number - 1)
    game.undo()
    return BeforeEnd(game.to_logbook(), game.gnomes[last.gnome], str(last.decision))
