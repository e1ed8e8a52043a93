"""What the checks of the texts need to know about each language: one module for each, named after it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Protocol, cast


class Table(Protocol):
    """The names that the module of a language has."""

    UNREVIEWED: Sequence[str]  # patterns of catalogue files that have not been gone over yet
    OTHER_WORDS: str  # words that may follow a number and are neither a noun nor go with one
    BEFORE_NOUNS: str  # words that may stand between a number and its noun
    SAME: str  # units and short forms that are the same for every number
    COUNTED_RIGHT: Mapping[str, str]  # messages that are right without a choice, with the reason
    VERBATIM: Sequence[str]  # patterns of messages that are set as somebody else has them
    WRONG_SIGNS: Mapping[str, str]  # faults of spaces and signs, with the pattern that finds each


def table(language: str) -> Table:
    """The table of a language."""
    return cast("Table", import_module(f"tests.words.tables.{language}"))
