"""A subscriber: a connection that is told what is new at a room, as its keys allow."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from rednovember.server.errors import ServerError
from rednovember.server.http.services import NO_TABLE
from rednovember.server.hub.hub import Live
from rednovember.server.rooms.frames import Lounge, You, about_hidden, reader_of, write_welcome, you
from rednovember.server.rooms.room import NOBODY, Room, Who
from rednovember.server.sockets.closing import NOT_ALLOWED, HungUp
from rednovember.server.sockets.hello import Greeting
from rednovember.table import Reader
from rednovember.words import LIVELY
from rednovember.words.choosing import ENGLISH

MOST_GIVEN: Final = 32  # keys that a connection remembers


class Onlooker:
    """A subscriber of a room. `seats` are those its keys open; `wake` is called when there may be news."""

    live: Live

    def __init__(self, wake: Callable[[], None]) -> None:
        self.seats: frozenset[str] = frozenset()
        self.language, self.style = ENGLISH, LIVELY
        self._wake = wake
        self._shown: tuple[str, ...] = ()  # keys of the hello
        self._given: deque[str] = deque(maxlen=MOST_GIVEN)
        self._seen: int | None = None
        self._last: tuple[Lounge, You] | None = None
        self._read_as: str | None = None  # the seat as which it has read so far
        self._again = False  # everything must be sent again
        self._known: tuple[int, tuple[str, ...]] | None = None  # what `_is` was computed from
        self._is = NOBODY

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the keys of this connection."""
        return (*self._shown, *self._given)

    def greeted(self, greeting: Greeting) -> None:
        """Take over the fields of the hello."""
        self._shown, self.language, self.style, self._seen = greeting

    def given(self, key: str) -> None:
        """Remember a key that was issued to this connection."""
        self._given.append(key)

    def read_in(self, language: str, style: str) -> None:
        """Change language and style. Everything is sent again."""
        self.language, self.style, self._again = language, style, True
        self.changed()

    def changed(self) -> None:
        """Note that the room has changed."""
        self._wake()

    async def news(self) -> bytes | None:
        """Return all news as a frame; None if there is none. Raises `HungUp` if the table may no longer be watched."""
        live = self.live
        framer, connected = live.framer, live.connected
        room = framer.room
        who = self.who(room)
        self._became(who)
        if live.gone or not room.may_watch(who):
            raise HungUp(ServerError(NO_TABLE), NOT_ALLOWED)
        reader = reader_of(room, who, self.language, self.style)
        state = framer.lounge(connected), you(who)
        since, before = self._seen, self._last
        again = since is None or not 0 <= since <= room.number or self._again
        anew = before is None or before[1].seats != state[1].seats
        other = self._read_as != reader.player if before is not None else len(who.seats) > 1
        if about_hidden(room) and (other or (anew and before is not None)):
            again = True  # the reader may know more than before, or less
        if not again and since == room.number and before == state:
            self._read_as = reader.player
            return None
        if since is None or again:
            self._knows(room, reader, state)
            return await write_welcome(framer, who, reader, connected)
        written = framer.written_news(who, reader, since, connected, anew=anew)
        self._knows(room, reader, state)
        framer.told(len(live.listeners))
        return written

    def news_now(self) -> bytes | None:
        """Return the news without waiting. None if that is not possible, or if there is none."""
        live = self.live
        framer, since, before = live.framer, self._seen, self._last
        room = framer.room
        who = self.who(room)
        if before is None or since is None or not 0 <= since < room.number or self._again:
            return None
        if live.gone or who.seats != self.seats or not room.may_watch(who):
            return None
        connected = live.connected
        reader = reader_of(room, who, self.language, self.style)
        state = framer.lounge(connected), you(who)
        anew = before[1].seats != state[1].seats
        if about_hidden(room) and (anew or self._read_as != reader.player):
            return None
        written = framer.written_news(who, reader, since, connected, anew=anew)
        self._knows(room, reader, state)
        framer.told(len(live.listeners))
        return written

    def _knows(self, room: Room, reader: Reader, state: tuple[Lounge, You]) -> None:
        """Note the state that has been sent."""
        self._read_as = reader.player
        self._again, self._seen = False, room.number
        if self._last != state:
            self._last = state

    def who(self, room: Room) -> Who:
        """Return what the connection's keys open. It is cached, because most records do not change it."""
        known = room.opened_at, self.keys
        if self._known != known:
            self._known, self._is = known, room.who(self.keys)
        return self._is

    def _became(self, who: Who) -> None:
        """Note what the keys open now. If that changes who is connected, wake the other subscribers."""
        if who.seats != self.seats:
            before = self.live.connected
            self.seats = who.seats
            if self.live.connected != before:
                for listener in self.live.listeners:
                    if listener is not self:
                        listener.changed()
