"""A sequential test of pairs: it may be looked at after every pair, and the run may stop as soon as it has an answer.

Two crews play the same seeds. Of the pairs in which just one of them saves the boat, a saves a share p; such pairs are
a share q of all; so the rescue rates differ by q (2 p - 1). For each of the two shares there is an interval that holds
with its level for all pairs to come at once, not only for one look: the shares for which the likelihood has not fallen
too far behind that of a mixture of all shares (Robbins 1970, Annals of Mathematical Statistics 41, 1397-1409). As the
ratio of the two is a martingale if the share is the true one, it exceeds 1/alpha with a chance of at most alpha, ever.

The answer is that a is better, or b, when the interval of p leaves 1/2 behind; and that they are alike when that of the
difference lies within the margin. Crews that do not differ are called different in at most 5 runs of 100, and crews
that differ by the margin or more are called alike in at most 5 of 100, whenever one looks.

What such a run has seen when it stops is no fair sample: crews that were lucky stop it. Intervals made for a number of
games that was fixed beforehand do not hold for it; those of `always` do, for the rates of the two crews as well.
"""

from dataclasses import dataclass
from math import exp, lgamma, log
from typing import Final

from rednovember.lab.play import Round
from rednovember.lab.stats import LEVEL

A: Final = "a"
B: Final = "b"
ALIKE: Final = "alike"
OF_RATE: Final = 0.1 * (1 - LEVEL)  # what is set aside for the share of pairs that differ; p gets the rest
OF_SIGN: Final = 1 - LEVEL - OF_RATE
MIXED_SIGN: Final = 10.0  # mixtures are beta distributions: this one is narrow, for crews are mostly about as good
MIXED_RATE: Final = 0.5
LOOK: Final = 50  # pairs between two looks at the margin
HALVINGS: Final = 30  # of an interval in which a limit is sought


def log_beta(a: float, b: float) -> float:
    """The logarithm of the beta function."""
    return lgamma(a) + lgamma(b) - lgamma(a + b)


def lead(k: int, n: int, share: float, mixed: float) -> float:
    """By how much the mixture explains k of n better than this share does: the logarithm of their ratio."""
    mixture = log_beta(mixed + k, mixed + n - k) - log_beta(mixed, mixed)
    own = (k * log(share) if k else 0.0) + ((n - k) * log(1 - share) if n > k else 0.0)
    return mixture - own


def always(k: int, n: int, alpha: float, mixed: float) -> tuple[float, float]:
    """The shares that k of n leave possible: however long one goes on, the true one is ever left out with chance alpha.

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
    """The test under way. `margin` is the difference of rescue rates that would matter."""

    margin: float
    pairs: int = 0
    only_a: int = 0
    only_b: int = 0
    answer: str | None = None
    led: float = 0.0  # by how much the mixture explains the pairs better than crews that are alike: see `lead`
    strongest: float = 0.0  # the most that it ever was

    def add(self, played: Round) -> bool:
        """One more pair; whether there is an answer."""
        left, right = played
        return self.see(left.rescued, right.rescued)

    def see(self, a: bool, b: bool) -> bool:
        """One more pair, by who saved the boat; whether there is an answer."""
        self.pairs += 1
        if a != b:
            before, differ = self.only_a if a else self.only_b, self.only_a + self.only_b
            self.led += log(
                (MIXED_SIGN + before) / (2 * MIXED_SIGN + differ) / 0.5
            )  # what the mixture gave it, over 1/2
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
        """For the rescue rate of a less that of b: it holds however early or late one stops."""
        differ = self.only_a + self.only_b
        rates = always(differ, self.pairs, OF_RATE, MIXED_RATE)
        low, high = (2 * share - 1 for share in always(self.only_a, differ, OF_SIGN, MIXED_SIGN))
        return low * rates[0 if low > 0 else 1], high * rates[1 if high > 0 else 0]

    @property
    def p(self) -> float:
        """How likely crews that are alike ever seem so different, however long one goes on: at most this."""
        return exp(-self.strongest)


def rate_always(k: int, n: int) -> tuple[float, float]:
    """An interval for a rate of which k of n were seen, which holds however early or late one stops."""
    return always(k, n, 1 - LEVEL, MIXED_RATE)
