"""Files of games and turns that are made up, row by row, for tests of the report."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import polars as pl

from rednovember.lab.columns import FORMAT, GAMES, TURNS, Column
from rednovember.lab.dataframes import schema
from rednovember.lab.origin import KEY
from rednovember.lab.parquet import FOR_GAMES, FOR_TURNS

NOTHING: Mapping[str, Any] = {
    "truth": False,
    "text": "",
    "whole": 0,
    "large": 0,
    "share": None,
    "wholes": [],
    "texts": [],
}
USUAL: Mapping[str, Any] = {
    "board": "standard-2",
    "edition": "revised",
    "crew": "bosun",
    "gnomes": 4,
    "option_fire_crosses_blocked_hatches": True,
    "minutes": 60,
}


def frame(columns: Sequence[Column], rows: Sequence[Mapping[str, Any]]) -> pl.DataFrame:
    """Rows with what is not given filled in."""
    given = [
        {**{column.name: NOTHING[column.kind] for column in columns}, **USUAL, "game": number, **row}
        for number, row in enumerate(rows)
    ]
    types = schema(columns)
    return pl.DataFrame({name: [row[name] for row in given] for name in types}, schema=types)


def games(rows: Sequence[Mapping[str, Any]]) -> pl.DataFrame:
    """Games; a lost one without a reason was lost to the heat."""
    return frame(GAMES, [{"reason": None if row.get("rescued") else "heat", **row} for row in rows])


def turns(rows: Sequence[Mapping[str, Any]]) -> pl.DataFrame:
    """Turns."""
    return frame(TURNS, rows)


def write(path: Path, rows: pl.DataFrame, **origin: object) -> Path:
    """A file as the lab writes it."""
    kind = FOR_TURNS if "turn" in rows.columns else FOR_GAMES
    about = {"format": FORMAT, "program": "0.1.0", "seed": "5", "rows": kind, **origin}
    rows.write_parquet(path, metadata={KEY: json.dumps(about)})
    return path
