"""Journal facts with names in place of numbers, and who may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rednovember.engine.facts import CAUSE_NAMES, DEATH_NAMES, FACTS, KILLED, SECRET
from rednovember.engine.ids import LOST, REASON_NAMES, WON
from rednovember.engine.journal import EVERYONE
from rednovember.game.names import (
    Action,
    Card,
    Cause,
    Ending,
    Event,
    FaintNumber,
    FixResult,
    Gnome,
    Item,
    Purpose,
    Source,
    Token,
    Track,
    names_of,
)

SECRETS: Final = {FACTS[number][0]: name for number, name in SECRET.items()}  # by the names of the facts

if TYPE_CHECKING:
    from rednovember.game.game import Game


# The kind of each parameter, by its name.
PARAMETERS: Final[dict[str, Any]] = {
    **dict.fromkeys(("gnome", "partner", "winner"), Gnome),
    **dict.fromkeys(("by_water", "already", "kraken", "defends"), bool),
    **dict.fromkeys(("room", "to_room", "space", "before", "after", "minutes", "value", "needed", "left"), int),
    **dict.fromkeys(("cards", "level", "place", "icons"), int),
    "action": Action,
    "card": Card,
    "cause": Cause,
    "event": Event,
    "item": Item,
    "number": FaintNumber,
    "purpose": Purpose,
    "reason": Ending,
    "result": FixResult,
    "source": Source,
    "token": Token,
    "track": Track,
}
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
    kind = PARAMETERS[name]
    if kind is Gnome:
        return game.crew.gnomes[number]
    if kind is bool:
        return bool(number)
    if kind is int:
        return number
    if kind is Card:
        return game.rules.card_text(number)
    if kind is FaintNumber:
        return number or None
    if kind is Ending:
        return "won" if number == WON else REASON_NAMES[number - LOST]
    if kind is Cause:
        return (DEATH_NAMES if fact == KILLED else CAUSE_NAMES)[number]
    return names_of(kind)[number]
