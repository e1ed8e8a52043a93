"""Who may open a table: the digests of its keys, and whether it is open to everyone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from rednovember.server.rooms.keys import digest, fits


class Who(NamedTuple):
    """The permissions of a client, by the keys that it has shown: seats, host, watching, joining."""

    seats: frozenset[str] = frozenset()
    host: bool = False
    watch: bool = False
    join: bool = False


NOBODY: Final = Who()


@dataclass(frozen=True, slots=True)
class Seat:
    """A player's seat: the digest of its key, and the name under which it was claimed (None: nobody has)."""

    key: str
    name: str | None = None


class Access:
    """The keys of a table. Records change them even if the rest of the table cannot be read."""

    def __init__(self) -> None:
        self.seats: dict[str, Seat] = {}
        self.host = self.join_key = self.watch_key = ""
        self.open = False

    def who(self, keys: Iterable[str]) -> Who:
        """Return what these keys open here."""
        digests = [digest(key) for key in keys]

        def has(kept: str) -> bool:
            return sum(fits(one, kept) for one in digests) > 0  # all are tried, whichever fits

        seats = frozenset([player for player, seat in self.seats.items() if has(seat.key)])
        return Who(seats, has(self.host), has(self.watch_key) or self.open, has(self.join_key) or self.open)

    def may_watch(self, who: Who) -> bool:
        """Return whether a client may see the table at all."""
        return bool(who.seats) or who.host or who.watch or who.join
