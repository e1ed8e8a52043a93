"""Database URLs: their checks, and the translation of PostgreSQL's parameters to those of the driver.

Errors never contain the URL, which may hold a password.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from rednovember.server.store.errors import StoreError

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
PROGRAM: Final = "rednovember"  # the name of our connections in PostgreSQL, unless the URL has one
SSL_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
MOST_PORT: Final = 65_535
MOST_SECONDS: Final = 600
NAME: Final = re.compile(r"[a-z_]{1,40}")  # a parameter's name that may be shown: it cannot be part of a password


def one_of(*among: str) -> Callable[[str], bool]:
    """Return a check that a value is one of these."""
    return lambda value: value in among


def whole(most: int) -> Callable[[str], bool]:
    """Return a check that a value is a whole number from 1 up to a limit."""
    return lambda value: value.isascii() and value.isdigit() and len(value) < 10 and 1 <= int(value) <= most


# PostgreSQL's parameters in a URL: how a value is checked, and what it should be.
PARAMETERS: Final[dict[str, tuple[Callable[[str], bool], str]]] = {
    "sslmode": (one_of(*SSL_MODES), ", ".join(SSL_MODES)),
    "sslrootcert": (bool, "FILE"),
    "connect_timeout": (whole(MOST_SECONDS), f"1 - {MOST_SECONDS}"),
    "application_name": (bool, "NAME"),
    "host": (bool, "HOST"),
    "port": (whole(MOST_PORT), f"1 - {MOST_PORT}"),
    "user": (bool, "USER"),
    "password": (bool, "PASSWORD"),
}
SAME: Final = {"ssl": "sslmode"}  # the driver's name for it


def read_url(url: str) -> URL:
    """Return a checked database URL with its driver."""
    try:
        parsed = make_url(url)
    except SQLAlchemyError:
        raise StoreError("server-database-url", known=", ".join(DRIVERS)) from None
    except ValueError:  # everything else is text
        raise StoreError("server-database-port", most=MOST_PORT) from None
    name = parsed.drivername.partition("+")[0]
    if name not in DRIVERS:
        raise StoreError("server-database-url", known=", ".join(DRIVERS))
    if name == SQLITE:
        if parsed.query or (parsed.database or "").startswith("file:"):
            raise StoreError("server-database-plain-file")
        return parsed.set(drivername=DRIVERS[name])
    if parsed.port is not None and not 1 <= parsed.port <= MOST_PORT:
        raise StoreError("server-database-port", most=MOST_PORT)
    return parsed.set(drivername=DRIVERS[name], query=checked_query(parsed))


def checked_query(url: URL) -> dict[str, str | tuple[str, ...]]:
    """Return the checked parameters of a URL."""
    found = dict[str, str | tuple[str, ...]]()
    for said, value in url.query.items():
        key = SAME.get(said, said)
        if key not in PARAMETERS:
            shown = said if NAME.fullmatch(said) and "@" not in str(url.query) else "none"
            raise StoreError("server-database-parameter", key=shown, known=", ".join(PARAMETERS))
        fits, like = PARAMETERS[key]
        if not isinstance(value, str) or not fits(value) or key in found:
            raise StoreError("server-database-parameter-value", key=key, like=like)
        found[key] = value
    return found


def file_of(url: URL) -> Path | None:
    """Return the file of a SQLite database; None if it has none."""
    is_file = url.get_backend_name() == SQLITE and url.database and url.database != ":memory:"
    return Path(str(url.database)) if is_file else None


def check_folder(url: str, data: Path) -> None:
    """Raise `StoreError` if the database's folder is missing. Only the data folder is created; others must be typos."""
    file = file_of(read_url(url))
    if file is not None and file.parent != data and not file.parent.is_dir():
        raise StoreError("server-database-folder", folder=file.parent)


def said_to_driver(arguments: dict[str, Any]) -> None:
    """Translate PostgreSQL's parameters for asyncpg, which reads some of them only in a URL."""
    ssl: dict[str, str] = {name: arguments.pop(name) for name in ("sslmode", "sslrootcert") if name in arguments}
    if ssl:
        arguments["dsn"] = f"postgresql://?{urlencode(ssl)}"
    if "connect_timeout" in arguments:
        arguments["timeout"] = float(arguments.pop("connect_timeout"))
    arguments["server_settings"] = {"application_name": arguments.pop("application_name", PROGRAM)}
