"""HTTP responses: JSON, the reader's language, and errors as problems."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.routing import Match
from starlette.types import ASGIApp, Scope

from rednovember.errors import RedNovemberError
from rednovember.server.errors import ServerError
from rednovember.server.http.guard import LARGEST_BODY, bearer_keys, read_json
from rednovember.server.http.services import Context, Problem, problem, status_of, written
from rednovember.server.running.logs import FAILED, tell
from rednovember.words.choosing import ENGLISH, find

JSON: Final = "application/json"
VERBS: Final = ("GET", "POST")
LARGEST_NUMBER: Final = 2**31  # for a number in a path
MOST_LANGUAGES: Final = 20  # that are read of a header
WORDS: Final = {
    403: "not allowed, or from a foreign page",
    404: "no such table, or no key that opens it",
    409: "somebody else was first: look again",
    413: "too large",
    415: "not JSON",
    422: "refused: what was sent will not do",
    429: "too many, too fast",
    503: "the store does not answer",
}


def problems(*statuses: int, model: Any = Problem) -> dict[int | str, dict[str, Any]]:  # noqa: ANN401 - a type
    """Return the responses for these error statuses, for OpenAPI."""
    return {status: {"model": model, "description": WORDS[status]} for status in statuses}


def json_answer(value: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Return a JSON response."""
    return Response(written(value), status, headers, JSON)


def language_of(context: Context, request: Request) -> str:
    """Return the reader's language: from the query, else from the browser, else English."""
    wish = request.query_params.get("language")
    if wish:
        return context.language(wish)
    return preferred(request.headers.get("accept-language", ""), context.languages)


def preferred(header: str, known: tuple[str, ...]) -> str:
    """The best known language of a header `Accept-Language`.

    >>> preferred("fr, ru;q=0.5, de-AT;q=0.8", ("de", "en", "ru"))
    'de'
    """
    wishes: list[tuple[float, int, str]] = []
    for part in header.split(",")[:MOST_LANGUAGES]:
        name, _, quality = part.partition(";")
        try:
            worth = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            worth = 0.0
        found = find(name[:40], known)
        if found is not None and worth > 0:
            wishes.append((-worth, len(wishes), found))
    return min(wishes, default=(0, 0, ENGLISH))[2]


def keys_in(request: Request) -> tuple[str, ...]:
    """Return the keys of a request."""
    return bearer_keys(request.headers.get("authorization", ""))


async def body_of(request: Request) -> object:
    """Return the body of a request as plain data. Raises `ServerError` if it is too large or no JSON."""
    media = request.headers.get("content-type", JSON).partition(";")[0].strip().lower()
    if media != JSON and not media.endswith("+json"):
        raise ServerError("server-media")
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > LARGEST_BODY:
                raise ServerError("server-body", most=LARGEST_BODY // 1024)
    except ClientDisconnect:
        raise ServerError("server-frame") from None  # the client is gone
    return read_json(bytes(body))


def problem_answer(context: Context, request: Request, error: RedNovemberError) -> Response:
    """Return the response for an error."""
    error = context.refused(error)
    status = status_of(error.kind)
    headers = {"Retry-After": "5"} if status in (429, 503) else {"Connection": "close"} if status == 400 else None
    return json_answer(problem(error, language_of(context, request)), status, headers)


def answer_problems(app: FastAPI, context: Context) -> None:
    """Register handlers so that every error is answered with a problem, never with a traceback."""

    @app.exception_handler(RedNovemberError)
    async def refused(request: Request, error: RedNovemberError) -> Response:
        return problem_answer(context, request, error)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        key, length = str(first["loc"][-1]), first.get("ctx", {}).get("max_length")
        like: dict[str, Any] = {"like": "whole-number", "least": 0, "most": LARGEST_NUMBER}  # for all but texts
        if length is not None:
            like = {"like": "text", "most": length}
        return problem_answer(context, request, ServerError("server-query", key=key, **like))

    @app.exception_handler(HTTPException)
    async def missed(request: Request, error: HTTPException) -> Response:
        kind = {404: "server-no-page", 405: "server-method"}.get(error.status_code, "server-internal")
        told = problem(context.refused(ServerError(kind)), language_of(context, request))
        headers = {"Allow": allowed(app, request.scope["path"])} if error.status_code == 405 else error.headers
        return json_answer(told, error.status_code, headers)

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> Response:
        tell(FAILED, logging.ERROR, error=error)
        return problem_answer(context, request, ServerError("server-internal"))


def allowed(app: FastAPI, path: str) -> str:
    """Return the methods of a path, for the header `Allow`."""
    verbs = set[str]()
    for verb in VERBS:
        scope: Scope = {"type": "http", "method": verb, "path": path, "root_path": "", "headers": []}
        verbs |= {verb for route in app.routes if route.matches(scope)[0] is Match.FULL}
    return ", ".join(sorted(verbs | ({"HEAD"} if "GET" in verbs else set())))


def refuse(context: Context, scope: Scope, error: ServerError) -> ASGIApp:
    """Return the response to a request that the middleware refuses."""
    return problem_answer(context, Request(scope), error)
