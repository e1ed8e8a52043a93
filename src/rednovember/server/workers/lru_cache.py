"""An LRU cache of bounded size: the least recently used is evicted first. A worker and its parent keep equal ones."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, Generic, NamedTuple, TypeVar

from rednovember.table import Table

MOST_WEIGHT: Final = 150_000  # of all tables together, in entries: one takes about 1.3 kB of a worker's memory
TABLE: Final = 10  # what a table weighs beside its entries
BOT: Final = 75  # what a bot weighs

Kept = TypeVar("Kept")


class Slot(NamedTuple, Generic[Kept]):
    """What is kept of a table, how many of its entries are known, and what it weighs."""

    kept: Kept
    entries: int
    weight: int


class Shelf(Generic[Kept]):
    """Tables by their id."""

    def __init__(self, most: int = MOST_WEIGHT) -> None:
        self.most = most
        self._slots: OrderedDict[str, Slot[Kept]] = OrderedDict()
        self._weight = 0

    def __len__(self) -> int:
        return len(self._slots)

    def get(self, table_id: str) -> Slot[Kept] | None:
        """What is kept for a table."""
        return self._slots.get(table_id)

    def put(self, table_id: str, kept: Kept, entries: int, weight: int) -> None:
        """Keep a table, or what it has become; others may have to go. The last one always stays."""
        self.drop(table_id)
        self._slots[table_id] = Slot(kept, entries, weight)
        self._weight += weight
        while self._weight > self.most and len(self._slots) > 1:
            self.drop(next(iter(self._slots)))

    def drop(self, table_id: str) -> None:
        """Forget a table."""
        found = self._slots.pop(table_id, None)
        if found is not None:
            self._weight -= found.weight


def weight_of(table: Table, entries: int) -> int:
    """What a table with so many entries, and the bots that lead its gnomes, weigh."""
    return TABLE + entries + BOT * sum(1 for bot in table.leaders.values() if bot)
