"""A number before a noun chooses the form of the noun, in every language by its own rules.

A number is an argument by which some message, in whatever language, chooses a plural form. What follows it is taken
for a noun unless it is listed here; so a new verb or preposition behind a number is added here, too.
"""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from tests.words.test_words_languages import PLURALS
from tests.words.texts import CHECKED, Text, texts

from rednovember.words import languages

ES: Final = "\N{CYRILLIC SMALL LETTER ES}"  # the second, as Russian shortens it
# No noun, and nothing that goes with one.
OTHER_WORDS: Final = {
    "en": "to or of in at on until for against from per now and that is are can have once with offered ignored "
    "wait waits",
    "de": "von und oder bis auf für gegen aus ab zu in genau fehlen müssen dürfen sein steht ist wäre waren würde "
    "würden wartet warten ignoriert abgeben tauschen nehmen angeboten hat mehr zerdrückt",
    "ru": "из и или на в при до нет ждёт ждут всех кончится лодку сдетонируют проходит набралось повреждена сыграна",
}
BEFORE_NOUNS: Final = {"en": "more other others", "de": "weitere weiteren", "ru": "ещё"}
# Units and short forms that are the same for every number.
SAME: Final = {
    "en": "min s KiB",
    "de": "Min s KiB",
    "ru": f"мин {ES} КиБ Рук Огнетуш Кофе",
}
# Messages that are right as they are, with the reason.
EXCEPT: Final[dict[str, dict[str, str]]] = {"en": {}, "de": {}, "ru": {}}

COUNTED: Final = re.compile(r"\{\$(\w+)\}((?:[ \u00a0][^\W\d_]+\.?(?!\w))+)")


def numbers() -> set[str]:
    """The arguments that some message counts with."""
    chosen = (each for language in languages() for text in texts(language) for each in text.chosen)
    return {argument for argument, keys in chosen if keys & {"one", "few", "many"}}


def noun_behind(words: str, language: str) -> str:
    """The noun, or what goes with it, at the beginning of what stands behind a number; empty if there is none."""
    behind = [word.rstrip(".") for word in words.split() if word not in BEFORE_NOUNS[language].split()]
    others = [*OTHER_WORDS[language].split(), *SAME[language].split()]
    return behind[0] if behind and behind[0] not in others else ""


def chooses(text: Text, argument: str, language: str) -> bool:
    """Whether a text is the variant for a plural of this argument."""
    needed = PLURALS[language] - {"other"}
    return any(
        name == argument and (keys >= needed or (language != "ru" and "1" in keys)) for name, keys in text.chosen
    )


def uncounted(language: str) -> Iterator[str]:
    """Nouns behind a number that have one form for all numbers."""
    counts = numbers()
    for text in texts(language):
        for argument, words in COUNTED.findall(text.text):
            noun = noun_behind(words, language) if argument in counts else ""
            if noun and text.message_id not in EXCEPT[language] and not chooses(text, argument, language):
                yield f"{text.name}: {{${argument}}} {noun}"


@pytest.mark.parametrize("language", CHECKED)
def test_a_number_before_a_noun_chooses_its_form(language: str) -> None:
    assert [*uncounted(language)] == []
