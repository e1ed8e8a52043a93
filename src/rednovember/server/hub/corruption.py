"""Corrupt tables: who may be told. Without a key that opens it, a corrupt table looks like one that does not exist."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rednovember.server.requests.records import RECORD_TYPES
from rednovember.server.rooms.access import Access
from rednovember.server.store.records import Record

CORRUPT_RECORD: Final = "server-record"  # the kind of the error


def opened_by(records: Iterable[Record], keys: Iterable[str]) -> bool:
    """Return whether these keys open the table, judged by those of its records that can be read."""
    access = Access()
    for record in records:
        kind = RECORD_TYPES.get(record.kind)
        if kind is not None and kind.opens is not None:
            try:
                kind.opens(access, record.body)
            except (KeyError, AttributeError, TypeError):  # a corrupt record opens nothing
                continue
    return bool(access.seats or access.host) and access.may_watch(access.who(keys))
