"""Messages that are text and arguments alone: most of what a command line says is no more.

They are put together here, without fluent, which takes as long to import as all else that `--help` does.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from textwrap import dedent
from typing import Final

PLACEABLE: Final = re.compile(r'\{ *(?:\$(?P<name>[A-Za-z][\w-]*)|"(?P<text>[^"\\{}\n]*)") *\}', re.ASCII)
SYNTAX: Final = re.compile(r"[{}]|^ *[.*\[]", re.MULTILINE)
LARGE: Final = 1000  # from here on a number is written as the language writes it


def plain_pattern(source: str) -> str | None:
    """What stands behind the sign of equality of a message; None if there is more in it than text and arguments."""
    first, _, more = source.partition("=")[2].partition("\n")
    if SYNTAX.search(PLACEABLE.sub("", more)) or re.search(r"[{}]", PLACEABLE.sub("", first)) or "\t" in source:
        return None
    return f"{first.strip(' ')}\n{dedent(more)}".strip(" \n") or None


def filled(pattern: str, args: Mapping[str, str | int]) -> str | None:
    """A message with its arguments put in; None if one of them is missing, or is a number that fluent has to write."""
    for name in filter(None, (found["name"] for found in PLACEABLE.finditer(pattern))):
        value = args.get(name)
        if value is None or (isinstance(value, int) and not 0 <= value < LARGE):
            return None
    return PLACEABLE.sub(lambda found: str(args[found["name"]]) if found["name"] else found["text"], pattern)
