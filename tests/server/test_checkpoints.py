"""SQLite's write-ahead log does not grow for ever, and whoever commits does not have to see to it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import create_engine

from rednovember.server.store.rows import batch_of
from rednovember.server.store.schema import METADATA
from rednovember.server.store.writing import Writer
from tests.server.playing import NOTHING, any_record

MANY = 1500
OFTEN, NEVER = 20, 10**9
LETTERS = 500


def new_file(folder: Path, name: str) -> Path:
    """An empty database."""
    file = folder / name
    engine = create_engine(f"sqlite:///{file}")
    METADATA.create_all(engine)
    engine.dispose()
    return file


def log_after(file: Path, writer: Writer) -> int:
    """Write many records, each in a commit of its own; the size of the log at the end."""

    async def write() -> int:
        for number in range(MANY):
            batch = batch_of("a", [any_record(number, text="x" * LETTERS)], NOTHING)
            assert await writer.write([batch]) == [None]
        size = Path(f"{file}-wal").stat().st_size
        await writer.close()
        return size

    return asyncio.run(write())


def kept(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM records").fetchone()[0])


def test_the_log_begins_anew_again_and_again(tmp_path: Path) -> None:
    often, never = new_file(tmp_path, "often"), new_file(tmp_path, "never")
    assert 3 * log_after(often, Writer(often, OFTEN)) < log_after(never, Writer(never, NEVER))
    assert kept(often) == kept(never) == MANY


def test_what_cannot_be_moved_beside_the_commits_is_moved_between_them(tmp_path: Path) -> None:
    def broken() -> sqlite3.Connection:
        raise sqlite3.OperationalError("unable to open database file")

    file = new_file(tmp_path, "broken")
    writer = Writer(file, OFTEN)
    writer._checkpoints._connect = broken
    assert log_after(file, writer) < 2 * MANY * LETTERS  # the pages that were written are many times that
    assert kept(file) == MANY
