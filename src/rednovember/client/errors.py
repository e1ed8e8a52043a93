"""What goes wrong for a client: a server that refuses, or one that cannot be reached."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rednovember.errors import RedNovemberError


class ClientError(RedNovemberError):
    """A server that cannot be reached or understood, or an answer that was lost."""


class Refusal(RedNovemberError):
    """The server refuses: its kind, its sentence in the reader's language, and the rule if one says no."""

    def __init__(self, kind: str, text: str, atom: str | None = None, rule: str | None = None) -> None:
        super().__init__(kind)
        self.text = text
        self.atom = atom
        self.rule = rule

    def __str__(self) -> str:
        return self.text


def refusal_of(told: Mapping[str, Any]) -> Refusal:
    """The refusal that an answer, a goodbye or an error of HTTP tells of."""
    return Refusal(str(told["kind"]), str(told["text"]), told.get("atom"), told.get("rule"))
