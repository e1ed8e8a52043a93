"""Messages that come twice, late, in another order or in pieces; two tabs on one seat; clients that do not behave."""

import asyncio
import json
import random
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Subprotocol

from rednovember.client import Server as Client
from rednovember.client import connect as sit
from rednovember.server.store import Store
from tests.server.crashing import AGAIN, Book, Player, Tally, World, choose, reckon
from tests.server.mortal import PATIENCE, Mortal, Nursery
from tests.server.proxy import TEXT, Faults, Frame, Proxy

Json = dict[str, Any]
PEOPLE = {"gnomes": ["Anna", "Boris", "Cyril"], "players": ["Ann", "Bob", "Cyn"]}
ENOUGH = 60  # decisions that a table takes through a bad line


@pytest.fixture
def server(nursery: Nursery, tmp_path: Path) -> Iterator[Mortal]:
    made = Mortal(nursery, tmp_path / "server", f"sqlite:///{tmp_path / 'server.db'}")
    made.start()
    yield made
    if made.pid is not None:
        assert made.stop() == 0
    print(made.errors)


async def log_of(server: Mortal, tmp_path: Path, book: Book) -> Tally:
    """Stop the server, and reckon."""
    assert server.stop() == 0
    store = await Store.open(f"sqlite:///{tmp_path / 'server.db'}")
    try:
        return reckon(book, await store.records(book.id))
    finally:
        await store.close()


class Hasty(Player):
    """Somebody who sends two different decisions at once, as with a double click, through a line that is bad."""

    def echoed(self, answer: Json) -> None:
        """What came twice is refused the second time: whoever was first, the table has another number by then."""
        assert not answer["ok"], answer
        assert answer["kind"] in AGAIN, answer
        self.book.refused[answer["kind"]] += 1

    def wishes(self) -> list[Json]:
        choices = self.message["choices"]
        if choices is None or self._decided >= self.message["number"]:
            return []
        told = [
            {"type": "decide", "number": choices["number"], "decision": choose(choices, self.rng)} for _ in range(2)
        ]
        if self.message["undo"] is not None and self.rng.random() < 0.2:
            told[1] = {"type": "undo", "number": choices["number"], "to": None}
        return told


@pytest.mark.parametrize(
    "wrong",
    [
        {"twice": 0.5},
        {"swapped": 0.5},
        {"delay": 0.03},
        {"cut": 0.05},
        {"twice": 0.3, "swapped": 0.3, "delay": 0.01, "cut": 0.03},
    ],
    ids=["twice", "swapped", "late", "cut", "all"],
)
def test_a_bad_line_loses_and_doubles_nothing(
    wrong: dict[str, float], server: Mortal, tmp_path: Path, seed: int
) -> None:
    async def play() -> tuple[Tally, Book, Faults]:
        await server.ready()
        laid = await Client(server.url).create_table(PEOPLE)
        book = Book(laid.table, laid.keys)
        world = World(seed, [server], [])
        faults = Faults(seed, **wrong)
        async with Proxy(server.port, faults) as proxy:
            through = [Through(proxy.url)]
            people = [
                Hasty(world, book, seat, [key], through, guest=False, seed=seed + number)
                for number, (seat, key) in enumerate(laid.keys["seats"].items())
            ]
            world.players = list(people)
            for player in people:
                world.spawn(player.run())
            await world.until(lambda: book.over or len(book.acknowledged) >= ENOUGH)
            await world.end()
        return await log_of(server, tmp_path, book), book, faults

    tally, book, faults = asyncio.run(play())
    print(tally, book.refused, vars(faults))
    assert tally.lost == tally.doubled == 0
    assert book.over or tally.decisions >= ENOUGH * 0.7
    assert set(book.refused) <= {*AGAIN}, book.refused
    assert not faults.twice or faults.duplicated
    assert not faults.swapped or faults.reordered
    assert not faults.cut or faults.cuts


class Through:
    """Where a server is reached by a detour."""

    def __init__(self, url: str) -> None:
        self.url = url


# Two tabs.


class Tab:
    """A connection in the hand."""

    def __init__(self, url: str, table: str, keys: list[str]) -> None:
        self._connecting = connect(
            f"{url.replace('http', 'ws')}/api/v1/tables/{table}/socket",
            subprotocols=[Subprotocol("rednovember.2")],
            max_size=None,
            compression=None,
            ping_interval=None,
        )
        self.keys = keys
        self.message: Json = {}
        self.number = -1

    async def __aenter__(self) -> "Tab":
        self.socket = await self._connecting.__aenter__()
        hello = {"type": "hello", "protocol": 2, "keys": self.keys, "language": "en", "style": "dry", "seen": None}
        await self.socket.send(json.dumps(hello))
        await self.next()
        return self

    async def __aexit__(self, *error: Any) -> None:
        await self._connecting.__aexit__(*error)

    async def next(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            frame: Json = json.loads(await self.socket.recv())
        if frame["type"] in ("welcome", "news"):
            self.number = frame["number"]
            self.message = frame["message"] or self.message
        return frame

    async def answer(self, number: int) -> Json:
        while True:
            frame = await self.next()
            if frame["type"] == "response" and frame["id"] == number:
                return frame

    async def until(self, number: int) -> None:
        """Until that record was told."""
        while self.number < number:
            await self.next()


def test_of_two_tabs_on_one_seat_exactly_one_wins(server: Mortal, tmp_path: Path, seed: int) -> None:
    async def play() -> int:
        await server.ready()
        rng, wins = random.Random(seed), 0
        laid = await Client(server.url).create_table({**PEOPLE, "players": ["Ann"]})
        key = laid.keys["seats"]["Ann"]
        async with Tab(server.url, laid.table, [key]) as one, Tab(server.url, laid.table, [key]) as two:
            for asked in range(1, 41):
                choices = one.message["choices"]
                if choices is None:
                    break
                requests = [
                    {"id": asked, "type": "decide", "number": choices["number"], "decision": choose(choices, rng)}
                    for _ in range(2)
                ]
                await asyncio.gather(one.socket.send(json.dumps(requests[0])), two.socket.send(json.dumps(requests[1])))
                answers = await asyncio.gather(one.answer(asked), two.answer(asked))
                assert sorted(answer["ok"] for answer in answers) == [False, True], answers
                loser = next(answer for answer in answers if not answer["ok"])
                assert loser["kind"] == "table-stale"
                assert len(loser["text"]) > 5
                newest = max(answer["number"] for answer in answers)
                await asyncio.gather(one.until(newest), two.until(newest))
                assert one.message["number"] == two.message["number"] == choices["number"] + 1
                wins += 1
        return wins

    assert asyncio.run(play()) > 10


# Clients that do not behave.


def test_who_stops_reading_is_hung_up_and_others_are_not_kept_waiting(server: Mortal, seed: int) -> None:
    """The one who does not read asks for everything again and again, which fills whatever is between."""

    async def play() -> int:
        await server.ready()
        rng, decided = random.Random(seed), 0
        laid = await Client(server.url).create_table(PEOPLE)
        keys = laid.keys["seats"]
        deaf = await deaf_socket(server.port, laid.table, keys["Bob"])
        async with (
            Tab(server.url, laid.table, [keys["Ann"], keys["Bob"], keys["Cyn"]]) as player,
            Tab(server.url, laid.table, [keys["Cyn"]]) as other,
        ):
            flooding = asyncio.ensure_future(flood(deaf))
            hung_up = asyncio.ensure_future(until_hung_up(server))
            while player.message["choices"] is not None and (decided < 30 or not hung_up.done()):
                choices = player.message["choices"]
                decided += 1
                request = {"type": "decide", "number": choices["number"], "decision": choose(choices, rng)}
                await player.socket.send(json.dumps({"id": decided, **request}))
                answer = await player.answer(decided)
                assert answer["ok"], answer
                await asyncio.gather(player.until(answer["number"]), other.until(answer["number"]))
            await hung_up
            flooding.cancel()
        deaf.close()
        return decided

    assert asyncio.run(play()) >= 20


async def until_hung_up(server: Mortal) -> None:
    """Wait until somebody was hung up for being too slow."""
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=server.url) as http:
        while 'hung_up_total{code="1013"} 1' not in (await http.get("/metrics")).text:
            await asyncio.sleep(0.1)


async def deaf_socket(port: int, table: str, key: str) -> socket.socket:
    """A WebSocket by hand, with little room for what comes. Nothing is read after the handshake."""
    loop = asyncio.get_running_loop()
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.setblocking(False)
    await loop.sock_connect(made, ("127.0.0.1", port))
    head = (
        f"GET /api/v1/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Protocol: rednovember.2\r\n\r\n"
    )
    await loop.sock_sendall(made, head.encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += await loop.sock_recv(made, 1)
    assert b" 101 " in answer
    hello = {"type": "hello", "protocol": 2, "keys": [key], "language": "en", "style": "dry", "seen": None}
    await loop.sock_sendall(made, Frame(TEXT, True, json.dumps(hello).encode()).masked())
    return made


async def flood(deaf: socket.socket) -> None:
    """Ask for everything, again and again, until the line is full or gone."""
    loop = asyncio.get_running_loop()
    with suppress(OSError):
        for number in range(1, 1_000_000):
            for each in ({"type": "language", "language": "de"}, {"type": "ping"}):
                text = json.dumps({"id": number, **each}).encode()
                await loop.sock_sendall(deaf, Frame(TEXT, True, text).masked())
            await asyncio.sleep(0.005)


def test_half_a_frame_keeps_nobody_else_waiting(server: Mortal, seed: int) -> None:
    async def play() -> int:
        await server.ready()
        rng = random.Random(seed)
        laid = await Client(server.url).create_table(PEOPLE)
        keys = laid.keys["seats"]
        loop = asyncio.get_running_loop()
        silent = [await deaf_socket(server.port, laid.table, key) for key in keys.values()]
        text = json.dumps({"id": 1, "type": "chat", "text": "half of it"}).encode()
        whole = Frame(TEXT, True, text).masked()
        for each in silent:
            await loop.sock_sendall(each, whole[: rng.randrange(1, len(whole))])
        nobody = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(5)]
        for _, writer in nobody:
            writer.write(b"GET /api/v1/tab")  # and nothing more
        async with Tab(server.url, laid.table, list(keys.values())) as player:
            for decided in range(1, 21):
                choices = player.message["choices"]
                if choices is None:
                    break
                request = {"type": "decide", "number": choices["number"], "decision": choose(choices, rng)}
                await player.socket.send(json.dumps({"id": decided, **request}))
                assert (await player.answer(decided))["ok"]
            number = player.number
        for each in silent:
            each.close()
        for _, writer in nobody:
            writer.close()
        welcome = await Client(server.url).look(laid.table, [keys["Ann"]])
        assert welcome["chat"] == []  # half a message is none
        return number

    assert asyncio.run(play()) > 3


# Stopped in good order.


def test_a_server_that_was_stopped_goes_on_with_every_table(server: Mortal, seed: int) -> None:
    """Bots' turns and absences that came due while it was away are seen to; also at a game by mail."""

    async def play() -> None:
        await server.ready()
        client = Client(server.url)
        mail = await client.create_table(PEOPLE, stand_in_after=5)  # nobody comes: bots stand in
        bots = await client.create_table({**PEOPLE, "bots": {"Anna": "bosun", "Boris": "bosun", "Cyril": "bosun"}})
        quiet = await client.create_table(PEOPLE)
        async with sit(server.url, quiet.table, [*quiet.keys["seats"].values()]) as seat:
            rng = random.Random(seed)
            for _ in range(3):
                for _ in range(3):
                    await seat.decide(choose(seat.choices, rng), seat.choices["number"])
                before = seat.at
                assert server.stop() == 0
                server.start()
                await seat.decide(choose(seat.message["choices"], rng), before)  # the client comes back by itself
                assert seat.at == before + 1
        assert server.stop() == 0
        await asyncio.sleep(5)  # what comes due now comes due while nobody is there
        server.start()
        await server.ready()
        for laid in (mail, bots):
            first = await client.look(laid.table, [laid.keys["watch"]])
            async with sit(server.url, laid.table, [laid.keys["watch"]]) as watcher, asyncio.timeout(PATIENCE):
                while not watcher.ended and watcher.at < first["message"]["number"] + 5:
                    await anext(aiter(watcher))
                kinds = {entry["kind"] for entry in watcher.entries.values()}
                assert "decided" in kinds
                assert "handed" in kinds or laid is bots

    asyncio.run(play())
    assert "Traceback" not in server.errors
