"""Attacks on a server, repeated until stopped. See hostile_hour.py.

Each attack is a coroutine that repeats one abuse from its own source addresses (Linux answers on all of 127.0.0.0/8)
at a bounded rate, and counts the server's responses. It doesn't check them; the tests do. What counts is what honest
players notice meanwhile.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Subprotocol

PATIENCE: Final = 30.0  # seconds to wait for an answer
FAILURES: Final = (OSError, TimeoutError, WebSocketException, EOFError, ValueError)
CREW: Final = '[game]\ngnomes = ["Anna", "Boris", "Cyril"]\n'
BOTS: Final = 'bots = { Anna = "bosun", Boris = "bosun", Cyril = "bosun" }\n'
POSITION: Final = "[position]\n" + "".join(
    f"[position.gnomes.{name}]\nroom = 10\ntime = {time}\n"
    for name, time in (("Anna", 40), ("Boris", 39), ("Cyril", 38))
)
NO_LUCK: Final = f"{CREW}{BOTS}{POSITION}[luck]\ndice = [3]\nevents = []\n"
LONG_LUCK: Final = f"{CREW}{POSITION}[luck]\ndice = [{', '.join(['7'] * 5_000)}]\n"
NAMES: Final = ("\u3164", "\u2800", "A" + "\u0301" * 39, "\u0391nna", "\u202eannA", "x" * 5000, "<script>", "\x00")
PATHS: Final = ("/api/v1/tables", "/healthz", "/metrics", "/openapi.json", "/docs", "/", "/api/v1/words/ru", "/nothing")
BOMBS: Final[tuple[Mapping[str, Any], ...]] = (
    {"logbook": "a." * 60_000 + "a = 1"},
    {"logbook": "a = " + "[" * 50_000},
    {"logbook": "".join(f"[a{number}.b]\n" for number in range(9_000))},
    {"logbook": CREW + '[log]\nmoves = "' + "Anna: open 5; " * 10_000 + '"\n'},
    {"table": {"gnomes": [f"G{number}" for number in range(20_000)]}},
    {"table": {"gnomes": 10**18}},
    {"table": {"board": {"rooms": [{"id": number} for number in range(10_000)]}}},
    {"table": {"players": ["x" * 100_000]}},
)


@dataclass
class Target:
    """The server under attack, one attacker's addresses, and a count of what came back."""

    url: str
    addresses: tuple[str, ...]
    answers: Counter[str] = field(default_factory=Counter)
    rng: random.Random = field(default_factory=lambda: random.Random(22))

    def __post_init__(self) -> None:
        parts = urlsplit(self.url)
        self.name, self.port, self.host = parts.hostname or "", parts.port or 0, parts.netloc
        self._next = itertools.cycle(self.addresses)

    async def send(self, data: bytes) -> bytes:
        """Send raw bytes on a new connection and return the response, up to its end."""
        reader, writer = await asyncio.open_connection(self.name, self.port, local_addr=(next(self._next), 0))
        try:
            writer.write(data)
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
        finally:
            writer.close()
        self.answers[answer[9:12].decode(errors="replace") or "closed"] += 1
        return answer

    async def request(self, method: str, path: str, body: object = None, key: str = "") -> Any:  # noqa: ANN401 - JSON
        """Send an HTTP request. Returns the response's JSON, or None if it isn't JSON."""
        content = b"" if body is None else orjson.dumps(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\nConnection: close\r\n"
        head += f"Content-Length: {len(content)}\r\n"
        if key:
            head += f"Authorization: Bearer {key}\r\n"
        answer = await self.send(f"{head}Content-Type: application/json\r\n\r\n".encode() + content)
        with contextlib.suppress(ValueError):
            return orjson.loads(answer.partition(b"\r\n\r\n")[2])

    async def table(self, **body: Any) -> Any:  # noqa: ANN401 - JSON
        """Create a table and return it with its keys; retry while the server refuses."""
        while True:
            made = await self.request("POST", "/api/v1/tables", body or {"table": {"gnomes": 3}})
            if isinstance(made, dict) and "keys" in made:
                return made
            await asyncio.sleep(5)

    @asynccontextmanager
    async def socket(self, table: str, *keys: str) -> AsyncIterator[ClientConnection]:
        """Open a socket at a table and send its hello."""
        async with connect(
            f"ws://{self.host}/api/v1/tables/{table}/socket",
            subprotocols=[Subprotocol("rednovember.2")],
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=5,
            local_addr=(next(self._next), 0),
        ) as socket:
            hello = {"type": "hello", "protocol": 2, "keys": list(keys), "language": "en", "style": "dry", "seen": None}
            await socket.send(orjson.dumps(hello).decode())
            yield socket


async def ask(target: Target, socket: ClientConnection, asked: int, request: Mapping[str, Any]) -> None:
    """Send a request and wait for its answer."""
    await socket.send(orjson.dumps({"id": asked, **request}).decode())
    while True:
        frame = orjson.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if frame.get("id") == asked:
            target.answers["ok" if frame.get("ok") else "refused"] += 1
            return


async def logbook_bombs(target: Target) -> None:
    """Send bodies that are small and expensive to parse or to play."""
    await target.request("POST", "/api/v1/tables", target.rng.choice(BOMBS))
    await asyncio.sleep(0.5)


async def stale_decisions(target: Target) -> None:
    """Send decisions with an old number as fast as the server allows: each is refused."""
    made = await target.table()
    key = next(iter(made["keys"]["seats"].values()))
    async with target.socket(made["table"], key) as socket:
        for asked in range(1, 3000):
            await ask(target, socket, asked, {"type": "decide", "number": 999, "decision": "open 5"})
            await asyncio.sleep(0.06)


async def refusals_over_http(target: Target) -> None:
    """Send wrong keys, stale decisions, missing tables and bad bodies over HTTP."""
    made = await target.table()
    key = next(iter(made["keys"]["seats"].values()))
    path = f"/api/v1/tables/{made['table']}"
    for _ in range(300):
        await target.request("POST", f"{path}/requests", {"type": "decide", "number": 7, "decision": "x"}, key)
        await target.request("GET", path, key="A" * 32)
        await target.request("GET", f"/api/v1/tables/{'0' * 24}")
        await target.request("POST", f"{path}/requests", [[]], key)
        await asyncio.sleep(0.1)


async def leave_without_hello(target: Target) -> None:
    """Open sockets and leave before the hello, or send nonsense."""
    url = f"ws://{target.host}/api/v1/tables/{'0' * 24}/socket"
    source = (target.rng.choice(target.addresses), 0)
    async with connect(url, open_timeout=PATIENCE, close_timeout=5, compression=None, local_addr=source) as socket:
        if target.rng.random() < 0.5:
            await socket.send("no hello")
    target.answers["left"] += 1
    await asyncio.sleep(0.05)


async def laid_luck(target: Target) -> None:
    """Create tables with much scripted luck that are never played."""
    await target.request("POST", "/api/v1/tables", {"logbook": LONG_LUCK})
    await asyncio.sleep(2)


async def poisoned_tables(target: Target) -> None:
    """Create tables of bots whose scripted luck runs out, so that nobody can go on."""
    await target.request("POST", "/api/v1/tables", {"logbook": NO_LUCK, "stand_in_after": 30})
    await asyncio.sleep(2)


async def claim_again_and_again(target: Target) -> None:
    """At an open table, claim a seat, renew, leave and claim again, on many sockets."""
    made = await target.table(table={"gnomes": 3, "players": ["A", "B", "C"]}, open=True)
    join = made["keys"]["join"]

    async def guest(number: int) -> None:
        async with target.socket(made["table"], join) as socket:
            for asked in range(1, 400):
                name = target.rng.choice((f"Guest {number}", *NAMES))
                say = {"type": "claim", "name": name, "seat": target.rng.choice(("A", "B", "C", ""))}
                await ask(target, socket, asked, say)
                await ask(target, socket, -asked, {"type": "leave", "seat": target.rng.choice("ABC")})
                await ask(target, socket, asked + 1000, {"type": "chat", "text": f"ahoy {asked}"})
                await asyncio.sleep(0.2)

    await asyncio.gather(*(guest(number) for number in range(30)), return_exceptions=True)


async def end_peek_take_back(target: Target) -> None:
    """Look at the end of a game, ask for the same luck again, and try to undo the end."""
    made = await target.table(table={"gnomes": 3, "players": ["A", "B", "C"], "options": {"hidden_hands": True}})
    path, keys = f"/api/v1/tables/{made['table']}", made["keys"]
    for number in range(60):
        seat = target.rng.choice(list(keys["seats"].values()))
        await target.request("GET", f"{path}/logbook", key=keys["watch"])
        await target.request("POST", f"{path}/rematch", {"same_luck": True}, key=seat)
        say = {"type": "undo", "number": number, "to": 0}
        await target.request("POST", f"{path}/requests", say, key=seat)
        await asyncio.sleep(0.3)


async def lists_and_pages(target: Target) -> None:
    """Request everything that needs no key, as fast as the server allows."""
    for path in PATHS:
        await target.request("GET", path)
    await asyncio.sleep(0.1)


async def odd_http(target: Target) -> None:
    """Try request smuggling, giant headers, and requests that never end."""
    host = target.host.encode()
    chunk = b"0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    both = b"POST /api/v1/tables HTTP/1.1\r\nHost: %s\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n%s"
    await target.send(both % (host, chunk))
    await target.send(b"GET / HTTP/1.1\r\nHost: %s\r\nX-Long: %s\r\n\r\n" % (host, b"x" * 100_000))
    with contextlib.suppress(TimeoutError):
        await target.send(b"POST /api/v1/tables HTTP/1.1\r\nHost: %s\r\nContent-Length: 100\r\n\r\n{" % host)
    await asyncio.sleep(0.5)


async def tiny_frames(target: Target) -> None:
    """Send thousands of tiny frames at once without reading the responses."""
    made = await target.table()
    async with target.socket(made["table"], made["keys"]["host"]) as socket:
        for asked in range(5_000):
            await socket.send(f'{{"id":{asked},"type":"ping"}}')
    await asyncio.sleep(1)


ATTACKS: Final[Mapping[str, tuple[Callable[[Target], Awaitable[None]], int]]] = {  # and how many at once
    "logbook bombs": (logbook_bombs, 4),
    "stale decisions": (stale_decisions, 60),
    "refusals over HTTP": (refusals_over_http, 4),
    "sockets that leave without a hello": (leave_without_hello, 4),
    "scripted luck that is never played": (laid_luck, 2),
    "tables that cannot go on": (poisoned_tables, 2),
    "claims again and again": (claim_again_and_again, 2),
    "end, peek, take back": (end_peek_take_back, 2),
    "lists and pages": (lists_and_pages, 4),
    "odd HTTP": (odd_http, 2),
    "tiny frames": (tiny_frames, 2),
}


async def repeat(attack: Callable[[Target], Awaitable[None]], target: Target, seconds: float) -> None:
    """Attack until the time is up; a refused or closed connection counts as a response."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout_at(end):
            while loop.time() < end:  # `wait_for` may swallow a cancellation
                try:
                    await attack(target)
                except FAILURES as error:
                    target.answers[type(error).__name__] += 1
                    await asyncio.sleep(0.2)


async def attack_all(url: str, seconds: float) -> dict[str, Counter[str]]:
    """Run all attacks in parallel for a time. Returns the server's responses to each."""
    targets = {
        name: Target(url, tuple(f"127.0.{2 + place}.{number}" for number in range(1, 5)))
        for place, name in enumerate(ATTACKS)
    }
    await asyncio.gather(
        *(repeat(attack, targets[name], seconds) for name, (attack, many) in ATTACKS.items() for _ in range(many))
    )
    return {name: target.answers for name, target in targets.items()}
