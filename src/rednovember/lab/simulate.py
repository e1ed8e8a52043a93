"""Many games of one crew, and their results."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from rednovember.engine.ids import REASON_NAMES
from rednovember.lab.errors import Unfinished
from rednovember.lab.play import Faults, Played
from rednovember.lab.run import Progress, Run, run
from rednovember.lab.settle import rate_always
from rednovember.lab.setup import Setup
from rednovember.lab.stats import LEVEL, wilson


@dataclass(frozen=True, slots=True)
class Sums:
    """A crew's results: everything that a summary needs, without the games."""

    setup: Setup
    seed: int
    count: int = 0
    rescued: int = 0
    losses: dict[str, int] = field(default_factory=dict)  # the number of games lost for each reason
    all_turns: int = 0
    all_deaths: int = 0
    faults: list[Faults] = field(default_factory=list)  # each bot's faults, with the first reason
    settling: bool = False  # whether the results could end the run

    @property
    def rate(self) -> float:
        """The rescue rate."""
        return self.rescued / self.count if self.count else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval for it, or one that is valid whenever a run stops."""
        return (rate_always if self.settling else wilson)(self.rescued, self.count)

    @property
    def turns(self) -> float:
        """Turns per game."""
        return self.all_turns / self.count if self.count else 0.0

    @property
    def deaths(self) -> float:
        """Dead gnomes per game."""
        return self.all_deaths / self.count if self.count else 0.0

    def as_json(self) -> dict[str, Any]:
        """Return the crew's results as plain data."""
        return {
            "crew": list(self.setup.crew),
            "rescued": self.rescued,
            "rate": self.rate,
            "interval": list(self.interval),
            "losses": self.losses,
            "turns": self.turns,
            "deaths": self.deaths,
            "faults": [{"bot": bot, "times": times, "reason": reason} for bot, times, reason, _ in self.faults],
        }


@dataclass(frozen=True, slots=True)
class Results:
    """The games of one crew, in order."""

    setup: Setup
    seed: int
    games: tuple[Played, ...]

    @property
    def sums(self) -> Sums:
        """Their results."""
        found = Counter(game.reason for game in self.games)
        return Sums(
            self.setup,
            self.seed,
            count=len(self.games),
            rescued=self.rescued,
            losses={reason: found[reason] for reason in REASON_NAMES},
            all_turns=sum(game.turns for game in self.games),
            all_deaths=sum(game.deaths for game in self.games),
            faults=self.faults,
        )

    @property
    def rescued(self) -> int:
        """The number of rescues."""
        return sum(game.rescued for game in self.games)

    @property
    def rate(self) -> float:
        """Their share."""
        return self.sums.rate

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval for it."""
        return self.sums.interval

    @property
    def losses(self) -> dict[str, int]:
        """The number of games lost for each reason."""
        return self.sums.losses

    @property
    def turns(self) -> float:
        """Turns per game."""
        return self.sums.turns

    @property
    def deaths(self) -> float:
        """Dead gnomes per game."""
        return self.sums.deaths

    @property
    def faults(self) -> list[Faults]:
        """Each bot's faults, with the first reason."""
        found: dict[str, Faults] = {}
        for game in self.games:
            for fault in game.faults:
                before = found.get(fault.bot, fault._replace(times=0))
                found[fault.bot] = before._replace(times=before.times + fault.times)
        return list(found.values())


@dataclass(frozen=True, slots=True)
class Simulation:
    """A run of one crew: its results, and how the run went."""

    results: Results
    run: Run

    @property
    def sums(self) -> Sums:
        """The crew's results."""
        return self.results.sums

    def as_json(self) -> dict[str, Any]:
        """Return everything as plain data."""
        return {**about(self.sums, self.run), **self.sums.as_json()}


def about(sums: Sums, played: Run) -> dict[str, Any]:
    """Return what runs of one crew and of several have in common, as plain data."""
    rules = sums.setup.rules()
    return {
        "seed": sums.seed,
        "gnomes": len(sums.setup.crew),
        "edition": rules.edition,
        "options": dict(rules.options),
        "board": rules.board_id,
        "wanted": played.wanted,
        "games": sums.count,
        "interrupted": played.interrupted or played.broken is not None,
        "level": LEVEL,
        "workers": played.workers,
        "seconds": played.seconds,
        "games_per_second": played.speed,
    }


def simulate(
    setup: Setup,
    *,
    games: int,
    seed: int,
    workers: int | None = None,
    progress: Progress | None = None,
    cluster: str | None = None,
) -> Simulation:
    """Play games of a crew on all cores, or with so many workers; the same seed gives the same games.

    A bot with a budget in milliseconds may still play differently each time. Ctrl-C keeps what is finished; so does
    whatever raises `Unfinished`.
    """
    played = run([setup], seed, games, workers, progress, cluster=cluster)
    found = Simulation(Results(setup, seed, tuple(game for (game,) in played.rounds)), played)
    if played.broken is not None:
        raise Unfinished(played.broken, found)
    return found
