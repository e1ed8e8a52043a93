"""A shelf of bounded size: what was used least lately goes first. A worker and its parent keep equal ones."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, Generic, TypeVar

MOST_TABLES: Final = 1024
MOST_ENTRIES: Final = 50_000  # of all tables together; one takes about 1.3 kB of a worker's memory

Kept = TypeVar("Kept")


class Shelf(Generic[Kept]):
    """Tables by their id, each with the number of its entries."""

    def __init__(self, most_tables: int = MOST_TABLES, most_entries: int = MOST_ENTRIES) -> None:
        self.most_tables = most_tables
        self.most_entries = most_entries
        self._kept: OrderedDict[str, tuple[Kept, int]] = OrderedDict()
        self._entries = 0

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, table_id: str) -> tuple[Kept, int] | None:
        """What is kept for a table, and the number of its entries."""
        return self._kept.get(table_id)

    def put(self, table_id: str, kept: Kept, entries: int) -> None:
        """Keep a table, or what it has become; others may have to go."""
        self.drop(table_id)
        self._kept[table_id] = kept, entries
        self._entries += entries
        while len(self._kept) > 1 and (len(self._kept) > self.most_tables or self._entries > self.most_entries):
            self.drop(next(iter(self._kept)))

    def drop(self, table_id: str) -> None:
        """Forget a table."""
        found = self._kept.pop(table_id, None)
        if found is not None:
            self._entries -= found[1]
