"""Many games over several processes: the same games in the same order, whatever the number of workers."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import wait as wait_for
from time import perf_counter
from typing import Final

from rednovember.lab.errors import LabError
from rednovember.lab.play import Played, make_play
from rednovember.lab.setup import Setup

BATCH_SECONDS: Final = 0.25  # long enough to cost nothing, short enough for a bar that moves
Round = tuple[Played, ...]  # the game of one number, as each crew played it
Batch = Future[tuple[list[Round], float]]  # a batch's rounds, and the seconds that they took
Progress = Callable[[int, int], None]  # how many are done, of how many


@dataclass(slots=True)
class Run:
    """What was played. If it was interrupted, only what was finished by then."""

    wanted: int
    workers: int
    rounds: list[Round] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    @property
    def speed(self) -> float:
        """Games a second, all crews and workers together."""
        games = sum(len(played) for played in self.rounds)
        return games / self.seconds if self.seconds > 0 else 0.0


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(
    setups: Sequence[Setup], seed: int, games: int, workers: int | None = None, progress: Progress | None = None
) -> Run:
    """Play games 0 to `games - 1` of a seed with each crew. Ctrl-C ends it early and keeps what is finished.

    With more than one worker a script needs `if __name__ == "__main__":`, as everything that starts processes.
    """
    if games < 1:
        raise LabError("games", games=games)
    if workers is not None and workers < 1:
        raise LabError("workers", workers=workers)
    for setup in setups:
        setup.check()
    out = Run(games, min(workers or cores(), games))
    began = perf_counter()
    try:
        (run_here if out.workers == 1 else run_in_pool)(out, tuple(setups), seed, progress or (lambda done, of: None))
    except KeyboardInterrupt:
        out.interrupted = True
    out.seconds = perf_counter() - began
    return out


def run_here(out: Run, setups: tuple[Setup, ...], seed: int, progress: Progress) -> None:
    """In this process, one game after another."""
    plays = [make_play(setup) for setup in setups]
    for number in range(out.wanted):
        out.rounds.append(tuple([play(seed, number) for play in plays]))
        progress(number + 1, out.wanted)


def play_batch(setups: tuple[Setup, ...], seed: int, first: int, count: int) -> tuple[list[Round], float]:
    """Some games of a run, and how many seconds they took."""
    began = perf_counter()
    plays = [make_play(setup) for setup in setups]
    rounds = [tuple([play(seed, number) for play in plays]) for number in range(first, first + count)]
    return rounds, perf_counter() - began


class Batches:
    """Hands out the games: one each at first, then as many as a worker plays in `BATCH_SECONDS`, fewer at the end."""

    def __init__(self, games: int, workers: int) -> None:
        self.games = games
        self.workers = workers
        self.first = 0
        self.done = 0
        self.seconds = 0.0

    def take(self) -> tuple[int, int] | None:
        """The first game of a batch and how many there are; None if all are given out."""
        left = self.games - self.first
        if left == 0:
            return None
        apace = int(BATCH_SECONDS * self.done / self.seconds) if self.seconds > 0 else 1
        count = max(1, min(apace, left // (2 * self.workers)))
        self.first += count
        return self.first - count, count

    def finished(self, count: int, seconds: float) -> None:
        """A batch has been played."""
        self.done += count
        self.seconds += seconds


def run_in_pool(out: Run, setups: tuple[Setup, ...], seed: int, progress: Progress) -> None:
    """In worker processes. Two batches wait for each worker, so that none is ever idle."""
    way = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    pool = ProcessPoolExecutor(out.workers, multiprocessing.get_context(way), begin_worker)
    batches = Batches(out.wanted, out.workers)
    given: dict[Batch, int] = {}
    finished = False
    try:
        with interrupts_held_back():  # workers are started here, and inherit it
            for _ in range(2 * out.workers):
                give(pool, batches, given, setups, seed)
        pending = set(given)
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                rounds, seconds = future.result()
                batches.finished(len(rounds), seconds)
                pending |= give(pool, batches, given, setups, seed)
            progress(batches.done, out.wanted)
        finished = True
    except BrokenProcessPool as error:
        raise LabError("worker") from error
    finally:
        stop(pool, at_once=not finished)
        in_order = sorted((future for future in given if is_good(future)), key=lambda future: given[future])
        out.rounds.extend(played for future in in_order for played in future.result()[0])


def give(
    pool: ProcessPoolExecutor,
    batches: Batches,
    given: dict[Batch, int],
    setups: tuple[Setup, ...],
    seed: int,
) -> set[Batch]:
    """Hand out a batch if there is one left; the batch as something to wait for."""
    batch = batches.take()
    if batch is None:
        return set()
    future = pool.submit(play_batch, setups, seed, *batch)
    given[future] = batch[0]
    return {future}


def is_good(future: Batch) -> bool:
    """Whether a batch was played to its end."""
    return future.done() and not future.cancelled() and future.exception() is None


def stop(pool: ProcessPoolExecutor, *, at_once: bool) -> None:
    """Close the pool; at once means in mid-game."""
    if at_once:
        for worker in list((pool._processes or {}).values()):
            worker.terminate()
    pool.shutdown(cancel_futures=True)


def begin_worker() -> None:
    """Ctrl-C is the parent's affair; if the parent dies, so does the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()


def end_with(sentinel: int) -> None:
    """Wait for a process to end, then end this one."""
    wait_for([sentinel])
    os._exit(1)


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """A Ctrl-C in here takes effect afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
