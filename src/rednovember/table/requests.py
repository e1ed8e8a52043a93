"""A seat's requests as plain data, checked before anything else is done with them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache
from typing import Annotated, Any, Final, TypeVar, get_args, get_type_hints

from rednovember.errors import near
from rednovember.game.names import OneOf
from rednovember.table.description import TableError
from rednovember.table.entries import Entry
from rednovember.table.table import Table

MOST: Final = 2**53  # an integer of JSON that every client reads alike
LONGEST: Final = 500  # letters of a text; a decision that names every card of a full hand is shorter


@dataclass(frozen=True, slots=True)
class Decide:
    """Make a decision, in the notation of `choices`. `number` is the table's number that it responds to."""

    number: int
    decision: str
    type: Annotated[str, OneOf(("decide",))] = "decide"


@dataclass(frozen=True, slots=True)
class Undo:
    """Undo one's last decision, or all but the first `to` decisions that stand (see `Message.undo`).

    `number` counts entries, as everywhere: it never goes back. `to` counts decisions that stand, which get fewer.
    """

    number: int
    to: int | None = None
    type: Annotated[str, OneOf(("undo",))] = "undo"


@dataclass(frozen=True, slots=True)
class Control:
    """Let a bot control a gnome, or take control back (empty `bot`)."""

    number: int
    gnome: str
    bot: str = ""
    type: Annotated[str, OneOf(("control",))] = "control"


@dataclass(frozen=True, slots=True)
class Advice:
    """Get the best few plans: `advice` of the response is `Advised`."""

    number: int
    type: Annotated[str, OneOf(("advice",))] = "advice"


@dataclass(frozen=True, slots=True)
class Accepted:
    """The request has been entered, and this is the table's new number."""

    version: int
    number: int
    accepted: bool = True


Request = Decide | Undo | Control | Advice
REQUESTS: Final[dict[str, type[Request]]] = {"decide": Decide, "undo": Undo, "control": Control, "advice": Advice}


def carry_out(table: Table, player: str, request: Decide | Undo | Control) -> Entry:
    """Carry out a request of a player's; return its entry. Raises `RedNovemberError` if the table refuses it."""
    table.expects(request.number)
    if isinstance(request, Decide):
        return table.decide(player, request.decision)
    if isinstance(request, Undo):
        return table.take_back(player, to=request.to)
    return table.hand(player, request.gnome, request.bot)


RequestT = TypeVar("RequestT")


def read_request(
    data: object,
    requests: Mapping[str, type[RequestT]] = REQUESTS,  # type: ignore[assignment]
) -> RequestT:
    """Read a request from plain data and check every key and value; `requests` are the known ones."""
    say = data.get("type") if isinstance(data, Mapping) else None
    if not isinstance(data, Mapping) or not isinstance(say, str) or say not in requests:
        raise TableError("table-request", known=", ".join(requests))
    kind: Any = requests[say]
    known, hints = _shape(kind)
    for key, value in data.items():
        if key not in known:
            raise TableError("table-key", key=key, nearest=near(str(key), known), known=", ".join(known))
        if not _fits(value, hints[key]):
            raise TableError("table-value", key=key, value=value, **_like(value, hints[key]))
    for key, optional in known.items():
        if not optional and key not in data:
            raise TableError("table-missing", key=key)
    found: RequestT = kind(**data)
    return found


@cache
def _shape(kind: Any) -> tuple[dict[str, bool], dict[str, Any]]:  # noqa: ANN401 - a dataclass
    """Return the keys of a request, each with whether it is optional, and its type."""
    return {each.name: each.default is not MISSING for each in fields(kind)}, get_type_hints(kind)


def _fits(value: object, hint: Any) -> bool:  # noqa: ANN401 - a type
    wanted = get_args(hint) or (hint,)
    if value is None or isinstance(value, bool):
        return type(value) in wanted
    if isinstance(value, str):
        return str in wanted and len(value) <= LONGEST
    return isinstance(value, int) and int in wanted and abs(value) <= MOST


def _like(value: object, hint: Any) -> dict[str, Any]:  # noqa: ANN401 - a type
    """Return a name for the expected type of a value."""
    wanted = get_args(hint) or (hint,)
    if str in wanted:
        return {"like": "text-range", "most": LONGEST} if isinstance(value, str) else {"like": "text"}
    if bool in wanted:
        return {"like": "truth"}
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) > MOST:
        return {"like": "whole-number-range", "least": -MOST, "most": MOST}
    return {"like": "whole-number"}
