"""One server for a file: a lock that the system releases when its process ends, however it ends."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from rednovember.locks import take_lock, take_whole_lock
from rednovember.server.store.errors import StoreError

_held: Final[set[tuple[int, int]]] = set()  # the system's locks are for processes; this is for two stores in one


class FileLock:
    """Holds a database file for this process alone. Processes that it starts do not hold it.

    A file beside it is locked, and the database file itself where the system has locks that do not touch SQLite's own:
    that one also holds if the file beside it is removed, or if the database is opened by another name (a hard link).
    """

    def __init__(self, database: Path) -> None:
        """Take the lock, or raise `StoreError` if somebody else has it."""
        self.path = database.resolve()
        if not self.path.exists():
            self.path.touch(0o600)
        found = self.path.stat()
        self._identity = found.st_dev, found.st_ino
        self._files = list[int]()
        if self._identity in _held:  # to open and close the file once more would release SQLite's own locks
            raise StoreError("server-database-in-use", file=str(database))
        self._files.append(os.open(self.path.with_name(self.path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600))
        self._files.append(os.open(self.path, os.O_RDWR))
        if not take_lock(self._files[0]) or not take_whole_lock(self._files[1]):
            self._close()
            raise StoreError("server-database-in-use", file=str(database))
        _held.add(self._identity)

    def release(self) -> None:
        """Let others have the file. The file beside it stays: to remove it would let two have it."""
        if self._identity in _held and self._files:
            _held.discard(self._identity)
            self._close()

    def _close(self) -> None:
        while self._files:
            os.close(self._files.pop())
