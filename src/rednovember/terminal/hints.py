"""Items that lie unused in hand while they would help: told once in a turn."""

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
    """The turn that a table is at; another one after something was taken back."""
    view = now(table).view
    return table.line, view.active, next(gnome.time for gnome in view.gnomes if gnome.name == view.active)


def gain(table: Table, item: Tool, decision: str) -> Fraction:
    """What an item would add to the chance of an action, if it were used first."""
    trial = table.rehearsal()
    before = foreseen(trial, decision)
    if before is None or before.success is None or not rehearsed(trial, item.use.decision.text):
        return Fraction()
    after = foreseen(trial, decision)
    return Fraction() if after is None else fraction(after.success or (0, 1)) - fraction(before.success)


def helpers(found: Choices, action: str | None) -> Iterator[Tool]:
    """The items in hand that help an action. Grog has its price: not to drink is no oversight."""
    for tool in found.tools:
        if not tool.drinks and any(one.action == action for one in tool.helps):
            yield tool


class Hints:
    """Says what would help, each item once in a turn for an action."""

    def __init__(self, words: Words, screen: Screen) -> None:
        self.words = words
        self.screen = screen
        self.silent = False  # while somebody who has thought of the items is followed: the adviser, or a lesson
        self._told: set[object] = set()

    def when_listed(self, table: Table) -> None:
        """Below the list: for what is to be fixed here."""
        found = choices_at(table)
        for deed in found.deeds if found is not None else ():
            if deed.row[0].success is not None and to_be_fixed(table, deed):
                self.tell(table, deed.row[0], "hint-listed")

    def before_acting(self, table: Table, one: Foreseen) -> None:
        """Beside an action that is about to be taken."""
        if one.success is not None:
            self.tell(table, one, "hint-acting")

    def tell(self, table: Table, one: Foreseen, message: str) -> None:
        """Name each item that would raise the chance, unless it was named before."""
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
    """Whether there is something to fix: a room's own action can be taken for nothing."""
    return bool(deed.mends) or deed.action not in about(table).boat.places
