"""What can go wrong with the store, as one line that holds no statement, no value and no password."""

from __future__ import annotations

import sqlite3
from typing import Final

import asyncpg
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from rednovember.server.records import ServerError

LONGEST: Final = 300  # letters of a reason
DATA: Final = "22"  # PostgreSQL's class of errors for data that do not fit their columns
# What a driver may raise: most comes through SQLAlchemy, but not what goes wrong while a connection is made.
TROUBLE: Final = (
    SQLAlchemyError,
    OSError,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)


class StoreError(ServerError):
    """The store cannot be read or written. What was to be written may be there or not: look before trying again."""


class Conflict(StoreError):
    """Somebody else has written a record of that number before: nothing of this batch is there."""


def trouble(error: BaseException) -> StoreError:
    """The error of a driver as one of the store's."""
    return StoreError("server-database", reason=reason_of(error))


def is_of_one(error: BaseException | None) -> bool:
    """Whether an error is the fault of what was to be written, not of the database: the rest can be written."""
    if isinstance(error, IntegrityError | DataError):
        return True
    code = getattr(error.orig, "sqlstate", None) if isinstance(error, DBAPIError) else None
    return isinstance(code, str) and code.startswith(DATA)


def reason_of(error: BaseException) -> str:
    """What went wrong, in one line and without the statement or its values."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    said = str(cause).splitlines() or [""]
    text = (
        said[0].partition("<class ")[2].partition(">: ")[2] or said[0]
    )  # SQLAlchemy puts the driver's class before it
    return text.strip()[:LONGEST] or type(cause).__name__
