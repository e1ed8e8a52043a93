"""Runs migrations with alembic. Imported only when needed, since that takes a third of a second."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from rednovember.server.store.errors import StoreError

SCRIPTS: Final = Path(__file__).parent / "migrations"


def settings() -> Config:
    """Return alembic's configuration."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config


def upgrade(connection: Connection, found: set[str]) -> None:
    """Run all migrations after those found. Raises `StoreError` for a database of a newer version."""
    config = settings()
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    if found - known:
        raise StoreError("server-database-newer", found=", ".join(sorted(found)), known=max(known))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
