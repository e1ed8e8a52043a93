"""Executors: work in this process, in worker processes or on a cluster, with one interface for everything slow.

A task is sent to each worker once and prepares itself there; then the worker gets batches, one after another. A batch's
result depends only on the task and the batch, so it doesn't matter who does it, or how often.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from time import perf_counter
from types import TracebackType
from typing import Any, NamedTuple, Protocol, Self, TypeAlias

Batch: TypeAlias = Any  # a range of games: the number of the first, and how many
Take: TypeAlias = Callable[[], Batch | None]  # the next batch; None if all have been distributed


class Task(Protocol):
    """Something that has to be done many times. It can be pickled."""

    def make(self) -> Callable[[Any], Any]:
        """Prepare, and return the function that does a batch."""
        ...


class TaskResult(NamedTuple):
    """A batch, its result, and the seconds that it took."""

    batch: Batch
    answer: Any
    seconds: float


class Executor(Protocol):
    """An executor: enter it, read its number of workers, then give it batches."""

    workers: int

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> None: ...

    def spread(self, take: Take) -> Generator[TaskResult, None, None]:
        """Do all batches, and yield their results as they come, in any order.

        A batch is taken only when a worker is free: earlier results may determine its size.
        """
        ...


class ThisProcess:
    """Executes batches in this process."""

    workers = 1

    def __init__(self, task: Task) -> None:
        self.task = task

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def spread(self, take: Take) -> Generator[TaskResult, None, None]:
        """Do one batch after another."""
        do = self.task.make()
        while (batch := take()) is not None:
            began = perf_counter()
            answer = do(batch)
            yield TaskResult(batch, answer, perf_counter() - began)


def way_out(task: Task, workers: int, cluster: str | None = None) -> Executor:
    """Return the executor for a command line: so many workers on this machine, or a cluster."""
    if cluster is not None:
        from rednovember.lab.cluster import Cluster

        return Cluster(cluster, task)
    if workers == 1:
        return ThisProcess(task)
    from rednovember.lab.workers import Workers

    return Workers(workers, task)


@dataclass(frozen=True, slots=True)
class Calls:
    """A task that calls a function with each batch of `in_order`. It is in a module so that it can be pickled."""

    function: Callable[[Any], Any]

    def make(self) -> Callable[[Batch], Any]:
        """Return a function for batches of a number, which it ignores, and an argument."""
        return lambda batch: self.function(batch[1])


def in_order(way: Executor, batches: Sequence[Batch]) -> Iterator[Any]:
    """Yield the batches' results in their order, as soon as possible."""
    left = iter(enumerate(batches))
    waiting: dict[int, Any] = {}
    wanted = 0

    def take() -> tuple[int, Batch] | None:
        return next(left, None)

    with closing(way.spread(take)) as answers:
        for done in answers:
            waiting[done.batch[0]] = done.answer
            while wanted in waiting:
                yield waiting.pop(wanted)
                wanted += 1
