"""URLs of databases: what may stand in one, and how PostgreSQL's own words for it are said to the driver.

Whatever is wrong with a URL is said without it: it may hold a password.
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
PROGRAM: Final = "rednovember"  # how connections of ours are called at PostgreSQL, unless the URL says otherwise
SSL_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
MOST_PORT: Final = 65_535
MOST_SECONDS: Final = 600
NAME: Final = re.compile(r"[a-z_]{1,40}")  # of a parameter that can be shown: it is no piece of a password


def one_of(*among: str) -> Callable[[str], bool]:
    """Whether a value is one of these."""
    return lambda value: value in among


def whole(most: int) -> Callable[[str], bool]:
    """Whether a value is a whole number from 1 on."""
    return lambda value: value.isascii() and value.isdigit() and len(value) < 10 and 1 <= int(value) <= most


# What may follow the question mark for PostgreSQL: how a value is checked, and what it should be.
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
SAME: Final = {"ssl": "sslmode"}  # as the driver calls it


def read_url(url: str) -> URL:
    """A database URL with its driver, checked."""
    try:
        parsed = make_url(url)
    except SQLAlchemyError:
        raise StoreError("server-database-url", known=", ".join(DRIVERS)) from None
    except ValueError:  # all else is text
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
    """What follows the question mark: each known, and as it should be."""
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
    """The file of a SQLite database; None if it has none."""
    is_file = url.get_backend_name() == SQLITE and url.database and url.database != ":memory:"
    return Path(str(url.database)) if is_file else None


def check_folder(url: str, data: Path) -> None:
    """Refuse a file in a folder that is not there. Only the data folder is made by itself: others are slips."""
    file = file_of(read_url(url))
    if file is not None and file.parent != data and not file.parent.is_dir():
        raise StoreError("server-database-folder", folder=file.parent)


def said_to_driver(arguments: dict[str, Any]) -> None:
    """Let asyncpg have what a URL says in the words of PostgreSQL, in its own: it reads some of them in a URL only."""
    ssl: dict[str, str] = {name: arguments.pop(name) for name in ("sslmode", "sslrootcert") if name in arguments}
    if ssl:
        arguments["dsn"] = f"postgresql://?{urlencode(ssl)}"
    if "connect_timeout" in arguments:
        arguments["timeout"] = float(arguments.pop("connect_timeout"))
    arguments["server_settings"] = {"application_name": arguments.pop("application_name", PROGRAM)}
