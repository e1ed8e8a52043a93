"""Group commit: everything that waits is made durable by one commit and then acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from copy import copy
from typing import Final, Generic, TypeVar

Batch = TypeVar("Batch")
Outcomes = Sequence[Exception | None]  # for each batch, None if it is durable
MOST: Final = 500  # batches in one commit
PACE: Final = 0.008  # seconds between commits under load, too short for a person to notice


class Refused(Exception):  # noqa: N818 - it is the writer's answer
    """Raised by `write` if one of several batches cannot be written. They are then retried in halves."""


class Committer(Generic[Batch]):
    """Commits batches, as many at once as there are.

    A commit costs about the same for one batch or many. So after a commit of several batches the next one starts `pace`
    seconds after it, to let more batches join; a single client never waits.

    `write` makes batches durable in one commit and returns whether each was accepted. If it raises, none is
    acknowledged. Cancelling a waiter does not stop its batch.
    """

    def __init__(
        self,
        write: Callable[[Sequence[Batch]], Awaitable[Outcomes]],
        pace: float = PACE,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._write = write
        self._pace, self._sleep = pace, sleep
        self._waiting: list[tuple[Batch, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None
        self.commits = 0  # number of commits

    async def add(self, batch: Batch) -> None:
        """Return when the batch is durable. Raises the error that prevents it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, done))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        await done  # cancelling the caller cancels only this future

    async def finish(self) -> None:
        """Wait until everything is committed."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                next_at = loop.time() + self._pace
                taken, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._commit(taken)
                if len(taken) > 1 and len(self._waiting) < MOST:
                    await self._sleep(max(0.0, next_at - loop.time()))
        finally:
            self._task = None
            left, self._waiting = self._waiting, []  # only after a cancellation
            for _, done in left:
                done.cancel()

    async def _commit(self, taken: list[tuple[Batch, asyncio.Future[None]]]) -> None:
        try:
            outcomes = await self._write([batch for batch, _ in taken])
            self.commits += 1
        except Refused as refused:
            if len(taken) > 1:
                middle = len(taken) // 2
                await self._commit(taken[:middle])
                await self._commit(taken[middle:])
                return
            outcomes = [refused.__cause__ if isinstance(refused.__cause__, Exception) else refused]
        except Exception as error:
            outcomes = [copy(error) for _ in taken]
        except BaseException:
            for _, done in taken:
                done.cancel()
            raise
        for (_, done), outcome in zip(taken, outcomes, strict=True):
            _settle(done, outcome)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
        done.exception()  # marks the error as retrieved, even if the caller is gone
