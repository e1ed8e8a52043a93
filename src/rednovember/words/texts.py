"""The texts of the command line. They are plain, so that `--help` can read them itself: Fluent takes long to import."""

from __future__ import annotations

import re
from functools import cache
from textwrap import dedent
from typing import Final

from rednovember.words.bundle import entries, load, paths, read

FILE: Final = "cli.ftl"
FALLBACK: Final = "en"
PLACEABLE: Final = re.compile(r'\{ *(?:\$(?P<name>[A-Za-z][\w-]*)|"(?P<text>[^"\\{}]*)") *\}')


class Texts:
    """Plain messages (text and arguments, nothing else) in one language; what is missing falls back to English.

    >>> Texts("en").text("cli-random-gnomes", usual=4)
    'how many gnomes, 3 to 8 (default: 4)'
    """

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language

    def text(self, message_id: str, /, **args: object) -> str:
        """A message with its arguments; its id if there is none."""
        for language in (self.language, FALLBACK):
            pattern = plain(language).get(message_id)
            if pattern is not None:
                return filled(pattern, args)
        return self._from_other_files(message_id, args)

    def _from_other_files(self, message_id: str, args: dict[str, object]) -> str:
        given: dict[str, str | int] = {name: str(value) for name, value in args.items()}
        for language in (self.language, FALLBACK):
            said, fault = load(language).format(message_id, given)
            if not fault:
                return said
        return message_id


@cache
def plain(language: str) -> dict[str, str]:
    """The plain messages of the command line's file, as they are written there."""
    path = paths(language).get(FILE)
    if path is None:
        return {}
    found = {}
    for entry in entries({FILE: read(path)}):
        first, _, more = entry.source.partition("=")[2].partition("\n")
        pattern = f"{first.strip()}\n{dedent(more)}".strip()
        if not re.search(r"[{}]", PLACEABLE.sub("", pattern)) and not re.search(r"^ *\.", more, re.MULTILINE):
            found[entry.id] = pattern
    return found


def filled(pattern: str, args: dict[str, object]) -> str:
    """A message with its arguments put in."""
    return PLACEABLE.sub(lambda found: str(args.get(found["name"], "")) if found["name"] else found["text"], pattern)
