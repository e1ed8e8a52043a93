"""Sockets: each connection reads requests in order, and has a task of its own that sends what is new."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from rednovember.errors import RedNovemberError
from rednovember.server.acting import Done
from rednovember.server.asking import Anything, Chat, Signal, read_asking
from rednovember.server.context import NO_TABLE, Context, Minds, problem, refusal, written
from rednovember.server.frames import (
    PROTOCOL,
    Answer,
    Framer,
    Goodbye,
    Lounge,
    You,
    about_hidden,
    reader_of,
    you,
)
from rednovember.server.guard import address, keys_of, read_json
from rednovember.server.hub import Live, looked_at
from rednovember.server.keys import is_table_id
from rednovember.server.logs import FAILED, HUNG_UP, tell
from rednovember.server.records import ServerError
from rednovember.server.room import Who
from rednovember.table import Reader
from rednovember.table.requests import MOST, Advice

SUBPROTOCOL: Final = f"rednovember.{PROTOCOL}"
HELLO: Final = 10.0  # seconds until somebody has to say hello
STALLED: Final = 30.0  # seconds after which somebody who does not read is hung up
MOST_WAITING: Final = 64  # answers that wait to be read
MOST_BYTES: Final = 4 * 1024 * 1024  # of them
MOST_FAULTS: Final = 3  # frames that are none
MOST_OVER: Final = 100  # requests one after another for which there was no token
MOST_GIVEN: Final = 32  # keys that a connection was given
LONG_GAME: Final = 40  # entries
PARTING: Final = 3.0  # seconds for the last frame

BYE: Final = 1000
BAD_PROTOCOL: Final = 1002
NOT_ALLOWED: Final = 1008
BROKEN: Final = 1011
STOPPING: Final = 1012
TOO_SLOW: Final = 1013


class HungUp(Exception):  # noqa: N818 - it is no error
    """The connection is to be closed, with a last frame."""

    def __init__(self, error: RedNovemberError, code: int) -> None:
        super().__init__(error.kind)
        self.error, self.code = error, code


class Connection:
    """One socket at one table: somebody who listens, and asks. `seats` are those that they sit on."""

    def __init__(self, context: Context, socket: WebSocket, table_id: str) -> None:
        self.context, self.socket, self.table_id = context, socket, table_id
        self.seats: frozenset[str] = frozenset()
        self.live: Live
        self._shown: tuple[str, ...] = ()  # keys that came with the hello
        self._given: deque[str] = deque(maxlen=MOST_GIVEN)
        self._language, self._style = "en", "lively"
        self._bucket = context.limits.of_connection()
        self._answers: deque[bytes] = deque()
        self._waiting = 0  # bytes of them
        self._changed = True
        self._again = False  # everything is to be told again
        self._wake = asyncio.Event()
        self._seen: int | None = None
        self._last: tuple[Lounge, You] | None = None
        self._parting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._advising: asyncio.Task[None] | None = None
        self._faults = self._over = 0

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of whoever is there."""
        return (*self._shown, *self._given)

    # From hello to goodbye.

    async def run(self) -> None:
        """Talk until one of both hangs up."""
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
            await self._part(error)
        finally:
            talking.cancel()
            self.context.sockets.discard(self)

    async def _talk(self) -> None:
        """Say hello, then read and send."""
        await self._hello()
        tasks = watched(self._send()), watched(self._read())
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self.context.hub.leave(self.live, self)
            for task in (*tasks, *([self._advising] if self._advising is not None else [])):
                task.cancel()

    async def _hello(self) -> None:
        """Read who is there, and listen at the table."""
        context = self.context
        try:
            said = await asyncio.wait_for(self._next_frame(), HELLO)
        except TimeoutError:
            raise HungUp(ServerError("server-hello"), NOT_ALLOWED) from None
        except ServerError as error:
            raise HungUp(error, NOT_ALLOWED) from None
        self._language = context.language(said.get("language"))
        self._style = context.style(said.get("style"))
        if said.get("say") != "hello":
            raise HungUp(ServerError("server-hello"), NOT_ALLOWED)
        if said.get("protocol") != PROTOCOL:
            raise HungUp(ServerError("server-protocol", known=PROTOCOL), BAD_PROTOCOL)
        shown = said.get("keys", [])
        self._shown = keys_of(shown if isinstance(shown, list) else ())
        seen = said.get("seen")
        try:
            await self._listen(seen if isinstance(seen, int) and not isinstance(seen, bool) else None)
        except RedNovemberError as error:
            raise HungUp(error, NOT_ALLOWED if error.kind in (NO_TABLE, "server-too-many") else BROKEN) from None

    async def _listen(self, seen: int | None) -> None:
        context, whom = self.context, address(self.socket.scope)
        context.limits.wrong_keys.check(whom)
        if context.stopping:
            raise ServerError("server-stopping")
        try:
            live = await context.hub.room(known_id(self.table_id))
            if not live.room.may_watch(live.room.who(self._shown)):
                raise ServerError(NO_TABLE)
        except ServerError as error:
            if error.kind == NO_TABLE:
                context.limits.wrong_keys.of(whom).take()
            raise
        self.seats = live.room.who(self._shown).seats
        self.live = await context.hub.listen(self.table_id, self)
        self._seen = seen
        self._wake.set()

    async def _part(self, parting: HungUp) -> None:
        """The last frame, and the code for why."""
        said = problem(self.context.refused(parting.error), self._language)
        self.context.metrics.count("hung_up", code=str(parting.code))
        if parting.code == TOO_SLOW:
            tell(HUNG_UP, code=parting.code)
        with suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            async with asyncio.timeout(PARTING):
                await self._write(written(Goodbye(said.kind, said.text)))
        with suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            async with asyncio.timeout(PARTING):
                await self.socket.close(parting.code)

    def hang_up(self, error: RedNovemberError, code: int) -> None:
        """Say goodbye, whatever else waits to be sent."""
        if not self._parting.done():
            self._parting.set_exception(HungUp(error, code))
            self._parting.exception()

    # What is new.

    def changed(self) -> None:
        """The room has changed: what is new is sent soon, in one frame however much it is."""
        self._changed = True
        self._wake.set()

    async def _send(self) -> None:
        """Send what there is: news before the answers to what has brought them."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while True:
                if self._changed:
                    self._changed = False
                    frame = await self._news()
                    if frame is not None:
                        await self._write(frame)
                elif self._answers:
                    frame = self._answers.popleft()
                    self._waiting -= len(frame)
                    await self._write(frame)
                else:
                    break

    async def _news(self) -> bytes | None:
        """All that is new since what was sent last; None if nothing is."""
        live = self.live
        framer, connected = live.framer, live.connected
        room = framer.room
        who = room.who(self.keys)
        self._became(who)
        if live.gone or not room.may_watch(who):
            raise HungUp(ServerError(NO_TABLE), NOT_ALLOWED)
        reader = reader_of(room, who, self._language, self._style)
        state = framer.lounge(connected), you(who)
        since, before = self._seen, self._last
        again = since is None or not 0 <= since <= room.number or self._again
        anew = before is None or before[1].seats != state[1].seats
        if anew and before is not None and about_hidden(room):
            again = True  # they may read what they could not read before
        if not again and since == room.number and before == state:
            return None
        self._again, self._seen, self._last = False, room.number, state
        if since is None or again:
            return await write_welcome(framer, who, reader, connected)
        return framer.written(framer.news(who, reader, since, connected, anew=anew), reader)

    def _became(self, who: Who) -> None:
        """What their keys open now; the others see if somebody is there no more, or has come."""
        if who.seats != self.seats:
            before = self.live.connected
            self.seats = who.seats
            if self.live.connected != before:
                for listener in self.live.listeners:
                    if listener is not self:
                        listener.changed()

    async def _write(self, frame: bytes) -> None:
        try:
            async with asyncio.timeout(STALLED):
                await self.socket.send_text(frame.decode())
        except TimeoutError:
            raise HungUp(ServerError("server-slow"), TOO_SLOW) from None

    # What is asked.

    async def _next_frame(self) -> dict[str, Any]:
        """The next frame, which is an object."""
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code") or BYE)
        text = message.get("text")
        found = read_json(text) if isinstance(text, str) else None
        if not isinstance(found, dict):
            raise ServerError("server-frame")
        return found

    async def _read(self) -> None:
        """Read requests, one after another."""
        while True:
            await asyncio.sleep(0)  # many frames may have come at once: let others have their turn between two of them
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
        """Refuse who asks too often, and hang up who does not mind."""
        if self._bucket.take():
            self._over = 0
            return
        self._over += 1
        error = ServerError("server-too-many")
        if self._over > MOST_OVER:
            raise HungUp(error, NOT_ALLOWED)
        raise error

    async def _asked(self, asked: int, said: dict[str, Any]) -> None:
        say = said.get("say")
        if say == "ping":
            self._answer(Answer(asked, True, self.live.room.number))
            return
        if say == "language":
            self._language = self.context.language(said.get("language", self._language))
            self._style = self.context.style(said.get("style", self._style))
            self._again = True
            self.changed()
            self._answer(Answer(asked, True, self.live.room.number))
            return
        request = read_asking(said)
        if isinstance(request, Advice):
            self._advise(asked, request)
            return
        check_talk(self.context, self.table_id, self.live.room.who(self.keys), request)
        done = await self.context.act(self.live, self.keys, request, self._done)
        self._answer(answered(asked, done))

    def _done(self, done: Done) -> None:
        """Something was made durable for this connection: a key that came of it is theirs."""
        if done.key is not None:
            self._given.append(done.key)

    def _advise(self, asked: int, request: Advice) -> None:
        """Let somebody think about it; what is asked meanwhile is not kept waiting."""
        if self._advising is not None and not self._advising.done():
            raise ServerError("server-too-many")

        async def think() -> None:
            try:
                advice = await advised(self.context.minds, self.live, self.keys, request, self._language)
                self._answer(Answer(asked, True, self.live.room.number, advice=advice))
            except RedNovemberError as error:
                self._refuse(asked, error)
            except Exception as error:
                tell(FAILED, logging.ERROR, error=error)
                self._refuse(asked, ServerError("server-busy"))

        self._advising = watched(think())

    def _refuse(self, asked: int, error: RedNovemberError) -> None:
        error, room = self.context.refused(error), self.live.room
        self._answer(refusal(room.number, room.table, error, self._language, asked))

    def _answer(self, answer: Answer) -> None:
        """Put an answer where the sender finds it; hang up who does not read them."""
        frame = written(answer)
        self._answers.append(frame)
        self._waiting += len(frame)
        if len(self._answers) > MOST_WAITING or self._waiting > MOST_BYTES:
            self.hang_up(ServerError("server-slow"), TOO_SLOW)
        self._wake.set()


def watched(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """A task of which somebody looks at how it ended."""
    task = asyncio.create_task(work)
    task.add_done_callback(looked_at)
    return task


async def write_welcome(framer: Framer, who: Who, reader: Reader, connected: frozenset[str]) -> bytes:
    """Everything of a table, written; of a long game elsewhere, for that takes its time."""

    def write() -> bytes:
        return framer.written(framer.welcome(who, reader, connected), reader)

    return write() if framer.room.table.number < LONG_GAME else await asyncio.to_thread(write)


def answered(asked: int, done: Done) -> Answer:
    """The answer to a request that is durable."""
    return Answer(asked, True, done.records[-1].number, seat=done.seat, key=done.key)


def check_talk(context: Context, table_id: str, who: Who, request: Anything) -> None:
    """Refuse who talks too much, over however many connections. Those who may not talk take nobody's turn."""
    if isinstance(request, Chat | Signal) and (who.seats or who.host):
        context.limits.chats.take((table_id, who.seats))


async def advised(minds: Minds, live: Live, keys: tuple[str, ...], request: Advice, language: str) -> Any:  # noqa: ANN401
    """Advice for whoever has these keys and has to decide."""
    room = live.room
    who, table = room.who(keys), room.table
    table.expects(request.number)
    if not who.seats:
        raise ServerError("server-not-seated")
    decides = table.decides
    player = None if decides is None else table.player_of(decides)
    seat = player if player in who.seats and player is not None else min(who.seats)
    return await minds.advise(live.id, table, seat, language)


def known_id(table_id: str) -> str:
    """An id that a table may have; all others are refused as that of a table that is not there."""
    if not is_table_id(table_id):
        raise ServerError(NO_TABLE)
    return table_id


async def talk(context: Context, socket: WebSocket, table_id: str) -> None:
    """A socket from its beginning to its end."""
    offered = socket.scope.get("subprotocols") or []
    if offered and SUBPROTOCOL not in offered:
        await socket.close(BAD_PROTOCOL)
        return
    await socket.accept(SUBPROTOCOL if offered else None)
    await Connection(context, socket, table_id).run()


async def say_goodbye(context: Context) -> None:
    """Tell everybody that the server stops, and wait until they are gone, for a while."""
    context.stopping = True
    for connection in list(context.sockets):
        connection.hang_up(ServerError("server-stopping"), STOPPING)
    with suppress(TimeoutError):
        async with asyncio.timeout(2 * PARTING):
            while context.sockets:
                await asyncio.sleep(0.02)
