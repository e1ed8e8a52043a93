"""A database is brought up to date by whoever opens it, and one of a later version is refused."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from rednovember.server.store import Store, StoreError
from rednovember.server.store.schema import METADATA, VERSION
from rednovember.server.store.upgrading import settings
from tests.server.databases import Database
from tests.server.playing import NOTHING, any_record, numbers
from tests.support import ROOT, SOURCE

OPENING = """
import asyncio, sys
from rednovember.server.store import Store
async def main():
    store = await Store.open(sys.argv[1])
    await store.close()
sys.stdin.readline()
asyncio.run(main())
"""


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


def test_the_version_that_needs_no_migration_is_the_last() -> None:
    assert ScriptDirectory.from_config(settings()).get_heads() == [VERSION]


@pytest.mark.smoke
def test_migrations_make_the_tables_that_the_store_knows(database: Database) -> None:
    async def play() -> None:
        store = await Store.open(database.url)
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await store.close()

    asyncio.run(play())


def test_a_difference_would_be_found(database: Database) -> None:
    async def play() -> None:
        store = await Store.open(database.url)
        async with store.engine.begin() as connection:
            await connection.execute(text("ALTER TABLE tables ADD COLUMN colour TEXT"))
        async with store.engine.connect() as connection:
            assert len(await connection.run_sync(differences)) == 1
        await store.close()

    asyncio.run(play())


def test_opening_again_changes_nothing(database: Database) -> None:
    async def play() -> None:
        for number in range(3):
            store = await Store.open(database.url)
            await store.add("a", [any_record(number)], NOTHING)
            assert numbers(await store.records("a")) == list(range(number + 1))
            await store.close()

    asyncio.run(play())


def test_processes_that_open_an_empty_database_at_once_do_not_get_in_each_others_way(postgresql: Database) -> None:
    starting = [
        subprocess.Popen(
            [sys.executable, "-c", OPENING, postgresql.url], stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        for _ in range(4)
    ]
    for process in starting:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    for process in starting:
        _, errors = process.communicate(timeout=120)
        assert (process.returncode, errors) == (0, "")


def test_stores_that_open_an_empty_database_at_once_do_not_get_in_each_others_way(postgresql: Database) -> None:
    async def play() -> None:
        stores = await asyncio.gather(*(Store.open(postgresql.url) for _ in range(6)))
        for store in stores:
            await store.close()

    asyncio.run(play())


def test_a_database_of_a_later_version_is_refused(database: Database) -> None:
    async def play() -> None:
        store = await Store.open(database.url)
        async with store.engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await store.close()
        for _ in range(2):
            with pytest.raises(StoreError) as caught:
                await Store.open(database.url)
            assert caught.value.kind == "server-database-newer"
            assert "later version of Red November (it is at 9999" in str(caught.value)

    asyncio.run(play())


def test_there_is_one_line_of_migrations() -> None:
    scripts = ScriptDirectory.from_config(settings())
    assert len(scripts.get_heads()) == 1
    assert len(scripts.get_bases()) == 1


def test_what_is_installed_holds_the_migrations(tmp_path: Path) -> None:
    """A copy of the package as a wheel has it opens an empty database."""
    building = ["setup.py", "-q", "egg_info", "--egg-base", str(tmp_path), "build_py", "--build-lib", str(tmp_path)]
    plain = {**os.environ, "REDNOVEMBER_PLAIN": "1", "PYTHONPATH": ""}
    subprocess.run([sys.executable, *building], cwd=ROOT, env=plain, check=True, capture_output=True, timeout=120)
    folder = Path("rednovember", "server", "store", "migrations")
    wanted = {
        path.relative_to(SOURCE.parent) for path in (SOURCE.parent / folder).rglob("*.*") if path.suffix != ".pyc"
    }
    assert folder / "versions" / "v0001_tables_and_records.py" in wanted
    assert wanted == {path.relative_to(tmp_path) for path in (tmp_path / folder).rglob("*.*")}
    opening = [sys.executable, "-c", OPENING, f"sqlite:///{tmp_path / 'server.db'}"]
    subprocess.run(
        opening, input="\n", text=True, cwd="/", env={**plain, "PYTHONPATH": str(tmp_path)}, check=True, timeout=120
    )
    assert (tmp_path / "server.db").stat().st_size
