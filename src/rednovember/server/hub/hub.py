"""All rooms of this process: loaded when needed, changed one request at a time, told to everybody who listens."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from time import time
from typing import Any, Final, Protocol

from rednovember.errors import RedNovemberError
from rednovember.server.errors import ServerError
from rednovember.server.hub.cache import MOST_BYTES, Rooms
from rednovember.server.hub.due import DueTables
from rednovember.server.hub.load_failures import LoadFailures
from rednovember.server.requests import Outcome, bot_decides, dispatch, fold, mark_used, rebuild, stand_in
from rednovember.server.rooms.creation import Keys, Wish, checked_here, laid, read_rematch, read_wish
from rednovember.server.rooms.frames import Framer
from rednovember.server.rooms.keys import new_table_id
from rednovember.server.rooms.room import Room, Who
from rednovember.server.rooms.summary import summary_of
from rednovember.server.running.logs import FAILED, tell
from rednovember.server.running.supervisor import Supervisor
from rednovember.server.running.tasks import watched
from rednovember.server.store import Conflict, Store, StoreError
from rednovember.server.store.records import LAID, Record
from rednovember.server.store.rows import written
from rednovember.table import Reply, Table

CONFLICT: Final = "server-conflict"  # another process was first
Opens = Callable[[Room], Who]  # what somebody's keys open at a room
Admit = Callable[[int], None]  # refuses a table of so many bytes
Check = Callable[[Wish], Awaitable[dict[str, Any]]]  # `checked`, wherever that is done


class Listener(Protocol):
    """Somebody who is told what is new at a room. `seats` are those that they sit on."""

    seats: frozenset[str]

    def changed(self) -> None:
        """The room has changed: take what is new, soon. Must not wait."""


class Minds(Protocol):
    """Whoever thinks for bots, elsewhere."""

    async def reply(self, table_id: str, table: Table) -> Reply:
        """The answer of the bot that decides at a table, as the table is when this is called."""
        ...


class Live:
    """A room in memory, with those who listen to it.

    The room is never ahead of the store, and never changed: what happens makes a new one. Whoever reads needs no lock.
    """

    def __init__(self, table_id: str, room: Room) -> None:
        self.id = table_id
        self.room = room
        self.framer = Framer(table_id, room)
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.wrote = -1  # the number of the last record that was written here: whoever wrote last asks the bots
        self.gone = False  # it could not be read any more: whoever listens has to come again

    @property
    def connected(self) -> frozenset[str]:
        """The seats at which somebody is there now."""
        return frozenset(seat for listener in self.listeners for seat in listener.seats)

    def tell(self) -> None:
        """Let everybody know that something is new."""
        for listener in list(self.listeners):
            listener.changed()

    @property
    def thinks(self) -> bool:
        """Whether a bot is asked here now."""
        return self.thinking is not None and not self.thinking.done()

    @property
    def is_idle(self) -> bool:
        """Whether nobody listens here, does something or thinks."""
        return not self.listeners and not self.lock.locked() and not self.thinks

    def replaced(self, room: Room) -> None:
        """The room as the store has it: never ahead of it."""
        self.room = room
        self.framer = Framer(self.id, room, self.framer)


class Hub:
    """The rooms. Whatever is done at one is durable before anybody is told."""

    def __init__(
        self,
        store: Store,
        minds: Minds,
        clock: Callable[[], float] = time,
        supervisor: Supervisor | None = None,
        most_bytes: int = MOST_BYTES,
        check: Check | None = None,
    ) -> None:
        """`check` checks what is to be laid; without one it is done in a thread of this process, without limits."""
        self.store = store
        self.minds = minds
        self.clock = clock
        self._supervisor = supervisor or Supervisor()
        self._check = check or checked_here
        self._rooms = Rooms(most_bytes)
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self.due = DueTables(self)
        self._watch: asyncio.Task[None] | None = None
        self._closing = False
        self._acting: set[asyncio.Task[Outcome]] = set()  # carried out whoever still waits for it
        self.decided = 0  # records that were made durable here
        self.failures = LoadFailures()

    # Beginning and end.

    def start(self) -> None:
        """Begin to look after tables at which the server itself has to act."""
        self._watch = self._supervisor.start("due", self.due.watch)

    async def close(self) -> None:
        """End what thinks, and finish what was asked for; what was acknowledged is durable already."""
        self._closing = True
        if self._acting:
            await asyncio.wait(self._acting)
        tasks = [self._watch, *(live.thinking for live in self._rooms.values())]
        for task in tasks:
            if task is not None:
                task.cancel()
        await asyncio.gather(*(task for task in tasks if task is not None), return_exceptions=True)

    # Rooms.

    async def lay(self, said: object, admit: Admit | None = None) -> tuple[str, Keys]:
        """A new table: its id, and its keys. `admit` may refuse it once its size is known, before it is written."""
        return await self._laid(read_wish(said), admit)

    async def lay_again(self, live: Live, said: object, admit: Admit | None = None) -> tuple[str, Keys]:
        """A rematch of a table that is over."""
        room = live.room
        if not room.table.over:
            raise ServerError("server-not-over")
        return await self._laid(read_rematch(room.table, room.open, room.absent, said), admit)

    async def _laid(self, wish: Wish, admit: Admit | None) -> tuple[str, Keys]:
        body, keys = laid(wish, await self._check(wish))
        if admit is not None:
            admit(len(written(body, 0)))
        table_id = new_table_id()
        record = Record(0, self.clock(), LAID, body)
        room = await asyncio.to_thread(rebuild, [record])
        await self.store.add(table_id, [record], summary_of(room))
        live = Live(table_id, room)
        self._rooms.put(live)
        live.wrote = room.number
        self.decided += 1
        self._go_on(live)
        return table_id, keys

    async def room(self, table_id: str) -> Live:
        """A room by the id of its table. Raises `ServerError` if there is none, or its records cannot be read."""
        live = self._rooms.use(table_id)
        if live is not None:
            return live
        if table_id not in self._loading:
            self._loading[table_id] = watched(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def newest(self, table_id: str) -> Live:
        """A room by the id of its table, with all that other processes had written before this was called.

        What they write is heard of a moment later; who comes here from one of them must not be told what was before.
        """
        live = await self.room(table_id)
        if self.store.is_postgresql:
            await self.refresh(table_id, await self.store.last(table_id))
        return live

    async def listen(self, table_id: str, listener: Listener) -> Live:
        """A room by the id of its table, to which somebody listens from now on; the others see who is there."""
        live = await self.room(table_id)
        while self._rooms.get(table_id) is not live:  # forgotten meanwhile
            live = await self.room(table_id)
        before = live.connected
        live.listeners.add(listener)
        if live.connected != before:
            live.tell()
        return live

    def leave(self, live: Live, listener: Listener) -> None:
        """Somebody does not listen any more."""
        before = live.connected
        live.listeners.discard(listener)
        if live.connected != before:
            live.tell()
        if live.room.table.over and live.is_idle:
            self._rooms.drop(live)  # hardly anybody comes back to it, and it can be read again

    async def _load(self, table_id: str) -> Live:
        try:
            with self.failures.noted(table_id):
                live = Live(table_id, await asyncio.to_thread(rebuild, await self.store.records(table_id)))
            self._rooms.put(live)
            if self.store.is_postgresql:  # what others have written since it was read, and nobody here was told of
                await self._refresh_new(live)
            return live
        finally:
            del self._loading[table_id]

    async def _refresh_new(self, live: Live) -> None:
        try:
            await self.refresh(live.id)
        except RedNovemberError:
            self._rooms.drop(live)
            raise

    @property
    def rooms(self) -> Iterable[Live]:
        """The rooms in memory."""
        return self._rooms.values()

    @property
    def room_bytes(self) -> int:
        """The estimated size of the rooms in memory."""
        return self._rooms.bytes

    # Doing something.

    async def act(
        self,
        live: Live,
        keys: Iterable[str] | Opens,
        request: Any,  # noqa: ANN401 - a registered request
        durable: Callable[[Outcome], None] | None = None,
    ) -> Outcome:
        """Carry a request out for whoever has these keys; returns when it is durable.

        It is carried out to the end even if whoever waits for it is gone. `durable` is called before others are told.
        In place of keys there may be what says what they open at a room.
        """
        if not callable(keys):
            shown = tuple(keys)
            return await self.act(live, lambda room: room.who(shown), request, durable)
        task = watched(self._act(live, keys, request, durable))
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # else a refusal, its traceback and the task would hold each other, and a copy of the room

    async def _act(
        self,
        live: Live,
        opens: Opens,
        request: Any,  # noqa: ANN401 - a registered request
        durable: Callable[[Outcome], None] | None,
    ) -> Outcome:
        live = await self._current(live)
        async with live.lock:
            room = live.room.copy()
            who = opens(room)
            if live.gone or not room.may_watch(who):
                raise ServerError("server-no-table")
            done = dispatch(room, who, self.clock(), request)
            await self._keep(live, room, done.records, lambda: None if durable is None else durable(done))
        self._go_on(live)
        return done

    async def use(self, live: Live, keys: tuple[str, ...]) -> Live:
        """Make it durable that seats are used by their own keys: nobody else may claim them, at whatever process."""
        while live.room.unused(live.room.who(keys)) and not live.gone:
            live = await self._current(live)
            try:
                async with live.lock:
                    room = live.room.copy()
                    await self._keep(live, room, mark_used(room, room.who(keys), self.clock()))
            except ServerError as error:
                if error.kind != CONFLICT:  # else look again
                    raise
        return live

    async def _current(self, live: Live) -> Live:
        """The room that is kept for a table; another one if this one was dropped from memory meanwhile."""
        return live if live.gone or self._rooms.get(live.id) is live else await self.room(live.id)

    async def _keep(
        self, live: Live, room: Room, records: list[Record], durable: Callable[[], None] | None = None
    ) -> None:
        """Make records durable, and only then let everybody see the room with them."""
        if not records and self.store.is_postgresql and await self.store.last(live.id) != live.room.number:
            await self._catch_up(live)  # another process was first, and no write would show that
            raise ServerError(CONFLICT)
        try:
            await self.store.add(live.id, records, summary_of(room))
        except Conflict:
            await self._catch_up(live)
            raise ServerError(CONFLICT) from None
        except StoreError as error:
            if error.kind == "server-no-table":
                self._forget(live)
            else:
                with suppress(RedNovemberError):  # if it is there all the same, everybody is told
                    await self._catch_up(live)
            raise
        if records:
            live.replaced(room)
            self._weigh(live)
            live.wrote = room.number
            self.decided += len(records)
        if durable is not None:
            durable()
        if records:
            live.tell()

    def _forget(self, live: Live) -> None:
        """The table is not there any more: whoever listens is hung up."""
        live.gone = True
        self._rooms.drop(live)
        live.tell()

    async def _catch_up(self, live: Live) -> None:
        """Take what the store has beyond the room, and tell everybody. The room's lock is held."""
        with self.failures.noted(live.id):
            records, room = await self.store.records(live.id, live.room.number), live.room.copy()
            for record in records:
                fold(room, record)
        if records:
            live.replaced(room)
            self._weigh(live)
            live.tell()

    def _weigh(self, live: Live) -> None:
        """Note that a room has grown."""
        if self._rooms.get(live.id) is live:
            self._rooms.put(live)

    async def refresh(self, table_id: str, number: int | None = None) -> None:
        """Another process has written records of a table, up to that number: take them."""
        live = self._rooms.get(table_id)
        if live is None or (number is not None and live.room.number >= number):
            return
        async with live.lock:
            if number is None or live.room.number < number:
                await self._catch_up(live)

    async def refresh_all(self) -> None:
        """Take what other processes have written of all rooms in memory."""
        for table_id, number in (await self.store.lasts(list(self._rooms))).items():
            with suppress(RedNovemberError):
                await self.refresh(table_id, number)

    # Bots, and those who are away.

    def _go_on(self, live: Live) -> None:
        """Let a bot think, if one decides."""
        if not live.thinks and not self._closing and live.room.table.question_waits:
            live.thinking = asyncio.create_task(self._think(live))

    async def _think(self, live: Live) -> None:
        """Let bots decide as long as they have to. If that fails it is tried again when the table is due."""
        try:
            await self._think_on(live)
        except RedNovemberError:  # or the other process that was first asks
            pass
        except Exception as error:
            tell(FAILED, logging.ERROR, error=error, table=live.id)

    async def _think_on(self, live: Live) -> None:
        while True:
            async with live.lock:
                table = live.room.table
                if not table.question_waits:
                    return
            reply = await self.minds.reply(live.id, table)  # nothing happens between the lock and the call
            async with live.lock:
                if live.room.table.number != reply.number:
                    if live.wrote == live.room.number:
                        continue  # somebody has taken back or over meanwhile
                    return  # through another process, which asks
                room = live.room.copy()
                await self._keep(live, room, bot_decides(room, reply, self.clock()))

    async def see_to(self, live: Live) -> None:
        """Let a bot stand in for somebody who has been away for too long, and bots decide."""
        live = await self._current(live)
        async with live.lock:
            room, now = live.room.copy(), self.clock()
            if room.table.awaited is not None and room.due is not None and room.due <= now:
                await self._keep(live, room, stand_in(room, now))
        self._go_on(live)
