"""One server per data folder: a second process finds out where the first one listens."""

from __future__ import annotations

import json
import os
from pathlib import Path
from time import monotonic, sleep
from typing import Final
from urllib.request import ProxyHandler, build_opener

from rednovember.errors import RedNovemberError
from rednovember.files import write_atomically
from rednovember.locks import take_lock

LOCK: Final = "play.lock"
ADDRESS: Final = "play.address"
PATIENCE: Final = 30.0  # seconds to wait for another server, which may be starting
PAUSE: Final = 0.1


class Home:
    """A data folder. The process that holds its lock runs the server, and writes its address to a file."""

    def __init__(self, folder: Path) -> None:
        """Create the folder if necessary, and try to take its lock."""
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.folder = folder
        self._file = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        self.ours = take_lock(self._file)

    def tell(self, address: str) -> None:
        """Write where the server listens."""
        write_atomically(self.folder / ADDRESS, address + "\n")

    def leave(self) -> None:
        """Release the folder. The address is then out of date, but nobody who can take the lock reads it."""
        if self.ours:
            (self.folder / ADDRESS).unlink(missing_ok=True)
        os.close(self._file)

    def other(self, patience: float = PATIENCE) -> str:
        """Return the address of another process's server. Raises `RedNovemberError` if it doesn't respond."""
        end = monotonic() + patience
        while True:
            address = self._told()
            if address and is_well(address, max(end - monotonic(), PAUSE)):
                return address
            if monotonic() >= end:
                raise RedNovemberError("play-elsewhere", folder=str(self.folder))
            sleep(PAUSE)

    def _told(self) -> str:
        try:
            return (self.folder / ADDRESS).read_text(encoding="utf-8").strip()
        except (OSError, ValueError):  # it is just starting
            return ""


def is_well(address: str, patience: float) -> bool:
    """Return whether a server of ours responds there. No proxy is used: it is on this machine."""
    try:
        with build_opener(ProxyHandler({})).open(f"{address}/healthz", timeout=patience) as answer:
            told = json.loads(answer.read(10_000))
    except (OSError, ValueError):
        return False
    return isinstance(told, dict) and told.get("ok") is True
