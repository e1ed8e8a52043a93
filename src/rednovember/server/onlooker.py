"""Somebody who listens at a table: who they are there, how they read, and what they have been told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from rednovember.server.context import NO_TABLE
from rednovember.server.frames import Framer, Lounge, You, about_hidden, reader_of, you
from rednovember.server.greeting import Greeting
from rednovember.server.hub import Live
from rednovember.server.parting import NOT_ALLOWED, HungUp
from rednovember.server.records import ServerError
from rednovember.server.room import NOBODY, Room, Who
from rednovember.table import Reader
from rednovember.words import LIVELY
from rednovember.words.choosing import ENGLISH

MOST_GIVEN: Final = 32  # keys that a connection was given
LONG_GAME: Final = 40  # entries


class Onlooker:
    """A listener of a room. `seats` are those that they sit on; `wake` is called when something may be new."""

    live: Live

    def __init__(self, wake: Callable[[], None]) -> None:
        self.seats: frozenset[str] = frozenset()
        self.language, self.style = ENGLISH, LIVELY
        self._wake = wake
        self._shown: tuple[str, ...] = ()  # keys that came with the hello
        self._given: deque[str] = deque(maxlen=MOST_GIVEN)
        self._seen: int | None = None
        self._last: tuple[Lounge, You] | None = None
        self._read_as: str | None = None  # the seat as which they have read so far
        self._again = False  # everything is to be told again
        self._known: tuple[int, tuple[str, ...]] | None = None  # when doors and keys were as `_is` has them, and theirs
        self._is = NOBODY

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of whoever is there."""
        return (*self._shown, *self._given)

    def greeted(self, greeting: Greeting) -> None:
        """Take what they have said of themselves."""
        self._shown, self.language, self.style, self._seen = greeting

    def given(self, key: str) -> None:
        """A key that was made for them is theirs."""
        self._given.append(key)

    def read_in(self, language: str, style: str) -> None:
        """Read on in another language or style: everything is told again."""
        self.language, self.style, self._again = language, style, True
        self.changed()

    def changed(self) -> None:
        """The room has changed."""
        self._wake()

    async def news(self) -> bytes | None:
        """All that is new since what was told last, as a frame; None if nothing is."""
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
            again = True  # they may read what they could not read before, or may not read any more what they could
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
        """The same, if they are who they were and need not be told everything; else None, which may be nothing, too."""
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
        """They have been told how things stand, or are being told."""
        self._read_as = reader.player
        self._again, self._seen = False, room.number
        if self._last != state:
            self._last = state

    def who(self, room: Room) -> Who:
        """What their keys open, which most records do not change."""
        known = room.opened_at, self.keys
        if self._known != known:
            self._known, self._is = known, room.who(self.keys)
        return self._is

    def _became(self, who: Who) -> None:
        """What their keys open now; the others see if somebody is there no more, or has come."""
        if who.seats != self.seats:
            before = self.live.connected
            self.seats = who.seats
            if self.live.connected != before:
                for listener in self.live.listeners:
                    if listener is not self:
                        listener.changed()


async def write_welcome(framer: Framer, who: Who, reader: Reader, connected: frozenset[str]) -> bytes:
    """Everything of a table, written; of a long game elsewhere, for that takes its time."""

    def write() -> bytes:
        return framer.written(framer.welcome(who, reader, connected), reader)

    return write() if framer.room.table.number < LONG_GAME else await asyncio.to_thread(write)
