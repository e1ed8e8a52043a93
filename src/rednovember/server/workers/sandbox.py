"""The sandbox: worker processes with hard limits of memory and CPU time for what strangers send. See ADR 15.

They are workers like those that think for bots, but none of these: one that is ended by a limit takes no bot with it.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Sequence
from typing import Any, Final

from rednovember.server.errors import ServerError
from rednovember.server.rooms.creation import Wish
from rednovember.server.workers.framing import Frame
from rednovember.server.workers.hard_limits import OVER_CPU, OVER_MEMORY
from rednovember.server.workers.plain_errors import read_error
from rednovember.server.workers.process import Worker, WorkerLost

COMMAND: Final = (sys.executable, "-P", "-m", "rednovember.server.workers.checker")
AT_ONCE: Final = 2  # processes
ATTEMPTS: Final = 2  # to check a table
TABLES: Final = 1_000  # after so many a worker is replaced, so that nothing that it keeps counts against the next ones
LIMIT: Final = 20.0  # seconds of the clock: only a machine that is far too busy needs so many


class CheckerBug(Exception):  # noqa: N818 - it says whose
    """The checks have raised what they never should; the traceback is that of the worker."""


class Sandbox:
    """Up to `count` processes, started when they are needed and kept. `failed` counts those that have ended by it."""

    def __init__(self, count: int = AT_ONCE, *, command: Sequence[str] = COMMAND, limit: float = LIMIT) -> None:
        self.command, self.limit = tuple(command), limit
        self.failed = 0
        self._turns = asyncio.Semaphore(count)
        self._workers: set[Worker] = set()
        self._free: list[Worker] = []
        self._asked = 0

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes."""
        return [worker.pid for worker in self._workers]

    async def check(self, wish: Wish) -> dict[str, Any]:
        """The description of a table that is wanted, as `checked` gives it.

        Raises what is wrong with it, and `server-too-heavy` if it takes more than a worker may use.
        """
        frame = {"wish": json.dumps(wish._asdict())}
        for _ in range(ATTEMPTS):
            async with self._turns:
                answer = await self._answer(frame)
            if answer is not None:
                return read_answer(answer)
        raise ServerError("server-busy")

    async def close(self) -> None:
        """End all workers."""
        await asyncio.gather(*(worker.end() for worker in self._workers))

    async def _answer(self, frame: Frame) -> Frame | None:
        """A worker's answer; None if it has died or was too slow. One that has no answer is ended."""
        worker = self._next()
        self._asked += 1
        done = False
        try:
            if not worker.pid:
                await worker.start(self.command)
            answer = await worker.ask({"ask": self._asked, **frame}, self.limit)
            done = True
        except WorkerLost:
            self.failed += 1
            answer = None
        finally:
            if done and worker.answered < TABLES:
                self._free.append(worker)
            else:
                worker.kill()
                await worker.end()
                self._workers.discard(worker)
        if not done and worker.status in (OVER_CPU, OVER_MEMORY):
            raise ServerError("server-too-heavy")
        return answer

    def _next(self) -> Worker:
        """A worker that is free, or a new one. Those that have ended while nothing was asked of them are forgotten."""
        while self._free and self._free[-1].ended:
            self._workers.discard(self._free.pop())
        worker = self._free.pop() if self._free else Worker(lambda: None)
        self._workers.add(worker)
        return worker


def read_answer(answer: Frame) -> dict[str, Any]:
    """The description in an answer. Raises the error that is in it."""
    if "refused" in answer:
        raise read_error(json.loads(answer["refused"]))
    if "error" in answer:
        raise CheckerBug(answer["error"])
    table: dict[str, Any] = json.loads(answer["table"])
    return table
