"""Gnomes in a space too small for them: how their names are shortened, and how they are put into its rows.

Nothing is simply cut off: a long name ends with a dot, then there is one sign for each gnome, and at last a number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rednovember.table import GnomeView


class Slot(NamedTuple):
    """A free row: where it begins, and how many columns it has."""

    x: int
    y: int
    width: int


class Put(NamedTuple):
    """A text and its place."""

    x: int
    y: int
    text: str


def short_names(gnomes: tuple[str, ...]) -> dict[str, str]:
    """One sign for each gnome: its first letter, or its seat where two share one."""
    letters = [name[0].upper() for name in gnomes]
    signs = [letter if letters.count(letter) == 1 else str(seat) for seat, letter in enumerate(letters, 1)]
    return dict(zip(gnomes, signs, strict=True))


def fitted(name: str, width: int) -> str:
    """A name that is not longer than so many columns; a dot says that there is more of it."""
    return name if len(name) <= width else f"{name[: max(1, width - 1)]}."


def crowd(gnomes: Sequence[GnomeView], active: str, signs: dict[str, str], slots: Sequence[Slot]) -> list[Put]:
    """The gnomes of a space in its free rows: the active one with a star, those that fainted in brackets."""
    if not gnomes or not slots:
        return []
    first = sorted(gnomes, key=lambda gnome: gnome.name != active)  # if some are only counted, not this one
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
    """A name with its mark."""
    return f"({text})" if gnome.fainted else f"*{text}" if gnome.name == active else text


def placed(texts: Sequence[str], slots: Sequence[Slot], gap: int) -> list[Put] | None:
    """Texts one after another in the free rows, none of them broken; None if they do not fit."""
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
