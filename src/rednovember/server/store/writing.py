"""Writing to a SQLite file: a whole commit at once, in a thread of its own.

Through the async driver each statement would go to a thread and back, a dozen times for a commit, and wait each time
for its turn in the event loop. The statements are the same.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Executable
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler

from rednovember.server.store.checkpoints import BY_ITSELF_NEVER, EVERY, Checkpoints
from rednovember.server.store.committing import Outcomes, Refused
from rednovember.server.store.engines import prepare_sqlite
from rednovember.server.store.errors import Conflict, trouble
from rednovember.server.store.rows import Batch
from rednovember.server.store.statements import LAST, LAY, NEXT, RECORD, TOUCH, Plan


class Text(NamedTuple):
    """A statement in SQL, and the names of its values in order.

    Named values would be slow: for each name, Python's driver releases the interpreter lock and waits to get it back.
    """

    text: str
    names: tuple[str, ...]

    def row(self, values: Mapping[str, Any]) -> list[Any]:
        """Return values in order."""
        return [values[name] for name in self.names]


def text_of(statement: Executable) -> Text:
    """Return a statement in SQL."""
    assert isinstance(statement, ClauseElement)
    compiled = statement.compile(dialect=dialect(paramstyle="qmark"))
    assert isinstance(compiled, SQLCompiler)
    return Text(str(compiled), tuple(compiled.positiontup or ()))


LAST_TEXT: Final = text_of(LAST)
LAY_TEXT: Final = text_of(LAY)
TOUCH_TEXT: Final = text_of(TOUCH)
NEXT_TEXT: Final = text_of(NEXT)
RECORD_TEXT: Final = text_of(RECORD)


class Writer:
    """Writes in one thread with one connection, opened when needed and again after an error.

    After every so many batches the write-ahead log is moved into the file.
    """

    def __init__(self, file: Path, every: int = EVERY) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, "rednovember-writer")
        self._connection: sqlite3.Connection | None = None
        self._checkpoints = Checkpoints(self._connect, every)

    async def write(self, batches: Sequence[Batch]) -> Outcomes:
        """Commit those batches that follow the stored records, in one transaction. They are durable on return."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batches)

    async def close(self) -> None:
        """Finish the current write, and close."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._end)
        self._thread.shutdown()

    def _write(self, batches: Sequence[Batch]) -> Outcomes:
        try:
            return self._commit(self._opened(), batches)
        except (sqlite3.IntegrityError, sqlite3.DataError) as error:  # one batch caused it
            self._drop()
            conflict = isinstance(error, sqlite3.IntegrityError)
            raise Refused from Conflict("server-conflict") if conflict else trouble(error)
        except (sqlite3.Error, OSError) as error:
            self._drop()
            raise trouble(error) from None
        except BaseException:
            self._drop()
            raise

    def _commit(self, connection: sqlite3.Connection, batches: Sequence[Batch]) -> Outcomes:
        outcomes = self._commit_next(connection, batches) or self._commit_some(connection, batches)
        self._checkpoints.committed(connection, len(batches))
        return outcomes

    def _commit_next(self, connection: sqlite3.Connection, batches: Sequence[Batch]) -> Outcomes | None:
        """Commit batches if all of them follow the stored records, as nearly always; else do nothing and return None.

        Checking this while writing takes half as many statements, and after each of them the thread waits for its turn.
        """
        if any(batch.first == 0 for batch in batches) or len({batch.table_id for batch in batches}) < len(batches):
            return None
        connection.execute("BEGIN IMMEDIATE")
        tables = [NEXT_TEXT.row({**batch.table, "before": batch.first - 1}) for batch in batches]
        if connection.executemany(NEXT_TEXT.text, tables).rowcount < len(batches):
            connection.execute("ROLLBACK")
            return None
        self._many(connection, RECORD_TEXT, [record for batch in batches for record in batch.records])
        connection.execute("COMMIT")
        return [None] * len(batches)

    def _commit_some(self, connection: sqlite3.Connection, batches: Sequence[Batch]) -> Outcomes:
        """Commit those batches that follow the stored records."""
        connection.execute("BEGIN IMMEDIATE")
        found = {batch.table_id: self._last(connection, batch.table_id) for batch in batches}
        plan = Plan(batches, {table_id: last for table_id, last in found.items() if last is not None})
        for text, rows in ((LAY_TEXT, plan.laid), (TOUCH_TEXT, plan.touched), (RECORD_TEXT, plan.records)):
            self._many(connection, text, rows)
        connection.execute("COMMIT")
        return plan.outcomes

    def _many(self, connection: sqlite3.Connection, text: Text, rows: Sequence[Mapping[str, Any]]) -> None:
        connection.executemany(text.text, [text.row(row) for row in rows])

    def _last(self, connection: sqlite3.Connection, table_id: str) -> int | None:
        row = connection.execute(LAST_TEXT.text, (table_id,)).fetchone()
        return None if row is None else int(row[0])

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = self._connect()
        return self._connection

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file)
        try:
            prepare_sqlite(connection, None)
            connection.execute(BY_ITSELF_NEVER)
        except BaseException:
            connection.close()
            raise
        return connection

    def _end(self) -> None:
        self._checkpoints.close()
        self._drop()

    def _drop(self) -> None:
        """Close the connection, rolling back what is not committed."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
