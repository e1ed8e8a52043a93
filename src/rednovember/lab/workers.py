"""Worker processes: each does the batches that it receives through its pipe.

There are no threads and locks between the parent and its workers, so a run can be interrupted at any time.
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
from rednovember.lab.executors import Batch, Take, Task, TaskResult

EXIT_TIMEOUT: Final = 2.0  # seconds for a worker to exit by itself


class TaskProcess:
    """A process and the pipe to it."""

    def __init__(self, context: ForkServerContext | SpawnContext, task: Task) -> None:
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, task))
        self.process.start()
        theirs.close()

    def give(self, batch: Batch | None) -> int:
        """Send a batch, if there is one. Returns how many that are."""
        if batch is None:
            return 0
        with its_death_told():
            self.pipe.send(batch)
        return 1

    def receive(self) -> TaskResult:
        """Receive the next finished batch."""
        with its_death_told():
            done: TaskResult = self.pipe.recv()
        return done

    def end(self, *, at_once: bool) -> None:
        """Let the process exit, or stop it in mid-game. Nothing that a bot left running prevents that."""
        self.pipe.close()
        if not at_once:
            self.process.join(EXIT_TIMEOUT)
        self.process.kill()
        self.process.join()


class Workers:
    """The workers of a run. They are gone when it is over, however it ended."""

    def __init__(self, count: int, task: Task) -> None:
        self.workers = count
        self.task = task
        self.all: list[TaskProcess] = []

    def __enter__(self) -> Self:
        context = start_context()
        try:
            with signals_blocked():  # the workers inherit it
                for _ in range(self.workers):
                    self.all.append(TaskProcess(context, self.task))
        except BaseException:
            self.end(at_once=True)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end(at_once=error is not None)

    def spread(self, take: Take) -> Generator[TaskResult, None, None]:
        """Do all batches. Two are queued for each worker, so that none is idle."""
        under_way = sum(worker.give(take()) for worker in self.all * 2)
        while under_way:
            for worker in self.ready():
                yield worker.receive()
                under_way += worker.give(take()) - 1

    def ready(self) -> list[TaskProcess]:
        """Wait for finished batches. Returns the workers that have one."""
        having = set(wait([worker.pipe for worker in self.all]))
        return [worker for worker in self.all if worker.pipe in having]

    def end(self, *, at_once: bool) -> None:
        """Let all of them exit, or stop them in mid-game."""
        with signals_blocked():
            for worker in self.all:
                worker.end(at_once=at_once)


def start_context() -> ForkServerContext | SpawnContext:
    """Return how processes are started: new ones, which share nothing with this one."""
    if "forkserver" in multiprocessing.get_all_start_methods():
        resource_tracker.ensure_running()  # now, because it lets interrupts through while starting
        return multiprocessing.get_context("forkserver")
    return multiprocessing.get_context("spawn")


@contextmanager
def its_death_told() -> Iterator[None]:
    """Raise a closed pipe's errors as an error of the lab."""
    try:
        yield
    except (EOFError, OSError) as error:
        raise LabError("lab-worker") from error


def work(pipe: Connection[Any, Any], task: Task) -> None:
    """Run a worker: do the batches it receives, until the parent closes the pipe."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN)  # the parent handles Ctrl-C
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()
    do = task.make()
    with suppress(EOFError, OSError):
        while True:
            batch = pipe.recv()
            began = perf_counter()
            answer = do(batch)
            pipe.send(TaskResult(batch, answer, perf_counter() - began))


def end_with(sentinel: int) -> None:
    """Wait for a process to end, then end this one."""
    wait([sentinel])
    os._exit(1)
