"""A sheet of odds: a table if there is room, else sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Final, NamedTuple

from rednovember.table.choices import Foreseen
from rednovember.terminal.notes import fraction, percent
from rednovember.terminal.screen import Screen, Span
from rednovember.words import Words

CELL: Final = 4
NOTHING: Final = "-"
MARK: Final = "x"


class OddsRow(NamedTuple):
    """What an action would achieve by its minutes, with these items used first."""

    items: tuple[str, ...]
    foreseen: tuple[Foreseen, ...]


class Sheet(NamedTuple):
    """The odds of an action: its title, and a row for each set of items, without items first."""

    title: str
    rows: tuple[OddsRow, ...]


class Line(NamedTuple):
    """A line of the table: its label, a cell for each minute, the cells' unit ("%", "" or a mark), its style.

    `spoken` is the label in a sentence, if it is different.
    """

    label: str
    cells: tuple[str, ...]
    unit: str
    style: str = ""
    spoken: str = ""


def show_sheet(screen: Screen, words: Words, sheet: Sheet) -> None:
    """Print the table, or the sentences."""
    screen.say(sheet.title, "heading")
    found = list(lines(words, sheet))
    minutes = [str(one.decision.minutes) for one in sheet.rows[0].foreseen]
    head = Line(words.text("odds-minutes"), tuple(minutes), "")
    label = max(len(line.label) for line in (head, *found))
    fits = 2 + label + CELL * len(minutes) + 2 < screen.width
    if screen.draws and fits and found:
        screen.rows(drawn(line, label) for line in (head, *found))
    else:
        for line in found:
            screen.say(f"  {told(words, line, minutes)}", line.style, indent=4)
    if not found:
        screen.say("  " + words.text("odds-quiet"))
    for note in faints(words, sheet):
        screen.say(f"  {note}", indent=4)


def drawn(line: Line, label: int) -> Iterator[Span]:
    """Yield a line of the table."""
    cells = "".join(f"{cell:>{CELL}}" for cell in line.cells)
    yield f"  {line.label:<{label}}{cells}{' %' if line.unit == '%' else ''}", line.style


def told(words: Words, line: Line, minutes: Sequence[str]) -> str:
    """Return a line as a sentence; minutes with equal values are grouped."""
    parts: list[str] = []
    kind = {"%": "percent", "": "count"}.get(line.unit, "mark")
    for cell, group in groupby(zip(line.cells, minutes, strict=True), key=lambda pair: pair[0]):
        span = [int(minute) for _, minute in group]
        if cell != NOTHING:
            among = words.text("odds-span", first=span[0], last=span[-1], range=len(span) > 1, spelled=not parts)
            parts.append(words.text(f"odds-{kind}", figure=cell, span=among))
    label = line.spoken or line.label[:1].upper() + line.label[1:]
    return words.text("odds-say", label=label, cells=", ".join(parts))


def lines(words: Words, sheet: Sheet) -> Iterator[Line]:
    """Yield the chances with each set of items, then the icons on the way."""
    bare = sheet.rows[0].foreseen
    for row in sheet.rows:
        if row.foreseen[0].success is not None:
            cells = tuple(percent(fraction(one.success or (0, 1))) for one in row.foreseen)
            label, spoken = (
                words.text(name, items=with_what(words, row)) for name in ("odds-with", "odds-with-spoken")
            )
            yield Line(label, cells, "%", spoken=spoken)
    for kind, met in (("events", [one.events for one in bare]), ("items", [one.item_icons for one in bare])):
        if any(met):
            yield Line(words.text(f"odds-{kind}"), tuple(str(len(icons) or NOTHING) for icons in met), "")
    for kind, tokens in (("passes", [one.passes for one in bare]), ("lost", [one.lost for one in bare])):
        for token in dict.fromkeys(name for each in tokens for name in each):
            cells = tuple(MARK if token in each else NOTHING for each in tokens)
            yield Line(
                words.text(f"odds-{kind}", token=words.token(token)), cells, MARK, "bad" if kind == "lost" else ""
            )
    yield from deaths(words, sheet)


def deaths(words: Words, sheet: Sheet) -> Iterator[Line]:
    """Yield how likely each row kills the gnome, and others with it."""
    for row in sheet.rows:
        chances = {"": [fraction(one.death) for one in row.foreseen]}
        for name in dict.fromkeys(risk.gnome for one in row.foreseen for risk in one.others):
            each = [{risk.gnome: fraction(risk.chance) for risk in one.others} for one in row.foreseen]
            chances[name] = [risks.get(name, Fraction()) for risks in each]
        for name, odds in chances.items():
            if any(odds):
                label = words.text("odds-death", gnome=name or "none", items=with_what(words, row))
                yield Line(label, tuple(percent(chance) if chance else NOTHING for chance in odds), "%", "bad")


def faints(words: Words, sheet: Sheet) -> Iterator[str]:
    """Yield the risk of fainting from Grog; each chance is listed with the fewest items that cause it."""
    told: set[Fraction] = {Fraction()}
    for row in sheet.rows:
        chance = max(fraction(one.faint) for one in row.foreseen)
        if chance not in told:
            told.add(chance)
            yield words.text("odds-faint", items=with_what(words, row), percent=percent(chance))


def with_what(words: Words, row: OddsRow) -> str | None:
    """Return the items of a row; None if there are none."""
    return words.items(row.items) if row.items else None
