"""The vocabulary of a table, for clients that help with typing: verbs, names, rules, and the parser."""

from __future__ import annotations

from typing import Final

from rednovember import data
from rednovember.engine.ids import GNOMES_MAX, GNOMES_MIN, ITEM_NAMES
from rednovember.engine.ids import ROOMS as ROOM_COUNT
from rednovember.game.crew import USUAL_NAMES as NAMES
from rednovember.game.notation import VERBS as NOTATION
from rednovember.table.build_choices import said_of
from rednovember.table.choices import Said
from rednovember.table.table import Table

VERBS: Final = NOTATION  # the first word of each decision
ITEMS: Final = ITEM_NAMES
ROOMS: Final = int(ROOM_COUNT)  # numbered from 1; the sea is 0
SEA: Final = "sea"
FEWEST_GNOMES: Final = int(GNOMES_MIN)
MOST_GNOMES: Final = int(GNOMES_MAX)
USUAL_NAMES: Final = NAMES  # of gnomes
EDITIONS: Final = tuple(reversed(data.editions()))  # the default first


def options() -> dict[str, bool]:
    """Return the options of a game, each with its default."""
    return {name: bool(option["default"]) for name, option in data.options().items()}


def rules() -> tuple[str, ...]:
    """Return the ids of the rules; `Words.atom` has their texts."""
    return tuple(data.atoms())


def read_decision(table: Table, text: str) -> Said:
    """Parse a decision from its notation, legal or not. Raises `NotationError`."""
    return said_of(table.game.parse(text))
