"""Validation of names and messages: nothing invisible, no piles of marks, no name that looks like another.

The properties of characters come from the `regex` library, look-alikes from `confusable_homoglyphs` (the table of
Unicode's UTS 39).
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import combinations
from typing import Final

import regex

LONGEST_NAME: Final = 40  # letters
# Scripts in which U+200C and U+200D join letters or keep them apart (Persian, Hindi, Sinhala and others).
JOINED: Final = "".join(
    rf"\p{{Script={script}}}"
    for script in (
        *("Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mandaic"),
        *("Mongolian", "Myanmar", "Nko", "Oriya", "Phags_Pa", "Sinhala", "Syriac", "Tamil", "Telugu"),
    )
)
JOINER: Final = rf"(?<=[{JOINED}])[\u200C\u200D](?=[{JOINED}])|(?<=\p{{Canonical_Combining_Class=9}})\u200D"
# UTS 51: a pictograph with a skin tone or a variation selector, several of them joined, a keycap, a flag.
PICTOGRAPH: Final = r"\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?"
REGION: Final = r"\U0001F3F4[\U000E0030-\U000E0039\U000E0061-\U000E007A]{2,6}\U000E007F"
EMOJI: Final = rf"{REGION}|{PICTOGRAPH}(?:\u200D{PICTOGRAPH})*|[0-9#*]\uFE0F?\u20E3"
HAN_VARIANT: Final = r"(?<=\p{Script=Han})[\U000E0100-\U000E01EF]"
# Invisible and blank characters, unless they are part of one of the above.
HARMLESS: Final = regex.compile(rf"{EMOJI}|{JOINER}|{HAN_VARIANT}")
UNSEEN: Final = regex.compile(r"[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\U0001D159]")
# Marks without a letter, the same one twice, or more than four on one letter (UTS 39, 5.4).
HEAPED: Final = regex.compile(r"(?:^|\p{Z})\p{M}|([\p{Mn}\p{Me}])\1|[\p{Mn}\p{Me}]{5,}")
IGNORED: Final = regex.compile(r"\p{Default_Ignorable_Code_Point}")


def one_line(text: str, most: int) -> str | None:
    """Return a text in one line, in NFC; None if it is empty, too long or misleading."""
    line = unicodedata.normalize("NFC", " ".join(text.split()))
    if not 1 <= len(line) <= most or UNSEEN.search(HARMLESS.sub("", line)):
        return None
    return None if HEAPED.search(unicodedata.normalize("NFD", line)) else line


def look_alike(names: Iterable[str]) -> bool:
    """Return whether two different names look the same or differ only in capitals."""
    found = [(name, _looks(name)) for name in names]
    return any(
        one != other and not looks.isdisjoint(others) for (one, looks), (other, others) in combinations(found, 2)
    )


def is_like(name: str, others: Iterable[str]) -> bool:
    """Return whether a name equals or looks like one of the others."""
    looks = _looks(name)
    return any(not looks.isdisjoint(_looks(other)) for other in others)


def skeleton(text: str) -> str:
    """Return the skeleton of a text: texts with the same skeleton can be mistaken for each other (UTS 39, 4)."""
    seen = IGNORED.sub("", unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", seen.translate(_prototypes()))


def _looks(name: str) -> frozenset[str]:
    return frozenset((skeleton(name), skeleton(name.casefold())))


@cache
def _prototypes() -> dict[int, str]:
    """Return, for each character that looks like others, the one that represents them all.

    The library lists the look-alikes of each character. A represented character lists only its prototype, which lists
    them all. The table is read here and not imported, because the library would keep ten megabytes of it.
    """
    table = json.loads(files("confusable_homoglyphs").joinpath("confusables.json").read_bytes())
    alike = {_bare(sign): [_bare(each["c"]) for each in found] for sign, found in table.items()}
    out = {}
    for sign, found in alike.items():
        if len(sign) == 1 and len(found) == 1:
            (other,) = found
            if (len(alike[other]), len(other), other) > (1, 1, sign):
                out[ord(sign)] = other
    return {sign: other.translate(out) for sign, other in out.items()}


def _bare(sign: str) -> str:
    """Return a character without the marks that the table puts around right-to-left ones."""
    return sign.strip("\u200e")
