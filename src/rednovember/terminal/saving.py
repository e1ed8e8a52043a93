"""Where a game is saved, without ever replacing another game by itself."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from typing import Final

from rednovember.errors import RedNovemberError
from rednovember.files import read_text, write_atomically
from rednovember.folders import saved_games
from rednovember.table import Table, table_of

OLDEST_TRIED: Final = 5  # saved games that are checked for an unfinished one
OWN_NAME: Final = re.compile(r"red-november-\d{4}-\d\d-\d\d(-\d+)?\.rn\.toml")


class Saver:
    """Saves one game. `target` is its file, once that is known."""

    def __init__(
        self, table: Table, *, target: str | None = None, origin: str | None = None, seed: bool = True
    ) -> None:
        """`origin` is the logbook that the game continues; it is only overwritten if this program named it."""
        self.table = table
        self.target = target
        self.seed = seed
        self._kept: tuple[str, ...] | None = None  # the decisions in the file
        if origin is not None:
            self._kept = self._decisions()
            if target is None and OWN_NAME.fullmatch(Path(origin).name):
                self.target = origin
        self.origin = origin

    @property
    def up_to_date(self) -> bool:
        """Whether a file has the game's current state."""
        return self._kept == self._decisions()

    @property
    def place(self) -> str:
        """Where the game would be saved now; a new name if it has none."""
        if self.target is None:
            self.target = free_name()
        return self.target

    @property
    def text(self) -> str:
        """The logbook, with the seed only if the players may know it: it reveals the future."""
        return self.table.to_logbook(seed=self.seed or self.table.over)

    def is_foreign(self, path: str) -> bool:
        """Return whether a file has something else in it."""
        return Path(path).exists() and path not in (self.target, self.origin)

    def save(self, path: str | None = None) -> str:
        """Write the logbook and return its path. Raises `RedNovemberError` if that fails."""
        where = path or self.place
        write_atomically(where, self.text)
        self.target = where
        self._kept = self._decisions()
        return where

    def _decisions(self) -> tuple[str, ...]:
        return tuple(standing.decision for standing in self.table.history)


def free_name() -> str:
    """Return an unused name in the folder of saved games, or in the current folder if that can't exist."""
    folder = saved_games()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # a saved game contains hidden hands
    except OSError:
        folder = Path()
    stem = f"red-november-{date.today().isoformat()}"
    number = 1
    while True:
        path = folder / (f"{stem}.rn.toml" if number == 1 else f"{stem}-{number}.rn.toml")
        if not path.exists():
            return str(path)
        number += 1


def last_game() -> tuple[str, Table] | None:
    """Return the file and table of the last saved unfinished game; None if there is none."""
    try:
        found = [path for path in saved_games().iterdir() if OWN_NAME.fullmatch(path.name)]
        found.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return None
    for path in found[:OLDEST_TRIED]:
        try:
            table = table_of(read_text(path), seed=0)  # only for display, so its luck doesn't matter
        except RedNovemberError:
            continue
        if not table.over:
            return str(path), table
    return None
