"""Parse a table's crew as written on a command line or in reply to a question: `Anna,Boris:bosun`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from rednovember.errors import NotationError
from rednovember.game.crew import NAME
from rednovember.table.description import TableError, read_gnomes

COMMA: Final = re.compile(r",(?![^(]*\))")  # a comma outside of brackets: `captain(rollouts=200,plans=8)`


class Seat(NamedTuple):
    """A gnome, and the bot that controls it (empty: a person does)."""

    gnome: str
    bot: str = ""


def split_names(text: str) -> list[str]:
    """Split names at commas, but not within brackets, which hold a bot's settings.

    >>> split_names("bosun, captain(rollouts=100,plans=8)")
    ['bosun', 'captain(rollouts=100,plans=8)']
    """
    return [name.strip() for name in COMMA.split(text) if name.strip()]


def split_bots(text: str) -> list[str]:
    """Split bots at commas; an empty one is kept, to be refused later."""
    return [name.strip() for name in COMMA.split(text)]


def read_crew(text: str) -> list[Seat]:
    """Parse `Anna,Boris,Cyril`; after a colon comes the bot that controls the gnome: `Boris:bosun`."""
    seats = []
    for part in split_names(text):
        gnome, _, bot = part.partition(":")
        seats.append(Seat(gnome.strip(), bot.strip()))
    return seats


def usual_crew(number: int) -> list[Seat]:
    """Return a number of gnomes with default names."""
    return [Seat(name) for name in read_gnomes(number)]


def crew_of(players: Sequence[str]) -> list[Seat]:
    """Return a crew for players: three or more control one gnome each, named after them if that name is allowed."""
    if all(NAME.fullmatch(name) for name in players):
        return [Seat(name) for name in players]
    return usual_crew(len(players))


def chosen_bots(seats: Sequence[Seat], named: str | None = None, others: str | None = None) -> dict[str, str]:
    """Return which bot controls which gnome: by crew, then by `named`, then `others` for all but the first gnome."""
    gnomes = [seat.gnome for seat in seats]
    chosen = {seat.gnome: seat.bot for seat in seats if seat.bot}
    for seat in read_crew(named or ""):
        if seat.gnome not in gnomes:
            raise NotationError("notation-gnome", name=seat.gnome, crew=", ".join(gnomes))
        chosen[seat.gnome] = seat.bot
    if others is not None:
        chosen = {**dict.fromkeys(gnomes[1:], others), **chosen}
    return {gnome: chosen[gnome] for gnome in gnomes if chosen.get(gnome)}


def bot_crew(text: str, gnomes: int | None, usual: int) -> dict[str, Any]:
    """Parse a crew of bots for the lab: one bot for all gnomes, or one for each (`bosun,bosun,random`)."""
    bots = split_bots(text)
    if len(bots) == 1:
        bots *= usual if gnomes is None else max(0, gnomes)
    elif gnomes is not None and gnomes != len(bots):
        raise TableError("lab-crew", crew=text, bots=len(bots), gnomes=gnomes)
    names = read_gnomes(len(bots))
    return {"gnomes": names, "bots": dict(zip(names, bots, strict=True))}
