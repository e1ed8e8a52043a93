"""Lessons: a table whose game is known to its end, and a guide who says at each step what to do and why.

A lesson is a logbook of the package. In its moves `# @ID` is a remark, a message of the catalogue: it belongs to the
line that follows, and behind the last line it closes the lesson. Each line of decisions is a step. Whoever learns
leads the first gnome; the guide takes the steps of the others.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from rednovember import data
from rednovember.engine.decoder import action_of
from rednovember.engine.ids import DRAW, TOKEN_NAMES
from rednovember.engine.items import bonus
from rednovember.errors import near
from rednovember.game.forecast import forecast_one
from rednovember.game.logbook import read_logbook, read_moves
from rednovember.table.description import TableError
from rednovember.table.entries import Entry
from rednovember.table.table import Table, table_of
from rednovember.words import Words

NAMES: Final = data.LESSONS
REMARK: Final = re.compile(r"#\s*@([a-z][a-z0-9-]*)")


@dataclass(frozen=True, slots=True)
class Step:
    """Decisions of a gnome that belong together, and the remarks that are made before them, by message id."""

    gnome: str
    decisions: tuple[str, ...]
    remarks: tuple[str, ...]


class Move(NamedTuple):
    """One decision of a lesson: of which step, whose, and in notation."""

    step: int
    gnome: str
    decision: str


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: message ids of its title and of what it is about, who learns, the start as a logbook, and the steps.

    `closing` are the remarks when all is done.
    """

    id: str
    title: str
    text: str
    learner: str
    start: str
    steps: tuple[Step, ...]
    closing: tuple[str, ...]

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every decision from the start to the end, the learner's and the others'."""
        steps = enumerate(self.steps)
        return tuple(Move(number, step.gnome, decision) for number, step in steps for decision in step.decisions)

    def table(self, entries: Iterable[Entry] = ()) -> Table:
        """A table laid for it, with what has been entered there before."""
        return table_of(self.start, entries)


@dataclass(frozen=True, slots=True)
class Remark:
    """Something that the guide says: a message of the catalogue and its arguments."""

    id: str
    args: dict[str, int | str]

    def told(self, words: Words) -> str:
        """The remark in a language."""
        return words.text(self.id, **self.args)


def lessons() -> tuple[Lesson, ...]:
    """All lessons, the one to begin with first."""
    return tuple(lesson(name) for name in NAMES)


@cache
def lesson(name: str) -> Lesson:
    """A lesson by its id. Refused with `TableError` if there is none."""
    if name not in NAMES:
        raise TableError("learn-lesson", lesson=name, nearest=near(name, NAMES), lessons=", ".join(NAMES))
    logbook = read_logbook(data.lesson(name))
    steps, closing = read_steps(logbook.moves)
    return Lesson(
        id=name,
        title=f"learn-{name}-title",
        text=f"learn-{name}-text",
        learner=logbook.game.crew.players[0],
        start=logbook.game.to_logbook(),
        steps=steps,
        closing=closing,
    )


def read_steps(moves: str) -> tuple[tuple[Step, ...], tuple[str, ...]]:
    """The steps of a log, and the remarks behind the last one."""
    steps: list[Step] = []
    remarks: list[str] = []
    for line in moves.splitlines():
        found = REMARK.fullmatch(line.strip())
        if found is not None:
            remarks.append(found[1])
        read = list(read_moves(line))
        if read:
            steps.append(Step(read[0][1], tuple(words for _, _, words, _ in read), tuple(remarks)))
            remarks = []
    return tuple(steps), tuple(remarks)


class Guide:
    """Goes with a lesson's table. It keeps nothing itself: where the lesson stands is how many decisions stand."""

    def __init__(self, lesson: Lesson, table: Table) -> None:
        self.lesson = lesson
        self.table = table

    @property
    def place(self) -> int:
        """How many of the lesson's decisions have been taken."""
        return len(self.table.history)

    @property
    def finished(self) -> bool:
        """Whether all steps are done."""
        return self.place >= len(self.lesson.moves)

    @property
    def number(self) -> int:
        """The number of the step that is being taken, from 0 on; that of steps when all are done."""
        return len(self.lesson.steps) if self.finished else self.lesson.moves[self.place].step

    @property
    def step(self) -> Step | None:
        """The step that is being taken."""
        return None if self.finished else self.lesson.steps[self.number]

    @property
    def expects_learner(self) -> bool:
        """Whether the learner has to do something now."""
        return self.step is not None and self.table.awaited == self.lesson.learner

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """What the guide says to this step, or at the end."""
        step, args = self.step, self.arguments()
        return tuple(Remark(name, args) for name in (self.lesson.closing if step is None else step.remarks))

    @property
    def wanted(self) -> tuple[str, ...]:
        """What is left of this step, in notation: the learner's, or one that the guide will take."""
        return tuple(move.decision for move in self.lesson.moves[self.place :] if move.step == self.number)

    def is_wanted(self, decisions: Sequence[str]) -> bool:
        """Whether these decisions are the learner's next ones, be it a part of a step or more than one."""
        if not decisions or not self.expects_learner:
            return False
        ahead = self.lesson.moves[self.place : self.place + len(decisions)]
        said = [(self.table.decides, str(self.table.game.parse(decision))) for decision in decisions]
        return said == [(move.gnome, move.decision) for move in ahead]

    def check(self, decisions: Sequence[str]) -> None:
        """Refuse with `TableError` what the lesson does not want now."""
        if not self.is_wanted(decisions):
            raise TableError("learn-wanted", wanted="; ".join(self.wanted))

    def decide(self, decision: str, *, number: int | None = None) -> None:
        """Take a decision of the learner's, if it is wanted."""
        self.table.expects(number)
        self.check([decision])
        self.table.decide(self.lesson.learner, decision)

    def follow(self, steps: int | None = None) -> int:
        """Take the steps of the others until the learner has to decide, or so many of them; how many there were."""
        taken = 0
        while self.step is not None and not self.expects_learner and taken != steps:
            for decision in self.wanted:
                self.table.decide(self.table.awaited or "", decision)
            taken += 1
        return taken

    def arguments(self) -> dict[str, int | str]:
        """What every remark may speak of, as things stand."""
        game = self.table.game
        view, rules = game.view(self.lesson.learner), game.rules
        own, mate, other = view.gnomes[:3]
        return {
            "gnome": own.name,
            "mate": mate.name,
            "other": other.name,
            "time": own.time,
            "mate_time": mate.time,
            "other_time": other.time,
            "ghost": view.ghost,
            "intoxication": own.intoxication,
            **view.tracks,
            **{token: view.tokens.get(token, 0) for token in TOKEN_NAMES},
            "end": int(rules.track_end),
            "star": int(rules.high_reset),
            "low_water": int(rules.low_water_minutes),
            "faint": int(rules.faint_minutes),
            **self._odds(),
        }

    def _odds(self) -> dict[str, int]:
        """Minutes, bonus and chance of the action that comes next."""
        game = self.table.game
        found = game.parse(self.wanted[0]) if self.wanted else None
        if found is None or found.minutes is None or not game.is_legal(found):
            return {"minutes": 0, "bonus": 0, "chance": 0}
        action = action_of(found.codes[0])
        added = int(bonus(game.rules, game.state.used, action)) if action < DRAW else 0
        odds = forecast_one(game.state, found.codes).success
        return {"minutes": found.minutes, "bonus": added, "chance": 0 if odds is None else int(100 * odds)}
