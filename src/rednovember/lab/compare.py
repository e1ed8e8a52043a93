"""Two crews on the same seeds: which is better, and by how much."""

from dataclasses import dataclass
from typing import Any, Final

from rednovember.lab.errors import LabError
from rednovember.lab.run import Progress, Run, run
from rednovember.lab.setup import Setup
from rednovember.lab.simulate import Results, about
from rednovember.lab.stats import LEVEL, mcnemar, paired_interval

A: Final = "a"
B: Final = "b"


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two crews' games, pair by pair: each pair began from the same seed."""

    a: Results
    b: Results
    run: Run

    @property
    def table(self) -> tuple[int, int, int, int]:
        """How many boats both saved, only a, only b, neither."""
        pairs = [(left.rescued, right.rescued) for left, right in zip(self.a.games, self.b.games, strict=True)]
        both, neither = pairs.count((True, True)), pairs.count((False, False))
        return both, pairs.count((True, False)), pairs.count((False, True)), neither

    @property
    def difference(self) -> float:
        """The rescue rate of a less that of b."""
        return self.a.rate - self.b.rate

    @property
    def interval(self) -> tuple[float, float]:
        """Newcombe's paired interval for the difference."""
        return paired_interval(*self.table)

    @property
    def p(self) -> float:
        """McNemar's test of the pairs that differ."""
        return mcnemar(*self.table[1:3])

    @property
    def better(self) -> str | None:
        """Which crew is shown to be better, "a" or "b"; None if chance may account for the difference."""
        if self.p >= 1 - LEVEL:
            return None
        return A if self.difference > 0 else B

    def as_json(self) -> dict[str, Any]:
        """Everything as plain data."""
        both, only_a, only_b, neither = self.table
        return {
            **about(self.a, self.run),
            "a": self.a.as_json(),
            "b": self.b.as_json(),
            "both": both,
            "only_a": only_a,
            "only_b": only_b,
            "neither": neither,
            "difference": self.difference,
            "interval": list(self.interval),
            "p": self.p,
            "better": self.better,
        }


def compare(
    a: Setup, b: Setup, *, games: int, seed: int, workers: int | None = None, progress: Progress | None = None
) -> Comparison:
    """Play so many games with each crew, both on the same seeds. Ctrl-C keeps the pairs that are finished."""
    if len(a.crew) != len(b.crew):
        raise LabError("lab-sizes", a=a.title, b=b.title, gnomes_a=len(a.crew), gnomes_b=len(b.crew))
    played = run([a, b], seed, games, workers, progress)
    return Comparison(
        Results(a, seed, tuple(left for left, _ in played.rounds)),
        Results(b, seed, tuple(right for _, right in played.rounds)),
        played,
    )
