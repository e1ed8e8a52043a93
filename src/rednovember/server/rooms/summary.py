"""The summary of a table: what the store keeps beside its records."""

from __future__ import annotations

from typing import Any

from rednovember.server.rooms.room import Room
from rednovember.server.store import Summary


def summary_of(room: Room) -> Summary:
    """Return the summary of a room's table."""
    table = room.table
    about: dict[str, Any] = {
        "gnomes": list(table.leaders),
        "edition": table.description.edition,
        "options": [name for name, value in table.description.options.items() if value],
        "free": room.free,
        "begun": table.number > 0,
    }
    return Summary(table.over, room.open, room.due, about)
