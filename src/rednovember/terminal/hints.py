"""Hints about unused items in hand that would help: once per turn."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from rednovember.table import Choices, Table, about
from rednovember.table.choices import Deed, Foreseen, Tool
from rednovember.terminal.notes import fraction, percent
from rednovember.terminal.now import now
from rednovember.terminal.rehearsing import choices_at, foreseen, rehearsed
from rednovember.terminal.screen import Screen
from rednovember.words import Words


def turn_of(table: Table) -> object:
    """Return the table's current turn; it changes with an undo."""
    view = now(table).view
    return table.line, view.active, next(gnome.time for gnome in view.gnomes if gnome.name == view.active)


def gain(table: Table, item: Tool, decision: str) -> Fraction:
    """Return what an item would add to the chance of an action, if used first."""
    trial = table.rehearsal()
    before = foreseen(trial, decision)
    if before is None or before.success is None or not rehearsed(trial, item.use.decision.text):
        return Fraction()
    after = foreseen(trial, decision)
    return Fraction() if after is None else fraction(after.success or (0, 1)) - fraction(before.success)


def helpers(found: Choices, action: str | None) -> Iterator[Tool]:
    """Yield the items in hand that help an action. Grog has a price, so not drinking is no oversight."""
    for tool in found.tools:
        if not tool.drinks and any(one.action == action for one in tool.helps):
            yield tool


class Hints:
    """Prints what would help, each item once per turn and action."""

    def __init__(self, words: Words, screen: Screen) -> None:
        self.words = words
        self.screen = screen
        self.silent = False  # off while somebody who knows the items is followed: the adviser, or a lesson
        self._told: set[object] = set()

    def when_listed(self, table: Table) -> None:
        """Print hints below the list, for what can be fixed here."""
        found = choices_at(table)
        for deed in found.deeds if found is not None else ():
            if deed.row[0].success is not None and to_be_fixed(table, deed):
                self.tell(table, deed.row[0], "hint-listed")

    def before_acting(self, table: Table, one: Foreseen) -> None:
        """Print hints before an action."""
        if one.success is not None:
            self.tell(table, one, "hint-acting")

    def tell(self, table: Table, one: Foreseen, message: str) -> None:
        """Name each item that would raise the chance, unless it has been named before."""
        found, action = None if self.silent else choices_at(table), one.decision.action
        for tool in helpers(found, action) if found is not None else ():
            key = (turn_of(table), action, tool.item)
            more = gain(table, tool, one.decision.text)
            if more > 0 and key not in self._told:
                self._told.add(key)
                self.screen.say(
                    self.words.text(
                        message,
                        **self.words.named("item", "item", tool.item),
                        percent=percent(more),
                        action=self.words.action(action or ""),
                        use=tool.use.decision.text,
                    ),
                    "dim",
                )


def to_be_fixed(table: Table, deed: Deed) -> bool:
    """Return whether there is something to fix: a room's own action may have nothing to do."""
    return bool(deed.mends) or deed.action not in about(table).boat.places
