"""All sums for the plots about games, from one pass over the rows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import polars as pl

from rednovember.engine.ids import EVENT_NAMES, ITEM_NAMES, REASON_NAMES, ROOMS, SEA
from rednovember.lab.study.estimates import Moments, Rate
from rednovember.lab.study.reading import SETUP

# The window in which losses are counted together, in minutes. Events are three minutes apart, and cause losses: any
# window of six contains two of them, wherever it begins, and three in the last minutes, where they are closer.
WINDOW: Final = 6
MOST_GROG: Final = 3  # dealt at the start; larger numbers are counted with these
PLACES: Final = (SEA, *range(1, ROOMS + 1))


@dataclass(frozen=True, slots=True)
class Group:
    """The games of one set-up: what they have in common, and their sums."""

    setup: Mapping[str, Any]
    sums: Mapping[str, float]

    @property
    def rate(self) -> Rate:
        """The rescue rate."""
        return Rate(self.sums["rescued"], self.sums["n"])

    def thinned(self, shared: int) -> Group:
        """Return the group as if only one of so many games had been played, with the same shares of everything."""
        return Group(self.setup, {name: value / shared for name, value in self.sums.items()})

    @property
    def options(self) -> tuple[tuple[str, bool], ...]:
        """The options played, by name."""
        return tuple(
            (name.removeprefix("option_"), bool(value)) for name, value in self.setup.items() if "option_" in name
        )

    def dealt(self, item: str) -> Moments:
        """Return the moments of cards of a kind dealt at the start, against the rescue."""
        sums = self.sums
        return Moments(
            sums["n"], sums[f"dealt_{item}"], sums["rescued"], sums[f"dealt_{item} xx"], sums[f"dealt_{item} xy"]
        )

    def turned(self, event: str) -> Moments:
        """Return the moments of event cards of a kind, beyond the usual share of all events, against the rescue.

        A longer game draws more of every kind; only the share of a kind among them is pure luck.
        """
        sums, name = self.sums, f"event_{event}"
        share = sums[name] / sums["events"] if sums["events"] else 0.0
        return Moments(
            sums["n"],
            sums[name] - share * sums["events"],
            sums["rescued"],
            sums[f"{name} xx"] - 2 * share * sums[f"{name} xt"] + share**2 * sums["events xx"],
            sums[f"{name} xy"] - share * sums["events xy"],
        )


def groups(games: pl.LazyFrame) -> list[Group]:
    """Return the games by set-up, those with the most games first."""
    rescued = pl.col("rescued").cast(pl.Float64)
    wide: list[pl.Expr] = [pl.len().alias("n"), rescued.sum().alias("rescued")]
    for name in ("events", *(f"event_{event}" for event in EVENT_NAMES), *(f"dealt_{item}" for item in ITEM_NAMES)):
        x = pl.col(name).cast(pl.Float64)
        wide += [x.sum().alias(name), (x * x).sum().alias(f"{name} xx"), (x * rescued).sum().alias(f"{name} xy")]
        if name.startswith("event_"):
            wide.append((x * pl.col("events")).sum().alias(f"{name} xt"))
    for reason in REASON_NAMES:
        wide.append((pl.col("reason") == reason).sum().alias(f"reason {reason}"))
    for place in PLACES:
        died = pl.col(died_in(place)).cast(pl.Float64)
        wide += [died.sum().alias(f"died {place}"), (died * died).sum().alias(f"died {place} xx")]
    found = games.group_by(SETUP).agg(wide).collect(engine="streaming")
    rows = found.sort("n", *SETUP, descending=[True, *(False for _ in SETUP)]).to_dicts()
    return [
        Group({name: row[name] for name in SETUP}, {name: value for name, value in row.items() if name not in SETUP})
        for row in rows
    ]


def died_in(place: int) -> str:
    """Return the column that counts who died there."""
    return "died_at_sea" if place == SEA else f"died_in_{place}"


def ends(games: pl.LazyFrame) -> list[tuple[int, int, int]]:
    """Return how many games were lost, and how many ended, in each window of minutes, by the window's start.

    A game that ends exactly when a window does belongs to it, not to the next one. All windows up to the last ending
    are there.
    """
    window = (pl.max_horizontal(pl.col("minutes").cast(pl.Int64), pl.lit(1)) - 1) // WINDOW * WINDOW
    found = games.group_by(window.alias("window")).agg(
        (~pl.col("rescued")).sum().alias("lost"), pl.len().alias("ended")
    )
    rows = {int(first): (int(lost), int(ended)) for first, lost, ended in found.collect(engine="streaming").rows()}
    return [(first, *rows.get(first, (0, 0))) for first in range(0, max(rows) + 1, WINDOW)]


def by_grog(games: pl.LazyFrame, setup: Mapping[str, Any]) -> list[tuple[int, Rate]]:
    """Return the rescues of one set-up by the Grog that the crew was dealt at the start."""
    alike = [pl.col(name) == value for name, value in setup.items()]
    number = pl.min_horizontal(pl.col("dealt_grog").cast(pl.Int64), pl.lit(MOST_GROG)).alias("grog")
    found = games.filter(*alike).group_by(number).agg(pl.col("rescued").sum(), pl.len())
    return [
        (int(grog), Rate(int(won), int(n))) for grog, won, n in found.collect(engine="streaming").sort("grog").rows()
    ]
