"""`lang`: show the language, or change it at once."""

from __future__ import annotations

import os
from typing import Final

from rednovember.errors import RedNovemberError
from rednovember.words import Words, choose, languages
from rednovember.words.choosing import find

COMMAND: Final = "lang"
LANGUAGE_NAME: Final = "language-name"


def speak(words: Words, name: str) -> tuple[bool, str]:
    """Switch to the language of that name, or show the current one. Returns whether it changed, and the line to print.

    It changes for everyone who shares these words.
    """
    if not name:
        return False, words.text("play-lang", languages=there_are())
    language = find(name, languages())
    if language is None:
        return False, words.text("play-lang-unknown", language=name[:40], languages=there_are())
    words.switch(language)
    return True, words.text("play-lang-switched")


def there_are() -> str:
    """Return the languages with their own names: "de (Deutsch), en (English)"."""
    spoken = [Words(language) for language in languages()]
    named = [f" ({one.text(LANGUAGE_NAME)})" if one.has(LANGUAGE_NAME) else "" for one in spoken]
    return ", ".join(f"{one.language}{name}" for one, name in zip(spoken, named, strict=True))


def asked_for(line: str) -> str | None:
    """Return the language that a line requests instead of an answer. `lang` alone may be an answer."""
    word, _, name = line.partition(" ")
    return name.strip() if word.lower() == COMMAND and name.strip() and " " not in name.strip() else None


def language_again(words: Words) -> list[str]:
    """Return the option that selects this language again."""
    try:
        by_itself = choose(None, os.environ) == words.language
    except RedNovemberError:
        by_itself = False
    return [] if by_itself else ["--lang", words.language]
