"""No text uses a word that the glossary rules out: one thing has one name in each language."""

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from tests.words.texts import Text, reviewed, texts

from rednovember.words import languages

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
LETTERS = r"[^\W\d_]*"


def banned(language: str) -> tuple[dict[str, str], dict[str, list[str]]]:
    """What the glossary rules out in a language, with what to say instead; and the messages that may have a word."""
    blocks = re.findall(r"^```toml\n(.*?)^```", GLOSSARY.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    listed: dict[str, Any] = dict(tomllib.loads(blocks[0]).get(language, {}))
    allowed: dict[str, list[str]] = listed.pop("except", {})
    return listed, allowed


def pattern(word: str) -> re.Pattern[str]:
    """A word of the list as a pattern: whole words in either case, `*` for letters, `=` for exactly as written."""
    exact = word.startswith("=")
    parts = (re.escape(part).replace(r"\ ", r"[ \u00a0]") for part in word.removeprefix("=").split("*"))
    return re.compile(rf"(?<![^\W\d_]){LETTERS.join(parts)}(?![^\W\d_])", 0 if exact else re.IGNORECASE)


def uses(word: str, of: Iterable[Text]) -> set[str]:
    """The messages that use a word."""
    found = pattern(word)
    return {text.message_id for text in of if found.search(text.plain)}


@pytest.mark.parametrize("language", languages())
def test_no_text_uses_a_word_that_the_glossary_rules_out(language: str) -> None:
    listed, allowed = banned(language)
    used = {word: uses(word, reviewed(language)) - set(allowed.get(word, ())) for word in listed}
    wrong = [f"{name}: '{word}', say: {listed[word]}" for word, names in used.items() for name in sorted(names)]
    assert wrong == []


@pytest.mark.parametrize("language", languages())
def test_every_exception_of_the_glossary_is_needed(language: str) -> None:
    listed, allowed = banned(language)
    assert set(allowed) <= set(listed)
    idle = [(word, name) for word, names in allowed.items() for name in set(names) - uses(word, texts(language))]
    assert idle == []


def test_the_glossary_lists_words_for_every_language() -> None:
    assert all(banned(language)[0] for language in languages())


def test_words_are_found_as_the_glossary_says() -> None:
    def found(word: str, text: str) -> bool:
        return uses(word, [Text("a", "", text)]) == {"a"}

    assert found("lead", "Lead on, {$gnome}!")
    assert not found("lead", "a leader; mislead; {$lead_in}")
    assert found("mend*", "It is mended.")
    assert not found("mend*", "I recommend it.")
    assert found("=grog", "some grog")
    assert not found("=grog", "some Grog")
    assert found("закрытых руках", "на закрытых\N{NO-BREAK SPACE}руках")
    assert not found("lead", "type `lead 3`")
