"""Intervals and tests for rescue rates, with the standard library only."""

from math import comb, erfc, sqrt
from statistics import NormalDist
from typing import Final

LEVEL: Final = 0.95
MOST_EXACT: Final = 1000  # discordant pairs; above it the normal approximation agrees to three digits


def quantile(level: float) -> float:
    """Return how many standard deviations an interval of that level extends to either side."""
    return NormalDist().inv_cdf((1 + level) / 2)


def wilson(k: float, n: float, level: float = LEVEL) -> tuple[float, float]:
    """Return Wilson's score interval for a rate of k of n.

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]
    """
    if not 0 <= k <= n:
        raise ValueError(f"{k} of {n}")
    if n == 0:
        return 0.0, 1.0
    z = quantile(level)
    rate, share = k / n, z * z / n
    middle = (rate + share / 2) / (1 + share)
    half = z * sqrt(rate * (1 - rate) / n + share / (4 * n)) / (1 + share)
    low = 0.0 if k == 0 else max(0.0, middle - half)
    high = 1.0 if k == n else min(1.0, middle + half)
    return low, high


def mcnemar(b: int, c: int) -> float:
    """Return McNemar's p: two-sided, for b against c discordant pairs if both were equally likely.

    Exact (a sign test) up to `MOST_EXACT` pairs, then the normal approximation with continuity correction.
    """
    if b < 0 or c < 0:
        raise ValueError(f"{b} against {c}")
    pairs, fewer = b + c, min(b, c)
    if b == c:
        return 1.0
    if pairs > MOST_EXACT:
        return erfc((abs(b - c) - 1) / sqrt(2 * pairs))
    tail: int = sum(comb(pairs, k) for k in range(fewer + 1))
    return min(1.0, 2 * tail / (1 << pairs))


def paired_interval(both: int, only_a: int, only_b: int, neither: int, level: float = LEVEL) -> tuple[float, float]:
    """Return Newcombe's interval for the difference of two rates (a minus b) from the same pairs.

    The square-and-add interval of Newcombe 1998 (Statistics in Medicine 17, 2635-2650, method 10): Wilson's interval
    of each rate, combined with the correlation of the pairs. Unlike Wald's it stays within -1 to 1 and is valid if
    few pairs differ.
    """
    n = both + only_a + only_b + neither
    if n == 0:
        return -1.0, 1.0
    rate_a, rate_b = (both + only_a) / n, (both + only_b) / n
    low_a, high_a = wilson(both + only_a, n, level)
    low_b, high_b = wilson(both + only_b, n, level)
    phi = correlation(both, only_a, only_b, neither)
    below, above = rate_a - low_a, high_b - rate_b
    down = sqrt(max(0.0, below**2 - 2 * phi * below * above + above**2))
    above, below = high_a - rate_a, rate_b - low_b
    up = sqrt(max(0.0, above**2 - 2 * phi * above * below + below**2))
    difference = rate_a - rate_b
    return max(-1.0, difference - down), min(1.0, difference + up)


def correlation(both: int, only_a: int, only_b: int, neither: int) -> float:
    """Return phi of the four-fold table, with Newcombe's continuity correction; 0 if a margin is empty."""
    margins = (both + only_a) * (only_b + neither) * (both + only_b) * (only_a + neither)
    if margins == 0:
        return 0.0
    n = both + only_a + only_b + neither
    lead = float(both * neither - only_a * only_b)
    if lead > 0:
        lead = max(0.0, lead - n / 2)
    return lead / sqrt(margins)
