"""Trying decisions out before they are taken: what can be foreseen of them, and whether they need luck."""

from __future__ import annotations

from collections.abc import Iterator

from rednovember.errors import LuckError
from rednovember.table import Choices, Table, read_decision
from rednovember.table.choices import Foreseen
from rednovember.terminal.now import now


def rehearsed(trial: Table, decision: str) -> bool:
    """Try a decision out; whether it can go one way only. If it needs luck the rehearsal is over."""
    try:
        trial.decide(trial.awaited or "", decision)
    except LuckError:
        return False
    return True


def choices_at(table: Table) -> Choices | None:
    """What whoever decides may do; None if no person decides."""
    return now(table, table.awaited).choices


def each_foreseen(found: Choices) -> Iterator[Foreseen]:
    """Every decision that is foreseen, whatever group it stands in."""
    yield from found.hatches
    yield from found.answers
    for deed in found.deeds:
        yield from deed.row
    for tool in found.tools:
        yield tool.use
    if found.end is not None:
        yield found.end


def foreseen(table: Table, decision: str) -> Foreseen | None:
    """What can be foreseen of a decision; None where it is not legal, or only names cards."""
    found = choices_at(table)
    if found is None:
        return None
    said = read_decision(table, decision)
    bare = (said.kind, said.space, said.action, said.gnome, said.minutes)
    for one in each_foreseen(found):
        other = one.decision
        same = bare == (other.kind, other.space, other.action, other.gnome, other.minutes)
        if same and (said.kind == "trade" or said.items == other.items):  # a trade is foreseen whatever the cards
            return one
    return None
