"""A sequential test of pairs: it may be checked after every pair, and the run may stop when it has an answer.

Two crews play the same seeds. Of the pairs that just one of them wins, a wins a share p. Such pairs are a share q of
all, so the rescue rates differ by q (2 p - 1). Each of the two shares has an interval that is valid at its level for
all pairs at once, not only at one time: the shares whose likelihood hasn't fallen too far behind that of a mixture of
all shares (Robbins 1970, Annals of Mathematical Statistics 41, 1397-1409). The ratio of the two is a martingale if
the share is the true one, so the chance that it ever exceeds 1/alpha is at most alpha.

The answer is that a is better, or b, when the interval of p excludes 1/2; and that they are equal when the interval
of the difference is within the margin. Equal crews are called different in at most 5 runs of 100, and crews that
differ by the margin or more are called equal in at most 5 of 100, whenever one checks.

The pairs of a run that stops early are not an unbiased sample: lucky crews stop it. Intervals for a fixed number of
games aren't valid for it; those of `always` are, for the rates of the two crews as well.
"""

from dataclasses import dataclass
from math import exp, lgamma, log
from typing import Final

from rednovember.lab.run import Round
from rednovember.lab.stats import LEVEL

A: Final = "a"
B: Final = "b"
ALIKE: Final = "alike"
OF_RATE: Final = 0.1 * (1 - LEVEL)  # the part of alpha for the share of pairs that differ; p gets the rest
OF_SIGN: Final = 1 - LEVEL - OF_RATE
MIXED_SIGN: Final = 10.0  # mixtures are beta distributions; narrow, because most crews are about equally good
MIXED_RATE: Final = 0.5
LOOK: Final = 50  # pairs between two checks of the margin
HALVINGS: Final = 30  # of an interval in which a limit is sought


def log_beta(a: float, b: float) -> float:
    """Return the logarithm of the beta function."""
    return lgamma(a) + lgamma(b) - lgamma(a + b)


def lead(k: int, n: int, share: float, mixed: float) -> float:
    """Return the log of the ratio of the mixture's likelihood to this share's, for k of n."""
    mixture = log_beta(mixed + k, mixed + n - k) - log_beta(mixed, mixed)
    own = (k * log(share) if k else 0.0) + ((n - k) * log(1 - share) if n > k else 0.0)
    return mixture - own


def always(k: int, n: int, alpha: float, mixed: float) -> tuple[float, float]:
    """Return the interval of shares for k of n: the chance that it ever excludes the true one is alpha.

    >>> [round(limit, 3) for limit in always(80, 100, 0.05, 10)]
    [0.623, 0.921]
    """
    most = -log(alpha)

    def limit(inside: float, outside: float) -> float:
        for _ in range(HALVINGS):
            middle = (inside + outside) / 2
            if lead(k, n, middle, mixed) < most:
                inside = middle
            else:
                outside = middle
        return outside

    seen = k / n if n else 0.5
    return 0.0 if k == 0 else limit(seen, 0.0), 1.0 if k == n else limit(seen, 1.0)


@dataclass(slots=True)
class Settling:
    """The test in progress. `margin` is the smallest difference of rescue rates that matters."""

    margin: float
    pairs: int = 0
    only_a: int = 0
    only_b: int = 0
    answer: str | None = None
    led: float = 0.0  # the log of the mixture's likelihood against equal crews: see `lead`
    strongest: float = 0.0  # its maximum so far

    def add(self, played: Round) -> bool:
        """Add a pair. Returns whether there is an answer."""
        left, right = played
        return self.see(left.rescued, right.rescued)

    def see(self, a: bool, b: bool) -> bool:
        """Add a pair by who won it. Returns whether there is an answer."""
        self.pairs += 1
        if a != b:
            before, differ = self.only_a if a else self.only_b, self.only_a + self.only_b
            self.led += log(
                (MIXED_SIGN + before) / (2 * MIXED_SIGN + differ) / 0.5
            )  # the mixture's probability for it, over 1/2
            self.strongest = max(self.strongest, self.led)
            self.only_a += a
            self.only_b += b
            if self.led >= -log(OF_SIGN):
                self.answer = A if self.only_a > self.only_b else B
        if self.answer is None and self.pairs % LOOK == 0:
            low, high = self.interval
            if -self.margin < low and high < self.margin:
                self.answer = ALIKE
        return self.answer is not None

    @property
    def interval(self) -> tuple[float, float]:
        """The interval for the rescue rate of a minus that of b, valid whenever one stops."""
        differ = self.only_a + self.only_b
        rates = always(differ, self.pairs, OF_RATE, MIXED_RATE)
        low, high = (2 * share - 1 for share in always(self.only_a, differ, OF_SIGN, MIXED_SIGN))
        return low * rates[0 if low > 0 else 1], high * rates[1 if high > 0 else 0]

    @property
    def p(self) -> float:
        """An upper bound for the chance that equal crews ever seem so different, however long one continues."""
        return exp(-self.strongest)


def rate_always(k: int, n: int) -> tuple[float, float]:
    """Return an interval for a rate of k of n, valid whenever one stops."""
    return always(k, n, 1 - LEVEL, MIXED_RATE)
