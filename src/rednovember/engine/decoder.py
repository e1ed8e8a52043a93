"""The decoder of decision codes: the kind of a code, its fields, and predicates named after their use.

The codes are defined in `engine/decisions.py`. All other modules use this decoder instead of comparing ranges.
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
    DRAW_ITEMS,
    ENTER,
    FIX,
    OPEN,
    SPREAD_TO,
    TRADE_WITH,
    UNBLOCK_HATCH,
    USE,
    WAIT_A_MINUTE,
)
from rednovember.engine.ids import ABANDON, ATTACK, DRAW, MINUTES_MAX, TRADE, UNBLOCK, WAIT

# The kinds of decisions.
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
    "give",  # cards are fields of a trade; on their own they are a gift
    "give",
    "spread",
    "block",
    "discard",
    "abandon",
    "attack",
    "defend",
    "submit",
)
NONE: Final = -1  # an item, a space, a gnome or an action that a decision does not have
NO_ROOM: Final = 0  # the decision has no room beyond a hatch


def kind_of(code: i64) -> i64:
    """Return the kind of a decision."""
    if code < OPEN:
        return USES
    if code < ENTER:
        return OPENS
    if code < FIX:
        return ENTERS if code == ENTER else STAYS
    if code < DRAW_ITEMS:
        return FIXES
    if code < TRADE_WITH:
        if code < WAIT_A_MINUTE:
            return DRAWS
        return WAITS if code == WAIT_A_MINUTE else ENDS
    if code < SPREAD_TO:
        if code < CARD:
            return TRADES
        return NAMES_CARD if code < CLOSE else CLOSES
    if code < ABANDON_COMRADES:
        if code < BLOCK_TO:
            return SPREADS
        return BLOCKS if code < DISCARD_ITEM else DISCARDS
    if code < DEFEND_WITH_CROWBAR:
        return ABANDONS if code == ABANDON_COMRADES else ATTACKS
    return DEFENDS if code == DEFEND_WITH_CROWBAR else SUBMITS


def item_of(code: i64) -> i64:
    """Return the item that is used, named in a trade or discarded, or NONE."""
    if code < OPEN:
        return code - USE
    if CARD <= code < CLOSE:
        return code - CARD
    return code - DISCARD_ITEM if DISCARD_ITEM <= code < ABANDON_COMRADES else NONE


def space_of(code: i64) -> i64:
    """Return the space that a hatch is opened to, a fire spreads to or a blocked hatch leads to, or NONE."""
    if code < ENTER:
        return code - OPEN if code >= OPEN else NONE
    if SPREAD_TO <= code < BLOCK_TO:
        return code - SPREAD_TO + 1
    return code - BLOCK_TO + 1 if BLOCK_TO <= code < DISCARD_ITEM else NONE


def gnome_of(code: i64) -> i64:
    """Return the gnome that is traded with or attacked, or NONE."""
    if TRADE_WITH <= code < CARD:
        return code - TRADE_WITH
    return code - ATTACK_GNOME if ATTACK_GNOME <= code < DEFEND_WITH_CROWBAR else NONE


def action_of(code: i64) -> i64:
    """Return the action that a decision takes (A1), or NONE."""
    kind = kind_of(code)
    if kind == FIXES:
        return (code - FIX) // MINUTES_MAX if code < UNBLOCK_HATCH else UNBLOCK
    if kind == DRAWS:
        return DRAW
    if kind == WAITS:
        return WAIT
    if kind == TRADES:
        return TRADE
    if kind == ABANDONS:
        return ABANDON
    return ATTACK if kind == ATTACKS else NONE


def minutes_of(code: i64) -> i64:
    """Return the minutes of an action without those that low water adds; 0 if it has none of its own."""
    kind = kind_of(code)
    if kind == FIXES:
        return (code - FIX) % MINUTES_MAX + 1  # UNBLOCK_HATCH, too, is the start of a row of ten
    if kind == DRAWS:
        return code - DRAW_ITEMS + 1
    return 1 if kind == WAITS or kind == TRADES or kind == ATTACKS else 0


def room_beyond(code: i64) -> i64:
    """Return the room beyond the hatch that is unblocked, or NO_ROOM."""
    return (code - UNBLOCK_HATCH) // MINUTES_MAX + 1 if UNBLOCK_HATCH <= code < DRAW_ITEMS else NO_ROOM


assert (UNBLOCK_HATCH - FIX) % MINUTES_MAX == 0


def is_known(code: i64) -> bool:
    """Return whether a number is the code of a decision."""
    return 0 <= code < DECISIONS


def is_use(code: i64) -> bool:
    """Return whether the decision uses an item."""
    return kind_of(code) == USES


def is_move(code: i64) -> bool:
    """Return whether the decision is part of a move: opening a hatch, entering, or staying (M1)."""
    kind = kind_of(code)
    return kind == OPENS or kind == ENTERS or kind == STAYS


def opens(code: i64) -> bool:
    """Return whether the decision opens a hatch."""
    return kind_of(code) == OPENS


def is_fix(code: i64) -> bool:
    """Return whether the decision is a fix-it action (A5)."""
    return kind_of(code) == FIXES


def is_action(code: i64) -> bool:
    """Whether it is the turn's action (A1)."""
    return action_of(code) != NONE


def takes_minutes(code: i64) -> bool:
    """Return whether the decision is an action with a choice of minutes."""
    kind = kind_of(code)
    return kind == FIXES or kind == DRAWS


def is_trade(code: i64) -> bool:
    """Return whether the decision begins a trade; the cards are named afterwards."""
    return kind_of(code) == TRADES


def names_card(code: i64) -> bool:
    """Return whether the decision names a card of a trade."""
    return kind_of(code) == NAMES_CARD


def is_gift(code: i64) -> bool:
    """Return whether the decision names a card of a trade or ends the list of cards."""
    kind = kind_of(code)
    return kind == NAMES_CARD or kind == CLOSES


def is_discard(code: i64) -> bool:
    """Return whether the decision discards a card because of a hand limit."""
    return kind_of(code) == DISCARDS


def is_treason(code: i64) -> bool:
    """Return whether the decision is against the crew: abandoning it, or attacking a gnome."""
    kind = kind_of(code)
    return kind == ABANDONS or kind == ATTACKS


def is_answer(code: i64) -> bool:
    """Return whether the decision can only be an answer: cards, a fire, a hatch, a discard or a defence."""
    kind = kind_of(code)
    return NAMES_CARD <= kind <= DISCARDS or kind == DEFENDS or kind == SUBMITS


def goes_on(code: i64) -> bool:
    """Return whether a decision needs more input: the cards of a trade, or that there are no more."""
    kind = kind_of(code)
    return kind == TRADES or kind == NAMES_CARD
