"""Who sits at the table: gnomes, the players who lead them, and the bots."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from rednovember.bots import registry
from rednovember.bots.runner import Mate, bot_seed
from rednovember.errors import CrewError, NotationError
from rednovember.game.crew import NAME, USUAL_NAMES
from rednovember.game.game import Game

COMMA: Final = re.compile(r",(?![^(]*\))")  # not one between brackets: `captain(rollouts=200,plans=8)`


class Seat(NamedTuple):
    """A gnome, and the bot that leads it (empty: a person does)."""

    gnome: str
    bot: str = ""


@dataclass(slots=True)
class Bots:
    """The bots of a table: for each gnome that one leads, its name with settings."""

    names: Mapping[str, str] = field(default_factory=dict)
    treacherous: bool = False

    def mates(self, game: Game) -> dict[str, Mate]:
        """Bots for a game as it stands, by gnome. Their luck comes from the game's seed, so that it can be repeated."""
        seats = [(game.gnomes.index(gnome), gnome, name) for gnome, name in self.names.items()]
        return {
            gnome: Mate(
                name,
                registry.make(name, bot_seed(game.seed, seat, game.number), treacherous=self.treacherous),
                self.treacherous,
            )
            for seat, gnome, name in seats
        }

    @property
    def arguments(self) -> list[str]:
        """What the command line says to have them again."""
        if not self.names:
            return []
        listed = ",".join(f"{gnome}:{name}" for gnome, name in self.names.items())
        return ["--bots", listed, *(["--treacherous-bots"] if self.treacherous else [])]


def split_names(text: str) -> list[str]:
    """Names separated by commas."""
    return [name.strip() for name in COMMA.split(text) if name.strip()]


def read_crew(text: str) -> list[Seat]:
    """`Anna,Boris,Cyril`; behind a colon stands who leads the gnome if no person does: `Boris:bosun`."""
    seats = []
    for part in split_names(text):
        gnome, _, bot = part.partition(":")
        seats.append(Seat(gnome.strip(), bot.strip()))
    return seats


def choose_bots(seats: Sequence[Seat], named: str | None, others: str | None, *, treacherous: bool = False) -> Bots:
    """Which bot leads whom: as the crew says, then as `named` says, then `others` all but the first gnome.

    Raises `BotError` if there is no such bot.
    """
    gnomes = [seat.gnome for seat in seats]
    chosen = {seat.gnome: seat.bot for seat in seats if seat.bot}
    for seat in read_crew(named or ""):
        if seat.gnome not in gnomes:
            raise NotationError("notation-gnome", name=seat.gnome, crew=", ".join(gnomes))
        chosen[seat.gnome] = seat.bot
    if others is not None:
        chosen = {**dict.fromkeys(gnomes[1:], others), **chosen}
    for name in dict.fromkeys(chosen.values()):
        registry.make(name, 0, treacherous=treacherous)
    return Bots({gnome: chosen[gnome] for gnome in gnomes if gnome in chosen}, treacherous)


def people_of(game: Game, bots: Iterable[str]) -> tuple[str, ...]:
    """The players who lead at least one gnome themselves."""
    led = set(bots)
    leaders = zip(game.gnomes, game.crew.players, strict=True)
    return tuple(dict.fromkeys(player for gnome, player in leaders if gnome not in led))


def usual_crew(number: int) -> list[Seat]:
    """So many gnomes with the usual names."""
    if not 0 <= number <= len(USUAL_NAMES):
        raise CrewError("crew-size", count=number)
    return [Seat(name) for name in USUAL_NAMES[:number]]


def crew_of(players: Sequence[str]) -> list[Seat]:
    """Three or more players lead one gnome each: it goes by the player's name, if a gnome can be called that."""
    if all(NAME.fullmatch(name) for name in players):
        return [Seat(name) for name in players]
    return usual_crew(len(players))
