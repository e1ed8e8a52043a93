"""Requests about the game: decisions, undo without a vote, control of gnomes, advice."""

from __future__ import annotations

from typing import Final

from rednovember.errors import RedNovemberError
from rednovember.server.errors import ServerError
from rednovember.server.requests.action import Action
from rednovember.server.requests.permissions import DECIDING, Permission
from rednovember.server.requests.records import MAPPING, NUMBER_OR_NONE, TEXT, TRUTH, Body, corrupt, record_type
from rednovember.server.requests.registry import connection_request, request
from rednovember.server.rooms.access import Access, Seat
from rednovember.server.rooms.creation import check_bots
from rednovember.server.rooms.quotas import RETURNING
from rednovember.server.rooms.room import Room
from rednovember.server.store import records
from rednovember.server.store.records import Record
from rednovember.table import Table, read_description, read_entry
from rednovember.table.requests import Advice, Control, Decide, Undo, carry_out

STAND_IN: Final = "bosun"  # the bot that stands in for a player who is away


def opens_at_first(access: Access, body: Body) -> None:
    """Set the keys of a new table."""
    seats = {player: Seat(key) for player, key in body["seats"].items()}
    access.host, access.join_key, access.watch_key = body["host"], body["join"], body["watch"]
    access.seats, access.open = seats, body["open"] is True


def fold_laid(room: Room, record: Record) -> None:
    """Create the table."""
    body = record.body
    if any(type(key) is not str for key in body["seats"].values()):
        raise corrupt(record)
    try:
        description = read_description(body["table"])
    except RedNovemberError as error:
        raise corrupt(record) from error
    if set(room.seats) != set(description.players):
        raise corrupt(record)
    room.set_table(Table(description, logbook=body["logbook"], shared=True))
    room.laid_at = room.waits_since = record.at
    room.absent = body["absent"]


def fold_entry(room: Room, record: Record) -> None:
    """Let the table take an entry again."""
    try:
        entry = read_entry(record.body)
    except RedNovemberError as error:
        raise corrupt(record) from error
    if not room.table.follows(entry):
        raise corrupt(record)
    room.table.replay(entry)
    room.has_taken(record.at, entry)


def purpose_of_entry(body: Body) -> str | None:
    """Return the purpose of an entry; None if it moves the game on, or if a bot stands in."""
    return None if body["kind"] == "decided" or body.get("bot") == STAND_IN else RETURNING


LAID: Final = record_type(  # the first record: players, rules, luck and keys
    records.LAID,
    {
        "table": MAPPING,
        "logbook": TEXT,
        "open": TRUTH,
        "absent": NUMBER_OR_NONE,
        "host": TEXT,
        "join": TEXT,
        "watch": TEXT,
        "seats": MAPPING,
    },
    fold_laid,
    opens=opens_at_first,
)
ENTRY: Final = record_type(  # a decision, an undo or a change of control; `read_entry` checks the rest of it
    records.ENTRY, {"kind": TEXT}, fold_entry, quota=purpose_of_entry
)


def check_undoing(action: Action, request: object) -> str:
    """Require a seat: one that may undo now, if there is one."""
    able = [seat for seat in sorted(action.who.seats) if action.room.table.may_take_back(seat) is not None]
    return able[0] if able else action.any_seat


def check_control(action: Action, request: Control) -> str:
    """Require the gnome's seat, or the host if nobody has taken it."""
    room, table = action.room, action.room.table
    if request.gnome not in table.leaders:
        raise RedNovemberError("notation-gnome", name=request.gnome, crew=", ".join(table.leaders))
    seat = table.player_of(request.gnome)
    if seat not in action.who.seats and not (action.who.host and not room.is_taken(seat)):
        raise ServerError("table-not-yours", player=action.any_seat, gnome=request.gnome)
    return seat


UNDOING: Final = Permission("a seat", check_undoing)
CONTROL: Final = Permission("its seat; the host, if nobody has the seat yet", check_control)


@request(Decide, DECIDING, ENTRY, plays=True)
def decide(action: Action, request: Decide) -> None:
    """Make a decision for the gnome that decides."""
    action.enter(carry_out(action.room.table, action.seat, request))


@request(Undo, UNDOING, ENTRY)
def undo(action: Action, request: Undo) -> None:
    """Undo as far as the table allows without a vote."""
    action.check_quota(action.seat)
    action.enter(carry_out(action.room.table, action.seat, request))


@request(Control, CONTROL, ENTRY)
def control(action: Action, request: Control) -> None:
    """Give a gnome to a bot, or take it back."""
    table = action.room.table
    if request.bot:
        check_bots({request.gnome: request.bot})
    if request.bot != table.leaders[request.gnome]:
        action.check_quota(action.seat)
        action.enter(carry_out(table, action.seat, request))


connection_request(Advice, DECIDING, over_http=True)  # a worker answers it
