"""Requests about an undo that needs a vote: proposing it, and voting."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Final

from rednovember.server.errors import ServerError
from rednovember.server.requests.action import Action
from rednovember.server.requests.permissions import VOTER, voting_seats
from rednovember.server.requests.playing import ENTRY
from rednovember.server.requests.records import NUMBER, TEXT, record_type
from rednovember.server.requests.registry import request
from rednovember.server.rooms.quotas import RETURNING
from rednovember.server.rooms.room import Room, UndoProposal
from rednovember.server.store.records import Record
from rednovember.table import OneOf


def fold_asked(room: Room, record: Record) -> None:
    """Note a proposal, with the vote of its seat."""
    body = record.body
    room.asked = UndoProposal(body["by"], body["number"], body["to"], frozenset((body["by"],)))


def fold_agreed(room: Room, record: Record) -> None:
    """Add a vote."""
    if room.asked is not None:
        room.asked = replace(room.asked, agreed=room.asked.agreed | {record.body["by"]})


def fold_declined(room: Room, record: Record) -> None:
    """End the proposal."""
    room.asked = None


ASKED: Final = record_type("asked", {"by": TEXT, "number": NUMBER, "to": NUMBER}, fold_asked, quota=RETURNING)
AGREED: Final = record_type("agreed", {"by": TEXT}, fold_agreed, quota=RETURNING)
DECLINED: Final = record_type("declined", {"by": TEXT}, fold_declined, quota=RETURNING)


@dataclass(frozen=True, slots=True)
class ProposeUndo:
    """Propose to everyone to undo all but the first `to` decisions that stand (see `Message.decisions`).

    `number` counts entries and never decreases. `to` counts decisions that stand, which an undo reduces.
    """

    number: int
    to: int
    type: Annotated[str, OneOf(("propose_undo",))] = "propose_undo"


@dataclass(frozen=True, slots=True)
class Vote:
    """Vote on the proposed undo."""

    yes: bool
    type: Annotated[str, OneOf(("vote",))] = "vote"


@request(ProposeUndo, VOTER, ASKED, AGREED, ENTRY)
def propose_undo(action: Action, request: ProposeUndo) -> None:
    """Propose an undo.

    Proposing what is proposed already is a vote for it. Without other voters it is done at once.
    """
    table, asked = action.room.table, action.room.asked
    table.check_end()
    standing = table.decisions
    if not 0 <= request.to < standing:
        raise ServerError("table-take-back-number", least=0, most=standing - 1)
    if asked is None or (asked.number, asked.to) != (table.number, request.to):
        action.record(ASKED, by=action.seat, number=table.number, to=request.to)
    _vote_yes(action)


@request(Vote, VOTER, AGREED, DECLINED, ENTRY)
def vote(action: Action, request: Vote) -> None:
    """Vote on the proposed undo, for all seats that have a vote."""
    if action.room.asked is None:
        raise ServerError("server-nothing-asked")
    if request.yes:
        _vote_yes(action)
    else:
        action.record(DECLINED, by=action.seat)


def _vote_yes(action: Action) -> None:
    """Vote yes for all the client's seats. If everyone has agreed, undo."""
    room = action.room
    for seat in voting_seats(action):
        if room.asked is not None and seat not in room.asked.agreed:
            action.record(AGREED, by=seat)
    asked = room.asked
    if asked is not None and room.voters <= asked.agreed and asked.number == room.table.number:
        action.enter(room.table.take_back(asked.by, to=asked.to, agreed=True))
