"""`rednovember backup` and `rednovember restore`: all tables of a database in one file. The server may be running."""

from __future__ import annotations

import asyncio
import os
import sys
from argparse import Namespace
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic, time
from typing import Any, Final

from sqlalchemy import Connection, Table, delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rednovember.interrupts import Interrupts
from rednovember.server.errors import ServerError
from rednovember.server.running.settings import read_settings
from rednovember.server.store import Store, StoreError
from rednovember.server.store.backup_file import RECORD, TABLE, Counts, Header, Writer, check, rows, written
from rednovember.server.store.engines import WRITES, engine_of
from rednovember.server.store.errors import TROUBLE, trouble
from rednovember.server.store.migrating import versions
from rednovember.server.store.rows import read_record, readable
from rednovember.server.store.schema import RECORDS, TABLES, VERSION
from rednovember.server.store.urls import POSTGRESQL, check_folder, file_of, read_url
from rednovember.version import __version__
from rednovember.words import Words

AT_ONCE: Final = 1000  # rows
COLUMNS: Final = {TABLE: TABLES.columns.keys(), RECORD: RECORDS.columns.keys()}
PAUSE: Final = 1.0  # seconds between two lines of progress
MOST_NAMED: Final = 20  # corrupt rows that are listed
# Other connections of this program to the same database, by the application name of this connection.
OTHERS: Final = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    " AND application_name = current_setting('application_name')"
)
Damaged = Callable[[object, object], object]  # called with the table and the record's number; None for the table's row
Progress = Callable[[int, int], None]  # called with the records done and their total


def unseen(done: int, total: int) -> None:
    """Ignore progress."""


def unheard(table_id: object, number: object) -> None:
    """Ignore corrupt rows."""


async def save(
    url: str,
    path: Path,
    progress: Progress = unseen,
    damaged: Damaged = unheard,
    kinds: Collection[str] | None = None,
) -> Counts:
    """Copy all tables, as of one moment, into a file. Players do not have to wait.

    Corrupt rows are copied as they are, so that they can be repaired. `damaged` is called for each. `kinds` are the
    known kinds of records (None: any).
    """
    look = Look(damaged, kinds)
    check_target(url, path)
    async with opened(url) as engine, snapshot(engine) as connection:
        await connection.run_sync(check_schema)
        counts = Counts(await count(connection, TABLES), await count(connection, RECORDS))
        with written(path) as writer:
            writer.header(__version__, time(), Header(counts, COLUMNS))
            await copy(connection, TABLES, TABLE, writer, unseen, counts.tables, look)
            await copy(connection, RECORDS, RECORD, writer, progress, counts.records, look)
            writer.end()
    return counts


async def load(url: str, path: Path, *, replace: bool = False, progress: Progress = unseen) -> Counts:
    """Load all tables of a file into an empty database, or, with `replace`, in place of its tables. All or nothing."""
    counts = await asyncio.to_thread(check, path, COLUMNS)
    store = await Store.open(url)
    try:
        async with store.engine.connect() as connection:
            await connection.execution_options(**{WRITES: True})
            await check_alone(connection)
            await lock(connection)
            await make_empty(connection, replace=replace)
            await insert_rows(connection, path, progress, counts.records)
            await connection.commit()
    except TROUBLE as error:
        raise trouble(error) from None
    finally:
        await store.close()
    return counts


# Reading a database.


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[AsyncEngine]:
    """Yield the engine of an existing database. It is not migrated, because a server may be using it."""
    file = file_of(read_url(url))
    if file is not None and not file.is_file():
        raise StoreError("backup-no-database", file=file)
    engine = engine_of(url)
    try:
        yield engine
    except TROUBLE as error:
        raise trouble(error) from None
    finally:
        await engine.dispose()


@asynccontextmanager
async def snapshot(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Yield a connection that sees the database as of one moment, whatever others write."""
    async with engine.connect() as connection:
        if engine.dialect.name == POSTGRESQL:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        else:
            raw = await connection.get_raw_connection()
            raw.driver_connection.text_factory = as_text  # type: ignore[union-attr]  # SQLite's own
        yield connection  # the write-ahead log gives a reading transaction one moment
        await connection.rollback()


def check_schema(connection: Connection) -> None:
    """Raise `StoreError` if the database has no tables of ours or belongs to another version of this program."""
    found = versions(connection)
    if not found:
        raise StoreError("backup-no-tables")
    if found != {VERSION}:
        raise StoreError("backup-schema", program=__version__)


async def count(connection: AsyncConnection, table: Table) -> int:
    """Return how many rows a table has."""
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


class Look:
    """Checks rows as they are read, and reports those that cannot be loaded."""

    def __init__(self, damaged: Damaged, kinds: Collection[str] | None) -> None:
        self._damaged, self._kinds = damaged, kinds
        self._next: tuple[object, int] = ("", 0)  # the record that should follow

    def __call__(self, kind: str, values: Sequence[Any]) -> None:
        """Check the row of a table or of a record."""
        row = dict(zip(COLUMNS[kind], values, strict=True))
        if kind == TABLE:
            if readable(row["summary"]) is None:
                self._damaged(row["id"], None)
            return
        table_id, number = row["table_id"], row["number"]
        expected = self._next[1] if table_id == self._next[0] else 0
        self._next = (table_id, number + 1 if isinstance(number, int) else expected + 1)
        try:
            kind = read_record(number, row["at"], row["kind"], row["body"]).kind
            if number == expected and (self._kinds is None or kind in self._kinds):
                return
        except ServerError:
            pass
        self._damaged(table_id, number if number == expected or not isinstance(number, int) else expected)


async def copy(
    connection: AsyncConnection,
    table: Table,
    kind: str,
    writer: Writer,
    progress: Progress,
    total: int,
    look: Look,
) -> None:
    """Write all rows of a table, in the order of their keys, to the backup."""
    wanted = select(table).order_by(*table.primary_key.columns)
    found = await connection.stream(wanted, execution_options={"yield_per": AT_ONCE})
    done = 0
    async for some in found.partitions():
        for row in some:
            values = [as_text(value) if isinstance(value, bytes) else value for value in row]
            look(kind, values)
            writer.row(kind, values)
        done += len(some)
        progress(done, total)


def as_text(value: bytes) -> str:
    """Return a text of SQLite. Bytes that are no UTF-8 are written as hex, so that loading refuses them later."""
    try:
        return value.decode()
    except UnicodeDecodeError:
        return f"\\x{value.hex()}"


def check_target(url: str, path: Path) -> None:
    """Raise `ServerError` if the backup would overwrite the database."""
    file = file_of(read_url(url))
    if file is not None and os.path.realpath(file) == os.path.realpath(path):
        raise ServerError("backup-onto-itself", file=path)


# Writing a database.


async def check_alone(connection: AsyncConnection) -> None:
    """Raise `ServerError` if servers use this PostgreSQL database. A SQLite file is locked instead."""
    if connection.dialect.name == POSTGRESQL:
        others = int((await connection.execute(OTHERS)).scalar_one())
        if others:
            raise ServerError("restore-in-use", count=others)


async def lock(connection: AsyncConnection) -> None:
    """Lock the tables against other writers. SQLite is locked by its first write."""
    if connection.dialect.name == POSTGRESQL:
        await connection.execute(text("LOCK TABLE tables, records IN EXCLUSIVE MODE"))


async def make_empty(connection: AsyncConnection, *, replace: bool) -> None:
    """Remove all tables, or raise `ServerError` if there are any."""
    if replace:
        await connection.execute(delete(RECORDS))
        await connection.execute(delete(TABLES))
    elif there := await count(connection, TABLES):
        raise ServerError("restore-not-empty", count=there)


async def insert_rows(connection: AsyncConnection, path: Path, progress: Progress, total: int) -> None:
    """Write all rows of a backup into the database."""
    waiting, done = list[dict[str, Any]](), 0
    target: Table = TABLES

    async def write() -> None:
        if waiting:
            await connection.execute(insert(target), waiting)
            waiting.clear()

    for row in rows(path):
        of_row = TABLES if row.kind == TABLE else RECORDS
        if of_row is not target or len(waiting) >= AT_ONCE:
            await write()
            progress(done, total)
        target = of_row
        waiting.append(row.columns)
        done += row.kind == RECORD
    await write()
    progress(done, total)


# The commands.


def run_backup(chosen: Namespace, language: str, kinds: Collection[str]) -> int:
    """Run `rednovember backup`; return the exit status. Records of other kinds than these are reported."""
    words, path = Words(language), Path(chosen.file)
    settings = read_settings(chosen, os.environ)
    found = list[tuple[object, object]]()
    done = finished(save(settings.database, path, Shown(words), lambda *which: found.append(which), kinds))
    for table, number in found[:MOST_NAMED]:
        what = "summary" if number is None else "record"
        say(words.text("running-backup-damaged", table=str(table), what=what, number=str(number)))
    if len(found) > MOST_NAMED:
        say(words.text("running-backup-damaged-more", count=len(found) - MOST_NAMED))
    say(words.text("running-backup-done", tables=done.tables, records=done.records, file=str(path)))
    return 0


def run_restore(chosen: Namespace, language: str) -> int:
    """Run `rednovember restore`; return the exit status."""
    words, path = Words(language), Path(chosen.file)
    settings = read_settings(chosen, os.environ)
    check_folder(settings.database, settings.data)
    done = finished(load(settings.database, path, replace=chosen.replace, progress=Shown(words)))
    say(words.text("running-restore-done", tables=done.tables, records=done.records, file=str(path)))
    return 0


def finished(work: Coroutine[Any, Any, Counts]) -> Counts:
    """Run the work to its end. An interrupt leaves no partial result behind."""
    with Interrupts().listening():
        return asyncio.run(work)


class Shown:
    """Shows progress on stderr once in a while."""

    def __init__(self, words: Words, clock: Callable[[], float] = monotonic) -> None:
        self._words = words
        self._clock = clock
        self._next = clock() + PAUSE

    def __call__(self, done: int, total: int) -> None:
        """Show how many records are done, if the last line is old enough."""
        if self._clock() >= self._next:
            self._next = self._clock() + PAUSE
            say(self._words.text("running-progress", done=done, total=total))


def say(text: str) -> None:
    """Print a line to stderr."""
    print(text, file=sys.stderr)
