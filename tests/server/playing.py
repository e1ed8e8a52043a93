"""Small tables for the tests of store and hub: with bots that think at once, in this process."""

import asyncio
from collections.abc import Sequence
from typing import Any

from rednovember.server.requests import fold
from rednovember.server.rooms.room import Room
from rednovember.server.store import Summary
from rednovember.server.store.records import ENTRY, LAID, Record
from rednovember.table import Reply, Runner, Table

NOTHING = Summary(over=False, open=True, due_at=None, about={})
GNOMES = ["Anna", "Boris", "Cyril"]


class InlineMinds:
    """Bots that think here; `pause` lets others go first."""

    def __init__(self, pause: float = 0.0) -> None:
        self.pause = pause
        self.asked = 0
        self._runners: dict[str, Runner] = {}

    async def reply(self, table_id: str, table: Table) -> Reply:
        self.asked += 1
        question = table.question()
        assert question is not None
        await asyncio.sleep(self.pause)
        return self._runners.setdefault(table_id, Runner()).reply(question)


def said(**changed: Any) -> dict[str, Any]:
    """A table of three people and no bots, by what is said to lay it."""
    return {"table": {"gnomes": GNOMES, "seed": 7, **changed}}


def any_record(number: int = 0, **body: Any) -> Record:
    """A record for tests that do not read it."""
    return Record(number, 1.0 + number, LAID if number == 0 else ENTRY, body)


def make_record(room: Room, at: float, kind: str, /, **body: Any) -> Record:
    """A new record of a room, applied to it without any check of who may."""
    record = Record(room.number + 1, at, kind, body)
    fold(room, record)
    return record


def state(room: Room) -> dict[str, Any]:
    """All that a room is, to be compared."""
    table = room.table
    kept = ("number", "at", "laid_at", "seats", "host", "join_key", "watch_key", "open", "absent", "said", "asked")
    return {
        **{name: getattr(room, name) for name in kept},
        "entries": list(table.entries),
        "entries_at": list(room.entries_at),
        "waits_since": room.waits_since,
        "leaders": dict(table.leaders),
        "history": table.history,
        "logbook": table.to_logbook(),
    }


def numbers(records: Sequence[Record]) -> list[int]:
    return [record.number for record in records]
