"""Reading and writing the logs of tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final

from sqlalchemy import LargeBinary, Select, bindparam, cast, func, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rednovember.server.records import Record, ServerError
from rednovember.server.store.committing import Committer, Outcomes, Refused
from rednovember.server.store.engines import WRITES, engine_of
from rednovember.server.store.errors import TROUBLE, Conflict, StoreError, is_of_one, trouble
from rednovember.server.store.locking import FileLock
from rednovember.server.store.migrating import migrate
from rednovember.server.store.rows import Batch, Row, Summary, batch_of, read_record, readable
from rednovember.server.store.schema import RECORDS, TABLES
from rednovember.server.store.statements import LAY, RECORD, TOUCH, Plan
from rednovember.server.store.urls import POSTGRESQL, file_of
from rednovember.server.store.writing import Writer

CHANNEL: Final = "rednovember"
TOGETHER: Final = 500  # tables that are asked for at once


class Store:
    """The database. All methods are coroutines; none of them blocks."""

    def __init__(self, engine: AsyncEngine, lock: FileLock | None = None) -> None:
        self.engine = engine
        self.is_postgresql = engine.dialect.name == POSTGRESQL
        self._lock = lock
        file = file_of(engine.url)
        self._writer = None if file is None else Writer(file)
        self._committer: Committer[Batch] = Committer(self._write)
        self._failing = False  # the last write has failed

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database of a URL, and bring its tables up to date. A file is held for this process alone."""
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
        """Write what waits, and close."""
        await self.settle()
        if self._writer is not None:
            await self._writer.close()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    # Writing.

    async def add(self, table_id: str, records: Sequence[Record], summary: Summary) -> None:
        """Make records durable; they follow those that are there.

        Raises `Conflict` if they do not: somebody else was first. Any other `StoreError` leaves open whether they are
        there, but for `server-no-table`: the table is gone.
        """
        if records:
            await self._committer.add(batch_of(table_id, records, summary))

    async def settle(self) -> None:
        """Wait for what is being written, also for those who do not wait for it any more."""
        await self._committer.finish()

    @property
    def commits(self) -> int:
        """How many commits there were."""
        return self._committer.commits

    # Reading.

    async def records(self, table_id: str, since: int = -1) -> list[Record]:
        """The records of a table after that number, in order. A row that cannot be read is refused."""
        async with self._connected() as connection:
            rows = (await connection.execute(self._records(table_id, since))).all()
        return [read_record(*row) for row in rows]

    async def legible(self, table_id: str) -> list[Record]:
        """The records of a table that can be read, in order; what stands between them is passed over."""
        async with self._connected() as connection:
            rows = (await connection.execute(self._records(table_id, -1))).all()
        found = list[Record]()
        for row in rows:
            with suppress(ServerError):
                found.append(read_record(*row))
        return found

    async def last(self, table_id: str) -> int:
        """The number of the last record; -1 if there is no such table."""
        return (await self.lasts([table_id])).get(table_id, -1)

    async def lasts(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The number of the last record of each of these tables that is there."""
        wanted, found = sorted(table_ids), dict[str, int]()
        for start in range(0, len(wanted), TOGETHER):
            async with self._connected() as connection:
                found.update(await self._lasts(connection, wanted[start : start + TOGETHER]))
        return found

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
        found = [(row, readable(row.summary)) for row in rows]  # one that cannot be read does not hide the others
        return [Row(row.id, row.laid_at, row.touched_at, about) for row, about in found if about is not None]

    async def check(self) -> None:
        """Raise `StoreError` if the database does not answer, cannot be read, or does not take what is written.

        A few tables are read, others each time, from the file and not from what SQLite has cached of it.
        Nothing is written for that as long as the last write went well. After one that failed a trial is: or nobody
        would know when there is room again, where nobody is sent to a server that is not well.
        """
        await self._sample()
        if self._failing:
            async with self._connected(writes=True) as connection:
                await connection.execute(TRIAL)
                await connection.commit()
            self._failing = False

    async def counts(self) -> dict[str, int]:
        """How many tables there are, and how many of them are not over."""
        async with self._connected() as connection:
            tables = (await connection.execute(select(func.count()).select_from(TABLES))).scalar_one()
            running = select(func.count()).select_from(TABLES).where(TABLES.c.over.is_(False))
            return {"tables": int(tables), "running": int((await connection.execute(running)).scalar_one())}

    # Inside.

    async def _sample(self) -> None:
        """Read the last records of a few tables from somewhere in the database."""
        async with self._connected() as connection:
            if not self.is_postgresql:
                await connection.execute(FORGET)
            for start in (token_hex(1), ""):  # if nothing follows there, from the beginning
                if (await connection.execute(SAMPLE, {"start": start})).all():
                    return

    def _records(self, table_id: str, since: int) -> Select[Any]:
        body = RECORDS.c.body if self.is_postgresql else cast(RECORDS.c.body, LargeBinary)  # SQLite's may be no text
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
        """The last numbers; `hold`: nobody else writes there until this transaction ends."""
        statement = SQLITE_LOOK if not self.is_postgresql else HOLD if hold else LOOK
        rows = await connection.execute(statement, {"ids": list(table_ids)})
        return {row.id: row.last for row in rows}

    async def _write(self, batches: Sequence[Batch]) -> Outcomes:
        """All of these batches in one transaction, but for those that come too late; note whether it went well."""
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
        except DBAPIError as error:  # one of them is to blame
            raise Refused from Conflict("server-conflict") if isinstance(error, IntegrityError) else trouble(error)
        return outcomes

    async def _write_in(self, connection: AsyncConnection, batches: Sequence[Batch]) -> Outcomes:
        """Write those batches that follow what is there. Everybody locks tables in the same order: no deadlock."""
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
    """A connection; what goes wrong with the database is a `StoreError`, but for what one batch is to blame for."""

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
TRIAL: Final = text("UPDATE alembic_version SET version_num = version_num")  # changes nothing, but is written
SQLITE_LOOK: Final = select(TABLES.c.id, TABLES.c.last).where(TABLES.c.id.in_(bindparam("ids", expanding=True)))
# PostgreSQL alone: one statement whatever their number, so that it is prepared once.
LOOK: Final = text("SELECT id, last FROM tables WHERE id = ANY(:ids)")
HOLD: Final = text("SELECT id, last FROM tables WHERE id = ANY(:ids) ORDER BY id FOR NO KEY UPDATE")
NOTIFY: Final = text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:told AS text[])) AS told")
