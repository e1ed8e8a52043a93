"""How things stand at a table, without what has happened before."""

from __future__ import annotations

from rednovember.table import Message, Reader, Table, View, message


def now(table: Table, player: str | None = None) -> Message:
    """What a player, or a spectator, is told of the present; whoever decides is told the choices, too."""
    return message(table, Reader(player), table.number)


def room_of_active(view: View) -> int:
    """Where the gnome is whose turn it is."""
    return next(gnome.room for gnome in view.gnomes if gnome.name == view.active)
