"""Exact odds: run something once for every possible answer of luck, with the probability of each run.

`each_outcome(run)` calls `run(luck)` until every possible answer has been given. `run` must start from the same state
each time, so it works on a copy. It should end early; a `StopAt` journal can end it.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TypeVar

from mypy_extensions import i64

from rednovember.engine.ids import DIE_SIDES
from rednovember.engine.journal import Record
from rednovember.engine.luck import OWN_NUMBER, Luck
from rednovember.engine.ruleset import Ruleset

Result = TypeVar("Result")


class Stopped(Exception):  # noqa: N818 - a signal, not an error
    """Raised by `StopAt` when a run has come far enough."""


class StopAt(Record):
    """A full journal that raises `Stopped` when a fact of one of these kinds is noted."""

    def __init__(self, stops: list[int]) -> None:
        super().__init__()
        self.stops = stops

    def note(self, fact: i64, a: i64, b: i64, c: i64) -> None:
        self.facts.append((fact, a, b, c))
        if fact in self.stops:
            raise Stopped


class ExhaustiveLuck(Luck):
    """Luck that gives the answers of a path, then always the first answer. It keeps the weights of all answers.

    Equal cards of a pile are one answer. Its weight is their number.
    """

    def __init__(self, path: list[int]) -> None:
        self.faint_number: i64 = OWN_NUMBER
        self.path = path
        self.weights: list[list[int]] = []

    def answer(self, weights: list[int]) -> i64:
        """Return the number of the answer to a question with these weights."""
        place = len(self.weights)
        self.weights.append(weights)
        if place == len(self.path):
            self.path.append(0)
        return self.path[place]

    def die(self, sides: i64) -> i64:
        """Return a number below `sides`, all equally likely."""
        return self.answer([1] * sides)

    def card(self, pile: list[int]) -> i64:
        """Return the place of a card in a sorted pile."""
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
        """Return the probability of all answers so far."""
        out = Fraction(1)
        for answer, weights in zip(self.path, self.weights, strict=False):
            out *= Fraction(weights[answer], sum(weights))
        return out

    def next_path(self) -> list[int]:
        """Return the next path to try, changing the last question first; empty if all have been tried."""
        path = self.path[: len(self.weights)]
        while path:
            if path[-1] + 1 < len(self.weights[len(path) - 1]):
                path[-1] += 1
                return path
            path.pop()
        return path


def each_outcome(run: Callable[[Luck], Result]) -> Iterator[tuple[Fraction, Result]]:
    """Yield the probability and the result of every possible run. The probabilities add up to 1."""
    path: list[int] = []
    while True:
        luck = ExhaustiveLuck(path)
        result = run(luck)
        yield luck.probability(), result
        path = luck.next_path()
        if not path:
            return


def odds(run: Callable[[Luck], bool]) -> Fraction:
    """Return the exact probability that a run returns true."""
    return sum((chance for chance, yes in each_outcome(run) if yes), Fraction(0))
