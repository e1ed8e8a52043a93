"""What a seat says, as plain data: checked before anything else is done with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Annotated, Any, Final, get_type_hints

from rednovember.errors import nearest
from rednovember.game.names import OneOf
from rednovember.table.description import TableError

LONGEST: Final = 500  # letters of a text: a decision that names every card of a full hand is shorter


@dataclass(frozen=True, slots=True)
class Decide:
    """A decision in notation, and the number that it answers."""

    number: int
    decision: str
    say: Annotated[str, OneOf(("decide",))] = "decide"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back one's last decision, or everything since the state of the number `to` (see `Message.undo`)."""

    number: int
    to: int | None = None
    say: Annotated[str, OneOf(("take_back",))] = "take_back"


@dataclass(frozen=True, slots=True)
class Hand:
    """Give a gnome to a bot, or take it over again (an empty bot)."""

    number: int
    gnome: str
    bot: str = ""
    say: Annotated[str, OneOf(("hand",))] = "hand"


@dataclass(frozen=True, slots=True)
class Advice:
    """Ask what to do."""

    number: int
    say: Annotated[str, OneOf(("advice",))] = "advice"


@dataclass(frozen=True, slots=True)
class Accepted:
    """What was said has been entered; the table has this number now."""

    version: int
    number: int
    accepted: bool = True


Request = Decide | TakeBack | Hand | Advice
REQUESTS: Final[dict[str, type[Request]]] = {"decide": Decide, "take_back": TakeBack, "hand": Hand, "advice": Advice}


def read_request(data: object) -> Request:
    """A request from plain data, every key and value checked."""
    say = data.get("say") if isinstance(data, Mapping) else None
    if not isinstance(data, Mapping) or not isinstance(say, str) or say not in REQUESTS:
        raise TableError("table-request", known=", ".join(REQUESTS))
    kind = REQUESTS[say]
    known = {each.name: each.default is not MISSING for each in fields(kind)}
    hints = get_type_hints(kind)
    for key, value in data.items():
        if key not in known:
            raise TableError("table-key", key=key, nearest=nearest(str(key), known))
        if not _fits(value, hints[key]):
            raise TableError("table-value", key=key, value=value, like="text" if hints[key] is str else "whole-number")
    for key, optional in known.items():
        if not optional and key not in data:
            raise TableError("table-missing", key=key)
    return kind(**data)


def _fits(value: object, hint: Any) -> bool:  # noqa: ANN401 - a type
    if hint is str:
        return isinstance(value, str) and len(value) <= LONGEST
    return (value is None and hint is not int) or (isinstance(value, int) and not isinstance(value, bool))
