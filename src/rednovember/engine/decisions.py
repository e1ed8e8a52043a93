"""The code of every decision, a small number, and tables of codes by the minutes left.

A trade, a gift or a discard is one decision for each card, in ascending order of the items, so that there is only one
way to write each. The codes follow from the numbers of items, spaces and gnomes, so another version of the game may
have others: keep the notation, not the code.
"""

from typing import Final

from rednovember.engine.ids import (
    ABANDON_COMRADES,
    ATTACK_GNOME,
    BLOCK_TO,
    CARD,
    CLOSE,
    DECISIONS,
    DEFEND_WITH_CROWBAR,
    DISCARD_ITEM,
    DONE,
    DRAW_ITEMS,
    ENTER,
    FIX,
    FIX_ACTIONS,
    LONGEST_TRACK,
    MINUTES_MAX,
    OPEN,
    SPACES,
    SPREAD_TO,
    STAY,
    SUBMIT,
    TRADE_WITH,
    UNBLOCK_HATCH,
    USE,
    WAIT_A_MINUTE,
)

__all__ = [
    "ABANDON_COMRADES",
    "ATTACK_GNOME",
    "BLOCK_TO",
    "CARD",
    "CLOSE",
    "DECISIONS",
    "DEFEND_WITH_CROWBAR",
    "DISCARD_ITEM",
    "DONE",
    "DRAW_ITEMS",
    "DRAW_UP_TO",
    "ENTER",
    "FIX",
    "FIX_UP_TO",
    "OPEN",
    "SPREAD_TO",
    "STAY",
    "SUBMIT",
    "TRADE_WITH",
    "UNBLOCK_HATCH",
    "UNBLOCK_UP_TO",
    "USE",
    "WAIT_A_MINUTE",
    "up_to",
]


def up_to(first: int) -> list[list[int]]:
    """Return, for each number of minutes left, the codes from `first` on: one for each minute, at most ten (A5)."""
    lists = [[first + minute for minute in range(most)] for most in range(MINUTES_MAX + 1)]
    return lists + [lists[MINUTES_MAX]] * (LONGEST_TRACK - MINUTES_MAX)


FIX_UP_TO: Final = [up_to(FIX + MINUTES_MAX * action) for action in range(FIX_ACTIONS)]
UNBLOCK_UP_TO: Final = [up_to(UNBLOCK_HATCH + MINUTES_MAX * (room - 1)) if room else [] for room in range(SPACES)]
DRAW_UP_TO: Final = up_to(DRAW_ITEMS)
