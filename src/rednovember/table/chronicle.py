"""The chronicle: what has happened in the game as it stands. What was taken back is not in it."""

from __future__ import annotations

from rednovember.table.entries import Decided, TakenBack
from rednovember.table.story import Happened, Reader, happened
from rednovember.table.table import START, Table


def chronicle(table: Table, reader: Reader = Reader(), first: int = 0) -> tuple[Happened, ...]:  # noqa: B008 - immutable
    """The facts that a reader may know, from the set-up on or from the one at the place `first` on.

    A message tells entry after entry, and so also what was taken back later; this tells the game that counts.
    """
    game = table.game
    facts = game.read_facts(game.raw_facts()[first:], reader.player)
    numbers = _entries(table)[first:]
    return tuple(one for number, fact in zip(numbers, facts, strict=True) for one in happened(number, [fact]))


def _entries(table: Table) -> list[int]:
    """For each fact that stands the number of its entry."""
    standing: list[int] = []
    for number, entry in enumerate(table.entries, 1):
        if isinstance(entry, Decided):
            standing.append(number)
        elif isinstance(entry, TakenBack):
            del standing[max(0, entry.to - table.start) :]
    brought = [number for number in standing for _ in table.told[number]]
    before = len(table.game.raw_facts()) - len(brought)  # of the set-up and of a logbook
    return [START] * before + brought
