"""Many games of one crew, and what came of them."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from rednovember.engine.ids import REASON_NAMES
from rednovember.lab.play import Faults, Played
from rednovember.lab.run import Progress, Run, run
from rednovember.lab.setup import Setup
from rednovember.lab.stats import LEVEL, wilson


@dataclass(frozen=True, slots=True)
class Results:
    """The games of one crew, in order."""

    setup: Setup
    seed: int
    games: tuple[Played, ...]

    @property
    def rescued(self) -> int:
        """How many boats were saved."""
        return sum(game.rescued for game in self.games)

    @property
    def rate(self) -> float:
        """Their share."""
        return self.mean([game.rescued for game in self.games])

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval for it."""
        return wilson(self.rescued, len(self.games))

    @property
    def losses(self) -> dict[str, int]:
        """How many boats each reason lost."""
        found = Counter(game.reason for game in self.games)
        return {reason: found[reason] for reason in REASON_NAMES}

    @property
    def turns(self) -> float:
        """Turns a game."""
        return self.mean([game.turns for game in self.games])

    @property
    def deaths(self) -> float:
        """Dead gnomes a game."""
        return self.mean([game.deaths for game in self.games])

    @property
    def faults(self) -> list[Faults]:
        """What each bot did wrong, with the first reason."""
        found: dict[str, Faults] = {}
        for game in self.games:
            for fault in game.faults:
                before = found.get(fault.bot, fault._replace(times=0))
                found[fault.bot] = before._replace(times=before.times + fault.times)
        return list(found.values())

    def mean(self, values: list[int] | list[bool]) -> float:
        """The mean over all games."""
        return sum(values) / len(values) if values else 0.0

    def as_json(self) -> dict[str, Any]:
        """What came of the crew, as plain data."""
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
class Simulation:
    """A run of one crew: its results, and how the run went."""

    results: Results
    run: Run

    def as_json(self) -> dict[str, Any]:
        """Everything as plain data."""
        return {**about(self.results, self.run), **self.results.as_json()}


def about(results: Results, played: Run) -> dict[str, Any]:
    """What a run of one crew or of several has in common, as plain data."""
    rules = results.setup.rules()
    return {
        "seed": results.seed,
        "gnomes": len(results.setup.crew),
        "edition": rules.edition,
        "options": dict(rules.options),
        "board": rules.board_id,
        "wanted": played.wanted,
        "games": len(results.games),
        "interrupted": played.interrupted,
        "level": LEVEL,
        "workers": played.workers,
        "seconds": played.seconds,
        "games_per_second": played.speed,
    }


def simulate(
    setup: Setup, *, games: int, seed: int, workers: int | None = None, progress: Progress | None = None
) -> Simulation:
    """Play games of a crew over all cores, or so many workers; the same seed gives the same games.

    A bot with a budget in milliseconds may still play otherwise each time. Ctrl-C keeps what is finished.
    """
    played = run([setup], seed, games, workers, progress)
    return Simulation(Results(setup, seed, tuple(game for (game,) in played.rounds)), played)
