"""The records of a table's log. None is changed or removed: a room is rebuilt from its records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

LAID: Final = "laid"  # the first record: players, rules, luck and keys
ENTRY: Final = "entry"  # an entry of the table: a decision, an undo or a change of control
CLAIMED: Final = "claimed"  # a player has claimed a seat
LEFT: Final = "left"  # a player has left a seat or was removed
USED: Final = "used"  # a seat was used with its own key, so nobody else may claim it
RENEWED: Final = "renewed"  # a seat has a new key
HOST: Final = "host"  # the table has a new host
DOOR: Final = "door"  # the table was opened to everyone or closed
ABSENT: Final = "absent"  # after how many seconds a bot stands in
SAID: Final = "said"  # a message or a signal
ASKED: Final = "asked"  # an undo was proposed
AGREED: Final = "agreed"  # a vote for it
DECLINED: Final = "declined"  # a vote against it, or it has become moot
KINDS: Final = (LAID, ENTRY, CLAIMED, LEFT, USED, RENEWED, HOST, DOOR, ABSENT, SAID, ASKED, AGREED, DECLINED)
STAND_IN: Final = "bosun"  # the bot that stands in for a player who is away
OPENING: Final = (LAID, CLAIMED, LEFT, RENEWED, HOST, DOOR)  # records that may change what a key opens


class Record(NamedTuple):
    """One record of a table's log; `at` is the time at which it was made."""

    number: int
    at: float
    kind: str
    body: Mapping[str, Any]
