"""The one place that reads decisions: what each number stands for, as tables, and predicates named after their use.

`engine/decisions.py` gives the numbers out; everybody else asks here and compares no ranges.
"""

from typing import Final

from mypy_extensions import i64

from rednovember.engine.decisions import (
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
    OPEN,
    SPREAD_TO,
    STAY,
    SUBMIT,
    TRADE_WITH,
    UNBLOCK_HATCH,
    USE,
    WAIT_A_MINUTE,
)
from rednovember.engine.ids import ABANDON, ATTACK, DRAW, MINUTES_MAX, TRADE, UNBLOCK, WAIT

# Kinds of decisions.
USES: Final = 0  # an item
OPENS: Final = 1  # the hatch to a space
ENTERS: Final = 2
STAYS: Final = 3
FIXES: Final = 4  # a fix-it action with its minutes
DRAWS: Final = 5  # items, with the minutes
WAITS: Final = 6
ENDS: Final = 7  # the turn
TRADES: Final = 8  # with a gnome
NAMES_CARD: Final = 9  # one card of a trade, offered or given in return
CLOSES: Final = 10  # no more cards
SPREADS: Final = 11  # a fire to a room
BLOCKS: Final = 12  # the hatch to a room
DISCARDS: Final = 13  # one card
ABANDONS: Final = 14
ATTACKS: Final = 15  # a gnome
DEFENDS: Final = 16
SUBMITS: Final = 17
KIND_NAMES: Final = (
    "use",
    "open",
    "enter",
    "stay",
    "fix",
    "draw",
    "wait",
    "done",
    "trade",
    "give",  # the cards of a trade are part of it; by themselves they are a gift
    "give",
    "spread",
    "block",
    "discard",
    "abandon",
    "attack",
    "defend",
    "submit",
)
NONE: Final = -1  # of an item, a space, a gnome or an action that a decision does not have
NO_ROOM: Final = 0  # of a decision that is about no room beyond a hatch

# Where each kind begins, in the order of the numbers.
BEGINS: Final = (
    (USE, USES),
    (OPEN, OPENS),
    (ENTER, ENTERS),
    (STAY, STAYS),
    (FIX, FIXES),
    (DRAW_ITEMS, DRAWS),
    (WAIT_A_MINUTE, WAITS),
    (DONE, ENDS),
    (TRADE_WITH, TRADES),
    (CARD, NAMES_CARD),
    (CLOSE, CLOSES),
    (SPREAD_TO, SPREADS),
    (BLOCK_TO, BLOCKS),
    (DISCARD_ITEM, DISCARDS),
    (ABANDON_COMRADES, ABANDONS),
    (ATTACK_GNOME, ATTACKS),
    (DEFEND_WITH_CROWBAR, DEFENDS),
    (SUBMIT, SUBMITS),
)


def kinds() -> list[int]:
    """The kind of each decision."""
    out: list[int] = []
    for place, (first, kind) in enumerate(BEGINS):
        after = BEGINS[place + 1][0] if place + 1 < len(BEGINS) else DECISIONS
        out.extend([kind] * (after - first))
    return out


KIND: Final[tuple[int, ...]] = tuple(kinds())


def numbers(*begins: tuple[int, int], otherwise: int) -> tuple[int, ...]:
    """For each decision its number among those of its kind, counted from `first`; for other kinds `otherwise`.

    `begins` are pairs of a decision that is the first of its kind, and the number that it stands for.
    """
    out = [otherwise] * DECISIONS
    for begin, first in begins:
        code = begin
        while code < DECISIONS and KIND[code] == KIND[begin]:
            out[code] = first + code - begin
            code += 1
    return tuple(out)


def fix_it(code: int) -> tuple[int, int, int]:
    """The action, the minutes and the room beyond the hatch of a fix-it action."""
    if code >= UNBLOCK_HATCH:
        room, minutes = divmod(code - UNBLOCK_HATCH, MINUTES_MAX)
        return UNBLOCK, minutes + 1, room + 1
    action, minutes = divmod(code - FIX, MINUTES_MAX)
    return action, minutes + 1, NO_ROOM


def actions() -> list[int]:
    """The action of each decision that is one (A1)."""
    whole = {DRAWS: DRAW, WAITS: WAIT, TRADES: TRADE, ABANDONS: ABANDON, ATTACKS: ATTACK}
    return [fix_it(code)[0] if KIND[code] == FIXES else whole.get(KIND[code], NONE) for code in range(DECISIONS)]


def minutes_said() -> list[int]:
    """The minutes of each action, before low water; 0 for what is none."""
    minutes = list(numbers((DRAW_ITEMS, 1), otherwise=0))
    for code in range(DECISIONS):
        if KIND[code] == FIXES:
            minutes[code] = fix_it(code)[1]
        elif KIND[code] == WAITS or KIND[code] == TRADES or KIND[code] == ATTACKS:
            minutes[code] = 1
    return minutes


ITEM: Final[tuple[int, ...]] = numbers((USE, 0), (CARD, 0), (DISCARD_ITEM, 0), otherwise=NONE)
SPACE: Final[tuple[int, ...]] = numbers((OPEN, 0), (SPREAD_TO, 1), (BLOCK_TO, 1), otherwise=NONE)
GNOME: Final[tuple[int, ...]] = numbers((TRADE_WITH, 0), (ATTACK_GNOME, 0), otherwise=NONE)
ACTION: Final[tuple[int, ...]] = tuple(actions())
MINUTES: Final[tuple[int, ...]] = tuple(minutes_said())
ROOM_BEYOND: Final[tuple[int, ...]] = tuple(
    fix_it(code)[2] if KIND[code] == FIXES else NO_ROOM for code in range(DECISIONS)
)


def is_known(code: i64) -> bool:
    """Whether a number is that of a decision at all."""
    return 0 <= code < DECISIONS


def is_use(code: i64) -> bool:
    """Whether it uses an item."""
    return KIND[code] == USES


def is_move(code: i64) -> bool:
    """Whether it is a part of a move: a hatch opened, entered or left (M1)."""
    kind: i64 = KIND[code]
    return kind == OPENS or kind == ENTERS or kind == STAYS


def opens(code: i64) -> bool:
    """Whether it opens a hatch."""
    return KIND[code] == OPENS


def is_fix(code: i64) -> bool:
    """Whether it is a fix-it action (A5)."""
    return KIND[code] == FIXES


def is_action(code: i64) -> bool:
    """Whether it is the turn's action (A1)."""
    return ACTION[code] != NONE


def takes_minutes(code: i64) -> bool:
    """Whether it is an action with a choice of minutes."""
    kind: i64 = KIND[code]
    return kind == FIXES or kind == DRAWS


def is_trade(code: i64) -> bool:
    """Whether it begins a trade; the cards are named after it."""
    return KIND[code] == TRADES


def names_card(code: i64) -> bool:
    """Whether it names a card of a trade."""
    return KIND[code] == NAMES_CARD


def is_gift(code: i64) -> bool:
    """Whether it names cards in a trade, or that there are no more."""
    kind: i64 = KIND[code]
    return kind == NAMES_CARD or kind == CLOSES


def is_discard(code: i64) -> bool:
    """Whether it gives up a card to a hand limit."""
    return KIND[code] == DISCARDS


def is_treason(code: i64) -> bool:
    """Whether only a treacherous gnome decides so: to abandon the others, or to attack one."""
    kind: i64 = KIND[code]
    return kind == ABANDONS or kind == ATTACKS


def is_answer(code: i64) -> bool:
    """Whether it only ever answers a question: cards, a fire, a hatch, a discard, a defence."""
    kind: i64 = KIND[code]
    return NAMES_CARD <= kind <= DISCARDS or kind == DEFENDS or kind == SUBMITS


def goes_on(code: i64) -> bool:
    """Whether a decision is not whole yet: more cards of a trade must be named, or that there are none."""
    kind: i64 = KIND[code]
    return kind == TRADES or kind == NAMES_CARD
