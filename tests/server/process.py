"""A server process without its doors: a hub that plays at tables until it is told to stop, or killed.

Everything that was acknowledged is written to a file at once, a line each: what a client would have been told.
"""

import asyncio
import os
from collections.abc import Mapping, Sequence
from hashlib import sha256
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rednovember.errors import RedNovemberError
from rednovember.server.hub.hub import Hub
from rednovember.server.requests.talking import Chat
from rednovember.server.rooms.room import Room
from rednovember.server.store import Listening, Store
from rednovember.server.store.records import Record
from rednovember.table.requests import Decide
from tests.server.playing import InlineMinds, state

LONG = 60.0  # seconds after which a process ends whatever happens: nothing is left behind by a test that fails


class Place(NamedTuple):
    """A table and the keys to all its seats."""

    table_id: str
    keys: tuple[str, ...]


class Tally:
    """What a process writes down: `+ TABLE NUMBER DIGEST` for what is acknowledged, else a word and the table."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def note(self, *words: object) -> None:
        os.write(self._file, (" ".join(str(word) for word in words) + "\n").encode())


def digest_of(record: Record) -> str:
    return sha256(repr((record.number, record.at, record.kind, sorted(record.body.items()))).encode()).hexdigest()[:16]


def state_digest(room: Room) -> str:
    return f"{room.number}:{sha256(repr(sorted(state(room).items())).encode()).hexdigest()}"


def forks() -> ForkServerContext:
    """Processes that start at once: what they need is loaded already."""
    context = get_context("forkserver")
    context.set_forkserver_preload(["tests.server.process"])
    return context


def run(url: str, tally: Path, places: Sequence[Place], seed: int, stop: Path) -> None:
    """Play at all these tables at once, until there is a file `stop`; then write down what they look like.

    A file, because an event of `multiprocessing` cannot be set any more once a process that waits for it is killed.
    """
    asyncio.run(serve(url, Tally(tally), places, seed, stop))


async def serve(url: str, tally: Tally, places: Sequence[Place], seed: int, stop: Path) -> None:
    store = await Store.open(url)
    hub = Hub(store, InlineMinds())
    hub.start()
    listening = Listening(store, hub.refresh, hub.refresh_all) if store.is_postgresql else None
    if listening is not None:
        listening.start()
        await listening.connected.wait()
    tally.note("begin", seed)
    stopping = asyncio.Event()
    playing = [
        asyncio.create_task(play(hub, tally, place, Random(f"{seed} {place.table_id}"), stopping)) for place in places
    ]
    async with asyncio.timeout(LONG):
        while not stop.exists():
            await asyncio.sleep(0.02)
        stopping.set()
        await asyncio.gather(*playing)
        await hub.close()
        await store.settle()  # a bot's answer may have been on its way
        await hub.refresh_all()
        if listening is not None:
            await listening.close()
    for live in hub.rooms:
        tally.note("state", live.id, state_digest(live.room))
    await store.close()


async def play(hub: Hub, tally: Tally, place: Place, random: Random, stopping: asyncio.Event) -> None:
    """Decide, or say something, again and again; others do the same."""
    live = await hub.room(place.table_id)
    while not stopping.is_set():
        table = live.room.table
        request: Any = Chat("ahoy")
        if table.awaited is not None and random.random() < 0.8:
            request = Decide(table.number, str(random.choice(table.game.legal())))
        try:
            done = await hub.act(live, place.keys, request)
        except RedNovemberError as error:
            tally.note(error.kind, place.table_id)
        else:
            for record in done.records:
                tally.note("+", place.table_id, record.number, digest_of(record))
        await asyncio.sleep(random.random() * 0.004)


def read_tally(path: Path) -> list[list[str]]:
    """The lines of a process. Each is written at once, so that none is cut off if it is killed."""
    whole = path.read_text(encoding="utf-8") if path.exists() else ""
    return [line.split() for line in whole.split("\n")[:-1]]


def acknowledged(*paths: Path) -> list[tuple[str, int, str]]:
    return [(line[1], int(line[2]), line[3]) for path in paths for line in read_tally(path) if line[0] == "+"]


def said_states(path: Path) -> Mapping[str, str]:
    return {line[1]: line[2] for line in read_tally(path) if line[0] == "state"}
