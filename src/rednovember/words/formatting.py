"""fluent.runtime with fast small numbers: these look the same in all languages, and most numbers are small."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone

from rednovember.words.plain import LARGE


class Whole(FluentInt):
    """A whole number as an argument."""

    def format(self, locale: Locale) -> str:
        """Format the number as the language writes it; a small one needs no lookup."""
        return str(int(self)) if 0 <= self < LARGE else super().format(locale)


@lru_cache(maxsize=2 * LARGE)
def whole(number: int) -> Whole:
    """Return a number for fluent, cached, because making one is slow."""
    return Whole(number)


class Formatter(FluentBundle):
    """A bundle whose arguments are only texts and whole numbers."""

    def format_pattern(
        self, pattern: Pattern, args: Mapping[str, Any] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        """Format a pattern as fluent.runtime does, except for numbers."""
        given = {name: whole(value) if isinstance(value, int) else value for name, value in (args or {}).items()}
        errors: list[Exception] = []
        env = ResolverEnvironment(context=self, current=CurrentEnvironment(args=given), errors=errors)
        try:
            return pattern(env), errors
        except ValueError as error:
            errors.append(error)
            return "{???}", errors
