"""`rednovember sim` and `rednovember compare`: run, then print."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Callable
from typing import Any, Final, TypeVar

from rednovember.arguments import find_board
from rednovember.interrupts import Interrupts
from rednovember.lab.arguments import MOST_GAMES, USUAL_GAMES, USUAL_MARGIN
from rednovember.lab.bar import Bar
from rednovember.lab.compare import Comparison, compare
from rednovember.lab.errors import LabError, Unfinished
from rednovember.lab.report import comparison_lines, interrupted_line, simulation_lines
from rednovember.lab.run import Progress
from rednovember.lab.setup import Setup, make_setup
from rednovember.lab.simulate import Simulation, simulate
from rednovember.table.crew_text import split_bots
from rednovember.words import Words

INTERRUPTED: Final = 130
Outcome = TypeVar("Outcome", bound="Simulation | Comparison")


def run_sim(chosen: argparse.Namespace, language: str) -> int:
    """Run `rednovember sim`."""
    setup = setup_of(chosen, chosen.crew, chosen.gnomes)
    if chosen.out is None and chosen.turns is not None:
        raise LabError("lab-turns-alone")

    def play(progress: Progress, bar: Bar) -> Simulation:
        how = {"games": chosen.games, "progress": progress, **where(chosen)}
        if chosen.out is None:
            return simulate(setup, seed=seed_of(chosen), **how)
        from rednovember.lab.record import record

        return record(setup, seed=chosen.seed, out=chosen.out, turns=chosen.turns, begun=bar.begin_at, **how)

    return report(Words(language), chosen, play, summary_lines)


def summary_lines(words: Words, outcome: Simulation) -> list[str]:
    """Return the printed summary of a run of one crew."""
    return simulation_lines(words, outcome.results, outcome.run)


def run_compare(chosen: argparse.Namespace, language: str) -> int:
    """Run `rednovember compare`."""
    a, b = sides(chosen)
    seed = seed_of(chosen)
    margin = None if chosen.all else (chosen.margin or USUAL_MARGIN) / 100
    usual = USUAL_GAMES if chosen.all else MOST_GAMES
    games = usual if chosen.games is None else chosen.games

    def play(progress: Progress, bar: Bar) -> Comparison:
        return compare(a, b, games=games, seed=seed, progress=progress, margin=margin, **where(chosen))

    return report(Words(language), chosen, play, comparison_lines)


def sides(chosen: argparse.Namespace) -> tuple[Setup, Setup]:
    """Return both sides of a comparison: two crews, or what is different for B."""
    otherwise = any(given is not None for given in (chosen.b_edition, chosen.b_option, chosen.b_board))
    if chosen.b is None and not otherwise:
        raise LabError("lab-alone")
    crews = chosen.a, chosen.a if chosen.b is None else chosen.b
    sizes = [len(split_bots(crew)) for crew in crews]
    gnomes = chosen.gnomes
    if gnomes is None and min(sizes) == 1 < max(sizes):
        gnomes = max(sizes)  # a single bot controls as many gnomes as the other crew has
    a = setup_of(chosen, crews[0], gnomes)
    rules = {"edition": chosen.b_edition or chosen.edition, "board": chosen.b_board or chosen.board}
    theirs = argparse.Namespace(**rules, option=[*chosen.option, *(chosen.b_option or [])])
    return a, setup_of(theirs, crews[1], gnomes)


def setup_of(chosen: argparse.Namespace, crew: str, gnomes: int | None) -> Setup:
    """Return the crew and game of a command line."""
    return make_setup(
        crew,
        gnomes=gnomes,
        edition=chosen.edition,
        options=chosen.option,
        board=find_board(chosen.board),
    )


def where(chosen: argparse.Namespace) -> dict[str, Any]:
    """Return where games are played: by workers on this machine, or on a cluster."""
    return {"workers": chosen.workers, "cluster": chosen.cluster}


def seed_of(chosen: argparse.Namespace) -> int:
    """Return the seed of the run; a new one is short enough to type again."""
    return secrets.randbits(32) if chosen.seed is None else int(chosen.seed)


def report(
    words: Words,
    chosen: argparse.Namespace,
    play: Callable[[Progress, Bar], Outcome],
    lines: Callable[[Words, Outcome], list[str]],
) -> int:
    """Play with a progress bar, print the result, and say so if it is partial. Returns the exit status."""
    interrupts, broken = Interrupts(), None
    with interrupts.listening():
        with Bar(words, sys.stderr) as bar:

            def progress(done: int, total: int) -> None:
                interrupts.check()
                bar(done, total)

            try:
                outcome = play(progress, bar)
            except Unfinished as error:
                broken, outcome = error, error.outcome
        if outcome.run.done:
            text = json.dumps(outcome.as_json()) if chosen.json else "\n".join(lines(words, outcome))
            print(text, flush=True)
        if broken is not None:
            raise broken
        if outcome.run.interrupted:
            goes_on = getattr(chosen, "out", None) is not None
            print(f"rednovember: {interrupted_line(words, outcome.run, goes_on=goes_on)}", file=sys.stderr)
    return INTERRUPTED if outcome.run.interrupted else 0
