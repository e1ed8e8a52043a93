"""The whole board, and everything that matters now, on a screen of 80 columns and 24 lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from rednovember.table import Boat, GnomeView, View
from rednovember.terminal.boat import draw, slots_of, token_names
from rednovember.terminal.gnome_labels import fitted, placed, short_names
from rednovember.terminal.hull import SMALL
from rednovember.terminal.screen import Screen
from rednovember.words import Words

ROWS: Final = 23  # a screen of 24 lines, less the one for input
EDGE: Final = 8  # the column where the strip of the Time Track begins
DECADE: Final = 10
WIDEST: Final = 99
LONGEST_NAME: Final = 20


class Compact:
    """Shows a view in few lines. The crew is in the order of its turns."""

    def __init__(self, screen: Screen, words: Words, boat: Boat) -> None:
        self.screen = screen
        self.words = words
        self.plan = boat

    @property
    def width(self) -> int:
        """The number of columns of a line."""
        return min(WIDEST, self.screen.width - 1)

    def look(self, view: View, tracks: str, tokens: str, cards: str) -> None:
        """Print the whole board; with larger crews, in two columns and with hands only counted."""
        above, strip = self.above(view, tracks, tokens), list(self.strip(view))
        crew = list(self.crew(view))
        if len(above) + len(strip) + len(crew) + 1 > ROWS:
            crew = list(self.pairs(view))
        spare = ROWS - len(above) - len(strip) - len(crew) - 1
        self.boat(view)
        self.say(above[len(SMALL.walls) :])
        self.say(["", *strip, "", *crew] if spare > 1 else [*strip, *crew])
        self.screen.say(cards, "dim")

    def status(self, view: View, turn: str, tracks: str, tokens: str) -> None:
        """Print what matters now, with every hand; and whose turn it is, if a line is left for it."""
        above, strip, crew = self.above(view, tracks, tokens), list(self.strip(view)), list(self.crew(view))
        self.boat(view)
        self.say(above[len(SMALL.walls) :])
        self.say(strip)
        if len(above) + len(strip) + len(crew) < ROWS:
            self.screen.say(turn, "heading")
        self.say(crew)

    def boat(self, view: View) -> None:
        """Print the boat, in the smaller drawing."""
        self.screen.rows(draw(view, self.plan, self.words, fancy=self.screen.unicode, hull=SMALL))

    def above(self, view: View, tracks: str, tokens: str) -> list[str]:
        """Return the lines above the boat with the tracks, and the tokens if they don't fit beside the tower."""
        names = token_names(view, self.words)
        told = placed(names, slots_of(SMALL.margin, SMALL.margin.top), 1) is not None
        return [*[""] * len(SMALL.walls), tracks, *([] if told else [tokens])]

    def say(self, lines: Sequence[str]) -> None:
        """Print lines that are laid out already."""
        for line in lines:
            self.screen.write(line.rstrip())

    # The Time Track.

    def strip(self, view: View) -> Iterator[str]:
        """Yield numbers, icons, and one row for the top keeper of each stack, the tokens and the Ghost."""
        first = self.plan.first_space
        yield row(self.words.text("play-strip-time"), {space: str(space) for space in range(first, -1, -DECADE)}, first)
        icons = dict.fromkeys(self.plan.event_icons, "!")
        for space in self.plan.item_icons:
            icons[space] = "&" if space in icons else "+"
        yield row(self.words.text("play-strip-icons"), icons, first, ".")
        signs = short_names(tuple(gnome.name for gnome in view.gnomes))
        marks = self.tokens(view)
        marks |= {} if view.phase == "over" else {view.ghost: "%"}
        marks |= {space: signs[names[-1]] for space, names in stacks(view)}  # all of them are printed in words as well
        line = row(self.words.text("play-strip-keepers"), marks, first)
        ghost = self.words.text("play-strip-ghost-on", ghost=view.ghost)
        yield line if view.phase == "over" else f"{line:<{EDGE + first + 2}}{ghost}"

    def stacked(self, view: View) -> Iterator[str]:
        """The same with more room: every keeper of a stack, the Ghost and the tokens below, and a legend."""
        first, words = self.plan.first_space, self.words
        numbers, icons, _ = self.strip(view)
        yield numbers
        yield icons
        signs = short_names(tuple(gnome.name for gnome in view.gnomes))
        tallest = max((len(names) for _, names in stacks(view)), default=0)
        for level in range(tallest, 0, -1):
            keepers = {space: signs[names[level - 1]] for space, names in stacks(view) if len(names) >= level}
            yield row(words.text("play-strip-keepers") if level == 1 else "", keepers, first)
        marks = self.tokens(view)
        if view.phase != "over":
            marks[view.ghost] = "G" if view.ghost not in marks else "%"
        yield row(words.text("play-strip-ghost"), marks, first)
        yield " " * EDGE + words.text("play-strip-legend")

    def tokens(self, view: View) -> dict[int, str]:
        """Return the Destruction tokens by their first letters."""
        return {space: self.words.text(f"plan-token-{name}")[0].lower() for name, space in view.tokens.items()}

    # The crew.

    def crew(self, view: View) -> Iterator[str]:
        """Yield a line per gnome, in the order of their turns."""
        rows = [(gnome, self.cells(gnome, view)) for gnome in in_turn(view)]
        widths = column_widths([cells for gnome, cells in rows if len(cells) > 2 and not gnome.fainted])
        for gnome, cells in rows:  # a fainted gnome's state is longer, and moves only its own hand
            line = joined(cells, widths)
            yield line + (self.hand(gnome, self.width - len(line)) if len(cells) > 2 else "")

    def pairs(self, view: View) -> Iterator[str]:
        """Yield the crew in two columns, with hands counted; the first column comes first."""
        half = (self.width - 1) // 2
        rows = [self.cells(gnome, view, counted=True) for gnome in in_turn(view)]
        widths = column_widths([cells for cells in rows if len(cells) > 2])
        rest = sum(widths[1:]) + 2 * (len(widths) - 1)
        if widths and widths[0] + rest > half:
            widths[0] = half - rest
        lines = [joined([fitted(cells[0], widths[0]) if widths else cells[0], *cells[1:]], widths) for cells in rows]
        down = (len(lines) + 1) // 2
        for place in range(down):
            right = lines[place + down].rstrip() if place + down < len(lines) else ""
            yield f"{lines[place].rstrip():<{half + 1}}{right}"

    def cells(self, gnome: GnomeView, view: View, *, counted: bool = False) -> list[str]:
        """Return a gnome's name, time, place and state; and the number of its cards where hands are only counted."""
        words = self.words
        mark = "*" if gnome.name == view.active and view.phase != "over" else "-"
        name = fitted(gnome.name, LONGEST_NAME)
        if gnome.player != gnome.name and len({other.player for other in view.gnomes}) > 1 and not counted:
            name = words.text("play-crew-led", gnome=name, player=fitted(gnome.player, LONGEST_NAME))
        if not gnome.alive or gnome.abandoned:
            return [f"{mark} {name}", words.text("play-crew-gone", dead=not gnome.alive)]
        if counted and gnome.fainted:
            name = f"({name})"
        state = words.text("play-crew-state", intoxication=gnome.intoxication, fainted=gnome.fainted and not counted)
        place = words.text("play-crew-place", room=gnome.room)
        cells = [f"{mark} {name}", f"{gnome.time:>2}", place, state]
        return [*cells, words.text("play-crew-cards", cards=gnome.cards)] if counted else cells

    def hand(self, gnome: GnomeView, width: int) -> str:
        """Return a hand within so many columns: full names, shorter ones, or as many as fit and a number."""
        words = self.words
        if gnome.items is None:
            return words.text("play-crew-hidden", cards=gnome.cards)
        counted = list(Counter(gnome.items).items())
        if not counted:
            return words.text("list-none")
        long = [words.item(name, count) for name, count in counted]
        short = [words.text(f"play-short-item-{name}", count=count) for name, count in counted]
        for names in (long, short):
            if len(", ".join(names)) <= width:
                return ", ".join(names)
        for many in range(len(short) - 1, 0, -1):
            left = sum(count for _, count in counted[many:])
            text = words.text("play-crew-more", items=", ".join(short[:many]), count=left)
            if len(text) <= width:
                return text
        return words.text("play-crew-cards", cards=gnome.cards)


def row(label: str, signs: dict[int, str], first: int, blank: str = " ") -> str:
    """A row of the Time Track's strip."""
    places = [blank] * (first + 2)
    for space, text in signs.items():
        for place, sign in enumerate(text, first - space):
            if place < len(places):
                places[place] = sign
    return f"{label:<{EDGE}}{''.join(places[: first + 1])}".rstrip()


def stacks(view: View) -> list[tuple[int, list[str]]]:
    """Return every space with Time Keepers in turn order; each stack from the bottom."""
    where: dict[int, list[str]] = {}
    time = {gnome.name: gnome.time for gnome in view.gnomes}
    for name in view.keepers:
        where.setdefault(time[name], []).append(name)
    return sorted(where.items(), reverse=True)


def in_turn(view: View) -> list[GnomeView]:
    """Return the crew in turn order; gnomes without turns come last."""
    order = [name for _, names in stacks(view) for name in reversed(names)]
    return sorted(view.gnomes, key=lambda gnome: order.index(gnome.name) if gnome.name in order else len(order))


def column_widths(rows: Sequence[Sequence[str]]) -> list[int]:
    """Return the width of each column."""
    return [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]


def joined(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Join cells in columns, with two blanks between them."""
    if len(cells) < len(widths) or not widths:
        return "  ".join((cells[0].ljust(widths[0] if widths else 0), *cells[1:]))
    return "".join(f"{cell:<{width}}  " for cell, width in zip(cells, widths, strict=True))
