"""Chat: messages and signals at a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from rednovember.table import OneOf
from rednovember.table.vocabulary import ITEMS

SIGNALS: Final = ("take", "need", "wait", "help", "thanks", "well_done", "sorry", "ready")
LONGEST_CHAT: Final = 300
SignalName = Annotated[str, OneOf(SIGNALS)]
ItemName = Annotated[str, OneOf(ITEMS)]


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A message or a signal; `by` is a seat, or empty for the host."""

    number: int
    at: float
    by: str
    name: str
    text: str
    signal: str | None = None
    room: int | None = None
    item: str | None = None
