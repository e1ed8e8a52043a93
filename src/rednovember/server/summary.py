"""What the store keeps of a table beside its records."""

from __future__ import annotations

from typing import Any

from rednovember.server.room import Room
from rednovember.server.store import Summary


def summary_of(room: Room) -> Summary:
    """What the store keeps of a room beside its records."""
    table = room.table
    about: dict[str, Any] = {
        "gnomes": list(table.leaders),
        "edition": table.description.edition,
        "options": [name for name, value in table.description.options.items() if value],
        "free": room.free,
        "begun": table.number > 0,
    }
    return Summary(table.over, room.open, room.due, about)
