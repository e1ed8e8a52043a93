"""Words as they are compared: without capitals, and without signs on their letters."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

DIGRAPHS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
SHORTEST: Final = 3  # letters that may stand for the beginning of a word
STEM: Final = 4  # letters that two forms of a word share at least
ENDING: Final = 2  # letters in which they may differ


def fold(text: str) -> str:
    """A text without capitals and without signs on its letters: ä is a, ß is ss."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def words_in(text: str) -> list[str]:
    """The words of a text, folded.

    >>> words_in("Türen, fire_spreads")
    ['turen', 'fire', 'spreads']
    """
    return re.findall(r"[^\W_]+", fold(text))


def spellings(text: str) -> Iterator[str]:
    """The words of a text, folded; those with umlauts also as they are typed where there are none (ae, oe, ue)."""
    yield from words_in(text)
    composed = unicodedata.normalize("NFC", text.casefold())
    spelled = composed.translate(DIGRAPHS)
    if spelled != composed:
        yield from words_in(spelled)


def likeness(asked: str, word: str) -> float:
    """How well a folded word fits another: 1 if it is the same, less if it begins so or is another form of it, else 0.

    >>> [likeness(asked, "hatch") for asked in ("hatch", "hat", "hatches", "catch")]
    [1.0, 0.7, 0.5, 0.0]
    """
    if asked == word:
        return 1.0
    if len(asked) >= SHORTEST and word.startswith(asked):
        return 0.7
    least = max(len(asked), len(word)) - ENDING
    return 0.5 if least >= STEM and asked[:least] == word[:least] else 0.0
