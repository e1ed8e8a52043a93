"""Estimates with their intervals, computed from sums only, so that a file of any length is read once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple, TypeVar

from rednovember.lab.stats import LEVEL, quantile, wilson

FEWEST: Final = 30  # rows; the least for a mean or a slope with the normal interval
Ranked = TypeVar("Ranked")


class Estimate(NamedTuple):
    """A value and its interval."""

    value: float
    low: float
    high: float

    @property
    def sign(self) -> int:
        """1 or -1 if the interval lies on one side of 0; 0 if it contains 0."""
        return (self.low > 0) - (self.high < 0)

    def scaled(self, factor: float) -> Estimate:
        """Return the estimate in other units."""
        return Estimate(*(factor * part for part in self))

    def widened(self, factor: float) -> Estimate:
        """Return the same value with a wider interval."""
        value, low, high = self
        return Estimate(value, value - factor * (value - low), value + factor * (high - value))

    def apart(self, other: Estimate) -> bool:
        """Return whether the intervals don't overlap: then the order isn't due to chance."""
        return self.low > other.high or other.low > self.high


class Rate(NamedTuple):
    """So many of so many. They aren't integers where games that share their luck count for less than one each."""

    seen: float
    of: float

    @property
    def value(self) -> float:
        """The share; 0 if there are none."""
        return self.seen / self.of if self.of else 0.0

    def estimate(self, level: float = LEVEL) -> Estimate:
        """Return the rate with Wilson's interval."""
        return Estimate(self.value, *wilson(self.seen, self.of, level))


class Moments(NamedTuple):
    """The sums of x and y over n rows that are otherwise alike. y is 0 or 1, so its squares have the same sum."""

    n: float
    x: float
    y: float
    xx: float
    xy: float


def level_for(claims: int, level: float = LEVEL) -> float:
    """Return the level of each of several intervals for all of them to hold together (Bonferroni)."""
    return 1 - (1 - level) / max(1, claims)


def leaders(order: Sequence[Ranked], apart: Callable[[Ranked, Ranked], bool]) -> list[Ranked]:
    """Return the first of an order, and all others that can't be told from it: one of them is truly the first.

    If the true first is missing, it was wrongly told from another. So with n ranked ones n - 1 comparisons can go
    wrong, in any order: `level_for(n - 1)` is the level of each.
    """
    return [*order[:1], *(other for other in order[1:] if not apart(order[0], other))]


def difference(a: Rate, b: Rate, level: float = LEVEL) -> Estimate:
    """Return the rate of a minus that of b, of independent games: Newcombe 1998, method 10."""
    one, other = a.estimate(level), b.estimate(level)
    value = one.value - other.value
    down = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    up = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Estimate(value, max(-1.0, value - down), min(1.0, value + up))


def lead(first: float, second: float, of: float, level: float = LEVEL) -> Estimate:
    """Return the share of one outcome minus that of another, of the same games: no game can have both."""
    gap = (first - second) / of
    spread = quantile(level) * sqrt(max(0.0, (first + second) / of - gap**2) / of)
    return Estimate(gap, gap - spread, gap + spread)


def mean(n: float, total: float, squares: float, level: float = LEVEL) -> Estimate | None:
    """Return the mean of n values, from their sum and the sum of their squares; None for fewer than two."""
    if n < 2:
        return None
    middle = total / n
    spread = quantile(level) * sqrt(max(0.0, squares - n * middle**2) / (n - 1) / n)
    return Estimate(middle, middle - spread, middle + spread)


def slope(strata: Iterable[Moments], level: float = LEVEL) -> Estimate | None:
    """Return how much y changes per unit of x, among rows that are otherwise alike: strata are never compared.

    Least squares with an intercept for each stratum. None if x doesn't vary.
    """
    rows, groups, sxx, sxy, syy = 0.0, 0, 0.0, 0.0, 0.0
    for n, x, y, xx, xy in strata:
        if n:
            rows, groups = rows + n, groups + 1
            sxx, sxy, syy = sxx + xx - x * x / n, sxy + xy - x * y / n, syy + y - y * y / n
    freedom = rows - groups - 1
    if freedom < 1 or sxx <= 1e-9 * max(1, rows):
        return None
    value = sxy / sxx
    spread = quantile(level) * sqrt(max(0.0, syy - value * sxy) / freedom / sxx)
    return Estimate(value, value - spread, value + spread)


class Arm(NamedTuple):
    """n values of one kind of row: their sum and the sum of their squares."""

    n: int
    total: float
    squares: float


def matched(pairs: Sequence[tuple[Arm, Arm]], level: float = LEVEL) -> Estimate | None:
    """Return the mean of the first arm minus that of the second, over pairs of arms that are otherwise alike.

    Pairs are weighted by the rows of their first arm: this is the effect in the cases in which the first was chosen.
    A pair with fewer than two rows in an arm doesn't count.
    """
    used = [(a, b) for a, b in pairs if a.n > 1 and b.n > 1]
    rows = sum(a.n for a, _ in used)
    if not rows:
        return None
    value = sum(a.n * (a.total / a.n - b.total / b.n) for a, b in used) / rows
    spread = sum((a.n / rows) ** 2 * (squared_error(a) + squared_error(b)) for a, b in used)
    half = quantile(level) * sqrt(spread)
    return Estimate(value, value - half, value + half)


def squared_error(arm: Arm) -> float:
    """Return the square of the standard error of an arm's mean."""
    return max(0.0, arm.squares - arm.total**2 / arm.n) / (arm.n - 1) / arm.n
