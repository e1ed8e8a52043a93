"""The texts of a catalogue as a person would read them, for the checks that go over all of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from functools import cache
from typing import Final, NamedTuple

from fluent.syntax import ast
from tests.words.tables import table

from rednovember.game.facts import Fact
from rednovember.words import Narrator
from rednovember.words.bundle import load

HIDDEN: Final = ("words",)  # attributes that nobody reads: they only help a search
PLACE: Final = "\N{OBJECT REPLACEMENT CHARACTER}"  # stands for a choice between variants, which are texts of their own
ARGUMENT: Final = re.compile(r"\{[^}]*\}")
CHOICE: Final = re.compile(rf"{PLACE}\w+{PLACE}")
NOTATION: Final = re.compile(r"`[^`]*`")
SOFT_HYPHEN: Final = "\N{SOFT HYPHEN}"


class Text(NamedTuple):
    """One text of a message: its value, an attribute or a variant. Arguments stand in it as `{$name}`.

    `chosen` has the choices that the text is a variant of: each argument with the keys of its variants.
    """

    message_id: str
    attribute: str
    text: str
    chosen: tuple[tuple[str, frozenset[str]], ...] = ()

    @property
    def plain(self) -> str:
        """The words alone: without arguments and choices, and without what is typed."""
        return NOTATION.sub(PLACE, ARGUMENT.sub(PLACE, CHOICE.sub(PLACE, self.text)))

    @property
    def spaced(self) -> str:
        """The text with its arguments, and without what is typed."""
        return NOTATION.sub(PLACE, self.text)

    @property
    def name(self) -> str:
        """The message, with the attribute if it is one."""
        return f"{self.message_id}.{self.attribute}" if self.attribute else self.message_id


def reviewed(language: str) -> Iterator[Text]:
    """The texts of a language that are to pass the checks."""
    bundle, open_files = load(language), table(language).UNREVIEWED
    for text in texts(language):
        if not any(fnmatch(bundle.entry(text.message_id).file, each) for each in open_files):
            yield text


@cache
def texts(language: str) -> tuple[Text, ...]:
    """Every text of a language that somebody reads."""
    return tuple(_texts_of(language))


def _texts_of(language: str) -> Iterator[Text]:
    bundle = load(language)
    for message_id in bundle.message_ids:
        message = bundle.parsed(message_id)
        assert message is not None
        parts = [("", message.value), *((each.id.name, each.value) for each in message.attributes)]
        for attribute, pattern in parts:
            if pattern is not None and attribute not in HIDDEN:
                for text, chosen in _texts(pattern, ()):
                    yield Text(message_id, attribute, text.replace(SOFT_HYPHEN, ""), chosen)


Chosen = tuple[tuple[str, frozenset[str]], ...]


def _texts(pattern: ast.Pattern, chosen: Chosen) -> Iterator[tuple[str, Chosen]]:
    """A pattern as text, then the variants of the choices in it."""
    parts, variants = list[str](), list[tuple[str, Chosen]]()
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        else:
            assert isinstance(element, ast.Placeable)
            expression = element.expression
            parts.append(_shown(expression))
            if isinstance(expression, ast.SelectExpression):
                keys = frozenset(_key(variant) for variant in expression.variants)
                here = (*chosen, (_argument(expression.selector), keys))
                for variant in expression.variants:
                    variants.extend(_texts(variant.value, here))
    yield "".join(parts), chosen
    yield from variants


def _shown(expression: ast.InlineExpression | ast.SelectExpression | ast.Placeable) -> str:
    """How a placeable stands in the text."""
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, ast.VariableReference):
        return f"{{${expression.id.name}}}"
    if isinstance(expression, ast.MessageReference):
        return f"{{{expression.id.name}}}"
    if isinstance(expression, ast.SelectExpression):
        return f"{PLACE}{_argument(expression.selector)}{PLACE}"
    return PLACE


def _argument(selector: ast.InlineExpression | ast.Placeable) -> str:
    if isinstance(selector, ast.VariableReference):
        return str(selector.id.name)
    if isinstance(selector, ast.FunctionReference) and selector.arguments.positional:
        return _argument(selector.arguments.positional[0])
    return ""


def _key(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


def sentences(narrator: Narrator, facts: Sequence[Fact]) -> list[str]:
    """Return the sentences of the story of these facts."""
    return [told.sentence for told in narrator.told(facts)]
