"""The frames of the protocol as dataclasses (docs/protocol.md), built and serialized for each reader by the framer."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import orjson

from rednovember.server.rooms.chat import SIGNALS, ChatLine, ItemName, SignalName
from rednovember.server.rooms.room import Room, Who
from rednovember.table import About, Advised, Message, OneOf, Reader, Shared, about, message, shared, telling, words_of
from rednovember.words import Words

PROTOCOL: Final = 2
ALIKE: Final = ("entries", "facts")  # parts of a message that are the same in every language
MOST_SAID: Final = 200  # chat messages in a welcome
LONG_GAME: Final = 40  # entries


@telling
class SeatShown:
    """A seat as everyone sees it: its player in the game, its gnomes, who has claimed it, and if it is connected."""

    seat: str
    gnomes: tuple[str, ...]
    name: str | None
    connected: bool


@telling
class ProposalShown:
    """A proposal to undo all but the first `to` decisions: who has agreed, and whose vote is missing."""

    by: str
    to: int
    agreed: tuple[str, ...]
    waiting: tuple[str, ...]


@telling
class ChatLineShown:
    """A chat message or a signal, as a reader reads it. `text` is plain text."""

    number: int
    at: float
    by: str
    name: str
    text: str
    signal: SignalName | None
    room: int | None
    item: ItemName | None


@telling
class You:
    """What the reader's keys open."""

    seats: tuple[str, ...]
    host: bool


@telling
class Lounge:
    """The table around the game: whether it is open, its seats, and a proposed undo."""

    open: bool
    stand_in_after: int | None
    seats: tuple[SeatShown, ...]
    undo_proposal: ProposalShown | None


@telling
class Welcome:
    """The server's first frame: what never changes, who the reader is, and the current state of everything."""

    protocol: int
    table: str
    you: You
    about: About
    number: int
    lounge: Lounge
    chat: tuple[ChatLineShown, ...]
    message: Message
    type: Annotated[str, OneOf(("welcome",))] = "welcome"


@telling
class News:
    """What is new. `since` and `number` are records of the table's log.

    There is a message if the game has changed. There is one, too, if the reader is back or has other seats than before,
    because view and choices depend on that.
    """

    since: int
    number: int
    you: You
    lounge: Lounge
    chat: tuple[ChatLineShown, ...]
    message: Message | None
    type: Annotated[str, OneOf(("news",))] = "news"


@telling
class Response:
    """The response to a request, with the id that the client gave it.

    `ok` says that its records are durable. `key` and `seat` come with a newly issued key, once.
    """

    id: int
    ok: bool
    number: int
    kind: str | None = None
    text: str | None = None
    atom: str | None = None
    rule: str | None = None
    seat: str | None = None
    key: str | None = None
    advice: Advised | None = None
    type: Annotated[str, OneOf(("response",))] = "response"


@telling
class Goodbye:
    """The last frame before the server closes the connection: why it does."""

    kind: str
    text: str
    type: Annotated[str, OneOf(("goodbye",))] = "goodbye"


class Framer:
    """Builds the frames of one state of a room, and caches what several readers share.

    A room that has changed gets a new framer, so a framer can be used in any thread.
    """

    def __init__(self, table_id: str, room: Room, before: Framer | None = None) -> None:
        """Create the framer. `before` is that of the previous state: the lounge is mostly the same."""
        self.table_id = table_id
        self.room = room
        self._shared: dict[tuple[object, ...], dict[tuple[str, str], Shared]] = {}  # by readers, then by style
        self._messages: dict[tuple[Reader, int | None], Message] = {}
        self._written: dict[tuple[object, ...], dict[str, orjson.Fragment]] = {}
        self._told = 0  # readers that have been sent the news
        self._lounges: dict[frozenset[str], Lounge] = {}  # by the seats that are connected
        if before is not None and is_alike(before.room, room):
            self._lounges = before._lounges
        self._own: dict[tuple[str, str | None], orjson.Fragment] = {}  # view and choices by player
        self._news: dict[tuple[object, ...], bytes] = {}  # whole frames, for readers that get the same bytes

    def welcome(self, who: Who, reader: Reader, connected: frozenset[str]) -> Welcome:
        """Return a frame with everything, and the latest chat messages."""
        room = self.room
        told = self.message(reader, None)
        lounge, said = self.lounge(connected), self.said(reader, -1)[-MOST_SAID:]
        return Welcome(PROTOCOL, self.table_id, you(who), about(room.table), room.number, lounge, said, told)

    def news(self, who: Who, reader: Reader, since: int, connected: frozenset[str], *, anew: bool = False) -> News:
        """Return what is new since a record. `anew` adds a message because the reader's view may be out of date."""
        room = self.room
        entries = room.entries_at[since]
        told = self.message(reader, entries) if anew or entries != room.table.number else None
        return News(since, room.number, you(who), self.lounge(connected), self.said(reader, since), told)

    def written_news(
        self, who: Who, reader: Reader, since: int, connected: frozenset[str], *, anew: bool = False
    ) -> bytes:
        """Return the news as JSON."""
        key = who.seats, who.host, reader, since, connected, anew
        if key not in self._news:
            self._news[key] = self.written(self.news(who, reader, since, connected, anew=anew), reader)
        return self._news[key]

    def message(self, reader: Reader, since: int | None) -> Message:
        """Return what happened in the game since this many entries. A message with everything is not cached."""
        if since is None:
            return message(self.room.table, reader)
        key = reader, since
        if key not in self._messages:
            self._messages[key] = message(self.room.table, reader, since, self._made(reader, since))
        return self._messages[key]

    def written(self, frame: Welcome | News, reader: Reader) -> bytes:
        """Return a frame as JSON. The longest parts of its message are serialized once for many readers."""
        told = frame.message
        if told is None or told.since is None:
            return orjson.dumps(frame)
        return orjson.dumps({**vars(frame), "message": {**vars(told), **self._parts(reader, told)}})

    def told(self, listeners: int) -> None:
        """Count a reader that has been sent the news; after the last one, drop the caches.

        They hold thousands of small objects for each table. Kept until the next decision they would make every run of
        the garbage collector slower, while everyone waits.
        """
        self._told += 1
        if self._told >= listeners:
            self._told = 0
            for kept in (self._shared, self._messages, self._written, self._own, self._news):
                kept.clear()

    def said(self, reader: Reader, since: int) -> tuple[ChatLineShown, ...]:
        """Return the chat since a record."""
        room = self.room
        if not room.said or room.said[-1].number <= since:
            return ()
        words = words_of(room.table, reader.language)
        return tuple(shown(one, words) for one in room.said if one.number > since)

    def lounge(self, connected: frozenset[str]) -> Lounge:
        """Return the lounge."""
        if connected not in self._lounges:
            self._lounges[connected] = self._lounge(connected)
        return self._lounges[connected]

    def _lounge(self, connected: frozenset[str]) -> Lounge:
        room = self.room
        seats = tuple(
            SeatShown(player, tuple(room.gnomes_of(player)), seat.name, player in connected)
            for player, seat in room.seats.items()
        )
        asked = room.asked
        question = None
        if asked is not None:
            waiting = tuple(sorted(room.voters - asked.agreed))
            question = ProposalShown(asked.by, asked.to, tuple(sorted(asked.agreed)), waiting)
        return Lounge(room.open, room.absent, seats, question)

    def _key(self, reader: Reader, since: int | None) -> tuple[object, ...]:
        """Return the key of readers that are told the same facts, each in their own language and style."""
        return since, reader.player if about_hidden(self.room) else None

    def _made(self, reader: Reader, since: int | None) -> Shared:
        made = self._shared.setdefault(self._key(reader, since), {})
        style = reader.language, reader.style
        if style not in made:
            made[style] = shared(self.room.table, reader, since, next(iter(made.values()), None))
        return made[style]

    def _parts(self, reader: Reader, told: Message) -> dict[str, orjson.Fragment]:
        key = self._key(reader, told.since)
        if key not in self._written:
            self._written[key] = {name: fragment(getattr(told, name)) for name in ALIKE}
        story = (*key, reader.language, reader.style)
        if story not in self._written:
            self._written[story] = {"story": fragment(told.story)}
        own = {name: (name, reader.player) for name in ("view", "choices")}
        for name, whose in own.items():
            if whose not in self._own:
                self._own[whose] = fragment(getattr(told, name))
        return {**self._written[key], **self._written[story], **{name: self._own[whose] for name, whose in own.items()}}


async def write_welcome(framer: Framer, who: Who, reader: Reader, connected: frozenset[str]) -> bytes:
    """Return a welcome as JSON. That of a long game is built in a thread, because it takes long."""

    def write() -> bytes:
        return framer.written(framer.welcome(who, reader, connected), reader)

    return write() if framer.room.table.number < LONG_GAME else await asyncio.to_thread(write)


def is_alike(before: Room, room: Room) -> bool:
    """Return whether the lounge of a room is the same as before: same seats and settings, and no proposed undo."""
    return (
        before.opened_at == room.opened_at
        and before.absent == room.absent
        and before.asked is None
        and room.asked is None
    )


def fragment(value: object) -> orjson.Fragment:
    """Return a part of a frame as JSON."""
    return orjson.Fragment(orjson.dumps(value))


def you(who: Who) -> You:
    """Return what a client's keys open, for the client itself."""
    return You(tuple(sorted(who.seats)), who.host)


def about_hidden(room: Room) -> bool:
    """Return whether readers are told different things, because hands are hidden."""
    return room.table.hidden_hands


def reader_of(room: Room, who: Who, language: str, style: str) -> Reader:
    """Return the reader for a client: its seat that has to decide, else its first seat, else a spectator."""
    awaited = room.table.awaited
    seat = awaited if awaited in who.seats else min(who.seats, default=None)
    return Reader(seat, language, style)


def shown(said: ChatLine, words: Words) -> ChatLineShown:
    """Return a chat message for a reader. Signals are translated, free text is not."""
    text = said.text
    if said.signal in SIGNALS:
        about_room = {} if said.room is None else words.named("room", "room", said.room)
        about_item = {} if said.item is None else words.named("item", "item", said.item)
        which = "room" if said.room is not None else "item" if said.item is not None else "none"
        text = words.text(f"signal-{said.signal}", which=which, **{"room": "", "item": "", **about_room, **about_item})
    return ChatLineShown(said.number, said.at, said.by, said.name, text, said.signal, said.room, said.item)
