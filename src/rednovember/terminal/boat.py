"""The boat as a drawing: the sub lies with its nose to the right, as on the printed board."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from rednovember.table import Boat, GnomeView, View
from rednovember.terminal.screen import BOX, DRAWING_WIDTH, Span
from rednovember.words import Words


class Cell(NamedTuple):
    """The inside of a room: columns and rows, the last ones included."""

    left: int
    right: int
    top: int
    bottom: int


CELLS: Final = {
    1: Cell(1, 11, 4, 11),
    2: Cell(13, 25, 4, 7),
    3: Cell(13, 25, 9, 11),
    4: Cell(27, 37, 7, 11),
    5: Cell(27, 49, 4, 5),
    6: Cell(33, 43, 1, 2),
    7: Cell(39, 49, 7, 11),
    8: Cell(51, 63, 4, 7),
    9: Cell(51, 63, 9, 11),
    10: Cell(65, 76, 4, 11),
}
HATCHES: Final = {
    (1, 2): (12, 5),
    (1, 3): (12, 10),
    (2, 3): (19, 8),
    (2, 4): (26, 7),
    (2, 5): (26, 5),
    (3, 4): (26, 10),
    (4, 5): (32, 6),
    (5, 6): (38, 3),
    (5, 7): (44, 6),
    (5, 8): (50, 5),
    (7, 8): (50, 7),
    (7, 9): (50, 10),
    (8, 9): (57, 8),
    (8, 10): (64, 5),
    (9, 10): (64, 10),
    (0, 3): (19, 12),
    (0, 6): (38, 0),
    (0, 9): (57, 12),
}
WALLS: Final = (
    "                                ╭───────────╮",
    "                                │           │",
    "                                │           │",
    "╭───────────┬─────────────┬─────┴───────────┴─────┬─────────────┬────────────╮",
    "│           │             │                       │             │            │",
    "│           │             │                       │             │            │",
    "│           │             ├───────────╥───────────┤             │            │",
    "│           │             │           ║           │             │            │",
    "│           ├─────────────┤           ║           ├─────────────┤            │",
    "│           │             │           ║           │             │            │",
    "│           │             │           ║           │             │            │",
    "│           │             │           ║           │             │            │",
    "╰───────────┴─────────────┴───────────╨───────────┴─────────────┴────────────╯",
)
ASCII: Final = str.maketrans(BOX, "|-+++++++++#++")
SEA: Final = Cell(1, 30, 0, 2)
LEGEND: Final = Cell(46, 76, 0, 2)


def has_hatch(boat: Boat, a: int, b: int) -> bool:
    """Whether a hatch joins two spaces; the sea is 0."""
    a, b = min(a, b), max(a, b)
    return b in boat.exterior if a == 0 else hatch_name(a, b) in boat.interior


def hatch_name(a: int, b: int) -> str:
    """A hatch within the boat, as the table names it."""
    return f"{min(a, b)}-{max(a, b)}"


def drawable(boat: Boat) -> bool:
    """Whether every hatch of a board has its place on the drawing."""
    inside = {hatch_name(a, b) for a, b in HATCHES if a}
    return inside.issuperset(boat.interior) and all((0, room) in HATCHES for room in boat.exterior)


def draw(view: View, boat: Boat, words: Words, *, fancy: bool) -> Iterator[list[Span]]:
    """The rows of the drawing, as texts with their styles."""
    purposes = {room: purpose for purpose, room in boat.purposes.items()}
    picture = Picture(view, words, fancy=fancy)
    picture.hatches(boat)
    for room in CELLS:
        picture.room(room, words.text(f"plan-{purposes[room]}") if room in purposes else "")
    picture.sea()
    yield from picture.rows()


def short_names(gnomes: tuple[str, ...]) -> dict[str, str]:
    """One sign for each gnome: its first letter, or its seat where two share one."""
    letters = [name[0].upper() for name in gnomes]
    signs = [letter if letters.count(letter) == 1 else str(seat) for seat, letter in enumerate(letters, 1)]
    return dict(zip(gnomes, signs, strict=True))


class Picture:
    """A grid of characters, each with a style."""

    def __init__(self, view: View, words: Words, *, fancy: bool) -> None:
        self.view = view
        self.words = words
        walls = WALLS if fancy else tuple(row.translate(ASCII) for row in WALLS)
        self.signs = [list(row.ljust(DRAWING_WIDTH)) for row in walls]
        self.styles = [[""] * DRAWING_WIDTH for _ in walls]
        self.labels = short_names(tuple(gnome.name for gnome in view.gnomes))

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text onto the grid."""
        for place, sign in enumerate(text, x):
            if place < DRAWING_WIDTH:
                self.signs[y][place] = sign
                self.styles[y][place] = style

    def rows(self) -> Iterator[list[Span]]:
        """The grid, runs of one style together."""
        for signs, styles in zip(self.signs, self.styles, strict=True):
            spans: list[Span] = []
            for sign, style in zip(signs, styles, strict=True):
                if spans and spans[-1][1] == style:
                    spans[-1] = (spans[-1][0] + sign, style)
                else:
                    spans.append((sign, style))
            yield spans

    def hatches(self, boat: Boat) -> None:
        """Each hatch of the board, free or blocked."""
        for (a, b), (x, y) in HATCHES.items():
            if has_hatch(boat, a, b):
                blocked = hatch_name(a, b) in self.view.blocked
                self.put(x, y, "X" if blocked else "o", "bad" if blocked else "")
        legend = ("plan-legend-hatch", "o", ""), ("plan-legend-blocked", "X", "bad")
        for row, (message, sign, style) in enumerate(legend):
            self.put(LEGEND.left, LEGEND.top + row, sign, style)
            self.put(LEGEND.left + 2, LEGEND.top + row, self.words.text(message)[: LEGEND.right - LEGEND.left], "dim")

    def room(self, room: int, name: str) -> None:
        """A room: its number and name, its hazard, its gnomes."""
        cell = CELLS[room]
        hazard, style = self.hazard(room)
        self.fill(cell, room)
        lines = [(f"{room} {name}".strip(), "")]
        if hazard and cell.bottom - cell.top < 2:
            lines[0] = (f"{lines[0][0]} {hazard}", style)
        elif hazard:
            lines.append((hazard, style))
        inside = cell.right - cell.left
        for y, (text, own) in enumerate(lines, cell.top):
            self.put(cell.left + 1, y, text[:inside], own)
        self.gnomes(cell, cell.top + len(lines), room)

    def hazard(self, room: int) -> Span:
        """What is wrong in a room, and its colour."""
        if room in self.view.fires:
            return self.words.text("plan-fire"), "fire"
        if room in self.view.high_water:
            return self.words.text("plan-high"), "deep"
        if room in self.view.low_water:
            return self.words.text("plan-low"), "water"
        return "", ""

    def fill(self, cell: Cell, room: int) -> None:
        """Flames lick at the floor, low water covers it, high water is everywhere."""
        top = cell.top if room in self.view.high_water else cell.bottom
        sign = "^ " if room in self.view.fires else "~" if self.hazard(room)[0] else ""
        if sign:
            width = cell.right - cell.left + 1
            for y in range(top, cell.bottom + 1):
                self.put(cell.left, y, (sign * width)[:width], self.hazard(room)[1])

    def gnomes(self, cell: Cell, top: int, room: int) -> None:
        """The gnomes in a space by name, or by their signs if there are too many for it."""
        here = [gnome for gnome in self.view.gnomes if gnome.alive and not gnome.abandoned and gnome.room == room]
        rows = cell.bottom - top + 1
        full = self._lines(here, lambda gnome: gnome.name, cell)
        lines = full if len(full) <= rows else self._lines(here, lambda gnome: self.labels[gnome.name], cell)
        for y, line in enumerate(lines[:rows], top):
            x = cell.left + 1
            for word in line.split(" "):
                self.put(x, y, word, "active" if word.startswith("*") else "gnome")
                x += len(word) + 1

    def _lines(self, gnomes: list[GnomeView], name: Callable[[GnomeView], str], cell: Cell) -> list[str]:
        """Names wrapped to a cell: the active gnome's with a star, those of the fainted in brackets."""
        width = cell.right - cell.left
        marked = []
        for gnome in gnomes:
            text = name(gnome)[: width - 2]
            marked.append(f"({text})" if gnome.fainted else f"*{text}" if gnome.name == self.view.active else text)
        return textwrap.wrap(" ".join(marked), width, break_on_hyphens=False)

    def sea(self) -> None:
        """Who is outside: gnomes, and perhaps something larger."""
        out = self.words.text("plan-sea")
        self.put(SEA.left, SEA.top, out, "water")
        if "kraken" in self.view.tokens:
            self.put(SEA.left + len(out) + 1, SEA.top, self.words.text("plan-kraken"), "bad")
        self.gnomes(SEA, SEA.top + 1, 0)
