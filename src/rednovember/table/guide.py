"""Lessons: a table whose game is known in advance, and a guide who says at each step what to do and why.

A lesson is a logbook in the package. In its moves `# @ID` is a remark, a message of the catalogue. It belongs to the
next line; after the last line it closes the lesson. Each line of decisions is a step. The learner controls the first
gnome; the guide plays the steps of the others.
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
    """A gnome's decisions that belong together, and the remarks before them, by message id."""

    gnome: str
    decisions: tuple[str, ...]
    remarks: tuple[str, ...]


class Move(NamedTuple):
    """One decision of a lesson: its step, its gnome, and its notation."""

    step: int
    gnome: str
    decision: str


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: message ids of its title and summary, the learner, the start as a logbook, and the steps.

    `closing` are the remarks at the end.
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
        """Every decision from start to end, the learner's and the others'."""
        steps = enumerate(self.steps)
        return tuple(Move(number, step.gnome, decision) for number, step in steps for decision in step.decisions)

    def table(self, entries: Iterable[Entry] = ()) -> Table:
        """Create a table for the lesson, with the entries that were made there before."""
        return table_of(self.start, entries)


@dataclass(frozen=True, slots=True)
class Remark:
    """A remark of the guide: a message of the catalogue and its arguments."""

    id: str
    args: dict[str, int | str]

    def told(self, words: Words) -> str:
        """Return the remark in a language."""
        return words.text(self.id, **self.args)


def lessons() -> tuple[Lesson, ...]:
    """Return all lessons, the first one to play first."""
    return tuple(lesson(name) for name in NAMES)


@cache
def lesson(name: str) -> Lesson:
    """Return a lesson by its id. Raises `TableError` if there is none."""
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
    """Return the steps of a log, and the remarks after the last one."""
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
    """The guide at a lesson's table. It keeps no state: the number of decisions that stand says where the lesson is."""

    def __init__(self, lesson: Lesson, table: Table) -> None:
        self.lesson = lesson
        self.table = table

    @property
    def place(self) -> int:
        """The number of the lesson's decisions that have been made."""
        return len(self.table.history)

    @property
    def finished(self) -> bool:
        """Whether all steps are done."""
        return self.place >= len(self.lesson.moves)

    @property
    def number(self) -> int:
        """The number of the current step, from 0 on; the number of steps when all are done."""
        return len(self.lesson.steps) if self.finished else self.lesson.moves[self.place].step

    @property
    def step(self) -> Step | None:
        """The current step."""
        return None if self.finished else self.lesson.steps[self.number]

    @property
    def expects_learner(self) -> bool:
        """Whether the learner has to do something now."""
        return self.step is not None and self.table.awaited == self.lesson.learner

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """The guide's remarks on this step, or at the end."""
        step, args = self.step, self.arguments()
        return tuple(Remark(name, args) for name in (self.lesson.closing if step is None else step.remarks))

    @property
    def wanted(self) -> tuple[str, ...]:
        """What is left of this step, in notation: the learner's decisions, or those that the guide will make."""
        return tuple(move.decision for move in self.lesson.moves[self.place :] if move.step == self.number)

    def is_wanted(self, decisions: Sequence[str]) -> bool:
        """Return whether these are the learner's next decisions: a part of a step, or several."""
        if not decisions or not self.expects_learner:
            return False
        ahead = self.lesson.moves[self.place : self.place + len(decisions)]
        said = [(self.table.decides, str(self.table.game.parse(decision))) for decision in decisions]
        return said == [(move.gnome, move.decision) for move in ahead]

    def check(self, decisions: Sequence[str]) -> None:
        """Raise `TableError` for decisions that aren't the lesson's next ones."""
        if not self.is_wanted(decisions):
            raise TableError("learn-wanted", wanted="; ".join(self.wanted))

    def decide(self, decision: str, *, number: int | None = None) -> None:
        """Make a decision of the learner's, if it is the lesson's next one."""
        self.table.expects(number)
        self.check([decision])
        self.table.decide(self.lesson.learner, decision)

    def follow(self, steps: int | None = None) -> int:
        """Play the others' steps until the learner has to decide, at most so many. Returns their number."""
        taken = 0
        while self.step is not None and not self.expects_learner and taken != steps:
            for decision in self.wanted:
                self.table.decide(self.table.awaited or "", decision)
            taken += 1
        return taken

    def arguments(self) -> dict[str, int | str]:
        """Return the arguments that every remark may use, from the current position."""
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
        """Return minutes, bonus and chance of the next action."""
        game = self.table.game
        found = game.parse(self.wanted[0]) if self.wanted else None
        if found is None or found.minutes is None or not game.is_legal(found):
            return {"minutes": 0, "bonus": 0, "chance": 0}
        action = action_of(found.codes[0])
        added = int(bonus(game.rules, game.state.used, action)) if action < DRAW else 0
        odds = forecast_one(game.state, found.codes).success
        return {"minutes": found.minutes, "bonus": added, "chance": 0 if odds is None else int(100 * odds)}
