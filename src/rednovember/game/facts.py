"""Journal facts with names instead of numbers, as far as a reader may know them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rednovember.engine.facts import CAUSE_NAMES, DEATH_NAMES, FACTS, KILLED
from rednovember.engine.ids import LOST, REASON_NAMES, WON
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
from rednovember.game.visibility import EVERYONE, SECRETS, fact_audience, may_know

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
Value = Callable[["Game", int], object]
RawFact = tuple[int, int, int, int]  # as in the engine: kind and three parameters
MOST_SHARED: Final = 1 << 16  # cached facts; 600 random games had 227,000 facts, of which 4,700 were different
SHARED: Final[dict[RawFact, RawFact]] = {}


class Fact(NamedTuple):
    """Something that happened: its kind, and its parameters by name. One that the reader may not know is missing."""

    kind: str
    params: dict[str, Any]


def share(facts: list[RawFact], first: int) -> None:
    """Replace the facts from a place on by equal objects that other games use.

    They are a third of a game's memory, and all games together have few different ones.
    """
    for place in range(first, len(facts)):
        fact = facts[place]
        known = SHARED.get(fact)
        if known is not None:
            facts[place] = known
        elif len(SHARED) < MOST_SHARED:
            SHARED[fact] = fact


def read_fact(game: Game, raw: RawFact, sees: int = EVERYONE) -> Fact:
    """Return a fact of the engine with names instead of numbers, as far as a reader may know it.

    `sees` are the gnomes whose cards the reader sees (`gnomes_seen`).
    """
    number, a, b, _ = raw
    kind, values = (READ if may_know(sees, fact_audience(number, a, b)) else READ_BY_OTHERS)[number]
    params = {
        name: number if value is None else value(game, number)
        for (name, value), number in zip(values, raw[1:], strict=False)
    }
    return Fact(kind, params)


def _value(fact: int, name: str) -> Value | None:
    """Return the function that converts a fact's parameter from the engine's number; None if it stays a number."""
    kind = PARAMETERS[name]
    if kind is int:
        return None
    if kind is Gnome:
        return lambda game, number: game.crew.gnomes[number]
    if kind is bool:
        return lambda _, number: bool(number)
    if kind is Card:
        return lambda game, number: game.rules.card_text(number)
    if kind is FaintNumber:
        return lambda _, number: number or None
    if kind is Ending:
        return lambda _, number: "won" if number == WON else REASON_NAMES[number - LOST]
    names = names_of(kind) if kind is not Cause else DEATH_NAMES if fact == KILLED else CAUSE_NAMES
    return lambda _, number: names[number]


READ: Final = tuple(
    (kind, tuple((name, _value(fact, name)) for name in names)) for fact, (kind, names) in enumerate(FACTS)
)
READ_BY_OTHERS: Final = tuple(
    (kind, tuple((name, value) for name, value in values if name != SECRETS.get(kind))) for kind, values in READ
)
