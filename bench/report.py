"""Measure how long a report takes. Figures are copied to bench/report.md by hand, with date and machine.

    python bench/report.py [ROWS]

The rows are those of real games, repeated until there are enough. The report's results are meaningless, its time isn't.
"""

import resource
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

import polars as pl

from rednovember.lab.record import record
from rednovember.lab.setup import make_setup
from rednovember.lab.study.command import write_report
from rednovember.lab.study.telling import PlotCaptions
from rednovember.words import Words

PLAYED = 2000


def repeated(source: Path, rows: int, target: Path) -> None:
    """Write a file of so many rows, with the metadata of its source."""
    few = pl.read_parquet(source)
    whole = pl.concat([few] * -(-rows // few.height)).head(rows).with_columns(game=pl.int_range(pl.len()))
    whole.write_parquet(target, metadata=dict(pl.read_parquet_metadata(source)))


def main() -> int:
    """Play a few games, repeat their rows, and time a report on them."""
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    with TemporaryDirectory() as folder:
        few, many = Path(folder) / "few.parquet", Path(folder) / "many.parquet"
        record(make_setup("bosun", gnomes=4), games=PLAYED, seed=11, out=few)
        repeated(few, rows, many)
        size = many.stat().st_size / 1e6
        began, worked = perf_counter(), process_time()
        plots = write_report(PlotCaptions(Words("en")), [many], Path(folder) / "page.html", Path(folder) / "plots")
        seconds, cpu = perf_counter() - began, process_time() - worked
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000
    print(f"| {rows:,} | {size:.0f} MB | {plots} | {seconds:.1f} s | {cpu:.1f} s | {most:.0f} MB |")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
