"""The code of every decision, a small number. Codes never change, because trained programs depend on them.

A trade, a gift or a discard is one decision for each card, in ascending order of the items, so that there is only one
way to write each.
"""

from typing import Final

from rednovember.engine.ids import GNOMES_MAX, ITEMS, LONGEST_TRACK, MINUTES_MAX, ROOMS, SPACES

USE: Final = 0  # + item
OPEN: Final = 13  # + space
ENTER: Final = 24
STAY: Final = 25
FIX: Final = 26  # + 10 * fix-it action + minutes - 1; those of UNBLOCK are unused
UNBLOCK_HATCH: Final = 106  # + 10 * (room - 1) + minutes - 1
DRAW_ITEMS: Final = 206  # + minutes - 1
WAIT_A_MINUTE: Final = 216
DONE: Final = 217
TRADE_WITH: Final = 218  # + gnome
CARD: Final = 226  # + item that is offered or given in return
CLOSE: Final = 239  # no more cards
SPREAD_TO: Final = 240  # + room - 1
BLOCK_TO: Final = 250  # + room - 1
DISCARD_ITEM: Final = 260  # + item
ABANDON_COMRADES: Final = 273
ATTACK_GNOME: Final = 274  # + gnome
DEFEND_WITH_CROWBAR: Final = 282
SUBMIT: Final = 283
DECISIONS: Final = 284


def up_to(first: int) -> list[list[int]]:
    """Return, for each number of minutes left, the codes from `first` on: one for each minute, at most ten (A5)."""
    lists = [[first + minute for minute in range(most)] for most in range(MINUTES_MAX + 1)]
    return lists + [lists[MINUTES_MAX]] * (LONGEST_TRACK - MINUTES_MAX)


FIX_UP_TO: Final = [up_to(FIX + MINUTES_MAX * action) for action in range(8)]
UNBLOCK_UP_TO: Final = [up_to(UNBLOCK_HATCH + MINUTES_MAX * (room - 1)) if room else [] for room in range(SPACES)]
DRAW_UP_TO: Final = up_to(DRAW_ITEMS)

assert OPEN == USE + ITEMS
assert ENTER == OPEN + SPACES
assert DRAW_ITEMS == UNBLOCK_HATCH + MINUTES_MAX * ROOMS
assert CARD == TRADE_WITH + GNOMES_MAX
