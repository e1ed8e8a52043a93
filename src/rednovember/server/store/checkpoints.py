"""Moving what SQLite's write-ahead log holds into the database itself, beside the commits.

Left to itself SQLite does it at the end of every few hundredth commit, and all who wait for the next one wait for two
more writes of the disk. Here most of it is done in a thread of its own, while commits go on. What they add meanwhile is
little: the writer moves it, so that nothing is left in the log and it begins anew instead of growing.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, suppress
from typing import Final

EVERY: Final = 500  # batches of records
BY_ITSELF_NEVER: Final = "PRAGMA wal_autocheckpoint = 0"
MOVE: Final = "PRAGMA wal_checkpoint(PASSIVE)"  # as much as can be moved while others read and write


class Checkpoints:
    """Those of one file, after so many batches each. `connect` opens a connection to it."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], every: int) -> None:
        self._connect, self._every = connect, every
        self._thread = ThreadPoolExecutor(1, "rednovember-checkpoints")
        self._moving: Future[None] | None = None
        self._written = 0  # batches since the log began

    def committed(self, writer: sqlite3.Connection, batches: int) -> None:
        """So many batches more are in the log. Called by the writer, between two commits, in its own thread."""
        self._written += batches
        if self._moving is None:
            if self._written >= self._every:
                self._written = 0
                self._moving = self._thread.submit(self._move)
        elif self._moving.done():
            self._moving = None
            with suppress(sqlite3.Error):  # what was committed is durable in the log, too
                writer.execute(MOVE).fetchall()  # if the other has failed, everything

    def close(self) -> None:
        """Wait for what is being moved. The rest is moved by the last connection that is closed."""
        self._thread.shutdown()

    def _move(self) -> None:
        with closing(self._connect()) as connection:
            connection.execute(MOVE).fetchall()
