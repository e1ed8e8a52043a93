"""What is refused and whoever leaves are forgotten at once; what libraries leave, Python's garbage collector takes.

Servers run with their default limits. A signal makes them say how many objects the collector would find.
"""

import asyncio
import json
import os
import signal
import socket
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rednovember.server.running.settings import Settings
from tests.server.servers import ROOT, USUAL, Made, Player, Sitting, serving

MANY = 20
FEW = 20  # objects, however many refusals; one refusal that stays has 20 to 120
PATIENCE = 30.0
LIMITS = {name: getattr(Settings(), name) for name in USUAL if name not in ("minds", "log")}
# Imported by the server's Python first. A signal makes it collect garbage and append how much there was to a file.
COUNTING = """
import gc, signal
def count(*_):
    with open({file!r}, "a") as file:
        file.write(f"{{gc.collect()}}\\n")
signal.signal(signal.SIGUSR2, count)
"""
NEVER = "gc.disable()\n"
Deed = Callable[[Made], Coroutine[Any, Any, None]]


class Counted:
    """A table at a server that counts its garbage."""

    def __init__(self, table: Made, file: Path) -> None:
        self.table, self.file = table, file

    def garbage(self) -> int:
        """How many objects have become garbage since this was asked last."""
        before = self._lines()
        os.kill(self.table.server.process.pid, signal.SIGUSR2)
        end = time.monotonic() + PATIENCE
        while len(found := self._lines()) == len(before):
            assert time.monotonic() < end
            time.sleep(0.02)
        return found[-1]

    def _lines(self) -> list[int]:
        return [int(line) for line in self.file.read_text().split("\n")[:-1]] if self.file.exists() else []


@pytest.fixture(scope="module")
def counted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Counted]:
    with counting(tmp_path_factory.mktemp("garbage"), NEVER) as found:
        yield found


@contextmanager
def counting(folder: Path, more: str = "") -> Iterator[Counted]:
    """A server that counts its garbage, and does `more` when it starts."""
    file, injected = folder / "counts", folder / "injected"
    injected.mkdir()
    (injected / "sitecustomize.py").write_text(COUNTING.format(file=str(file)) + more)
    with serving(folder, {"PYTHONPATH": f"{injected}:{ROOT / 'src'}"}, **LIMITS) as server:
        yield Counted(server.make_table(gnomes=3, seed=1), file)


def asks(**request: Any) -> Deed:
    """Ask for something over a socket that will be refused."""

    async def ask(table: Made) -> None:
        async with Sitting(table, table.seats["Anna"]) as player:
            for _ in range(MANY):
                answer = await player.ask(**request)
                assert not answer["ok"]

    return ask


def posts(key: str = "", **request: Any) -> Deed:
    """Ask for something over HTTP that will be refused."""

    async def post(table: Made) -> None:
        for _ in range(MANY):
            answer = await asyncio.to_thread(table.ask, key or table.seats["Anna"], **request)
            assert answer.status_code >= 400

    return post


def gets(path: str) -> Deed:
    """Get something that is not there."""

    async def get(table: Made) -> None:
        for _ in range(MANY):
            answer = await asyncio.to_thread(table.server.http.get, path)
            assert answer.status_code >= 400

    return get


async def closed(opened: ClientConnection) -> None:
    """Read until the server hangs up."""
    with suppress(ConnectionClosed):
        while True:
            await asyncio.wait_for(opened.recv(), PATIENCE)


def shows_up(*frames: str, abort: bool = False) -> Deed:
    """Open sockets, send these frames as the first ones, wait for the goodbye if there were any, and leave."""

    async def one(table: Made) -> None:
        async with connect(table.server.socket(table.id), compression=None) as opened:
            for frame in frames:
                await opened.send(frame)
            if abort:
                opened.transport.abort()
            elif frames:
                await closed(opened)

    async def show_up(table: Made) -> None:
        for _ in range(MANY):
            await one(table)

    return show_up


def sits(talk: Callable[[Player], Awaitable[object]] | None = None) -> Deed:
    """Sit down, do something, and leave."""

    async def sit(table: Made) -> None:
        for _ in range(MANY):
            async with Sitting(table, table.seats["Anna"]) as player:
                if talk is not None:
                    await talk(player)

    return sit


async def vanish(player: Player) -> None:
    player.socket.transport.abort()


async def babble(player: Player) -> None:
    for _ in range(3):
        await player.socket.send("nonsense")
    assert await player.closed() == 1008


def sends(some: bytes, many: int = MANY) -> Deed:
    """Send some bytes and leave."""

    async def send(table: Made) -> None:
        host, _, port = table.server.url.removeprefix("http://").partition(":")
        for _ in range(many):
            with socket.create_connection((host, int(port)), PATIENCE) as opened:
                opened.sendall(some)
                opened.shutdown(socket.SHUT_WR)
                while opened.recv(4096):
                    pass

    return send


HELLO = {"type": "hello", "protocol": 2, "keys": ["x" * 32]}
DEEDS = {
    "a stale decision": asks(type="decide", number=99, decision="open 5"),
    "a decision that the rules refuse": asks(type="decide", number=0, decision="go 9"),
    "words that are no decision": asks(type="decide", number=0, decision="dance"),
    "an empty message": asks(type="chat", text=""),
    "what only the host may": asks(type="set_open", open=True),
    "something unknown": asks(type="dance"),
    "advice too late": asks(type="advice", number=99),
    "a stale decision over HTTP": posts(type="decide", number=99, decision="open 5"),
    "a decision that the rules refuse over HTTP": posts(type="decide", number=0, decision="go 9"),
    "a wrong key": posts("x" * 32, type="decide", number=0, decision="open 5"),
    "a table that is not there": gets(f"/api/v1/tables/{'0' * 24}"),
    "a page that is not there": gets("/nothing"),
    "no hello": shows_up(),
    "no hello and no goodbye": shows_up(abort=True),
    "a first frame that is no hello": shows_up('{"type": "chat"}'),
    "a hello with a wrong key": shows_up(json.dumps(HELLO)),
    "a visit": sits(),
    "a visit without a goodbye": sits(vanish),
    "three frames that are none": sits(babble),
    "half a request": sends(b"GET / HT"),
}


@pytest.mark.parametrize("name", DEEDS)
def test_nothing_is_left_for_the_garbage_collector(counted: Counted, name: str) -> None:
    asyncio.run(DEEDS[name](counted.table))  # what is made once, and found by the first count
    counted.garbage()
    asyncio.run(DEEDS[name](counted.table))
    assert counted.garbage() <= FEW


def test_what_libraries_leave_is_collected_meanwhile(tmp_path: Path) -> None:
    with counting(tmp_path) as found:
        asyncio.run(sends(b"GARBAGE\r\n\r\n", 400)(found.table))  # each leaves 35 objects in the library that reads it
        assert found.garbage() < 7_000
