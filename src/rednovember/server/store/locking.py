"""A lock on a database file, so that only one server uses it. The system releases it when the process ends."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from rednovember.locks import take_lock, take_whole_lock
from rednovember.server.store.errors import StoreError

_held: Final[set[tuple[int, int]]] = set()  # the system's locks are per process; this is for two stores in one process


class FileLock:
    """Holds a database file for this process, but not for its child processes.

    It locks a file beside the database and, where the system has locks that do not conflict with SQLite's, the database
    file itself. The second lock holds even if the file beside it is removed, or the database is opened through a hard
    link.
    """

    def __init__(self, database: Path) -> None:
        """Take the lock. Raises `StoreError` if another process has it."""
        self.path = database.resolve()
        if not self.path.exists():
            self.path.touch(0o600)
        found = self.path.stat()
        self._identity = found.st_dev, found.st_ino
        self._files = list[int]()
        if self._identity in _held:  # opening and closing the file again would release SQLite's locks
            raise StoreError("server-database-in-use", file=str(database))
        self._files.append(os.open(self.path.with_name(self.path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600))
        self._files.append(os.open(self.path, os.O_RDWR))
        if not take_lock(self._files[0]) or not take_whole_lock(self._files[1]):
            self._close()
            raise StoreError("server-database-in-use", file=str(database))
        _held.add(self._identity)

    def release(self) -> None:
        """Release the lock.

        The file beside the database stays, since removing it would let two processes hold the lock.
        """
        if self._identity in _held and self._files:
            _held.discard(self._identity)
            self._close()

    def _close(self) -> None:
        while self._files:
            os.close(self._files.pop())
