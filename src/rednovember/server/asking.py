"""What somebody at a table asks of its room, beside what they say at the table itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Final

from rednovember.table import OneOf
from rednovember.table.requests import REQUESTS, Request, read_request
from rednovember.table.vocabulary import ITEMS

SIGNALS: Final = ("take", "need", "wait", "help", "thanks", "well_done", "sorry", "ready")
LONGEST_CHAT: Final = 300
LONGEST_NAME: Final = 40
SignalName = Annotated[str, OneOf(SIGNALS)]
ItemName = Annotated[str, OneOf(ITEMS)]


@dataclass(frozen=True, slots=True)
class Claim:
    """Sit down on a free seat, under a name; without a seat, on any free one.

    `key` is a new key for the seat, of one's own making: whoever had another one is shut out.
    """

    name: str
    seat: str = ""
    key: str = ""
    say: Annotated[str, OneOf(("claim",))] = "claim"


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave a seat of one's own; the host may remove who sits there."""

    seat: str
    say: Annotated[str, OneOf(("leave",))] = "leave"


@dataclass(frozen=True, slots=True)
class Renew:
    """A new key for a seat, `key` if one brings it: the old one does not open it any more."""

    seat: str
    key: str = ""
    say: Annotated[str, OneOf(("renew",))] = "renew"


@dataclass(frozen=True, slots=True)
class PassOn:
    """A new key for the host, `key` if one brings it: whoever is given it has the table."""

    key: str = ""
    say: Annotated[str, OneOf(("pass_on",))] = "pass_on"


@dataclass(frozen=True, slots=True)
class Door:
    """Open the table to everybody, or close it to all but those who are invited."""

    open: bool
    say: Annotated[str, OneOf(("door",))] = "door"


@dataclass(frozen=True, slots=True)
class Absent:
    """After how many seconds a bot decides for somebody who does not (None: never)."""

    seconds: int | None = None
    say: Annotated[str, OneOf(("absent",))] = "absent"


@dataclass(frozen=True, slots=True)
class Chat:
    """A short message to everybody at the table."""

    text: str
    say: Annotated[str, OneOf(("chat",))] = "chat"


@dataclass(frozen=True, slots=True)
class Signal:
    """A set signal, which everybody reads in their own language: one takes a room, needs an item, waits."""

    signal: SignalName
    room: int | None = None
    item: ItemName | None = None
    say: Annotated[str, OneOf(("signal",))] = "signal"


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask everybody to take back all but the first `to` decisions of those that stand (see `Message.decisions`).

    `number` counts entries, as everywhere: it never goes back. `to` counts decisions that stand, which get fewer.
    """

    number: int
    to: int
    say: Annotated[str, OneOf(("ask",))] = "ask"


@dataclass(frozen=True, slots=True)
class Agree:
    """Answer such a question."""

    yes: bool
    say: Annotated[str, OneOf(("agree",))] = "agree"


Asking = Claim | Leave | Renew | PassOn | Door | Absent | Chat | Signal | Ask | Agree
Anything = Request | Asking
ASKINGS: Final[dict[str, type[Anything]]] = {
    **REQUESTS,
    "claim": Claim,
    "leave": Leave,
    "renew": Renew,
    "pass_on": PassOn,
    "door": Door,
    "absent": Absent,
    "chat": Chat,
    "signal": Signal,
    "ask": Ask,
    "agree": Agree,
}
ON_SOCKETS: Final = ("language", "ping")  # what may be said there beside these


def read_asking(data: object, others: Iterable[str] = ON_SOCKETS) -> Anything:
    """Anything that may be said, from plain data, every key and value checked. `others` are read elsewhere."""
    return read_request(data, ASKINGS, others)
