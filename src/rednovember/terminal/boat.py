"""The drawing of the boat: rooms with their hazards and gnomes, hatches, and the sea."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rednovember.table import Boat, View
from rednovember.terminal.gnome_labels import LabelSlot, crowd, placed, short_names
from rednovember.terminal.hull import (
    CELLS,
    HATCHES,
    LARGE,
    WALLS,
    Cell,
    Hull,
    drawable,
    has_hatch,
    hatch_name,
)
from rednovember.terminal.screen import BOX, DRAWING_WIDTH, Span
from rednovember.words import Words

__all__ = ["CELLS", "HATCHES", "WALLS", "draw", "drawable", "has_hatch", "hatch_name", "short_names"]

ASCII = str.maketrans(BOX, "|-+++++++++#++")
FEW_ROWS = 2  # a room with fewer rows has its hazard beside its name
TOKENS = ("crushed", "missiles", "asphyxiated", "kraken")  # two pairs of them fill a row


def draw(view: View, boat: Boat, words: Words, *, fancy: bool, hull: Hull = LARGE) -> Iterator[list[Span]]:
    """Yield the rows of the drawing, as texts with styles."""
    purposes = {room: purpose for purpose, room in boat.purposes.items()}
    picture = Picture(view, words, hull, fancy=fancy)
    picture.hatches(boat)
    for room in hull.cells:
        picture.room(room, words.text(f"plan-{purposes[room]}") if room in purposes else "")
    picture.sea()
    picture.margin(token_names(view, words))
    yield from picture.rows()


def token_names(view: View, words: Words) -> list[str]:
    """Return the Destruction tokens by their short names, with their spaces."""
    return [f"{words.text(f'plan-token-{name}')} {view.tokens[name]}" for name in TOKENS if name in view.tokens]


def slots_of(cell: Cell, top: int) -> list[LabelSlot]:
    """Return the rows of a cell from `top` on, one column away from its wall."""
    return [LabelSlot(cell.left + 1, y, cell.right - cell.left) for y in range(top, cell.bottom + 1)]


class Picture:
    """A grid of characters, each with a style."""

    def __init__(self, view: View, words: Words, hull: Hull, *, fancy: bool) -> None:
        self.view = view
        self.words = words
        self.hull = hull
        walls = hull.walls if fancy else tuple(row.translate(ASCII) for row in hull.walls)
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
        """Yield the grid, with adjacent characters of one style joined."""
        for signs, styles in zip(self.signs, self.styles, strict=True):
            spans: list[Span] = []
            for sign, style in zip(signs, styles, strict=True):
                if spans and spans[-1][1] == style:
                    spans[-1] = (spans[-1][0] + sign, style)
                else:
                    spans.append((sign, style))
            yield spans

    def hatches(self, boat: Boat) -> None:
        """Draw each hatch of the board, open or blocked."""
        for (a, b), (x, y) in self.hull.hatches.items():
            if has_hatch(boat, a, b):
                blocked = hatch_name(a, b) in self.view.blocked
                self.put(x, y, "X" if blocked else "o", "bad" if blocked else "")

    def room(self, room: int, name: str) -> None:
        """Draw a room: its number and name, its hazard, its gnomes."""
        cell = self.hull.cells[room]
        hazard, style = self.hazard(room)
        self.fill(cell, room)
        lines = self.heading(cell, f"{room} {name}".strip(), hazard, style, bare=f"{room} {hazard}")
        for y, (text, own) in enumerate(lines, cell.top):
            self.put(cell.left + 1, y, text, own)
        slots = slots_of(cell, cell.top + len(lines))
        if not slots:  # the rest of the only row
            used = len(lines[-1][0]) + 1
            slots = [LabelSlot(cell.left + 1 + used, cell.bottom, cell.right - cell.left - used)]
        self.gnomes(slots, room)

    def heading(self, cell: Cell, name: str, hazard: str, style: str, *, bare: str) -> list[Span]:
        """Return a room's name and hazard: in two rows, or in one if the room has few, the other being the gnomes'."""
        if not hazard:
            return [(name, "")]
        rows, inside = cell.bottom - cell.top + 1, cell.right - cell.left
        if rows > FEW_ROWS:
            return [(name, ""), (hazard, style)]
        both = f"{name} {hazard}"
        return [(both if len(both) <= inside else bare, style)]

    def hazard(self, room: int) -> Span:
        """Return a room's hazard and its colour."""
        if room in self.view.fires:
            return self.words.text("plan-fire"), "fire"
        if room in self.view.high_water:
            return self.words.text("plan-high"), "deep"
        if room in self.view.low_water:
            return self.words.text("plan-low"), "water"
        return "", ""

    def fill(self, cell: Cell, room: int) -> None:
        """Draw flames at the floor, low water over it, or high water everywhere."""
        top = cell.top if room in self.view.high_water else cell.bottom
        sign = "^ " if room in self.view.fires else "~" if self.hazard(room)[0] else ""
        if sign:
            width = cell.right - cell.left + 1
            for y in range(top, cell.bottom + 1):
                self.put(cell.left, y, (sign * width)[:width], self.hazard(room)[1])

    def gnomes(self, slots: Sequence[LabelSlot], room: int) -> None:
        """Draw the gnomes of a space in its free rows."""
        here = [gnome for gnome in self.view.gnomes if gnome.alive and not gnome.abandoned and gnome.room == room]
        for put in crowd(here, self.view.active, self.labels, slots):
            self.put(*put, "active" if put.text.startswith("*") else "gnome")

    def sea(self) -> None:
        """Draw who is outside: gnomes, and perhaps something larger."""
        cell, out = self.hull.sea, self.words.text("plan-sea")
        self.put(cell.left, cell.top, out, "water")
        if "kraken" in self.view.tokens:
            self.put(cell.left + len(out) + 1, cell.top, self.words.text("plan-kraken"), "bad")
        self.gnomes(slots_of(cell, cell.top + 1), 0)

    def margin(self, tokens: Sequence[str]) -> None:
        """Draw the Destruction tokens if there is room; otherwise they are only listed elsewhere."""
        for put in placed(tokens, slots_of(self.hull.margin, self.hull.margin.top), 1) or ():
            self.put(*put, "bad")
