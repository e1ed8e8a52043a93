"""Sessions without a process of their own: somebody answers, or nobody is there to ask."""

import io
import re
from collections.abc import Mapping, Sequence
from typing import Any

from rednovember.interrupts import Interrupts
from rednovember.table import Table, table_of, words_of
from rednovember.terminal.commands import run_line
from rednovember.terminal.saving import Saver
from rednovember.terminal.screen import Screen
from rednovember.terminal.session import Session
from rednovember.terminal.setup import PreparedTable
from rednovember.words import Words
from tests.support import Gnome, position_game


def turns(text: str) -> list[tuple[str, int]]:
    """The turns that a text tells, in whatever wording: whose, and from which space."""
    words = Words()
    told = {"gnome": "GNOME", "space": "SPACE"}
    wordings = [words.worded("fact-turn_begins", each, told) for each in ("", *words.wordings("fact-turn_begins"))]
    patterns = [
        re.escape(each)
        .replace("GNOME", r"(?P<gnome>\w+)")
        .replace("SPACE", r"(?P<space>\d+)")
        .replace("minutes", "minutes?")
        for each in wordings
        if each.endswith(".")
    ]
    found = (re.fullmatch(pattern, line) for line in text.splitlines() for pattern in patterns)
    return [(each["gnome"], int(each["space"])) for each in found if each]


class Keyboard(io.StringIO):
    """Answers that are typed, as a terminal has them."""

    def isatty(self) -> bool:
        return True


class Sitting:
    """A session and what it shows. `answers` are typed at its questions; None is a pipe, where nobody is asked."""

    def __init__(self, table: Table, answers: Sequence[str] | None = None, *, as_list: bool = False) -> None:
        source = io.StringIO() if answers is None else Keyboard("".join(f"{answer}\n" for answer in answers))
        self.out = io.StringIO()
        self.table = table
        screen = Screen(source, self.out, as_list=as_list)
        self.session = Session(PreparedTable(table), screen, words_of(table), Saver(table), Interrupts())
        self.session.offer()
        self.first = self.out.getvalue()

    def says(self, line: str) -> str:
        """What a typed line brings, as it is shown; then the decisions are listed again if it decided something."""
        shown, number = len(self.out.getvalue()), self.table.number
        run_line(self.session, line)
        if self.table.number != number and not self.table.over and self.table.awaited is not None:
            self.session.offer()
        return self.out.getvalue()[shown:]

    @property
    def taken(self) -> list[str]:
        """The decisions that were taken."""
        return [standing.decision for standing in self.table.history]


def table_at(gnomes: Mapping[str, Gnome], *, players: Sequence[str] = ("Max",), **more: Any) -> Table:
    """A table at a position, led by one player unless others are named."""
    return table_of(position_game(gnomes, players=players, seed=5, **more).to_logbook())


def sitting(
    gnomes: Mapping[str, Gnome], answers: Sequence[str] | None = None, *, as_list: bool = False, **more: Any
) -> Sitting:
    """A session at a position."""
    return Sitting(table_at(gnomes, **more), answers, as_list=as_list)
