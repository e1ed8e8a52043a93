"""Requests: what a client may ask of a room, who may, what each records, and how a room is rebuilt from records.

Everything about one request stands in one place; `registry` says how to add one. May import rooms, the store's
records and what is below them; knows neither HTTP nor sockets.
"""

from rednovember.server.requests import playing, seats, hosting, talking, voting, connection  # noqa: I001 - in this order
from rednovember.server.requests.action import Action, Outcome
from rednovember.server.requests.dispatch import bot_decides, dispatch, mark_used, stand_in
from rednovember.server.requests.records import RECORD_TYPES, fold, rebuild, record_type
from rednovember.server.requests.registry import REQUEST_TYPES, parse_request, request

__all__ = [
    "RECORD_TYPES",
    "REQUEST_TYPES",
    "Action",
    "Outcome",
    "bot_decides",
    "connection",
    "dispatch",
    "fold",
    "hosting",
    "mark_used",
    "parse_request",
    "playing",
    "rebuild",
    "record_type",
    "request",
    "seats",
    "stand_in",
    "talking",
    "voting",
]
