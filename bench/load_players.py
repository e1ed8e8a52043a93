"""The players of the load test: many sockets in one process, as cheap as possible. See load.py."""

from __future__ import annotations

import asyncio
import gc
import random
import re
import time
from collections.abc import Coroutine, Sequence
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Final
from urllib.parse import urlsplit

import orjson
from load_orders import Mix, Order, Result
from load_socket import Socket

LANGUAGES: Final = ("en", "de", "ru")
NEWS: Final = re.compile(rb'\{"since":(\d+),"number":(\d+),')
ANSWER: Final = re.compile(rb'\{"id":(\d+),"ok":(true|false),')
WELCOME: Final = b'{"protocol":'
ADDRESSES: Final = 200  # of players: limits are per address (Linux answers on all of 127.0.0.0/8)
CREATED, CONFLICT = 201, 409
NEVER: Final = 10_000  # entries more than any table gets
AT_ONCE: Final = 8  # tables created at the same time
PATIENCE: Final = 60.0  # seconds
LONGEST_ABSENCE: Final = 2.0  # seconds
WRONG: Final = ("stale", "stale", "spectator", "http", "no hello")  # requests that have to be refused
Laid = dict[str, Any]  # a table as the server's response has it: its id and its keys


class Seats:
    """One table: the player's socket, and the spectators'."""

    def __init__(self, crowd: Crowd, place: int) -> None:
        self.crowd, self.place = crowd, place
        self.sockets: list[Socket] = []
        self.said = 0  # requests
        self.answers = -1  # the number of entries that the next decision names
        self.choices: dict[str, Any] | None = None
        self.over = False
        self.due = 0.0  # when the next decision should be sent
        self.sent: float | None = None  # when the current one should have been sent
        self.acknowledged = False
        self.untold = 0  # sockets that have no message about it yet
        self.told = 0.0  # when the last of them got it
        self.timer: asyncio.TimerHandle | None = None
        self.path = ""
        self.shown: list[list[str]] = []  # the keys of each socket
        self.wrong: set[int] = set()  # requests that have to be refused
        self.returning = False
        self.closing = False
        self.ready = asyncio.Event()

    @property
    def busy(self) -> bool:
        """Whether a decision is under way, or the player is."""
        return self.sent is not None or self.returning

    async def sit(self, laid: Laid | None = None) -> None:
        """Connect everyone to an existing table, or to a new one."""
        crowd = self.crowd
        made = await crowd.post("/api/v1/tables", {"table": {"gnomes": 4}}, self.place) if laid is None else laid
        keys = made["keys"]
        self.shown = [list(keys["seats"].values()), *([keys["watch"]] for _ in range(crowd.watchers))]
        self.path = f"/api/v1/tables/{made['table']}"
        for number in range(len(self.shown)):
            self.sockets.append(await self.connect())
            self.hello(number)
        await asyncio.wait_for(self.ready.wait(), PATIENCE)

    async def connect(self) -> Socket:
        """Open a socket."""
        crowd = self.crowd
        socket = Socket(f"{self.path}/socket", crowd.host, self.heard, self.lost)
        await asyncio.get_running_loop().create_connection(
            partial(itself, socket), crowd.name, crowd.port, local_addr=crowd.source(self.place)
        )
        await socket.opened
        return socket

    def hello(self, number: int) -> None:
        """Say hello on one of the sockets."""
        language = LANGUAGES[(self.place + number % self.crowd.languages) % len(LANGUAGES)]
        hello = {"type": "hello", "protocol": 2, "keys": self.shown[number], "language": language, "style": "lively"}
        self.sockets[number].send(orjson.dumps({**hello, "seen": None}))

    def leave(self) -> None:
        """Close all connections."""
        self.closing = True
        for socket in self.sockets:
            self.crowd.gone += socket.received
            socket.leave()

    def lost(self) -> None:
        """Handle a closed connection."""
        if not self.closing:
            self.crowd.result.errors += 1

    def heard(self, socket: Socket, text: bytes) -> None:
        """Handle a frame."""
        news = NEWS.match(text)
        if news is not None:
            before, socket.number = socket.number, int(news[2])
            if socket is self.sockets[0]:
                self.read(orjson.loads(text)["message"])
            if self.sent is not None and socket.number > before:
                self.untold -= 1
                self.told = time.perf_counter()
                self.finish()
            return
        answer = ANSWER.match(text)
        if answer is not None:
            self.answered(int(answer[1]), answer[2] == b"true", text)
        elif text.startswith(WELCOME):
            found = orjson.loads(text)
            socket.number = found["number"]
            if socket is self.sockets[0]:
                self.read(found["message"])
            if all(one.number >= 0 for one in self.sockets) and len(self.sockets) == self.crowd.watchers + 1:
                self.ready.set()
            if self.returning and socket is self.sockets[0]:
                self.returning = False
                self.crowd.result.away += 1
                self.crowd.wait(self, first=True)
        else:
            self.crowd.result.errors += 1

    def read(self, message: dict[str, Any] | None) -> None:
        """Note the decisions that are legal now."""
        if message is not None:
            self.answers, self.choices = message["number"], message["choices"]
            self.over = message["ended"] is not None

    def answered(self, asked: int, ok: bool, text: bytes) -> None:
        """Handle the answer to a decision: it is durable, or refused."""
        if asked in self.wrong:
            self.wrong.discard(asked)
            self.crowd.refused(text, ok=ok)
            return
        if not ok:
            self.crowd.failed(text)
            self.sent = None
            self.crowd.wait(self)
            return
        if self.sent is not None and not self.acknowledged:
            self.acknowledged = True
            self.crowd.result.acknowledged.append(time.perf_counter() - self.sent)
            self.finish()

    def finish(self) -> None:
        """Record the latencies once everyone has the message, and schedule the next decision."""
        if self.untold == 0 and self.acknowledged and self.sent is not None:
            self.crowd.result.told.append(self.told - self.sent)
            self.crowd.result.at.append(self.told)
            self.sent = None
            if self.over:
                self.crowd.replace(self)
            elif self.crowd.rng.random() < self.crowd.mix.away:
                self.crowd.begin(self.come_back())
            else:
                self.crowd.wait(self)

    def decide(self) -> None:
        """Send a decision."""
        if self.sent is not None or self.closing or self.choices is None:
            return
        while self.crowd.rng.random() < self.crowd.mix.refused:
            self.ask_wrongly(self.crowd.rng.choice(WRONG))
        text = self.crowd.rng.choice(decisions(self.choices))
        self.said += 1
        self.acknowledged, self.untold = False, len(self.sockets)
        late = time.perf_counter() - self.due
        self.sent = self.due if late > self.crowd.tolerance else time.perf_counter()
        self.sockets[0].send(
            orjson.dumps({"id": self.said, "type": "decide", "number": self.answers, "decision": text})
        )

    def ask_wrongly(self, how: str) -> None:
        """Ask for something that has to be refused."""
        wrong = {"type": "decide", "number": self.answers + NEVER, "decision": "wait"}
        if how == "http":
            self.crowd.begin(self.crowd.ask_wrongly(f"{self.path}/requests", wrong, self.place, self.shown[0][0]))
        elif how == "no hello":
            self.crowd.begin(self.drop_in())
        else:
            self.said += 1
            self.wrong.add(self.said)
            self.sockets[0 if how == "stale" else -1].send(orjson.dumps({"id": self.said, **wrong}))

    async def drop_in(self) -> None:
        """Open a socket and leave without a hello."""
        socket = await self.connect()
        socket.leave()
        self.crowd.result.refused += 1

    async def come_back(self) -> None:
        """Lose the player's connection, and open another one after a moment."""
        self.crowd.gone += self.sockets[0].received
        self.sockets[0].leave()
        self.returning = True
        await asyncio.sleep(self.crowd.rng.uniform(0, LONGEST_ABSENCE))
        self.sockets[0] = await self.connect()
        self.hello(0)


def itself(socket: Socket) -> Socket:
    """Return the socket itself: asyncio wants a function that makes a protocol."""
    return socket


def decisions(choices: dict[str, Any]) -> list[str]:
    """Return legal decisions in notation."""
    out = [way["stages"][0]["decision"]["text"] for way in choices["ways"]]
    out += [one["decision"]["text"] for name in ("hatches", "answers") for one in choices[name]]
    out += [one["decision"]["text"] for deed in choices["deeds"] for one in deed["row"]]
    out += [tool["use"]["decision"]["text"] for tool in choices["tools"]]
    if choices["end"] is not None:
        out.append(choices["end"]["decision"]["text"])
    cards = choices["cards"]
    if cards is not None:
        out.append(" ".join((choices["phase"], *cards["items"][: cards["least"]])))
    return out


class Crowd:
    """All tables of this process."""

    def __init__(self, url: str, watchers: int, languages: int, seed: int, many_addresses: bool = False) -> None:
        parts = urlsplit(url)
        self.many_addresses = many_addresses
        self.name, self.port, self.host = parts.hostname or "", parts.port or 0, parts.netloc
        self.watchers, self.languages = watchers, languages
        self.rng = random.Random(seed)
        self.tables: list[Seats] = []
        self.result = Result()
        self.gone = 0  # bytes of closed sockets
        self.every = 0.0  # 0: nobody decides
        self.mix = Mix()
        self.tolerance = 0.005  # seconds that a timer may be late
        self.laying = asyncio.Semaphore(AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()

    def source(self, place: int) -> tuple[str, int] | None:
        """Return the source address of a table's players: one per few tables, or any."""
        return (f"127.0.1.{1 + place % ADDRESSES}", 0) if self.many_addresses else None

    async def post(self, path: str, said: object, place: int) -> Any:  # noqa: ANN401 - plain data
        """Create something with an HTTP request; return the response's JSON."""
        status, content = await self.request(path, said, place)
        if status != CREATED:
            raise ConnectionError(content[:500])
        return orjson.loads(content)

    async def ask_wrongly(self, path: str, said: object, place: int, key: str) -> None:
        """Send an HTTP request that has to be refused."""
        status, content = await self.request(path, said, place, key)
        self.refused(content, ok=status != CONFLICT)

    def refused(self, text: bytes, *, ok: bool) -> None:
        """Count a request that had to be refused; it is an error if it was not."""
        self.result.refused += 1
        if ok:
            self.failed(text)

    async def request(self, path: str, said: object, place: int, key: str = "") -> tuple[int, bytes]:
        """Send an HTTP request; return the status and the content of the response."""
        body = orjson.dumps(said)
        reader, writer = await asyncio.open_connection(self.name, self.port, local_addr=self.source(place))
        try:
            head = f"POST {path} HTTP/1.1\r\nHost: {self.host}\r\nContent-Type: application/json\r\n"
            head += f"Authorization: Bearer {key}\r\n" if key else ""
            writer.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body)
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
        finally:
            writer.close()
        first, _, content = answer.partition(b"\r\n\r\n")
        return int(first[9:12] or 0), content

    async def sit(self, tables: Sequence[Laid]) -> None:
        """Connect to all of these tables."""

        async def one(place: int, laid: Laid) -> None:
            async with self.laying:
                seats = Seats(self, place)
                await seats.sit(laid)
                self.tables.append(seats)

        await asyncio.gather(*(one(place, laid) for place, laid in enumerate(tables)))

    def wait(self, seats: Seats, first: bool = False) -> None:
        """Schedule a table's next decision at a random time."""
        if not self.every:
            return
        now = time.perf_counter()
        seats.due = (now if first else seats.due) + self.rng.expovariate(1 / self.every)
        seats.timer = asyncio.get_running_loop().call_later(max(0.0, seats.due - now), seats.decide)

    def replace(self, old: Seats) -> None:
        """Replace a table whose game has ended by a new one."""
        self.result.ended += 1
        old.leave()
        self.tables.remove(old)

        async def again() -> None:
            async with self.laying:
                seats = Seats(self, old.place)
                await seats.sit()
            self.tables.append(seats)
            self.wait(seats, first=True)

        self.begin(again())

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Start something that takes a while; count it as an error if it fails."""

        async def tried() -> None:
            try:
                await work
            except OSError as error:  # with `ConnectionError` and `TimeoutError`
                self.failed(repr(error).encode())

        task = asyncio.create_task(tried())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def failed(self, text: bytes) -> None:
        """Count a refusal as an error."""
        self.result.errors += 1
        if self.result.errors <= 3:
            print(text[:300].decode(errors="replace"), flush=True)

    def bytes(self) -> int:
        """Return the number of bytes received so far."""
        return self.gone + sum(socket.received for seats in self.tables for socket in seats.sockets)

    async def go(self, order: Order) -> Result:
        """Play for a while, then wait until nothing is pending."""
        self.result, before = Result(), self.bytes()
        self.every, self.mix = order.every, order.mix
        for seats in self.tables:
            self.wait(seats, first=True)
        await asyncio.sleep(order.seconds)
        self.every = 0.0
        for seats in self.tables:
            if seats.timer is not None:
                seats.timer.cancel()
        end = time.perf_counter() + PATIENCE
        while time.perf_counter() < end and (self.tasks or any(seats.busy for seats in self.tables)):
            await asyncio.sleep(0.01)
        self.result.errors += sum(seats.busy for seats in self.tables)
        self.result.received = self.bytes() - before
        return self.result


async def serve_orders(
    pipe: Connection,
    url: str,
    tables: Sequence[Laid],
    watchers: int,
    languages: int,
    seed: int,
    many_addresses: bool = False,
) -> None:
    """Connect, then follow the orders from the pipe."""
    crowd = Crowd(url, watchers, languages, seed, many_addresses)
    await crowd.sit(tables)
    gc.disable()  # half a million objects come and go; garbage collection isn't what is to be measured
    pipe.send(len(crowd.tables))
    loop = asyncio.get_running_loop()
    while True:
        order = await loop.run_in_executor(None, pipe.recv)
        if order is None:
            break
        pipe.send(await crowd.go(order))
    for seats in crowd.tables:
        seats.leave()


def play(
    pipe: Connection,
    url: str,
    tables: Sequence[Laid],
    watchers: int,
    languages: int,
    seed: int,
    many_addresses: bool = False,
) -> None:
    """Run a process of players."""
    asyncio.run(serve_orders(pipe, url, tables, watchers, languages, seed, many_addresses))
