"""A cluster of Dask for tests: a real scheduler and two workers, which speak TCP."""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support import environment

PATIENCE = 300  # seconds


def wait_until(holds: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)


class Cluster:
    """The processes of a cluster."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.scheduler = self.start("dask_scheduler", "--port", "0", "--host", "127.0.0.1")
        wait_until((folder / "cluster.json").exists)
        self.workers = [self.start("dask_worker", "--nthreads", "1", "--no-nanny") for _ in range(2)]
        self.address = str(json.loads((folder / "cluster.json").read_text())["address"])

    def start(self, module: str, *arguments: str) -> subprocess.Popen[bytes]:
        file = ("--scheduler-file", "cluster.json", "--no-dashboard")
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", f"distributed.cli.{module}", *file, *arguments],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                env=environment(),
            )

    def end(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@contextmanager
def cluster_in(folder: Path) -> Iterator[Cluster]:
    folder.mkdir()
    cluster = Cluster(folder)
    try:
        yield cluster
    finally:
        cluster.end()
