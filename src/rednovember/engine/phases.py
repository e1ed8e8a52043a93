"""What phases have in common. Their numbers have no order: ask one of these functions, never `<`.

The numbers and names are in `ids.py`. Each function stands for a set of phases; compiled, it is a shift and a mask.
"""

from mypy_extensions import i64

from rednovember.engine.ids import (
    ACTED,
    BLOCK,
    DEFEND,
    DISCARD,
    DRAWN,
    ESCAPE,
    ESCAPE_HATCH,
    GIVE,
    HATCH,
    MOVEMENT,
    OVER,
    SPREAD,
)


def in_turn(phase: i64) -> bool:
    """Return whether the active gnome goes on with its turn: it may use items, move, act or end the turn."""
    phases: i64 = (1 << MOVEMENT) | (1 << HATCH) | (1 << ACTED) | (1 << ESCAPE) | (1 << ESCAPE_HATCH)
    return (phases >> phase) & 1 == 1


def interrupts_updates(phase: i64) -> bool:
    """Return whether Updates have stopped at a question."""
    phases: i64 = (1 << SPREAD) | (1 << BLOCK) | (1 << DISCARD) | (1 << DRAWN)
    return (phases >> phase) & 1 == 1


def ends_updates(phase: i64) -> bool:
    """Return whether Updates cannot go on: because of a question, or because the game is over."""
    return phase == OVER or interrupts_updates(phase)


def asks_any_gnome(phase: i64) -> bool:
    """Return whether a question must be answered that may be put to any gnome: by a trade, an attack or an event."""
    return phase == GIVE or phase == DEFEND or interrupts_updates(phase)
