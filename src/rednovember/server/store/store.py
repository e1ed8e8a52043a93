"""Reading and writing the logs of tables."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import bindparam, delete, event, func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from rednovember.server.records import Record, ServerError
from rednovember.server.store.committing import Committer, Refused
from rednovember.server.store.migrating import migrate
from rednovember.server.store.schema import RECORDS, TABLES

CHANNEL: Final = "rednovember"
PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000")
SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


class StoreError(ServerError):
    """The store cannot be read or written."""


class Conflict(StoreError):
    """Somebody else has written a record of that number before."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What is known of a table without its records."""

    over: bool
    open: bool
    due_at: float | None
    about: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Row:
    """A table in a list."""

    id: str
    laid_at: float
    touched_at: float
    about: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Batch:
    """Records of one table that follow each other, and its summary after them."""

    table_id: str
    records: Sequence[Record]
    summary: Summary


class Store:
    """The database. All methods are coroutines; none of them blocks."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_postgresql = engine.dialect.name == POSTGRESQL
        self._committer: Committer[Batch] = Committer(self._write)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database of a URL, and bring its tables up to date."""
        engine = engine_of(url)
        try:
            await migrate(engine)
        except (SQLAlchemyError, OSError) as error:
            await engine.dispose()
            raise StoreError("server-database", reason=first_line(error)) from None
        return cls(engine)

    async def close(self) -> None:
        """Write what waits, and close."""
        await self._committer.finish()
        await self.engine.dispose()

    async def add(self, table_id: str, records: Sequence[Record], summary: Summary) -> None:
        """Make records durable. Raises `Conflict` if one of that number is there already."""
        if records:
            await self._committer.add(Batch(table_id, records, summary))

    async def records(self, table_id: str, since: int = -1) -> list[Record]:
        """The records of a table after that number, in order. A row that cannot be read is refused."""
        wanted = (
            select(RECORDS.c.number, RECORDS.c.at, RECORDS.c.kind, RECORDS.c.body)
            .where(RECORDS.c.table_id == table_id, RECORDS.c.number > since)
            .order_by(RECORDS.c.number)
        )
        async with self._connected() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Record(row.number, row.at, row.kind, read_body(row.body, row.number)) for row in rows]

    async def last(self, table_id: str) -> int:
        """The number of the last record; -1 if there is no such table."""
        async with self._connected() as connection:
            wanted = select(func.max(RECORDS.c.number)).where(RECORDS.c.table_id == table_id)
            found = (await connection.execute(wanted)).scalar()
        return -1 if found is None else int(found)

    async def due(self, now: float, most: int) -> list[str]:
        """The tables at which the server itself has to act, the longest overdue first."""
        wanted = select(TABLES.c.id).where(TABLES.c.due_at <= now).order_by(TABLES.c.due_at).limit(most)
        async with self._connected() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def open_tables(self, most: int) -> list[Row]:
        """The tables that are open to everybody and not over, the latest first."""
        wanted = (
            select(TABLES.c.id, TABLES.c.laid_at, TABLES.c.touched_at, TABLES.c.summary)
            .where(TABLES.c.open.is_(True), TABLES.c.over.is_(False))
            .order_by(TABLES.c.touched_at.desc())
            .limit(most)
        )
        async with self._connected() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Row(row.id, row.laid_at, row.touched_at, read_body(row.summary, 0)) for row in rows]

    async def counts(self) -> dict[str, int]:
        """How many tables and records there are."""
        async with self._connected() as connection:
            tables = (await connection.execute(select(func.count()).select_from(TABLES))).scalar_one()
            running = select(func.count()).select_from(TABLES).where(TABLES.c.over.is_(False))
            return {"tables": int(tables), "running": int((await connection.execute(running)).scalar_one())}

    async def retire(self, before: float, *, over_only: bool) -> int:
        """Remove tables that nobody has touched since; how many they were."""
        wanted = delete(TABLES).where(TABLES.c.touched_at < before)
        if over_only:
            wanted = wanted.where(TABLES.c.over.is_(True))
        async with self._connected() as connection:
            done = await connection.execute(wanted)
            await connection.commit()
        return int(done.rowcount)

    def _connected(self) -> Connected:
        return Connected(self.engine)

    async def _write(self, batches: Sequence[Batch]) -> None:
        """All of these batches in one transaction, or none."""
        try:
            async with self.engine.connect() as connection:
                await self._write_in(connection, batches)
                await connection.commit()
        except IntegrityError:
            if len(batches) > 1:
                raise Refused from None
            raise Conflict("server-conflict") from None
        except (SQLAlchemyError, OSError) as error:
            raise StoreError("server-database", reason=first_line(error)) from None

    async def _write_in(self, connection: AsyncConnection, batches: Sequence[Batch]) -> None:
        new = [batch for batch in batches if batch.records[0].number == 0]
        if new:
            await connection.execute(insert(TABLES), [{"id": each.table_id, **laid_row(each)} for each in new])
        rows = [record_row(batch.table_id, record) for batch in batches for record in batch.records]
        await connection.execute(insert(RECORDS), rows)
        old = [batch for batch in batches if batch.records[0].number != 0]
        if old:
            await connection.execute(TOUCH, [{"which": each.table_id, **touched_row(each)} for each in old])
        if self.is_postgresql:
            told = [{"told": f"{each.table_id} {each.records[-1].number}"} for each in batches]
            await connection.execute(NOTIFY, told)


class Connected:
    """A connection for reading; what goes wrong with the database is a `StoreError`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def __aenter__(self) -> AsyncConnection:
        try:
            self._connection = await self._engine.connect()
        except (SQLAlchemyError, OSError) as error:
            raise StoreError("server-database", reason=first_line(error)) from None
        return self._connection

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        await self._connection.close()
        if isinstance(error, SQLAlchemyError | OSError):
            raise StoreError("server-database", reason=first_line(error)) from None


TOUCH: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("which"))
    .values(
        touched_at=bindparam("touched"), over=bindparam("is_over"), open=bindparam("is_open"),
        due_at=bindparam("due"), summary=bindparam("about"),
    )
)  # fmt: skip
NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', :told)")


def laid_row(batch: Batch) -> dict[str, Any]:
    """The columns of a new table."""
    row = touched_row(batch)
    return {
        "laid_at": batch.records[0].at,
        "touched_at": row["touched"],
        "over": row["is_over"],
        "open": row["is_open"],
        "due_at": row["due"],
        "summary": row["about"],
    }


def touched_row(batch: Batch) -> dict[str, Any]:
    """What changes of a table with its records."""
    return {
        "touched": batch.records[-1].at,
        "is_over": batch.summary.over,
        "is_open": batch.summary.open,
        "due": batch.summary.due_at,
        "about": json.dumps(batch.summary.about, ensure_ascii=False),
    }


def record_row(table_id: str, record: Record) -> dict[str, Any]:
    """The columns of a record."""
    body = json.dumps(record.body, ensure_ascii=False, separators=(",", ":"))
    return {"table_id": table_id, "number": record.number, "at": record.at, "kind": record.kind, "body": body}


def read_body(body: str, number: int) -> dict[str, Any]:
    """A body from the database; refused if something else stands there."""
    try:
        found = json.loads(body)
    except (ValueError, TypeError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise ServerError("server-record", number=number)
    return found


def engine_of(url: str) -> AsyncEngine:
    """The engine of a database URL: `sqlite:///file`, `postgresql://user@host/name`."""
    try:
        parsed = make_url(url)
    except SQLAlchemyError:
        raise StoreError("server-database-url", known=", ".join(DRIVERS)) from None  # it may hold a password
    name = parsed.drivername.partition("+")[0]
    if name not in DRIVERS:
        raise StoreError("server-database-url", known=", ".join(DRIVERS))
    parsed = parsed.set(drivername=DRIVERS[name])
    if name != SQLITE:
        return create_async_engine(parsed, pool_size=10, max_overflow=10, pool_pre_ping=True)
    if parsed.database and parsed.database != ":memory:":
        try:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise StoreError("server-database", reason=error.strerror or str(error)) from None
    engine = create_async_engine(parsed)
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _: object) -> None:  # noqa: ANN401 - the driver's own
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def first_line(error: BaseException) -> str:
    """What went wrong, in one line and without the statement or its values."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return (str(cause).splitlines() or [type(cause).__name__])[0][:300]
