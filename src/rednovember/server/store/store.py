"""The store: reading and writing the logs of tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final

from sqlalchemy import LargeBinary, Select, bindparam, cast, func, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rednovember.server.errors import ServerError
from rednovember.server.store.committing import Committer, Outcomes, Refused
from rednovember.server.store.engines import WRITES, engine_of
from rednovember.server.store.errors import TROUBLE, Conflict, StoreError, is_of_one, trouble
from rednovember.server.store.locking import FileLock
from rednovember.server.store.migrating import migrate
from rednovember.server.store.records import Record
from rednovember.server.store.rows import Batch, Row, Summary, batch_of, read_record, readable
from rednovember.server.store.schema import RECORDS, TABLES
from rednovember.server.store.statements import LAY, RECORD, TOUCH, Plan
from rednovember.server.store.urls import POSTGRESQL, file_of
from rednovember.server.store.writing import Writer

CHANNEL: Final = "rednovember"
TOGETHER: Final = 500  # tables in one query


class Store:
    """The database. All methods are coroutines, and none of them blocks."""

    def __init__(self, engine: AsyncEngine, lock: FileLock | None = None) -> None:
        self.engine = engine
        self.is_postgresql = engine.dialect.name == POSTGRESQL
        self._lock = lock
        file = file_of(engine.url)
        self._writer = None if file is None else Writer(file)
        self._committer: Committer[Batch] = Committer(self._write)
        self._failing = False  # whether the last write failed

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database of a URL and migrate it. A SQLite file is locked for this process."""
        engine = engine_of(url)
        file, lock = file_of(engine.url), None
        try:
            lock = None if file is None else FileLock(file)
            await migrate(engine)
        except (*TROUBLE, StoreError) as error:
            await engine.dispose()
            if lock is not None:
                lock.release()
            raise error if isinstance(error, StoreError) else trouble(error) from None
        return cls(engine, lock)

    async def close(self) -> None:
        """Commit what waits, and close."""
        await self.settle()
        if self._writer is not None:
            await self._writer.close()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    # Writing.

    async def add(self, table_id: str, records: Sequence[Record], summary: Summary) -> None:
        """Make records durable that follow the stored ones.

        Raises `Conflict` if they do not follow, because another process was first. After any other `StoreError` they
        may or may not be stored, except after `server-no-table`: the table is gone.
        """
        if records:
            await self._committer.add(batch_of(table_id, records, summary))

    async def settle(self) -> None:
        """Wait for all pending writes, even those whose callers were cancelled."""
        await self._committer.finish()

    @property
    def commits(self) -> int:
        """Return the number of commits."""
        return self._committer.commits

    # Reading.

    async def records(self, table_id: str, since: int = -1) -> list[Record]:
        """Return the records of a table after a number, in order. Raises `ServerError` for a corrupt row."""
        async with self._connected() as connection:
            rows = (await connection.execute(self._records(table_id, since))).all()
        return [read_record(*row) for row in rows]

    async def legible(self, table_id: str) -> list[Record]:
        """Return the readable records of a table, in order, without the corrupt ones."""
        async with self._connected() as connection:
            rows = (await connection.execute(self._records(table_id, -1))).all()
        found = list[Record]()
        for row in rows:
            with suppress(ServerError):
                found.append(read_record(*row))
        return found

    async def last(self, table_id: str) -> int:
        """Return the number of the last record; -1 if there is no such table."""
        return (await self.lasts([table_id])).get(table_id, -1)

    async def lasts(self, table_ids: Iterable[str]) -> dict[str, int]:
        """Return the number of the last record of each of these tables that exists."""
        wanted, found = sorted(table_ids), dict[str, int]()
        for start in range(0, len(wanted), TOGETHER):
            async with self._connected() as connection:
                found.update(await self._lasts(connection, wanted[start : start + TOGETHER]))
        return found

    async def due(self, now: float, most: int) -> list[str]:
        """Return the tables where a bot or a stand-in has to act, the longest overdue first."""
        wanted = select(TABLES.c.id).where(TABLES.c.due_at <= now).order_by(TABLES.c.due_at).limit(most)
        async with self._connected() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def open_tables(self, most: int) -> list[Row]:
        """Return the tables that are open to everyone and not over, the newest first."""
        wanted = (
            select(TABLES.c.id, TABLES.c.laid_at, TABLES.c.touched_at, TABLES.c.summary)
            .where(TABLES.c.open.is_(True), TABLES.c.over.is_(False))
            .order_by(TABLES.c.touched_at.desc())
            .limit(most)
        )
        async with self._connected() as connection:
            rows = (await connection.execute(wanted)).all()
        found = [(row, readable(row.summary)) for row in rows]  # a corrupt row does not hide the others
        return [Row(row.id, row.laid_at, row.touched_at, about) for row, about in found if about is not None]

    async def check(self) -> None:
        """Raise `StoreError` if the database does not answer, cannot be read, or cannot be written.

        It reads a few tables, different ones each time, from the file and not from SQLite's cache. It writes only after
        a write has failed: no clients are sent to an unhealthy server, so nothing else would notice that writing works
        again.
        """
        await self._sample()
        if self._failing:
            async with self._connected(writes=True) as connection:
                await connection.execute(TRIAL)
                await connection.commit()
            self._failing = False

    async def counts(self) -> dict[str, int]:
        """Return how many tables there are, and how many of them are not over."""
        async with self._connected() as connection:
            tables = (await connection.execute(select(func.count()).select_from(TABLES))).scalar_one()
            running = select(func.count()).select_from(TABLES).where(TABLES.c.over.is_(False))
            return {"tables": int(tables), "running": int((await connection.execute(running)).scalar_one())}

    # Helpers.

    async def _sample(self) -> None:
        """Read the last records of a few tables from a random place in the database."""
        async with self._connected() as connection:
            if not self.is_postgresql:
                await connection.execute(FORGET)
            for start in (token_hex(1), ""):  # if there is none, from the start
                if (await connection.execute(SAMPLE, {"start": start})).all():
                    return

    def _records(self, table_id: str, since: int) -> Select[Any]:
        body = RECORDS.c.body if self.is_postgresql else cast(RECORDS.c.body, LargeBinary)  # SQLite's may be any type
        return (
            select(RECORDS.c.number, RECORDS.c.at, RECORDS.c.kind, body)
            .where(RECORDS.c.table_id == table_id, RECORDS.c.number > since)
            .order_by(RECORDS.c.number)
        )

    def _connected(self, *, writes: bool = False) -> Connected:
        return Connected(self.engine, writes=writes)

    async def _lasts(
        self, connection: AsyncConnection, table_ids: Sequence[str], *, hold: bool = False
    ) -> dict[str, int]:
        """Return the last numbers. `hold` locks these tables until the transaction ends."""
        statement = SQLITE_LOOK if not self.is_postgresql else HOLD if hold else LOOK
        rows = await connection.execute(statement, {"ids": list(table_ids)})
        return {row.id: row.last for row in rows}

    async def _write(self, batches: Sequence[Batch]) -> Outcomes:
        """Commit those batches that follow the stored records, in one transaction; note whether it failed."""
        try:
            outcomes = await self._write_all(batches)
        except StoreError:
            self._failing = True
            raise
        self._failing = False
        return outcomes

    async def _write_all(self, batches: Sequence[Batch]) -> Outcomes:
        if self._writer is not None:
            return await self._writer.write(batches)
        try:
            async with self._connected(writes=True) as connection:
                outcomes = await self._write_in(connection, batches)
                await connection.commit()
        except DBAPIError as error:  # one batch caused it
            raise Refused from Conflict("server-conflict") if isinstance(error, IntegrityError) else trouble(error)
        return outcomes

    async def _write_in(self, connection: AsyncConnection, batches: Sequence[Batch]) -> Outcomes:
        """Write those batches that follow the stored records.

        Tables are locked in the same order everywhere: no deadlock.
        """
        lasts = await self._lasts(connection, sorted({batch.table_id for batch in batches}), hold=True)
        plan = Plan(batches, lasts)
        for statement, rows in ((LAY, plan.laid), (TOUCH, plan.touched), (RECORD, plan.records)):
            if rows:
                await connection.execute(statement, rows)
        if plan.records and self.is_postgresql:
            told = [f"{table_id} {plan.lasts[table_id]}" for table_id in plan.written]
            await connection.execute(NOTIFY, {"channel": CHANNEL, "told": told})
        return plan.outcomes


class Connected:
    """A connection that turns the database's errors into `StoreError`, except those caused by one batch."""

    def __init__(self, engine: AsyncEngine, *, writes: bool) -> None:
        self._engine = engine
        self._writes = writes

    async def __aenter__(self) -> AsyncConnection:
        try:
            self._connection = await self._engine.connect()
        except TROUBLE as error:
            raise trouble(error) from None
        await self._connection.execution_options(**{WRITES: self._writes})
        return self._connection

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        try:
            await self._connection.close()
        except TROUBLE as other:
            error = error or other
        if isinstance(error, TROUBLE) and not is_of_one(error):
            raise trouble(error) from None


FORGET: Final = text("PRAGMA shrink_memory")
SAMPLE: Final = (
    select(TABLES.c.id, func.length(RECORDS.c.body))
    .join_from(TABLES, RECORDS, (RECORDS.c.table_id == TABLES.c.id) & (RECORDS.c.number == TABLES.c.last))
    .where(TABLES.c.id >= bindparam("start"))
    .order_by(TABLES.c.id)
    .limit(5)
)
TRIAL: Final = text("UPDATE alembic_version SET version_num = version_num")  # changes nothing, but writes
SQLITE_LOOK: Final = select(TABLES.c.id, TABLES.c.last).where(TABLES.c.id.in_(bindparam("ids", expanding=True)))
# For PostgreSQL: one statement for any number of ids, so that it is prepared once.
LOOK: Final = text("SELECT id, last FROM tables WHERE id = ANY(:ids)")
HOLD: Final = text("SELECT id, last FROM tables WHERE id = ANY(:ids) ORDER BY id FOR NO KEY UPDATE")
NOTIFY: Final = text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:told AS text[])) AS told")
