"""Saved runs: games of a crew in a Parquet file, which can be interrupted and resumed at any time."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any, Final

from rednovember.engine.ids import REASON_NAMES
from rednovember.errors import RedNovemberError
from rednovember.files import os_error, same_file
from rednovember.lab import checkpoints, dataframes, parquet
from rednovember.lab.checkpoints import Chunks
from rednovember.lab.errors import LabError
from rednovember.lab.origin import RunOrigin, differs
from rednovember.lab.play import Faults
from rednovember.lab.rows import Counting, Rows
from rednovember.lab.run import Progress, Run, Stretch, checked_workers, play_all
from rednovember.lab.setup import Setup
from rednovember.lab.simulate import Results, Simulation, added

MAX_CHUNK_GAMES: Final = 20_000  # of a chunk, so that memory stays flat
MAX_CHUNK_TURNS: Final = 100_000
# Seconds between two chunks: few at first, and more in a long run, so that there are never too many chunks.
SOON: Final = 0.25  # of the elapsed time of the run
OFTEN: Final = 2.0
SELDOM: Final = 0.01  # of that time


@dataclass(slots=True)
class Recording:
    """A run in progress, which collects rows until there are enough for a chunk."""

    origin: RunOrigin
    chunks: Chunks
    waiting: list[Rows] = field(default_factory=list)
    began: float = field(default_factory=monotonic)
    written: float = field(default_factory=monotonic)

    def add(self, rows: Rows) -> None:
        """Add rows, in any order."""
        self.waiting.append(rows)
        now = monotonic()
        many = sum(one.games for one in self.waiting) >= MAX_CHUNK_GAMES
        many = many or sum(len(one.turns) for one in self.waiting) >= MAX_CHUNK_TURNS
        taken = now - self.began
        if many or now - self.written >= max(SELDOM * taken, min(OFTEN, SOON * taken)):
            self.write()

    def write(self) -> None:
        """Write all waiting rows, consecutive games in one chunk."""
        for rows in gathered(self.waiting):
            games = parquet.as_parquet(dataframes.games_frame(self.origin.setup, self.origin.seed, rows))
            turns = None
            if self.origin.turns:
                turns = parquet.as_parquet(dataframes.turns_frame(self.origin.setup, self.origin.seed, rows))
            self.chunks.keep((rows.first, rows.games), games, turns)
        self.waiting.clear()
        self.written = monotonic()


def gathered(waiting: list[Rows]) -> list[Rows]:
    """Return the rows with consecutive ones joined."""
    out: list[Rows] = []
    for rows in sorted(waiting, key=lambda rows: rows.first):
        if not out or out[-1].first + out[-1].games != rows.first:
            out.append(Rows(rows.first))
        last = out[-1]
        last.games += rows.games
        last.numbers.extend(rows.numbers)
        last.faults.update(rows.faults)
        last.turns.extend(rows.turns)
    return out


def record(
    setup: Setup,
    *,
    games: int,
    out: str | Path,
    seed: int | None = None,
    turns: str | Path | None = None,
    workers: int | None = None,
    cluster: str | None = None,
    progress: Progress | None = None,
    begun: Callable[[int], None] | None = None,
) -> Simulation:
    """Play games of a crew into the file `out`, and their turns into the file `turns` if there is one.

    Games that an earlier call with the same arguments has finished are kept, and only the others are played. Without
    a seed, that call's seed is used, or else a new one. Ctrl-C ends the run early and keeps what is finished. `begun`
    is called with the number of games that were there before.
    """
    target, also = Path(out), None if turns is None else Path(turns)
    run = Run(games, checked_workers(games, workers), kept=0)
    check_target(target, also)
    origin = RunOrigin(setup, seed_of(target, seed), games, also is not None)
    table = origin.as_table()
    if target.exists():
        check_kept(target, table, parquet.FOR_GAMES)
        check_turns_kept(target, also, table)
        Chunks(target, table).remove()
        run.kept = games
        return Simulation(results_of([target], origin), run)
    if also is not None and also.exists():  # written by a run that ended between its two files
        check_kept(also, table, parquet.FOR_TURNS)
    with Chunks(target, table) as kept:
        kept.drop_broken([parquet.FOR_GAMES, *([parquet.FOR_TURNS] if also else [])], parquet.is_whole)
        missing = kept.missing(games)
        run.kept = games - sum(count for _, count in missing)
        if begun is not None:
            begun(run.kept)
        if missing:
            play(Recording(origin, kept), missing, run, cluster, progress)
        if run.interrupted:
            return Simulation(results_of(kept.paths(parquet.FOR_GAMES), origin), run)
        join(kept, target, also, run)
    return Simulation(results_of([target], origin), run)


def check_target(target: Path, also: Path | None) -> None:
    """Check that files can be written there."""
    for path in (target, also):
        if path is None:
            continue
        if path.exists() and not path.is_file():
            raise LabError("lab-no-file", file=path)
        if not path.parent.is_dir():
            reason = RedNovemberError("os-missing")
            raise RedNovemberError("not-written", file=path, reason=reason)
    if also is None:
        return
    own = (target, checkpoints.folder_of(target), checkpoints.joining(target))
    if any(same_file(mine, theirs) for mine in own for theirs in (also, checkpoints.joining(also))):
        raise LabError("lab-same-file", file=also)


def seed_of(target: Path, seed: int | None) -> int:
    """Return the requested seed; else that of the existing run, or else a new one, short enough to type."""
    if seed is not None:
        return seed
    there = parquet.read_origin(target) if target.exists() else checkpoints.origin_kept(target)
    return int(there["seed"]) if there is not None else secrets.randbits(32)


def check_kept(path: Path, about: dict[str, Any], rows: str) -> None:
    """Check that an existing file is the requested run: no other games are overwritten."""
    if key := differs({**about, "rows": rows}, parquet.read_origin(path)):
        raise LabError("lab-other-run", file=path, key=key)


def check_turns_kept(target: Path, also: Path | None, about: dict[str, Any]) -> None:
    """Check that the turns of a finished run exist if they are requested."""
    if also is not None and not also.exists():
        raise LabError("lab-turns-gone", file=also, games=target)
    if also is not None:
        check_kept(also, about, parquet.FOR_TURNS)


def play(
    recording: Recording, missing: list[tuple[int, int]], out: Run, cluster: str | None, progress: Progress | None
) -> None:
    """Play what is missing, saving as results arrive."""
    origin = recording.origin

    def take(_: Stretch, rows: Rows) -> bool:
        recording.add(rows)
        return False

    try:
        try:
            play_all(Counting(origin.setup, origin.seed, origin.turns), missing, out, take, progress, cluster)
        finally:
            recording.write()
    except OSError as error:
        raise not_written(recording.chunks, out, error) from None
    if out.broken is not None:
        done = recording.chunks.games()
        raise LabError("lab-kept", reason=out.broken, done=done, games=out.wanted) if done else out.broken


def join(kept: Chunks, target: Path, also: Path | None, out: Run) -> None:
    """Join the chunks to the final files, and remove them."""
    new = checkpoints.joining(target), None if also is None else checkpoints.joining(also)
    try:
        if also is not None and new[1] is not None:
            parquet.join(kept.paths(parquet.FOR_TURNS), new[1], kept.origin, parquet.FOR_TURNS)
        parquet.join(kept.paths(parquet.FOR_GAMES), new[0], kept.origin, parquet.FOR_GAMES)
        if also is not None and new[1] is not None:
            new[1].replace(also)
        new[0].replace(target)
    except OSError as error:
        raise not_written(kept, out, error) from None
    finally:
        checkpoints.forget(path for path in new if path is not None)
    kept.remove()


def not_written(kept: Chunks, out: Run, error: OSError) -> LabError:
    """Return the error for a disk that can't be written."""
    params = {"file": kept.target, "reason": os_error(error), "done": kept.games(), "games": out.wanted}
    return LabError("lab-not-written", **params)


def results_of(paths: list[Path], origin: RunOrigin) -> Results:
    """Return what a run's summary needs, from its files."""
    if not paths:
        return Results(origin.setup, origin.seed)
    found = parquet.sums(paths)
    faults = (Faults(bot, times, reason) for text in found.faults for bot, times, reason in json.loads(text))
    return Results(
        origin.setup,
        origin.seed,
        count=found.games,
        rescued=found.rescued,
        losses={reason: found.reasons.get(reason, 0) for reason in REASON_NAMES},
        all_turns=found.turns,
        all_deaths=found.deaths,
        faults=added(faults),
    )
