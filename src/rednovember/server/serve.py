"""Running the server: from its settings to its end."""

from __future__ import annotations

import asyncio
import errno
import gc
import signal
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from types import FrameType
from typing import Any, Final

import uvicorn

from rednovember.server.app import make_app
from rednovember.server.context import Context
from rednovember.server.guard import LARGEST_FRAME
from rednovember.server.hub import Hub
from rednovember.server.lan import addresses, announce, base_url_of
from rednovember.server.logs import STARTED, set_up, tell
from rednovember.server.logs import STOPPED as HAS_STOPPED
from rednovember.server.minds import Minds
from rednovember.server.patience import PatientHttp, PatientSocket
from rednovember.server.records import ServerError
from rednovember.server.retention import keep_tidy
from rednovember.server.settings import Settings
from rednovember.server.sockets import say_goodbye
from rednovember.server.store import Store
from rednovember.server.store.listening import Listening
from rednovember.version import __version__
from rednovember.words import Words

STOPPED: Final = 0
INTERRUPTED: Final = 130
EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104 - names of addresses, not a choice
NOT_HERE: Final = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)  # an address that this machine has by name only
BACKLOG: Final = 2048
GARBAGE: Final = (50_000, 10, 100)  # thousands of sockets are many objects: to look through all of them takes a second
UNREAD: Final = 60_000  # milliseconds
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
SWITCH: Final = 0.001  # seconds after which a thread that words a long story lets the others go on


class Surface(uvicorn.Server):
    """uvicorn with our own beginning and end: it says where it listens, and says goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, context: Context, announced: Sequence[str]) -> None:
        super().__init__(config)
        self.context, self.announced = context, announced
        self.stopped_by: int | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say where."""
        await super().startup(sockets)
        for line in self.announced:
            print(line, flush=True)

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
    set_up(settings)
    gc.set_threshold(*GARBAGE)
    listening = bind(settings.host, settings.port)
    sys.setswitchinterval(SWITCH)
    try:
        return asyncio.run(serve(settings, language, listening))
    finally:
        for each in listening:
            each.close()


async def serve(settings: Settings, language: str, listening: Sequence[socket.socket]) -> int:
    """Open everything, serve, close everything, in the opposite order."""
    async with AsyncExitStack() as opened:
        store = await Store.open(settings.database)
        opened.push_async_callback(store.close)
        minds = Minds(settings.minds, settings.thinking)
        await minds.start()
        opened.push_async_callback(minds.close)
        hub = Hub(store, minds)
        hub.start()
        opened.push_async_callback(hub.close)
        if store.is_postgresql:
            others = Listening(store, hub.refresh, hub.refresh_all)
            others.start()
            opened.push_async_callback(others.close)
        tidying = asyncio.create_task(keep_tidy(store, settings))
        opened.callback(tidying.cancel)
        app = make_app(settings, store, hub, minds)
        context: Context = app.state.context
        own, context.address = address_of(listening[0]), reached_at(settings, listening[0])
        announced = [Words(language).text("cli-serve-listening", address=own)]
        if settings.lan:
            announced.append(announce(context.base, sys.stdout, language))
        surface = Surface(configured(app, settings), context, announced)
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
        access_log=False,
        log_config=None,
        lifespan="off",
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
        http=PatientHttp,
        ws=PatientSocket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )


def bind(host: str, port: int) -> list[socket.socket]:
    """Sockets that listen at all addresses of a host; refused in one line if the port is taken or there is none."""
    listening: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, where in dict.fromkeys(found):
            taken = listening[0].getsockname()[1] if listening else port
            try:
                listening.append(bound(family, kind, protocol, (where[0], taken, *where[2:])))
            except OSError as error:
                if not listening or error.errno not in NOT_HERE:
                    raise
    except (OSError, OverflowError, UnicodeError) as error:
        for each in listening:
            each.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise ServerError("server-address", host=host, port=str(port), reason=reason) from None
    return listening


def bound(family: int, kind: int, protocol: int, where: tuple[Any, ...]) -> socket.socket:
    """A socket that listens at one address."""
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # who neither reads nor hangs up is not waited for for ever
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
        if family == socket.AF_INET6:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listening.bind(where)
        listening.listen(BACKLOG)
    except BaseException:
        listening.close()
        raise
    return listening


def address_of(listening: socket.socket) -> str:
    """Where a socket can be reached from this machine."""
    host, port = listening.getsockname()[:2]
    return base_url_of("127.0.0.1" if host in EVERYWHERE else host, port)
