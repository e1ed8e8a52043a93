"""Exhaustive luck: everything that can happen, each with its exact probability.

`each_outcome(run)` calls `run(luck)` again and again until luck has answered in every way. `run` must begin from the
same state each time (so it works on a copy), and should end soon: a `StopAt` journal can end it.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TypeVar

from mypy_extensions import i64

from rednovember.engine.ids import DIE_SIDES
from rednovember.engine.journal import EVERYONE, Record
from rednovember.engine.luck import OWN_NUMBER, Luck
from rednovember.engine.ruleset import Ruleset

Result = TypeVar("Result")


class Stopped(Exception):  # noqa: N818 - a signal, not an error
    """What `StopAt` raises when a run has come far enough."""


class StopAt(Record):
    """A record that ends the run, by raising `Stopped`, when one of these facts is noted."""

    def __init__(self, stops: list[int]) -> None:
        super().__init__()
        self.stops = stops

    def note(self, fact: i64, a: i64, b: i64, c: i64) -> None:
        self.facts.append((fact, a, b, c, EVERYONE))
        if fact in self.stops:
            raise Stopped


class ExhaustiveLuck(Luck):
    """Answers along a path, then always with the first answer; it notes the weights of all answers on the way.

    Equal cards of a pile are one answer that weighs as much as they are many.
    """

    def __init__(self, path: list[int]) -> None:
        self.faint_number: i64 = OWN_NUMBER
        self.path = path
        self.weights: list[list[int]] = []

    def answer(self, weights: list[int]) -> i64:
        """The number of the answer to a question with these weights."""
        place = len(self.weights)
        self.weights.append(weights)
        if place == len(self.path):
            self.path.append(0)
        return self.path[place]

    def die(self, sides: i64) -> i64:
        """A number below `sides`, all equally likely."""
        return self.answer([1] * sides)

    def card(self, pile: list[int]) -> i64:
        """The place of a card in a sorted pile."""
        places: list[int] = []
        weights: list[int] = []
        for place, card in enumerate(pile):
            if place and card == pile[place - 1]:
                weights[-1] += 1
            else:
                places.append(place)
                weights.append(1)
        return places[self.answer(weights)]

    def setup(self, n: i64) -> i64:
        return self.die(n)

    def repair_die(self) -> i64:
        return self.die(DIE_SIDES) + 1

    def room_die(self) -> i64:
        return self.die(DIE_SIDES) + 1

    def event(self, rules: Ruleset, pile: list[int]) -> i64:
        return self.card(pile)

    def item(self, pile: list[int]) -> i64:
        return self.card(pile)

    def copy(self) -> Luck:
        other = ExhaustiveLuck(self.path[:])
        other.weights = self.weights[:]
        return other

    def probability(self) -> Fraction:
        """How likely all the answers so far are together."""
        out = Fraction(1)
        for answer, weights in zip(self.path, self.weights, strict=False):
            out *= Fraction(weights[answer], sum(weights))
        return out

    def next_path(self) -> list[int]:
        """The next answers to try, the last question's first; empty when all have been given."""
        path = self.path[: len(self.weights)]
        while path:
            if path[-1] + 1 < len(self.weights[len(path) - 1]):
                path[-1] += 1
                return path
            path.pop()
        return path


def each_outcome(run: Callable[[Luck], Result]) -> Iterator[tuple[Fraction, Result]]:
    """Every way that a run can go, with its probability; together they make 1."""
    path: list[int] = []
    while True:
        luck = ExhaustiveLuck(path)
        result = run(luck)
        yield luck.probability(), result
        path = luck.next_path()
        if not path:
            return


def odds(run: Callable[[Luck], bool]) -> Fraction:
    """The exact probability that a run says yes."""
    return sum((chance for chance, yes in each_outcome(run) if yes), Fraction(0))
