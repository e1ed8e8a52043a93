"""A room: one table, who sits round it, and what was said. Rebuilt from its records, without input, output or clock."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from rednovember.errors import RedNovemberError
from rednovember.server.errors import ServerError
from rednovember.server.rooms.keys import LONGEST, SHORTEST, digest, fits, is_key, new_key
from rednovember.server.rooms.quotas import Spent, counted
from rednovember.server.rooms.record_checks import check_body, corrupt
from rednovember.server.store.records import ENTRY, KINDS, LAID, OPENING, Record
from rednovember.table import Decided, Entry, Table, entry_table, read_description, read_entry


class Who(NamedTuple):
    """What somebody's keys open: seats, the host's place, watching, joining."""

    seats: frozenset[str] = frozenset()
    host: bool = False
    watch: bool = False
    join: bool = False


NOBODY: Final = Who()
NOWHERE: Final = ""  # the seat of records that name none


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's seat: the digest of its key, and the name of who has claimed it (None: nobody has)."""

    key: str
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Said:
    """A message or a signal; `by` is a seat, or empty for the host."""

    number: int
    at: float
    by: str
    name: str
    text: str
    signal: str | None = None
    room: int | None = None
    item: str | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody asks to take back; who has agreed so far."""

    by: str
    number: int
    to: int
    agreed: frozenset[str] = field(default_factory=frozenset)


class Room:
    """One table with its seats. `number` is that of the last record; `at` its time.

    `entries_at[n]` is how many entries the table had after record n: what a reader who has seen that record knows.
    """

    def __init__(self, records: Iterable[Record]) -> None:
        """Build a room from all its records. Raises `ServerError` if they are not those of one table."""
        self.number = -1
        self.opened_at = -1  # the number of the last record that may have changed what a key opens
        self.at = self.laid_at = 0.0
        self.table: Table
        self.seats: dict[str, Seat] = {}
        self._gnomes: dict[str, list[str]] = {}  # by seat; never changed
        self.host = self.join_key = self.watch_key = ""
        self.open = False
        self.absent: int | None = None
        self.said: list[Said] = []
        self.asked: Asked | None = None
        self.waits_since = 0.0  # since when the table waits for the one who decides now
        self.entries_at: list[int] = []
        self.played: frozenset[str] = frozenset()  # seats whose players have decided something, sat down or not
        self.used: frozenset[str] = frozenset()  # seats that their own keys have opened to somebody, sat down or not
        self.spent: Spent = {}  # never changed, but replaced
        for record in records:
            self.take(record)
        if self.number < 0:
            raise ServerError("server-no-table")

    # Who somebody is.

    def who(self, keys: Iterable[str]) -> Who:
        """What these keys open here."""
        digests = [digest(key) for key in keys]

        def has(kept: str) -> bool:
            return sum(fits(one, kept) for one in digests) > 0  # all are tried, whoever fits

        seats = frozenset([player for player, seat in self.seats.items() if has(seat.key)])
        return Who(seats, has(self.host), has(self.watch_key) or self.open, has(self.join_key) or self.open)

    def may_watch(self, who: Who) -> bool:
        """Whether somebody may see the table at all."""
        return bool(who.seats) or who.host or who.watch or who.join

    def name_of(self, seat: str) -> str:
        """What whoever sits there is called."""
        return self.seats[seat].name or seat

    def is_taken(self, seat: str) -> bool:
        """Whether somebody has sat down there, or has decided without doing so."""
        return self.seats[seat].name is not None or seat in self.played

    @property
    def free(self) -> list[str]:
        """The seats that are nobody's yet: a key to join may take them."""
        return [seat for seat in self.seats if not self.is_taken(seat) and seat not in self.used]

    def unused(self, who: Who) -> frozenset[str]:
        """The seats that somebody's keys open, and that would be free for others all the same.

        The host was given the keys of all seats, and has none of them for that.
        """
        return frozenset() if who.host or self.table.over else who.seats.intersection(self.free)

    @property
    def voters(self) -> frozenset[str]:
        """The seats that have to agree to an undo: all that are somebody's.

        A bot may stand in for them: being away is no consent.
        """
        return frozenset(self.seats).difference(self.free)

    def gnomes_of(self, seat: str) -> list[str]:
        """The gnomes of a seat."""
        return self._gnomes.get(seat, [])

    @property
    def due(self) -> float | None:
        """When the server itself has to act: at once for a bot, later for somebody who is away; None: not at all."""
        if self.table.over or self.table.decides is None:
            return None
        if self.table.awaited is None:
            return self.waits_since
        return None if self.absent is None else self.waits_since + self.absent

    # Records.

    def take(self, record: Record) -> None:
        """Take a record from the store, or one that was just made.

        Raises `ServerError` (`server-record`) for a record that fails a check. Whatever else is raised is a bug, or the
        rules have changed since; then the room must not be used any more.
        """
        if (
            record.number != self.number + 1
            or record.kind not in KINDS
            or (record.number == 0) != (record.kind == LAID)
        ):
            raise corrupt(record)
        check_body(record)
        if record.kind != LAID and record.body.get("seat", NOWHERE) not in (NOWHERE, *self.seats):
            raise corrupt(record)
        getattr(self, f"_take_{record.kind}")(record.body, record)
        self._count(record)

    def copy(self) -> Room:
        """An independent room that stands where this one does: what is done there is not done here."""
        other = Room.__new__(Room)
        vars(other).update(vars(self))
        other.table, other.seats = self.table.copy(), dict(self.seats)
        other.said, other.entries_at = self.said[:], self.entries_at[:]
        return other

    def _count(self, record: Record) -> None:
        self.number, self.at = record.number, record.at
        if record.kind in OPENING:
            self.opened_at = record.number
        self.spent = counted(self.spent, record)
        self.entries_at.append(self.table.number)

    def make(self, at: float, kind: str, **body: Any) -> Record:  # noqa: ANN401 - plain data
        """A new record, taken at once."""
        record = Record(self.number + 1, at, kind, body)
        self.take(record)
        return record

    def note(self, at: float, entry: Entry) -> Record:
        """The record of an entry that the table has just taken."""
        record = Record(self.number + 1, at, ENTRY, entry_table(entry))
        self._changed(at, entry)
        self._count(record)
        return record

    def _changed(self, at: float, entry: Entry) -> None:
        """Something was decided, taken back or handed over."""
        self.waits_since = at
        self.asked = None
        if isinstance(entry, Decided) and entry.by in self.seats:
            self.played |= {entry.by}

    def _take_laid(self, body: Mapping[str, Any], record: Record) -> None:
        try:
            description = read_description(body["table"])
        except RedNovemberError as error:
            raise corrupt(record) from error
        self.table = Table(description, logbook=body["logbook"], shared=True)
        self.laid_at = self.waits_since = record.at
        self.seats = {player: Seat(key) for player, key in body["seats"].items()}
        if set(self.seats) != set(description.players):
            raise corrupt(record)
        for gnome in self.table.leaders:
            self._gnomes.setdefault(self.table.player_of(gnome), []).append(gnome)
        self.host, self.join_key, self.watch_key = body["host"], body["join"], body["watch"]
        self.open, self.absent = body["open"], body["absent"]

    def _take_entry(self, body: Mapping[str, Any], record: Record) -> None:
        try:
            entry = read_entry(body)
        except RedNovemberError as error:
            raise corrupt(record) from error
        if not self.table.follows(entry):
            raise corrupt(record)
        self.table.replay(entry)
        self._changed(record.at, entry)

    def _take_claimed(self, body: Mapping[str, Any], record: Record) -> None:
        self.seats[body["seat"]] = Seat(body["key"], body["name"])

    def _take_left(self, body: Mapping[str, Any], record: Record) -> None:
        self.seats[body["seat"]] = Seat(body["key"])
        self.played -= {body["seat"]}
        self.used -= {body["seat"]}

    def _take_renewed(self, body: Mapping[str, Any], record: Record) -> None:
        self.seats[body["seat"]] = replace(self.seats[body["seat"]], key=body["key"])
        if body.get("host"):
            self.used -= {body["seat"]}

    def _take_used(self, body: Mapping[str, Any], record: Record) -> None:
        self.used |= {body["seat"]}

    def _take_host(self, body: Mapping[str, Any], record: Record) -> None:
        self.host = body["key"]

    def _take_door(self, body: Mapping[str, Any], record: Record) -> None:
        self.open = body["open"]

    def _take_absent(self, body: Mapping[str, Any], record: Record) -> None:
        self.absent = body["seconds"]

    def _take_said(self, body: Mapping[str, Any], record: Record) -> None:
        self.said.append(Said(number=record.number, at=record.at, **body))

    def _take_asked(self, body: Mapping[str, Any], record: Record) -> None:
        self.asked = Asked(body["by"], body["number"], body["to"], frozenset((body["by"],)))

    def _take_agreed(self, body: Mapping[str, Any], record: Record) -> None:
        if self.asked is not None:
            self.asked = replace(self.asked, agreed=self.asked.agreed | {body["by"]})

    def _take_declined(self, body: Mapping[str, Any], record: Record) -> None:
        self.asked = None


def fresh_key(brought: str = "") -> tuple[str, str]:
    """A new key, and what is kept of it. Who brings one knows it even if the answer is lost."""
    if brought and not is_key(brought):
        raise ServerError("server-key", least=SHORTEST, most=LONGEST)
    key = brought or new_key()
    return key, digest(key)
