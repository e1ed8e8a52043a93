"""A seat at a table over a socket: it receives what is new, sends each request once, and reconnects."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from itertools import count
from random import uniform
from secrets import token_urlsafe
from types import TracebackType
from typing import Any, Final

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.typing import Subprotocol

from rednovember.client.errors import ClientError, Refusal, refusal_of
from rednovember.client.links import address, socket_address
from rednovember.client.table_status import Json, TableStatus

PROTOCOL: Final = 2
FIRST_PAUSE: Final = 0.1  # seconds before the second try to reconnect; each further pause is twice as long
LONGEST_PAUSE: Final = 5.0
COME_BACK: Final = (1001, 1006, 1011, 1012, 1013)  # closing codes after which a client may reconnect
BUSY: Final = (429, 500, 502, 503, 504)  # from a server, or a proxy in front of it, that may be available soon
AGAIN: Final = ("advice", "language", "ping", "set_open", "stand_in_after")  # harmless to repeat
KEY_BYTES: Final = 24  # of a key that the client makes
CONFLICTS: Final = 5  # how often somebody else may be first before that is reported


class Lost(Exception):
    """The connection was lost before the response came."""


def connect(
    base_url: str,
    table: str,
    keys: Iterable[str] = (),
    *,
    language: str = "en",
    style: str = "lively",
    patience: float = 60.0,
) -> SeatClient:
    """Return a seat at a table, for `async with`. It tries for `patience` seconds to reconnect."""
    return SeatClient(base_url, table, keys, language=language, style=style, patience=patience)


class SeatClient(TableStatus):
    """A seat at a table. Iterate over it to get `Welcome`, `News` and `Goodbye` frames as they come.

    Its attributes (see `TableStatus`) always have the newest state. A refused request raises `Refusal`.
    """

    def __init__(
        self, base_url: str, table: str, keys: Iterable[str], *, language: str, style: str, patience: float
    ) -> None:
        super().__init__()
        self.base_url, self.table = address(base_url), table
        self.keys = list(keys)
        self.language, self.style = language, style
        self.patience = patience
        self._address = socket_address(base_url, table)
        self._ids = count(1)
        self._answers: dict[int, asyncio.Future[Json]] = {}
        self._frames: asyncio.Queue[Json | None] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._ready = asyncio.Event()  # connected, or closed
        self._told = asyncio.Event()  # something new
        self._goodbye: Refusal | None = None
        self._end: Exception | None = None
        self._task: asyncio.Task[None] | None = None

    # Connecting and closing.

    async def __aenter__(self) -> SeatClient:
        self._task = asyncio.create_task(self._stay())
        try:
            await self._there()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Disconnect; the seat at the table remains."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._finish(self._end or ClientError("client-closed"))

    async def __aiter__(self) -> AsyncIterator[Json]:
        while True:
            frame = await self._frames.get()
            if frame is None:
                self._frames.put_nowait(None)  # for other listeners
                if self._end is not None and getattr(self._end, "kind", "") != "client-closed":
                    raise self._end
                return
            yield frame

    # Requests.

    async def decide(self, decision: str, number: int | None = None) -> Json:
        """Make a decision; `number` is the table's number that it responds to (default: the newest one)."""
        return await self._at(number, type="decide", decision=decision)

    async def undo(self, to: int | None = None, number: int | None = None) -> Json:
        """Undo one's last decision, or all but the first `to` decisions that stand."""
        return await self._at(number, type="undo", to=to)

    async def control(self, gnome: str, bot: str = "", number: int | None = None) -> Json:
        """Let a bot control a gnome, or take control back."""
        return await self._at(number, type="control", gnome=gnome, bot=bot)

    async def propose_undo(self, to: int, number: int | None = None) -> Json:
        """Propose to everyone an undo of all but the first `to` decisions that stand."""
        return await self._at(number, type="propose_undo", to=to)

    async def vote(self, yes: bool = True) -> Json:
        """Vote on such a proposal."""
        return await self.request({"type": "vote", "yes": yes})

    async def advice(self, number: int | None = None) -> Json:
        """Return the best few plans, from the table's adviser (`Advised`)."""
        return (await self._at(number, type="advice"))["advice"]

    async def claim(self, name: str, seat: str = "", *, alone: bool = False) -> Json:
        """Sit down under a name. A new key for the seat is in the answer and in `keys`.

        With `alone`, a seat whose key one has gets a new key as well: the old link stops working for everyone else,
        and for one's other devices and programs.
        """
        request = {"type": "claim", "name": name, "seat": seat}
        has_it = any(seat in ("", own) for own in self.seats)
        return await (self.request(request) if has_it and not alone else self._with_key(request))

    async def renew(self, seat: str) -> Json:
        """Replace a seat's key. The new one is in the answer and in `keys`; the old one stops working."""
        return await self._with_key({"type": "renew", "seat": seat})

    async def leave(self, seat: str) -> Json:
        """Leave a seat."""
        return await self.request({"type": "leave", "seat": seat})

    async def chat(self, text: str) -> Json:
        """Send a short message to everyone."""
        return await self.request({"type": "chat", "text": text})

    async def signal(self, signal: str, *, room: int | None = None, item: str | None = None) -> Json:
        """Send a preset message, which everyone reads in their own language."""
        return await self.request({"type": "signal", "signal": signal, "room": room, "item": item})

    async def read_in(self, language: str, style: str = "lively") -> Json:
        """Change the language or style."""
        answer = await self.request({"type": "language", "language": language, "style": style})
        self.language, self.style = language, style
        return answer

    async def request(self, request: Json) -> Json:
        """Send any request of the protocol and return its `Response`.

        If the connection is lost before the response comes, the table's later frames show whether the request was
        accepted. A request with a number is then sent again, because the server accepts it at most once; so are
        requests that do no harm, and those with a key, which works either way. For all others the result is unknown:
        `ClientError` of the kind `client-unsure`.
        """
        before, lost, conflicts = self.number, False, 0
        while True:
            try:
                answer = await self._exchange(request)
            except Lost:
                lost = True
                await self._there()
                if self.shows(request, before):
                    return self._as_if_answered(request)
                if not {"number", "key"} & request.keys() and request["type"] not in AGAIN:
                    raise ClientError("client-unsure", say=request["type"]) from None
                continue
            if answer["ok"]:
                self._heard(request, answer)
                return answer
            if lost and answer["kind"] == "table-stale":  # the first one may have been accepted after all
                await self._caught_up(answer["number"])
                if self.shows(request, before):
                    return self._as_if_answered(request)
            conflicts += answer["kind"] == "server-conflict"
            if answer["kind"] != "server-conflict" or "number" not in request or conflicts > CONFLICTS:
                raise refusal_of(answer)

    # Internals.

    async def _at(self, number: int | None, **request: Any) -> Json:  # noqa: ANN401 - plain data
        return await self.request({"number": self.at if number is None else number, **request})

    async def _with_key(self, request: Json) -> Json:
        """Request a seat with a key made here, which is known even if the response is lost."""
        key = token_urlsafe(KEY_BYTES)
        self.keys.append(key)
        try:
            return await self.request({**request, "key": key})
        except Refusal:
            self.keys.remove(key)
            raise

    async def _exchange(self, request: Json) -> Json:
        """Send a request and wait for its answer. Raises `Lost` if the connection is lost first."""
        await self._there()
        assert self._socket is not None
        number = next(self._ids)
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        try:
            with suppress(ConnectionClosed):  # other listeners will notice, too
                await self._socket.send(json.dumps({"id": number, **request}))
            return await answer
        finally:
            del self._answers[number]

    def _heard(self, request: Json, answer: Json) -> None:
        if request["type"] == "decide":
            self._decided = max(self._decided, request["number"])
        if answer["key"] and answer["key"] not in self.keys:
            self.keys.append(answer["key"])

    def _as_if_answered(self, request: Json) -> Json:
        """Return the lost answer, as far as it can be known."""
        told = dict.fromkeys(("kind", "text", "atom", "rule", "seat", "key", "advice"))
        return {"type": "response", "id": 0, "ok": True, "number": self.number, **told}

    async def _there(self) -> None:
        """Wait until there is a connection, and the table has sent what is new."""
        await self._ready.wait()
        if self._end is not None:
            raise self._end

    async def _caught_up(self, number: int) -> None:
        """Wait until everything up to a record has been received."""
        while self._end is None and (self.number is None or self.number < number):
            self._told.clear()
            await self._told.wait()

    async def _stay(self) -> None:
        """Stay connected until closed: reconnect whenever the connection is lost."""
        now = asyncio.get_running_loop().time
        pause, since = FIRST_PAUSE, now()
        while True:
            try:
                async with open_socket(
                    self._address, subprotocols=[Subprotocol(f"rednovember.{PROTOCOL}")], max_size=None
                ) as socket:
                    await self._listen(socket)
            except InvalidStatus as error:
                if error.response.status_code not in BUSY:
                    return self._finish(status_error(error))
            except ConnectionClosed as error:
                code = 1006 if error.rcvd is None else error.rcvd.code
                if code not in COME_BACK:
                    return self._finish(self._goodbye or ClientError("client-closed-by", code=code))
            except (OSError, TimeoutError, WebSocketException):
                self._goodbye = None
                if self.number is None:
                    return self._finish(ClientError("client-unreachable", address=self.base_url))
            except (ValueError, KeyError, TypeError):  # not JSON, or not a frame of ours
                return self._finish(ClientError("client-answer", address=self.base_url))
            if self._ready.is_set():
                pause, since = FIRST_PAUSE, now()
            self._gone()
            if now() - since > self.patience:
                return self._finish(self._goodbye or ClientError("client-lost", seconds=round(self.patience)))
            await asyncio.sleep(uniform(pause / 2, pause))  # noqa: S311 - not all at once
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _listen(self, socket: ClientConnection) -> None:
        """Send the hello, and handle frames until the connection is lost."""
        self._goodbye = None
        hello = {"type": "hello", "protocol": PROTOCOL, "keys": self.keys, "seen": self.number}
        await socket.send(json.dumps({**hello, "language": self.language, "style": self.style}))
        while True:
            frame = json.loads(await socket.recv())
            if frame["type"] == "response":
                waiting = self._answers.get(frame["id"])
                if waiting is not None and not waiting.done():
                    waiting.set_result(frame)
                continue
            if frame["type"] == "goodbye":
                self._goodbye = refusal_of(frame)
            else:
                self.take(frame)
                self._socket = socket
                self._ready.set()
                self._told.set()
            self._frames.put_nowait(frame)

    def _gone(self) -> None:
        """Tell everyone who waits for an answer that the connection is lost."""
        self._ready.clear()
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(Lost())

    def _finish(self, error: Exception) -> None:
        """End: no more frames will come."""
        if self._end is None:
            self._end = error
            self._gone()
            self._ready.set()
            self._told.set()
            self._frames.put_nowait(None)


def status_error(error: InvalidStatus) -> Exception:
    """Return why there is no socket at all, from the HTTP response."""
    try:
        return refusal_of(json.loads(error.response.body or b""))
    except (ValueError, KeyError, TypeError):
        return ClientError("client-refused", code=error.response.status_code)
