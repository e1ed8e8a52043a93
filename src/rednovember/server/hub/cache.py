"""The rooms in the memory of this process: an LRU cache, bounded by their number and by their estimated size."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from sys import getsizeof
from typing import TYPE_CHECKING, Any, Final

from rednovember.server.rooms.room import Room

if TYPE_CHECKING:
    from rednovember.server.hub.hub import Live

MOST_ROOMS: Final = 5_000
MOST_BYTES: Final = 512 * 1024 * 1024
# What a room takes in memory, in bytes, rounded up from measurements (`tests/server/test_room_limits.py`).
ROOM: Final = 16_000
ENTRY: Final = 800  # a decision with its facts
SAID: Final = 600  # a message
LAID: Final = 100  # a scripted die or card
VALUE: Final = 100  # a value of a custom board, beside its text


@dataclass(slots=True)
class Weight:
    """The estimated memory of a room: at its creation, and added since."""

    laid: int
    grown: int = 0


class Rooms(Mapping[str, "Live"]):
    """The cache of rooms by table id. Only idle rooms are evicted; they are rebuilt from their records when needed."""

    def __init__(self, most_bytes: int = MOST_BYTES, most: int = MOST_ROOMS) -> None:
        self._most_bytes, self._most = most_bytes, most
        self._rooms: OrderedDict[str, Live] = OrderedDict()  # the most recently used one is last
        self._weights: dict[str, Weight] = {}
        self.bytes = 0  # an estimate

    def __getitem__(self, table_id: str) -> Live:
        return self._rooms[table_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rooms)

    def __len__(self) -> int:
        return len(self._rooms)

    def use(self, table_id: str) -> Live | None:
        """Return a cached room and mark it as used, or None."""
        live = self._rooms.get(table_id)
        if live is not None:
            self._rooms.move_to_end(table_id)
        return live

    def put(self, live: Live) -> None:
        """Cache a room, or note that it has grown. Evicts the least recently used idle rooms if necessary."""
        before = self._rooms.get(live.id)
        if before is not live:
            if before is not None:
                self.drop(before)
            self._rooms[live.id] = live
            self._weights[live.id] = Weight(laid_weight(live.room))
        weight = self._weights[live.id]
        self.bytes -= weight.grown
        weight.grown = grown_weight(live.room)
        self.bytes += weight.grown + (weight.laid if before is not live else 0)
        self._rooms.move_to_end(live.id)
        if self._over:
            self._evict(live)

    def drop(self, live: Live) -> None:
        """Remove a room if it is the one that is cached for its table."""
        if self._rooms.get(live.id) is live:
            del self._rooms[live.id]
            weight = self._weights.pop(live.id)
            self.bytes -= weight.laid + weight.grown

    @property
    def _over(self) -> bool:
        return self.bytes > self._most_bytes or len(self._rooms) > self._most

    def _evict(self, kept: Live) -> None:
        for live in list(self._rooms.values()):
            if not self._over:
                return
            if live.is_idle and live is not kept:
                self.drop(live)


def grown_weight(room: Room) -> int:
    """Return the estimated size of what has been added to a room since its creation."""
    return ENTRY * room.table.number + SAID * len(room.said)


def laid_weight(room: Room) -> int:
    """Return the estimated size of a room at its creation."""
    table = room.table
    board = table.description.board
    own = 0 if isinstance(board, str) else size_of(board)
    return ROOM + getsizeof(table.logbook_before) + LAID * table.scripted_luck + ENTRY * table.start + own


def size_of(value: Any) -> int:  # noqa: ANN401 - plain data
    """Return the estimated size of plain data."""
    if isinstance(value, Mapping):
        return sum(size_of(key) + size_of(inner) for key, inner in value.items())
    if isinstance(value, list):
        return sum(map(size_of, value))
    return VALUE + getsizeof(value)
