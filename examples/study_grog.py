"""An example study: crews that are dealt Grog at the start, their turns and their rescues."""

from pathlib import Path
from tempfile import TemporaryDirectory

import polars as pl

from rednovember.lab.parquet import scan
from rednovember.lab.record import record
from rednovember.lab.setup import make_setup
from rednovember.lab.stats import wilson


def main(games: int = 400) -> pl.DataFrame:
    """Play games, read their rows, group and count them. Returns the result as a data frame."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.parquet"
        record(make_setup("bosun", gnomes=4), games=games, seed=7, workers=1, out=file)
        found = (
            scan(file)
            .group_by("dealt_grog")
            .agg(pl.len().alias("games"), pl.col("rescued").sum(), pl.col("turns").mean())
            .sort("dealt_grog")
            .collect()
        )
    for grog, played, rescued, turns in found.rows():
        low, high = wilson(rescued, played)
        print(f"{grog} Grog: {rescued} of {played} rescued ({low:.0%} to {high:.0%}), {turns:.1f} turns")
    return found


if __name__ == "__main__":
    main()
