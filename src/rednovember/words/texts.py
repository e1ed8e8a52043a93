"""The texts of the command line. They are plain, so that help needs nothing that formats: that takes long to import."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from rednovember.words.bundle import load

if TYPE_CHECKING:
    from fluent.syntax import ast

FALLBACK: Final = "en"
Part = tuple[str, str]  # a text, and the name of the argument behind it (empty: none)


class Texts:
    """Plain messages in one language; what is missing falls back to English, then to the message's id.

    >>> Texts("en").text("cli-random-gnomes", usual=4)
    'how many gnomes, 3 to 8 (default: 4)'
    """

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language

    def text(self, message_id: str, /, **args: object) -> str:
        """A message with its arguments."""
        for language in (self.language, FALLBACK):
            parts = parts_of(language, message_id)
            if parts is not None:
                return "".join(text + str(args.get(name, "")) for text, name in parts)
        return message_id


@cache
def parts_of(language: str, message_id: str) -> list[Part] | None:
    """A message cut at its arguments; None if there is none, or more in it than text and arguments."""
    from fluent.syntax import FluentParser, ast

    source = load(language).source(message_id)
    entry = FluentParser(with_spans=False).parse_entry(source)
    if not isinstance(entry, ast.Message) or entry.value is None:
        return None
    parts = [part_of(element) for element in entry.value.elements]
    return None if None in parts else [part for part in parts if part is not None]


def part_of(element: ast.TextElement | ast.Placeable) -> Part | None:
    """A piece of a message; None if it is neither text nor an argument."""
    from fluent.syntax import ast

    if isinstance(element, ast.TextElement):
        return element.value, ""
    if isinstance(element.expression, ast.StringLiteral):
        return str(element.expression.parse()["value"]), ""
    if isinstance(element.expression, ast.VariableReference):
        return "", element.expression.id.name
    return None
