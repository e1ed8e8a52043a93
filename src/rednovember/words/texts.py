"""The texts of the command line. They are plain and lie in one small file: help needs no more of the catalogue."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from rednovember.words.bundle import load, paths, read

if TYPE_CHECKING:
    from fluent.syntax import ast

FILE: Final = "cli.ftl"
FALLBACK: Final = "en"
Part = tuple[str, str]  # a text, and the name of the argument behind it (empty: none)


class Texts:
    """The command line's messages in one language; what is missing falls back to English, then to the message's id.

    fluent.runtime takes longer to import than all else that `--help` does: these messages are read without it.

    >>> Texts("en").text("cli-random-gnomes", usual=4)
    'how many gnomes, 3 to 8 (default: 4)'
    """

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language

    def text(self, message_id: str, /, **args: object) -> str:
        """A message with its arguments."""
        for language in (self.language, FALLBACK):
            if message_id in plain(language):
                return "".join(text + str(args.get(name, "")) for text, name in plain(language)[message_id])
        for language in (self.language, FALLBACK):  # it stands in another file
            said, fault = load(language).format(message_id, {name: str(value) for name, value in args.items()})
            if not fault:
                return said
        return message_id


@cache
def plain(language: str) -> dict[str, list[Part]]:
    """The messages of the file that are text and arguments alone."""
    from fluent.syntax import FluentParser, ast

    path = paths(language).get(FILE)
    if path is None:
        return {}
    resource = FluentParser(with_spans=False).parse(read(path))
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            parts = parts_of(entry.value)
            if parts is not None:
                found[entry.id.name] = parts
    return found


def parts_of(pattern: ast.Pattern) -> list[Part] | None:
    """A message's text cut at its arguments; None if there is more in it."""
    from fluent.syntax import ast

    parts: list[Part] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append((element.value, ""))
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append((str(element.expression.parse()["value"]), ""))
        elif isinstance(element.expression, ast.VariableReference):
            parts.append(("", element.expression.id.name))
        else:
            return None
    return parts
