"""Worker processes: each does the tasks that are asked for through its pipe.

No thread and no lock stands between the parent and its workers: a run can be cut off at any moment.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkServerContext, SpawnContext
from time import perf_counter
from types import TracebackType
from typing import Any, Final, Self

from rednovember.interrupts import SIGNALS, signals_blocked
from rednovember.lab.errors import LabError
from rednovember.lab.spread import Done, Job, Take, Task

PATIENCE: Final = 2.0  # seconds for a worker to leave by itself


class Worker:
    """A process and the pipe to it."""

    def __init__(self, context: ForkServerContext | SpawnContext, job: Job) -> None:
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, job))
        self.process.start()
        theirs.close()

    def give(self, task: Task | None) -> int:
        """Ask for a task, if there is one; how many that are."""
        if task is None:
            return 0
        with its_death_told():
            self.pipe.send(task)
        return 1

    def receive(self) -> Done:
        """The next task that it has done."""
        with its_death_told():
            done: Done = self.pipe.recv()
        return done

    def end(self, *, at_once: bool) -> None:
        """Let it go, or stop it in mid-game. Nothing that a bot left running keeps it."""
        self.pipe.close()
        if not at_once:
            self.process.join(PATIENCE)
        self.process.kill()
        self.process.join()


class Workers:
    """The workers of a run. They are gone when it is over, however that came."""

    def __init__(self, count: int, job: Job) -> None:
        self.workers = count
        self.job = job
        self.all: list[Worker] = []

    def __enter__(self) -> Self:
        context = start_context()
        try:
            with signals_blocked():  # the workers inherit it
                for _ in range(self.workers):
                    self.all.append(Worker(context, self.job))
        except BaseException:
            self.end(at_once=True)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end(at_once=error is not None)

    def spread(self, take: Take) -> Generator[Done, None, None]:
        """All tasks. Two wait for each worker, so that none is ever idle."""
        under_way = sum(worker.give(take()) for worker in self.all * 2)
        while under_way:
            for worker in self.ready():
                yield worker.receive()
                under_way += worker.give(take()) - 1

    def ready(self) -> list[Worker]:
        """Wait for a task to be done; the workers that have done one."""
        having = set(wait([worker.pipe for worker in self.all]))
        return [worker for worker in self.all if worker.pipe in having]

    def end(self, *, at_once: bool) -> None:
        """Let all of them go, or stop them in mid-game."""
        with signals_blocked():
            for worker in self.all:
                worker.end(at_once=at_once)


def start_context() -> ForkServerContext | SpawnContext:
    """How processes are started: afresh, so that they share nothing with this one."""
    if "forkserver" in multiprocessing.get_all_start_methods():
        resource_tracker.ensure_running()  # now: when it starts, it lets interrupts through
        return multiprocessing.get_context("forkserver")
    return multiprocessing.get_context("spawn")


@contextmanager
def its_death_told() -> Iterator[None]:
    """What a pipe says when nobody is at its other end, as an error of the lab."""
    try:
        yield
    except (EOFError, OSError) as error:
        raise LabError("lab-worker") from error


def work(pipe: Connection[Any, Any], job: Job) -> None:
    """What a worker does: what it is asked for, until the parent closes the pipe."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN)  # Ctrl-C is the parent's affair
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()
    do = job.make()
    with suppress(EOFError, OSError):
        while True:
            task = pipe.recv()
            began = perf_counter()
            answer = do(task)
            pipe.send(Done(task, answer, perf_counter() - began))


def end_with(sentinel: int) -> None:
    """Wait for a process to end, then end this one."""
    wait([sentinel])
    os._exit(1)
