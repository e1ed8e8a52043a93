"""Where a game is saved, and that it never takes another game's place by itself."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from typing import Final

from rednovember.files import write_atomically
from rednovember.table import Table

OWN_NAME: Final = re.compile(r"red-november-\d{4}-\d\d-\d\d(-\d+)?\.rn\.toml")


class Saver:
    """Saves one game. `target` is where, once it is known."""

    def __init__(
        self, table: Table, *, target: str | None = None, origin: str | None = None, seed: bool = True
    ) -> None:
        """`origin` is the logbook that the game goes on from; it is only written over if this program named it."""
        self.table = table
        self.target = target
        self.seed = seed
        self._kept: tuple[str, ...] | None = None  # the decisions that the file holds
        if origin is not None:
            self._kept = self._decisions()
            if target is None and OWN_NAME.fullmatch(Path(origin).name):
                self.target = origin
        self.origin = origin

    @property
    def up_to_date(self) -> bool:
        """Whether a file holds the game as it stands."""
        return self._kept == self._decisions()

    @property
    def place(self) -> str:
        """Where the game would be saved now; a new name if it has none."""
        if self.target is None:
            self.target = free_name()
        return self.target

    @property
    def text(self) -> str:
        """The logbook. The seed tells the future: it is written if the players may know it."""
        return self.table.to_logbook(seed=self.seed or self.table.over)

    def is_foreign(self, path: str) -> bool:
        """Whether something else lies there already."""
        return Path(path).exists() and path not in (self.target, self.origin)

    def save(self, path: str | None = None) -> str:
        """Write the logbook; returns where. Raises `RedNovemberError` if that cannot be."""
        where = path or self.place
        write_atomically(where, self.text)
        self.target = where
        self._kept = self._decisions()
        return where

    def _decisions(self) -> tuple[str, ...]:
        return tuple(standing.decision for standing in self.table.history)


def free_name() -> str:
    """A name in the current folder that no file has yet."""
    stem = f"red-november-{date.today().isoformat()}"
    number = 1
    while True:
        name = f"{stem}.rn.toml" if number == 1 else f"{stem}-{number}.rn.toml"
        if not Path(name).exists():
            return name
        number += 1
