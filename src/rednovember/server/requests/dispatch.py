"""Dispatch: a parsed request goes to the handler of its registry entry, after the checks that all of them share."""

from __future__ import annotations

from typing import Any

from rednovember.server.requests.action import Action, Outcome
from rednovember.server.requests.playing import STAND_IN
from rednovember.server.requests.registry import REQUEST_TYPES
from rednovember.server.requests.seats import USED
from rednovember.server.rooms.access import Who
from rednovember.server.rooms.quotas import check_log
from rednovember.server.rooms.room import Room
from rednovember.server.store.records import Record
from rednovember.table import Reply


def dispatch(room: Room, who: Who, at: float, request: Any) -> Outcome:  # noqa: ANN401 - a registered request
    """Carry out a request of a client with these permissions.

    Raises `RedNovemberError` if it is refused; then the room, a copy, must not be used any more.
    """
    entry = REQUEST_TYPES[request.type]
    assert entry.carry_out is not None, f"{entry.name} concerns the connection"
    action = Action(room, who, at)
    check_log(room.number, host=who.host, decides=entry.plays)
    room.table.expects(getattr(request, "number", None))
    action.seat = entry.permission.check(action, request)
    entry.carry_out(action, request)
    return action.outcome


# What the server itself does.


def bot_decides(room: Room, reply: Reply, at: float) -> list[Record]:
    """Carry out a bot's decision; return its record."""
    action = Action(room, Who(), at)
    action.enter(room.table.answer(reply))
    return action.records


def mark_used(room: Room, who: Who, at: float) -> list[Record]:
    """Return records for seats whose own keys are used for the first time."""
    action = Action(room, Who(host=True), at)  # no quota applies
    for seat in sorted(room.unused(who)):
        action.record(USED, seat=seat)
    return action.records


def stand_in(room: Room, at: float) -> list[Record]:
    """Let a bot control the gnome of a player who is away until they take it back."""
    gnome = room.table.decides
    assert gnome is not None
    action = Action(room, Who(), at)
    action.enter(room.table.hand(room.table.player_of(gnome), gnome, STAND_IN))
    return action.records
