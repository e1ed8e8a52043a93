"""The figures of a load test: latencies and costs. See load.py."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from load_orders import Result
from stalls import Stretch, is_struck

LIMIT: Final = 0.1  # seconds at p99


def quantile(values: Sequence[float], part: float) -> float:
    """Return the quantile for this share."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


def quantiles(values: Sequence[float]) -> list[tuple[str, float]]:
    """Return p50, p95, p99 and the maximum."""
    return [(name, quantile(values, part)) for name, part in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1.0))]


def slope(values: Sequence[float]) -> float:
    """Return by how much values grow from one to the next: the slope of the line with the least squares.

    >>> slope([5.0, 7.0, 9.0])
    2.0
    """
    if len(values) < 2:
        return 0.0
    middle, mean = (len(values) - 1) / 2, sum(values) / len(values)
    spread = sum((place - middle) ** 2 for place in range(len(values)))
    return sum((place - middle) * (value - mean) for place, value in enumerate(values)) / spread


@dataclass
class Figures:
    """The figures of one period."""

    wanted: float  # decisions a second
    seconds: float
    cpu: float  # of the server
    players_cpu: float
    memory: list[float]
    result: Result
    taken: float = 0.0  # steal time of both cores, in seconds
    stalls: list[Stretch] = field(default_factory=list)  # long pauses, and the time to catch up
    starved: float = 0.0  # seconds in which the server's main thread waited for a core that others used

    @property
    def rate(self) -> float:
        """Decisions per second."""
        return len(self.result.told) / self.seconds

    @property
    def second_half(self) -> list[float]:
        """The memory in the second half, in MiB, a sample a second."""
        return self.memory[len(self.memory) // 2 :]

    @property
    def slope(self) -> float:
        """The growth of memory in the second half, in MiB a minute: that of the line that fits best."""
        return 60 * slope(self.second_half)

    @property
    def grown(self) -> float:
        """The growth of memory in the second half by that line, as a fraction."""
        half = self.second_half
        return self.slope * len(half) / 60 / half[0] if half else 0.0

    @property
    def held(self) -> bool:
        """Whether p99 was below the limit, without errors."""
        return self.p99 <= LIMIT and not self.result.errors

    @property
    def p99(self) -> float:
        """The 99th percentile from a decision to its last message, in seconds."""
        return quantile(self.result.told, 0.99)

    @property
    def own_p99(self) -> float:
        """The same without steal time."""
        return quantile(self.unstruck, 0.99)

    @property
    def could_hold(self) -> bool:
        """Whether p99 without steal time was below the limit, without errors."""
        return self.own_p99 <= LIMIT and not self.result.errors

    @property
    def unstruck(self) -> list[float]:
        """Latencies of the decisions during which there was no steal time."""
        both = zip(self.result.told, self.result.at, strict=True)
        return [long for long, at in both if not is_struck(self.stalls, at - long, at)]

    @property
    def told_memory(self) -> str:
        """The memory in the second half as text."""
        half = self.second_half
        return f"{min(half):.1f} to {max(half):.1f} MiB, {self.slope:+.2f} MiB a minute" if half else "not measured"

    def line(self) -> str:
        """Return one line of progress."""
        told = " ".join(f"{name} {1000 * value:.0f}" for name, value in quantiles(self.result.told))
        each = 1000 * self.cpu / max(1, len(self.result.told))
        return (
            f"{self.wanted:.0f}/s requested, {self.rate:.0f}/s achieved, to all watchers (ms): {told}; "
            f"server {self.cpu / self.seconds:.0%} of a core, waits for one {self.starved / self.seconds:.0%} of the "
            f"time, {each:.2f} ms a decision; errors {self.result.errors}; "
            f"memory in the second half {self.told_memory}"
        )
