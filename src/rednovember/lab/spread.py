"""Work spread over this process, over worker processes or over a cluster: one way out for everything that takes long.

A job is sent to each worker once and makes itself ready there; then it gets tasks, one after another. What a task gives
depends on nothing but the job and the task, so that it does not matter who does it, or how often.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from time import perf_counter
from types import TracebackType
from typing import Any, NamedTuple, Protocol, Self, TypeAlias

Task: TypeAlias = Any  # of games: the number of the first, and how many there are
Take: TypeAlias = Callable[[], Task | None]  # the next task; None if all are given out


class Job(Protocol):
    """Something to be done many times. It can be pickled."""

    def make(self) -> Callable[[Any], Any]:
        """Make ready; what then does a task."""
        ...


class Done(NamedTuple):
    """A task, what it gave, and the seconds that it took."""

    task: Task
    answer: Any
    seconds: float


class Way(Protocol):
    """Where a job is done: it is entered, asked how many work there, and then given the tasks."""

    workers: int

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> None: ...

    def spread(self, take: Take) -> Generator[Done, None, None]:
        """Do all tasks, and hand over what they give as it comes, in any order.

        A task is only taken when somebody has time for it: what came before may say how large it is to be.
        """
        ...


class Here:
    """In this process."""

    workers = 1

    def __init__(self, job: Job) -> None:
        self.job = job

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def spread(self, take: Take) -> Generator[Done, None, None]:
        """One task after another."""
        do = self.job.make()
        while (task := take()) is not None:
            began = perf_counter()
            answer = do(task)
            yield Done(task, answer, perf_counter() - began)


def way_out(job: Job, workers: int, cluster: str | None = None) -> Way:
    """The way that a command line asks for: so many workers on this machine, or a cluster."""
    if cluster is not None:
        from rednovember.lab.cluster import Cluster

        return Cluster(cluster, job)
    if workers == 1:
        return Here(job)
    from rednovember.lab.workers import Workers

    return Workers(workers, job)


@dataclass(frozen=True, slots=True)
class Calls:
    """The job to call a function with each task of `in_order`. It stands in a module, so that it can be pickled."""

    function: Callable[[Any], Any]

    def make(self) -> Callable[[Task], Any]:
        """Nothing has to be made ready. A task is a number, which does not matter here, and what the function gets."""
        return lambda task: self.function(task[1])


def in_order(way: Way, tasks: Sequence[Task]) -> Iterator[Any]:
    """What the tasks give, in their order, as soon as it is there."""
    left = iter(enumerate(tasks))
    waiting: dict[int, Any] = {}
    wanted = 0

    def take() -> tuple[int, Task] | None:
        return next(left, None)

    with closing(way.spread(take)) as answers:
        for done in answers:
            waiting[done.task[0]] = done.answer
            while wanted in waiting:
                yield waiting.pop(wanted)
                wanted += 1
