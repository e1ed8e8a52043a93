"""Detect steal time: pauses of a virtual machine while its hypervisor runs others on its cores.

On each core a process with real-time priority wakes up every few milliseconds. If it is late, nothing else could run on
that core. Without permission for real-time priority nothing is measured.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from multiprocessing.connection import Connection
from typing import Final

EVERY: Final = 0.004  # seconds between two looks
LATE: Final = 0.005  # seconds that count
AFTER: Final = 2.5  # times the pause that a server that is 70 % busy needs to catch up

Stretch = tuple[float, float]  # from when to when, by time.perf_counter


def watch(core: int, pipe: Connection) -> None:
    """Run the process of one core: note pauses until told to stop, then send them."""
    os.sched_setaffinity(0, {core})
    os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))
    found = list[Stretch]()
    while not pipe.poll():
        due = time.perf_counter() + EVERY
        time.sleep(EVERY)
        now = time.perf_counter()
        if now > due + LATE:
            found.append((due, now))
    pipe.send(found)


def may_watch() -> bool:
    """Return whether this process may use real-time priority."""
    try:
        before = os.sched_getscheduler(0)
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))
        os.sched_setscheduler(0, before, os.sched_param(0))
    except (AttributeError, OSError):
        return False
    return True


class Stalls:
    """Notes pauses from its creation until `end`."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipes: list[Connection] = []
        for core in sorted(os.sched_getaffinity(0)) if may_watch() else ():
            ours, theirs = context.Pipe()
            context.Process(target=watch, args=(core, theirs), daemon=True).start()
            theirs.close()
            self.pipes.append(ours)

    def end(self) -> list[Stretch]:
        """Stop measuring. Returns the pauses of any core, with the time to catch up, merged where they overlap."""
        found = list[Stretch]()
        for pipe in self.pipes:
            pipe.send(None)
            found += pipe.recv()
        return joined((first, last + AFTER * (last - first)) for first, last in found)


def joined(stretches: Iterable[Stretch]) -> list[Stretch]:
    """Return the periods in order, merged where they overlap."""
    out = list[Stretch]()
    for first, last in sorted(stretches):
        if out and first <= out[-1][1]:
            out[-1] = out[-1][0], max(last, out[-1][1])
        else:
            out.append((first, last))
    return out


def is_struck(stalls: Sequence[Stretch], first: float, last: float) -> bool:
    """Return whether one of these periods (in order) overlaps the time between `first` and `last`."""
    place = bisect_right(stalls, (last, float("inf")))
    return place > 0 and stalls[place - 1][1] >= first
