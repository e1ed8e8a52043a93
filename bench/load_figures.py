"""What came of the load: how long everybody has waited, and what it has cost. See load.py."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from load_players import Result
from stalls import Stretch, is_struck

LIMIT: Final = 0.1  # seconds at p99


def quantile(values: Sequence[float], part: float) -> float:
    """The value that such a part of them does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


def quantiles(values: Sequence[float]) -> list[tuple[str, float]]:
    """The usual ones."""
    return [(name, quantile(values, part)) for name, part in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1.0))]


@dataclass
class Figures:
    """What came of one stretch of time."""

    wanted: float  # decisions a second
    seconds: float
    cpu: float  # of the server
    players_cpu: float
    memory: list[float]
    result: Result
    taken: float = 0.0  # seconds of both cores in which the machine's host let others run
    stalls: list[Stretch] = field(default_factory=list)  # when it did so for long, and after it

    @property
    def rate(self) -> float:
        """Decisions a second that were made."""
        return len(self.result.told) / self.seconds

    @property
    def grown(self) -> float:
        """By which part memory has grown in the second half."""
        return self.memory[-1] / self.memory[len(self.memory) // 2] - 1 if self.memory else 0.0

    @property
    def held(self) -> bool:
        """Whether it was fast enough, and nothing went wrong."""
        return self.p99 <= LIMIT and not self.result.errors

    @property
    def p99(self) -> float:
        """From a decision to everybody."""
        return quantile(self.result.told, 0.99)

    @property
    def own_p99(self) -> float:
        """The same without what the machine's host is to blame for."""
        return quantile(self.unstruck, 0.99)

    @property
    def could_hold(self) -> bool:
        """Whether the server itself was fast enough, and nothing went wrong."""
        return self.own_p99 <= LIMIT and not self.result.errors

    @property
    def unstruck(self) -> list[float]:
        """From a decision to everybody, of those during which both cores were this machine's."""
        both = zip(self.result.told, self.result.at, strict=True)
        return [long for long, at in both if not is_struck(self.stalls, at - long, at)]

    def line(self) -> str:
        """In one line, for whoever waits."""
        told = " ".join(f"{name} {1000 * value:.0f}" for name, value in quantiles(self.result.told))
        each = 1000 * self.cpu / max(1, len(self.result.told))
        return (
            f"{self.wanted:.0f}/s wanted, {self.rate:.0f}/s made, to all watchers (ms): {told}; "
            f"server {self.cpu / self.seconds:.0%} of a core, {each:.2f} ms a decision; errors {self.result.errors}"
        )
