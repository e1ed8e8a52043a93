"""Spaces, dashes, dots and quotation marks are those of the language, and nothing parts at the end of a line that
belongs together.

English writes 70% without a space and leaves "8 min" breakable; German and Russian bind a number to its unit and to the
percent sign with a no-break space. Russian binds a dash to the word before it.
"""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from tests.words.texts import CHECKED, texts

NUMBER: Final = r"[\d}\ufffc]"  # a digit, or the end of an argument or of a choice
ES: Final = "\N{CYRILLIC SMALL LETTER ES}"  # the second, as Russian shortens it
SECONDS: Final = rf"(?:(?<=\d )|(?<=seconds}} ))[s{ES}]"  # else it may be a word
UNITS: Final = rf"(?:%|min|Min|мин|KiB|MiB|GiB|КиБ|МиБ|ГиБ|{SECONDS})(?![\w(])"
WRONG: Final[dict[str, dict[str, str]]] = {
    "en": {
        "a space before the percent sign": rf"{NUMBER}[ \u00a0]%(?!\()",
        "three dots for an ellipsis": r"(?<!\.)\.\.\.(?!\.)",
        "a space before an ellipsis": r"\w[ \u00a0]…",
        "a spaced em dash": r" — ",
    },
    "de": {
        "a breakable space before a unit": rf"{NUMBER} {UNITS}",
        "no space before the percent sign": rf"{NUMBER}%(?![%(])",
        "three dots for an ellipsis": r"(?<!\.)\.\.\.(?!\.)",
        "a breakable space before an ellipsis": r" …",
        "a breakable space in an abbreviation": r"\b(?:z\. B|d\. h|u\. a|o\. Ä|u\. U)\.",
        "a hyphen for a dash": r"(?<=[\w,}]) - (?=[\w{])",
    },
    "ru": {
        "a breakable space before a unit": rf"{NUMBER} {UNITS}",
        "no space before the percent sign": rf"{NUMBER}%(?![%(])",
        "three dots for an ellipsis": r"(?<!\.)\.\.\.(?!\.)",
        "a space before an ellipsis": r"[\w}][ \u00a0]…",
        "a breakable space before a dash": r" —",
        "a breakable space in an abbreviation": r"\bт\. \w\.",
        "a hyphen for a dash": r"(?<=[\w,}]) - (?=[\w{])",
    },
}


def wrong(language: str) -> Iterator[str]:
    """Every place where a text parts what belongs together, or has a sign of another language."""
    for text in texts(language):
        for fault, pattern in WRONG[language].items():
            for found in re.finditer(pattern, text.spaced):
                yield f"{text.name}: {fault}: {text.spaced[max(found.start() - 20, 0) : found.end() + 8]!r}"


@pytest.mark.parametrize("language", CHECKED)
def test_spaces_and_signs_are_those_of_the_language(language: str) -> None:
    assert [*wrong(language)] == []
