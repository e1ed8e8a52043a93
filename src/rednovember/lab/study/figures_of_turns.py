"""The plots about turns: the chance of rescue over time, and when Grog pays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

import polars as pl

from rednovember.lab.columns import FIXES
from rednovember.lab.study.drawing import Axis, Mark, curves, dots, toned
from rednovember.lab.study.estimates import FEWEST, Arm, Estimate, level_for, matched, mean
from rednovember.lab.study.figures import A_HUNDRED
from rednovember.lab.study.reading import SETUP
from rednovember.lab.study.telling import Figure, PlotCaptions

STEP: Final = 5  # minutes per point of a curve: 1 to 5 minutes left, 6 to 10 and so on, drawn at the middle
GAME: Final = (*SETUP, "game", "seed")
Points = list[tuple[float, Estimate]]
LATE: Final = 20  # minutes left at which the curves are compared


def chances(turns: pl.LazyFrame, shared: int = 1) -> dict[bool, Points]:
    """Return the mean chance of rescue by the minutes left, of games that were won and of those that were lost.

    A game counts once at each point, by the first turn that begins within its minutes. The intervals hold at all
    points together.
    """
    at = ((pl.col("space").cast(pl.Int64) - 1) // STEP * STEP + (STEP + 1) // 2).alias("at")
    first = (
        turns.drop_nulls("chance")
        .group_by(*GAME, at)
        .agg(pl.col("rescued").first(), pl.col("chance").sort_by("turn").first())
    )
    chance = pl.col("chance")
    found = first.group_by("rescued", "at").agg(pl.len(), chance.sum(), (chance * chance).sum().alias("squares"))
    out: dict[bool, Points] = {True: [], False: []}
    rows = [row for row in found.sort("at").collect(engine="streaming").rows() if row[2] >= FEWEST * shared]
    for rescued, minutes, n, total, squares in rows:
        estimate = mean(int(n), float(total), float(squares), level_for(len(rows)))
        if estimate is not None:
            estimate = estimate.widened(sqrt(shared))
            kept = Estimate(estimate.value, max(0.0, estimate.low), min(1.0, estimate.high))
            out[bool(rescued)].append((float(minutes), kept))
    return out


def missing(teller: PlotCaptions, turns: pl.LazyFrame | None) -> str:
    """Return why a plot of turns can't be drawn: there are none, or too few."""
    known = 0 if turns is None else turns.select(pl.col("chance").count()).collect(engine="streaming").item()
    return teller.text("worth-none" if known else "no-turns")


def outlook(teller: PlotCaptions, turns: pl.LazyFrame | None, shared: int = 1) -> Figure:
    """Return the plot of the chance of rescue over time."""
    found = chances(turns, shared) if turns is not None else {True: [], False: []}
    series = [(teller.text(f"outlook-{'saved' if won else 'lost'}"), points) for won, points in found.items() if points]
    if not series:
        return teller.figure("outlook", missing(teller, turns), None)
    spec = curves(teller.words, Axis(teller.text("left-axis")), Axis(teller.text("chance-axis"), "share"), series)
    both = [dict(points) for points in found.values()]
    common = sorted(set(both[0]) & set(both[1]))
    if not common:
        return teller.figure("outlook", teller.text("outlook-one"), spec)
    at = min(common, key=lambda minutes: abs(minutes - LATE))
    apart = run_about(common, at, lambda minutes: both[0][minutes].low > both[1][minutes].high)
    sentence = teller.text(
        "outlook-seen" if apart else "outlook-same",
        fewest=ends_of(at)[0],
        most=ends_of(at)[1],
        saved=teller.rate(both[0][at]),
        lost=teller.rate(both[1][at]),
        apart=ends_of(apart[-1])[1] if apart else 0,
        until=ends_of(apart[0])[0] if apart else 0,
    )
    return teller.figure("outlook", sentence, spec)


def ends_of(middle: float) -> tuple[int, int]:
    """Return the fewest and the most minutes left that belong to one point of a curve."""
    return int(middle) - STEP // 2, int(middle) + STEP // 2


def run_about(points: Sequence[float], at: float, holds: Callable[[float], bool]) -> list[float]:
    """Return the points around one of them, without a gap, at which something holds; none if it doesn't hold there."""
    run: list[float] = []
    for point in points:
        if holds(point):
            run.append(point)
        elif point > at:
            break
        else:
            run = []
    return run if at in run else []


def drinking(turns: pl.LazyFrame, shared: int = 1) -> dict[int, Estimate]:
    """Return the effect of Grog on a repair, in points of the chance of rescue, by the gnome's intoxication before it.

    It compares turns with the same repair, at about the same chance and minute, in the same set-up and at the same
    intoxication level, with and without Grog. The intervals hold for all levels together.
    """
    drank = pl.col("items").list.contains("grog").alias("drank")
    gain = (pl.col("chance_after") - pl.col("chance")).alias("gain")
    alike = [(pl.col("chance") * 10).floor().alias("tenth"), (pl.col("space") // 10).alias("ten")]
    repairs = turns.drop_nulls("chance").filter(pl.col("action").is_in(list(FIXES)))
    keys = [*SETUP, "action", "drunk", "tenth", "ten"]
    arms = (
        repairs.with_columns(drank, gain, *alike)
        .group_by(*keys, "drank")
        .agg(pl.len(), pl.col("gain").sum().alias("total"), (pl.col("gain") ** 2).sum().alias("squares"))
        .collect(engine="streaming")
    )
    pairs: dict[int, dict[tuple[object, ...], dict[bool, Arm]]] = {}
    for row in arms.iter_rows(named=True):
        like = tuple(row[key] for key in keys)
        arm = Arm(int(row["len"]), float(row["total"]), float(row["squares"]))
        pairs.setdefault(int(row["drunk"]), {}).setdefault(like, {})[bool(row["drank"])] = arm
    out: dict[int, Estimate] = {}
    for level in sorted(pairs):
        alike_pairs = [(both[True], both[False]) for both in pairs[level].values() if len(both) == 2]
        estimate = matched(alike_pairs, level_for(len(pairs)))
        enough = sum(with_grog.n for with_grog, _ in alike_pairs) >= FEWEST * shared
        if estimate is not None and enough:
            out[level] = estimate.widened(sqrt(shared))
    return out


def drink(teller: PlotCaptions, turns: pl.LazyFrame | None, shared: int = 1) -> Figure:
    """Return the plot of when Grog pays."""
    found = drinking(turns, shared) if turns is not None else {}
    if not found:
        return teller.figure("drink", missing(teller, turns), None)
    marks = [
        toned(Mark(teller.text("drink-level", level=level), estimate.scaled(A_HUNDRED)), estimate.sign)
        for level, estimate in found.items()
    ]
    spec = dots(teller.words, Axis(teller.text("drink-axis"), "points"), marks)
    return teller.figure("drink", " ".join(drink_sentences(teller, list(found.items()))), spec)


def drink_sentences(teller: PlotCaptions, found: Sequence[tuple[int, Estimate]]) -> list[str]:
    """Return the sentences about each level."""
    messages = {1: "drink-pays", -1: "drink-costs", 0: "drink-same"}
    return [
        teller.text(messages[estimate.sign], level=level, points=teller.points(estimate)) for level, estimate in found
    ]
