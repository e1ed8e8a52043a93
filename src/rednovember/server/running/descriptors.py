"""A watch on file descriptors. Without one, neither the event loop nor the database says why nobody can connect."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
from collections.abc import Awaitable, Callable
from typing import Final

from rednovember.server.running.logs import DESCRIPTORS, tell
from rednovember.server.running.metrics import Metrics

EVERY: Final = 1.0  # seconds between two checks
QUIET: Final = 60.0  # seconds without a shortage after which the next one is logged again
NONE_LEFT: Final = (errno.EMFILE, errno.ENFILE)


async def keep_watch(metrics: Metrics, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep) -> None:
    """Check every second whether a file can be opened.

    A shortage is counted, and logged once until it is over for long.
    """
    quiet = QUIET
    while True:
        if can_open():
            quiet += EVERY
        else:
            metrics.count("descriptors_exhausted")
            if quiet >= QUIET:
                tell(DESCRIPTORS, logging.ERROR, most=most_descriptors())
            quiet = 0.0
        await sleep(EVERY)


def can_open() -> bool:
    """Return whether the process can open one more file."""
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return error.errno not in NONE_LEFT
    return True


def most_descriptors() -> int | None:
    """Return how many files the process may have open; None if the system does not say."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
