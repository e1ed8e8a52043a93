"""SQLAlchemy engines for the supported databases, set up so that whatever is acknowledged is durable."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from rednovember.server.store.errors import trouble
from rednovember.server.store.urls import POSTGRESQL, file_of, read_url, said_to_driver

PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "fullfsync = ON", "foreign_keys = ON")
BUSY: Final = 5000  # milliseconds that SQLite waits for another process, such as a backup
PATIENCE: Final = 60  # seconds for one statement of PostgreSQL
WRITES: Final = "writes"  # a connection's option: take SQLite's write lock at the start, not when it is too late


def engine_of(url: str) -> AsyncEngine:
    """Return the engine of a database URL: `sqlite:///file`, `postgresql://user@host/name`."""
    parsed = read_url(url)
    if parsed.get_backend_name() == POSTGRESQL:
        engine = postgresql_engine(
            parsed,
            pool_size=10,
            max_overflow=10,
            pool_pre_ping=True,
            connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE},
        )
        event.listen(engine.sync_engine, "connect", _prepare_postgresql)
        return engine
    file = file_of(parsed)
    if file is None:  # in memory: one connection, shared one after another
        pool: dict[str, Any] = {"poolclass": AsyncAdaptedQueuePool, "pool_size": 1, "max_overflow": 0}
    else:
        _make(file)
        pool = {}
    engine = create_async_engine(parsed, hide_parameters=True, **pool)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def postgresql_engine(url: URL, **more: Any) -> AsyncEngine:  # noqa: ANN401 - SQLAlchemy's own
    """Return an engine for PostgreSQL. `url` comes from `read_url`."""
    engine = create_async_engine(url, hide_parameters=True, **more)
    event.listen(engine.sync_engine, "do_connect", _say_to_driver)
    return engine


def _say_to_driver(_dialect: object, _record: object, _: object, arguments: dict[str, Any]) -> None:
    said_to_driver(arguments)


def _make(file: Path) -> None:
    """Create the folder and file of a database, readable only by their owner, unless they exist."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise trouble(error) from None


def prepare_sqlite(connection: Any, _: object) -> None:  # noqa: ANN401 - the driver's own
    """Set up a new SQLite connection for durable commits."""
    connection.isolation_level = None  # transactions begin where `_begin_sqlite` says
    cursor = connection.cursor()
    for pragma in (f"busy_timeout = {BUSY}", *PRAGMAS):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _prepare_postgresql(connection: Any, _: object) -> None:  # noqa: ANN401 - the driver's own
    """Make PostgreSQL acknowledge only durable commits, even if the database is set up otherwise."""
    cursor = connection.cursor()
    cursor.execute("SHOW synchronous_commit")
    if cursor.fetchone()[0] == "off":
        cursor.execute("SET synchronous_commit = on")
    cursor.close()
    connection.commit()
