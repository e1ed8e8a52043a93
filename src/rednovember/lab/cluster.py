"""A Dask cluster as a way out: its workers do the tasks. Only this module knows Dask, the extra `cluster`.

Tasks that a worker has not finished when it dies are done by the others; what they give is the same.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import re
import threading
import warnings
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from time import monotonic, perf_counter
from types import TracebackType
from typing import Any, Final, Self

from rednovember.errors import RedNovemberError
from rednovember.lab.errors import LabError
from rednovember.lab.origin import engine_digest
from rednovember.lab.spread import Done, Job, Take, Task

try:
    import cloudpickle  # of Dask's own
    import distributed
except ModuleNotFoundError as error:
    raise LabError("lab-not-installed", module=error.name or "", package='"rednovember[cluster]"') from None

PATIENCE: Final = 10  # seconds for a cluster to answer, and for workers to come
TICK: Final = 0.5  # seconds between two looks at the cluster while nothing comes
WAITING: Final = 2  # tasks for each of its threads
ADDRESS: Final = re.compile(r"((tcp|tls|ws|wss)://)?[^/\s]+:\d{1,5}")
NOISY: Final = ("distributed", "tornado", "asyncio")
RETRIES: Final = 3  # of a task whose worker died under it

_ready = threading.local()  # the job that a thread of a worker has made ready


class Cluster:
    """The workers of a cluster. Entering it connects."""

    def __init__(self, address: str, job: Job) -> None:
        self.address = address
        self.content = cloudpickle.dumps(job)  # which also sends what stands in a script
        self.workers = 0
        self.idle_since: float | None = None

    def __enter__(self) -> Self:
        be_silent()
        if not ADDRESS.fullmatch(self.address):  # Dask would say so at length, and leave a thread behind
            raise LabError("lab-cluster-missing", cluster=self.address)
        try:
            with warnings.catch_warnings():  # of packages that differ here and there: ours are compared by `do`
                warnings.simplefilter("ignore")
                self.client = distributed.Client(self.address, timeout=PATIENCE, set_as_default=False)
        except (OSError, TimeoutError, ValueError, TypeError, ImportError) as error:
            raise LabError("lab-cluster-missing", cluster=self.address) from error
        try:
            self.client.wait_for_workers(1, timeout=PATIENCE)
            self.workers = self.threads()
        except BaseException as error:
            self.close()
            if isinstance(error, OSError | TimeoutError):
                raise LabError("lab-cluster-idle", cluster=self.address) from error
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leave the cluster; what is under way there is given up."""
        with suppress(OSError, TimeoutError):  # it may be gone already
            self.client.close(timeout=PATIENCE)

    def threads(self) -> int:
        """How many tasks are done at a time."""
        return sum(self.client.nthreads().values())

    def spread(self, take: Take) -> Generator[Done, None, None]:
        """All tasks. Enough of them wait that nobody is idle; workers that join are given some, too."""
        answers: SimpleQueue[Any] = SimpleQueue()
        under_way: set[Any] = set()

        def give() -> bool:
            task = take()
            if task is not None:
                future = self.client.submit(do, self.content, task, engine_digest(), pure=False, retries=RETRIES)
                under_way.add(future)
                future.add_done_callback(answers.put)
            return task is not None

        while len(under_way) < WAITING * self.workers and give():
            pass
        while under_way:
            future = self.next_of(answers)
            under_way.discard(future)
            yield self.answer(future)
            while len(under_way) < WAITING * self.workers and give():
                pass

    def next_of(self, answers: SimpleQueue[Any]) -> Any:  # noqa: ANN401 - a future, which has no types
        """Wait for a task to be done, as long as there is anybody to do it."""
        while True:
            try:
                return answers.get(timeout=TICK)
            except Empty:
                self.look()

    def look(self) -> None:
        """That the cluster is there and has workers, or had some a moment ago."""
        with self.its_death_told():
            if self.client.status != "running":
                raise LabError("lab-cluster-died", cluster=self.address)
            workers = self.threads()
        if workers:
            self.workers, self.idle_since = workers, None
        elif self.idle_since is None:
            self.idle_since = monotonic()
        elif monotonic() - self.idle_since > PATIENCE:
            raise LabError("lab-cluster-idle", cluster=self.address)

    def answer(self, future: Any) -> Done:  # noqa: ANN401
        """What a task gave. If that died with its worker it is done again, and waited for."""
        while True:
            with self.its_death_told():
                if future.status == "error":
                    raise failure(future.exception(timeout=PATIENCE))
                try:
                    done: Done = future.result(timeout=PATIENCE)
                    return done
                except TimeoutError:
                    pass
            self.look()

    @contextmanager
    def its_death_told(self) -> Iterator[None]:
        """What Dask says of a connection that is gone, as an error of the lab."""
        try:
            yield
        except (OSError, CancelledError, asyncio.CancelledError) as error:
            raise LabError("lab-cluster-died", cluster=self.address) from error


def failure(error: BaseException) -> RedNovemberError:
    """What a task raised: an error of ours as it is, any other as one that names it."""
    if isinstance(error, RedNovemberError):
        return error
    return LabError("lab-cluster-task", reason=f"{type(error).__name__}: {error}".splitlines()[0])


def be_silent() -> None:
    """Whatever happens to a cluster, one line is said of it, and by us."""
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] in NOISY:
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)


def do(content: bytes, task: Task, digest: str) -> Done:
    """What a worker of the cluster does. Each of its threads makes a job ready once."""
    if engine_digest() != digest:
        raise LabError("lab-cluster-version")
    if getattr(_ready, "content", None) != content:
        work: Callable[[Any], Any] = pickle.loads(content).make()  # noqa: S301 - our own, from our own client
        _ready.content, _ready.work = content, work
    began = perf_counter()
    answer = _ready.work(task)
    return Done(task, answer, perf_counter() - began)
