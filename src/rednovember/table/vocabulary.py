"""The words that may be said at a table, for clients that help with typing: verbs, names, rules, and one reader."""

from __future__ import annotations

from typing import Final

from rednovember import data
from rednovember.engine.ids import GNOMES_MAX, GNOMES_MIN, ITEM_NAMES
from rednovember.engine.ids import ROOMS as ROOM_COUNT
from rednovember.game.crew import USUAL_NAMES as NAMES
from rednovember.game.notation import VERBS as NOTATION
from rednovember.table.choices import Said
from rednovember.table.choosing import said_of
from rednovember.table.table import Table

VERBS: Final = NOTATION  # the first word of each decision
ITEMS: Final = ITEM_NAMES
ROOMS: Final = int(ROOM_COUNT)  # they are numbered from 1; the sea is 0
SEA: Final = "sea"
FEWEST_GNOMES: Final = int(GNOMES_MIN)
MOST_GNOMES: Final = int(GNOMES_MAX)
USUAL_NAMES: Final = NAMES  # of gnomes
EDITIONS: Final = tuple(reversed(data.editions()))  # the usual one first


def options() -> dict[str, bool]:
    """The options of a game, each with its usual value."""
    return {name: bool(option["default"]) for name, option in data.options().items()}


def rules() -> tuple[str, ...]:
    """The ids of the rules; `Words.atom` has their texts."""
    return tuple(data.atoms())


def read_decision(table: Table, text: str) -> Said:
    """A decision from its notation. Whether it is legal is another question. Raises `NotationError`."""
    return said_of(table.game.parse(text))
