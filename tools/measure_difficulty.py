"""Measure the difficulty table, bench/difficulty.json, and write docs/difficulty.md from it.

    python tools/measure_difficulty.py [--bot bosun] [--workers N] [--minutes M] [--again] [--list]

Finished cells are saved, and an interrupted one resumes: stop with Ctrl-C at any time, and start again whenever there
is time. A cell plays games 0, 1, 2, ... of one seed, so its figures don't depend on interruptions or on the number of
workers. `--again` repeats cells measured with another program (other rules, boards or bots); `--list` only says what
is missing.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from time import monotonic, process_time
from typing import Final

from difficulty_cells import BOTS, GAMES, SEED, Cell, Figures, cells, keep, load, program
from make_difficulty import write_page

from rednovember.lab.play import Play, make_play

CHUNK: Final = {"bosun": 1000, "captain": 5}
SAVE_EVERY: Final = 15.0  # seconds


@lru_cache(maxsize=4)
def player(cell: Cell) -> Play:
    """Return the function that plays a cell's games."""
    return make_play(cell.setup())


def play_chunk(cell: Cell, first: int, count: int) -> Figures:
    """Play some games of a cell. Returns their figures."""
    began = process_time()
    played = [player(cell)(SEED, number) for number in range(first, first + count)]
    faults = [fault for game in played for fault in game.faults]
    if faults:
        raise RuntimeError(f"{cell.name}: {faults[0]}")
    return Figures(
        games=count,
        rescued=sum(game.rescued for game in played),
        turns=sum(game.turns for game in played),
        deaths=sum(game.deaths for game in played),
        seconds=process_time() - began,
        losses=dict(Counter(game.reason for game in played if not game.rescued)),
    )


def chunks(cell: Cell, done: int) -> list[tuple[Cell, int, int]]:
    """Return the chunks that are left to play."""
    wanted, size = GAMES[cell.bot], CHUNK[cell.bot]
    return [(cell, first, min(size, wanted - first)) for first in range(done, wanted, size)]


def in_order(tasks: list[tuple[Cell, int, int]], pool: ProcessPoolExecutor | None) -> Iterator[Figures]:
    """Yield the figures of each task in order, so that what is saved never has a gap."""
    if pool is None:
        return (play_chunk(*task) for task in tasks)
    return pool.map(play_chunk, *zip(*tasks, strict=True))


def measure(cell: Cell, figures: Figures, pool: ProcessPoolExecutor | None, until: float) -> bool:
    """Continue a cell, saving every few seconds. Returns whether it is finished."""
    saved = monotonic()
    try:
        for found in in_order(chunks(cell, figures.games), pool):
            figures.add(found)
            if monotonic() - saved > SAVE_EVERY:
                keep(cell, figures)
                saved = monotonic()
            if monotonic() > until:
                break
    finally:
        keep(cell, figures)
    return figures.games >= GAMES[cell.bot]


def main() -> int:
    """Measure what is missing. Returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", choices=BOTS)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--list", action="store_true")
    chosen = parser.parse_args()
    there, plays = load(), program()
    wanted = [cell for cell in cells() if chosen.bot in (None, cell.bot)]
    if chosen.again:
        there = {name: figures for name, figures in there.items() if figures.program == plays}
    missing = [cell for cell in wanted if there.get(cell.name, Figures()).games < GAMES[cell.bot]]
    print(f"{len(wanted)} cells, {len(missing)} of them to be measured or finished")
    if chosen.list:
        print(*(cell.name for cell in missing), sep="\n")
        return 0
    until = monotonic() + 60 * chosen.minutes
    pool = ProcessPoolExecutor(chosen.workers, get_context("spawn")) if chosen.workers > 1 else None
    try:
        for cell in missing:
            figures = there.get(cell.name, Figures())
            if figures.program != plays:
                figures = Figures(program=plays)  # games of two programs are never mixed
            finished = measure(cell, figures, pool, until)
            print(f"{cell.name}: {figures.rescued} of {figures.games}, {figures.seconds:.0f} s", flush=True)
            if not finished:
                break
            write_page()
    except KeyboardInterrupt:
        print("stopped; what is measured is kept", file=sys.stderr)
        return 130
    finally:
        if pool is not None:
            pool.shutdown(cancel_futures=True)
        write_page()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
