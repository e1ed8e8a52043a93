"""Messages that are only text and arguments, like most of what a command line prints.

They are formatted here, without fluent, whose import takes as long as everything else that `--help` does.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from textwrap import dedent
from typing import Final

PLACEABLE: Final = re.compile(r'\{ *(?:\$(?P<name>[A-Za-z][\w-]*)|"(?P<text>[^"\\{}\n]*)") *\}', re.ASCII)
SYNTAX: Final = re.compile(r"[{}]|^ *[.*\[]", re.MULTILINE)
LARGE: Final = 1000  # larger numbers need the language's digit grouping


def plain_pattern(source: str) -> str | None:
    """Return the pattern of a message; None if it has more than text and arguments."""
    first, _, more = source.partition("=")[2].partition("\n")
    if SYNTAX.search(PLACEABLE.sub("", more)) or re.search(r"[{}]", PLACEABLE.sub("", first)) or "\t" in source:
        return None
    return f"{first.strip(' ')}\n{dedent(more)}".strip(" \n") or None


def filled(pattern: str, args: Mapping[str, str | int]) -> str | None:
    """Return a message with its arguments; None if one is missing, or is a number that fluent has to format."""
    for name in filter(None, (found["name"] for found in PLACEABLE.finditer(pattern))):
        value = args.get(name)
        if value is None or (isinstance(value, int) and not 0 <= value < LARGE):
            return None
    return PLACEABLE.sub(lambda found: str(args[found["name"]]) if found["name"] else found["text"], pattern)
