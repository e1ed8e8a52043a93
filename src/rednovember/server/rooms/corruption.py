"""Corrupt tables: who may be told. Without a key that opens it, a corrupt table looks like one that does not exist."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rednovember.server.rooms.keys import digest, fits
from rednovember.server.store.records import CLAIMED, DOOR, HOST, LAID, LEFT, RENEWED, Record

DAMAGED: Final = "server-record"  # the kind of the error
SEAT: Final = (CLAIMED, LEFT, RENEWED)


def opened_by(records: Iterable[Record], keys: Iterable[str]) -> bool:
    """Return whether these keys open the table, judged by those of its records that can be read."""
    kept, is_open = dict[str, str](), False  # digests of keys, by what they open
    for record in records:
        body = record.body
        try:
            if record.kind == LAID:
                kept = {name: str(body[name]) for name in (HOST, "join", "watch")}
                kept |= {f"seat {seat}": str(key) for seat, key in body["seats"].items()}
                is_open = body["open"] is True
            elif record.kind in SEAT:
                kept[f"seat {body['seat']}"] = str(body["key"])
            elif record.kind == HOST:
                kept[HOST] = str(body["key"])
            elif record.kind == DOOR:
                is_open = body["open"] is True
        except (KeyError, AttributeError, TypeError):  # a corrupt record opens nothing
            continue
    digests = [digest(key) for key in keys]
    found = sum(fits(one, each) for one in digests for each in kept.values() if each.isascii())  # all are tried
    return bool(kept) and (is_open or found > 0)
