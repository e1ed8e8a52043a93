"""A session that is guided: the lesson says what to do, Enter does it, and nothing else is played."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from typing import Final

from rednovember.interrupts import Interrupts
from rednovember.table import Guide, Lesson, Table, read_decision, words_of
from rednovember.table.guide import Remark
from rednovember.terminal.as_typed import fold
from rednovember.terminal.choices import choices
from rednovember.terminal.plans import Plan
from rednovember.terminal.saving import Saver
from rednovember.terminal.screen import Screen
from rednovember.terminal.session import Session
from rednovember.terminal.setup import Laid

WIDEST: Final = 100  # longer lines are hard to read
MARGIN: Final = ("| ", "│ ")


class LessonSession(Session):
    """A session with a guide at its side."""

    def __init__(self, lesson: Lesson, screen: Screen, interrupts: Interrupts, language: str = "en") -> None:
        table = lesson.table()
        super().__init__(Laid(table), screen, words_of(table, language), Saver(table), interrupts)
        self.guide = Guide(lesson, table)
        self.audience = lesson.learner
        self.hints.silent = True  # the guide has thought of the items
        self._said = -1  # the step whose remarks were made last

    # Showing.

    def ready(self) -> None:
        """What may be decided is understood by its number; it is listed by `list` only, to leave room for the boat."""
        self.listed = choices(self.table, self.words)

    def introduce(self) -> None:
        """Where a step has several remarks, those before the last are made before the boat is shown."""
        if self._said != self.guide.number:
            self.say_remarks(self.guide.remarks[:-1])

    def remark(self) -> None:
        """What the guide says to the step that begins; to one of the learner's it has been introduced."""
        if self._said == self.guide.number:
            return
        self._said = self.guide.number
        asks = self.guide.expects_learner
        remarks = self.guide.remarks
        self.say_remarks(remarks[-1:] if asks else remarks, asks=asks)
        if remarks and not asks and not self.guide.finished:
            self.screen.say()  # what the others do follows at once

    def repeat(self) -> None:
        self._said = -1
        self.introduce()
        self.remark()

    def say_remarks(self, remarks: Sequence[Remark], *, asks: bool = False) -> None:
        """Remarks in paragraphs; the last one, which says what to do, stands out."""
        for remark in remarks:
            self.screen.say()
            *paragraphs, last = remark.told(self.words).split("\n\n")
            for part in paragraphs:
                self.say_part(part)
            self.say_part(last, "heading" if asks else "")

    def say_part(self, text: str, style: str = "") -> None:
        """A paragraph with a margin that tells it from the story; for screen readers without."""
        margin = "" if self.screen.as_list else MARGIN[self.screen.unicode]
        width = min(WIDEST, self.screen.width - 1) - len(margin)
        for line in textwrap.wrap(re.sub(r"[ \n]+", " ", text), width, break_on_hyphens=False):
            self.screen.write(self.screen.styled(margin, "active") + self.screen.styled(line, style))

    # Deciding.

    @property
    def only(self) -> str:
        """What the lesson wants now, as it is typed."""
        wanted = [read_decision(self.table, decision) for decision in self.guide.wanted]
        return "; ".join(fold(self.table, wanted)) if wanted and self.guide.expects_learner else ""

    def allows(self, trial: Table, plan: Plan) -> bool:
        """Only what the lesson wants is taken."""
        if Guide(self.guide.lesson, trial).is_wanted(plan.decisions):
            return True
        self.screen.say(self.words.text("learn-wanted", wanted=self.only))
        return False

    def refuse(self, line: str, atom: str, planned: list[str], start: int) -> None:
        """Say why not, and what the lesson wants instead."""
        super().refuse(line, atom, planned, start)
        if self.only:
            self.screen.say(self.words.text("learn-instead", wanted=self.only))

    def take_back(self) -> list[str] | None:
        """Take back the last line; what the guide said there is said again."""
        self._said = -1
        return super().take_back()
