"""The requests that a room takes beside those of the table itself: seats, host, chat and votes."""

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
    """Claim a free seat under a name; without `seat`, any free one.

    `key` is a new key for the seat, made by the client. An older key no longer opens it.
    """

    name: str
    seat: str = ""
    key: str = ""
    say: Annotated[str, OneOf(("claim",))] = "claim"


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave a seat. The host may also remove another player."""

    seat: str
    say: Annotated[str, OneOf(("leave",))] = "leave"


@dataclass(frozen=True, slots=True)
class Renew:
    """Replace the key of a seat, by `key` if it is given. The old key no longer opens the seat."""

    seat: str
    key: str = ""
    say: Annotated[str, OneOf(("renew",))] = "renew"


@dataclass(frozen=True, slots=True)
class PassOn:
    """Replace the host's key, by `key` if it is given. Whoever has the new key is host."""

    key: str = ""
    say: Annotated[str, OneOf(("pass_on",))] = "pass_on"


@dataclass(frozen=True, slots=True)
class Door:
    """Open the table to everyone, or only to those who are invited."""

    open: bool
    say: Annotated[str, OneOf(("door",))] = "door"


@dataclass(frozen=True, slots=True)
class Absent:
    """Set after how many seconds a bot stands in for a player who is away (null: never)."""

    seconds: int | None = None
    say: Annotated[str, OneOf(("absent",))] = "absent"


@dataclass(frozen=True, slots=True)
class Chat:
    """A short message to everyone at the table."""

    text: str
    say: Annotated[str, OneOf(("chat",))] = "chat"


@dataclass(frozen=True, slots=True)
class Signal:
    """A predefined signal, which everyone reads in their own language, such as "I'll take room 4"."""

    signal: SignalName
    room: int | None = None
    item: ItemName | None = None
    say: Annotated[str, OneOf(("signal",))] = "signal"


@dataclass(frozen=True, slots=True)
class Ask:
    """Propose to undo all but the first `to` decisions that stand (see `Message.decisions`).

    `number` counts entries and never decreases. `to` counts decisions that stand, which an undo reduces.
    """

    number: int
    to: int
    say: Annotated[str, OneOf(("ask",))] = "ask"


@dataclass(frozen=True, slots=True)
class Agree:
    """Vote on the proposed undo."""

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
ON_SOCKETS: Final = ("language", "ping")  # requests on sockets beside these


def read_asking(data: object, others: Iterable[str] = ON_SOCKETS) -> Anything:
    """Return a request from plain data. Raises `RedNovemberError` for a wrong key or value.

    `others` are the names of requests that are read elsewhere.
    """
    return read_request(data, ASKINGS, others)
