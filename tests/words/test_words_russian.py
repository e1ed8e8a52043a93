"""Russian keeps the dots of its yo: no word is written once with them and once without."""

import re

from rednovember.words.bundle import load

YO, YE = "\N{CYRILLIC SMALL LETTER IO}", "\N{CYRILLIC SMALL LETTER IE}"
WORD = f"[\N{CYRILLIC SMALL LETTER A}-\N{CYRILLIC SMALL LETTER YA}{YO}]+"
# Without the dots these are other words: all (plural), than, dumb, to all, will get to know, line.
BOTH_ARE_WORDS = {"все", "чем", "нем", "всем", "узнает", "черта"}
FREQUENT = {
    "берёт",
    "ведёт",
    "вперёд",
    "даёт",
    "ещё",
    "её",
    "ждёт",
    "идёт",
    "неё",
    "отсчёт",
    "пройдёт",
    "расчёт",
    "счётчик",
}


def russian_words() -> set[str]:
    """Every word of the Russian catalogue, in lower case."""
    bundle = load("ru")
    text = " ".join(bundle.entry(name).source for name in bundle.message_ids)
    return set(re.findall(WORD, text.lower()))


def undotted(words: set[str]) -> set[str]:
    return {word.replace(YO, YE) for word in words if YO in word}


def test_no_word_stands_both_with_and_without_its_dots() -> None:
    found = russian_words()
    assert (undotted(found) - BOTH_ARE_WORDS) & found == set()


def test_frequent_words_have_their_dots() -> None:
    found = russian_words()
    assert FREQUENT - found == set()
    assert undotted(FREQUENT) & found == set()
