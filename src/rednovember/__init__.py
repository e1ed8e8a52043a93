"""Red November: the whole board game as a library.

>>> import rednovember as rn
>>> game = rn.Game(["Anna", "Boris", "Cyril"], seed=7)
>>> game.decides in game.gnomes
True

What this module exports is public. See the README for a tour.
"""

from rednovember.errors import (
    BoardError,
    CrewError,
    IllegalDecision,
    LogbookError,
    LuckError,
    NotationError,
    PositionError,
    RedNovemberError,
    told_by,
)
from rednovember.game.decision import Decision
from rednovember.game.facts import Fact
from rednovember.game.forecast import Forecast, forecast
from rednovember.game.game import Game, Outcome
from rednovember.game.logbook import load
from rednovember.game.routes import Route, routes
from rednovember.game.rules import load_board
from rednovember.game.views import View
from rednovember.version import __version__


def _in_words(error: RedNovemberError) -> str:
    """Return the text for an error's `str()`. The catalogue is only read on first use."""
    from rednovember.words.errors import say_in_english

    return say_in_english(error)


told_by(_in_words)

__all__ = [
    "BoardError",
    "CrewError",
    "Decision",
    "Fact",
    "Forecast",
    "Game",
    "IllegalDecision",
    "LogbookError",
    "LuckError",
    "NotationError",
    "Outcome",
    "PositionError",
    "RedNovemberError",
    "Route",
    "View",
    "__version__",
    "forecast",
    "load",
    "load_board",
    "routes",
]
