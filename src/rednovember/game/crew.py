"""Who plays: gnomes in seat order and the players who lead them (S6)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rednovember.engine.errors import CrewError
from rednovember.engine.ids import GNOMES_MAX, GNOMES_MIN, ITEM_NAMES

NAME: Final = re.compile(r"[\w-]+")
RESERVED: Final = frozenset((*ITEM_NAMES, "sea"))


@dataclass(frozen=True, slots=True)
class Crew:
    """A checked crew: `players[i]` leads `gnomes[i]`."""

    gnomes: tuple[str, ...]
    players: tuple[str, ...]

    @property
    def player_names(self) -> tuple[str, ...]:
        """Each player once, in seat order."""
        return tuple(dict.fromkeys(self.players))

    def gnomes_of(self, player: str) -> list[int]:
        """The seats of a player's gnomes."""
        return [seat for seat, name in enumerate(self.players) if name == player]


def make_crew(gnomes: Sequence[str], players: Sequence[str] | None = None) -> Crew:
    """Check a crew. Fewer players than gnomes are dealt round the table; none means each gnome its own."""
    for name in gnomes:
        if not isinstance(name, str) or not NAME.fullmatch(name):
            raise CrewError("crew-name", name=name)
        if name in RESERVED:
            raise CrewError("crew-reserved", name=name)
        if list(gnomes).count(name) > 1:
            raise CrewError("crew-twice", name=name)
    if not GNOMES_MIN <= len(gnomes) <= GNOMES_MAX:
        raise CrewError("crew-size", count=len(gnomes))
    if players is None:
        players = gnomes
    for name in players:
        if not isinstance(name, str) or not name.strip() or not name.isprintable():
            raise CrewError("crew-player", name=name)
    if not 1 <= len(players) <= len(gnomes):
        raise CrewError("crew-players-count", players=len(players), gnomes=len(gnomes))
    leads = tuple(players[seat % len(players)] for seat in range(len(gnomes)))
    shares = [leads.count(player) for player in dict.fromkeys(leads)]
    allowed = len(shares) == 1 or shares == [2, 2] or (len(shares) > 2 and max(shares) == 1)
    if not allowed:
        raise CrewError("crew-players", players=len(shares), gnomes=len(gnomes))
    return Crew(tuple(gnomes), leads)
