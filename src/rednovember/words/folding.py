"""Words as they are compared: without capitals and diacritics."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

DIGRAPHS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
SHORTEST: Final = 3  # the least number of letters for a beginning of a word
STEM: Final = 4  # letters that two forms of a word have in common, at least
ENDING: Final = 2  # letters in which they may differ


def fold(text: str) -> str:
    """Return a text without capitals and diacritics: ä is a, ß is ss."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def words_in(text: str) -> list[str]:
    """Return the words of a text, folded.

    >>> words_in("Türen, fire_spreads")
    ['turen', 'fire', 'spreads']
    """
    return re.findall(r"[^\W_]+", fold(text))


def spellings(text: str) -> Iterator[str]:
    """Yield the words of a text, folded; those with umlauts also as typed without them (ae, oe, ue)."""
    yield from words_in(text)
    composed = unicodedata.normalize("NFC", text.casefold())
    spelled = composed.translate(DIGRAPHS)
    if spelled != composed:
        yield from words_in(spelled)


def likeness(asked: str, word: str) -> float:
    """Return how well a folded word fits another: 1 if equal, less for a beginning or another form, else 0.

    >>> [likeness(asked, "hatch") for asked in ("hatch", "hat", "hatches", "catch")]
    [1.0, 0.7, 0.5, 0.0]
    """
    if asked == word:
        return 1.0
    if len(asked) >= SHORTEST and word.startswith(asked):
        return 0.7
    least = max(len(asked), len(word)) - ENDING
    return 0.5 if least >= STEM and asked[:least] == word[:least] else 0.0
