"""Several processes at the same tables, and processes that are killed: nothing acknowledged is lost or doubled."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rednovember.errors import RedNovemberError
from rednovember.server.errors import ServerError
from rednovember.server.hub import due as due_module
from rednovember.server.hub.hub import Hub
from rednovember.server.requests import rebuild
from rednovember.server.requests.talking import Chat
from rednovember.server.rooms.creation import Keys
from rednovember.server.rooms.room import Room
from rednovember.server.store import Listening, Store, StoreError, Summary
from rednovember.server.store import listening as listening_module
from rednovember.server.store.records import Record
from rednovember.server.store.retention import OVER, retire
from rednovember.table import Handed
from rednovember.table.requests import Decide, Undo
from tests.server.databases import Database
from tests.server.playing import GNOMES, InlineMinds, numbers, said, state
from tests.server.process import (
    Place,
    acknowledged,
    digest_of,
    forks,
    read_tally,
    run,
    said_states,
    state_digest,
)

PATIENCE = 60.0  # seconds until a test gives up
KILLS = 30
TABLES = 8


def wait_for(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never came about"
        time.sleep(0.01)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)


def lay_tables(url: str) -> list[Place]:
    """Tables at which a bot leads one gnome and people the rest."""

    async def lay() -> list[Place]:
        store = await Store.open(url)
        hub = Hub(store, InlineMinds())
        laid = [await hub.lay(said(seed=seed, bots={"Boris": "random"}, players=GNOMES)) for seed in range(TABLES)]
        await hub.close()
        await store.close()
        return [Place(table_id, tuple(keys.seats.values())) for table_id, keys in laid]

    return asyncio.run(lay())


def check_nothing_lost(url: str, places: Sequence[Place], *tallies: Path) -> dict[str, str]:
    """Every acknowledged record is there once, as it was; no number is missing. Returns what the tables look like."""

    async def read() -> dict[str, list[Record]]:
        store = await Store.open(url)
        found = {place.table_id: await store.records(place.table_id) for place in places}
        await store.close()
        return found

    kept = asyncio.run(read())
    told = acknowledged(*tallies)
    assert [
        each for each, count in Counter((table_id, number) for table_id, number, _ in told).items() if count > 1
    ] == []
    for table_id, number, digest in told:
        assert digest_of(kept[table_id][number]) == digest
    for records in kept.values():
        assert numbers(records) == list(range(len(records)))
    return {table_id: state_digest(rebuild(records)) for table_id, records in kept.items()}


def test_one_of_two_processes_is_killed_while_both_play_at_the_same_tables(
    postgresql: Database, tmp_path: Path
) -> None:
    places, context = lay_tables(postgresql.url), forks()
    first, second = tmp_path / "first", tmp_path / "second"
    stop = tmp_path / "stop"
    starting: list[tuple[Path, int]] = [(first, 1), (second, 2)]
    killed, survivor = (
        context.Process(target=run, args=(postgresql.url, tally, places, seed, stop)) for tally, seed in starting
    )
    killed.start()
    survivor.start()

    def count(tally: Path, word: str) -> int:
        return sum(line[0] == word for line in read_tally(tally))

    try:
        wait_for(lambda: len(acknowledged(first)) >= 200 and len(acknowledged(second)) >= 200)
        wait_for(lambda: count(first, "server-conflict") > 0 and count(second, "server-conflict") > 0)
        killed.kill()
        killed.join()
        reached = len(acknowledged(second))
        wait_for(lambda: len(acknowledged(second)) >= reached + 200)
        stop.touch()
        survivor.join(PATIENCE)
        assert survivor.exitcode == 0
    finally:
        killed.kill()
        survivor.kill()
    assert check_nothing_lost(postgresql.url, places, first, second) == said_states(second)
    refusals = {line[0] for tally in (first, second) for line in read_tally(tally)} - {"+", "begin", "state"}
    assert refusals <= {"server-conflict", "table-stale", "table-bot-leads", "illegal"}


def test_a_process_is_killed_and_started_again_and_again(database: Database, tmp_path: Path) -> None:
    places, context, tally = lay_tables(database.url), forks(), tmp_path / "tally"
    random, stop = Random(12), tmp_path / "stop"
    for life in range(KILLS + 1):
        before = len(acknowledged(tally))
        process = context.Process(target=run, args=(database.url, tally, places, life, stop))
        process.start()
        try:
            wait_for(lambda before=before: len(acknowledged(tally)) > before)  # type: ignore[misc]
            time.sleep(random.random() * 0.2)
            if life < KILLS:
                process.kill()  # in the middle of whatever it does
                process.join()
            else:
                stop.touch()
                process.join(PATIENCE)
                assert process.exitcode == 0
        finally:
            process.kill()
    assert len([line for line in read_tally(tally) if line[0] == "begin"]) == KILLS + 1
    assert check_nothing_lost(database.url, places, tally) == said_states(tally)


# Two hubs that share a PostgreSQL, looked at closely.


class Ear:
    """A listener that counts."""

    def __init__(self) -> None:
        self.seats: frozenset[str] = frozenset()
        self.heard = 0

    def changed(self) -> None:
        self.heard += 1


class Party:
    """A store, a hub and a listening, as one process has them."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.minds = InlineMinds()
        self.hub = Hub(store, self.minds, clock)
        self.listening = Listening(store, self.hub.refresh, self.hub.refresh_all)

    async def listen(self) -> None:
        self.listening.start()
        await self.listening.connected.wait()

    async def close(self) -> None:
        await self.hub.close()
        await self.listening.close()
        await self.store.close()


@asynccontextmanager
async def two(database: Database, clock: Callable[[], float] = time.time) -> AsyncIterator[tuple[Party, Party]]:
    parties = [Party(await Store.open(database.url), clock) for _ in range(2)]
    try:
        async with asyncio.timeout(PATIENCE):
            yield parties[0], parties[1]
    finally:
        for party in parties:
            await party.close()


def decision(room: Room, which: int = 0) -> Decide:
    return Decide(room.table.number, str(room.table.game.legal()[which]))


async def refusal(doing: Any) -> str:
    with pytest.raises(RedNovemberError) as caught:
        await doing
    return caught.value.kind


def seats(keys: Keys) -> list[str]:
    return list(keys.seats.values())


def test_what_one_process_writes_the_other_tells(postgresql: Database) -> None:
    async def play() -> None:
        async with two(postgresql) as (one, other):
            await one.listen()
            await other.listen()
            table_id, keys = await one.hub.lay(said())
            here, there = await one.hub.room(table_id), await other.hub.room(table_id)
            ear = Ear()
            there.listeners.add(ear)
            for turn in range(20):
                at = (one.hub, here) if turn % 2 else (other.hub, there)
                await at[0].act(at[1], seats(keys), decision(at[1].room))
                await until(lambda: here.room.number == there.room.number)
            assert ear.heard == 20
            assert state(here.room) == state(there.room) == state(rebuild(await one.store.records(table_id)))

    asyncio.run(play())


def test_what_was_missed_while_nothing_could_be_heard_is_made_up_for(
    postgresql: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    cluster = postgresql.cluster
    assert cluster is not None
    monkeypatch.setattr(listening_module, "SOONEST", 0.5)
    database_name = postgresql.url.partition("@/")[2].partition("?")[0]
    ending = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        f"WHERE datname = '{database_name}' AND query ILIKE 'LISTEN%'"
    )

    async def play() -> None:
        async with two(postgresql) as (one, other):
            await other.listen()
            table_id, keys = await one.hub.lay(said())
            here, there = await one.hub.room(table_id), await other.hub.room(table_id)
            for turn in range(1, 4):
                await asyncio.to_thread(cluster.sql, ending)
                await until(lambda: not other.listening.connected.is_set())
                await one.hub.act(here, seats(keys), decision(here.room))
                await until(lambda: there.room.number == here.room.number)
                assert other.listening.connections == turn + 1 or not other.listening.connected.is_set()
            await until(other.listening.connected.is_set)
            await one.hub.act(here, seats(keys), decision(here.room))
            await until(lambda: there.room.number == here.room.number)

    asyncio.run(play())


def test_anything_may_be_written_to_the_channel(postgresql: Database) -> None:
    async def play() -> None:
        async with two(postgresql) as (one, other):
            await other.listen()
            table_id, keys = await one.hub.lay(said())
            here, there = await one.hub.room(table_id), await other.hub.room(table_id)
            cluster, name = postgresql.cluster, postgresql.url.partition("@/")[2].partition("?")[0]
            assert cluster is not None
            for payload in ("", " ", "x", f"{table_id} -1", f"{table_id} ²", f"{table_id} 999999999", "nowhere 5"):
                await asyncio.to_thread(cluster.sql, f"NOTIFY rednovember, '{payload}'", name)
            await one.hub.act(here, seats(keys), decision(here.room))
            await until(lambda: there.room.number == 1)

    asyncio.run(play())


def test_whoever_comes_second_is_told_so_and_has_the_newest_state(postgresql: Database) -> None:
    """Nobody listens: each only learns from its refusal what the other has done."""

    async def play() -> None:
        async with two(postgresql) as (one, other):
            table_id, keys = await one.hub.lay(said())
            here, there = await one.hub.room(table_id), await other.hub.room(table_id)
            ear = Ear()
            there.listeners.add(ear)
            late = decision(there.room)
            await one.hub.act(here, seats(keys), decision(here.room))
            assert await refusal(other.hub.act(there, seats(keys), late)) == "server-conflict"
            assert ear.heard == 1
            assert state(there.room) == state(here.room)
            assert await refusal(other.hub.act(there, seats(keys), late)) == "table-stale"
            await other.hub.act(there, seats(keys), decision(there.room))
            assert numbers(await one.store.records(table_id)) == [0, 1, 2]
            assert await refusal(one.hub.act(here, seats(keys), Chat("ahoy"))) == "server-conflict"
            await one.hub.act(here, seats(keys), Chat("ahoy"))
            assert state(here.room) == state(rebuild(await one.store.records(table_id)))

    asyncio.run(play())


def test_who_comes_from_one_process_to_the_other_is_not_told_what_was_before(postgresql: Database) -> None:
    """Nobody listens, as if what is told between them were late: who was told of a record finds it there, too."""

    async def play() -> None:
        async with two(postgresql) as (one, other):
            table_id, keys = await one.hub.lay(said())
            here, there = await one.hub.room(table_id), await other.hub.room(table_id)
            for _ in range(3):
                await one.hub.act(here, seats(keys), decision(here.room))
                assert there.room.number < here.room.number
                assert await other.hub.newest(table_id) is there
                assert state(there.room) == state(here.room)

    asyncio.run(play())


def test_what_is_written_while_a_room_is_loaded_is_not_missed(
    postgresql: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with two(postgresql) as (one, other):
            await other.listen()
            table_id, keys = await one.hub.lay(said())
            here = await one.hub.room(table_id)
            read = other.store.records

            async def slow(table_id: str, since: int = -1) -> list[Record]:
                found = await read(table_id, since)
                if since == -1:
                    await one.hub.act(here, seats(keys), decision(here.room))
                return found

            monkeypatch.setattr(other.store, "records", slow)
            there = await other.hub.room(table_id)
            assert there.room.number == here.room.number == 1

    asyncio.run(play())


def test_only_the_process_that_wrote_last_asks_the_bots(postgresql: Database) -> None:
    async def play() -> None:
        async with two(postgresql) as (one, other):
            await one.listen()
            await other.listen()
            table_id, _ = await one.hub.lay(said(bots=dict.fromkeys(GNOMES, "random")))
            here, there = await one.hub.room(table_id), await other.hub.room(table_id)
            other.hub.start()
            await until(lambda: here.room.table.over and there.room.number == here.room.number)
            assert one.minds.asked == here.room.table.number
            assert other.minds.asked == 0
            assert state(here.room) == state(there.room)

    asyncio.run(play())


def test_a_process_that_ends_is_taken_over_from(postgresql: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(due_module, "LOOK_AROUND", 0.05)
    monkeypatch.setattr(due_module, "GRACE", 0.2)

    async def play() -> None:
        async with two(postgresql) as (one, other):
            await other.listen()
            other.hub.start()
            one.minds.pause = 0.01
            table_id, _ = await one.hub.lay(said(bots=dict.fromkeys(GNOMES, "random")))
            here = await one.hub.room(table_id)
            await until(lambda: here.room.number > 5)
            await one.hub.close()
            reached = here.room.number
            assert not here.room.table.over
            there = await other.hub.room(table_id)
            await until(lambda: there.room.table.over)
            assert there.room.number > reached
            assert other.minds.asked >= there.room.number - reached - 1
            records = await other.store.records(table_id)
            assert numbers(records) == list(range(len(records)))
            assert state(there.room) == state(rebuild(records))

    asyncio.run(play())


def test_a_bot_goes_on_at_once_when_the_only_process_has_started_again(sqlite: Database) -> None:
    """There is nobody else to leave it to: not a moment passes on the clock."""

    async def play() -> None:
        store = await Store.open(sqlite.url)
        before = Hub(store, InlineMinds(pause=3600.0), lambda: 1000.0)
        table_id, _ = await before.lay(said(bots=dict.fromkeys(GNOMES, "random")))
        await before.close()
        after = Hub(store, InlineMinds(), lambda: 1000.0)
        after.start()
        await until(lambda: table_id in after._rooms and after._rooms[table_id].room.table.over)
        await after.close()
        await store.close()

    asyncio.run(play())


def test_two_processes_that_both_stand_in_for_somebody_do_it_once(
    postgresql: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(due_module, "LOOK_AROUND", 0.02)
    monkeypatch.setattr(due_module, "GRACE", 0.0)
    now = [1000.0]

    async def play() -> None:
        async with two(postgresql, lambda: now[0]) as (one, other):
            one.minds.pause = other.minds.pause = 3600.0  # nobody decides after it
            laid = [(await one.hub.lay({**said(seed=seed), "stand_in_after": 60}))[0] for seed in range(20)]
            rooms = [await one.hub.room(table_id) for table_id in laid]
            for table_id in laid:
                await other.hub.room(table_id)
            now[0] += 61
            one.hub.start()
            other.hub.start()
            await until(lambda: all(live.room.number >= 1 for live in rooms) or not other.hub._rooms)
            for table_id in laid:
                room = rebuild(await one.store.records(table_id))
                assert [type(entry) for entry in room.table.entries] == [Handed]

    asyncio.run(play())


# Nobody sees what is not durable.


def test_nobody_sees_what_is_not_durable_and_a_refused_write_leaves_the_room_as_it_was(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        store = await Store.open(database.url)
        hub = Hub(store, InlineMinds())
        table_id, keys = await hub.lay(said())
        live, ear = await hub.room(table_id), Ear()
        live.listeners.add(ear)
        before, add = state(live.room), store.add

        async def fails(table_id: str, records: Sequence[Record], summary: Summary) -> None:
            assert records[-1].number == 1
            assert state(live.room) == before
            assert live.framer.room is live.room
            raise StoreError("server-database", reason="disk full")

        monkeypatch.setattr(store, "add", fails)
        assert await refusal(hub.act(live, seats(keys), decision(live.room))) == "server-database"
        assert (state(live.room), ear.heard) == (before, 0)

        async def unsure(table_id: str, records: Sequence[Record], summary: Summary) -> None:
            await add(table_id, records, summary)
            raise StoreError("server-database", reason="connection lost")

        monkeypatch.setattr(store, "add", unsure)
        assert await refusal(hub.act(live, seats(keys), decision(live.room))) == "server-database"
        assert (live.room.number, ear.heard) == (1, 1)  # it is there all the same: everybody is told
        monkeypatch.setattr(store, "add", add)
        await hub.act(live, seats(keys), Undo(live.room.table.number, to=0))
        assert state(live.room) == state(rebuild(await store.records(table_id)))
        await hub.close()
        await store.close()

    asyncio.run(play())


def test_tables_that_cannot_be_read_do_not_keep_the_others_waiting(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(due_module, "LOOK_AROUND", 0.01)
    monkeypatch.setattr(due_module, "GRACE", 0.0)
    monkeypatch.setattr(due_module, "AT_ONCE", 2)

    async def play() -> None:
        store = await Store.open(database.url)
        due = Summary(over=False, open=True, due_at=1.0, about={})
        for number in range(5):
            await store.add(f"damaged{number}", [Record(0, 1.0, "laid", {})], due)
        hub = Hub(store, InlineMinds())
        hub.start()
        first = Hub(store, InlineMinds(pause=3600.0))
        table_id, _ = await first.lay(said(bots=dict.fromkeys(GNOMES, "random")))
        await first.close()
        await until(lambda: table_id in hub._rooms and hub._rooms[table_id].room.table.over)
        assert set(hub.failures.corrupt) == {f"damaged{number}" for number in range(5)}
        await hub.close()
        await store.close()

    asyncio.run(play())


def test_a_table_that_was_retired_is_gone(database: Database) -> None:
    async def play() -> None:
        store = await Store.open(database.url)
        hub = Hub(store, InlineMinds())
        table_id, keys = await hub.lay(said())
        live = await hub.room(table_id)
        await retire(store, time.time() + 60, ~OVER)
        assert await refusal(hub.act(live, seats(keys), decision(live.room))) == "server-no-table"
        with pytest.raises(ServerError):
            await hub.room(table_id)
        await store.close()

    asyncio.run(play())
