"""Errors of the store, each as one line without statements, values or passwords."""

from __future__ import annotations

import sqlite3
from typing import Final

import asyncpg
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from rednovember.server.errors import ServerError

LONGEST: Final = 300  # letters of a reason
DATA: Final = "22"  # PostgreSQL's error class for values that do not fit their columns
# Errors that a driver may raise. Most come through SQLAlchemy, but not those of connecting.
TROUBLE: Final = (
    SQLAlchemyError,
    OSError,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)


class StoreError(ServerError):
    """The store cannot be read or written. Data being written may or may not be there: check before retrying."""


class Conflict(StoreError):
    """Another process has already written a record with that number. Nothing of the batch was written."""


def trouble(error: BaseException) -> StoreError:
    """Return a driver's error as a `StoreError`."""
    return StoreError("server-database", reason=reason_of(error))


def is_of_one(error: BaseException | None) -> bool:
    """Return whether an error is caused by one batch, not by the database: the others can be written."""
    if isinstance(error, IntegrityError | DataError):
        return True
    code = getattr(error.orig, "sqlstate", None) if isinstance(error, DBAPIError) else None
    return isinstance(code, str) and code.startswith(DATA)


def reason_of(error: BaseException) -> str:
    """Return the reason of an error in one line, without statement and values."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    said = str(cause).splitlines() or [""]
    text = (
        said[0].partition("<class ")[2].partition(">: ")[2] or said[0]
    )  # SQLAlchemy puts the driver's class before it
    return text.strip()[:LONGEST] or type(cause).__name__
