"""What nobody needs any more is not kept in memory: games that are over, and connections that have ended."""

import asyncio
import gc
import json
import weakref
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.websockets import WebSocket

from rednovember.server.context import Context
from rednovember.server.guard import Limits
from rednovember.server.hub import Hub, Live
from rednovember.server.laying import Keys
from rednovember.server.settings import Settings
from rednovember.server.sockets import Connection
from rednovember.server.store import Store
from rednovember.table.requests import Decide
from tests.server.databases import Database
from tests.server.playing import InlineMinds, said, state

MOST_DECISIONS = 2000


class Ear:
    """Somebody who listens."""

    seats: frozenset[str] = frozenset()
    is_host = False

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
        hello = {"say": "hello", "protocol": 1, "keys": [keys.watch], "language": "en", "seen": None}
        coming.put_nowait({"type": "websocket.connect"})
        coming.put_nowait({"type": "websocket.receive", "text": json.dumps(hello)})

        async def send(message: Any) -> None:
            sent.append(message)
            if len(sent) == 2:  # the answer to the connection, then the welcome
                coming.put_nowait({"type": "websocket.disconnect", "code": 1000})

        scope = {"type": "websocket", "headers": [], "client": ("127.0.0.1", 1), "subprotocols": []}
        socket = WebSocket(scope, coming.get, send)
        await socket.accept()
        connection = Connection(context, socket, table_id)
        await connection.run()
        assert '"tell":"welcome"' in sent[1]["text"]
        gone = weakref.ref(connection)
        del connection, socket
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert gone() is None

    gc.disable()
    try:
        with_hub(sqlite, play)
    finally:
        gc.enable()
