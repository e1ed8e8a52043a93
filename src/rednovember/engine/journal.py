"""The journal, where the engine writes facts. `Journal` keeps none, `Counters` counts them, `Record` keeps all."""

from mypy_extensions import i64

from rednovember.engine.facts import FACTS
from rednovember.engine.state import State


class Journal:
    """A journal that keeps nothing, for rollouts."""

    def follow(self, state: State) -> None:
        """Take the state that the next facts are about. `start` calls it when play begins."""

    def note(self, fact: i64, a: i64, b: i64, c: i64) -> None:
        """Write a fact."""


class Counters(Journal):
    """A journal that counts the facts of each kind, for simulations."""

    def __init__(self) -> None:
        self.counts: list[int] = [0] * len(FACTS)

    def note(self, fact: i64, a: i64, b: i64, c: i64) -> None:
        self.counts[fact] += 1


class Record(Journal):
    """A journal that keeps every fact as (kind, a, b, c)."""

    def __init__(self) -> None:
        self.facts: list[tuple[int, int, int, int]] = []

    def copy(self) -> "Record":
        """Return an independent copy."""
        return restored(self.facts[:])

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.facts,)

    def note(self, fact: i64, a: i64, b: i64, c: i64) -> None:
        self.facts.append((fact, a, b, c))


def restored(facts: list[tuple[int, int, int, int]]) -> Record:
    """Return a full journal that holds these facts; used by pickle."""
    record = Record()
    record.facts = facts
    return record
