"""Migrating a database to the current schema; the first process to open it does so."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, column, inspect, select, table, text
from sqlalchemy.ext.asyncio import AsyncEngine

from rednovember.server.store.engines import WRITES
from rednovember.server.store.schema import VERSION
from rednovember.server.store.urls import POSTGRESQL

LOCK: Final = 1917_11  # PostgreSQL's advisory lock: only one process migrates at a time
KEPT_IN: Final = "alembic_version"  # the table in which alembic keeps the version


async def migrate(engine: AsyncEngine) -> None:
    """Run all missing migrations, all or none. Raises `StoreError` for a database of a newer version."""
    async with engine.connect() as connection:
        await connection.execution_options(**{WRITES: True})
        if engine.dialect.name == POSTGRESQL:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await connection.run_sync(_upgrade)
        await connection.commit()


def versions(connection: Connection) -> set[str]:
    """Return the migration that a database is at; an empty set if it is new."""
    if not inspect(connection).has_table(KEPT_IN):
        return set()
    return set(connection.scalars(select(column("version_num")).select_from(table(KEPT_IN))))


def _upgrade(connection: Connection) -> None:
    found = versions(connection)
    if found != {VERSION}:
        from rednovember.server.store.upgrading import upgrade

        upgrade(connection, found)
