"""What the players of the load test are told to do, and what they report. See load_players.py."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Mix:
    """What else happens beside decisions.

    `refused` is the share of requests that the server refuses, `away` the share of decisions after which the player's
    connection is lost for a moment: everyone at the table is told, twice.
    """

    refused: float = 0.0
    away: float = 0.0


@dataclass(frozen=True, slots=True)
class Order:
    """An order to play for `seconds`, with a decision per table every `every` seconds."""

    every: float
    seconds: float
    mix: Mix = Mix()


@dataclass(slots=True)
class Result:
    """The result: seconds from each decision to its acknowledgement, and until everyone had the message."""

    acknowledged: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    at: list[float] = field(default_factory=list)  # when they were told, by time.perf_counter
    errors: int = 0
    ended: int = 0  # games
    refused: int = 0  # requests that had to be refused
    away: int = 0  # players who left and came back
    received: int = 0  # bytes

    def add(self, other: Result) -> None:
        """Add another process's result."""
        self.acknowledged += other.acknowledged
        self.told += other.told
        self.at += other.at
        self.errors += other.errors
        self.ended += other.ended
        self.refused += other.refused
        self.away += other.away
        self.received += other.received
