"""Kinds of records: what each holds, and how it is folded into a room.

A room is nothing but its records, applied one by one. The kinds are declared beside the requests that make them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from rednovember.server.errors import ServerError
from rednovember.server.rooms.access import Access
from rednovember.server.rooms.quotas import SEATING, counted
from rednovember.server.rooms.room import NOWHERE, Room
from rednovember.server.store.records import LAID, Record

Body = Mapping[str, Any]
Types = tuple[type, ...]
TEXT: Final[Types] = (str,)
NUMBER: Final[Types] = (int,)
TRUTH: Final[Types] = (bool,)
MAPPING: Final[Types] = (dict,)
NUMBER_OR_NONE: Final[Types] = (int, type(None))
TEXT_OR_NONE: Final[Types] = (str, type(None))


@dataclass(frozen=True, slots=True)
class RecordType:
    """One kind of record.

    `fields` are what its body must have, `optional` what else it may have (None: anything, which is ignored). `fold`
    applies it to a room; `opens` comes before that and changes what keys open, which even a corrupt table allows.
    `quota` is the purpose that it counts for, or tells it from the body; `refusable` says that a quota may forbid it.
    """

    name: str
    fields: Mapping[str, Types]
    fold: Callable[[Room, Record], None] | None = None
    opens: Callable[[Access, Body], None] | None = None
    optional: Mapping[str, Types] | None = None
    quota: str | Callable[[Body], str | None] | None = None
    refusable: bool = True

    def purpose(self, body: Body) -> str | None:
        """Return the purpose of the quota that a record counts for, or None."""
        return self.quota(body) if callable(self.quota) else self.quota

    def check(self, record: Record) -> None:
        """Raise `ServerError` unless the body has the fields of this kind, with values of the right types."""
        body = record.body
        if any(type(body.get(name, ...)) not in types for name, types in self.fields.items()):
            raise corrupt(record)
        if self.optional is None:
            return
        known = {**self.optional, **self.fields}
        if any(name not in known or type(body[name]) not in known[name] for name in body):
            raise corrupt(record)


RECORD_TYPES: Final[dict[str, RecordType]] = {}


def record_type(
    name: str,
    fields: Mapping[str, Types],
    fold: Callable[[Room, Record], None] | None = None,
    **more: Any,  # noqa: ANN401 - the other fields of `RecordType`
) -> RecordType:
    """Register a kind of record."""
    assert name not in RECORD_TYPES
    RECORD_TYPES[name] = RecordType(name, fields, fold, **more)
    return RECORD_TYPES[name]


def corrupt(record: Record) -> ServerError:
    """Return the error for a corrupt record."""
    return ServerError("server-record", number=record.number)


def rebuild(records: Iterable[Record]) -> Room:
    """Return the room with these records. Raises `ServerError` if there are none, or one is corrupt."""
    room = Room()
    for record in records:
        fold(room, record)
    if room.number < 0:
        raise ServerError("server-no-table")
    return room


def fold(room: Room, record: Record) -> None:
    """Apply a record to a room.

    Raises `ServerError` (`server-record`) for a record that fails a check. Whatever else is raised is a bug, or the
    rules have changed since; then the room must not be used any more.
    """
    kind = RECORD_TYPES.get(record.kind)
    if kind is None or record.number != room.number + 1 or (record.number == 0) != (record.kind == LAID):
        raise corrupt(record)
    kind.check(record)
    if record.kind != LAID and record.body.get("seat", NOWHERE) not in (NOWHERE, *room.seats):
        raise corrupt(record)
    if kind.opens is not None:
        kind.opens(room, record.body)
    if kind.fold is not None:
        kind.fold(room, record)
    count(room, record)


def count(room: Room, record: Record) -> None:
    """Note that a record is applied."""
    kind, body = RECORD_TYPES[record.kind], record.body
    room.number, room.at = record.number, record.at
    if kind.opens is not None:
        room.opened_at = record.number
    purpose = kind.purpose(body)
    if purpose is not None:
        room.spent = counted(room.spent, seat_of(body, purpose), purpose, host=bool(body.get("host")))
    room.entries_at.append(room.table.number)


def seat_of(body: Body, purpose: str) -> str:
    """Return the seat whose quota a record counts for."""
    return str(body["seat"] if purpose == SEATING else body["by"])
