"""Running the server: from its settings to its end."""

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
from rednovember.server.context import Context
from rednovember.server.descriptors import keep_watch
from rednovember.server.doors import address_of, base_url_of, bind
from rednovember.server.guard import LARGEST_FRAME
from rednovember.server.hub import Hub
from rednovember.server.lan import addresses
from rednovember.server.lan import announce as to_show
from rednovember.server.logs import STARTED, set_up, tell
from rednovember.server.logs import STOPPED as HAS_STOPPED
from rednovember.server.minds import Minds, Sandbox
from rednovember.server.patience import PatientHttp, PatientSocket
from rednovember.server.retention import keep_tidy
from rednovember.server.settings import Settings
from rednovember.server.sockets import say_goodbye
from rednovember.server.store import Store
from rednovember.server.store.listening import Listening
from rednovember.server.store.urls import check_folder
from rednovember.server.supervisor import Supervisor
from rednovember.version import __version__
from rednovember.words import Words

STOPPED: Final = 0
INTERRUPTED: Final = 130
PINGS: Final = 45.0  # seconds between two to a socket: proxies hang up after a minute, and thousands of them take time
SIGNALS: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name))
# The garbage collector looks through young objects as often as usual, which takes milliseconds, and through all of
# them a hundred times less often: with a thousand tables that stops everybody for half a second (bench/load.md).
COLLECT: Final = (700, 10, 1000)
SWITCH: Final = 0.0001  # seconds after which a busy thread lets others go on: who commits asks for a turn often
Announce = Callable[[Context], Awaitable[None]]  # says that the server listens now


class Surface(uvicorn.Server):
    """uvicorn with our own beginning and end: it says where it listens, and says goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, context: Context, announce: Announce) -> None:
        super().__init__(config)
        self.context, self.announce = context, announce
        self.stopped_by: int | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say where."""
        await super().startup(sockets)
        await self.announce(self.context)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then hang up."""
        await say_goodbye(self.context)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C and the end of the session stop the server in good order; what they did before is put back."""
        before = {number: signal.signal(number, self._stop) for number in SIGNALS}
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
    check_folder(settings.database, settings.data)
    listening = bind(settings.host, settings.port)

    async def announce(context: Context) -> None:
        print(Words(language).text("cli-serve-listening", address=address_of(listening[0])), flush=True)
        if settings.lan:
            print(to_show(context.base, sys.stdout, language), flush=True)

    return run_on(listening, settings, announce)


def run_on(listening: Sequence[socket.socket], settings: Settings, announce: Announce) -> int:
    """Serve at sockets that listen already until it is stopped; the exit status. Afterwards they are closed."""
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
    """What makes the event loop: uvloop where it is installed, which takes less time for a socket, else asyncio's."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def serve(settings: Settings, listening: Sequence[socket.socket], announce: Announce) -> int:
    """Open everything, serve, close everything, in the opposite order."""
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
    """Where others reach the server: what links begin with."""
    here = addresses() if settings.lan else []
    return base_url_of(here[0], listening.getsockname()[1]) if here else address_of(listening)


def configured(app: object, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves."""
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
