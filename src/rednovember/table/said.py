"""A table as a command line or a question says it: `Anna,Boris:bosun`; made into the plain data that is read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from rednovember.errors import NotationError
from rednovember.game.crew import NAME
from rednovember.table.description import TableError, read_gnomes

COMMA: Final = re.compile(r",(?![^(]*\))")  # not one between brackets: `captain(rollouts=200,plans=8)`


class Seat(NamedTuple):
    """A gnome, and the bot that leads it (empty: a person does)."""

    gnome: str
    bot: str = ""


def split_names(text: str) -> list[str]:
    """Names separated by commas; those within brackets belong to a bot's settings.

    >>> split_names("bosun, captain(rollouts=100,plans=8)")
    ['bosun', 'captain(rollouts=100,plans=8)']
    """
    return [name.strip() for name in COMMA.split(text) if name.strip()]


def split_bots(text: str) -> list[str]:
    """Bots separated by commas; an empty one is left to be refused."""
    return [name.strip() for name in COMMA.split(text)]


def read_crew(text: str) -> list[Seat]:
    """`Anna,Boris,Cyril`; behind a colon stands who leads the gnome if no person does: `Boris:bosun`."""
    seats = []
    for part in split_names(text):
        gnome, _, bot = part.partition(":")
        seats.append(Seat(gnome.strip(), bot.strip()))
    return seats


def usual_crew(number: int) -> list[Seat]:
    """So many gnomes with the usual names."""
    return [Seat(name) for name in read_gnomes(number)]


def crew_of(players: Sequence[str]) -> list[Seat]:
    """Three or more players lead one gnome each: it goes by the player's name, if a gnome can be called that."""
    if all(NAME.fullmatch(name) for name in players):
        return [Seat(name) for name in players]
    return usual_crew(len(players))


def chosen_bots(seats: Sequence[Seat], named: str | None = None, others: str | None = None) -> dict[str, str]:
    """Which bot leads whom: as the crew says, then as `named` says, then `others` all but the first gnome."""
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
    """A crew of bots alone, as the lab says it: one bot for all gnomes, or one for each (`bosun,bosun,random`)."""
    bots = split_bots(text)
    if len(bots) == 1:
        bots *= usual if gnomes is None else max(0, gnomes)
    elif gnomes is not None and gnomes != len(bots):
        raise TableError("lab-crew", crew=text, bots=len(bots), gnomes=gnomes)
    names = read_gnomes(len(bots))
    return {"gnomes": names, "bots": dict(zip(names, bots, strict=True))}
