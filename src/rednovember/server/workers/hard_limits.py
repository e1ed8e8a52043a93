"""Hard limits of memory and CPU time for this process, which ends when it is over one. See ADR 15."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import sleep
from types import ModuleType
from typing import Final

resource: ModuleType | None
try:
    import resource
except ImportError:  # Windows has none: there the parent's time limit is the only one
    resource = None

OVER_MEMORY: Final = 112  # the exit status of a process that has used too much memory
OVER_CPU: Final = -getattr(
    signal, "SIGPROF", 0
)  # the status of one that has used too much CPU time, as its parent sees it
LOOK: Final = 0.02  # seconds between two looks at the memory
MAXRSS_UNIT: Final = 1 if sys.platform == "darwin" else 1024  # bytes


def limit_memory(most: int) -> None:
    """Let this process have so many bytes of memory: beyond them it gets a `MemoryError`.

    macOS takes such limits and does not keep them. There a thread ends the process soon after it has used more.
    """
    if resource is None:
        return
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    if sys.platform == "darwin":
        threading.Thread(target=end_when_over, args=(most,), daemon=True).start()


def end_when_over(most: int) -> None:
    """End this process as soon as it has used more than so many bytes of memory."""
    assert resource is not None
    while resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * MAXRSS_UNIT <= most:
        sleep(LOOK)
    os._exit(OVER_MEMORY)


@contextmanager
def cpu_limit(seconds: float) -> Iterator[None]:
    """Let this process use so many seconds of CPU time meanwhile: after them the system kills it."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
