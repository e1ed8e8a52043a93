"""Many games over several processes: the same games in the same order, whatever the number of workers."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from rednovember.lab.errors import LabError
from rednovember.lab.play import Round, make_play, play_round
from rednovember.lab.setup import Setup
from rednovember.lab.workers import Workers

BATCH_SECONDS: Final = 0.25  # long enough to cost nothing, short enough for a bar that moves
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
        raise LabError("lab-games", games=games)
    if workers is not None and workers < 1:
        raise LabError("lab-workers", workers=workers)
    out = Run(games, min(workers or cores(), games))
    play = run_here if out.workers == 1 else run_in_workers
    began = perf_counter()
    try:
        play(out, tuple(setups), seed, progress or (lambda done, of: None))
    except KeyboardInterrupt:
        out.interrupted = True
    out.seconds = perf_counter() - began
    return out


def run_here(out: Run, setups: tuple[Setup, ...], seed: int, progress: Progress) -> None:
    """In this process, one game after another."""
    plays = [make_play(setup) for setup in setups]
    for number in range(out.wanted):
        out.rounds.append(play_round(plays, seed, number))
        progress(number + 1, out.wanted)


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


def run_in_workers(out: Run, setups: tuple[Setup, ...], seed: int, progress: Progress) -> None:
    """In worker processes. Two batches wait for each worker, so that none is ever idle."""
    batches = Batches(out.wanted, out.workers)
    played: dict[int, list[Round]] = {}
    try:
        with Workers(out.workers, setups, seed) as workers:
            for worker in workers.all * 2:
                worker.give(batches.take())
            while batches.done < out.wanted:
                for worker in workers.ready():
                    first, rounds, seconds = worker.receive()
                    played[first] = rounds
                    batches.finished(len(rounds), seconds)
                    worker.give(batches.take())
                progress(batches.done, out.wanted)
    finally:
        out.rounds.extend(one for first in sorted(played) for one in played[first])
