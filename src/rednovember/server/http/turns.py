"""Fair turns for long work: a few at a time, and one for each address."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import Final

from rednovember.server.errors import ServerError
from rednovember.server.http.guard import Crowd

WAITING: Final = 32  # requests of one address, the running one included


class FairTurns:
    """Limits concurrent work. An address has one turn at a time; its other requests wait for that one to end."""

    def __init__(self, most: int, waiting: int = WAITING) -> None:
        self._turns = asyncio.Semaphore(most)
        self._waiting = Crowd(waiting)
        self._own: dict[Hashable, asyncio.Lock] = {}  # of addresses that wait or have a turn

    @asynccontextmanager
    async def of(self, whom: Hashable) -> AsyncIterator[None]:
        """Wait for a turn of an address. Raises `ServerError` if too many of its requests are waiting."""
        if not self._waiting.enter(whom):
            raise ServerError("server-too-many")
        try:
            async with self._own.setdefault(whom, asyncio.Lock()), self._turns:
                yield
        finally:
            self._waiting.leave(whom)
            if not self._waiting.count(whom):
                del self._own[whom]
