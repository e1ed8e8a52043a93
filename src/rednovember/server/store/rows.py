"""Records and summaries as database rows, and back. Rows that cannot be read are corrupt."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Any, Final

from rednovember.server.errors import ServerError
from rednovember.server.store.records import Record

ENCODER: Final = json.JSONEncoder(separators=(",", ":"), allow_nan=False)  # `json.dumps` would create one each time


@dataclass(frozen=True, slots=True)
class Summary:
    """What the store knows of a table without reading its records."""

    over: bool
    open: bool
    due_at: float | None
    about: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Row:
    """A table in the list of open tables."""

    id: str
    laid_at: float
    touched_at: float
    about: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Batch:
    """Consecutive records of one table, and its summary after them, as rows."""

    table_id: str
    first: int
    last: int
    table: dict[str, Any]
    records: list[dict[str, Any]]


def batch_of(table_id: str, records: Sequence[Record], summary: Summary) -> Batch:
    """Return the rows of records. Raises `ServerError` for a gap, or for anything that is not plain data."""
    first, last = records[0], records[-1]
    for place, record in enumerate(records):
        if record.number != first.number + place or record.number < 0:
            raise ServerError("server-record", number=record.number)
    table = {
        "which": table_id,
        "laid": first.at,
        "touched": last.at,
        "is_over": summary.over,
        "is_open": summary.open,
        "due": summary.due_at,
        "about": written(summary.about, last.number),
        "newest": last.number,
    }
    return Batch(table_id, first.number, last.number, table, [record_row(table_id, each) for each in records])


def record_row(table_id: str, record: Record) -> dict[str, Any]:
    """Return the columns of a record."""
    body = written(record.body, record.number)
    return {"table_id": table_id, "number": record.number, "at": record.at, "kind": record.kind, "body": body}


def written(body: Mapping[str, Any], number: int) -> str:
    """Return a body as JSON in ASCII, which a database of any encoding can hold."""
    try:
        return ENCODER.encode(body)
    except (TypeError, ValueError, RecursionError):
        raise ServerError("server-record", number=number) from None


def read_record(number: object, at: object, kind: object, body: object) -> Record:
    """Return a record from its row, of which SQLite may hold any type in any column.

    Raises `ServerError` if corrupt.
    """
    if not isinstance(number, int):
        raise ServerError("server-record", number=-1)
    if not isinstance(at, float | int) or not isfinite(at) or not isinstance(kind, str):
        raise ServerError("server-record", number=number)
    return Record(number, at, kind, read_body(body, number))


def read_body(body: object, number: int) -> dict[str, Any]:
    """Return a body from the database. Raises `ServerError` if it is no JSON object."""
    try:
        found = json.loads(body) if isinstance(body, str | bytes) else None
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise ServerError("server-record", number=number)
    return found


def readable(body: object) -> dict[str, Any] | None:
    """Return a body from the database, or None if it is no JSON object."""
    try:
        return read_body(body, 0)
    except ServerError:
        return None
