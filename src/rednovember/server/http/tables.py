"""The routes of tables: creating, listing and reading them, requests, moments and logbooks."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from rednovember.errors import RedNovemberError
from rednovember.server.errors import ServerError
from rednovember.server.http.answering import (
    JSON,
    LARGEST_NUMBER,
    body_of,
    json_answer,
    keys_in,
    language_of,
    problems,
)
from rednovember.server.http.doing import advised, answered, check_talk, opened
from rednovember.server.http.guard import address
from rednovember.server.http.links import Links, links
from rednovember.server.http.services import Context, Problem, public, refusal, status_of
from rednovember.server.hub.hub import Live
from rednovember.server.requests import parse_request
from rednovember.server.requests.seats import Claim
from rednovember.server.rooms.creation import LONGEST_ABSENCE, LONGEST_LOGBOOK, SHORTEST_ABSENCE, Keys
from rednovember.server.rooms.frames import Response as RequestResponse
from rednovember.server.rooms.frames import Welcome, reader_of, write_welcome
from rednovember.server.rooms.room import Who
from rednovember.server.running.logs import LAID, tell
from rednovember.table import Message, Reader, Table, message
from rednovember.table.requests import Advice

MOST_TABLES: Final = 100  # in the list of open ones
LOGBOOK: Final = "text/plain; charset=utf-8"
TableId = Annotated[str, Path(description="the table's id", max_length=100)]
Language = Annotated[str | None, Query(description="the reader's language: en, de, ru", max_length=40)]
Style = Annotated[str | None, Query(description="lively or dry", max_length=20)]


@dataclass(frozen=True, slots=True)
class KeysShown:
    """The keys of a new table, shown only once."""

    host: str
    join: str
    watch: str
    seats: dict[str, str]


@dataclass(frozen=True, slots=True)
class CreatedTable:
    """A new table."""

    table: str
    keys: KeysShown
    links: Links


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table that is open to everyone and not over."""

    table: str
    created_at: float
    changed_at: float
    gnomes: list[str]
    edition: str
    options: list[str]
    free: list[str]
    begun: bool


NEW_TABLE: Final[dict[str, Any]] = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "table": {
            "type": ["object", "null"],
            "additionalProperties": False,
            "properties": {
                "gnomes": {"description": "3 to 8 names, or how many gnomes with the usual names"},
                "players": {"description": "who leads them: one all, two two each, more one each"},
                "bots": {"description": "gnomes and the bots that lead them"},
                "edition": {"description": "revised or first"},
                "options": {"description": "options of the rules and whether they are on"},
                "board": {"description": "a board's id, or a board"},
                "seed": {"description": "of the luck; without one it is secret"},
                "take_back": {"description": "never, unrevealed or free"},
                "advice": {"description": "whether there is advice"},
                "treachery": {"description": "whether bots may turn on the others"},
            },
        },
        "open": {"type": "boolean", "description": "whether everybody may find, watch and join it"},
        "stand_in_after": {
            "type": ["integer", "null"],
            "minimum": SHORTEST_ABSENCE,
            "maximum": LONGEST_ABSENCE,
            "description": "seconds after which a bot stands in; null: never",
        },
        "logbook": {
            "type": "string",
            "maxLength": LONGEST_LOGBOOK,
            "description": "the text of a logbook that the table goes on from",
        },
    },
}
REMATCH: Final[dict[str, Any]] = {
    "type": "object",
    "additionalProperties": False,
    "properties": {"same_luck": {"type": "boolean", "description": "whether luck falls as it fell there"}},
}
ASKED: Final[dict[str, Any]] = {
    "type": "object",
    "required": ["type"],
    "properties": {"type": {"type": "string", "description": "decide, undo, control, claim ...: see docs/protocol.md"}},
}


def body(schema: dict[str, Any]) -> dict[str, Any]:
    """Return a request body for OpenAPI."""
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}


async def open_to(context: Context, request: Request, table_id: str) -> tuple[Live, tuple[str, ...]]:
    """Return the table if the request's keys open it, and these keys."""
    whom, keys = address(request.scope), keys_in(request)
    context.limits.requests.take(whom)
    return await opened(context, whom, table_id, keys), keys


async def read_by(context: Context, request: Request, table_id: str) -> tuple[Live, tuple[str, ...]]:
    """Return the same for a reader. Seats whose own keys were shown count as used from now on."""
    live, keys = await open_to(context, request, table_id)
    return await context.hub.use(live, keys), keys


def table_routes(context: Context) -> APIRouter:
    """Return the routes."""
    routes = APIRouter(prefix="/api/v1/tables", tags=["tables"])

    @routes.post(
        "",
        status_code=201,
        response_model=None,
        responses={201: {"model": CreatedTable, "description": "laid"}, **problems(403, 413, 415, 422, 429, 503)},
        openapi_extra=body(NEW_TABLE),
    )
    async def make_table(request: Request) -> Response:
        """Create a table. Its keys are shown only this once."""
        whom = address(request.scope)
        context.limits.tables.take(whom)
        said = await body_of(request)
        async with context.heavy.of(whom):
            return made(context, *await context.hub.lay(said, partial(context.limits.lay, whom)))

    @routes.get("", response_model=None, responses={200: {"model": list[OpenTable]}, **problems(429, 503)})
    async def open_tables() -> Response:
        """The tables that are open to everyone and not over, the newest first."""
        rows = await context.store.open_tables(MOST_TABLES)
        return json_answer(
            [{"table": r.id, "created_at": r.laid_at, "changed_at": r.touched_at, **r.about} for r in rows]
        )

    @routes.get("/{table_id}", response_model=None, responses={200: {"model": Welcome}, **problems(404, 422, 429, 503)})
    async def look(request: Request, table_id: TableId, language: Language = None, style: Style = None) -> Response:
        """Everything about a table that the reader may know: what a socket sends first."""
        live, keys = await read_by(context, request, table_id)
        spoken = language_of(context, request)
        who = live.room.who(keys)
        reader = reader_of(live.room, who, spoken, context.style(style))
        return Response(await write_welcome(live.framer, who, reader, live.connected), media_type=JSON)

    @routes.post(
        "/{table_id}/requests",
        response_model=None,
        responses={
            200: {"model": RequestResponse, "description": "done, and durable"},
            **problems(403, 409, 422, model=RequestResponse | Problem),
            **problems(404, 413, 415, 429, 503),
        },
        openapi_extra=body(ASKED),
    )
    async def ask(request: Request, table_id: TableId, language: Language = None) -> Response:
        """One request to a table, as on a socket but without an `id`."""
        live, keys = await open_to(context, request, table_id)
        said = await body_of(request)
        spoken = language_of(context, request)
        try:
            asked = parse_request(said, over_http=True)
            if not isinstance(asked, Claim):
                live = await context.hub.use(live, keys)
            if isinstance(asked, Advice):
                advice = await advised(context.minds, live, keys, asked, spoken)
                return json_answer(RequestResponse(0, True, live.room.number, advice=advice))
            check_talk(context, table_id, live.room.who(keys), asked)
            return json_answer(answered(0, await context.act(live, keys, asked)))
        except RedNovemberError as error:
            status = status_of(public(error).kind)
            if status not in (403, 409, 422):
                raise
            error = context.refused(error)
            return json_answer(refusal(live.room.number, live.room.table, error, spoken, 0), status)

    @routes.post(
        "/{table_id}/rematch",
        status_code=201,
        response_model=None,
        responses={201: {"model": CreatedTable, "description": "laid"}, **problems(404, 413, 415, 422, 429, 503)},
        openapi_extra=body(REMATCH),
    )
    async def rematch(request: Request, table_id: TableId, language: Language = None) -> Response:
        """Create a table like one that is over, with the same luck or with new luck."""
        live, _ = await open_to(context, request, table_id)
        whom = address(request.scope)
        context.limits.tables.take(whom)
        said = await body_of(request)
        async with context.heavy.of(whom):
            return made(context, *await context.hub.lay_again(live, said, partial(context.limits.lay, whom)))

    @routes.get(
        "/{table_id}/moments/{number}",
        response_model=None,
        responses={200: {"model": Message}, **problems(404, 422, 429, 503)},
    )
    async def moment(
        request: Request,
        table_id: TableId,
        number: Annotated[int, Path(ge=0, le=LARGEST_NUMBER, description="a record of the table's log")],
        language: Language = None,
        style: Style = None,
    ) -> Response:
        """The table after a record, as the reader saw it."""
        live, keys = await read_by(context, request, table_id)
        room = live.room
        who, table = room.who(keys), room.table
        if number > room.number:
            raise ServerError("server-moment", most=room.number)
        entries = room.entries_at[number]
        spoken, told = language_of(context, request), context.style(style)
        async with context.heavy.of(address(request.scope)):
            return json_answer(await asyncio.to_thread(moment_of, table, entries, who, spoken, told))

    @routes.get(
        "/{table_id}/logbook",
        response_model=None,
        responses={
            200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "a logbook"},
            **problems(403, 404, 429, 503),
        },
    )
    async def logbook(request: Request, table_id: TableId) -> Response:
        """The game as a logbook: for everyone if it is over, otherwise for its players and without its seed."""
        live, keys = await read_by(context, request, table_id)
        room = live.room
        who, over = room.who(keys), room.table.over
        if not over and not who.seats:
            raise ServerError("server-not-seated")
        if not over and not room.table.shows_all_to(who.seats):
            raise ServerError("server-logbook-hidden")
        async with context.heavy.of(address(request.scope)):
            text = await asyncio.to_thread(room.table.to_logbook, seed=over, to_come=over)
        return Response(text, media_type=LOGBOOK)

    return routes


def made(context: Context, table_id: str, keys: Keys) -> Response:
    """Return the response for a new table, with its keys and links."""
    context.metrics.count("tables_laid")
    tell(LAID, table=table_id)
    shown = KeysShown(keys.host, keys.join, keys.watch, keys.seats)
    return json_answer(CreatedTable(table_id, shown, links(context.base, table_id, keys)), 201)


def moment_of(table: Table, entries: int, who: Who, language: str, style: str) -> Message:
    """Return the message of a table after this many entries, for a reader."""
    then = table.moment(entries)
    awaited = then.awaited
    seat = awaited if awaited in who.seats else min(who.seats, default=None)
    return message(then, Reader(seat, language, style))
