"""Executors: work in this process, in worker processes or on a cluster, with one interface for everything slow.

A job is sent to each worker once and prepares itself there; then the worker gets tasks, one after another. A task's
result depends only on the job and the task, so it doesn't matter who does it, or how often.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from time import perf_counter
from types import TracebackType
from typing import Any, NamedTuple, Protocol, Self, TypeAlias

Task: TypeAlias = Any  # a range of games: the number of the first, and how many
Take: TypeAlias = Callable[[], Task | None]  # the next task; None if all have been distributed


class Job(Protocol):
    """Something that has to be done many times. It can be pickled."""

    def make(self) -> Callable[[Any], Any]:
        """Prepare, and return the function that does a task."""
        ...


class Done(NamedTuple):
    """A task, its result, and the seconds that it took."""

    task: Task
    answer: Any
    seconds: float


class Way(Protocol):
    """An executor: enter it, read its number of workers, then give it tasks."""

    workers: int

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> None: ...

    def spread(self, take: Take) -> Generator[Done, None, None]:
        """Do all tasks, and yield their results as they come, in any order.

        A task is taken only when a worker is free: earlier results may determine its size.
        """
        ...


class Here:
    """Executes tasks in this process."""

    workers = 1

    def __init__(self, job: Job) -> None:
        self.job = job

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def spread(self, take: Take) -> Generator[Done, None, None]:
        """Do one task after another."""
        do = self.job.make()
        while (task := take()) is not None:
            began = perf_counter()
            answer = do(task)
            yield Done(task, answer, perf_counter() - began)


def way_out(job: Job, workers: int, cluster: str | None = None) -> Way:
    """Return the executor for a command line: so many workers on this machine, or a cluster."""
    if cluster is not None:
        from rednovember.lab.cluster import Cluster

        return Cluster(cluster, job)
    if workers == 1:
        return Here(job)
    from rednovember.lab.workers import Workers

    return Workers(workers, job)


@dataclass(frozen=True, slots=True)
class Calls:
    """A job that calls a function with each task of `in_order`. It is in a module so that it can be pickled."""

    function: Callable[[Any], Any]

    def make(self) -> Callable[[Task], Any]:
        """Return a function for tasks of a number, which it ignores, and an argument."""
        return lambda task: self.function(task[1])


def in_order(way: Way, tasks: Sequence[Task]) -> Iterator[Any]:
    """Yield the tasks' results in their order, as soon as possible."""
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
