"""A request while it is carried out: on which room, for whom, and what it has recorded so far."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rednovember.server.errors import ServerError
from rednovember.server.requests.records import RecordType, count, fold, seat_of
from rednovember.server.rooms.access import Who
from rednovember.server.rooms.quotas import RETURNING, check_seat
from rednovember.server.rooms.room import Room
from rednovember.server.store.records import ENTRY, Record
from rednovember.table import Entry, entry_table


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a request: its records, the number of the room's last record, and a key if one was issued.

    There are no records if nothing had to change.
    """

    records: list[Record]
    number: int
    key: str | None = None
    seat: str | None = None


@dataclass(slots=True)
class Action:
    """A request of one client, carried out on a room at a given time.

    `seat` is the seat on whose behalf it is carried out, as its permission says (empty: none). `key` and `key_seat`
    are a key that was issued, and its seat.
    """

    room: Room
    who: Who
    at: float
    seat: str = ""
    records: list[Record] = field(default_factory=list)
    key: str | None = None
    key_seat: str | None = None

    def record(self, kind: RecordType, **body: Any) -> None:  # noqa: ANN401 - plain data
        """Make a record and apply it. Raises `ServerError` if a quota of its seat is used up."""
        purpose = kind.purpose(body)
        if purpose is not None and kind.refusable:
            self.check_quota(seat_of(body, purpose), purpose)
        record = Record(self.room.number + 1, self.at, kind.name, body)
        fold(self.room, record)
        self.records.append(record)

    def enter(self, entry: Entry) -> None:
        """Record an entry that the table has just taken."""
        record = Record(self.room.number + 1, self.at, ENTRY, entry_table(entry))
        self.room.has_taken(self.at, entry)
        count(self.room, record)
        self.records.append(record)

    def issue(self, key: str, seat: str | None = None) -> None:
        """Return a new key to the client, with the seat that it opens."""
        self.key, self.key_seat = key, seat

    def check_quota(self, seat: str, purpose: str = RETURNING) -> None:
        """Raise `ServerError` if a seat has used up its quota for a purpose. The host has none."""
        if not self.who.host:
            check_seat(self.room.spent, seat, purpose)

    @property
    def any_seat(self) -> str:
        """One of the client's seats, always the same. Raises `ServerError` if there is none."""
        if not self.who.seats:
            raise ServerError("server-not-seated")
        return min(self.who.seats)

    @property
    def as_host(self) -> dict[str, bool]:
        """The field that marks a record as the host's."""
        return {"host": True} if self.who.host else {}

    @property
    def outcome(self) -> Outcome:
        """The result so far."""
        return Outcome(self.records, self.room.number, self.key, self.key_seat)
