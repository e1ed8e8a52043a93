"""A client's errors: a server that refuses, or one that can't be reached."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rednovember.errors import RedNovemberError


class ClientError(RedNovemberError):
    """A server that can't be reached or understood, or a lost response."""


class Refusal(RedNovemberError):
    """A refusal by the server: its kind, its sentence in the reader's language, and the rule if one forbids it."""

    def __init__(self, kind: str, text: str, atom: str | None = None, rule: str | None = None) -> None:
        super().__init__(kind)
        self.text = text
        self.atom = atom
        self.rule = rule

    def __str__(self) -> str:
        return self.text


def refusal_of(told: Mapping[str, Any]) -> Refusal:
    """Return the refusal in an answer, a goodbye or an HTTP error."""
    return Refusal(str(told["kind"]), str(told["text"]), told.get("atom"), told.get("rule"))
