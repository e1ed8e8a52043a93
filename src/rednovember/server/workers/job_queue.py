"""Questions that wait for a mind, and whose turn it is."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from rednovember.server.workers.framing import Frame
from rednovember.table import Table

QUICK: Final = 0  # a bot that decides in next to no time
SLOW: Final = 1  # a bot that searches
ADVICE: Final = 2
KINDS: Final = (QUICK, SLOW, ADVICE)
QUICK_BOTS: Final = ("bosun", "random")
OVERTAKEN: Final = 100  # questions that may go before an older one
CROWD: Final = 8  # quick questions that wait for one place
MOST_HOMES: Final = 20_000  # tables of which it is remembered which place knows them
ANYWHERE: Final = -1


Told = TypeVar("Told")


@dataclass(eq=False, slots=True)
class Job(Generic[Told]):
    """A question: `number` is how many entries of the table it is about, `asked` what the worker is to do.

    `read` makes of its answer what is told to who waits; they are told None if there is none.
    """

    kind: int
    table_id: str
    table: Table
    number: int
    asked: Frame
    read: Callable[[Table, Frame], Told]
    answer: asyncio.Future[Told | None]
    waits: bool = False
    home: int = ANYWHERE
    ticket: int = 0
    attempts: int = 0


@dataclass(slots=True)
class Place:
    """Where a mind sits: what it is busy with (None: nothing), and whether it can be asked soon."""

    number: int
    job: Job[Any] | None = None
    ready: bool = False
    tables: int = 0


@dataclass(slots=True)
class Queue:
    """The waiting questions, in lanes by their kind and by the place that knows their table.

    Quick ones go first, advice last, but nobody is overtaken for ever. While there is more than one place, one is left
    to the quick ones. A table is asked about where it is known, unless that place is not ready or thinks for long.
    """

    places: list[Place]
    _lanes: dict[tuple[int, int], deque[Job[Any]]] = field(default_factory=dict)
    _homes: OrderedDict[str, int] = field(default_factory=OrderedDict)
    _given: int = 0

    def __post_init__(self) -> None:
        for kind in KINDS:
            for home in (ANYWHERE, *(place.number for place in self.places)):
                self._lanes[kind, home] = deque()

    def waiting(self, kinds: Iterable[int] = KINDS) -> int:
        """How many wait."""
        return sum(len(lane) for (kind, _), lane in self._lanes.items() if kind in kinds)

    def add(self, job: Job[Any]) -> None:
        """Wait."""
        job.ticket = self._given
        job.home = self._homes.get(job.table_id, ANYWHERE)
        job.waits = True
        self._lanes[job.kind, job.home].append(job)

    def add_again(self, job: Job[Any]) -> None:
        """Wait once more, before the others, for any mind."""
        job.home = ANYWHERE
        self._homes.pop(job.table_id, None)
        job.waits = True
        self._lanes[job.kind, ANYWHERE].appendleft(job)

    def drop(self, job: Job[Any]) -> None:
        """Nobody wants to know any more."""
        if job.waits:
            self._lanes[job.kind, job.home].remove(job)
            job.waits = False

    def take(self, place: Place) -> Job[Any] | None:
        """The question for a place that has nothing to do."""
        lanes = [self._lanes[kind, home] for kind in self._kinds() for home in self._homes_for(place)]
        heads = [lane[0] for lane in lanes if lane] or self._crowded()
        if not heads:
            return None
        job = min(heads, key=self._turn)
        self._lanes[job.kind, job.home].popleft()
        job.waits = False
        self._given += 1
        if job.kind != ADVICE or job.table_id not in self._homes:
            self._homes[job.table_id] = place.number
            self._homes.move_to_end(job.table_id)
            if len(self._homes) > MOST_HOMES:
                self._homes.popitem(last=False)
        return job

    def empty(self) -> list[Job[Any]]:
        """Everything that waits, which waits no more."""
        jobs = [job for lane in self._lanes.values() for job in lane]
        for job in jobs:
            self.drop(job)
        return jobs

    def _crowded(self) -> list[Job[Any]]:
        """The first quick ones of places that have much to do: their tables may as well move."""
        lanes = (self._lanes[QUICK, place.number] for place in self.places)
        return [lane[0] for lane in lanes if len(lane) >= CROWD]

    def _turn(self, job: Job[Any]) -> tuple[int, int]:
        overdue = self._given - job.ticket > OVERTAKEN
        return (-1 if overdue else job.kind), job.ticket

    def _kinds(self) -> tuple[int, ...]:
        """What may be begun: long thoughts only if a place is left for short ones."""
        long = sum(place.job is not None and place.job.kind != QUICK for place in self.places)
        return KINDS if long < max(1, len(self.places) - 1) else (QUICK,)

    def _homes_for(self, place: Place) -> list[int]:
        """The lanes that a place serves: its own, that of no place, and those of places that will not be free soon."""
        away = [
            other.number
            for other in self.places
            if other is not place and (not other.ready or (other.job is not None and other.job.kind != QUICK))
        ]
        return [place.number, ANYWHERE, *away]


def kind_of(bot: str) -> int:
    """How long a bot thinks."""
    return QUICK if bot in QUICK_BOTS else SLOW
