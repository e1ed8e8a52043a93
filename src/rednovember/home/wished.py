"""The table requested on a command line, as a request to the server."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rednovember.arguments import find_board
from rednovember.errors import RedNovemberError
from rednovember.files import read_text
from rednovember.server.rooms.creation import check_bots
from rednovember.table import read_description
from rednovember.table.vocabulary import EDITIONS
from rednovember.terminal.setup import GameSetup, crew_and_players, resume
from rednovember.words import Words


@dataclass(frozen=True, slots=True)
class Wish:
    """The request to create a table, and the players who are people: they all sit at this screen."""

    body: dict[str, Any]
    people: tuple[str, ...]


def wish_of(wanted: GameSetup, words: Words) -> Wish | None:
    """Return the table of a command line; None if it requests no game. Raises an error for an invalid one."""
    if wanted.origin is not None:
        return of_logbook(wanted)
    if not wanted.says_anything and wanted.seed is None and not wanted.treacherous:
        return None
    table = {
        **crew_and_players(wanted, None, words),
        "edition": wanted.edition or EDITIONS[0],
        "options": list(wanted.options),
        "board": find_board(wanted.board),
        "seed": wanted.seed,
        "treachery": wanted.treacherous,
    }
    found = read_description(table)
    check(found.bots)
    return Wish({"table": table}, found.people)


def of_logbook(wanted: GameSetup) -> Wish:
    """Return a table that continues a logbook, with its bots or others."""
    if wanted.sets_up:
        raise RedNovemberError("play-from-alone")
    try:
        laid = resume(wanted)
        text = read_text(wanted.origin or "") if wanted.seed is None else laid.table.to_logbook()
    except RedNovemberError as error:
        raise RedNovemberError("play-logbook", file=wanted.origin, reason=error) from None
    check(laid.table.description.bots)
    table = {"bots": dict(laid.table.description.bots), "treachery": wanted.treacherous}
    return Wish({"table": table, "logbook": text}, laid.table.people)


def check(bots: Mapping[str, str]) -> None:
    """Raise an error for bots that a server doesn't have: custom bots only play in the terminal."""
    try:
        check_bots(bots)
    except RedNovemberError as error:
        raise RedNovemberError("play-bots", reason=error) from None


def keys_of(wish: Wish, seats: dict[str, str], watch: str) -> list[str]:
    """Return the keys for this screen: those of all people; with bots only, the key to watch."""
    return [seats[player] for player in wish.people] or [watch]
