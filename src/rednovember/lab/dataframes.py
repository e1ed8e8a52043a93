"""Rows as data frames of polars, the extra `lab`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rednovember.engine.ids import LOST, REASON_NAMES, WON
from rednovember.lab import columns
from rednovember.lab.columns import GAMES, TURNS, WIDTH, Column
from rednovember.lab.errors import LabError
from rednovember.lab.play import Faults, derived_seed
from rednovember.lab.rows import Rows
from rednovember.lab.setup import Setup

try:
    import polars as pl
except ModuleNotFoundError as error:
    raise LabError("lab-not-installed", module=error.name or "", package='"rednovember[lab]"') from None

__all__ = ["TYPES", "about", "games_frame", "pl", "schema", "turns_frame"]  # `parquet.py` takes polars from here

TYPES: Final[Mapping[str, pl.DataType | type[pl.DataType]]] = {
    columns.TRUTH: pl.Boolean,
    columns.TEXT: pl.String,
    columns.WHOLE: pl.UInt16,
    columns.LARGE: pl.Int64,
    columns.SHARE: pl.Float64,
    columns.WHOLES: pl.List(pl.UInt16),
    columns.TEXTS: pl.List(pl.String),
}
REASONS: Final = {WON: None, **{LOST + i: name for i, name in enumerate(REASON_NAMES)}}


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
