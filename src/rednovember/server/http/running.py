"""The routes for operators: health, metrics, and a page that says what this is."""

from __future__ import annotations

import asyncio
import html
from dataclasses import dataclass, field
from hmac import compare_digest
from typing import Final

from fastapi import APIRouter, FastAPI, Request
from starlette.responses import HTMLResponse, Response

from rednovember.server.errors import ServerError
from rednovember.server.http.answering import json_answer, language_of, problems
from rednovember.server.http.guard import FORWARDED, PAGE_POLICY, bearer, origin_of
from rednovember.server.http.services import Context
from rednovember.server.running.metrics import look_at
from rednovember.server.store import StoreError
from rednovember.version import __version__
from rednovember.words import Words

PATIENCE: Final = 5.0  # seconds for an answer of the store
THIS_MACHINE: Final = ("127.0.0.1", "::1", "localhost")
METRICS: Final = "text/plain; version=0.0.4; charset=utf-8"


@dataclass(frozen=True, slots=True)
class Health:
    """Whether the server can do its work. `failing` names the background tasks that keep failing.

    It also holds `socket` if the server cannot open a WebSocket to itself. Tables that cannot be loaded are counted:
    those whose records are corrupt, and those at which the program fails. All others go on, so the server is well.
    """

    ok: bool
    version: str
    failing: list[str] = field(default_factory=list)
    corrupt_tables: int = 0
    failing_tables: int = 0


def running_routes(context: Context, app: FastAPI) -> APIRouter:
    """Return the routes."""
    routes = APIRouter(tags=["server"])

    @routes.get(
        "/healthz", response_model=None, responses={200: {"model": Health}, 503: {"model": Health}, **problems(429)}
    )
    async def healthz() -> Response:
        """Check that the store reads and writes, a WebSocket can be opened, and no background task keeps failing."""
        failing = [*context.supervisor.failing, *([] if await context.probe.works() else ["socket"])]
        tables = context.hub.failures
        well = not failing
        try:
            async with asyncio.timeout(PATIENCE):
                await context.store.check()
        except (StoreError, TimeoutError) as error:
            context.failed(error)
            well = False
        health = Health(well, __version__, failing, len(tables.corrupt), len(tables.broken))
        return json_answer(health, 200 if well else 503)

    @routes.get(
        "/metrics",
        response_model=None,
        responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **problems(404, 429)},
    )
    async def metrics(request: Request) -> Response:
        """Metrics in Prometheus' format, for this machine or with the token from the settings."""
        if not may_see_metrics(context, request):
            raise ServerError("server-no-page")
        context.metrics.set("workers", len(context.minds.pids))
        context.metrics.set("queue", context.minds.waiting)
        context.metrics.set("workers_replaced_total", context.minds.failed)
        for task, times in context.supervisor.failures.items():
            context.metrics.set("task_failures_total", times, task=task)
        try:
            async with asyncio.timeout(PATIENCE):
                await look_at(context.metrics, context.hub)
        except (StoreError, TimeoutError) as error:  # the counters of this process are shown anyway
            context.failed(error)
        return Response(context.metrics.render(), media_type=METRICS)

    @routes.get("/", include_in_schema=False)
    async def page(request: Request) -> HTMLResponse:
        """A page that says what this is."""
        words = Words(language_of(context, request))
        title, text = words.text("server-page-title"), words.text("server-page-text")
        more = f'<p><a href="/docs">{html.escape(words.text("server-page-api"))}</a></p>'
        return page_of(words.language, title, f"<p>{html.escape(text)}</p>{more}")

    @routes.get("/docs", include_in_schema=False)
    async def docs(request: Request) -> HTMLResponse:
        """The routes from OpenAPI, as a page without scripts."""
        words = Words(language_of(context, request))
        rows = [
            f"<dt><code>{verb.upper()} {html.escape(path)}</code></dt><dd>{html.escape(said['description'])}</dd>"
            for path, verbs in app.openapi()["paths"].items()
            for verb, said in verbs.items()
        ]
        more = '<p><a href="/openapi.json">openapi.json</a></p>'
        return page_of(words.language, words.text("server-page-api"), f"<dl>{''.join(rows)}</dl>{more}")

    return routes


def page_of(language: str, title: str, inside: str) -> HTMLResponse:
    """Return a page without scripts, styles and external resources."""
    name = html.escape(title)
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{name}</title>'
    text = f'<!doctype html><html lang="{language}"><head>{head}</head><body><h1>{name}</h1>{inside}</body></html>'
    return HTMLResponse(text, headers={"Content-Security-Policy": PAGE_POLICY, "Vary": "Accept-Language"})


def may_see_metrics(context: Context, request: Request) -> bool:
    """Return whether a request may see metrics: it comes from this machine directly, or has the token."""
    token = context.settings.metrics_token
    if token and compare_digest(bearer(request.headers.get("authorization", "")).encode(), token.encode()):
        return True
    if any(name in request.headers for name in FORWARDED):
        return False
    host = origin_of(f"http://{request.headers.get('host', '')}")[1]
    return request.client is not None and request.client.host in THIS_MACHINE and host in THIS_MACHINE
