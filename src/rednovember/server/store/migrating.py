"""Bringing a database up to date, whoever comes first."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from rednovember.server.store.engines import POSTGRESQL, WRITES
from rednovember.server.store.errors import StoreError

SCRIPTS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 1917_11  # of PostgreSQL: only one process migrates at a time


async def migrate(engine: AsyncEngine) -> None:
    """Run all migrations that have not been run; all or none. Refuses a database of a later version."""
    async with engine.connect() as connection:
        await connection.execution_options(**{WRITES: True})
        if engine.dialect.name == POSTGRESQL:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await connection.run_sync(_upgrade)
        await connection.commit()


def settings() -> Config:
    """Where alembic finds the migrations."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config


def _upgrade(connection: Connection) -> None:
    config = settings()
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    found = set(MigrationContext.configure(connection).get_current_heads())
    if found - known:
        raise StoreError("server-database-newer", found=", ".join(sorted(found)), known=max(known))
    if found != set(scripts.get_heads()):
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
