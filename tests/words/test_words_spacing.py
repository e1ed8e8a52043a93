"""Spaces, dashes, dots and quotation marks are those of the language, and nothing parts at the end of a line that
belongs together. The table of a language says how it is set.
"""

import re
from collections.abc import Iterator
from fnmatch import fnmatch

import pytest
from tests.words.tables import table
from tests.words.texts import reviewed

from rednovember.words import languages


def wrong(language: str) -> Iterator[str]:
    """Every place where a text parts what belongs together, or has a sign of another language."""
    known = table(language)
    for text in reviewed(language):
        if any(fnmatch(text.message_id, each) for each in known.VERBATIM):
            continue
        for fault, pattern in known.WRONG_SIGNS.items():
            for found in re.finditer(pattern, text.spaced):
                yield f"{text.name}: {fault}: {text.spaced[max(found.start() - 20, 0) : found.end() + 8]!r}"


@pytest.mark.parametrize("language", languages())
def test_spaces_and_signs_are_those_of_the_language(language: str) -> None:
    assert [*wrong(language)] == []
