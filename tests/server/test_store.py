"""The store keeps what it has acknowledged, refuses what does not follow, and says in one line what is wrong."""

import asyncio
import json
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import asyncpg
import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import DBAPIError

from rednovember.errors import RedNovemberError
from rednovember.server.hub.hub import Hub
from rednovember.server.store import Conflict, Store, StoreError, Summary, engines, writing
from rednovember.server.store.locking import FileLock
from rednovember.server.store.records import ENTRY, Record
from rednovember.server.store.retention import OVER, retire
from rednovember.table.requests import Decide
from tests.server.databases import Database
from tests.server.playing import NOTHING, InlineMinds, any_record, numbers, said, state

Play = Callable[[Store], Awaitable[None]]


def with_store(database: Database, *plays: Play) -> None:
    """Each play with the same database, opened anew."""

    async def run(play: Play) -> None:
        store = await Store.open(database.url)
        try:
            await play(store)
        finally:
            await store.close()

    for play in plays:
        asyncio.run(run(play))


async def change(store: Store, statement: str, **values: Any) -> None:
    """Change the database behind the store's back."""
    async with store.engine.connect() as connection:
        await connection.execution_options(writes=True)
        await connection.execute(text(statement), values)
        await connection.commit()


async def refusal(doing: Awaitable[object]) -> RedNovemberError:
    with pytest.raises(RedNovemberError) as caught:
        await doing
    return caught.value


# What is kept.


def test_what_was_added_is_there_after_opening_again(database: Database) -> None:
    body = {"name": "Жанна \ud800 \x00 ß", "luck": [1, 2.5, None, {"deep": True}]}

    async def write(store: Store) -> None:
        await store.add("a", [any_record(0, **body), any_record(1)], Summary(False, True, 5.0, {"gnomes": ["Ж"]}))
        await store.add("a", [any_record(2)], Summary(True, True, None, {"gnomes": ["Ж"]}))
        await store.add("b", [any_record(0)], Summary(False, True, 5.0, {"free": []}))
        await store.add("c", [], NOTHING)

    async def read(store: Store) -> None:
        assert await store.records("a") == [any_record(0, **body), any_record(1), any_record(2)]
        assert await store.records("a", 1) == [any_record(2)]
        assert await store.records("c") == []
        assert await store.lasts(["a", "b", "c"]) == {"a": 2, "b": 0}
        assert [await store.last(table_id) for table_id in "abc"] == [2, 0, -1]
        assert await store.due(5.0, 10) == ["b"]
        assert await store.due(4.9, 10) == []
        rows = await store.open_tables(10)
        assert [(row.id, row.laid_at, row.about) for row in rows] == [("b", 1.0, {"free": []})]
        assert await store.counts() == {"tables": 2, "running": 1}

    with_store(database, write, read, read)


def test_tables_that_nobody_touches_are_retired_with_their_records(database: Database) -> None:
    async def play(store: Store) -> None:
        over = Summary(True, False, None, {})
        await store.add("over", [any_record(0), any_record(1)], over)
        await store.add("running", [any_record(0)], NOTHING)
        assert await retire(store, 1.0, ~OVER) == 0
        assert await retire(store, 9.0, OVER) == 1
        assert await store.records("over") == []
        assert (await refusal(store.add("over", [any_record(2)], over))).kind == "server-no-table"
        assert await retire(store, 9.0, ~OVER) == 1
        assert await store.counts() == {"tables": 0, "running": 0}

    with_store(database, play)


# What does not follow.


def test_of_many_with_the_same_number_one_is_kept_and_the_others_in_the_same_commit_are_unharmed(
    database: Database,
) -> None:
    async def play(store: Store) -> None:
        await asyncio.gather(*(store.add(str(each), [any_record(0)], NOTHING) for each in range(20)))
        before = store.commits
        racing = [store.add("7", [any_record(1, by=each)], NOTHING) for each in range(10)]
        others = [store.add(str(each), [any_record(1)], NOTHING) for each in range(8, 20)]
        done = await asyncio.gather(*racing, *others, return_exceptions=True)
        assert [type(error) for error in done] == [type(None)] + [Conflict] * 9 + [type(None)] * 12
        assert [record.body for record in await store.records("7", 0)] == [{"by": 0}]
        assert store.commits == before + 1

    with_store(database, play)


def test_two_stores_on_one_database_settle_their_races(postgresql: Database) -> None:
    """Batches of many tables in any order: no deadlock, no gap, exactly one winner."""

    async def play() -> None:
        first, second = await Store.open(postgresql.url), await Store.open(postgresql.url)
        tables = [f"t{each}" for each in range(30)]
        await asyncio.gather(*(first.add(each, [any_record(0)], NOTHING) for each in tables))
        for number in range(1, 16):
            order = tables if number % 2 else tables[::-1]
            doing = [first.add(each, [any_record(number, by="first")], NOTHING) for each in order]
            doing += [second.add(each, [any_record(number, by="second")], NOTHING) for each in order[::-1]]
            done = await asyncio.gather(*doing, return_exceptions=True)
            won = {(each, "first") for each, error in zip(order, done[:30], strict=True) if error is None}
            won |= {(each, "second") for each, error in zip(order[::-1], done[30:], strict=True) if error is None}
            assert {type(error) for error in done} == {type(None), Conflict}
            assert sorted(each for each, _ in won) == sorted(tables)
            for each, by in won:
                assert [record.body["by"] for record in await first.records(each, number - 1)] == [by]
        await first.close()
        await second.close()

    asyncio.run(play())


def test_a_gap_cannot_be_written(database: Database) -> None:
    async def play(store: Store) -> None:
        assert (await refusal(store.add("a", [any_record(1)], NOTHING))).kind == "server-no-table"
        await store.add("a", [any_record(0)], NOTHING)
        assert isinstance(await refusal(store.add("a", [any_record(2)], NOTHING)), Conflict)
        assert isinstance(await refusal(store.add("a", [any_record(0)], NOTHING)), Conflict)
        for wrong in (
            [any_record(1), any_record(3)],
            [any_record(1), any_record(1)],
            [any_record(2), any_record(1)],
            [any_record(-1)],
        ):
            assert (await refusal(store.add("a", wrong, NOTHING))).kind == "server-record"
        done = await asyncio.gather(
            *(store.add("a", [any_record(number)], NOTHING) for number in (1, 2, 4, 3)), return_exceptions=True
        )
        assert [type(error) for error in done] == [type(None), type(None), Conflict, type(None)]
        assert numbers(await store.records("a")) == [0, 1, 2, 3]

    with_store(database, play)


def test_a_record_that_stands_in_the_way_harms_only_its_own_table(database: Database) -> None:
    """Somebody has written past the store: the unique number still holds."""

    async def play(store: Store) -> None:
        await asyncio.gather(*(store.add(each, [any_record(0)], NOTHING) for each in "abc"))
        await change(store, "INSERT INTO records VALUES ('b', 1, 1.0, 'entry', '{}')")
        done = await asyncio.gather(
            *(store.add(each, [any_record(1)], NOTHING) for each in "abc"), return_exceptions=True
        )
        assert [type(error) for error in done] == [type(None), Conflict, type(None)]
        assert await store.lasts("abc") == {"a": 1, "b": 0, "c": 1}

    with_store(database, play)


def test_what_is_no_plain_data_is_refused_before_it_harms_anybody(database: Database) -> None:
    async def play(store: Store) -> None:
        bodies: list[dict[str, Any]] = [{"x": {1}}, {"x": float("nan")}, {"x": b""}, {}]
        doing = [store.add(str(each), [any_record(0, **body)], NOTHING) for each, body in enumerate(bodies)]
        done = await asyncio.gather(*doing, return_exceptions=True)
        assert [getattr(error, "kind", None) for error in done] == ["server-record"] * 3 + [None]
        assert await store.lasts("0123") == {"3": 0}

    with_store(database, play)


def test_a_name_that_is_too_long_for_postgresql_harms_nobody_else(postgresql: Database) -> None:
    async def play(store: Store) -> None:
        done = await asyncio.gather(
            *(store.add(each, [any_record(0)], NOTHING) for each in ("a", "b" * 99, "c")), return_exceptions=True
        )
        assert [type(error) for error in done] == [type(None), StoreError, type(None)]

    with_store(postgresql, play)


def test_a_cancelled_waiter_does_not_stop_the_write(database: Database) -> None:
    async def play(store: Store) -> None:
        waiting = asyncio.create_task(store.add("a", [any_record(0)], NOTHING))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)

    async def read(store: Store) -> None:
        assert numbers(await store.records("a")) == [0]

    with_store(database, play, read)


# What a disk does.


def test_a_full_disk_is_said_and_what_was_acknowledged_stays(sqlite: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = 0

    def limited(connection: sqlite3.Connection, _: object) -> None:
        engines.prepare_sqlite(connection, _)
        connection.execute("PRAGMA max_page_count = 30")

    async def begin(store: Store) -> None:
        await store.add("a", [any_record(0)], NOTHING)

    async def fill(store: Store) -> None:
        nonlocal kept
        error: StoreError | None = None
        while error is None:
            try:
                await store.add("a", [any_record(kept + 1, text="x" * 3000)], NOTHING)
                kept += 1
            except StoreError as caught:
                error = caught
        assert (error.kind, error.params) == ("server-database", {"reason": "database or disk is full"})
        assert kept
        assert numbers(await store.records("a")) == list(range(kept + 1))

    async def go_on(store: Store) -> None:
        await store.add("a", [any_record(kept + 1)], NOTHING)
        assert numbers(await store.records("a")) == list(range(kept + 2))

    with_store(sqlite, begin)
    with monkeypatch.context() as little_space:
        little_space.setattr(writing, "prepare_sqlite", limited)
        with_store(sqlite, fill)
    with_store(sqlite, go_on)


FILLING = """
import asyncio, resource, sys
from rednovember.server.store import Store, StoreError
from tests.server.playing import NOTHING, any_record

async def main():
    store = await Store.open(sys.argv[1])
    await store.add("a", [any_record(0)], NOTHING)
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, hard))
    number = 0
    while True:
        try:
            await store.add("a", [any_record(number + 1, text="x" * 3000)], NOTHING)
        except StoreError as error:
            print(error.kind, number, flush=True)
            break
        number += 1
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    await store.add("a", [any_record(number + 1)], NOTHING)
    assert [record.number for record in await store.records("a")] == list(range(number + 2))
    await store.close()

asyncio.run(main())
"""


def test_a_file_that_the_system_lets_grow_no_more(sqlite: Database) -> None:
    """Writes fail in the middle of the log that SQLite keeps beside the file: nothing acknowledged is lost."""
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[1] == resource.RLIM_INFINITY
    done = subprocess.run(
        [sys.executable, "-c", FILLING, sqlite.url], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.stderr == ""
    kind, number = done.stdout.split()
    assert kind == "server-database"
    with closing(sqlite3.connect(sqlite.file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("SELECT max(number), count(*) FROM records").fetchone() == (
            int(number) + 1,
            int(number) + 2,
        )


def test_a_full_disk_of_postgresql(postgresql: Database) -> None:
    async def play(store: Store) -> None:
        def fail(_c: object, _k: object, statement: str, *_: object) -> None:
            if statement.startswith("INSERT INTO records"):
                cause = asyncpg.DiskFullError("could not extend file: No space left on device")
                raise DBAPIError(statement, {"body": "secret"}, cause)

        await store.add("a", [any_record(0)], NOTHING)
        event.listen(store.engine.sync_engine, "before_cursor_execute", fail)
        error = await refusal(store.add("a", [any_record(1)], NOTHING))
        assert str(error) == "the database cannot be used: could not extend file: No space left on device"
        event.remove(store.engine.sync_engine, "before_cursor_execute", fail)
        assert await store.lasts("a") == {"a": 0}
        await store.add("a", [any_record(1)], NOTHING)

    with_store(postgresql, play)


def test_a_locked_file_is_said_and_works_again(sqlite: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "BUSY", 50)

    async def play(store: Store) -> None:
        await store.add("a", [any_record(0)], NOTHING)
        with closing(sqlite3.connect(sqlite.file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert str(await refusal(store.add("a", [any_record(1)], NOTHING))).endswith("database is locked")
            assert numbers(await store.records("a")) == [0]
            other.execute("ROLLBACK")
        await store.add("a", [any_record(1)], NOTHING)

    with_store(sqlite, play)


def test_a_lost_connection_is_said_and_the_pool_recovers(own_postgresql: Database) -> None:
    """PostgreSQL is killed under the store while it writes: what was acknowledged is there, the rest is refused."""
    cluster = own_postgresql.cluster
    assert cluster is not None
    tables = [f"t{each}" for each in range(20)]

    async def play(store: Store) -> None:
        await asyncio.gather(*(store.add(each, [any_record(0)], NOTHING) for each in tables))
        acknowledged = dict.fromkeys(tables, 0)
        refused: list[RedNovemberError] = []
        goes_on = True

        async def write(table_id: str) -> None:
            while goes_on:
                try:
                    await store.add(table_id, [any_record(acknowledged[table_id] + 1)], NOTHING)
                    acknowledged[table_id] += 1
                except Conflict:  # it was there, though nobody could say so
                    acknowledged[table_id] = await store.last(table_id)
                except StoreError as error:
                    refused.append(error)
                    await asyncio.sleep(0.02)

        writing = [asyncio.create_task(write(each)) for each in tables]
        for _ in range(3):
            await asyncio.sleep(0.3)
            reached = sum(acknowledged.values())
            await asyncio.to_thread(cluster.stop)
            await asyncio.sleep(0.1)
            await asyncio.to_thread(cluster.start)
            while sum(acknowledged.values()) <= reached + 20:
                await asyncio.sleep(0.05)
        goes_on = False
        await asyncio.gather(*writing)
        assert refused
        assert {error.kind for error in refused} == {"server-database"}
        assert not any("\n" in str(error) or "INSERT" in str(error) for error in refused)
        for table_id in tables:
            assert numbers(await store.records(table_id)) == list(range(acknowledged[table_id] + 1))

    with_store(own_postgresql, play)


def test_a_database_that_acknowledges_too_early_is_told_not_to(cluster: Any, postgresql: Database) -> None:
    name = postgresql.url.partition("@/")[2].partition("?")[0]
    cluster.sql(f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def play(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert (await connection.execute(text("SHOW synchronous_commit"))).scalar() == "on"

    with_store(postgresql, play)


def test_sqlite_writes_through_to_the_disk(sqlite: Database) -> None:
    async def play(store: Store) -> None:
        async with store.engine.connect() as connection:
            for pragma, wanted in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert (await connection.execute(text(f"PRAGMA {pragma}"))).scalar() == wanted

    with_store(sqlite, play)


# Rows that are damaged.


DAMAGES = {
    "no JSON": "UPDATE records SET body = '{\"gnome' WHERE table_id = :id AND number = 1",
    "no object": "UPDATE records SET body = '[1, 2]' WHERE table_id = :id AND number = 1",
    "another shape": "UPDATE records SET body = '{}' WHERE table_id = :id AND number = 1",
    "wrong types": 'UPDATE records SET body = \'{"decided": 5, "gnome": []}\' WHERE table_id = :id AND number = 1',
    "an unknown kind": "UPDATE records SET kind = 'sung' WHERE table_id = :id AND number = 1",
    "a second beginning": "UPDATE records SET kind = 'laid' WHERE table_id = :id AND number = 1",
    "a gap": "UPDATE records SET number = 77 WHERE table_id = :id AND number = 1",
    "no beginning": "DELETE FROM records WHERE table_id = :id AND number = 0",
    "a foreign record": "UPDATE records SET body = (SELECT body FROM records WHERE table_id = :other AND number = 2) "
    "WHERE table_id = :id AND number = 1",
    "a foreign beginning": "UPDATE records SET body = (SELECT body FROM records "
    "WHERE table_id = :other AND number = 0) WHERE table_id = :id AND number = 0",
}
SQLITE_DAMAGES = {
    "bytes that are no text": "UPDATE records SET body = CAST(x'7b22ff22' AS TEXT) WHERE table_id = :id AND number = 1",
    "a number that is none": "UPDATE records SET number = 'one' WHERE table_id = :id AND number = 1",
    "a time that is none": "UPDATE records SET at = 'noon' WHERE table_id = :id AND number = 1",
    "a kind that is none": "UPDATE records SET kind = x'00' WHERE table_id = :id AND number = 1",
}


async def damaged_table(store: Store, damage: str) -> None:
    hub = Hub(store, InlineMinds())
    one, one_keys = await hub.lay(said(seed=1))
    other, other_keys = await hub.lay(said(seed=2, gnomes=["Dora", "Emil", "Fjodor"]))
    for table_id, keys in ((one, one_keys), (other, other_keys)):
        live = await hub.room(table_id)
        for _ in range(3):
            decision = str(live.room.table.game.legal()[0])
            await hub.act(live, keys.seats.values(), Decide(live.room.table.number, decision))
    await change(store, damage, **{"id": one, **({"other": other} if ":other" in damage else {})})
    fresh = Hub(store, InlineMinds())
    error = await refusal(fresh.room(one))
    assert error.kind == "server-record"
    assert str(error).startswith("the log of this table cannot be read: record ")
    live = await fresh.room(other)
    assert state(live.room) == state((await hub.room(other)).room)
    decision = str(live.room.table.game.legal()[0])
    await fresh.act(live, other_keys.seats.values(), Decide(live.room.table.number, decision))


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_log_is_refused_and_other_tables_are_unharmed(database: Database, damage: str) -> None:
    with_store(database, lambda store: damaged_table(store, DAMAGES[damage]))


@pytest.mark.parametrize("damage", SQLITE_DAMAGES)
def test_sqlite_holds_anything_and_it_is_refused(sqlite: Database, damage: str) -> None:
    with_store(sqlite, lambda store: damaged_table(store, SQLITE_DAMAGES[damage]))


def test_a_record_keeps_its_body_as_plain_ascii(sqlite: Database) -> None:
    async def play(store: Store) -> None:
        await store.add("a", [Record(0, 1.0, ENTRY, {"name": "Жанна"})], NOTHING)

    with_store(sqlite, play)
    with closing(sqlite3.connect(sqlite.file)) as connection:
        (body,) = connection.execute("SELECT body FROM records").fetchone()
    assert body.isascii()
    assert json.loads(body) == {"name": "Жанна"}


# Files and URLs.


def test_file_and_folder_are_their_owners_alone(sqlite: Database) -> None:
    async def play(store: Store) -> None:
        await store.add("a", [any_record(0)], NOTHING)
        modes = {path.name: path.stat().st_mode & 0o777 for path in sqlite.file.parent.iterdir()}
        assert {"server.db", "server.db-wal", "server.db-shm", "server.db.lock"} <= set(modes)
        assert set(modes.values()) == {0o600}
        assert sqlite.file.parent.stat().st_mode & 0o777 == 0o700

    with_store(sqlite, play)


def test_a_file_has_one_server(sqlite: Database) -> None:
    async def play(store: Store) -> None:
        error = await refusal(Store.open(sqlite.url))
        assert error.kind == "server-database-in-use"
        assert str(sqlite.file) in str(error)
        script = "import asyncio, sys; from rednovember.server.store import Store; asyncio.run(Store.open(sys.argv[1]))"
        other = subprocess.run([sys.executable, "-c", script, sqlite.url], capture_output=True, text=True, check=False)
        assert "is in use by another server" in other.stderr
        linked = sqlite.file.parent / "link.db"
        linked.symlink_to(sqlite.file)
        assert (await refusal(Store.open(f"sqlite:///{linked}"))).kind == "server-database-in-use"
        await store.add("a", [any_record(0)], NOTHING)

    with_store(sqlite, play, lambda store: store.add("a", [any_record(1)], NOTHING))


OTHER_SERVER: Final = """
import asyncio, sys
from rednovember.server.store import Store
asyncio.run(Store.open(sys.argv[1]))
"""


def test_a_removed_lock_or_another_name_lets_no_second_server_in(sqlite: Database) -> None:
    async def play(store: Store) -> None:
        linked = sqlite.file.parent / "hard.db"
        linked.hardlink_to(sqlite.file)
        sqlite.file.with_name(f"{sqlite.file.name}.lock").unlink()
        for url in (sqlite.url, f"sqlite:///{linked}"):
            assert (await refusal(Store.open(url))).kind == "server-database-in-use"
            command = [sys.executable, "-c", OTHER_SERVER, url]
            other = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
            assert "is in use by another server" in other.stderr
        await store.add("a", [any_record(0)], NOTHING)

    with_store(sqlite, play, lambda store: store.add("a", [any_record(1)], NOTHING))


def test_a_lock_can_be_taken_again_after_it_was_released(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "a.db")
    lock.release()
    lock.release()
    FileLock(tmp_path / "a.db").release()


@pytest.mark.parametrize(
    "url",
    [
        "",
        "nonsense",
        "mysql://user:hush@host/name",
        "sqlite:///file:x?mode=ro&uri=true",
        "postgresql://a:hush@b:port/c",
    ],
)
def test_a_wrong_url_is_said_without_it(url: str) -> None:
    with pytest.raises(StoreError) as caught:
        asyncio.run(Store.open(url))
    assert caught.value.kind.startswith("server-database-")
    assert "hush" not in str(caught.value)
    assert caught.value.__cause__ is None


def test_what_is_no_database_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("a diary, and no database at all\n" * 40)
    (tmp_path / "folder.db").mkdir()
    (tmp_path / "file").write_text("")
    for name in ("text.db", "folder.db", "file/inside.db"):
        with pytest.raises(StoreError) as caught:
            asyncio.run(Store.open(f"sqlite:///{tmp_path / name}"))
        assert caught.value.kind == "server-database"
        assert "\n" not in str(caught.value)
    FileLock(tmp_path / "text.db").release()  # nobody holds it


def test_a_postgresql_that_is_not_there_is_said_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        asyncio.run(Store.open(f"postgresql://me:hush@/name?host={tmp_path}"))
    assert caught.value.kind == "server-database"
    assert "hush" not in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_database_of_postgresql_that_is_not_there_is_said_in_one_line(cluster: Any) -> None:
    with pytest.raises(StoreError) as caught:
        asyncio.run(Store.open(cluster.url("nowhere")))
    assert str(caught.value) == 'the database cannot be used: database "nowhere" does not exist'


def test_a_store_in_memory() -> None:
    async def play() -> None:
        store = await Store.open("sqlite://")
        await asyncio.gather(*(store.add(str(each), [any_record(0)], NOTHING) for each in range(9)))
        await asyncio.gather(*(store.records(str(each)) for each in range(9)), store.add("1", [any_record(1)], NOTHING))
        assert await store.counts() == {"tables": 9, "running": 9}
        await store.close()

    asyncio.run(play())
