"""Running the server: from its settings to its end."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import uvicorn

from rednovember.server.app import make_app
from rednovember.server.context import Context
from rednovember.server.guard import LARGEST_FRAME
from rednovember.server.hub import Hub
from rednovember.server.logs import STARTED, set_up, tell
from rednovember.server.logs import STOPPED as HAS_STOPPED
from rednovember.server.minds import Minds
from rednovember.server.records import ServerError
from rednovember.server.settings import Settings
from rednovember.server.sockets import say_goodbye
from rednovember.server.store import Store
from rednovember.version import __version__
from rednovember.words import Words

STOPPED: Final = 0
INTERRUPTED: Final = 130
EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104 - names of addresses, not a choice
BACKLOG: Final = 2048
GARBAGE: Final = (50_000, 10, 100)  # thousands of sockets are many objects: to look through all of them takes a second


class Surface(uvicorn.Server):
    """uvicorn with our own beginning and end: it says where it listens, and says goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, context: Context, language: str) -> None:
        super().__init__(config)
        self.context, self.language = context, language
        self.stopped_by: int | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say where."""
        await super().startup(sockets)
        words = Words(self.language)
        print(words.text("cli-serve-listening", address=self.context.address), flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then hang up."""
        await say_goodbye(self.context)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C and the end of the session stop the server in good order; what they did before is put back."""
        wanted = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self._stop) for number in wanted}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.force_exit = self.stopped_by is not None  # the second time at once
        self.stopped_by = number
        self.should_exit = True


def run_server(settings: Settings, language: str) -> int:
    """Run the server until it is stopped; the exit status. Raises `RedNovemberError` for what prevents it."""
    listening = bind(settings.host, settings.port)
    try:
        return asyncio.run(serve(settings, language, listening))
    finally:
        listening.close()


async def serve(settings: Settings, language: str, listening: socket.socket) -> int:
    """Open everything, serve, close everything."""
    set_up(settings)
    gc.set_threshold(*GARBAGE)
    store = await Store.open(settings.database)
    try:
        minds = Minds(settings.minds, settings.thinking)
        await minds.start()
        hub = Hub(store, minds)
        try:
            hub.start()
            app = make_app(settings, store, hub, minds)
            context: Context = app.state.context
            context.address = address_of(listening)
            surface = Surface(configured(app, settings), context, language)
            tell(STARTED, version=__version__, address=context.address, database=settings.database_kind)
            await surface.serve([listening])
            tell(HAS_STOPPED)
        finally:
            await hub.close()
            await minds.close()
    finally:
        await store.close()
    return INTERRUPTED if surface.stopped_by == signal.SIGINT else STOPPED


def configured(app: object, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # an application it is
        access_log=False,
        log_config=None,
        lifespan="off",
        server_header=False,
        proxy_headers=bool(settings.base_url),
        forwarded_allow_ips=list(settings.proxies),
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens; refused in one line if the port is taken or there is no such address."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(where)
            listening.listen(BACKLOG)
        except BaseException:
            listening.close()
            raise
    except (OSError, OverflowError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise ServerError("server-address", host=host, port=str(port), reason=reason) from None
    return listening


def address_of(listening: socket.socket) -> str:
    """Where a socket can be reached from this machine."""
    host, port = listening.getsockname()[:2]
    name = "127.0.0.1" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"
