"""Group commit: everything that waits is made durable by one commit, and everybody is told when it is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Generic, TypeVar

Batch = TypeVar("Batch")
MOST: Final = 500  # batches in one commit


class Refused(Exception):  # noqa: N818 - it is the writer's answer
    """One of several batches cannot be written: they are tried one by one."""


class Committer(Generic[Batch]):
    """Writes what it is given, as much at once as there is. `write` writes all or nothing."""

    def __init__(self, write: Callable[[Sequence[Batch]], Awaitable[None]]) -> None:
        self._write = write
        self._waiting: list[tuple[Batch, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def add(self, batch: Batch) -> None:
        """Return when the batch is durable; raise what prevents it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, done))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        await asyncio.shield(done)

    async def finish(self) -> None:
        """Wait until everything is written."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        try:
            while self._waiting:
                taken, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._commit(taken)
        finally:
            self._task = None

    async def _commit(self, taken: list[tuple[Batch, asyncio.Future[None]]]) -> None:
        try:
            await self._write([batch for batch, _ in taken])
        except Refused as refused:
            if len(taken) > 1:
                for one in taken:
                    await self._commit([one])
                return
            _settle(taken, refused)
        except Exception as error:
            _settle(taken, error)
        else:
            _settle(taken, None)


def _settle(taken: Sequence[tuple[object, asyncio.Future[None]]], error: BaseException | None) -> None:
    for _, done in taken:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
            done.exception()  # looked at, also if whoever waited is gone
