"""Measure how many records per second the store makes durable, with SQLite and PostgreSQL.

    python bench/store.py            print the table and write bench/store.md
    python bench/store.py --seconds 1

Each writer has its own table and waits until its record is durable before it writes the next one, as a busy table does.
Both databases sync to the disk (SQLite: WAL, synchronous FULL; PostgreSQL: fsync on). The last column is the 99th
percentile of a writer's wait.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from tests.server.databases import BINARIES, Cluster  # noqa: E402 - after the path

from rednovember.server.store import Store, Summary  # noqa: E402
from rednovember.server.store.records import ENTRY, LAID, Record  # noqa: E402

WRITERS = (1, 10, 100, 1000)
SUMMARY = Summary(over=False, open=True, due_at=1e12, about={"gnomes": ["Anna", "Boris"], "free": [], "begun": True})
BODY = {"entry": "decided", "gnome": "Anna", "by": "Anna", "decision": "fix fire 7 minutes", "luck": {"dice": [3, 9]}}


async def measure(url: str, writers: int, seconds: float) -> tuple[float, float, float, float]:
    """Return records and commits per second, and the median and 99th percentile of a record's wait in ms."""
    store = await Store.open(url)
    tables = [f"{writers}-{writer}" for writer in range(writers)]
    await asyncio.gather(*(store.add(each, [Record(0, 1.0, LAID, BODY)], SUMMARY) for each in tables))
    waited: list[float] = []
    before, began = store.commits, time.perf_counter()

    async def write(table_id: str) -> None:
        number = 1
        while (now := time.perf_counter()) < began + seconds:
            await store.add(table_id, [Record(number, now, ENTRY, BODY)], SUMMARY)
            waited.append(time.perf_counter() - now)
            number += 1

    await asyncio.gather(*(write(each) for each in tables))
    spent, commits = time.perf_counter() - began, store.commits - before
    await store.close()
    waited.sort()
    half, most = waited[len(waited) // 2], waited[len(waited) * 99 // 100]
    return len(waited) / spent, commits / spent, half * 1000, most * 1000


@contextmanager
def databases() -> Iterator[dict[str, str]]:
    """Create an empty database of each available kind."""
    with tempfile.TemporaryDirectory(dir=HERE) as folder:  # beside the sources: /tmp may be memory
        found = {"SQLite": f"sqlite:///{folder}/server.db"}
        if BINARIES is None:
            yield found
            return
        cluster = Cluster(fsync="on")
        try:
            cluster.sql("CREATE DATABASE bench")
            yield {**found, "PostgreSQL": cluster.url("bench")}
        finally:
            cluster.remove()


def main() -> None:
    """Measure, print, and write bench/store.md."""
    parser = argparse.ArgumentParser(description="measure the store")
    parser.add_argument("--seconds", type=float, default=5.0, help="per row (default: 5)")
    seconds = parser.parse_args().seconds
    lines = [
        "| database | writers | records/s | commits/s | records per commit | median ms | 99th percentile ms |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    with databases() as urls:
        for name, url in urls.items():
            for writers in WRITERS:
                records, commits, half, most = asyncio.run(measure(url, writers, seconds))
                figures = f"{records:.0f} | {commits:.0f} | {records / commits:.1f} | {half:.1f} | {most:.1f}"
                lines.append(f"| {name} | {writers} | {figures} |")
                print(lines[-1], flush=True)
    head = (
        "# The store's speed\n\n`python bench/store.py`: each writer has its own table and writes its next record when "
        "the last one is durable.\nBoth databases sync to the disk; PostgreSQL runs on the same machine, in /tmp.\n"
    )
    when = f"{datetime.now(tz=UTC).date()}; 2 cores, shared: compare rows with each other, not with other days."
    (HERE / "store.md").write_text("\n".join((head, when, "", *lines, "")), encoding="utf-8")


if __name__ == "__main__":
    main()
