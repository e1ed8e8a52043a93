"""What nobody needs any more is not kept in memory: games that are over, and connections that have ended."""

import asyncio
import gc
import json
import socket
import weakref
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect

from rednovember.server.http.guard import Limits
from rednovember.server.http.services import Context
from rednovember.server.hub.hub import Hub, Live
from rednovember.server.rooms.creation import Keys
from rednovember.server.running.settings import Settings
from rednovember.server.sockets.connection import Connection
from rednovember.server.sockets.timeouts import PatientSocket
from rednovember.server.store import Store
from rednovember.table.requests import Decide
from tests.server.databases import Database
from tests.server.playing import InlineMinds, said, state

MOST_DECISIONS = 2000


class Ear:
    """Somebody who listens."""

    seats: frozenset[str] = frozenset()

    def changed(self) -> None:
        """Something is new."""


def with_hub(database: Database, play: Callable[[Hub], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(database.url)
        hub = Hub(store, InlineMinds())
        try:
            await play(hub)
        finally:
            await hub.close()
            await store.close()

    asyncio.run(run())


async def play_to_the_end(hub: Hub, live: Live, keys: Keys) -> None:
    for _ in range(MOST_DECISIONS):
        table = live.room.table
        if table.over:
            return
        await hub.act(live, keys.seats.values(), Decide(table.number, str(table.game.legal()[-1])))
    raise AssertionError("the game does not end")


def test_a_table_that_is_over_goes_with_the_last_who_listens(sqlite: Database) -> None:
    async def play(hub: Hub) -> None:
        table_id, keys = await hub.lay(said())
        one, other = Ear(), Ear()
        live = await hub.listen(table_id, one)
        await hub.listen(table_id, other)
        await play_to_the_end(hub, live, keys)
        hub.leave(live, one)
        assert live in hub.rooms
        hub.leave(live, other)
        assert live not in hub.rooms
        assert state((await hub.room(table_id)).room) == state(live.room)

    with_hub(sqlite, play)


def test_a_table_that_is_not_over_stays(sqlite: Database) -> None:
    async def play(hub: Hub) -> None:
        table_id, _ = await hub.lay(said())
        ear = Ear()
        live = await hub.listen(table_id, ear)
        hub.leave(live, ear)
        assert live in hub.rooms

    with_hub(sqlite, play)


def test_who_hangs_up_leaves_nothing_behind(sqlite: Database) -> None:
    """Not even until the collector of garbage comes by, for that is seldom: it would look through all tables."""

    async def play(hub: Hub) -> None:
        settings = Settings()
        context = Context(settings, hub.store, hub, InlineMinds(), Limits(settings))  # type: ignore[arg-type]
        table_id, keys = await hub.lay(said())
        sent: list[dict[str, Any]] = []
        coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        hello = {"type": "hello", "protocol": 2, "keys": [keys.watch], "language": "en", "seen": None}
        coming.put_nowait({"type": "websocket.connect"})
        coming.put_nowait({"type": "websocket.receive", "text": json.dumps(hello)})

        async def send(message: Any) -> None:
            sent.append(message)
            if len(sent) == 2:  # the answer to the connection, then the welcome
                coming.put_nowait({"type": "websocket.disconnect", "code": 1000})

        scope = {"type": "websocket", "headers": [], "client": ("127.0.0.1", 1), "subprotocols": []}
        talk = WebSocket(scope, coming.get, send)
        await talk.accept()
        connection = Connection(context, talk, table_id)
        await connection.run()
        assert '"type":"welcome"' in sent[1]["text"]
        gone = weakref.ref(connection)
        del connection, talk
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert gone() is None

    gc.disable()
    try:
        with_hub(sqlite, play)
    finally:
        gc.enable()


@pytest.mark.parametrize("rudely", [False, True])
def test_a_socket_that_is_closed_is_forgotten_at_once(rudely: bool) -> None:
    """The library's protocol of a socket and its parser hold each other: 5 kB for each player who came and went."""
    there: list[weakref.ref[Any]] = []

    class Watched(PatientSocket):
        def handle_connect(self, event: Any) -> None:
            there.append(weakref.ref(self.conn))
            super().handle_connect(event)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            await send({"type": "websocket.send", "text": "aye"})

    async def come_and_go(port: int) -> None:
        async with connect(f"ws://127.0.0.1:{port}") as client:
            await client.send("ahoy")
            assert await client.recv() == "aye"
            if rudely:
                client.transport.abort()

    async def run() -> None:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            server = uvicorn.Server(uvicorn.Config(app, ws=Watched, lifespan="off", log_level="critical"))
            serving = asyncio.create_task(server.serve([listening]))
            for _ in range(5):
                await come_and_go(listening.getsockname()[1])
            async with asyncio.timeout(10):
                while any(one() is not None for one in there):
                    await asyncio.sleep(0.01)
            server.should_exit = True
            await serving
        assert len(there) == 5

    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()
