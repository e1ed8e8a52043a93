"""Sequential halving: find the best of several candidates with noisy trials."""

import math
from collections.abc import Callable
from time import perf_counter
from typing import Final, NamedTuple

from rednovember.bots.captain.rollouts import RESCUED

WORSE_BY_RANK: Final = 0.001  # the value of a place in the bosun's order, as a chance of rescue
PRIOR_SPREAD: Final = 0.05**2  # the prior spread of the candidates' values
LEAST_SPREAD: Final = 0.002  # the prior spread of a candidate's leads, while there are few trials
SURE: Final = 2.0  # standard errors that settle a choice
NO_MATTER: Final = 0.003  # candidates that differ by less count as equal
AT_LEAST: Final = 16  # trials before anything is settled


class Budget(NamedTuple):
    """The budget of a decision: milliseconds of wall time, or a number of rollouts (for repeatable games).

    It is a limit: a choice that is settled earlier is made earlier.
    """

    milliseconds: float = 0
    rollouts: int = 0

    def share(self, part: int) -> "Budget":
        """Return a fraction of it."""
        return Budget(self.milliseconds / part, max(1, self.rollouts // part) if self.rollouts else 0)


class TrialSums:
    """The results of a candidate's rollouts, and its leads over the first candidate with the same luck."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.rolls = 0
        self.worth = 0.0  # the sums of its rollouts' values, and of their squares
        self.squares = 0.0
        self.lead = 0.0  # the sums of its leads over the first candidate, and of their squares
        self.lead_squares = 0.0

    def add(self, worth: int, first: int) -> None:
        """Add a rollout, and the value of the first candidate's with the same luck."""
        share = worth / RESCUED
        lead = share - first / RESCUED
        self.rolls += 1
        self.worth += share
        self.squares += share * share
        self.lead += lead
        self.lead_squares += lead * lead

    def lead_error(self) -> float:
        """Return the standard error of its mean lead."""
        if not self.number:
            return 0.0
        mean = self.lead / self.rolls
        return math.sqrt(max(LEAST_SPREAD, self.lead_squares / self.rolls - mean * mean) / self.rolls)

    def expected_lead(self) -> float:
        """Return the expected lead over the first candidate: the rollouts combined with the bosun's order.

        The candidates come in the bosun's order, so each is expected to be a little worse than the one before; the
        more rollouts there are, the less that counts.
        """
        prior = -WORSE_BY_RANK * self.number
        if not self.rolls:
            return prior
        error = self.lead_error()
        trust = PRIOR_SPREAD / (PRIOR_SPREAD + error * error)
        return prior + trust * (self.lead / self.rolls - prior)

    def chance(self) -> float:
        """The chance of rescue, by its rollouts."""
        return max(0.0, self.worth / self.rolls) if self.rolls else 0.0

    def chance_error(self) -> float:
        """The standard error of that."""
        mean = self.chance()
        return math.sqrt(max(0.0, self.squares / self.rolls - mean * mean) / self.rolls) if self.rolls else 1.0


def settled(best: TrialSums, other: TrialSums) -> bool:
    """Return whether a candidate is certainly not better than the best one by a relevant amount."""
    error = math.hypot(best.lead_error(), other.lead_error())
    ahead = best.expected_lead() - other.expected_lead()
    return ahead + NO_MATTER > SURE * error


def halve(count: int, roll: Callable[[int, int], int], budget: Budget) -> list[TrialSums]:
    """Try all candidates, drop the worse half, try the rest more, until a choice is settled. Returns the best first.

    `roll(candidate, number)` plays a candidate out with the luck of that number, the same for all. The first
    candidate, the bosun's choice, stays to the end as the reference.
    """
    tallies = [TrialSums(number) for number in range(count)]
    first, rivals = tallies[0], tallies[1:]
    rounds = max(1, math.ceil(math.log2(count)))
    began, number = perf_counter(), 0
    for turn in range(rounds):
        deadline = began + budget.milliseconds / 1000 * (turn + 1) / rounds
        tries = max(1, budget.rollouts // (rounds * (1 + len(rivals)))) if budget.rollouts else 1 << 30
        for done in range(tries):
            if done and not budget.rollouts and perf_counter() >= deadline:
                break
            measure = roll(0, number)
            first.add(measure, measure)
            for tally in rivals:
                tally.add(roll(tally.number, number), measure)
            number += 1
            if number % AT_LEAST == 0 and count > 1:
                rivals = still_open(first, rivals)
                if not rivals:
                    return ranked(tallies)
        rivals.sort(key=TrialSums.expected_lead, reverse=True)
        rivals = rivals[: (len(rivals) + 1) // 2]
    return ranked(tallies)


def still_open(first: TrialSums, rivals: list[TrialSums]) -> list[TrialSums]:
    """Return the candidates that more rollouts could still move to the top or away from it."""
    best = max([first, *rivals], key=TrialSums.expected_lead)
    still = [rival for rival in rivals if rival is not best and not settled(best, rival)]
    return still if best is first or (not still and settled(best, first)) else [best, *still]


def ranked(tallies: list[TrialSums]) -> list[TrialSums]:
    """Return the best first: one of those tried longest, or the first candidate; the others by expectation."""
    most = max((tally.rolls for tally in tallies[1:]), default=0)
    finalists = [tally for tally in tallies if tally.number == 0 or tally.rolls == most]
    best = max(finalists, key=TrialSums.expected_lead)
    others = [tally for tally in tallies if tally is not best]
    return [best, *sorted(others, key=TrialSums.expected_lead, reverse=True)]
