"""Supervision of background tasks: each failure is logged and counted, and the task is restarted with backoff."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from rednovember.server.running.logs import FAILED, tell

FIRST_PAUSE: Final = 0.5  # seconds before the first restart; doubled with each failure in a row
LONGEST_PAUSE: Final = 30.0
STEADY: Final = 60.0  # seconds without a failure after which a task counts as healthy again
TOLERATED: Final = 2  # failures in a row that do not yet make the server unhealthy


class Supervisor:
    """Runs background tasks for their owners, who cancel them when they close.

    `failures` counts them by the name of the task since the start of the process.
    """

    def __init__(
        self,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._sleep, self._clock = sleep, clock
        self.failures: Counter[str] = Counter()
        self._in_a_row: Counter[str] = Counter()
        self._steady_at: dict[str, float] = {}  # when a task that has failed counts as healthy again

    def start(self, name: str, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Start a task. It ends when the work returns or the task is cancelled, and with nothing else."""
        return asyncio.create_task(self._run(name, work), name=name)

    @property
    def failing(self) -> list[str]:
        """The names of the tasks that keep failing."""
        now = self._clock()
        return sorted(
            name for name, times in self._in_a_row.items() if times > TOLERATED and now < self._steady_at[name]
        )

    async def _run(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
                return
            except asyncio.CancelledError as error:
                task = asyncio.current_task()
                if task is not None and task.cancelling():
                    raise
                pause = self._failed(name, error)  # not the task itself was cancelled, but something it waited for
            except Exception as error:
                pause = self._failed(name, error)
            await self._sleep(pause)

    def _failed(self, name: str, error: BaseException) -> float:
        """Note a failure; returns the seconds until the restart."""
        now = self._clock()
        if now >= self._steady_at.get(name, now):
            self._in_a_row[name] = 0
        self._in_a_row[name] += 1
        self.failures[name] += 1
        pause = backoff(self._in_a_row[name], FIRST_PAUSE, LONGEST_PAUSE)
        self._steady_at[name] = now + pause + STEADY
        tell(FAILED, logging.ERROR, error=error, task=name, pause=pause)
        return pause


def backoff(failures: int, first: float, longest: float) -> float:
    """Return the seconds to wait after this many failures in a row: `first`, then doubled each time, up to `longest`.

    >>> [backoff(failures, 0.5, 30.0) for failures in (1, 2, 3, 1000)]
    [0.5, 1.0, 2.0, 30.0]
    """
    return float(min(longest, first * 2 ** min(failures - 1, 30)))
