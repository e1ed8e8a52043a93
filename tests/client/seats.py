"""Tables of the client's tests, reached through a relay that checks every frame and cuts lines."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from rednovember.client import CreatedTable, SeatClient, Server, connect
from tests.server import servers
from tests.server.protocol import Json, Relay, relayed

SOLO = {"gnomes": ["Anna", "Boris", "Cyril"], "players": ["Ann"], "seed": 1}
TWO = {"gnomes": ["Anna", "Boris", "Cyril", "Dora"], "players": ["Ann", "Bo"], "seed": 1}
TIME = 60.0  # seconds after which a test has hung


def play(
    server: servers.Server, table: Json, game: Callable[[Relay, CreatedTable], Awaitable[None]], **more: Any
) -> None:
    """A table, and a relay on the way to it."""

    async def run() -> None:
        async with relayed(server.url) as relay, asyncio.timeout(TIME):
            await game(relay, await Server(server.url).create_table(table, **more))

    asyncio.run(run())


def at(relay: Relay, laid: CreatedTable, *names: str, **more: Any) -> SeatClient:
    """A connection with the keys of seats, or of whoever else."""
    keys = [laid.keys["seats"].get(name) or laid.keys[name] for name in names]
    return connect(relay.base_url, laid.table, keys, **more)


def answers(say: str, relay: Relay) -> Callable[[Json], bool]:
    """Whether a frame is the answer to a request of a kind."""
    return lambda frame: frame["type"] == "response" and frame["id"] in [asked["id"] for asked in relay.says(say)]


def says(say: str) -> Callable[[Json], bool]:
    return lambda frame: bool(frame["type"] == say)


def first_way(seat: SeatClient) -> str:
    return str(seat.choices["ways"][0]["stages"][0]["decision"]["text"])
