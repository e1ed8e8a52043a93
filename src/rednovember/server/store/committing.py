"""Group commit: everything that waits is made durable by one commit, and everybody is told when it is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from copy import copy
from typing import Final, Generic, TypeVar

Batch = TypeVar("Batch")
Outcomes = Sequence[Exception | None]  # of each batch: None if it is durable
MOST: Final = 500  # batches in one commit
PACE: Final = 0.008  # seconds from one commit to the next where many write: a person does not notice them


class Refused(Exception):  # noqa: N818 - it is the writer's answer
    """One of several batches cannot be written: they are tried in halves."""


class Committer(Generic[Batch]):
    """Writes what it is given, as much at once as there is.

    A commit costs about the same however much it writes. So after one that was for several the next waits for `pace`
    seconds from its beginning, until it has company, too; whoever writes alone never waits.

    `write` makes batches durable in one commit and says of each whether it could; if it raises, none of them is
    acknowledged. A waiter that is cancelled does not stop its batch.
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
        self.commits = 0  # how many there were

    async def add(self, batch: Batch) -> None:
        """Return when the batch is durable; raise what prevents it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, done))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        await done  # if whoever waits is cancelled, so is this, and nothing else

    async def finish(self) -> None:
        """Wait until everything is written."""
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
            left, self._waiting = self._waiting, []  # only if it was stopped in the middle
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
        done.exception()  # looked at, also if whoever waited is gone
