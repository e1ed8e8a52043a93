"""Running migrations with alembic. It is imported only where there are some to run: that takes a third of a second."""

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
    """Where alembic finds the migrations."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config


def upgrade(connection: Connection, found: set[str]) -> None:
    """Run all migrations after those that were found. Refuses a database of a later version."""
    config = settings()
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    if found - known:
        raise StoreError("server-database-newer", found=", ".join(sorted(found)), known=max(known))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
