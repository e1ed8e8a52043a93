"""Gnomes in a space that is too small for them: how names are shortened and arranged in rows.

Nothing is simply cut off: a shortened name ends with a dot, then there is one character per gnome, and finally a
number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rednovember.table import GnomeView


class LabelSlot(NamedTuple):
    """A free row: its first column, and its number of columns."""

    x: int
    y: int
    width: int


class Put(NamedTuple):
    """A text and its position."""

    x: int
    y: int
    text: str


def short_names(gnomes: tuple[str, ...]) -> dict[str, str]:
    """Return one character per gnome: its first letter, or its seat if two share one."""
    letters = [name[0].upper() for name in gnomes]
    signs = [letter if letters.count(letter) == 1 else str(seat) for seat, letter in enumerate(letters, 1)]
    return dict(zip(gnomes, signs, strict=True))


def fitted(name: str, width: int) -> str:
    """Return a name of at most so many columns; a dot marks a shortened one."""
    return name if len(name) <= width else f"{name[: max(1, width - 1)]}."


def crowd(gnomes: Sequence[GnomeView], active: str, signs: dict[str, str], slots: Sequence[LabelSlot]) -> list[Put]:
    """Arrange the gnomes of a space in its free rows: a star for the active one, brackets for fainted ones."""
    if not gnomes or not slots:
        return []
    first = sorted(gnomes, key=lambda gnome: gnome.name != active)  # if some are only counted, the active one isn't
    widest = max(slot.width for slot in slots)
    names = {gnome.name: fitted(gnome.name, widest - 2) for gnome in gnomes}
    told_apart = len(set(names.values())) == len(names)
    named = [marked(gnome, names[gnome.name], active) for gnome in gnomes]
    signed = [marked(gnome, signs[gnome.name], active) for gnome in first]
    for texts, gap in ((named, 1), (signed, 1), (signed, 0)):
        found = placed(texts, slots, gap) if told_apart or texts is not named else None
        if found is not None:
            return found
    for many in range(len(signed) - 1, -1, -1):
        found = placed([*signed[:many], f"+{len(signed) - many}"], slots, 0)
        if found is not None:
            return found
    return []


def marked(gnome: GnomeView, text: str, active: str) -> str:
    """Return a name with its mark."""
    return f"({text})" if gnome.fainted else f"*{text}" if gnome.name == active else text


def placed(texts: Sequence[str], slots: Sequence[LabelSlot], gap: int) -> list[Put] | None:
    """Place texts one after another in the free rows without breaking any; None if they don't fit."""
    out: list[Put] = []
    left = list(slots)
    used = 0
    for text in texts:
        while left and used + len(text) > left[0].width:
            left.pop(0)
            used = 0
        if not left:
            return None
        out.append(Put(left[0].x + used, left[0].y, text))
        used += len(text) + gap
    return out
