"""Checkpoints of SQLite: moving the write-ahead log into the database file, in parallel with commits.

Left alone, SQLite does so at the end of every few hundredth commit, and everyone who waits for the next one waits for
two more disk writes. Here, most of it is done in a thread of its own while commits go on. The writer moves the little
that they add meanwhile, so that the log is emptied and does not grow.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, suppress
from typing import Final

EVERY: Final = 500  # batches of records
BY_ITSELF_NEVER: Final = "PRAGMA wal_autocheckpoint = 0"
MOVE: Final = "PRAGMA wal_checkpoint(PASSIVE)"  # as much as possible while others read and write


class Checkpoints:
    """The checkpoints of one file, one after every so many batches. `connect` opens a connection to it."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], every: int) -> None:
        self._connect, self._every = connect, every
        self._thread = ThreadPoolExecutor(1, "rednovember-checkpoints")
        self._moving: Future[None] | None = None
        self._written = 0  # batches since the last checkpoint

    def committed(self, writer: sqlite3.Connection, batches: int) -> None:
        """Count batches that were committed. Called by the writer in its own thread, between two commits."""
        self._written += batches
        if self._moving is None:
            if self._written >= self._every:
                self._written = 0
                self._moving = self._thread.submit(self._move)
        elif self._moving.done():
            self._moving = None
            with suppress(sqlite3.Error):  # commits are durable in the log, too
                writer.execute(MOVE).fetchall()  # moves everything if the other has failed

    def close(self) -> None:
        """Wait for a running checkpoint. Closing the last connection moves the rest."""
        self._thread.shutdown()

    def _move(self) -> None:
        with closing(self._connect()) as connection:
            connection.execute(MOVE).fetchall()
