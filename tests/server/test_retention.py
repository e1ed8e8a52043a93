"""Old tables go when their days are over, and not before."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from rednovember.server.running.settings import Settings
from rednovember.server.store import Store, StoreError, Summary, retention
from rednovember.server.store.records import Record
from rednovember.server.store.retention import DAY, HOUR, Retired, keep_tidy, retire_old
from rednovember.server.store.schema import RECORDS, TABLES

NOW = 1_000 * DAY


def with_store(tmp_path: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/server.db")
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def store_table(store: Store, name: str, days: float, *, over: bool) -> None:
    """A table that was touched last so many days ago."""
    at = NOW - days * DAY
    records = [Record(0, at - 5, "laid", {}), Record(1, at, "said", {})]
    await store.add(name, records, Summary(over, False, None, {}))


async def left(store: Store) -> list[str]:
    async with store.engine.connect() as connection:
        tables = list((await connection.execute(select(TABLES.c.id).order_by(TABLES.c.id))).scalars())
        records = (await connection.execute(select(func.count()).select_from(RECORDS))).scalar_one()
    assert records == 2 * len(tables)
    return tables


async def four(store: Store) -> None:
    await store_table(store, "finished-new", 9.9, over=True)
    await store_table(store, "finished-old", 10.1, over=True)
    await store_table(store, "unfinished-new", 29.9, over=False)
    await store_table(store, "unfinished-old", 30.1, over=False)


@pytest.mark.parametrize(
    ("finished", "unfinished", "gone"),
    [
        (0, 0, []),
        (10, 0, ["finished-old"]),
        (0, 30, ["unfinished-old"]),
        (10, 30, ["finished-old", "unfinished-old"]),
        (0, 1, ["unfinished-new", "unfinished-old"]),
        (1, 0, ["finished-new", "finished-old"]),
        (11, 31, []),
    ],
)
def test_each_kind_has_days_of_its_own(tmp_path: Path, finished: int, unfinished: int, gone: list[str]) -> None:
    settings = Settings(
        data=tmp_path, retention_days=finished, retention_unfinished_days=unfinished, retention_unplayed_days=0
    )

    async def work(store: Store) -> None:
        await four(store)
        before = await left(store)
        done = await retire_old(store, settings, NOW)
        assert sum(done) == len(gone)
        assert await left(store) == [name for name in before if name not in gone]
        assert await retire_old(store, settings, NOW) == (0, 0, 0)

    with_store(tmp_path, work)


def test_many_go_a_few_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "AT_ONCE", 2)

    async def work(store: Store) -> None:
        for number in range(5):
            await store_table(store, f"old-{number}", 50, over=True)
        assert await retire_old(store, Settings(data=tmp_path, retention_days=1), NOW) == (5, 0, 0)
        assert await left(store) == []

    with_store(tmp_path, work)


class Clock:
    """Time that passes only in sleep; the third sleep ends it all."""

    def __init__(self) -> None:
        self.now = NOW
        self.slept: list[float] = []

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.slept.append(seconds)
        if len(self.slept) == 3:
            raise asyncio.CancelledError


def test_it_is_done_at_the_start_and_each_day(tmp_path: Path) -> None:
    clock = Clock()

    async def work(store: Store) -> None:
        await store_table(store, "at-once", 10.5, over=True)
        await store_table(store, "a-day-later", 9.5, over=True)
        await store_table(store, "stays", 0, over=True)
        with pytest.raises(asyncio.CancelledError):
            await keep_tidy(store, Settings(data=tmp_path, retention_days=10), clock, clock.sleep)
        assert clock.slept == [DAY, DAY, DAY]
        assert await left(store) == ["stays"]

    with_store(tmp_path, work)


def test_it_ends_at_once_if_everything_is_kept(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await keep_tidy(store, Settings(data=tmp_path, retention_unplayed_days=0), Clock(), Clock().sleep)

    with_store(tmp_path, work)


def test_a_store_that_fails_is_tried_again_in_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, tries = Clock(), list[float]()

    async def fails(store: Store, settings: Settings, now: float) -> Retired:
        tries.append(now)
        if len(tries) == 1:
            raise StoreError("server-database", reason="no")
        return Retired()

    monkeypatch.setattr(retention, "retire_old", fails)

    async def work(store: Store) -> None:
        with pytest.raises(asyncio.CancelledError):
            await keep_tidy(store, Settings(data=tmp_path, retention_days=1), clock, clock.sleep)

    with_store(tmp_path, work)
    assert clock.slept == [HOUR, DAY, DAY]


def test_tables_at_which_no_person_has_decided_anything_go_after_a_week(tmp_path: Path) -> None:
    """What was said, claimed or decided by bots does not count; what a person has decided does, whatever their name."""

    async def work(store: Store) -> None:
        bot: dict[str, Any] = {
            "kind": "decided",
            "gnome": "Anna",
            "by": "",
            "decision": "stay",
            "luck": {},
            "fault": None,
        }
        kinds: dict[str, list[dict[str, Any]]] = {
            "bots": [bot],
            "person": [bot, {**bot, "by": "Anna"}],
            "odd-name": [{**bot, "by": '"by":""'}],
            "handed": [{"kind": "handed", "gnome": "Anna", "by": "Anna", "bot": "bosun"}],
        }
        for name, bodies in kinds.items():
            for age, at in (("old", NOW - 7.1 * DAY), ("new", NOW - 6.9 * DAY)):
                laid = [Record(0, at, "laid", {"by": "Anna"}), Record(1, at, "said", {"by": "Anna", "text": "ahoy"})]
                entries = [Record(2 + place, at, "entry", body) for place, body in enumerate(bodies)]
                await store.add(f"{name}-{age}", [*laid, *entries], Summary(False, False, None, {}))
        assert await retire_old(store, Settings(data=tmp_path), NOW) == (0, 0, 1)
        async with store.engine.connect() as connection:
            names = set((await connection.execute(select(TABLES.c.id))).scalars())
        assert "bots-old" not in names
        assert len(names) == 7

    with_store(tmp_path, work)
