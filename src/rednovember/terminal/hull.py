"""The layout of the drawing of the boat, in two sizes: the bow is to the right, as on the printed board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rednovember.table import Boat


class Cell(NamedTuple):
    """The inside of a room: its first and last columns and rows."""

    left: int
    right: int
    top: int
    bottom: int


class Hull(NamedTuple):
    """A drawing: its walls, the inside of each room, its hatches, and the sea to the left and right of the tower."""

    walls: tuple[str, ...]
    cells: Mapping[int, Cell]
    hatches: Mapping[tuple[int, int], tuple[int, int]]
    sea: Cell
    margin: Cell


CELLS: Final = {
    1: Cell(1, 11, 4, 11),
    2: Cell(13, 25, 4, 7),
    3: Cell(13, 25, 9, 11),
    4: Cell(27, 37, 7, 11),
    5: Cell(27, 49, 4, 5),
    6: Cell(27, 49, 1, 2),
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
    "                          ╭───────────────────────╮",
    "                          │                       │",
    "                          │                       │",
    "╭───────────┬─────────────┼───────────────────────┼─────────────┬────────────╮",
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
SPARE: Final = (2, 11)  # rows to leave out so that a whole status fits on a screen of 24 lines


def without(hull: Hull, spare: tuple[int, ...]) -> Hull:
    """Return the same drawing without some rows."""

    def row(y: int) -> int:
        return y - sum(gone < y for gone in spare)

    def cell(inside: Cell) -> Cell:
        kept = [row(y) for y in range(inside.top, inside.bottom + 1) if y not in spare]
        return Cell(inside.left, inside.right, kept[0], kept[-1])

    return Hull(
        tuple(line for y, line in enumerate(hull.walls) if y not in spare),
        {room: cell(inside) for room, inside in hull.cells.items()},
        {ends: (x, row(y)) for ends, (x, y) in hull.hatches.items()},
        cell(hull.sea),
        cell(hull.margin),
    )


LARGE: Final = Hull(WALLS, CELLS, HATCHES, Cell(1, 24, 0, 2), Cell(51, 77, 0, 2))
SMALL: Final = without(LARGE, SPARE)


def has_hatch(boat: Boat, a: int, b: int) -> bool:
    """Return whether a hatch joins two spaces; the sea is 0."""
    a, b = min(a, b), max(a, b)
    return b in boat.exterior if a == 0 else hatch_name(a, b) in boat.interior


def hatch_name(a: int, b: int) -> str:
    """Return a hatch within the boat as the table names it."""
    return f"{min(a, b)}-{max(a, b)}"


def drawable(boat: Boat) -> bool:
    """Return whether every hatch of a board has a place on the drawing."""
    inside = {hatch_name(a, b) for a, b in HATCHES if a}
    return inside.issuperset(boat.interior) and all((0, room) in HATCHES for room in boat.exterior)
