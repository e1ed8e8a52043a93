"""Which bots a table may have."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rednovember.bots.registry import is_file, make
from rednovember.table.description import TableError


def names_file(bot: str) -> bool:
    """Return whether a bot comes from a file. Making such a bot runs the file."""
    return is_file(bot)


def check_trusted(bots: Mapping[str, str], named: Collection[str] = ()) -> None:
    """Refuse bots from files, whose code would run, except for gnomes whose bots the program's own user has named."""
    for gnome, bot in bots.items():
        if names_file(bot) and gnome not in named:
            raise TableError("table-bot-file", gnome=gnome, bot=bot)


def check_bots(bots: Mapping[str, str], *, treachery: bool = False) -> None:
    """Raise now what would fail later: bots that don't exist or can't be loaded or made."""
    for name in dict.fromkeys(bots.values()):
        make(name, 0, treacherous=treachery)
