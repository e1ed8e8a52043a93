"""Worker processes: each plays the games that are asked for through its pipe.

No thread and no lock stands between the parent and its workers: a run can be cut off at any moment.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkServerContext, SpawnContext
from time import perf_counter
from types import TracebackType
from typing import Any, Final

from rednovember.interrupts import SIGNALS, signals_blocked
from rednovember.lab.errors import LabError
from rednovember.lab.play import Round, make_play, play_round
from rednovember.lab.setup import Setup

PATIENCE: Final = 2.0  # seconds for a worker to leave by itself
Wanted = tuple[int, int]  # the first game of a batch, and how many there are
Batch = tuple[int, list[Round], float]  # the first game of a batch, its rounds, and the seconds that they took


class Worker:
    """A process and the pipe to it."""

    def __init__(self, context: ForkServerContext | SpawnContext, setups: tuple[Setup, ...], seed: int) -> None:
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, setups, seed))
        self.process.start()
        theirs.close()

    def give(self, wanted: Wanted | None) -> None:
        """Ask for a batch, if there is one."""
        if wanted is not None:
            with its_death_told():
                self.pipe.send(wanted)

    def receive(self) -> Batch:
        """The next batch that it has played."""
        with its_death_told():
            batch: Batch = self.pipe.recv()
        return batch

    def end(self, *, at_once: bool) -> None:
        """Let it go, or stop it in mid-game. Nothing that a bot left running keeps it."""
        self.pipe.close()
        if not at_once:
            self.process.join(PATIENCE)
        self.process.kill()
        self.process.join()


class Workers:
    """The workers of a run. They are gone when it is over, however that came."""

    def __init__(self, count: int, setups: tuple[Setup, ...], seed: int) -> None:
        self.count = count
        self.setups = setups
        self.seed = seed
        self.all: list[Worker] = []

    def __enter__(self) -> Workers:
        context = start_context()
        try:
            with signals_blocked():  # the workers inherit it
                for _ in range(self.count):
                    self.all.append(Worker(context, self.setups, self.seed))
        except BaseException:
            self.end(at_once=True)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end(at_once=error is not None)

    def ready(self) -> list[Worker]:
        """Wait for a batch; the workers that have played one."""
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


def work(pipe: Connection[Any, Any], setups: tuple[Setup, ...], seed: int) -> None:
    """What a worker does: play what is asked for, until the parent closes the pipe."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN)  # Ctrl-C is the parent's affair
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()
    plays = [make_play(setup) for setup in setups]
    with suppress(EOFError, OSError):
        while True:
            first, count = pipe.recv()
            began = perf_counter()
            rounds = [play_round(plays, seed, number) for number in range(first, first + count)]
            pipe.send((first, rounds, perf_counter() - began))


def end_with(sentinel: int) -> None:
    """Wait for a process to end, then end this one."""
    wait([sentinel])
    os._exit(1)
