"""What a stranger may lay: rooms are bounded in memory, tables and bytes by address and day, turns at long work too."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from rednovember.errors import RedNovemberError
from rednovember.server.errors import ServerError
from rednovember.server.http.guard import DAY, Limits
from rednovember.server.http.turns import FairTurns
from rednovember.server.hub.cache import ENTRY, ROOM, Rooms, laid_weight
from rednovember.server.hub.hub import Hub
from rednovember.server.requests import rebuild
from rednovember.server.requests.talking import Chat
from rednovember.server.rooms.creation import lay
from rednovember.server.rooms.room import Room
from rednovember.server.running.settings import Settings
from rednovember.server.store import Store
from rednovember.server.store.records import LAID, Record
from rednovember.table.requests import Decide
from tests.server.playing import InlineMinds, said, state
from tests.server.servers import Server, is_problem, serving

CREW = "[game]\ngnomes = ['Anna', 'Boris', 'Cyril']\nseed = 7\n"
LONG = CREW + "#" * 150_000
KEPT = 4  # rooms with that logbook


class Ear:
    """Somebody who listens."""

    seats = frozenset[str]()

    def changed(self) -> None:
        pass


def with_hub(tmp_path: Path, work: Callable[[Hub], Awaitable[None]], most_bytes: int) -> None:
    async def run() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/server.db")
        hub = Hub(store, InlineMinds(), most_bytes=most_bytes)
        try:
            await work(hub)
        finally:
            await hub.close()
            await store.close()

    asyncio.run(run())


def room_of(**what: Any) -> Room:
    return rebuild([Record(0, 1.0, LAID, lay(what)[0])])


# Memory.


def test_a_room_weighs_what_was_laid_down_for_it() -> None:
    assert laid_weight(room_of(**said())) < 2 * ROOM
    luck = f"{CREW}[luck]\ndice = {[1] * 1_000}\nevents = {['fire'] * 1_000}\n"
    assert laid_weight(room_of(logbook=luck)) > 200_000
    wide = LONG + "\N{GRINNING FACE}"  # one such letter makes all others as wide
    assert laid_weight(room_of(logbook=wide)) > 4 * 150_000
    layout = {"a": ["x" * 1000] * 50}
    board = {"table": {"gnomes": 3, "board": {"base": "standard-2", "id": "own", "layout": layout}}}
    assert laid_weight(room_of(**board)) > 50_000


def test_idle_rooms_go_when_they_take_too_much_and_come_back_as_they_were(tmp_path: Path) -> None:
    weight = laid_weight(room_of(logbook=LONG))

    async def work(hub: Hub) -> None:
        first, keys = await hub.lay(said())
        live = await hub.room(first)
        await hub.act(live, [keys.host], Chat("ahoy"))
        before = state(live.room)
        heard, _ = await hub.lay(said())
        await hub.listen(heard, Ear())
        for _ in range(3 * KEPT):
            await hub.lay({"logbook": LONG})
            assert hub.room_bytes <= (KEPT + 1) * weight
        assert len(list(hub.rooms)) <= KEPT + 2
        assert first not in {each.id for each in hub.rooms}
        assert heard in {each.id for each in hub.rooms}  # somebody listens there
        assert state((await hub.room(first)).room) == before

    with_hub(tmp_path, work, KEPT * weight)


def test_who_has_an_old_room_in_hand_acts_on_the_one_that_is_kept(tmp_path: Path) -> None:
    """A request may have been on its way while its room was dropped: those who listen to the new one are told."""

    async def work(hub: Hub) -> None:
        table_id, keys = await hub.lay(said())
        old = await hub.room(table_id)
        for _ in range(2):
            await hub.lay({"logbook": LONG})
        new = await hub.room(table_id)
        assert new is not old
        table = old.room.table
        assert table.awaited is not None
        await hub.act(old, [keys.seats[table.awaited]], Decide(0, str(table.game.legal()[0])))
        assert new.room.table.number == 1

    with_hub(tmp_path, work, 1)


def test_the_sum_is_that_of_the_rooms_whatever_happens(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        rooms = hub._rooms
        assert isinstance(rooms, Rooms)
        table_id, keys = await hub.lay(said())
        live = await hub.room(table_id)
        before = hub.room_bytes
        assert before == laid_weight(live.room)
        table = live.room.table
        assert table.awaited is not None
        await hub.act(live, [keys.seats[table.awaited]], Decide(0, str(table.game.legal()[0])))
        assert hub.room_bytes == before + ENTRY
        rooms.drop(live)
        rooms.drop(live)
        assert hub.room_bytes == 0
        await hub.room(table_id)
        assert hub.room_bytes == before + ENTRY

    with_hub(tmp_path, work, 10_000_000)


# Tables and bytes by address and day.


def test_an_address_lays_so_many_tables_and_bytes_a_day() -> None:
    now = [0.0]
    limits = Limits(Settings(tables_per_day=3, megabytes_per_day=1), lambda: now[0])
    for _ in range(3):
        limits.lay("a", 1000)
    refused(limits, "a", 1000)
    limits.lay("b", 999_000)
    refused(limits, "b", 2_000)
    limits.lay("b", 1_000)
    now[0] = DAY / 3
    limits.lay("a", 1000)
    refused(limits, "a", 1000)


def refused(limits: Limits, whom: str, size: int) -> None:
    with pytest.raises(ServerError) as caught:
        limits.lay(whom, size)
    assert caught.value.kind == "server-laid-enough"
    assert "error-" not in str(caught.value)


def test_long_logbooks_over_the_wire_fill_neither_the_memory_nor_the_disk(tmp_path: Path) -> None:
    """The attack: table after table with as long a logbook as may be, then as many small ones as may be."""
    with serving(tmp_path, room_megabytes=1, megabytes_per_day=2, tables_per_day=20) as server:
        first = server.make_table(gnomes=3)
        assert lay_until_refused(server, {"logbook": LONG}) in (12, 13)
        figures = dict(line.rsplit(" ", 1) for line in server.http.get("/metrics").text.splitlines() if line[0] != "#")
        assert float(figures["rednovember_room_bytes"]) < 1_200_000
        assert float(figures["rednovember_rooms"]) < 9
        assert first.look(first.watch)["number"] == 0  # it is read again
        assert lay_until_refused(server, {}) in (6, 7)


def lay_until_refused(server: Server, body: dict[str, Any]) -> int:
    for count in range(100):
        answer = server.http.post("/api/v1/tables", json=body)
        if answer.status_code != 201:
            assert is_problem(answer, 429, "server-laid-enough")
            return count
    raise AssertionError("never refused")


# FairTurns at long work.


def test_one_address_has_one_turn_at_a_time() -> None:
    async def run() -> None:
        turns, busy, most = FairTurns(2, waiting=3), list[str](), dict[str, int]()
        go = asyncio.Event()

        async def work(whom: str) -> None:
            async with turns.of(whom):
                busy.append(whom)
                most[whom] = max(most.get(whom, 0), busy.count(whom))
                await go.wait()
                busy.remove(whom)

        greedy = [asyncio.create_task(work("greedy")) for _ in range(3)]
        other = asyncio.create_task(work("other"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert sorted(busy) == ["greedy", "other"]
        with pytest.raises(RedNovemberError) as caught:
            await work("greedy")
        assert caught.value.kind == "server-too-many"
        greedy[1].cancel()
        go.set()
        await asyncio.gather(*greedy, other, return_exceptions=True)
        assert most == {"greedy": 1, "other": 1}
        assert not turns._own

    asyncio.run(run())
