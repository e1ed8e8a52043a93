"""What sockets and HTTP share when they carry out requests."""

from __future__ import annotations

from typing import Any

from rednovember.server.errors import ServerError
from rednovember.server.http.services import NO_TABLE, Context, Minds
from rednovember.server.hub.corruption import CORRUPT_RECORD, opened_by
from rednovember.server.hub.hub import Live
from rednovember.server.hub.load_failures import BROKEN
from rednovember.server.requests import REQUEST_TYPES, Outcome
from rednovember.server.rooms.frames import Response
from rednovember.server.rooms.keys import is_table_id
from rednovember.server.rooms.room import Who
from rednovember.table.requests import Advice


async def opened(context: Context, whom: str, table_id: str, keys: tuple[str, ...]) -> Live:
    """Return the table if these keys open it; otherwise it looks as if it did not exist.

    Wrong keys are rate-limited by address. A key that opens the table is never kept waiting by the wrong keys of
    others.
    """
    try:
        if not is_table_id(table_id):
            raise ServerError(NO_TABLE)
        live = await newest(context, table_id, keys)
        if live.gone or not live.room.may_watch(live.room.who(keys)):
            raise ServerError(NO_TABLE)
    except ServerError as error:
        if error.kind == NO_TABLE:
            context.limits.wrong_keys.take(whom)
        raise
    return live


async def newest(context: Context, table_id: str, keys: tuple[str, ...]) -> Live:
    """Return the newest state of a table. Only clients whose keys open it learn that it cannot be loaded."""
    try:
        return await context.hub.newest(table_id)
    except ServerError as error:
        if error.kind not in (CORRUPT_RECORD, BROKEN):
            raise
        if error.kind == CORRUPT_RECORD:
            context.metrics.count("store_errors")
        if opened_by(await context.store.legible(table_id), keys):
            raise
        raise ServerError(NO_TABLE) from None


def check_talk(context: Context, table_id: str, who: Who, request: Any) -> None:  # noqa: ANN401 - a registered request
    """Apply the chat's rate limit, for each seat over all its connections. Clients without a seat do not use it up."""
    if REQUEST_TYPES[request.type].chats and (who.seats or who.host):
        context.limits.chats.take((table_id, who.seats))


async def advised(minds: Minds, live: Live, keys: tuple[str, ...], request: Advice, language: str) -> Any:  # noqa: ANN401
    """Return advice for the client with these keys if it has to decide."""
    room = live.room
    who, table = room.who(keys), room.table
    table.expects(request.number)
    if not who.seats:
        raise ServerError("server-not-seated")
    decides = table.decides
    player = None if decides is None else table.player_of(decides)
    seat = player if player in who.seats and player is not None else min(who.seats)
    return await minds.advise(live.id, table, seat, language)


def answered(asked: int, done: Outcome) -> Response:
    """Return the answer to a request whose records are durable."""
    return Response(asked, True, done.number, seat=done.seat, key=done.key)
