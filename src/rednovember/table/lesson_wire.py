"""Lessons on the wire: the list, the guide's remarks, and a table that accepts only the lesson's decisions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rednovember.bots.runner import Runner
from rednovember.table.description import TableError
from rednovember.table.entries import read_entry
from rednovember.table.guide import Guide, lesson, lessons
from rednovember.table.messages import VERSION, words_of
from rednovember.table.requests import Accepted, Control, Decide, Request
from rednovember.table.story import Reader
from rednovember.table.wire import Json, Wire, plain


@dataclass(frozen=True, slots=True)
class Offered:
    """A lesson: its title and summary in the reader's language, the learner, and the number of steps."""

    id: str
    title: str
    text: str
    learner: str
    steps: int


@dataclass(frozen=True, slots=True)
class Lessons:
    """All lessons, the first one to play first."""

    version: int
    lessons: tuple[Offered, ...]


@dataclass(frozen=True, slots=True)
class Spoken:
    """A remark of the guide: its message id and arguments, and its text in the reader's language.

    Line breaks in the text are spaces; an empty line separates paragraphs, and the last one says what to do.
    """

    id: str
    args: dict[str, int | str]
    text: str


@dataclass(frozen=True, slots=True)
class Guidance:
    """The state of a lesson: the step (from 0 on), the number of steps, the remarks, and the step's decisions.

    If `learner_decides` is false, the decisions are another gnome's, and the table makes them when it thinks.
    """

    version: int
    number: int
    lesson: str
    step: int
    steps: int
    finished: bool
    learner_decides: bool
    wanted: tuple[str, ...]
    remarks: tuple[Spoken, ...]


def offered(language: str = "en") -> Lessons:
    """Return the lessons in a language."""
    told = []
    for one in lessons():
        words = words_of(one.table(), language)
        told.append(Offered(one.id, words.text(one.title), words.text(one.text), one.learner, len(one.steps)))
    return Lessons(VERSION, tuple(told))


def guidance(guide: Guide, language: str = "en") -> Guidance:
    """Return the state of a lesson in a language."""
    words = words_of(guide.table, language)
    return Guidance(
        version=VERSION,
        number=guide.table.number,
        lesson=guide.lesson.id,
        step=guide.number,
        steps=len(guide.lesson.steps),
        finished=guide.finished,
        learner_decides=guide.expects_learner,
        wanted=guide.wanted,
        remarks=tuple(Spoken(remark.id, remark.args, remark.told(words)) for remark in guide.remarks),
    )


class LessonWire(Wire):
    """A lesson behind plain data."""

    def __init__(self, name: str, entries: Iterable[object] = ()) -> None:
        """Create a lesson's table, with the entries that `entries` returned."""
        chosen = lesson(name)
        self.table = chosen.table([read_entry(entry) for entry in entries])
        self.runner = Runner()
        self._guide = Guide(chosen, self.table)

    @staticmethod
    def lessons(language: str = "en") -> Json:
        """Return all lessons (`Lessons`)."""
        return plain(offered(language))

    def guide(self, language: str = "en") -> Json:
        """Return the guide's remarks (`Guidance`)."""
        return plain(guidance(self._guide, language))

    def think(self, most: int | None = None) -> int:
        """Play the others' steps until the learner has to decide, at most `most` of them. Returns their number."""
        return self._guide.follow(most)

    def _do(self, reader: Reader, request: Request) -> object:
        if isinstance(request, Control):
            raise TableError("learn-hand")
        if isinstance(request, Decide) and reader.player == self._guide.lesson.learner:
            self._guide.decide(request.decision, number=request.number)
            return Accepted(VERSION, self.table.number)
        return super()._do(reader, request)
