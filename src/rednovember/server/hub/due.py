"""Tables at which the server itself has to act. One that does not get on keeps no others waiting."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from rednovember.errors import RedNovemberError
from rednovember.server.running.logs import FAILED, STUCK, tell
from rednovember.server.running.supervisor import backoff
from rednovember.server.store import StoreError

if TYPE_CHECKING:
    from rednovember.server.hub.hub import Hub

LOOK_AROUND: Final = 1.0  # seconds between two looks at what is due
AT_ONCE: Final = 50  # tables at one look
GRACE: Final = 3.0  # seconds that another process has for what it has begun
FIRST_PAUSE: Final = 1.0  # seconds until a table that has not got on is tried again; doubled each time
LONGEST_PAUSE: Final = 120.0
MOST_FAILURES: Final = 3  # tries in a row that came to nothing


class Tried(NamedTuple):
    """The last try at a table: the number of its last record before it (None: it could not be read)."""

    number: int | None
    in_vain: int  # tries in a row before which it had that number
    again_at: float


class Turns:
    """Remembers the tables that were due and tried, as long as they are due."""

    def __init__(self) -> None:
        self._tried: dict[str, Tried] = {}

    def __len__(self) -> int:
        return len(self._tried)

    @property
    def stuck(self) -> int:
        """How many tables do not get on."""
        return sum(tried.in_vain >= MOST_FAILURES for tried in self._tried.values())

    def keep(self, due: Collection[str]) -> None:
        """Forget all other tables. `due` are all tables that are due."""
        there = set(due)
        self._tried = {table_id: tried for table_id, tried in self._tried.items() if table_id in there}

    def next(self, due: Iterable[str], now: float, most: int) -> list[str]:
        """The tables of these to be tried now: those that have failed least, and of these the first ones."""
        ready = [table_id for table_id in due if table_id not in self._tried or self._tried[table_id].again_at <= now]
        return sorted(ready, key=self._failures)[:most]

    def note(self, table_id: str, number: int | None, now: float) -> bool:
        """Note a try at a table whose last record has that number; returns whether it has just become stuck."""
        before = self._tried.get(table_id)
        in_vain = before.in_vain + 1 if before is not None and before.number == number else 1
        self._tried[table_id] = Tried(number, in_vain, now + backoff(in_vain, FIRST_PAUSE, LONGEST_PAUSE))
        return in_vain == MOST_FAILURES

    def _failures(self, table_id: str) -> int:
        tried = self._tried.get(table_id)
        return 0 if tried is None else tried.in_vain


class DueTables:
    """Sees to tables that are due: bots whose process has ended, people who are away."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._turns = Turns()

    @property
    def stuck(self) -> int:
        """How many tables are due and do not get on."""
        return self._turns.stuck

    async def watch(self) -> None:
        """See to them, for ever."""
        while True:
            with suppress(StoreError):
                await self._look()
            await asyncio.sleep(LOOK_AROUND)

    async def _look(self) -> None:
        hub = self._hub
        grace = GRACE if hub.store.is_postgresql else 0.0  # on SQLite there is no other process
        thinking = {live.id for live in hub.rooms if live.thinks}
        most = AT_ONCE + len(thinking) + len(self._turns)
        due = await hub.store.due(hub.clock() - grace, most)
        if len(due) < most:
            self._turns.keep(due)
        for table_id in self._turns.next([each for each in due if each not in thinking], monotonic(), AT_ONCE):
            await self._try(table_id)

    async def _try(self, table_id: str) -> None:
        """See to a table. Whatever fails there must not keep others waiting."""
        number = None
        try:
            live = await self._hub.room(table_id)
            await self._hub.refresh(table_id)
            number = live.room.number
            await self._hub.see_to(live)
        except RedNovemberError:
            pass  # a table that cannot be loaded is logged already
        except Exception as error:
            tell(FAILED, logging.ERROR, error=error, table=table_id)
        if self._turns.note(table_id, number, monotonic()):
            tell(STUCK, logging.WARNING, table=table_id, number=number)
