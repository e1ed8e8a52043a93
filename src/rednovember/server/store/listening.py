"""Notifications of records that other processes write to the same PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import NullPool

from rednovember.errors import RedNovemberError
from rednovember.server.running.supervisor import Supervisor
from rednovember.server.store.engines import postgresql_engine
from rednovember.server.store.errors import TROUBLE
from rednovember.server.store.store import CHANNEL, Store

SOONEST: Final = 0.1  # seconds before the first attempt to reconnect
LATEST: Final = 5.0  # the longest pause between attempts
ALIVE: Final = 15.0  # seconds between checks of the connection
AT_ONCE: Final = 8  # tables refreshed at the same time

Refresh = Callable[[str, int], Awaitable[None]]
RefreshAll = Callable[[], Awaitable[None]]


class Listening:
    """Listens for records of other processes on a connection of its own.

    After every connect, the first included, everything in memory is refreshed, because notifications may have been
    missed.
    """

    def __init__(
        self, store: Store, refresh: Refresh, refresh_all: RefreshAll, supervisor: Supervisor | None = None
    ) -> None:
        self._refresh = refresh
        self._refresh_all = refresh_all
        self._supervisor = supervisor or Supervisor()
        self._engine = postgresql_engine(store.engine.url, poolclass=NullPool)
        self._told: dict[str, int] = {}  # the newest record number of each table that waits for a refresh
        self._refreshing: set[str] = set()
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.connected = asyncio.Event()  # set when everything has been refreshed
        self.connections = 0

    def start(self) -> None:
        """Start listening."""
        start = self._supervisor.start
        self._tasks = [start("listen", self._stay), *(start(f"refresh-{each}", self._work) for each in range(AT_ONCE))]

    async def close(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._engine.dispose()

    async def _stay(self) -> None:
        """Listen, and reconnect whenever the connection is lost."""
        pause = SOONEST
        while True:
            try:
                with suppress(*TROUBLE, RedNovemberError):
                    async with self._engine.connect() as connection:
                        lost = await self._listen(connection)
                        await self._refresh_all()
                        self.connected.set()
                        self.connections += 1
                        pause = SOONEST
                        await self._wait(connection, lost)
            finally:
                self.connected.clear()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LATEST)

    async def _listen(self, connection: AsyncConnection) -> asyncio.Event:
        """Listen on a connection; return an event that is set when it is lost."""
        driver: Any = (await connection.get_raw_connection()).driver_connection
        lost = asyncio.Event()
        driver.add_termination_listener(lambda _: lost.set())
        await driver.add_listener(CHANNEL, self._heard)
        return lost

    async def _wait(self, connection: AsyncConnection, lost: asyncio.Event) -> None:
        """Wait until the connection is lost or does not answer."""
        driver: Any = (await connection.get_raw_connection()).driver_connection
        while not lost.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), ALIVE)
                return
            await driver.execute("SELECT 1", timeout=ALIVE)

    def _heard(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        """Handle a notification: a table's id and the number of its last record. Anyone may write to the channel."""
        table_id, _, said = payload.partition(" ")
        if table_id and said.isascii() and said.isdigit() and len(said) < 10:
            self._told[table_id] = max(int(said), self._told.get(table_id, -1))
            self._something.set()

    async def _work(self) -> None:
        """Refresh tables that have new records, each up to its newest one."""
        while True:
            table_id = next((each for each in self._told if each not in self._refreshing), None)
            if table_id is None:
                self._something.clear()
                await self._something.wait()
                continue
            self._refreshing.add(table_id)
            try:
                with suppress(RedNovemberError):  # tried again at the next request for that table
                    await self._refresh(table_id, self._told.pop(table_id))
            finally:
                self._refreshing.discard(table_id)
                if self._told:
                    self._something.set()
