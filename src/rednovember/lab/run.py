"""Many games over several processes: the same games in the same order, whatever the number of workers."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from rednovember.errors import RedNovemberError
from rednovember.lab.errors import LabError
from rednovember.lab.executors import Batch, Task, TaskResult, way_out
from rednovember.lab.play import Played, make_play
from rednovember.lab.setup import Setup

BATCH_SECONDS: Final = 0.25  # long enough to cost nothing, short enough for a bar that moves
MOST_GAMES: Final = 10**9  # of a run: weeks of bosuns, and as many as the names of chunks can count
Progress = Callable[[int, int], None]  # how many are done, of how many
Round = tuple[Played, ...]  # the game with one number, as each crew played it
Stretch = tuple[int, int]  # consecutive games: the number of the first, and how many


@dataclass(slots=True)
class Run:
    """How a run went. `played` is how many games each crew has finished in it; `kept` were saved before."""

    wanted: int
    workers: int
    crews: int = 1
    played: int = 0
    kept: int | None = None  # None if the run isn't saved
    seconds: float = 0.0
    interrupted: bool = False
    broken: RedNovemberError | None = None  # why it ended early, unless the user stopped it

    @property
    def done(self) -> int:
        """The number of games that each crew has played, those of earlier runs included."""
        return self.played + (self.kept or 0)

    @property
    def speed(self) -> float:
        """Games per second, all crews and workers together."""
        return self.crews * self.played / self.seconds if self.seconds > 0 else 0.0


@dataclass(frozen=True, slots=True)
class Rounds:
    """A worker's task: play the game of each number with each crew."""

    setups: tuple[Setup, ...]
    seed: int

    def make(self) -> Callable[[Batch], list[Round]]:
        """Return a function that plays a batch of games (the first, and how many)."""
        plays = [make_play(setup) for setup in self.setups]

        def play(batch: Batch) -> list[Round]:
            first, count = batch
            return [tuple([play(self.seed, number) for play in plays]) for number in range(first, first + count)]

        return play


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def checked_workers(games: int, workers: int | None) -> int:
    """Return the number of workers for so many games."""
    if games < 1:
        raise LabError("lab-games", games=games)
    if games > MOST_GAMES:
        raise LabError("lab-games-most", games=str(games), most=MOST_GAMES)
    if workers is not None and workers < 1:
        raise LabError("lab-workers", workers=workers)
    return min(workers or cores(), games)


def play_all(
    task: Task,
    stretches: Sequence[Stretch],
    out: Run,
    take: Callable[[Stretch, Any], bool],
    progress: Progress | None = None,
    cluster: str | None = None,
) -> None:
    """Do a task for these games. `take` gets the result of each batch, in any order; when it returns true the run ends.

    Ctrl-C ends the run early, and so does a failure of the workers or the cluster: then `out.broken` has the error.
    With more than one worker a script needs `if __name__ == "__main__":`, like everything that starts processes.
    """
    tell, began = progress or (lambda done, of: None), perf_counter()
    try:
        with batches_done(task, stretches, out, cluster) as answers:
            for batch, answer, _ in answers:
                out.played += batch[1]
                if take(batch, answer):
                    break
                tell(out.done, out.wanted)
    except KeyboardInterrupt:
        out.interrupted = True
    except LabError as error:
        out.broken = error
    finally:
        out.seconds = perf_counter() - began


@contextmanager
def batches_done(
    task: Task, stretches: Sequence[Stretch], out: Run, cluster: str | None
) -> Iterator[Iterator[TaskResult]]:
    """Yield batches of these games as workers or a cluster finish them."""
    with way_out(task, out.workers, cluster) as way:
        out.workers = way.workers
        batches = Batches(0, way.workers, stretches)

        def accounted() -> Generator[TaskResult, None, None]:
            with closing(way.spread(batches.take)) as answers:
                for done in answers:
                    batches.finished(done.batch[1], done.seconds)
                    yield done

        with closing(accounted()) as answers:
            yield answers


class Batches:
    """Distributes the games: one each at first, then as many as a worker plays in `BATCH_SECONDS`, fewer at the end."""

    def __init__(self, games: int, workers: int, stretches: Sequence[Stretch] | None = None) -> None:
        self.stretches = list([(0, games)] if stretches is None else stretches)
        self.left = sum(count for _, count in self.stretches)
        self.workers = workers
        self.done = 0
        self.seconds = 0.0

    def take(self) -> Stretch | None:
        """Return the first game of a batch and its size; None if all have been distributed."""
        if self.left == 0:
            return None
        apace = int(BATCH_SECONDS * self.done / self.seconds) if self.seconds > 0 else 1
        first, length = self.stretches[0]
        count = min(length, max(1, min(apace, self.left // (2 * self.workers))))
        self.stretches[:1] = [(first + count, length - count)] if count < length else []
        self.left -= count
        return first, count

    def finished(self, count: int, seconds: float) -> None:
        """Note that a batch is finished."""
        self.done += count
        self.seconds += seconds
