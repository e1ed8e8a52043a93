"""Rows as data frames and Parquet files. Only this module knows polars, the extra `lab`."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping, Sequence
from io import BytesIO
from math import isqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from rednovember.engine.ids import LOST, REASON_NAMES, WON
from rednovember.files import os_error
from rednovember.lab import columns
from rednovember.lab.columns import FORMAT, GAMES, TURNS, WIDTH, Column
from rednovember.lab.errors import LabError
from rednovember.lab.origin import KEY
from rednovember.lab.play import Faults, derived_seed
from rednovember.lab.rows import Rows
from rednovember.lab.run import Stretch
from rednovember.lab.setup import Setup

try:
    import polars as pl
except ModuleNotFoundError as error:
    raise LabError("lab-not-installed", module=error.name or "", package='"rednovember[lab]"') from None

TYPES: Final[Mapping[str, pl.DataType | type[pl.DataType]]] = {
    columns.TRUTH: pl.Boolean,
    columns.TEXT: pl.String,
    columns.WHOLE: pl.UInt16,
    columns.LARGE: pl.Int64,
    columns.SHARE: pl.Float64,
    columns.WHOLES: pl.List(pl.UInt16),
    columns.TEXTS: pl.List(pl.String),
}
COMPRESSION: Final = "zstd"
FEWEST_ROWS: Final = 10_000  # of a row group of a finished file
WORTH_A_GROUP: Final = 1000  # rows that take as much memory as the metadata of a row group in a join
MAGIC: Final = b"PAR1"
OF_THE_SYSTEM: Final = re.compile(r"\(os error (\d+)\)")  # what polars appends to errors from elsewhere
REASONS: Final = {WON: None, **{LOST + i: name for i, name in enumerate(REASON_NAMES)}}
FOR_GAMES: Final = "games"
FOR_TURNS: Final = "turns"


def schema(of: Sequence[Column]) -> dict[str, pl.DataType | type[pl.DataType]]:
    """Return the schema of a file."""
    return {column.name: TYPES[column.kind] for column in of}


def about(setup: Setup) -> dict[str, object]:
    """Return the columns that are equal for all games of a run."""
    rules = setup.rules()
    return {
        "board": rules.board_id,
        "edition": rules.edition,
        "crew": setup.title,
        "gnomes": len(setup.crew),
        **{f"option_{name}": chosen for name, chosen in rules.options.items()},
    }


def games_frame(setup: Setup, seed: int, rows: Rows) -> pl.DataFrame:
    """Return a data frame of games."""
    flat, games = rows.numbers, range(rows.first, rows.first + rows.games)
    found: dict[str, pl.Series | list[Any]] = {
        "game": list(games),
        "seed": [derived_seed(seed, number) for number in games],
        "rescued": [result == WON for result in flat[0::WIDTH]],
        "reason": [REASONS[result] for result in flat[0::WIDTH]],
        "fault": [faults_json(rows.faults.get(number)) for number in games],
    }
    for column in GAMES:
        if len(column.places) == 1:
            found[column.name] = pl.Series(column.name, flat[column.places[0] :: WIDTH], dtype=pl.UInt16)
        elif column.places:
            parts = [pl.Series(flat[place::WIDTH], dtype=pl.UInt16) for place in column.places]
            found[column.name] = sum(parts[1:], parts[0])
    return framed(found, about(setup), GAMES)


def faults_json(faults: tuple[Faults, ...] | None) -> str | None:
    """Return a game's faults as the column `fault` has them."""
    told = [[fault.bot, fault.times, fault.reason] for fault in faults or ()]
    return json.dumps(told, ensure_ascii=False) if told else None


def turns_frame(setup: Setup, seed: int, rows: Rows) -> pl.DataFrame:
    """Return a data frame of turns."""
    constant = about(setup)
    own = [column for column in TURNS if column.name not in constant and column.name != "seed"]
    values = list(zip(*rows.turns, strict=True)) or [()] * len(own)
    found: dict[str, pl.Series | list[Any]] = {
        column.name: pl.Series(column.name, value, dtype=TYPES[column.kind])
        for column, value in zip(own, values, strict=True)
    }
    seeds = {number: derived_seed(seed, number) for number in range(rows.first, rows.first + rows.games)}
    found["seed"] = [seeds[number] for number in values[0]]
    return framed(found, constant, TURNS)


def framed(
    found: Mapping[str, pl.Series | list[Any]], constant: Mapping[str, object], of: Sequence[Column]
) -> pl.DataFrame:
    """Return a data frame with its columns in order."""
    types = schema(of)
    frame = pl.DataFrame({name: pl.Series(name, values, dtype=types[name]) for name, values in found.items()})
    given = [pl.lit(value, dtype=types[name]).alias(name) for name, value in constant.items()]
    return frame.with_columns(given).select(list(types))


def as_parquet(frame: pl.DataFrame) -> bytes:
    """Return a data frame as the bytes of a Parquet file."""
    out = BytesIO()
    frame.write_parquet(out, compression=COMPRESSION)
    return out.getvalue()


def join(parts: Sequence[Path], target: Path, origin: Mapping[str, Any], rows: str) -> None:
    """Join files in order, one piece at a time.

    A row group is held in memory until it is complete, its metadata until the file is. So the size of groups grows
    with the square root of the rows: with a fixed size the metadata would grow with the rows, with a single group the
    data would.
    """
    metadata = {KEY: json.dumps({**origin, "rows": rows}, ensure_ascii=False)}
    frame = pl.scan_parquet(list(parts), glob=False)
    try:
        count = int(frame.select(pl.len()).collect().item())
        frame.sink_parquet(
            target,
            compression=COMPRESSION,
            row_group_size=max(FEWEST_ROWS, isqrt(WORTH_A_GROUP * count)),
            maintain_order=True,
            metadata=metadata,
            engine="streaming",
        )
    except pl.exceptions.PolarsError as error:
        code = OF_THE_SYSTEM.search(str(error))
        if code is None:
            raise LabError("lab-not-parquet", file=parts[0].parent) from None
        raise OSError(int(code[1]), os.strerror(int(code[1]))) from None


def is_whole(path: Path, rows: str, games: Stretch) -> bool:
    """Return whether a chunk is readable to its end and holds these games."""
    first, count = games
    try:
        found = pl.read_parquet(path, glob=False)
    except (OSError, pl.exceptions.PolarsError):
        return False
    if dict(found.schema) != schema(GAMES if rows == FOR_GAMES else TURNS):
        return False
    if rows == FOR_GAMES and found.height != count:
        return False
    return found["game"].unique().sort().to_list() == list(range(first, first + count))


def read_origin(path: str | Path) -> dict[str, Any]:
    """Read the origin of a file's rows. Raises `LabError` for another program's file or another version."""
    try:
        with Path(path).open("rb") as file:
            start = file.read(len(MAGIC))
        found = pl.read_parquet_metadata(path) if start == MAGIC else None
    except OSError as error:
        raise LabError("lab-not-read", file=path, reason=os_error(error)) from None
    except pl.exceptions.PolarsError:
        found = None
    if found is None:
        raise LabError("lab-not-parquet", file=path)
    try:
        origin: dict[str, Any] = json.loads(found[KEY])
        version = int(origin["format"])
    except (KeyError, TypeError, ValueError):
        raise LabError("lab-not-ours", file=path) from None
    if version != FORMAT:
        raise LabError("lab-format", file=path, format=version, known=FORMAT, program=origin.get("program", "?"))
    return origin


def scan(path: str | Path | Sequence[Path]) -> pl.LazyFrame:
    """Return the rows of one or several files as a lazy frame."""
    if isinstance(path, str | Path):
        read_origin(path)
        path = [Path(path)]
    return pl.scan_parquet(list(path), glob=False)


class Totals(NamedTuple):
    """Sums over games."""

    games: int
    rescued: int
    turns: int
    deaths: int
    reasons: dict[str, int]
    faults: list[str]


def sums(paths: Sequence[Path]) -> Totals:
    """Return the sums over all games of some files."""
    found = pl.scan_parquet(list(paths), glob=False)
    wide = [pl.col(name).cast(pl.Int64).sum() for name in ("rescued", "turns", "deaths")]
    try:
        games, rescued, turns, deaths = found.select(pl.len(), *wide).collect(engine="streaming").row(0)
        reasons = found.drop_nulls("reason").group_by("reason").len().collect(engine="streaming")
        faults = found.select("game", "fault").drop_nulls("fault").sort("game").collect(engine="streaming")
    except pl.exceptions.PolarsError:
        raise LabError("lab-not-parquet", file=paths[0].parent if len(paths) > 1 else paths[0]) from None
    return Totals(games, rescued, turns, deaths, dict(reasons.rows()), faults["fault"].to_list())
