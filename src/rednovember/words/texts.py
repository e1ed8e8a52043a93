"""The texts of the command line. They are plain, so that `--help` can read them itself: Fluent takes long to import."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from textwrap import dedent
from typing import Final

from rednovember.words.bundle import ENDING, entries, paths, read

FILE: Final = "cli.ftl"
FALLBACK: Final = "en"
PLACEABLE: Final = re.compile(r'\{ *(?:\$(?P<name>[A-Za-z][\w-]*)|"(?P<text>[^"\\{}]*)") *\}')


class Texts:
    """Plain messages (text and arguments, nothing else) in one language; what is missing falls back to English.

    They stand in one file for all commands; others are only looked through for what is not there.

    >>> Texts("en").text("cli-random-gnomes", usual=4)
    'how many gnomes, 3 to 8 (default: 4)'
    """

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language

    def text(self, message_id: str, /, **args: object) -> str:
        """A message with its arguments; its id if there is none."""
        for language in (self.language, FALLBACK):
            for patterns in candidates(language, message_id):
                if message_id in patterns:
                    return filled(patterns[message_id], args)
        return message_id


def own_name(language: str) -> str:
    """What a language calls itself; empty if it does not say."""
    return plain(language, FILE).get("language-name", "")


def candidates(language: str, message_id: str) -> Iterator[dict[str, str]]:
    """The plain messages of one file after another: the command line's, that of a command, then whatever is left."""
    yield plain(language, FILE)
    yield plain(language, f"{message_id.removeprefix('cli-').partition('-')[0]}{ENDING}")
    for file in paths(language):
        yield plain(language, file)


@cache
def plain(language: str, file: str) -> dict[str, str]:
    """The plain messages of a file, as they are written there."""
    path = paths(language).get(file)
    if path is None:
        return {}
    found = {}
    for entry in entries({file: read(path)}):
        first, _, more = entry.source.partition("=")[2].partition("\n")
        pattern = f"{first.strip()}\n{dedent(more)}".strip()
        if not re.search(r"[{}]", PLACEABLE.sub("", pattern)) and not re.search(r"^ *\.", more, re.MULTILINE):
            found[entry.id] = pattern
    return found


def filled(pattern: str, args: dict[str, object]) -> str:
    """A message with its arguments put in."""
    return PLACEABLE.sub(lambda found: str(args.get(found["name"], "")) if found["name"] else found["text"], pattern)
