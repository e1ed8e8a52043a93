"""Server processes without sockets, bots that decide what they are told, and readers who keep every frame."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from rednovember.server.app import make_app
from rednovember.server.http.doing import opened
from rednovember.server.http.guard import Buckets
from rednovember.server.http.services import Context
from rednovember.server.hub.hub import Hub
from rednovember.server.running.settings import Settings
from rednovember.server.sockets.closing import HungUp
from rednovember.server.sockets.hello import Greeting
from rednovember.server.sockets.subscriber import Onlooker
from rednovember.server.store import Store
from rednovember.table import Reply, Table
from tests.server.databases import RUNS_POSTGRESQL, Cluster
from tests.server.twins import MANY, USUAL, Json, Transcript


class ManualClock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class ToldMinds:
    """Bots that decide what they are told to."""

    failed = 0

    def __init__(self) -> None:
        self.waiting: dict[str, asyncio.Future[str]] = {}

    async def reply(self, table_id: str, table: Table) -> Reply:
        """What the bot that decides was told to say."""
        self.waiting[table_id] = asyncio.Future()
        return Reply(table.number, await self.waiting[table_id])

    def tell(self, table_id: str, decision: str) -> None:
        """Let a bot decide, if it is asked."""
        waiting = self.waiting.get(table_id)
        if waiting is not None and not waiting.done():
            waiting.set_result(decision)


class Process:
    """A server process as far as its tables go: a hub with its own store, and the surface over it."""

    def __init__(self, store: Store, settings: Settings, clock: ManualClock) -> None:
        self.minds = ToldMinds()
        self.hub = Hub(store, self.minds, clock)
        app = make_app(settings, store, self.hub, self.minds)  # type: ignore[arg-type]  # nobody asks for advice
        self.context: Context = app.state.context
        self.context.limits.wrong_keys = Buckets(MANY, MANY)
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://twins")


@asynccontextmanager
async def processes(urls: Sequence[str], folder: Path) -> AsyncIterator[tuple[list[Process], ManualClock]]:
    """Processes at these databases, with one clock."""
    clock, settings = ManualClock(), Settings(data=folder, **USUAL)  # type: ignore[arg-type]  # they are numbers
    stores = [await Store.open(url) for url in urls]
    found = [Process(store, settings, clock) for store in stores]
    try:
        yield found, clock
    finally:
        for process in found:
            await process.http.aclose()
            await process.hub.close()
        for store in stores:
            await store.close()


class Eyes:
    """Somebody who listens at one process; every frame is kept."""

    def __init__(self, process: Process, table: Twin, keys: tuple[str, ...], language: str, seen: int | None) -> None:
        self.process, self.table = process, table
        self.onlooker = Onlooker(lambda: None)
        self.onlooker.greeted(Greeting(keys, language, "dry" if language == "de" else "lively", seen))

    async def come(self) -> None:
        """Begin to listen, as a socket does."""
        context, onlooker = self.process.context, self.onlooker
        live = await opened(context, "here", self.table.id, onlooker.keys)
        live = await context.hub.use(live, onlooker.keys)
        onlooker.seats = live.room.who(onlooker.keys).seats
        onlooker.live = await context.hub.listen(self.table.id, onlooker)
        await self.read()

    def leave(self) -> None:
        """Listen no more."""
        self.process.hub.leave(self.onlooker.live, self.onlooker)

    async def read(self) -> None:
        """Take all that is new."""
        try:
            while (frame := await self.onlooker.news()) is not None:
                self.table.transcript.add("frame", frame.decode())
        except HungUp as parting:
            self.table.transcript.add("hung up", parting.error.kind)


@dataclass(slots=True)
class Twin:
    """One of the two tables: its keys, and what Anna and a spectator were told there."""

    id: str
    keys: Json
    transcript: Transcript
    eyes: list[Eyes] = field(default_factory=list)


def twin_of(made: Json) -> Twin:
    """A table that was just made."""
    return Twin(made["table"], made["keys"], Transcript(made))


@contextmanager
def own_databases(folder: Path) -> Iterator[list[str]]:
    """Where two processes meet: a PostgreSQL of our own; without one, a file for one process."""
    if not RUNS_POSTGRESQL:
        yield [f"sqlite:///{folder / 'twins.sqlite'}"]
        return
    cluster = Cluster()
    try:
        cluster.sql("CREATE DATABASE twins")
        yield [cluster.url("twins")] * 2
    finally:
        cluster.remove()
