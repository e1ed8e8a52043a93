"""Requests about seats: claiming and leaving them, and replacing their keys."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final

from rednovember.server.errors import ServerError
from rednovember.server.requests.action import Action
from rednovember.server.requests.permissions import OWN_OR_HOST, OWN_OR_HOST_IF_FREE, Permission
from rednovember.server.requests.records import TEXT, Body, record_type
from rednovember.server.requests.registry import request
from rednovember.server.rooms.access import Access, Seat
from rednovember.server.rooms.creation import read_name
from rednovember.server.rooms.names import is_like
from rednovember.server.rooms.quotas import SEATING
from rednovember.server.rooms.room import Room, fresh_key
from rednovember.server.store.records import Record
from rednovember.table import OneOf

NO_SEAT: Final = Seat("")  # in place of one that a corrupt record should have made


def opens_by_claim(access: Access, body: Body) -> None:
    """Give a seat a name and a key."""
    access.seats[body["seat"]] = Seat(body["key"], body.get("name"))


def opens_by_leaving(access: Access, body: Body) -> None:
    """Give a seat a key that nobody knows."""
    access.seats[body["seat"]] = Seat(body["key"])


def opens_by_renewal(access: Access, body: Body) -> None:
    """Replace the key of a seat."""
    access.seats[body["seat"]] = replace(access.seats.get(body["seat"], NO_SEAT), key=body["key"])


def fold_left(room: Room, record: Record) -> None:
    """Free a seat."""
    room.played -= {record.body["seat"]}
    room.used -= {record.body["seat"]}


def fold_renewed(room: Room, record: Record) -> None:
    """Free a seat whose key the host has replaced."""
    if record.body.get("host"):
        room.used -= {record.body["seat"]}


def fold_used(room: Room, record: Record) -> None:
    """Note that a seat was opened by its own key."""
    room.used |= {record.body["seat"]}


CLAIMED: Final = record_type("claimed", {"seat": TEXT, "name": TEXT, "key": TEXT}, opens=opens_by_claim, quota=SEATING)
LEFT: Final = record_type(  # or was removed; a seat that has used up its quota may still be left
    "left", {"seat": TEXT, "key": TEXT}, fold_left, opens=opens_by_leaving, quota=SEATING, refusable=False
)
RENEWED: Final = record_type(
    "renewed", {"seat": TEXT, "key": TEXT}, fold_renewed, opens=opens_by_renewal, quota=SEATING
)
USED: Final = record_type("used", {"seat": TEXT}, fold_used, quota=SEATING)  # nobody else may claim it


@dataclass(frozen=True, slots=True)
class Claim:
    """Sit down under a name; without `seat`, on any free seat.

    With a `join` key, or with a `key` that the client has made, the response holds the seat and its new key; an older
    key no longer opens it. A name that another seat, its player or a gnome of theirs has, or that looks like it, is
    refused (`server-name-alike`).
    """

    name: str
    seat: str = ""
    key: str = ""
    type: Annotated[str, OneOf(("claim",))] = "claim"


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave a seat, or, as host, remove its player. The seat's key stops working."""

    seat: str
    type: Annotated[str, OneOf(("leave",))] = "leave"


@dataclass(frozen=True, slots=True)
class Renew:
    """Replace the key of a seat, by `key` if it is given. The old one stops working."""

    seat: str
    key: str = ""
    type: Annotated[str, OneOf(("renew",))] = "renew"


def check_claim(action: Action, request: Claim) -> str:
    """Require a seat that the request may mean, or a key to join."""
    own = sorted(seat for seat in action.who.seats if request.seat in ("", seat))
    if not own and not action.who.join:
        raise ServerError("server-not-invited")
    return own[0] if own else ""


CLAIMING: Final = Permission("its own key; a `join` key for a free seat", check_claim)


@request(Claim, CLAIMING, CLAIMED)
def claim(action: Action, request: Claim) -> None:
    """Claim a seat: one's own, or a free one."""
    name = read_name(request.name)
    if action.seat:
        _claim_own(action, name, request.key)
    else:
        _claim_free(action, name, request)


def _claim_own(action: Action, name: str, brought: str) -> None:
    """Change the name of one's own seat; with a key that the client has brought, its key as well."""
    seat, seats = action.seat, action.room.seats
    key, kept = fresh_key(brought) if brought else (None, seats[seat].key)
    if seats[seat] != Seat(kept, name):
        check_name(action.room, name, seat)
        action.record(CLAIMED, seat=seat, name=name, key=kept)
    if key is not None:
        action.issue(key, seat)


def _claim_free(action: Action, name: str, request: Claim) -> None:
    """Claim a free seat, and take control of its gnomes."""
    room, table = action.room, action.room.table
    free = [seat for seat in room.free if request.seat in ("", seat)]
    free.sort(key=lambda seat: seat not in table.people)  # prefer seats whose gnomes are not played by bots
    if not free:
        raise ServerError("server-seat-taken" if request.seat in room.seats else "server-no-seat")
    check_name(room, name, free[0])
    key, kept = fresh_key(request.key)
    action.record(CLAIMED, seat=free[0], name=name, key=kept)
    for gnome in room.gnomes_of(free[0]):
        if table.leaders[gnome] and not table.over:
            action.enter(table.hand(free[0], gnome, ""))
    action.issue(key, free[0])


def check_name(room: Room, name: str, seat: str) -> None:
    """Raise `ServerError` if a new name looks like that of another seat, its player or their gnomes."""
    others = {name for other in room.seats if other != seat for name in (other, room.name_of(other))}
    others |= {gnome for gnome in room.table.leaders if room.table.player_of(gnome) != seat}
    if name != room.seats[seat].name and is_like(name, others):
        raise ServerError("server-name-alike")


@request(Leave, OWN_OR_HOST, LEFT)
def leave(action: Action, request: Leave) -> None:
    """Leave a seat, or, as host, remove its player. The seat gets a new key that nobody knows."""
    action.record(LEFT, seat=request.seat, key=fresh_key()[1], **action.as_host)


@request(Renew, OWN_OR_HOST_IF_FREE, RENEWED)
def renew(action: Action, request: Renew) -> None:
    """Replace the key of a seat."""
    key, kept = fresh_key(request.key)
    if action.room.seats[request.seat].key != kept:
        action.record(RENEWED, seat=request.seat, key=kept, **action.as_host)
    action.issue(key, request.seat)
