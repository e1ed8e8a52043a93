"""Which facts stand: facts of undone decisions are told, but no longer part of the game."""

from __future__ import annotations

from rednovember.table.table import Table


def entries_of_facts(table: Table) -> list[int]:
    """Return the entry number of each fact of the game as it stands (0: the set-up, or the logbook)."""
    history, count = table.game.history, len(table.game.record.facts)
    if not history:
        return [0] * count
    ends = [*(one.facts for one in history[1:]), count]
    numbers = [0] * history[0].facts
    for number, one, end in zip(table.decided_by, history, ends, strict=True):
        numbers += [number] * (end - one.facts)
    return numbers


def standing_facts(table: Table, first: int, count: int) -> list[bool]:
    """Return for each fact of the entries from `first` on whether it stands."""
    stands: list[bool] = []
    standing = set(table.decided_by)
    kept = table.decided_by.count(0)  # decisions of the logbook
    for number in range(first, table.number + 1):
        facts = len(table.told[number])
        if number > 0:
            stands += [number in standing] * facts
        else:
            end = table.brought[kept][0].facts if kept < len(table.brought) else facts
            stands += [True] * end + [False] * (facts - end)
    assert len(stands) == count
    return stands
