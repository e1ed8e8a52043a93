"""WebSocket connections: each reads requests in order, and has a task of its own that sends news and answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from rednovember.errors import RedNovemberError
from rednovember.server.errors import ServerError
from rednovember.server.http.answering import preferred
from rednovember.server.http.doing import advised, answered, check_talk, opened
from rednovember.server.http.guard import address, read_json
from rednovember.server.http.services import NO_TABLE, Context, refusal, written
from rednovember.server.hub.hub import Live
from rednovember.server.requests import Outcome, parse_request
from rednovember.server.requests.connection import Language, Ping
from rednovember.server.requests.seats import Leave
from rednovember.server.rooms.frames import PROTOCOL, Response
from rednovember.server.running.logs import FAILED, tell
from rednovember.server.running.tasks import watched
from rednovember.server.sockets.closing import (
    BAD_PROTOCOL,
    BROKEN,
    BYE,
    LATER,
    NOT_ALLOWED,
    PARTING,
    SLOW,
    STOPPING,
    HungUp,
    old_protocol,
    part,
)
from rednovember.server.sockets.hello import check_greeting, read_greeting
from rednovember.server.sockets.send_queue import Outbox
from rednovember.server.sockets.subscriber import Onlooker
from rednovember.server.sockets.timeouts import WIRE
from rednovember.table.requests import MOST, Advice

SUBPROTOCOL: Final = f"rednovember.{PROTOCOL}"
OLD_SUBPROTOCOL: Final = "rednovember.1"  # its clients are told that they are too old
HELLO: Final = 10.0  # seconds until the hello must be there
STALLED: Final = 30.0  # seconds after which a client that does not read is disconnected
MOST_FAULTS: Final = 3  # invalid frames
MOST_OVER: Final = 100  # requests in a row that exceeded the rate limit


class Connection:
    """One WebSocket connection to one table."""

    def __init__(self, context: Context, socket: WebSocket, table_id: str) -> None:
        self.context, self.socket, self.table_id = context, socket, table_id
        self.outbox = Outbox()
        self.onlooker = Onlooker(self.outbox.changed)
        self._bucket = context.limits.of_connection()
        self._loop = asyncio.get_running_loop()
        self._writes: float | None = None  # since when a frame is being sent
        self._patience: asyncio.TimerHandle | None = None
        self._parting: asyncio.Future[None] = self._loop.create_future()
        self._advising: asyncio.Task[None] | None = None
        self._faults = self._over = 0

    @property
    def live(self) -> Live:
        """Return the room."""
        return self.onlooker.live

    # The life of a connection.

    async def run(self) -> None:
        """Serve the connection until either side closes it."""
        self.context.sockets.add(self)
        talking = watched(self._talk())
        try:
            await asyncio.wait((talking, self._parting), return_when=asyncio.FIRST_COMPLETED)
            ended = self._parting if self._parting.done() else talking
            error = ended.exception()
            if error is None or isinstance(error, WebSocketDisconnect | OSError):
                return
            if not isinstance(error, HungUp):
                tell(FAILED, logging.ERROR, error=error)
                error = HungUp(ServerError("server-internal"), BROKEN)
            talking.cancel()
            await part(self.context, self.socket, error, self.onlooker.language)
        finally:
            talking.cancel()
            self.context.sockets.discard(self)
            if self._patience is not None:
                self._patience.cancel()

    async def _talk(self) -> None:
        """Read the hello, then read requests and send news."""
        await self._hello()
        wire = self.socket.scope.get("extensions", {}).get(WIRE)
        now = None if wire is None else (self.onlooker.news_now, wire)
        sending = until_gone(self.outbox.send(self.onlooker.news, self._write, now))
        tasks = [watched(sending), watched(until_gone(self._read()))]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            while done:
                done.pop().result()
        finally:
            self.context.hub.leave(self.live, self.onlooker)
            if self._advising is not None:
                self._advising.cancel()
            while tasks:  # no reference may stay: an error holds its traceback, and that these variables
                tasks.pop().cancel()

    async def _hello(self) -> None:
        """Read the hello and subscribe to the room."""
        try:
            async with asyncio.timeout(HELLO):
                said = await self._next_frame()
        except TimeoutError:
            raise HungUp(ServerError("server-hello"), NOT_ALLOWED) from None
        except ServerError as error:
            raise HungUp(error, NOT_ALLOWED) from None
        self.onlooker.greeted(read_greeting(self.context, said))
        check_greeting(said)
        try:
            await self._listen()
        except RedNovemberError as error:
            raise HungUp(error, NOT_ALLOWED if error.kind in (NO_TABLE, "server-too-many") else BROKEN) from None

    async def _listen(self) -> None:
        context, onlooker = self.context, self.onlooker
        if context.stopping:
            raise ServerError("server-stopping")
        live = await opened(context, address(self.socket.scope), self.table_id, onlooker.keys)
        live = await context.hub.use(live, onlooker.keys)
        who = live.room.who(onlooker.keys)
        onlooker.seats = who.seats
        onlooker.live = await context.hub.listen(self.table_id, onlooker)
        onlooker.changed()

    def hang_up(self, error: RedNovemberError, code: int) -> None:
        """Close the connection with a last frame, whatever else is queued."""
        if not self._parting.done():
            self._parting.set_exception(HungUp(error, code))
            self._parting.exception()

    async def _write(self, frame: bytes) -> None:
        """Send a frame. A client that does not read is disconnected after a while."""
        self._writes = self._loop.time()
        if self._patience is None:
            self._patience = self._loop.call_later(STALLED, self._look)
        try:
            await self.socket.send_text(frame.decode())
        finally:
            self._writes = None

    def _look(self) -> None:
        """Close the connection if a send takes too long. One timer serves many sends, since hardly any has to wait."""
        self._patience = None
        if self._writes is None:
            return
        left = self._writes + STALLED - self._loop.time()
        if left <= 0:
            self.hang_up(ServerError(SLOW), LATER)
        else:
            self._patience = self._loop.call_later(left, self._look)

    # Requests.

    async def _next_frame(self) -> dict[str, Any]:
        """Return the next frame, an object. Raises `ServerError` if it is invalid."""
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code") or BYE)
        text = message.get("text")
        found = read_json(text) if isinstance(text, str) else None
        if not isinstance(found, dict):
            raise ServerError("server-frame")
        return found

    async def _read(self) -> None:
        """Read and carry out requests, one after another."""
        while True:
            await asyncio.sleep(0)  # many frames may have arrived at once: let others have their turn
            try:
                said = await self._next_frame()
                asked = said.pop("id", None)
                if not isinstance(asked, int) or isinstance(asked, bool) or abs(asked) > MOST:
                    raise ServerError("server-frame")
            except ServerError as error:
                self._faults += 1
                if self._faults >= MOST_FAULTS:
                    raise HungUp(error, NOT_ALLOWED) from None
                self._refuse(0, error)
                continue
            try:
                self._take_token()
                await self._asked(asked, said)
            except RedNovemberError as error:
                self._refuse(asked, error)

    def _take_token(self) -> None:
        """Apply the connection's rate limit. Close the connection after 100 refusals in a row."""
        if self._bucket.take():
            self._over = 0
            return
        self._over += 1
        error = ServerError("server-too-many")
        if self._over > MOST_OVER:
            raise HungUp(error, NOT_ALLOWED)
        raise error

    async def _asked(self, asked: int, said: dict[str, Any]) -> None:
        context, onlooker = self.context, self.onlooker
        request = parse_request(said)
        if isinstance(request, Language):
            onlooker.read_in(context.language(request.language), context.style(request.style))
        if isinstance(request, Language | Ping):
            self._answer(Response(asked, True, self.live.room.number))
            return
        if isinstance(request, Advice):
            self._advise(asked, request)
            return
        check_talk(context, self.table_id, onlooker.who(self.live.room), request)
        shown_out = False

        def durable(done: Outcome) -> None:
            nonlocal shown_out
            if done.key is not None:
                onlooker.given(done.key)  # a key that was issued belongs to this connection
            room = self.live.room
            shown_out = isinstance(request, Leave) and not room.may_watch(onlooker.who(room))
            if shown_out:
                self._answer(answered(asked, done))  # the client gets no more news, only a last frame

        done = await context.act(self.live, onlooker.who, request, durable)
        if not shown_out:
            self._answer(answered(asked, done))

    def _advise(self, asked: int, request: Advice) -> None:
        """Let a worker think about advice. Other requests do not wait for it."""
        if self._advising is not None and not self._advising.done():
            raise ServerError("server-too-many")

        async def think() -> None:
            onlooker = self.onlooker
            try:
                advice = await advised(self.context.minds, self.live, onlooker.keys, request, onlooker.language)
                self._answer(Response(asked, True, self.live.room.number, advice=advice))
            except RedNovemberError as error:
                self._refuse(asked, error)
            except Exception as error:
                tell(FAILED, logging.ERROR, error=error)
                self._refuse(asked, ServerError("server-busy"))

        self._advising = watched(think())

    def _refuse(self, asked: int, error: RedNovemberError) -> None:
        error, room = self.context.refused(error), self.live.room
        self._answer(refusal(room.number, room.table, error, self.onlooker.language, asked))

    def _answer(self, answer: Response) -> None:
        """Queue an answer. Close the connection if the client does not read."""
        self.outbox.put(written(answer))
        if self.outbox.too_full:
            self.hang_up(ServerError(SLOW), LATER)


async def until_gone(work: Coroutine[Any, Any, None]) -> None:
    """Run something until the client disconnects.

    A disconnect must not end a task with an error. Task and error would form a reference cycle, which would keep the
    connection and its whole room until the next run of the garbage collector.
    """
    with suppress(WebSocketDisconnect, OSError):
        await work


async def talk(context: Context, socket: WebSocket, table_id: str) -> None:
    """Serve a WebSocket from handshake to close."""
    offered = socket.scope.get("subprotocols") or []
    chosen = next((each for each in (SUBPROTOCOL, OLD_SUBPROTOCOL) if each in offered), None)
    if offered and chosen is None:
        await socket.close(BAD_PROTOCOL)
        return
    await socket.accept(chosen)
    whom, crowd = address(socket.scope), context.limits.sockets
    if not crowd.enter(whom):
        language = preferred(socket.headers.get("accept-language", ""), context.languages)
        await part(context, socket, HungUp(ServerError("server-sockets", most=crowd.most), LATER), language)
        return
    try:
        if chosen == OLD_SUBPROTOCOL:
            language = preferred(socket.headers.get("accept-language", ""), context.languages)
            await part(context, socket, old_protocol(), language)
        else:
            await Connection(context, socket, table_id).run()
    finally:
        crowd.leave(whom)


async def say_goodbye(context: Context) -> None:
    """Tell all clients that the server stops, and wait a while until they are gone."""
    context.stopping = True
    for connection in list(context.sockets):
        connection.hang_up(ServerError("server-stopping"), STOPPING)
    with suppress(TimeoutError):
        async with asyncio.timeout(2 * PARTING):
            while context.sockets:
                await asyncio.sleep(0.02)
