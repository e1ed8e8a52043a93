"""The files of a report: checked, and divided into games and turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import polars as pl

from rednovember.lab.columns import ABOUT, GAMES, TURNS
from rednovember.lab.dataframes import schema
from rednovember.lab.errors import LabError
from rednovember.lab.origin import differs
from rednovember.lab.parquet import FOR_GAMES, FOR_TURNS, read_origin

SETUP: Final = tuple(column.name for column in ABOUT)  # what distinguishes one set-up's games from another's
SAME: Final = ("rows", "seed", "crew", "board", "edition", "options")  # two files that are equal in these share games
# What turns have in common with their games. Turns of the first games of a longer run belong to it.
BELONGING: Final = ("seed", "crew", "board", "board_sha256", "edition", "options", "engine", "bots", "fast")
COLUMNS: Final = {FOR_GAMES: GAMES, FOR_TURNS: TURNS}


@dataclass(frozen=True, slots=True)
class Sample:
    """The data to study: games, turns or both, and their origins."""

    paths: tuple[Path, ...]
    origins: tuple[dict[str, Any], ...]
    games: pl.LazyFrame | None
    turns: pl.LazyFrame | None

    def shared(self, rows: str) -> int:
        """Return how many files of games, or of turns, share a seed, at most: so many set-ups met the same boats.

        Their games are not independent. If each counts for one game in so many, an interval is wide enough however
        much they have in common: the square of a sum of n numbers is at most n times the sum of their squares.
        """
        seeds = [str(origin["seed"]) for origin in self.origins if origin["rows"] == rows and "seed" in origin]
        return max(Counter(seeds).values(), default=1)


def read_sample(paths: Sequence[str | Path]) -> Sample:
    """Return the rows of some files as lazy frames. Raises `LabError` for files that can't be studied."""
    files = tuple(Path(path) for path in paths)
    origins = tuple(read_origin(path) for path in files)
    kinds = [kind_of(path, origin) for path, origin in zip(files, origins, strict=True)]
    check_apart(files, origins)
    check_belonging(files, origins)
    for path, kind in zip(files, kinds, strict=True):
        check_columns(path, kind)
    found = {
        kind: [path for path, each in zip(files, kinds, strict=True) if each == kind] for kind in (FOR_GAMES, FOR_TURNS)
    }
    frames = {kind: pl.scan_parquet(some, glob=False) if some else None for kind, some in found.items()}
    sample = Sample(files, origins, frames[FOR_GAMES], frames[FOR_TURNS])
    for path in files:
        with told(path):
            if pl.scan_parquet(path, glob=False).select(pl.len()).collect().item() == 0:
                raise LabError("lab-no-rows", file=path)
    return sample


def kind_of(path: Path, origin: dict[str, Any]) -> str:
    """Return whether a file holds games or turns."""
    kind = origin.get("rows")
    if kind not in COLUMNS:
        raise LabError("lab-not-ours", file=path)
    return str(kind)


def check_apart(files: Sequence[Path], origins: Sequence[dict[str, Any]]) -> None:
    """Check that no game is in two files: it would count twice, and every interval would be too narrow."""
    seen: dict[str, Path] = {}
    for path, origin in zip(files, origins, strict=True):
        known = [str(path.resolve())]
        if "crew" in origin:
            known.append(repr([origin.get(name) for name in SAME]))
        for key in known:
            if key in seen:
                raise LabError("lab-same-games", file=path, other=seen[key])
            seen[key] = path


def check_belonging(files: Sequence[Path], origins: Sequence[dict[str, Any]]) -> None:
    """Check that turns belong to the games of the other files."""
    games = [origin for origin in origins if origin["rows"] == FOR_GAMES]
    for path, origin in zip(files, origins, strict=True):
        if games and origin["rows"] == FOR_TURNS:
            apart = [parts(origin, other) for other in games]
            if all(apart):
                raise LabError("lab-turns-apart", file=path, key=apart[0])


def parts(turns: dict[str, Any], games: dict[str, Any]) -> str:
    """Return in what turns and games don't match; empty if they do."""
    if key := differs({name: turns.get(name) for name in BELONGING}, games):
        return key
    return "games" if turns.get("games", 0) > games.get("games", 0) else ""


def check_columns(path: Path, kind: str) -> None:
    """Check that every column is there and has the right type."""
    with told(path):
        there = pl.read_parquet_schema(path)
    missing = [column.name for column in COLUMNS[kind] if column.name not in there]
    if missing:
        raise LabError("lab-columns", file=path, column=missing[0], count=len(missing))
    for name, wanted in schema(COLUMNS[kind]).items():
        if there[name] != wanted:
            raise LabError("lab-column-kind", file=path, column=name)


@contextmanager
def told(path: str | Path) -> Iterator[None]:
    """Return what polars finds wrong with a file, in our own words."""
    try:
        yield
    except (pl.exceptions.PolarsError, OSError):
        raise LabError("lab-not-parquet", file=path) from None
