"""Engines of SQLAlchemy for the databases that are known, each told to keep what it has acknowledged."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from rednovember.server.store.errors import StoreError, trouble

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "fullfsync = ON", "foreign_keys = ON")
BUSY: Final = 5000  # milliseconds that SQLite waits for somebody else, e.g. a backup
PATIENCE: Final = 60  # seconds for one statement of PostgreSQL
WRITES: Final = "writes"  # an option of a connection: it takes SQLite's lock at once, not when it is too late


def engine_of(url: str) -> AsyncEngine:
    """The engine of a database URL: `sqlite:///file`, `postgresql://user@host/name`."""
    parsed = read_url(url)
    if parsed.get_backend_name() == POSTGRESQL:
        arguments = {"timeout": PATIENCE, "command_timeout": PATIENCE}
        engine = create_async_engine(
            parsed, pool_size=10, max_overflow=10, pool_pre_ping=True, connect_args=arguments, hide_parameters=True
        )
        event.listen(engine.sync_engine, "connect", _prepare_postgresql)
        return engine
    file = file_of(parsed)
    if file is None:  # in memory: all share the one connection, one after another
        pool: dict[str, Any] = {"poolclass": AsyncAdaptedQueuePool, "pool_size": 1, "max_overflow": 0}
    else:
        _make(file)
        pool = {}
    engine = create_async_engine(parsed, hide_parameters=True, **pool)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def read_url(url: str) -> URL:
    """A database URL with its driver. What is wrong with it is said without it: it may hold a password."""
    try:
        parsed = make_url(url)
    except (SQLAlchemyError, ValueError):
        raise StoreError("server-database-url", known=", ".join(DRIVERS)) from None
    name = parsed.drivername.partition("+")[0]
    if name not in DRIVERS or (name == SQLITE and (parsed.query or (parsed.database or "").startswith("file:"))):
        raise StoreError("server-database-url", known=", ".join(DRIVERS))
    return parsed.set(drivername=DRIVERS[name])


def file_of(url: URL) -> Path | None:
    """The file of a SQLite database; None if it has none."""
    is_file = url.get_backend_name() == SQLITE and url.database and url.database != ":memory:"
    return Path(str(url.database)) if is_file else None


def _make(file: Path) -> None:
    """Make the folder and the file of a database, for their owner alone. What is there already is left as it is."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise trouble(error) from None


def prepare_sqlite(connection: Any, _: object) -> None:  # noqa: ANN401 - the driver's own
    """A new connection, told to keep what it has acknowledged."""
    connection.isolation_level = None  # transactions begin where `_begin_sqlite` says
    cursor = connection.cursor()
    for pragma in (f"busy_timeout = {BUSY}", *PRAGMAS):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _prepare_postgresql(connection: Any, _: object) -> None:  # noqa: ANN401 - the driver's own
    """A database may be set up to acknowledge before it has written: not what the store acknowledges."""
    cursor = connection.cursor()
    cursor.execute("SHOW synchronous_commit")
    if cursor.fetchone()[0] == "off":
        cursor.execute("SET synchronous_commit = on")
    cursor.close()
    connection.commit()
