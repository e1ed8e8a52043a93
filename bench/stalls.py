"""When the machine itself stands still: a virtual one does whenever its host lets others run on its cores.

On each core a process wakes up every few milliseconds, before everything else that runs there. Where it comes late
nobody on that core could do anything, however fast. Without the right to precedence nothing is noted.
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
AFTER: Final = 2.5  # a server that is 70 % busy needs so many times the stall until it has caught up

Stretch = tuple[float, float]  # from when to when, by time.perf_counter


def watch(core: int, pipe: Connection) -> None:
    """The process of a core: notes until it is told to end, and tells."""
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
    """Whether this machine lets us have precedence."""
    try:
        before = os.sched_getscheduler(0)
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))
        os.sched_setscheduler(0, before, os.sched_param(0))
    except (AttributeError, OSError):
        return False
    return True


class Stalls:
    """Notes from when it is made until `end`."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipes: list[Connection] = []
        for core in sorted(os.sched_getaffinity(0)) if may_watch() else ():
            ours, theirs = context.Pipe()
            context.Process(target=watch, args=(core, theirs), daemon=True).start()
            theirs.close()
            self.pipes.append(ours)

    def end(self) -> list[Stretch]:
        """When one of the cores stood still, with the time that it takes to catch up; none lies in another."""
        found = list[Stretch]()
        for pipe in self.pipes:
            pipe.send(None)
            found += pipe.recv()
        return joined((first, last + AFTER * (last - first)) for first, last in found)


def joined(stretches: Iterable[Stretch]) -> list[Stretch]:
    """The same moments, in order, each of them once."""
    out = list[Stretch]()
    for first, last in sorted(stretches):
        if out and first <= out[-1][1]:
            out[-1] = out[-1][0], max(last, out[-1][1])
        else:
            out.append((first, last))
    return out


def is_struck(stalls: Sequence[Stretch], first: float, last: float) -> bool:
    """Whether one of them (in order) falls between two moments."""
    place = bisect_right(stalls, (last, float("inf")))
    return place > 0 and stalls[place - 1][1] >= first
