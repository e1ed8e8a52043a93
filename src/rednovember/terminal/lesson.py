"""A guided session: the lesson says what to do, Enter does it, and nothing else is possible."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from typing import Final

from rednovember.interrupts import Interrupts
from rednovember.table import Guide, Lesson, Table, read_decision, words_of
from rednovember.table.guide import Remark
from rednovember.terminal.choices import choices
from rednovember.terminal.plan_notation import fold
from rednovember.terminal.plans import TypedPlan
from rednovember.terminal.saving import Saver
from rednovember.terminal.screen import Screen
from rednovember.terminal.session import Session
from rednovember.terminal.setup import PreparedTable

WIDEST: Final = 100  # longer lines are hard to read
MARGIN: Final = ("| ", "│ ")


class LessonSession(Session):
    """A session with a guide."""

    def __init__(self, lesson: Lesson, screen: Screen, interrupts: Interrupts, language: str = "en") -> None:
        table = lesson.table()
        super().__init__(PreparedTable(table), screen, words_of(table, language), Saver(table), interrupts)
        self.guide = Guide(lesson, table)
        self.audience = lesson.learner
        self.hints.silent = True  # the guide knows the items
        self._said = -1  # the step of the latest remarks

    # Output.

    def ready(self) -> None:
        """Make the choices known by number, but list them only with `list`, to leave room for the boat."""
        self.listed = choices(self.table, self.words)

    def introduce(self) -> None:
        """Print all of a step's remarks but the last one before the boat is shown."""
        if self._said != self.guide.number:
            self.say_remarks(self.guide.remarks[:-1])

    def remark(self) -> None:
        """Print the guide's remarks on a new step, unless `introduce` has printed them."""
        if self._said == self.guide.number:
            return
        self._said = self.guide.number
        asks = self.guide.expects_learner
        remarks = self.guide.remarks
        self.say_remarks(remarks[-1:] if asks else remarks, asks=asks)
        if remarks and not asks and not self.guide.finished:
            self.screen.say()  # the others' decisions follow at once

    def repeat(self) -> None:
        self._said = -1
        self.introduce()
        self.remark()

    def say_remarks(self, remarks: Sequence[Remark], *, asks: bool = False) -> None:
        """Print remarks in paragraphs; the last one, which says what to do, stands out."""
        for remark in remarks:
            self.screen.say()
            *paragraphs, last = remark.told(self.words).split("\n\n")
            for part in paragraphs:
                self.say_part(part)
            self.say_part(last, "heading" if asks else "")

    def say_part(self, text: str, style: str = "") -> None:
        """Print a paragraph with a margin that sets it apart from the story; without one for screen readers."""
        margin = "" if self.screen.as_list else MARGIN[self.screen.unicode]
        width = min(WIDEST, self.screen.width - 1) - len(margin)
        for line in textwrap.wrap(re.sub(r"[ \n]+", " ", text), width, break_on_hyphens=False):
            self.screen.write(self.screen.styled(margin, "active") + self.screen.styled(line, style))

    # Decisions.

    @property
    def only(self) -> str:
        """What the lesson wants now, as typed."""
        wanted = [read_decision(self.table, decision) for decision in self.guide.wanted]
        return "; ".join(fold(self.table, wanted)) if wanted and self.guide.expects_learner else ""

    def allows(self, trial: Table, plan: TypedPlan) -> bool:
        """Return whether the lesson wants this."""
        if Guide(self.guide.lesson, trial).is_wanted(plan.decisions):
            return True
        self.screen.say(self.words.text("learn-wanted", wanted=self.only))
        return False

    def refuse(self, line: str, atom: str, planned: list[str], start: int) -> None:
        """Print why not, and what the lesson wants instead."""
        super().refuse(line, atom, planned, start)
        if self.only:
            self.screen.say(self.words.text("learn-instead", wanted=self.only))

    def take_back(self) -> list[str] | None:
        """Undo the last line; the guide's remarks there are printed again."""
        self._said = -1
        return super().take_back()
