"""The sequential test: its error rates by simulation, its intervals, and runs that stop when it has an answer."""

import json
import random
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from rednovember.cli import main
from rednovember.lab.compare import Comparison, compare
from rednovember.lab.errors import LabError
from rednovember.lab.report import digits_beside, finding_lines
from rednovember.lab.sequential_test import (
    ALIKE,
    MIXED_SIGN,
    OF_RATE,
    OF_SIGN,
    A,
    B,
    Settling,
    always,
    lead,
    rate_always,
)
from rednovember.lab.setup import make_setup
from rednovember.lab.stats import LEVEL
from rednovember.words import Words

RUNS = 200
MARGIN = 0.1
# Of RUNS runs with an error in 5 of 100 more than this many err in one of a hundred thousand: the tests hold for good.
MOST_ERRORS = 25


def settled(lot: random.Random, only_a: float, only_b: float, both: float, most: int) -> Settling:
    """A made-up run: pairs with these chances, until there is an answer."""
    test = Settling(MARGIN)
    for _ in range(most):
        fell = lot.random()
        a = fell < only_a or fell >= 1 - both
        b = only_a <= fell < only_a + only_b or fell >= 1 - both
        if test.see(a, b):
            break
    return test


@pytest.mark.parametrize("differ", [0.05, 0.3, 0.9])
def test_crews_that_are_alike_are_seldom_called_different(differ: float) -> None:
    lot = random.Random(1)
    found = [settled(lot, differ / 2, differ / 2, 0.05, 1000) for _ in range(RUNS)]
    assert sum(test.answer in (A, B) for test in found) <= MOST_ERRORS
    if differ < 0.5:
        assert sum(test.answer == ALIKE for test in found) > RUNS // 2  # it does come to an end


@pytest.mark.parametrize(("differ", "margin"), [(0.15, MARGIN), (0.3, -MARGIN), (0.9, MARGIN)])
def test_crews_that_differ_by_the_margin_are_seldom_called_alike_or_the_wrong_way_round(
    differ: float, margin: float
) -> None:
    lot = random.Random(2)
    only_a = (differ + margin) / 2
    found = [settled(lot, only_a, differ - only_a, 0.05, 1200) for _ in range(RUNS)]
    right = A if margin > 0 else B
    assert sum(test.answer not in (right, None) for test in found) <= MOST_ERRORS
    assert sum(test.answer == right for test in found) > RUNS // 2


def test_the_interval_holds_at_whichever_pair_a_run_stops() -> None:
    lot, missed, true = random.Random(3), 0, 0.08
    for _ in range(RUNS):
        test = settled(lot, 0.24, 0.16, 0.3, 1000)
        low, high = test.interval
        missed += not low <= true <= high
        if test.answer is not None:
            assert (low > 0, high < 0, -MARGIN < low < high < MARGIN)[(A, B, ALIKE).index(test.answer)]
    assert missed <= MOST_ERRORS


def test_the_rates_of_both_crews_have_intervals_that_hold_when_luck_has_stopped_the_run() -> None:
    lot, missed = random.Random(5), [0, 0, 0]
    for _ in range(RUNS):
        test, a, b = Settling(MARGIN), 0, 0
        while test.answer is None and test.pairs < 600:
            saved = lot.random() < 0.4, lot.random() < 0.3
            a, b = a + saved[0], b + saved[1]
            test.see(*saved)
        for crew, (k, true) in enumerate([(a, 0.4), (b, 0.3)]):
            low, high = rate_always(k, test.pairs)
            missed[crew] += not low <= true <= high
        missed[2] += test.p < 0.05 and a < b
    assert max(missed) <= MOST_ERRORS


def test_crews_that_are_alike_seldom_have_a_small_p_at_any_time() -> None:
    lot, small = random.Random(6), 0
    for _ in range(RUNS):
        test = Settling(MARGIN)
        for _ in range(400):
            a = lot.random() < 0.5
            test.see(a, not a)
        assert 0 < test.p <= 1
        assert test.led == pytest.approx(lead(test.only_a, 400, 0.5, MIXED_SIGN))
        small += test.p < 0.05
    assert 0 < small <= MOST_ERRORS


def test_a_great_difference_is_settled_soon_and_a_small_one_late() -> None:
    lot = random.Random(4)
    soon = [settled(lot, 0.5, 0.01, 0.2, 10_000).pairs for _ in range(20)]
    late = [settled(lot, 0.25, 0.15, 0.2, 10_000).pairs for _ in range(20)]
    assert max(soon) < 60 < sorted(late)[10]


def test_what_can_be_known_without_pairs_is_nothing() -> None:
    assert Settling(0.01).interval == (-1, 1)
    assert always(0, 0, 0.05, 1) == (0, 1)
    low, high = always(0, 1000, 0.05, 0.5)
    assert low == 0 < high < 0.02
    assert always(1000, 1000, 0.05, 0.5) == pytest.approx((1 - high, 1))
    assert pytest.approx(1 - LEVEL) == OF_RATE + OF_SIGN
    assert lead(5, 10, 0.5, 10) < 0 < lead(10, 10, 0.1, 10)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_comparison_stops_when_it_is_settled_at_the_same_pair_for_any_number_of_workers(workers: int) -> None:
    bosun, chance = make_setup("bosun", gnomes=3), make_setup("random", gnomes=3)
    found = compare(bosun, chance, games=5000, seed=1, workers=workers, margin=0.02)
    assert found.settling is not None
    assert (found.settling.answer, found.better, found.run.interrupted) == (A, "a", False)
    assert len(found.rounds) == found.b.count == found.settling.pairs == found.run.done < 200
    assert found.table[1:3] == (found.settling.only_a, found.settling.only_b)
    assert found.interval[0] > 0
    whole = compare(bosun, chance, games=found.settling.pairs, seed=1, workers=1)
    assert [replace(one, settling=True) for one in (whole.a, whole.b)] == [found.a, found.b]
    assert whole.rounds == found.rounds
    told = found.as_json()
    assert (told["settled"], told["margin"], told["games"], told["wanted"]) == ("a", 0.02, found.settling.pairs, 5000)
    assert told["p"] == found.settling.p < OF_SIGN
    for side, fixed in (
        (told["a"], whole.a),
        (told["b"], whole.b),
    ):  # wider than for a number of games known beforehand
        assert side["interval"][0] <= fixed.interval[0] <= side["rate"] <= fixed.interval[1] < side["interval"][1]


def test_a_crew_is_compared_with_itself_by_other_rules() -> None:
    usual, harder = make_setup("bosun"), make_setup("bosun", options={"opening_events": True}, edition="first")
    found = compare(usual, harder, games=4, seed=1, workers=1).as_json()
    assert found["b_rules"]["edition"] == "first"
    assert found["b_rules"]["options"]["opening_events"] is True
    assert (found["edition"], found["options"]["opening_events"]) == ("revised", False)
    with pytest.raises(LabError, match="crews of the same size"):
        compare(usual, make_setup("bosun", gnomes=5), games=4, seed=1)


def test_the_command_says_in_words_what_was_settled(capsys: pytest.CaptureFixture[str]) -> None:
    run = ("--seed", "1", "--workers", "1", "--gnomes", "3")
    assert main(["compare", "bosun", "random", *run]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-4].startswith("A − B: +")
    assert lines[-4].endswith(", valid however early a run stops)")
    assert lines[-3] == "Settled: A is better."
    pairs = lines[0].split()[0]
    assert lines[-2].startswith(
        f"The run stopped at that point, after {pairs} of at most 100,000 games each; all intervals"
    )
    assert main(["compare", "bosun", "random", "--settle", *run]) == 0  # what it does anyway
    assert capsys.readouterr().out.splitlines()[:-1] == lines[:-1]
    assert main(["compare", "random", "--b-edition", "first", "--margin", "90", *run]) == 0
    told = capsys.readouterr().out
    assert "A: random [revised]: rescued " in told
    assert "B: random [first]: rescued " in told
    assert "Settled: they differ by less than 90 points." in told
    options = ("--option", "opening_events", "--b-option", "remove_respites", "--b-option", "opening_events=false")
    assert main(["compare", "bosun", *options, "--all", "--games", "3", *run, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    chosen = [found["options"], found["b_rules"]["options"]]
    assert [(one["opening_events"], one["remove_respites"]) for one in chosen] == [(True, False), (False, True)]
    assert ("settled" in found, found["wanted"]) == (False, 3)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ["bosun"],
            "rednovember: name a second crew, or what is different for B (--b-edition, --b-option, --b-board)\n",
        ),
        (["bosun", "--b-board", "nowhere"], "rednovember: there is no board ‘nowhere’"),
        (["bosun", "--b-option", "crazy"], "rednovember: there is no option ‘crazy’"),
    ],
)
def test_a_comparison_with_nothing_is_refused(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compare", *arguments, "--games", "2"]) == 2
    assert capsys.readouterr().err.startswith(told)


def test_all_games_are_played_if_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    run = ("compare", "bosun", "random", "--seed", "1", "--workers", "1", "--gnomes", "3", "--games", "60")
    assert main([*run, "--json"]) == 0
    few = json.loads(capsys.readouterr().out)
    assert main([*run, "--all", "--json"]) == 0
    all_of_them = json.loads(capsys.readouterr().out)
    assert (few["wanted"], all_of_them["wanted"]) == (60, 60)
    assert few["games"] < all_of_them["games"] == 60
    assert (few["settled"], "settled" in all_of_them) == ("a", False)
    assert main([*run, "--all"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-2] == "A is better."
    assert lines[-3].endswith(" (McNemar)")
    with pytest.raises(SystemExit):
        main([*run, "--all", "--margin", "1"])
    assert "argument --margin: not allowed with argument --all" in capsys.readouterr().err


def test_a_run_too_short_for_an_answer_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "bosun", "bosun", "--seed", "1", "--workers", "1", "--games", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-2] == "Not settled yet: either may be better, or they differ by less than 2 points."


@pytest.mark.parametrize("points", ["0", "-1", "101", "many", "nan"])
def test_a_margin_is_a_number_of_points(points: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["compare", "bosun", "random", "--margin", points])
    assert "should be a number above 0 and up to 100, in points" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("bounds", "limits", "digits"),
    [
        ((0.0004, 0.122), [0.0], 2),
        ((-0.122, -0.00004), [0.0], 3),
        ((-0.01, 0.122), [0.0], 1),
        ((0.0, 0.1), [0.0], 1),
        ((-0.0698, 0.06996), [0.0, 0.07, -0.07], 3),
    ],
)
def test_a_bound_has_digits_enough_to_show_on_which_side_of_a_limit_it_lies(
    bounds: tuple[float, float], limits: list[float], digits: int
) -> None:
    assert digits_beside(bounds, limits) == digits


def test_what_is_settled_does_not_seem_to_leave_no_difference_possible() -> None:
    """Pairs that differ, won by A until it is just settled: the interval's end lies close to 0."""
    test = Settling(0.02)
    while not test.see(test.pairs % 3 != 2, test.pairs % 3 == 2):
        pass
    found = SimpleNamespace(settling=test, interval=(0.0004, 0.1216), difference=0.0613, run=SimpleNamespace(wanted=9))
    lines = finding_lines(Words("en"), cast(Comparison, found))
    assert lines[0].startswith("A − B: +6.13 points (95% interval +0.04 to +12.16, ")
    assert lines[1] == "Settled: A is better."
