"""The journal: where facts go. This one forgets them; `Counters` counts, `Record` keeps them in full."""

from mypy_extensions import i64

from rednovember.engine.facts import FACTS

EVERYONE = 0xFF  # an audience is a mask of gnomes


class Journal:
    """The silent journal, for rollouts."""

    def note(self, fact: i64, a: i64, b: i64, c: i64) -> None:
        """Something that everyone may know has happened."""

    def secret(self, audience: i64, fact: i64, a: i64, b: i64, c: i64) -> None:
        """The same, but only these gnomes may know the third parameter."""


class Counters(Journal):
    """Counts the facts of each kind, for simulations."""

    def __init__(self) -> None:
        self.counts: list[int] = [0] * len(FACTS)

    def note(self, fact: i64, a: i64, b: i64, c: i64) -> None:
        self.counts[fact] += 1

    def secret(self, audience: i64, fact: i64, a: i64, b: i64, c: i64) -> None:
        self.counts[fact] += 1


class Record(Journal):
    """Keeps every fact as (kind, a, b, c, audience)."""

    def __init__(self) -> None:
        self.facts: list[tuple[int, int, int, int, int]] = []

    def copy(self) -> "Record":
        """The same facts, to go on from."""
        return restored(self.facts[:])

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.facts,)

    def note(self, fact: i64, a: i64, b: i64, c: i64) -> None:
        self.facts.append((fact, a, b, c, EVERYONE))

    def secret(self, audience: i64, fact: i64, a: i64, b: i64, c: i64) -> None:
        self.facts.append((fact, a, b, c, audience))


def restored(facts: list[tuple[int, int, int, int, int]]) -> Record:
    """A record that holds these facts."""
    record = Record()
    record.facts = facts
    return record
