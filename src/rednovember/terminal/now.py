"""The current state of a table, without the past."""

from __future__ import annotations

from rednovember.table import Message, Reader, Table, View, message


def now(table: Table, player: str | None = None) -> Message:
    """Return a message to a player or a spectator about the present, with choices for the deciding player."""
    return message(table, Reader(player), table.number)


def room_of_active(view: View) -> int:
    """Return the room of the active gnome."""
    return next(gnome.room for gnome in view.gnomes if gnome.name == view.active)
