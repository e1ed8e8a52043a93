"""Who sits at the table: gnomes, the players who lead them, and the seats that a bot will lead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from rednovember.engine.errors import CrewError
from rednovember.game.crew import NAME
from rednovember.game.game import Game
from rednovember.game.notation import Decision
from rednovember.game.random_game import NAMES


class Mate(Protocol):
    """Somebody who decides for a gnome without being asked: a bot."""

    def decide(self, game: Game) -> Decision:
        """The decision for the gnome that decides now."""


class Seat(NamedTuple):
    """A gnome, and the bot that leads it (empty: a person does)."""

    gnome: str
    bot: str = ""


Mates = Mapping[str, Mate]  # by gnome


def split_names(text: str) -> list[str]:
    """Names separated by commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def read_crew(text: str) -> list[Seat]:
    """`Anna,Boris,Cyril`; behind a colon stands who leads the gnome if no person does: `Boris:bosun`."""
    seats = []
    for part in split_names(text):
        gnome, _, bot = part.partition(":")
        seats.append(Seat(gnome.strip(), bot.strip()))
    return seats


def make_mates(seats: Sequence[Seat]) -> dict[str, Mate]:
    """The bots of a crew, by gnome. This is the place where names of bots become bots."""
    for seat in seats:
        if seat.bot:
            raise CrewError("crew-name", name=f"{seat.gnome}:{seat.bot}")
    return {}


def usual_crew(number: int) -> list[Seat]:
    """So many gnomes with the usual names."""
    if not 0 <= number <= len(NAMES):
        raise CrewError("crew-size", count=number)
    return [Seat(name) for name in NAMES[:number]]


def crew_of(players: Sequence[str]) -> list[Seat]:
    """Three or more players lead one gnome each: it goes by the player's name, if a gnome can be called that."""
    if all(NAME.fullmatch(name) for name in players):
        return [Seat(name) for name in players]
    return usual_crew(len(players))
