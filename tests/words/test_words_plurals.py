"""A number before a noun chooses the form of the noun, in every language by its own rules.

A number is an argument by which some message, in whatever language, chooses a plural form. What follows it is taken
for a noun unless the table of the language lists it; so a new verb or preposition behind a number is added there.
A bonus, as in "+3 fire", counts nothing.
"""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from tests.words.tables import table
from tests.words.test_words_languages import PLURALS
from tests.words.texts import Text, reviewed, texts

from rednovember.words import languages

COUNTED: Final = re.compile(r"(?<!\+)\{\$(\w+)\}((?:[ \u00a0][^\W\d_]+\.?(?!\w))+)")


def numbers() -> set[str]:
    """The arguments that some message counts with."""
    chosen = (each for language in languages() for text in texts(language) for each in text.chosen)
    return {argument for argument, keys in chosen if keys & {"1", "one", "few", "many"}}


def noun_behind(words: str, language: str) -> str:
    """The noun, or what goes with it, at the beginning of what stands behind a number; empty if there is none."""
    known = table(language)
    behind = [word.rstrip(".") for word in words.split() if word not in known.BEFORE_NOUNS.split()]
    others = [*known.OTHER_WORDS.split(), *known.SAME.split()]
    return behind[0] if behind and behind[0] not in others else ""


def chooses(text: Text, argument: str, language: str) -> bool:
    """Whether a text is the variant for a plural of this argument."""
    needed = PLURALS[language] - {"other"}
    return any(
        name == argument and (keys >= needed or (language != "ru" and "1" in keys)) for name, keys in text.chosen
    )


def uncounted(language: str) -> Iterator[tuple[str, str]]:
    """Nouns behind a number that have one form for all numbers: the message, and what it says."""
    counts = numbers()
    for text in reviewed(language):
        for argument, words in COUNTED.findall(text.text):
            noun = noun_behind(words, language) if argument in counts else ""
            if noun and not chooses(text, argument, language):
                yield text.message_id, f"{text.name}: {{${argument}}} {noun}"


@pytest.mark.parametrize("language", languages())
def test_a_number_before_a_noun_chooses_its_form(language: str) -> None:
    assert [said for name, said in uncounted(language) if name not in table(language).COUNTED_RIGHT] == []


@pytest.mark.parametrize("language", languages())
def test_every_exception_is_needed(language: str) -> None:
    assert set(table(language).COUNTED_RIGHT) - {name for name, _ in uncounted(language)} == set()
