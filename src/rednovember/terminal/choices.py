"""The decisions worth listing, in groups, each with a note. The table says what is legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations, islice
from typing import Final, NamedTuple

from rednovember.table import Table, about
from rednovember.table.choices import Cards, Choices, Foreseen, Tool
from rednovember.table.vocabulary import SEA
from rednovember.terminal.notes import Notes
from rednovember.terminal.now import now
from rednovember.terminal.warnings import is_grave
from rednovember.words import Words

GROUPS: Final = ("answer", "move", "act", "items", "end")
MOST_COMBINATIONS: Final = 8


class Choice(NamedTuple):
    """An item of the list: what to type for it, what is still missing ("minutes", "cards"), and a note."""

    group: str
    words: str
    wants: str
    note: str
    style: str = ""
    grave: bool = False  # it kills or loses: Enter alone doesn't confirm it


def choices(table: Table, words: Words) -> list[Choice]:
    """Return the choices of the person who decides, in display order."""
    told = now(table, table.awaited)
    assert told.choices is not None
    if told.choices.cards is not None:
        return cards(told.choices.phase, told.choices.cards, words)
    notes = Notes(words, told.view, about(table))
    return sorted(worded(told.choices, notes), key=lambda choice: GROUPS.index(choice.group))


def worded(found: Choices, notes: Notes) -> Iterator[Choice]:
    """Yield each of the table's choices that is worth listing."""
    if found.phase == "movement":  # `go` says better what a hatch is opened for
        for way in found.ways:
            if way.usual:
                style = "fire" if way.burning else ""
                yield Choice("move", f"go {way.to or SEA}", "", notes.way(way), style)
    else:
        for one in found.hatches:
            yield choice("move", one, notes.answer(one))
    for one in found.answers:
        yield choice("move" if one.decision.kind in ("enter", "stay") else "answer", one, notes.answer(one))
    for deed in found.deeds:
        wants = "minutes" if deed.row[0].decision.minutes is not None else "" if deed.cards is None else "cards"
        yield Choice("act", deed.text, wants, notes.deed(deed), style_of(deed.row), is_grave(deed.row[0]))
    asked = found.phase == "drawn"  # anything else belongs to the question now
    for tool in found.tools:
        if found.phase != "acted" or serves_after_acting(tool):
            yield choice("answer" if asked else "items", tool.use, notes.tool(tool))
    if found.end is not None:
        yield choice("answer" if asked else "end", found.end, notes.end(found.end))


def choice(group: str, one: Foreseen, note: str) -> Choice:
    """Return a decision that can be made as it is."""
    return Choice(group, one.decision.text, "", note, style_of([one]), is_grave(one))


def style_of(row: Sequence[Foreseen]) -> str:
    """Return the style that marks certain death."""
    return "bad" if all(one.death[0] > 0 or one.lost for one in row) else ""


def serves_after_acting(tool: Tool) -> bool:
    """Return whether an item is still useful when no moves and actions are left."""
    return not (tool.helps or tool.courage or tool.air or tool.drinks)


def cards(verb: str, named: Cards, words: Words) -> list[Choice]:
    """Return what to give or discard: every combination if there are few, else the words to type."""
    rows = chain.from_iterable(combinations(named.items, size) for size in range(named.least, named.most + 1))
    found = list(islice(different(rows), MOST_COMBINATIONS + 1))
    if len(found) > MOST_COMBINATIONS:
        typed = ", ".join(item if count == 1 else f"{count} {item}" for item, count in Counter(named.items).items())
        note = words.text(f"play-note-{verb}", items=typed, count=named.least)
        return [Choice("answer", verb, "cards", note)]
    return [Choice("answer", " ".join((verb, *items)), "", words.items(items)) for items in found]


def different(rows: Iterator[tuple[str, ...]]) -> Iterator[tuple[str, ...]]:
    """Yield each combination once; equal cards are interchangeable."""
    seen: set[tuple[str, ...]] = set()
    for row in rows:
        if row not in seen:
            seen.add(row)
            yield row
