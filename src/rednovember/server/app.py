"""The FastAPI application: routes, sockets and middleware around the hub."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from fastapi import FastAPI, WebSocket

from rednovember.folders import page_folder
from rednovember.server.http.answering import answer_problems, refuse
from rednovember.server.http.guard import Guard, Limits
from rednovember.server.http.page import PageRoute
from rednovember.server.http.probe import PATH
from rednovember.server.http.reading import reading_routes
from rednovember.server.http.running import running_routes
from rednovember.server.http.services import Context, Minds
from rednovember.server.http.setup import setup_routes
from rednovember.server.http.tables import table_routes
from rednovember.server.hub.hub import Hub
from rednovember.server.running.settings import Settings
from rednovember.server.running.supervisor import Supervisor
from rednovember.server.sockets.connection import talk
from rednovember.server.store import Store
from rednovember.version import __version__

ABOUT = "Friends and bots round one table. Keys go into the header `Authorization: Bearer KEY`, nowhere else."


def make_app(
    settings: Settings,
    store: Store,
    hub: Hub,
    minds: Minds,
    page: Path | None = None,
    supervisor: Supervisor | None = None,
) -> FastAPI:
    """Return the application. The caller opens the store and starts hub and workers; `app.state.context` has all parts.

    The built page is served from the folder `page`, by default from the package.
    """
    context = Context(settings, store, hub, minds, Limits(settings), supervisor or Supervisor())
    app = FastAPI(
        title="Red November",
        version=__version__,
        description=ABOUT,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.context = context
    app.router.routes.append(PageRoute(page or page_folder()))
    for router in (table_routes(context), reading_routes(context), setup_routes(context), running_routes(context, app)):
        app.router.routes += router.routes  # `include_router` would create them again at the first request

    @app.websocket("/api/v1/tables/{table_id}/socket")
    async def socket(websocket: WebSocket, table_id: str) -> None:
        await talk(context, websocket, table_id)

    app.add_api_websocket_route(PATH, context.probe.answer)
    answer_problems(app, context)
    app.add_middleware(Guard, settings=settings, limits=context.limits, refuse=partial(refuse, context))
    return app
