"""Who may send a request. Each permission says so in words for the documentation, and checks it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from rednovember.server.errors import ServerError
from rednovember.server.requests.action import Action


@dataclass(frozen=True, slots=True)
class Permission:
    """What a request needs.

    `check` returns the seat on whose behalf the client acts (empty: none), or raises `RedNovemberError`.
    """

    who: str
    check: Callable[[Action, Any], str]


def check_anyone(action: Action, request: object) -> str:
    """Allow everyone who may see the table."""
    return ""


def check_seat(action: Action, request: object) -> str:
    """Require a seat."""
    return action.any_seat


def check_deciding(action: Action, request: object) -> str:
    """Require a seat: that of the gnome that decides if it is theirs, else any of theirs, which the table refuses."""
    table = action.room.table
    gnome = table.decides
    seat = None if gnome is None else table.player_of(gnome)
    return seat if seat is not None and seat in action.who.seats else action.any_seat


def check_speaker(action: Action, request: object) -> str:
    """Require a seat or the host."""
    return "" if not action.who.seats and action.who.host else action.any_seat


def check_voter(action: Action, request: object) -> str:
    """Require a seat that somebody has taken or used."""
    seats = voting_seats(action)
    if not seats:
        raise ServerError("server-not-seated")
    return seats[0]


def voting_seats(action: Action) -> list[str]:
    """Return those of the client's seats that have a vote."""
    return sorted(action.who.seats & action.room.voters)


def check_host(action: Action, request: object) -> str:
    """Require the host."""
    if not action.who.host:
        raise ServerError("server-not-host")
    return ""


def check_own_or_host(action: Action, request: Any) -> str:  # noqa: ANN401 - any request with a seat
    """Require the seat that the request names, or the host."""
    if request.seat not in action.room.seats:
        raise ServerError("server-no-seat")
    if request.seat not in action.who.seats and not action.who.host:
        raise ServerError("server-not-your-seat")
    return str(request.seat)


def check_own_or_host_if_free(action: Action, request: Any) -> str:  # noqa: ANN401 - any request with a seat
    """Require the seat that the request names, or the host if nobody has taken it."""
    if (
        request.seat in action.room.seats
        and request.seat not in action.who.seats
        and action.room.is_taken(request.seat)
    ):
        raise ServerError("server-not-your-seat")
    return check_own_or_host(action, request)


ANYONE: Final = Permission("everyone", check_anyone)
DECIDING: Final = Permission("the seat that decides", check_deciding)
SEAT_OR_HOST: Final = Permission("a seat, the host", check_speaker)
VOTER: Final = Permission("a seat that somebody has taken or used", check_voter)
HOST: Final = Permission("the host", check_host)
OWN_OR_HOST: Final = Permission("that seat; the host", check_own_or_host)
OWN_OR_HOST_IF_FREE: Final = Permission("that seat; the host, if nobody has the seat yet", check_own_or_host_if_free)
