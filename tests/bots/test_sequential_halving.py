"""Sequential halving, with candidates whose worth is known."""

import random
from collections.abc import Callable

from rednovember.bots.captain.rollouts import RESCUED
from rednovember.bots.captain.sequential_halving import Budget, halve


def lottery(chances: list[float], seed: int = 1) -> tuple[Callable[[int, int], int], list[tuple[int, int]]]:
    """Candidates that win so often, and a record of who was asked with which luck."""
    asked: list[tuple[int, int]] = []

    def roll(candidate: int, number: int) -> int:
        asked.append((candidate, number))
        return RESCUED if random.Random(f"{seed} {candidate} {number}").random() < chances[candidate] else 0

    return roll, asked


def test_the_best_is_found() -> None:
    for seed in range(10):
        roll, _ = lottery([0.3, 0.35, 0.3, 0.7, 0.2, 0.4], seed)
        assert halve(6, roll, Budget(rollouts=1500))[0].number == 3


def test_a_clear_choice_is_settled_early() -> None:
    roll, asked = lottery([0.9, 0.1])
    assert halve(2, roll, Budget(rollouts=100_000))[0].number == 0
    assert len(asked) < 1000


def test_candidates_that_are_alike_are_settled_too() -> None:
    asked = 0

    def roll(candidate: int, number: int) -> int:
        nonlocal asked
        asked += 1
        return RESCUED // 2

    assert halve(8, roll, Budget(rollouts=10_000_000))[0].number == 0
    assert asked < 500_000


def test_all_meet_the_same_luck() -> None:
    roll, asked = lottery([0.5] * 5)
    halve(5, roll, Budget(rollouts=200))
    numbers = {number for _, number in asked}
    assert all((0, number) in asked for number in numbers)
    assert len(asked) == len(set(asked))


def test_a_budget_is_kept() -> None:
    for rollouts in (50, 300, 2000):
        roll, asked = lottery([0.5] * 20)
        halve(20, roll, Budget(rollouts=rollouts))
        assert len(asked) <= max(rollouts, 5 * 20)


def test_everybody_is_tried_even_with_the_least_budget() -> None:
    roll, asked = lottery([0.5] * 7)
    tallies = halve(7, roll, Budget(rollouts=1))
    assert {candidate for candidate, _ in asked} == set(range(7))
    assert sorted(tally.number for tally in tallies) == list(range(7))


def test_a_single_candidate_is_estimated() -> None:
    roll, _ = lottery([0.6])
    (tally,) = halve(1, roll, Budget(rollouts=500))
    assert tally.rolls == 500
    assert abs(tally.chance() - 0.6) < 4 * tally.chance_error()


def test_without_evidence_the_first_is_chosen() -> None:
    def roll(candidate: int, number: int) -> int:
        return 0

    assert halve(9, roll, Budget(rollouts=9))[0].number == 0
