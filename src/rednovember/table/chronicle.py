"""The chronicle: what has happened in the game as it stands. What was taken back is not in it."""

from __future__ import annotations

from rednovember.table.standing import entries_of_facts
from rednovember.table.story import Happened, Reader, happened
from rednovember.table.table import Table


def chronicle(table: Table, reader: Reader = Reader(), first: int = 0) -> tuple[Happened, ...]:  # noqa: B008 - immutable
    """The facts that a reader may know, from the set-up on or from the one at the place `first` on.

    A message tells entry after entry, and so also what was taken back later; this tells the game that counts.
    """
    game = table.game
    facts = game.read_facts(game.raw_facts()[first:], reader.player)
    numbers = entries_of_facts(table)[first:]
    return tuple(one for number, fact in zip(numbers, facts, strict=True) for one in happened(number, [fact]))
