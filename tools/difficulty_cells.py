"""The cells of the difficulty table: crews, games and boards, and where their figures are saved."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from time import sleep
from typing import Any, Final

import rednovember
from rednovember import data
from rednovember.files import write_atomically
from rednovember.lab.setup import Setup
from rednovember.locks import take_lock
from rednovember.table.description import read_description

ROOT: Final = Path(__file__).resolve().parent.parent
FIGURES: Final = ROOT / "bench" / "difficulty.json"
SEED: Final = 11
ROLLOUTS: Final = 200
BOTS: Final = {"bosun": "bosun", "captain": f"captain(rollouts={ROLLOUTS})"}
GAMES: Final = {"bosun": 20_000, "captain": 200}
SIZES: Final = tuple(range(3, 9))
EDITIONS: Final = ("revised", "first")
USUAL_SIZE: Final = 4
STANDARD: Final = data.NEWEST_BOARD

# The icons on spaces 12 to 0, which no photograph shows: other patterns that would fit what is known of the board.
# "none" and "every minute" don't fit: they are the lower and the upper bound. "same" is our guess under a name that the
# captain's outlook wasn't trained for (see `guesses` in make_difficulty.py).
GUESSES: Final[dict[str, tuple[list[int], list[int]]]] = {
    "same": ([11, 9, 7, 5, 3, 1], [10]),
    "threes": ([12, 9, 6, 3], [10]),
    "threes-on": ([10, 7, 4, 1], [10]),
    "even": ([11, 10, 8, 6, 4, 2], [10]),
    "five": ([11, 9, 7, 5, 3], [10]),
    "denser": ([11, 9, 7, 6, 5, 4, 3, 2, 1], [10]),
    "no-item": ([11, 9, 7, 5, 3, 1], []),
    "two-items": ([11, 9, 7, 5, 3, 1], [10, 5]),
    "none": ([], []),
    "every-minute": ([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], [10]),
}
SAME: Final = "same"
FIRST_GUESSED: Final = 12


@dataclass(frozen=True, slots=True)
class Cell:
    """One figure of the table."""

    bot: str
    edition: str = "revised"
    gnomes: int = USUAL_SIZE
    option: str = ""
    solo: bool = False
    board: str = STANDARD

    @property
    def name(self) -> str:
        """The key of the cell's figures."""
        parts = [self.bot, self.edition, str(self.gnomes)]
        parts += [self.option] if self.option else []
        parts += ["solo"] if self.solo else []
        parts += [f"board {self.board}"] if self.board != STANDARD else []
        return ", ".join(parts)

    def setup(self) -> Setup:
        """Return the set-up of the cell's games."""
        table: dict[str, object] = {
            "gnomes": self.gnomes,
            "edition": self.edition,
            "options": [turned(self.option)] if self.option else [],
            "board": guessed_board(self.board) if self.board in GUESSES else self.board,
        }
        if self.solo:
            table["players"] = ["Solo"]
        gnomes = read_description(table).gnomes
        table["bots"] = dict.fromkeys(gnomes, BOTS[self.bot])
        return Setup(read_description(table))


@dataclass(slots=True)
class Figures:
    """The results of a cell so far: games 0 to `games - 1` of the seed."""

    games: int = 0
    rescued: int = 0
    turns: int = 0
    deaths: int = 0
    seconds: float = 0.0
    losses: dict[str, int] = field(default_factory=dict)
    program: str = ""

    def add(self, other: Figures) -> None:
        """Add the results of the games that follow."""
        self.games += other.games
        self.rescued += other.rescued
        self.turns += other.turns
        self.deaths += other.deaths
        self.seconds = round(self.seconds + other.seconds, 2)
        for reason, count in other.losses.items():
            self.losses[reason] = self.losses.get(reason, 0) + count

    def as_table(self) -> dict[str, Any]:
        """Return the figures as they are saved."""
        return {name: getattr(self, name) for name in self.__slots__}


def turned(option: str) -> str:
    """Return an option with the value that isn't its default."""
    return f"{option}=false" if data.options()[option]["default"] else option


def guessed_board(name: str) -> dict[str, Any]:
    """Return the standard board with other icons on the guessed spaces."""
    events, items = GUESSES[name]
    track = data.board(STANDARD)["time_track"]
    known = {icons: [space for space in track[icons] if space > FIRST_GUESSED] for icons in ("events", "items")}
    changed = {"events": known["events"] + events, "items": known["items"] + items}
    return {"base": STANDARD, "id": f"guess-{name}", "time_track": changed}


def cells() -> list[Cell]:
    """Return all cells in the order in which they are measured, the most interesting ones first."""
    out: list[Cell] = []
    for bot in BOTS:
        out += [Cell(bot, "revised", size) for size in SIZES]
        out += [Cell(bot, option=option) for option in data.options()]
        out += [Cell(bot, solo=True)]
        out += [Cell(bot, "first", size) for size in SIZES]
        out += [Cell(bot, "first", option=option) for option in data.options()]
        if bot == "bosun":
            out += [Cell(bot, board=board) for board in GUESSES if board != SAME]
            out += [Cell(bot, gnomes=size, solo=True) for size in SIZES if size != USUAL_SIZE]
            out += [
                Cell(bot, "revised", size, option) for size in SIZES if size != USUAL_SIZE for option in data.options()
            ]
            out += [
                Cell(bot, "first", size, option) for size in SIZES if size != USUAL_SIZE for option in data.options()
            ]
        else:
            out += [Cell(bot, board=board) for board in (SAME, "threes", "denser")]
    return out


def program() -> str:
    """Return the version of the program, and a hash of the rules, boards and bots that decide a game."""
    home = Path(rednovember.__file__).parent
    plays = (path for folder in ("engine", "bots") for path in (home / folder).rglob("*"))
    files = [path for path in plays if path.suffix in KINDS and path.name not in EXPLAIN]
    files += [home / "lab" / "play.py", home / "game" / "visibility.py"]
    files += [path for folder in ("boards", "editions") for path in (home / "data" / folder).glob("*.toml")]
    digest = sha256()
    for path in sorted(files):
        digest.update(path.read_bytes())
    return f"{rednovember.__version__} {digest.hexdigest()[:12]}"


KINDS: Final = (".py", ".toml", ".json")
EXPLAIN: Final = ("advice.py", "reasons.py")  # the reasons of plans, in words: they don't affect decisions


def load(path: Path = FIGURES) -> dict[str, Figures]:
    """Return the saved figures."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    return {name: Figures(**table) for name, table in json.loads(text)["cells"].items()}


def keep(cell: Cell, figures: Figures, path: Path = FIGURES) -> None:
    """Save one cell's figures beside the others. Several runs may do so at the same time, each with its own cells."""
    with alone(ROOT / "build" / "difficulty.lock"):
        found = load(path)
        found[cell.name] = figures
        order = {each.name: place for place, each in enumerate(cells())}
        names = sorted(found, key=lambda name: (order.get(name, len(order)), name))
        write_atomically(path, written({name: found[name] for name in names}))


def written(found: Mapping[str, Figures]) -> str:
    """Return the file's text, with one line per cell for readable diffs."""
    rows = ",\n".join(f"    {json.dumps(name)}: {json.dumps(figures.as_table())}" for name, figures in found.items())
    return f'{{\n  "seed": {SEED},\n  "cells": {{\n{rows}\n  }}\n}}\n'


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold a lock that keeps other runs from writing."""
    path.parent.mkdir(exist_ok=True)
    with path.open("w") as file:
        while not take_lock(file.fileno()):
            sleep(0.05)
        yield
