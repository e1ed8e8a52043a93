"""What the tests of the lab's files share."""

import json
from pathlib import Path
from typing import Any

import polars as pl

from rednovember.lab.origin import KEY

SLOW_CREW = "bosun,random,random"  # played by the runner: slow enough to be stopped under way


def rows(path: Path) -> pl.DataFrame:
    return pl.read_parquet(path)


def rewritten(path: Path, **changes: Any) -> None:
    """The same file with another origin."""
    origin = json.loads(pl.read_parquet_metadata(path)[KEY])
    pl.read_parquet(path).write_parquet(path, metadata={KEY: json.dumps({**origin, **changes})})
