"""The chronicle: the facts of the game as it stands, without what was undone."""

from __future__ import annotations

from rednovember.table.standing import entries_of_facts
from rednovember.table.story import Happened, Reader, happened
from rednovember.table.table import Table


def chronicle(table: Table, reader: Reader = Reader(), first: int = 0) -> tuple[Happened, ...]:  # noqa: B008 - immutable
    """Return the facts that a reader may know, from the set-up or from the place `first` on.

    A message tells entry after entry, including what was undone later. The chronicle is the game that counts.
    """
    game = table.game
    facts = game.read_facts(game.raw_facts()[first:], reader.player)
    numbers = entries_of_facts(table)[first:]
    return tuple(one for number, fact in zip(numbers, facts, strict=True) for one in happened(number, [fact]))
