"""An executor that runs batches on a Dask cluster. Only this module knows Dask, the extra `cluster`.

If a worker dies, others repeat its unfinished batches; the results are the same.
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
from rednovember.lab.executors import Batch, Take, Task, TaskResult
from rednovember.lab.origin import engine_digest

try:
    import cloudpickle  # Dask's own loggers
    import distributed
except ModuleNotFoundError as error:
    raise LabError("lab-not-installed", module=error.name or "", package='"rednovember[cluster]"') from None

CLUSTER_TIMEOUT: Final = 10  # seconds to wait for a cluster to respond, and for workers
TICK: Final = 0.5  # seconds between two checks of the cluster while no result comes
WAITING: Final = 2  # batches per thread of the cluster
ADDRESS: Final = re.compile(r"((tcp|tls|ws|wss)://)?[^/\s]+:\d{1,5}")
NOISY: Final = ("distributed", "tornado", "asyncio")
RETRIES: Final = 3  # retries of a batch whose worker died

_ready = threading.local()  # the task that a worker's thread has prepared


class Cluster:
    """The workers of a cluster. Entering it connects."""

    def __init__(self, address: str, task: Task) -> None:
        self.address = address
        self.content = cloudpickle.dumps(task)  # this also sends what is defined in a script
        self.workers = 0
        self.idle_since: float | None = None

    def __enter__(self) -> Self:
        be_silent()
        if not ADDRESS.fullmatch(self.address):  # Dask would print long messages, and leave a thread running
            raise LabError("lab-cluster-missing", cluster=self.address)
        try:
            with warnings.catch_warnings():  # about packages with different versions: `do` compares ours
                warnings.simplefilter("ignore")
                self.client = distributed.Client(self.address, timeout=CLUSTER_TIMEOUT, set_as_default=False)
        except (OSError, TimeoutError, ValueError, TypeError, ImportError) as error:
            raise LabError("lab-cluster-missing", cluster=self.address) from error
        try:
            self.client.wait_for_workers(1, timeout=CLUSTER_TIMEOUT)
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
        """Disconnect from the cluster and cancel its batches."""
        with suppress(OSError, TimeoutError):  # it may be gone already
            self.client.close(timeout=CLUSTER_TIMEOUT)

    def threads(self) -> int:
        """Return the number of batches that run at a time."""
        return sum(self.client.nthreads().values())

    def spread(self, take: Take) -> Generator[TaskResult, None, None]:
        """Run all batches. Enough are queued that no worker is idle; workers that join get some, too."""
        answers: SimpleQueue[Any] = SimpleQueue()
        under_way: set[Any] = set()

        def give() -> bool:
            batch = take()
            if batch is not None:
                future = self.client.submit(do, self.content, batch, engine_digest(), pure=False, retries=RETRIES)
                under_way.add(future)
                future.add_done_callback(answers.put)
            return batch is not None

        while len(under_way) < WAITING * self.workers and give():
            pass
        while under_way:
            future = self.next_of(answers)
            under_way.discard(future)
            yield self.answer(future)
            while len(under_way) < WAITING * self.workers and give():
                pass

    def next_of(self, answers: SimpleQueue[Any]) -> Any:  # noqa: ANN401 - a future, which has no types
        """Wait for a finished batch, as long as there are workers."""
        while True:
            try:
                return answers.get(timeout=TICK)
            except Empty:
                self.look()

    def look(self) -> None:
        """Check that the cluster responds and has workers, or had some a moment ago."""
        with self.its_death_told():
            if self.client.status != "running":
                raise LabError("lab-cluster-died", cluster=self.address)
            workers = self.threads()
        if workers:
            self.workers, self.idle_since = workers, None
        elif self.idle_since is None:
            self.idle_since = monotonic()
        elif monotonic() - self.idle_since > CLUSTER_TIMEOUT:
            raise LabError("lab-cluster-idle", cluster=self.address)

    def answer(self, future: Any) -> TaskResult:  # noqa: ANN401
        """Return a batch's result. If the batch died with its worker, repeat it."""
        while True:
            with self.its_death_told():
                if future.status == "error":
                    raise failure(future.exception(timeout=CLUSTER_TIMEOUT))
                try:
                    done: TaskResult = future.result(timeout=CLUSTER_TIMEOUT)
                    return done
                except TimeoutError:
                    pass
            self.look()

    @contextmanager
    def its_death_told(self) -> Iterator[None]:
        """Raise Dask's errors about lost connections as an error of the lab."""
        try:
            yield
        except (OSError, CancelledError, asyncio.CancelledError) as error:
            raise LabError("lab-cluster-died", cluster=self.address) from error


def failure(error: BaseException) -> RedNovemberError:
    """Return a batch's error: one of ours as it is, any other as an error that names it."""
    if isinstance(error, RedNovemberError):
        return error
    return LabError("lab-cluster-task", reason=f"{type(error).__name__}: {error}".splitlines()[0])


def be_silent() -> None:
    """Silence Dask: we print one line ourselves, whatever happens to a cluster."""
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] in NOISY:
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)


def do(content: bytes, batch: Batch, digest: str) -> TaskResult:
    """Run batches on a worker of the cluster. Each of its threads prepares a task once."""
    if engine_digest() != digest:
        raise LabError("lab-cluster-version")
    if getattr(_ready, "content", None) != content:
        work: Callable[[Any], Any] = pickle.loads(content).make()  # noqa: S301 - our own, from our own client
        _ready.content, _ready.work = content, work
    began = perf_counter()
    answer = _ready.work(batch)
    return TaskResult(batch, answer, perf_counter() - began)
