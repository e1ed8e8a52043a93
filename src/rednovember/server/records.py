"""What a table's log holds, record after record. Nothing is changed or removed: a room is its records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from rednovember.errors import RedNovemberError

LAID: Final = "laid"  # the first one: who plays, by which rules, with which luck, and the keys
ENTRY: Final = "entry"  # a decision, a take-back, a gnome that changes hands: an entry of the table
CLAIMED: Final = "claimed"  # somebody has sat down
LEFT: Final = "left"  # somebody has left a seat, or was removed
USED: Final = "used"  # a seat was used by its own key: nobody else may claim it
RENEWED: Final = "renewed"  # a seat has a new key
HOST: Final = "host"  # the table has a new host
DOOR: Final = "door"  # open to everybody, or by invitation
ABSENT: Final = "absent"  # after how many seconds a bot stands in
SAID: Final = "said"  # a message or a signal
ASKED: Final = "asked"  # somebody asks everybody to take back
AGREED: Final = "agreed"  # somebody agrees
DECLINED: Final = "declined"  # somebody does not, or the question has no sense any more
KINDS: Final = (LAID, ENTRY, CLAIMED, LEFT, USED, RENEWED, HOST, DOOR, ABSENT, SAID, ASKED, AGREED, DECLINED)
STAND_IN: Final = "bosun"  # the bot that decides for somebody who is away
OPENING: Final = (LAID, CLAIMED, LEFT, RENEWED, HOST, DOOR)  # what may change what a key opens


class ServerError(RedNovemberError):
    """Something that a room or the server refuses."""


class Record(NamedTuple):
    """One record of a table's log; `at` is the time of the clock when it was made."""

    number: int
    at: float
    kind: str
    body: Mapping[str, Any]
