"""Requests of the host: who is host, whether the table is open, and when bots stand in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rednovember.server.requests.action import Action
from rednovember.server.requests.permissions import HOST
from rednovember.server.requests.records import NUMBER_OR_NONE, TEXT, TRUTH, Body, record_type
from rednovember.server.requests.registry import request
from rednovember.server.rooms.access import Access
from rednovember.server.rooms.creation import read_absence
from rednovember.server.rooms.room import Room, fresh_key
from rednovember.server.store.records import Record
from rednovember.table import OneOf


def opens_for_host(access: Access, body: Body) -> None:
    """Replace the host's key."""
    access.host = body["key"]


def opens_door(access: Access, body: Body) -> None:
    """Open the table to everyone, or close it."""
    access.open = body["open"] is True


def fold_absent(room: Room, record: Record) -> None:
    """Set when a bot stands in."""
    room.absent = record.body["seconds"]


NEW_HOST: Final = record_type("host", {"key": TEXT}, opens=opens_for_host)
DOOR: Final = record_type("door", {"open": TRUTH}, opens=opens_door)
ABSENT: Final = record_type("absent", {"seconds": NUMBER_OR_NONE}, fold_absent)


@dataclass(frozen=True, slots=True)
class TransferHost:
    """Replace the host's key, by `key` if it is given, to make somebody else host. The old one stops working."""

    key: str = ""
    type: Annotated[str, OneOf(("transfer_host",))] = "transfer_host"


@dataclass(frozen=True, slots=True)
class SetOpen:
    """Open the table to everyone, or only to those who are invited."""

    open: bool
    type: Annotated[str, OneOf(("set_open",))] = "set_open"


@dataclass(frozen=True, slots=True)
class StandInAfter:
    """Set after how many seconds a bot stands in for a player who doesn't decide (null: never)."""

    seconds: int | None = None
    type: Annotated[str, OneOf(("stand_in_after",))] = "stand_in_after"


@request(TransferHost, HOST, NEW_HOST)
def transfer_host(action: Action, request: TransferHost) -> None:
    """Replace the host's key."""
    key, kept = fresh_key(request.key)
    if action.room.host != kept:
        action.record(NEW_HOST, key=kept)
    action.issue(key)


@request(SetOpen, HOST, DOOR)
def set_open(action: Action, request: SetOpen) -> None:
    """Open the table to everyone, or close it."""
    if request.open != action.room.open:
        action.record(DOOR, open=request.open)


@request(StandInAfter, HOST, ABSENT)
def stand_in_after(action: Action, request: StandInAfter) -> None:
    """Set after how many seconds a bot stands in for a player who is away."""
    seconds = read_absence(request.seconds)
    if seconds != action.room.absent:
        action.record(ABSENT, seconds=seconds)
