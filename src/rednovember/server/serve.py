"""The life of the server process, from its settings to its end."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from types import FrameType
from typing import Final

import uvicorn

from rednovember.server.app import make_app
from rednovember.server.http.guard import LARGEST_FRAME
from rednovember.server.http.services import Context
from rednovember.server.hub.hub import Hub
from rednovember.server.running.descriptors import keep_watch
from rednovember.server.running.lan import addresses
from rednovember.server.running.lan import announce as to_show
from rednovember.server.running.listeners import address_of, base_url_of, bind
from rednovember.server.running.logs import STARTED, set_up, tell
from rednovember.server.running.logs import STOPPED as HAS_STOPPED
from rednovember.server.running.settings import Settings
from rednovember.server.running.supervisor import Supervisor
from rednovember.server.sockets.connection import say_goodbye
from rednovember.server.sockets.timeouts import PatientHttp, PatientSocket
from rednovember.server.store import Store
from rednovember.server.store.listening import Listening
from rednovember.server.store.retention import keep_tidy
from rednovember.server.store.urls import check_folder
from rednovember.server.workers import Minds, Sandbox
from rednovember.version import __version__
from rednovember.words import Words

STOPPED: Final = 0
INTERRUPTED: Final = 130
PINGS: Final = 45.0  # seconds between pings: proxies close idle sockets after a minute, and more pings cost time
SIGNALS: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name))
# The garbage collector checks young objects as often as usual, which takes milliseconds, and all objects a hundred
# times less often: with a thousand tables that stops everything for half a second (bench/load.md).
COLLECT: Final = (700, 10, 1000)
SWITCH: Final = 0.0001  # seconds after which a busy thread yields: the committing thread needs its turn often
Announce = Callable[[Context], Awaitable[None]]  # called when the server listens


class Surface(uvicorn.Server):
    """uvicorn, with an announcement of its address at the start and a last frame to all clients at the end."""

    def __init__(self, config: uvicorn.Config, context: Context, announce: Announce) -> None:
        super().__init__(config)
        self.context, self.announce = context, announce
        self.stopped_by: int | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then announce the address."""
        await super().startup(sockets)
        await self.announce(self.context)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Send the last frames, then close."""
        await say_goodbye(self.context)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop the server on Ctrl-C and SIGTERM, and restore the previous handlers at the end."""
        before = {number: signal.signal(number, self._stop) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.force_exit = self.stopped_by is not None  # a second signal stops at once
        self.stopped_by = number
        self.should_exit = True


def run_server(settings: Settings, language: str) -> int:
    """Run the server until it is stopped; return the exit status. Raises `RedNovemberError` if it cannot start."""
    check_folder(settings.database, settings.data)
    listening = bind(settings.host, settings.port)

    async def announce(context: Context) -> None:
        print(Words(language).text("cli-serve-listening", address=address_of(listening[0])), flush=True)
        if settings.lan:
            print(to_show(context.base, sys.stdout, language), flush=True)

    return run_on(listening, settings, announce)


def run_on(listening: Sequence[socket.socket], settings: Settings, announce: Announce) -> int:
    """Serve on listening sockets until stopped, then close them; return the exit status."""
    set_up(settings)
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*COLLECT)
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            return runner.run(serve(settings, listening, announce))
    finally:
        for each in listening:
            each.close()


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the factory of the event loop: uvloop if installed, which is faster, else None for asyncio's."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def serve(settings: Settings, listening: Sequence[socket.socket], announce: Announce) -> int:
    """Open all services, serve, and close them in reverse order; return the exit status."""
    async with AsyncExitStack() as opened:
        store = await Store.open(settings.database)
        opened.push_async_callback(store.close)
        supervisor = Supervisor()
        minds = Minds(settings.minds, settings.thinking, supervisor=supervisor)
        await minds.start()
        opened.push_async_callback(minds.close)
        sandbox = Sandbox()
        opened.push_async_callback(sandbox.close)
        hub = Hub(
            store, minds, supervisor=supervisor, most_bytes=settings.room_megabytes * 1_000_000, check=sandbox.check
        )
        hub.start()
        opened.push_async_callback(hub.close)
        if store.is_postgresql:
            others = Listening(store, hub.refresh, hub.refresh_all, supervisor)
            others.start()
            opened.push_async_callback(others.close)
        opened.callback(supervisor.start("retention", lambda: keep_tidy(store, settings)).cancel)
        app = make_app(settings, store, hub, minds, supervisor=supervisor)
        context: Context = app.state.context
        opened.callback(supervisor.start("descriptors", lambda: keep_watch(context.metrics)).cancel)
        own, context.address = address_of(listening[0]), reached_at(settings, listening[0])
        context.probe.aim_at(listening[0])
        surface = Surface(configured(app, settings), context, announce)
        tell(STARTED, version=__version__, address=own, database=settings.database_kind)
        await surface.serve([*listening])
    tell(HAS_STOPPED)
    return INTERRUPTED if surface.stopped_by == signal.SIGINT else STOPPED


def reached_at(settings: Settings, listening: socket.socket) -> str:
    """Return the URL at which others reach the server, the start of links."""
    here = addresses() if settings.lan else []
    return base_url_of(here[0], listening.getsockname()[1]) if here else address_of(listening)


def configured(app: object, settings: Settings) -> uvicorn.Config:
    """Return the configuration of uvicorn."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # an application it is
        access_log=settings.log == "debug",
        log_config=None,
        lifespan="off",
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
        http=PatientHttp,
        ws=PatientSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PINGS,
        timeout_graceful_shutdown=5,
    )
