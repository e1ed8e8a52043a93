"""Requests of the chat: messages and signals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final

from rednovember.server.errors import ServerError
from rednovember.server.requests.action import Action
from rednovember.server.requests.permissions import SEAT_OR_HOST
from rednovember.server.requests.records import NUMBER_OR_NONE, TEXT, TEXT_OR_NONE, record_type
from rednovember.server.requests.registry import request
from rednovember.server.rooms.chat import LONGEST_CHAT, SIGNALS, ChatLine, ItemName, SignalName
from rednovember.server.rooms.names import one_line
from rednovember.server.rooms.quotas import TALKING, check_said
from rednovember.server.rooms.room import Room
from rednovember.server.store.records import Record
from rednovember.table import OneOf
from rednovember.table.vocabulary import ITEMS, ROOMS


def fold_said(room: Room, record: Record) -> None:
    """Add a message or a signal to the chat."""
    room.said.append(ChatLine(number=record.number, at=record.at, **record.body))


SAID: Final = record_type(
    "said",
    {"by": TEXT, "name": TEXT, "text": TEXT},
    fold_said,
    optional={"signal": TEXT_OR_NONE, "room": NUMBER_OR_NONE, "item": TEXT_OR_NONE},
    quota=TALKING,
)


@dataclass(frozen=True, slots=True)
class Chat:
    """Send a short message to everyone at the table."""

    text: str
    type: Annotated[str, OneOf(("chat",))] = "chat"


@dataclass(frozen=True, slots=True)
class Signal:
    """Send a preset message, which everyone reads in their own language, such as "I'll take room 4"."""

    signal: SignalName
    room: int | None = None
    item: ItemName | None = None
    type: Annotated[str, OneOf(("signal",))] = "signal"


@request(Chat, SEAT_OR_HOST, SAID, chats=True)
def chat(action: Action, request: Chat) -> None:
    """Send a chat message."""
    text = one_line(request.text, LONGEST_CHAT)
    if text is None:
        raise ServerError("server-chat", most=LONGEST_CHAT)
    _say(action, text=text)


@request(Signal, SEAT_OR_HOST, SAID, chats=True)
def signal(action: Action, request: Signal) -> None:
    """Send a signal."""
    if request.signal not in SIGNALS:
        raise ServerError("server-signal", what="signal", known=", ".join(SIGNALS), most=ROOMS)
    room, item = request.room, request.item
    fits = item is None or item in ITEMS if room is None else item is None and 1 <= room <= ROOMS
    if not fits:
        raise ServerError("server-signal", what="about", known=", ".join(ITEMS), most=ROOMS)
    _say(action, text="", signal=request.signal, room=request.room, item=request.item)


def _say(action: Action, **body: Any) -> None:  # noqa: ANN401 - plain data
    room, seat = action.room, action.seat
    check_said(len(room.said), action.who.host)
    action.record(SAID, by=seat, name=room.name_of(seat) if seat else "", **body)
