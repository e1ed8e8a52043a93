"""`rednovember sim` and `rednovember compare`: run, then print."""

import argparse
import json
import secrets
import sys
from collections.abc import Callable
from typing import Final, TypeVar

from rednovember.arguments import find_board
from rednovember.interrupts import Interrupts
from rednovember.lab.bar import Bar
from rednovember.lab.compare import Comparison, compare
from rednovember.lab.report import comparison_lines, interrupted_line, simulation_lines
from rednovember.lab.run import Progress
from rednovember.lab.setup import Setup, make_setup
from rednovember.lab.simulate import Simulation, simulate
from rednovember.table.said import split_bots
from rednovember.words import Words

INTERRUPTED: Final = 130
Outcome = TypeVar("Outcome", Simulation, Comparison)


def run_sim(chosen: argparse.Namespace, language: str) -> int:
    """`rednovember sim`."""
    setup = setup_of(chosen, chosen.crew, chosen.gnomes)
    seed = seed_of(chosen)

    def play(progress: Progress) -> Simulation:
        return simulate(setup, games=chosen.games, seed=seed, workers=chosen.workers, progress=progress)

    return report(Words(language), chosen, play, simulation_lines)


def run_compare(chosen: argparse.Namespace, language: str) -> int:
    """`rednovember compare`."""
    sizes = [len(split_bots(crew)) for crew in (chosen.a, chosen.b)]
    gnomes = chosen.gnomes
    if gnomes is None and min(sizes) == 1 < max(sizes):
        gnomes = max(sizes)  # one bot for all leads as many gnomes as the other crew has
    a, b = (setup_of(chosen, crew, gnomes) for crew in (chosen.a, chosen.b))
    seed = seed_of(chosen)

    def play(progress: Progress) -> Comparison:
        return compare(a, b, games=chosen.games, seed=seed, workers=chosen.workers, progress=progress)

    return report(Words(language), chosen, play, comparison_lines)


def setup_of(chosen: argparse.Namespace, crew: str, gnomes: int | None) -> Setup:
    """A crew and the game that the command line asks for."""
    return make_setup(
        crew,
        gnomes=gnomes,
        edition=chosen.edition,
        options=chosen.option,
        board=find_board(chosen.board),
    )


def seed_of(chosen: argparse.Namespace) -> int:
    """The seed of the run; a fresh one is short enough to be typed again."""
    return secrets.randbits(32) if chosen.seed is None else int(chosen.seed)


def report(
    words: Words,
    chosen: argparse.Namespace,
    play: Callable[[Progress], Outcome],
    lines: Callable[[Words, Outcome], list[str]],
) -> int:
    """Play with a bar, print what is finished, and say so if that is not all; the exit status."""
    interrupts = Interrupts()
    with interrupts.listening():
        with Bar(words, sys.stderr) as bar:

            def progress(done: int, total: int) -> None:
                interrupts.check()
                bar(done, total)

            outcome = play(progress)
        if outcome.run.rounds:
            text = json.dumps(outcome.as_json()) if chosen.json else "\n".join(lines(words, outcome))
            print(text, flush=True)
        if outcome.run.interrupted:
            print(f"rednovember: {interrupted_line(words, outcome.run)}", file=sys.stderr)
    return INTERRUPTED if outcome.run.interrupted else 0
