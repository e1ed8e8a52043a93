"""Compare two crews, or one crew under two sets of rules, on the same seeds."""

from dataclasses import dataclass, replace
from typing import Any

from rednovember.lab.errors import LabError, Unfinished
from rednovember.lab.run import Progress, Run, run
from rednovember.lab.settle import ALIKE, A, B, Settling
from rednovember.lab.setup import Setup
from rednovember.lab.simulate import Results, Sums, about
from rednovember.lab.stats import LEVEL, mcnemar, paired_interval


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two crews' games in pairs with the same seeds.

    `settling` is the sequential test, if the run was to stop when settled: then only its results are reported.
    """

    a: Results
    b: Results
    run: Run
    settling: Settling | None = None

    @property
    def sums(self) -> tuple[Sums, Sums]:
        """Each crew's results. If the run could stop early, the intervals allow for that."""
        settling = self.settling is not None
        return replace(self.a.sums, settling=settling), replace(self.b.sums, settling=settling)

    @property
    def table(self) -> tuple[int, int, int, int]:
        """How many games both won, only a, only b, neither."""
        pairs = [(left.rescued, right.rescued) for left, right in zip(self.a.games, self.b.games, strict=True)]
        both, neither = pairs.count((True, True)), pairs.count((False, False))
        return both, pairs.count((True, False)), pairs.count((False, True)), neither

    @property
    def difference(self) -> float:
        """The rescue rate of a minus that of b."""
        return self.a.rate - self.b.rate

    @property
    def interval(self) -> tuple[float, float]:
        """Newcombe's paired interval for the difference, or that of the sequential test."""
        if self.settling is not None:
            return self.settling.interval
        return paired_interval(*self.table)

    @property
    def p(self) -> float:
        """McNemar's test of the pairs that differ, or its counterpart of the sequential test."""
        if self.settling is not None:
            return self.settling.p
        return mcnemar(*self.table[1:3])

    @property
    def better(self) -> str | None:
        """The crew that is shown to be better, "a" or "b"; None if chance may explain the difference."""
        if self.settling is not None:
            return None if self.settling.answer == ALIKE else self.settling.answer
        if self.p >= 1 - LEVEL:
            return None
        return A if self.difference > 0 else B

    def as_json(self) -> dict[str, Any]:
        """Return everything as plain data."""
        both, only_a, only_b, neither = self.table
        settling, rules = self.settling, self.b.setup.rules()
        a, b = self.sums
        more: dict[str, Any] = {}
        if self.b.setup.rules_named != self.a.setup.rules_named:
            more["b_rules"] = {"edition": rules.edition, "options": dict(rules.options), "board": rules.board_id}
        if settling is not None:
            more["settled"] = settling.answer
            more["margin"] = settling.margin
        return {
            **about(a, self.run),
            "a": a.as_json(),
            "b": b.as_json(),
            "both": both,
            "only_a": only_a,
            "only_b": only_b,
            "neither": neither,
            "difference": self.difference,
            "interval": list(self.interval),
            "p": self.p,
            "better": self.better,
            **more,
        }


def compare(
    a: Setup,
    b: Setup,
    *,
    games: int,
    seed: int,
    workers: int | None = None,
    progress: Progress | None = None,
    cluster: str | None = None,
    margin: float | None = None,
) -> Comparison:
    """Play so many games with each crew, both on the same seeds.

    Ctrl-C keeps the finished pairs, and so does whatever raises `Unfinished`. With a `margin` the run stops as soon
    as it is settled which crew is better, or that the rates differ by less.
    """
    if len(a.crew) != len(b.crew):
        raise LabError("lab-sizes", a=a.title, b=b.title, gnomes_a=len(a.crew), gnomes_b=len(b.crew))
    settling = None if margin is None else Settling(margin)
    settled = None if settling is None else settling.add
    played = run([a, b], seed, games, workers, progress, cluster=cluster, settled=settled)
    found = Comparison(
        Results(a, seed, tuple(left for left, _ in played.rounds)),
        Results(b, seed, tuple(right for _, right in played.rounds)),
        played,
        settling,
    )
    if played.broken is not None:
        raise Unfinished(played.broken, found)
    return found
