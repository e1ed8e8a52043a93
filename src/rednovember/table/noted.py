"""Entries as a reader may know them, and where a table's facts begin: the set-up, and what its logbook brought."""

from __future__ import annotations

from rednovember.game.frozen import telling
from rednovember.game.game import Taken
from rednovember.game.views import View
from rednovember.game.visibility import hand_audience, may_know
from rednovember.table.build_choices import said_of
from rednovember.table.choices import Said
from rednovember.table.entries import Decided, Entry, Handed
from rednovember.table.table import Table


@telling
class Noted:
    """An entry as a reader may know it. `to` is set for an undo, `bot` for a change of control.

    `fault` says what a bot did wrong, if a default decision was made for it.
    """

    number: int
    kind: str
    gnome: str | None
    by: str | None
    bot: str | None
    decision: Said | None
    to: int | None
    fault: dict[str, str] | None


@telling
class Brought:
    """A decision of the table's logbook, and the place of its first fact. `by` is None for a bot."""

    gnome: str
    by: str | None
    decision: Said
    first: int


@telling
class Origin:
    """Where a table's facts begin: the view after the first few facts (those of the set-up).

    `brought` are the decisions of the logbook that the table was created from, including those undone since.
    """

    facts: int
    view: View
    brought: tuple[Brought, ...]


def noted(table: Table, number: int, entry: Entry, player: str | None) -> Noted:
    """Return the entry with that number, as a player may know it."""
    if isinstance(entry, Decided):
        taken = table.taken[number]
        assert taken is not None
        fault = None if entry.fault is None else dict(entry.fault)
        if fault is not None and not may_know(table.game.sees(player), hand_audience(taken.gnome)):
            fault["reason"] = ""  # it may name cards
        return Noted(number, "decided", entry.gnome, entry.by or None, None, _said(table, taken, player), None, fault)
    if isinstance(entry, Handed):
        return Noted(number, "handed", entry.gnome, entry.by, entry.bot, None, None, None)
    return Noted(number, "taken_back", None, entry.by, None, None, entry.to, None)


def origin_of(table: Table, player: str | None) -> Origin:
    """Return where the facts of a table begin, as a player may know it."""
    game = table.game
    brought = [
        Brought(game.gnomes[taken.gnome], by or None, _said(table, taken, player), taken.facts)
        for taken, by in table.brought
    ]
    return Origin(game.start_facts, game.start_view(player), tuple(brought))


def _said(table: Table, taken: Taken, player: str | None) -> Said:
    """Return a decision for the wire, without cards that the reader may not know."""
    return said_of(taken.decision, hidden=not table.game.may_know(taken, player))
