"""FairTurns at work that takes long: a few at once, and one of each address."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import Final

from rednovember.server.guard import Crowd
from rednovember.server.records import ServerError

WAITING: Final = 32  # requests of one address, with the one whose turn it is


class FairTurns:
    """So many turns at once. An address has one of them at a time; its other requests wait for that one to end."""

    def __init__(self, most: int, waiting: int = WAITING) -> None:
        self._turns = asyncio.Semaphore(most)
        self._waiting = Crowd(waiting)
        self._own: dict[Hashable, asyncio.Lock] = {}  # of the addresses that wait or have a turn

    @asynccontextmanager
    async def of(self, whom: Hashable) -> AsyncIterator[None]:
        """A turn of an address. Refused if too many of its requests wait already."""
        if not self._waiting.enter(whom):
            raise ServerError("server-too-many")
        try:
            async with self._own.setdefault(whom, asyncio.Lock()), self._turns:
                yield
        finally:
            self._waiting.leave(whom)
            if not self._waiting.count(whom):
                del self._own[whom]
