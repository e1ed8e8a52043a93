"""Compare two crews, or one crew under two sets of rules, on the same seeds."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rednovember.lab.errors import LabError, Unfinished
from rednovember.lab.run import Progress, Round, Rounds, Run, Stretch, checked_workers, play_all
from rednovember.lab.sequential_test import ALIKE, A, B, Settling
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
    rounds: Sequence[Round]
    run: Run
    settling: Settling | None = None

    @property
    def table(self) -> tuple[int, int, int, int]:
        """How many games both won, only a, only b, neither."""
        pairs = [(left.rescued, right.rescued) for left, right in self.rounds]
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
        more: dict[str, Any] = {}
        if self.b.setup.rules_named != self.a.setup.rules_named:
            more["b_rules"] = {"edition": rules.edition, "options": dict(rules.options), "board": rules.board_id}
        if settling is not None:
            more["settled"] = settling.answer
            more["margin"] = settling.margin
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
    run, rounds = Run(games, checked_workers(games, workers), crews=2), InOrder(settling)
    play_all(Rounds((a, b), seed), [(0, games)], run, rounds.take, progress, cluster)
    rounds.finish()
    run.played = len(rounds.rounds)
    left, right = (results_of(setup, seed, rounds, side) for side, setup in enumerate((a, b)))
    found = Comparison(left, right, rounds.rounds, run, settling)
    if run.broken is not None:
        raise Unfinished(run.broken, found) if run.done else run.broken
    return found


@dataclass(slots=True)
class InOrder:
    """The rounds of a run in order, whichever worker was first, as far as the sequential test needs them."""

    settling: Settling | None
    rounds: list[Round] = field(default_factory=list)
    waiting: dict[int, list[Round]] = field(default_factory=dict)  # batches that have come before earlier ones

    def take(self, batch: Stretch, played: list[Round]) -> bool:
        """Take a batch. Returns whether the question is settled: then the run ends with the rounds so far."""
        self.waiting[batch[0]] = played
        while len(self.rounds) in self.waiting:
            for one in self.waiting.pop(len(self.rounds)):
                self.rounds.append(one)
                if self.settling is not None and self.settling.add(one):
                    self.waiting.clear()
                    return True
        return False

    def finish(self) -> None:
        """Take what is left of a run that has ended early. The sequential test allows no gaps."""
        if self.settling is None:
            self.rounds += [one for first in sorted(self.waiting) for one in self.waiting[first]]
        self.waiting.clear()


def results_of(setup: Setup, seed: int, played: InOrder, side: int) -> Results:
    """Return one crew's results. If the run could stop early, the interval allows for that."""
    sums = Sums()
    for number, one in enumerate(played.rounds):
        sums.add(number, one[side])
    return replace(sums.results(setup, seed), settling=played.settling is not None)
