"""Who plays: gnomes in seat order, and the players who control them (S6)."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rednovember.engine.ids import GNOMES_MAX, GNOMES_MIN, ITEM_NAMES
from rednovember.errors import CrewError

NAME: Final = re.compile(r"[\w-]+")
USUAL_NAMES: Final = ("Anna", "Boris", "Cyril", "Dora", "Emil", "Fedor", "Greta", "Hugo")
RESERVED: Final = frozenset((*ITEM_NAMES, "sea"))
# Part of what people see, though invisible alone: joiners (emoji, Persian, Hindi), and the letters of flags in emoji.
JOINING: Final = dict.fromkeys((0x200C, 0x200D, *range(0xE0020, 0xE0080)))


@dataclass(frozen=True, slots=True)
class Crew:
    """A checked crew: `players[i]` controls `gnomes[i]`."""

    gnomes: tuple[str, ...]
    players: tuple[str, ...]

    @property
    def player_names(self) -> tuple[str, ...]:
        """Each player once, in seat order."""
        return tuple(dict.fromkeys(self.players))

    def gnomes_of(self, player: str) -> list[int]:
        """Return the seats of a player's gnomes."""
        return [seat for seat, name in enumerate(self.players) if name == player]


def make_crew(gnomes: Sequence[object], players: Sequence[object] | None = None) -> Crew:
    """Check a crew. Fewer players than gnomes control several each, in turn; without any, gnomes are their own."""
    if not GNOMES_MIN <= len(gnomes) <= GNOMES_MAX:
        raise CrewError("crew-size", count=len(gnomes))
    crew = [gnome_name(name) for name in gnomes]
    for name in crew:
        if crew.count(name) > 1:
            raise CrewError("crew-twice", name=name)
    if players is not None and not 1 <= len(players) <= len(crew):
        raise CrewError("crew-players-count", players=len(players), gnomes=len(crew))
    named = crew if players is None else [player_name(name) for name in players]
    leads = tuple(named[seat % len(named)] for seat in range(len(crew)))
    shares = [leads.count(player) for player in dict.fromkeys(leads)]
    allowed = len(shares) == 1 or shares == [2, 2] or (len(shares) > 2 and max(shares) == 1)
    if not allowed:
        raise CrewError("crew-players", players=len(shares), gnomes=len(crew))
    return Crew(tuple(crew), leads)


def gnome_name(name: object) -> str:
    """Return a name that the notation can use, or raise `CrewError`."""
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise CrewError("crew-name", value=name)
    if name in RESERVED:
        raise CrewError("crew-reserved", name=name)
    return name


def player_name(name: object) -> str:
    """Return a name that can be shown in one line. Whether it looks like another one is up to the server."""
    if not isinstance(name, str) or not (shown := name.translate(JOINING)).strip() or not shown.isprintable():
        raise CrewError("crew-player", value=name)
    return name
