"""What may be chosen for a new table, for clients that ask people for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rednovember import data
from rednovember.engine.ids import GNOMES_MAX, GNOMES_MIN
from rednovember.table.description import TAKE_BACK as ALL_TAKE_BACK
from rednovember.table.description import USUAL_GNOMES

__all__ = ["EDITIONS", "LEAST_GNOMES", "MOST_GNOMES", "OPTIONS", "TAKE_BACK", "USUAL_GNOMES"]

LEAST_GNOMES: Final = GNOMES_MIN
MOST_GNOMES: Final = GNOMES_MAX


@dataclass(frozen=True, slots=True)
class OptionData:
    """An option of a game: its usual value, its effect on the crew's chances, its rules (main one first)."""

    usual: bool
    effect: str
    rules: tuple[str, ...]


EDITIONS: Final = tuple(sorted(data.editions(), key=lambda name: name != "revised"))  # the usual one first
OPTIONS: Final = {
    name: OptionData(option["default"], option.get("effect", ""), tuple(option["atoms"]))
    for name, option in data.options().items()
}
TAKE_BACK: Final = tuple(sorted(ALL_TAKE_BACK, key=lambda name: name != "unrevealed"))  # the usual one first
