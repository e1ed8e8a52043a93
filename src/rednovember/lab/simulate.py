"""Many games of one crew, and their results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any

from rednovember.engine.ids import REASON_NAMES
from rednovember.lab.errors import Unfinished
from rednovember.lab.play import Faults, Played
from rednovember.lab.rows import Counting, Rows
from rednovember.lab.run import Progress, Run, Stretch, checked_workers, play_all
from rednovember.lab.sequential_test import rate_always
from rednovember.lab.setup import Setup
from rednovember.lab.stats import LEVEL, wilson


@dataclass(frozen=True, slots=True)
class Results:
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


@dataclass(slots=True)
class Sums:
    """Adds games up as they come, in any order."""

    count: int = 0
    turns: int = 0
    deaths: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    faults: list[tuple[int, tuple[Faults, ...]]] = field(default_factory=list)  # with the number of the game

    def add(self, number: int, game: Played) -> None:
        """Add the game with this number."""
        self.count += 1
        self.turns += game.turns
        self.deaths += game.deaths
        self.reasons[game.reason] += 1
        if game.faults:
            self.faults.append((number, game.faults))

    def results(self, setup: Setup, seed: int) -> Results:
        """Return the results so far."""
        return Results(
            setup,
            seed,
            count=self.count,
            rescued=self.reasons[""],
            losses={reason: self.reasons[reason] for reason in REASON_NAMES},
            all_turns=self.turns,
            all_deaths=self.deaths,
            faults=added(fault for _, faults in sorted(self.faults, key=itemgetter(0)) for fault in faults),
        )


def added(faults: Iterable[Faults]) -> list[Faults]:
    """Return the faults of many games bot by bot, each with its first reason."""
    found: dict[str, Faults] = {}
    for fault in faults:
        before = found.get(fault.bot, fault._replace(times=0))
        found[fault.bot] = before._replace(times=before.times + fault.times)
    return list(found.values())


@dataclass(frozen=True, slots=True)
class Simulation:
    """A run of one crew: its results, with those of earlier runs if it is saved, and how the run went."""

    results: Results
    run: Run

    def as_json(self) -> dict[str, Any]:
        """Return everything as plain data."""
        saved = {} if self.run.kept is None else {"kept": self.run.kept}
        return {**about(self.results, self.run), **self.results.as_json(), **saved}


def about(results: Results, played: Run) -> dict[str, Any]:
    """Return what runs of one crew and of several have in common, as plain data."""
    rules = results.setup.rules()
    return {
        "seed": results.seed,
        "gnomes": len(results.setup.crew),
        "edition": rules.edition,
        "options": dict(rules.options),
        "board": rules.board_id,
        "wanted": played.wanted,
        "games": results.count,
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
    sink: Callable[[Rows], None] | None = None,
) -> Simulation:
    """Play games of a crew on all cores, or with so many workers; the same seed gives the same games.

    `sink` gets the rows of the games as they come, in any order; `record` saves them. A bot with a budget in
    milliseconds may still play differently each time. Ctrl-C keeps what is finished; so does whatever raises
    `Unfinished`.
    """
    run, sums = Run(games, checked_workers(games, workers)), Sums()

    def take(_: Stretch, rows: Rows) -> bool:
        for number, game in enumerate(rows.results(), rows.first):
            sums.add(number, game)
        if sink is not None:
            sink(rows)
        return False

    play_all(Counting(setup, seed), [(0, games)], run, take, progress, cluster)
    found = Simulation(sums.results(setup, seed), run)
    if run.broken is not None:
        raise Unfinished(run.broken, found) if run.done else run.broken
    return found
