"""Fluent patterns as functions: text, arguments, selections and references to messages, which is nearly everything.

A table tells its story after each decision. fluent.runtime walks through the pattern each time, which takes twenty
times as long. Patterns with other elements, and those that fluent would report as faulty, are left to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from rednovember.words.plain import LARGE

if TYPE_CHECKING:
    from fluent.syntax.ast import BaseNode, Pattern, SelectExpression

Args = Mapping[str, str | int | None]
Quick = Callable[[Args], str | None]  # None: fluent has to format it
Plural = Callable[[int], str]  # the plural category of a number: "one", "few" ...


class Quickener:
    """Compiles one language's patterns to functions. `find` returns the pattern of another message by its id."""

    def __init__(self, plural: Plural, find: Callable[[str], Pattern | None]) -> None:
        self._plural, self._find = plural, find
        self._within: list[str] = []  # messages being compiled; a recursive one is left to fluent

    def quick(self, pattern: Pattern) -> Quick | None:
        """Compile a pattern to a function; None if it has other elements."""
        from fluent.syntax import ast

        parts: list[str | Quick] = []
        for element in pattern.elements:
            inside = element.expression if isinstance(element, ast.Placeable) else None
            if isinstance(element, ast.TextElement):
                parts.append(element.value)
            elif isinstance(inside, ast.StringLiteral):
                parts.append(str(inside.parse()["value"]))
            else:
                part = None if inside is None else self._part(inside)
                if part is None:
                    return None
                parts.append(part)
        return _row(parts)

    def _part(self, inside: BaseNode) -> Quick | None:
        from fluent.syntax import ast

        if isinstance(inside, ast.VariableReference):
            return _argument(inside.id.name)
        if isinstance(inside, ast.SelectExpression):
            return self._choice(inside)
        if isinstance(inside, ast.MessageReference) and inside.attribute is None:
            return self._message(inside.id.name)
        return None

    def _message(self, name: str) -> Quick | None:
        """Compile a reference to another message, with the same arguments."""
        pattern = self._find(name) if name not in self._within else None
        if pattern is None:
            return None
        self._within.append(name)
        try:
            return self.quick(pattern)
        finally:
            self._within.pop()

    def _choice(self, select: SelectExpression) -> Quick | None:
        """Compile a selection of a pattern by the value of an argument."""
        from fluent.syntax import ast

        if not isinstance(select.selector, ast.VariableReference):
            return None
        texts, numbers = dict[str, Quick](), dict[int, Quick]()
        usual: Quick | None = None
        for variant in select.variants:
            said = self.quick(variant.value)
            if said is None:
                return None
            if variant.default:
                usual = said
            if isinstance(variant.key, ast.Identifier):
                texts.setdefault(variant.key.name, said)
            elif "." in str(variant.key.value) or texts:  # a number after a word: the word may come first
                return None
            else:
                numbers.setdefault(int(variant.key.value), said)
        return None if usual is None else _one_of(select.selector.id.name, texts, numbers, usual, self._plural)


def _row(parts: list[str | Quick]) -> Quick:
    """Compile several parts in a row."""

    def said(args: Args) -> str | None:
        out = []
        for part in parts:
            text = part if isinstance(part, str) else part(args)
            if text is None:
                return None
            out.append(text)
        return "".join(out)

    return said


def _argument(name: str) -> Quick:
    """Compile an argument; a large number gets the language's digit grouping."""

    def said(args: Args) -> str | None:
        value = args.get(name)
        if isinstance(value, str):
            return value
        return str(value) if value is not None and 0 <= value < LARGE else None

    return said


def _one_of(name: str, texts: dict[str, Quick], numbers: dict[int, Quick], usual: Quick, plural: Plural) -> Quick:
    """Select a variant by the value of an argument: a word, a number, or the plural category of a number."""

    def said(args: Args) -> str | None:
        value = args.get(name)
        if isinstance(value, str) and not numbers:
            return texts.get(value, usual)(args)
        if value is None or isinstance(value, str):
            return None
        return (numbers.get(value) or texts.get(plural(value), usual))(args)

    return said
