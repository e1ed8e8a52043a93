"""The texts of the command line. They are plain, so that `--help` can read them itself: Fluent takes long to import."""

from __future__ import annotations

import re
from functools import cache
from textwrap import dedent
from typing import Final

from rednovember.words.bundle import ENDING, entries, paths, read

FILE: Final = "cli.ftl"
FALLBACK: Final = "en"
PLACEABLE: Final = re.compile(r'\{ *(?:\$(?P<name>[A-Za-z][\w-]*)|"(?P<text>[^"\\{}]*)") *\}')


class Texts:
    """Plain messages (text and arguments, nothing else) in one language; what is missing falls back to English.

    They stand in one file for all commands, `cli-learn-help` and its like may also stand in a command's own.

    >>> Texts("en").text("cli-random-gnomes", usual=4)
    'how many gnomes, 3 to 8 (default: 4)'
    """

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language

    def text(self, message_id: str, /, **args: object) -> str:
        """A message with its arguments; its id if there is none."""
        for language in (self.language, FALLBACK):
            for file in (FILE, f"{message_id.split('-')[1]}{ENDING}" if "-" in message_id else FILE):
                pattern = plain(language, file).get(message_id)
                if pattern is not None:
                    return filled(pattern, args)
        return message_id


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
