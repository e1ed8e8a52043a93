"""Intervals and tests against values from the literature."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rednovember.lab.stats import MOST_EXACT, mcnemar, paired_interval, wilson

counts = st.integers(0, 400)


@pytest.mark.parametrize(
    ("k", "n", "level", "low", "high"),
    [
        (8, 10, 0.95, 0.4902, 0.9433),
        (81, 263, 0.95, 0.2553, 0.3662),  # Newcombe 1998, two-sided intervals for the single proportion
        (15, 148, 0.95, 0.0624, 0.1605),
        (0, 20, 0.95, 0.0, 0.1611),
        (1, 29, 0.95, 0.0061, 0.1718),
        (29, 29, 0.95, 0.8830, 1.0),
        (50, 100, 0.99, 0.3753, 0.6247),
    ],
)
def test_wilson(k: int, n: int, level: float, low: float, high: float) -> None:
    assert wilson(k, n, level) == pytest.approx((low, high), abs=0.0001)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0, 1)
    assert paired_interval(0, 0, 0, 0) == (-1, 1)
    assert mcnemar(0, 0) == 1


@pytest.mark.parametrize(("k", "n"), [(-1, 3), (4, 3)])
def test_more_rescues_than_games_are_a_mistake(k: int, n: int) -> None:
    with pytest.raises(ValueError, match="of 3"):
        wilson(k, n)


@given(counts, counts)
def test_wilson_holds_the_rate_and_mirrors(k: int, more: int) -> None:
    n = k + more
    low, high = wilson(k, n)
    assert 0 <= low <= high <= 1
    if n:
        assert low <= k / n <= high
        assert wilson(n - k, n) == pytest.approx((1 - high, 1 - low))


@pytest.mark.parametrize(
    ("b", "c", "p"),
    [(5, 5, 1.0), (0, 1, 1.0), (0, 5, 0.0625), (2, 12, 0.012939), (6, 16, 0.052479), (0, 30, 2 / 2**30)],
)
def test_mcnemar_is_the_exact_sign_test(b: int, c: int, p: float) -> None:
    assert mcnemar(b, c) == pytest.approx(p, rel=0.0001)
    assert mcnemar(c, b) == mcnemar(b, c)


@pytest.mark.parametrize("lead", [0, 2, 20, 60, 100])
def test_mcnemar_goes_over_smoothly_into_the_approximation(lead: int) -> None:
    half = MOST_EXACT // 2
    exact, approximate = (
        mcnemar(half + lead // 2, half - lead // 2),
        mcnemar(half + 1 + lead // 2, half + 1 - lead // 2),
    )
    assert approximate == pytest.approx(exact, rel=0.05)


@pytest.mark.parametrize(
    ("cells", "low", "high"),
    [
        ((36, 12, 2, 0), 0.0569, 0.3404),  # Newcombe 1998, paired data, method 10
        ((20, 12, 2, 16), 0.0562, 0.3292),
        ((0, 0, 0, 50), -0.0713, 0.0713),  # Wilson's of 0 in 50
    ],
)
def test_newcombe_for_pairs(cells: tuple[int, int, int, int], low: float, high: float) -> None:
    assert paired_interval(*cells) == pytest.approx((low, high), abs=0.0001)


@given(counts, counts, counts, counts)
def test_the_paired_interval_holds_the_difference_and_mirrors(both: int, a: int, b: int, neither: int) -> None:
    low, high = paired_interval(both, a, b, neither)
    n = both + a + b + neither
    assert -1 <= low <= high <= 1
    if n:
        assert low <= (a - b) / n <= high
    assert paired_interval(both, b, a, neither) == pytest.approx((-high, -low))
