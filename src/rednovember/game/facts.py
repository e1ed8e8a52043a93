"""Journal facts with names in place of numbers, and who may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rednovember.engine.facts import (
    CAUSE_NAMES,
    DEATH_NAMES,
    FACTS,
    KILLED,
    PURPOSE_NAMES,
    RESULT_NAMES,
    SECRET,
    SOURCE_NAMES,
)
from rednovember.engine.ids import (
    ACTION_NAMES,
    EVENT_NAMES,
    ITEM_NAMES,
    LOST,
    REASON_NAMES,
    TOKEN_NAMES,
    TRACK_NAMES,
    WON,
)
from rednovember.engine.journal import EVERYONE

SECRETS: Final = {FACTS[number][0]: name for number, name in SECRET.items()}  # by the names of the facts

if TYPE_CHECKING:
    from rednovember.game.game import Game


RawFact = tuple[int, int, int, int, int]  # as the engine notes it: kind, three parameters, audience


class Fact(NamedTuple):
    """Something that happened: its kind, its parameters by name, and the gnomes who may know its secret part.

    `audience` is None where everyone may know. For the others the secret parameter is missing.
    """

    kind: str
    params: dict[str, Any]
    audience: tuple[str, ...] | None = None

    def seen_by(self, gnomes: set[str]) -> Fact:
        """The fact as these gnomes' player may know it."""
        if self.audience is None or gnomes & set(self.audience):
            return self
        return Fact(self.kind, {key: value for key, value in self.params.items() if key != SECRETS[self.kind]})


def read_fact(game: Game, raw: RawFact) -> Fact:
    """A fact of the engine with names in place of numbers."""
    kind, names = FACTS[raw[0]]
    params = {name: _value(game, raw[0], name, number) for name, number in zip(names, raw[1:4], strict=False)}
    mask = raw[4]
    audience = None
    if mask != EVERYONE:
        audience = tuple(name for seat, name in enumerate(game.crew.gnomes) if mask >> seat & 1)
    return Fact(kind, params, audience)


def _value(game: Game, fact: int, name: str, number: int) -> object:
    if name in ("gnome", "partner", "winner"):
        return game.crew.gnomes[number]
    if name == "card":
        return game.rules.card_text(number)
    if name == "number":
        return number or None
    if name == "reason":
        return "won" if number == WON else REASON_NAMES[number - LOST]
    if name == "cause":
        return (DEATH_NAMES if fact == KILLED else CAUSE_NAMES)[number]
    if name in ("by_water", "already", "kraken", "defends"):
        return bool(number)
    names = {
        "item": ITEM_NAMES,
        "event": EVENT_NAMES,
        "track": TRACK_NAMES,
        "token": TOKEN_NAMES,
        "action": ACTION_NAMES,
        "purpose": PURPOSE_NAMES,
        "result": RESULT_NAMES,
        "source": SOURCE_NAMES,
    }.get(name)
    return names[number] if names else number
