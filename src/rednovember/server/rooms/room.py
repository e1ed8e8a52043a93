"""A room: one table with its seats, host and chat. `requests` changes it; it has no input, output or clock."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rednovember.server.errors import ServerError
from rednovember.server.rooms.access import NOBODY, Access, Seat, Who
from rednovember.server.rooms.chat import ChatLine
from rednovember.server.rooms.keys import LONGEST, SHORTEST, digest, is_key, new_key
from rednovember.server.rooms.quotas import Spent
from rednovember.table import Decided, Entry, Table

__all__ = ["NOBODY", "NOWHERE", "Room", "Seat", "UndoProposal", "Who", "fresh_key"]
NOWHERE: Final = ""  # the seat of records that name none


@dataclass(frozen=True, slots=True)
class UndoProposal:
    """A proposal to undo all but the first `to` decisions of the table with this number; who has agreed so far."""

    by: str
    number: int
    to: int
    agreed: frozenset[str] = field(default_factory=frozenset)


class Room(Access):
    """One table with its seats. `number` is that of the last record; `at` its time.

    A new room is empty: `requests.records.rebuild` makes one from its records. `entries_at[n]` is how many entries the
    table had after record n: what a reader who has seen that record knows.
    """

    def __init__(self) -> None:
        super().__init__()
        self.number = -1
        self.opened_at = -1  # the number of the last record that may have changed what a key opens
        self.at = self.laid_at = 0.0
        self.table: Table
        self._gnomes: dict[str, list[str]] = {}  # by seat; never changed
        self.absent: int | None = None
        self.said: list[ChatLine] = []
        self.asked: UndoProposal | None = None
        self.waits_since = 0.0  # since when the table waits for the player who decides now
        self.entries_at: list[int] = []
        self.played: frozenset[str] = frozenset()  # seats whose players have decided something, claimed or not
        self.used: frozenset[str] = frozenset()  # seats that their own keys have opened, claimed or not
        self.spent: Spent = {}  # never changed, but replaced

    # Seats.

    def name_of(self, seat: str) -> str:
        """Return the name of a seat's player."""
        return self.seats[seat].name or seat

    def is_taken(self, seat: str) -> bool:
        """Return whether a seat is claimed, or has decided without that."""
        return self.seats[seat].name is not None or seat in self.played

    @property
    def free(self) -> list[str]:
        """The seats that a key to join may claim."""
        return [seat for seat in self.seats if not self.is_taken(seat) and seat not in self.used]

    def unused(self, who: Who) -> frozenset[str]:
        """Return the seats that a client's keys open, and that would be free for others nevertheless.

        The host was given the keys of all seats, and has none of them for that.
        """
        return frozenset() if who.host or self.table.over else who.seats.intersection(self.free)

    @property
    def voters(self) -> frozenset[str]:
        """The seats that have to agree to an undo: all that are taken.

        A bot may stand in for them: being away is no consent.
        """
        return frozenset(self.seats).difference(self.free)

    def gnomes_of(self, seat: str) -> list[str]:
        """Return the gnomes of a seat."""
        return self._gnomes.get(seat, [])

    @property
    def due(self) -> float | None:
        """When the server itself has to act: at once for a bot, later for an absent player; None: not at all."""
        if self.table.over or self.table.decides is None:
            return None
        if self.table.awaited is None:
            return self.waits_since
        return None if self.absent is None else self.waits_since + self.absent

    # Changes, which only `requests` makes.

    def set_table(self, table: Table) -> None:
        """Set the table, once."""
        self.table = table
        for gnome in table.leaders:
            self._gnomes.setdefault(table.player_of(gnome), []).append(gnome)

    def has_taken(self, at: float, entry: Entry) -> None:
        """Note an entry that the table has just taken: a decision, an undo or a change of control."""
        self.waits_since = at
        self.asked = None
        if isinstance(entry, Decided) and entry.by in self.seats:
            self.played |= {entry.by}

    def copy(self) -> Room:
        """Return an independent room in the same state: what is done there is not done here."""
        other = Room.__new__(Room)
        vars(other).update(vars(self))
        other.table, other.seats = self.table.copy(), dict(self.seats)
        other.said, other.entries_at = self.said[:], self.entries_at[:]
        return other


def fresh_key(brought: str = "") -> tuple[str, str]:
    """Return a key and its digest: the key that a client has made, or a new one.

    A client that has made the key knows it even if the response is lost.
    """
    if brought and not is_key(brought):
        raise ServerError("server-key", least=SHORTEST, most=LONGEST)
    key = brought or new_key()
    return key, digest(key)
