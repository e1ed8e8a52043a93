"""Journals that count in detail, for the lab: facts by kind, and the position turn by turn."""

from typing import Final

from mypy_extensions import i64

from rednovember.engine.facts import (
    ACTION_TAKEN,
    DEATH_NAMES,
    EVENT_TURNED,
    FACTS,
    FAINT_CHECKED,
    FIX_RESULT,
    FIX_SUCCEEDED,
    ITEM_DRAWN,
    ITEM_USED,
    KILLED,
    TOKEN_PLACED,
    TOKEN_REMOVED,
    TURN_BEGINS,
)
from rednovember.engine.ids import ACTION_NAMES, EVENT_NAMES, ITEMS, SPACES, TOKENS
from rednovember.engine.journal import Journal
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.state import State

# The start of each block of counts: first one count for each kind of fact, then blocks that tell some facts apart.
BY_EVENT: Final = len(FACTS)  # only cards turned over for an event, not for a Faint Check
BY_ACTION: Final = BY_EVENT + len(EVENT_NAMES)
BY_FIX: Final = BY_ACTION + len(ACTION_NAMES)  # fix-it actions that succeeded
BY_ITEM_USED: Final = BY_FIX + len(ACTION_NAMES)
BY_ITEM_DRAWN: Final = BY_ITEM_USED + ITEMS  # a block for each source: stores, icon, deal
BY_DEATH: Final = BY_ITEM_DRAWN + 3 * ITEMS
BY_ROOM_OF_DEATH: Final = BY_DEATH + len(DEATH_NAMES)
BY_TOKEN_PLACED: Final = BY_ROOM_OF_DEATH + SPACES
BY_TOKEN_REMOVED: Final = BY_TOKEN_PLACED + TOKENS
COUNTS: Final = BY_TOKEN_REMOVED + TOKENS


class Tally(Journal):
    """Counts the facts of each kind, and some of them also by a parameter."""

    def __init__(self, rules: Ruleset) -> None:
        self.card_kind: tuple[int, ...] = rules.card_kind
        self.counts: list[int] = [0] * COUNTS
        self.action: i64 = 0  # the last action
        self.event: i64 = 0  # the kind of the last event card

    def note(self, fact: i64, a: i64, b: i64, c: i64) -> None:
        counts = self.counts
        counts[fact] += 1
        if fact == EVENT_TURNED:
            self.event = self.card_kind[b]
            counts[BY_EVENT + self.event] += 1
        elif fact == FAINT_CHECKED:  # that card was not an event
            counts[BY_EVENT + self.event] -= 1
        elif fact == ACTION_TAKEN:
            self.action = b
            counts[BY_ACTION + b] += 1
        elif fact == FIX_RESULT:
            if b == FIX_SUCCEEDED:
                counts[BY_FIX + self.action] += 1
        elif fact == ITEM_USED:
            counts[BY_ITEM_USED + b] += 1
        elif fact == ITEM_DRAWN:
            counts[BY_ITEM_DRAWN + ITEMS * b + c] += 1
        elif fact == KILLED:
            counts[BY_DEATH + b] += 1
            counts[BY_ROOM_OF_DEATH + c] += 1
        elif fact == TOKEN_PLACED:
            counts[BY_TOKEN_PLACED + a] += 1
        elif fact == TOKEN_REMOVED:
            counts[BY_TOKEN_REMOVED + a] += 1


class Turns(Tally):
    """Keeps the position and the counts at the start of each turn."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        self.state: State | None = None
        self.positions: list[State] = []
        self.counted: list[list[int]] = []

    def follow(self, state: State) -> None:
        self.state = state

    def note(self, fact: i64, a: i64, b: i64, c: i64) -> None:
        if fact == TURN_BEGINS and self.state is not None:
            self.positions.append(self.state.copy())
            self.counted.append(self.counts[:])
        Tally.note(self, fact, a, b, c)
