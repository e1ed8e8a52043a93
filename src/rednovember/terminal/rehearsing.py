"""Try decisions before they are made: their forecasts, and whether they need luck."""

from __future__ import annotations

from collections.abc import Iterator

from rednovember.errors import LuckError
from rednovember.table import Choices, Table, read_decision
from rednovember.table.choices import Foreseen
from rednovember.terminal.now import now


def rehearsed(trial: Table, decision: str) -> bool:
    """Try a decision. Returns whether it has only one outcome. If it needs luck, the rehearsal ends."""
    try:
        trial.decide(trial.awaited or "", decision)
    except LuckError:
        return False
    return True


def choices_at(table: Table) -> Choices | None:
    """Return the choices of the deciding person; None if no person decides."""
    return now(table, table.awaited).choices


def each_foreseen(found: Choices) -> Iterator[Foreseen]:
    """Yield every decision with a forecast, from all groups."""
    yield from found.hatches
    yield from found.answers
    for deed in found.deeds:
        yield from deed.row
    for tool in found.tools:
        yield tool.use
    if found.end is not None:
        yield found.end


def foreseen(table: Table, decision: str) -> Foreseen | None:
    """Return a decision's forecast; None if it isn't legal, or only names cards."""
    found = choices_at(table)
    if found is None:
        return None
    said = read_decision(table, decision)
    bare = (said.kind, said.space, said.action, said.gnome, said.minutes)
    for one in each_foreseen(found):
        other = one.decision
        same = bare == (other.kind, other.space, other.action, other.gnome, other.minutes)
        if same and (said.kind == "trade" or said.items == other.items):  # a trade's cards don't matter
            return one
    return None
