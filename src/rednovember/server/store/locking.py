"""One server for a file: a lock that the system releases when its process ends, however it ends."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from rednovember.locks import take_lock
from rednovember.server.store.errors import StoreError

_held: Final[set[Path]] = set()  # the system's lock is for processes; this one is for two stores in one of them


class FileLock:
    """Holds a database file for this process alone, by a file beside it. Processes that it starts do not hold it."""

    def __init__(self, database: Path) -> None:
        """Take the lock, or raise `StoreError` if somebody else has it."""
        self.path = database.resolve()
        beside = self.path.with_name(self.path.name + ".lock")
        if self.path in _held:
            raise StoreError("server-database-in-use", file=str(database))
        self._file = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
        if not take_lock(self._file):
            os.close(self._file)
            raise StoreError("server-database-in-use", file=str(database))
        _held.add(self.path)

    def release(self) -> None:
        """Let others have the file. The file beside it stays: to remove it would let two have it."""
        if self.path in _held:
            _held.discard(self.path)
            os.close(self._file)
