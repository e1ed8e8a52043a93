"""Parquet files of rows: the chunks of a run, the files that they are joined to, and what is read of them."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping, Sequence
from io import BytesIO
from math import isqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from rednovember.files import os_error
from rednovember.lab.columns import FORMAT, GAMES, TURNS
from rednovember.lab.dataframes import pl, schema
from rednovember.lab.errors import LabError
from rednovember.lab.origin import KEY
from rednovember.lab.run import Stretch

COMPRESSION: Final = "zstd"
FEWEST_ROWS: Final = 10_000  # of a row group of a finished file
WORTH_A_GROUP: Final = 1000  # rows that take as much memory as the metadata of a row group in a join
MAGIC: Final = b"PAR1"
OF_THE_SYSTEM: Final = re.compile(r"\(os error (\d+)\)")  # what polars appends to errors from elsewhere
FOR_GAMES: Final = "games"
FOR_TURNS: Final = "turns"


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
