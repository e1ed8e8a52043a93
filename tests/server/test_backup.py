"""Backup and restore: what comes back is what was there, on either database; or nothing, and a line that says why."""

import asyncio
import gzip
import json
import os
import signal
import sqlite3
import subprocess
import sys
import zlib
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rednovember.cli import main
from rednovember.errors import RedNovemberError
from rednovember.server.errors import ServerError
from rednovember.server.hub.hub import Hub
from rednovember.server.requests import RECORD_TYPES, rebuild
from rednovember.server.requests.talking import Chat
from rednovember.server.store import Store, backup
from rednovember.server.store.backup import Shown, load, run_backup, run_restore, save
from rednovember.server.store.backup_file import Counts, check
from rednovember.table import Reply, Runner, Table
from rednovember.words import Words, languages, say_error
from tests.server.databases import Cluster, Database, _new_database
from tests.server.playing import NOTHING as SUMMARY
from tests.server.playing import any_record, said, state
from tests.support import SOURCE

TEXT = "Grüße aus dem U-Boot — Привет, 艦長 \U0001f37a \u2028 \\ \" ' \x00".replace("\x00", "")


class MindsHere:
    """Bots that think in this process."""

    def __init__(self) -> None:
        self._runner = Runner()

    async def reply(self, table_id: str, table: Table) -> Reply:
        question = table.question()
        assert question is not None
        return self._runner.reply(question)


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """The database that a backup is restored into."""
    if request.param == "sqlite":
        yield Database(f"sqlite:///{tmp_path / 'target' / 'server.db'}")
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        yield from _new_database(cluster)


async def played(url: str) -> dict[str, dict[str, Any]]:
    """Two tables, one of them played by bots to its end, and one with chat; all that their rooms are."""
    store = await Store.open(url)
    hub = Hub(store, MindsHere())
    bots = {"bots": dict.fromkeys(("Anna", "Boris", "Cyril"), "random")}
    first, _ = await hub.lay(said(**bots))
    second, keys = await hub.lay(said())
    live = await hub.room(second)
    await hub.act(live, [keys.host], Chat(TEXT))
    bots_live = await hub.room(first)
    while bots_live.thinking is not None and not bots_live.thinking.done():
        await bots_live.thinking
    assert bots_live.room.table.over
    out = {one: state((await hub.room(one)).room) for one in (first, second)}
    await hub.close()
    await store.close()
    return out


async def rooms(url: str, tables: list[str]) -> dict[str, dict[str, Any]]:
    store = await Store.open(url)
    out = {one: state(rebuild(await store.records(one))) for one in tables}
    await store.close()
    return out


async def fill(url: str, tables: int, records: int = 3) -> None:
    store = await Store.open(url)
    for table in range(tables):
        await store.add(f"t{table:05}", [any_record(number, text=TEXT) for number in range(records)], SUMMARY)
    await store.close()


async def counts(url: str) -> int:
    store = await Store.open(url)
    found = await store.counts()
    await store.close()
    return found["tables"]


def refused(work: Any) -> RedNovemberError:
    with pytest.raises(RedNovemberError) as caught:
        asyncio.run(work)
    for language in languages():
        assert "\n" not in say_error(Words(language), caught.value)
    return caught.value


def test_rooms_that_come_back_are_those_that_were(database: Database, target: Database, tmp_path: Path) -> None:
    file = tmp_path / "all.rnb"
    before = asyncio.run(played(database.url))
    saved = asyncio.run(save(database.url, file))
    assert saved == check(file, backup.COLUMNS)
    assert asyncio.run(load(target.url, file)) == saved
    assert asyncio.run(rooms(target.url, list(before))) == before
    again = tmp_path / "again.rnb"
    asyncio.run(save(target.url, again))
    assert unpacked(again)[1:-1] == unpacked(file)[1:-1]


def unpacked(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines()


def test_a_table_that_came_back_can_be_played_on(sqlite: Database, target: Database, tmp_path: Path) -> None:
    file = tmp_path / "all.rnb"

    async def work() -> None:
        store = await Store.open(sqlite.url)
        hub = Hub(store, MindsHere())
        table, keys = await hub.lay(said())
        await hub.close()
        await store.close()
        await save(sqlite.url, file)
        await load(target.url, file)
        store = await Store.open(target.url)
        hub = Hub(store, MindsHere())
        await hub.act(await hub.room(table), [keys.host], Chat("on"))
        assert (await store.last(table)) == 1
        await hub.close()
        await store.close()

    asyncio.run(work())


def test_it_is_one_moment_while_others_write(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "all.rnb"
    monkeypatch.setattr(backup, "AT_ONCE", 3)

    async def work() -> Counts:
        await fill(database.url, 10)
        store = await Store.open(database.url)

        async def write(number: int) -> None:
            await store.add(f"new{number}", [any_record()], SUMMARY)
            await store.add("t00009", [any_record(3 + number)], SUMMARY)

        progress = 0
        writing = list[asyncio.Task[None]]()

        def meanwhile(done: int, total: int) -> None:
            nonlocal progress
            progress += 1
            writing.append(asyncio.ensure_future(written_after(writing[-1] if writing else None, len(writing))))

        async def written_after(before: asyncio.Task[None] | None, number: int) -> None:
            if before is not None:
                await before
            await write(number)

        await write_first(store)
        out = await save(database.url, file, meanwhile)
        await asyncio.gather(*writing)
        assert progress > 5
        await store.close()
        return out

    async def write_first(store: Store) -> None:
        await store.add("first", [any_record()], SUMMARY)

    saved = asyncio.run(work())
    assert saved == Counts(11, 31)
    assert check(file, backup.COLUMNS) == saved


def test_the_file_is_its_owner_s_alone_and_says_what_it_is(sqlite: Database, tmp_path: Path) -> None:
    file = tmp_path / "all.rnb"
    asyncio.run(fill(sqlite.url, 2))
    file.write_text("something older")
    file.chmod(0o644)
    asyncio.run(save(sqlite.url, file))
    assert file.stat().st_mode & 0o777 == 0o600
    assert sorted(tmp_path.iterdir()) == [file, tmp_path / "data"]
    header = json.loads(unpacked(file)[0])
    assert (header["kind"], header["format"], header["tables"], header["records"]) == ("rednovember-backup", 1, 2, 6)


def test_what_is_damaged_is_copied_and_named(sqlite: Database, tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "all.rnb"
    asyncio.run(fill(sqlite.url, 7))
    with closing(sqlite3.connect(sqlite.file)) as connection, connection:
        for change in (
            """UPDATE records SET body = '{"x":' WHERE table_id = 't00001' AND number = 1""",
            "UPDATE records SET body = x'ff00' WHERE table_id = 't00002' AND number = 2",
            "UPDATE records SET kind = 'count' WHERE table_id = 't00003' AND number = 0",
            "DELETE FROM records WHERE table_id = 't00004' AND number = 1",
            "UPDATE tables SET summary = '{' WHERE id = 't00005'",
            "DELETE FROM records WHERE table_id = 't00006' AND number = 0",
        ):
            assert connection.execute(change).rowcount == 1
    for language in languages():
        assert main(["backup", str(file), "--database", sqlite.url, "--lang", language]) == 0
        *told, done = capsys.readouterr().err.splitlines()
        assert str(file) in done
        assert len(told) == 6
        assert all(f"t0000{number}" in line for number, line in zip((5, 1, 2, 3, 4, 6), told, strict=True))
    assert main(["backup", str(file), "--database", sqlite.url, "--lang", "en"]) == 0
    told = capsys.readouterr().err.splitlines()
    assert told[1] == (
        "Warning: table t00001: record 1 is damaged or missing in the database; the backup holds it as it is"
    )
    assert "record 1" in told[4]
    assert "record 0" in told[5]
    assert check(file, backup.COLUMNS) == Counts(7, 19)


def test_a_whole_database_is_copied_without_a_warning(database: Database, tmp_path: Path, capsys: Any) -> None:
    asyncio.run(played(database.url))
    assert main(["backup", str(tmp_path / "all.rnb"), "--database", database.url, "--lang", "en"]) == 0
    (done,) = capsys.readouterr().err.splitlines()
    assert "2 tables" in done


def test_many_that_are_damaged_are_not_all_named(sqlite: Database, tmp_path: Path, capsys: Any) -> None:
    asyncio.run(fill(sqlite.url, 12))
    with closing(sqlite3.connect(sqlite.file)) as connection, connection:
        connection.execute("UPDATE records SET body = '' WHERE number > 0")
    assert main(["backup", str(tmp_path / "all.rnb"), "--database", sqlite.url, "--lang", "en"]) == 0
    told = capsys.readouterr().err.splitlines()
    assert len(told) == backup.MOST_NAMED + 2
    assert told[-2] == "Warning: 4 more are damaged"


def test_nothing_is_restored_under_a_server_that_runs(database: Database, tmp_path: Path) -> None:
    file, other = tmp_path / "all.rnb", f"sqlite:///{tmp_path / 'other.db'}"
    asyncio.run(fill(other, 2))
    asyncio.run(save(other, file))

    async def work() -> str:
        store = await Store.open(database.url)
        try:
            await load(database.url, file, replace=True)
        except ServerError as error:
            return error.kind
        finally:
            await store.close()
        return ""

    assert asyncio.run(work()) == ("restore-in-use" if database.is_postgresql else "server-database-in-use")
    assert asyncio.run(load(database.url, file, replace=True)) == Counts(2, 6)


def test_a_database_that_is_not_empty_is_left_as_it_is(database: Database, tmp_path: Path) -> None:
    file, other = tmp_path / "all.rnb", f"sqlite:///{tmp_path / 'other.db'}"
    asyncio.run(fill(other, 3))
    asyncio.run(save(other, file))
    asyncio.run(fill(database.url, 1, records=1))
    error = refused(load(database.url, file))
    assert (error.kind, error.params["count"]) == ("restore-not-empty", 1)
    assert asyncio.run(counts(database.url)) == 1
    asyncio.run(load(database.url, file, replace=True))
    assert asyncio.run(counts(database.url)) == 3


@pytest.mark.parametrize("part", [0.0, 0.05, 0.5, 0.9, 0.999])
def test_a_file_that_was_cut_off_is_refused(sqlite: Database, tmp_path: Path, part: float) -> None:
    file = tmp_path / "all.rnb"
    asyncio.run(fill(sqlite.url, 20))
    asyncio.run(save(sqlite.url, file))
    whole = file.read_bytes()
    file.write_bytes(whole[: int(len(whole) * part)])
    empty = tmp_path / "empty" / "server.db"
    assert refused(load(f"sqlite:///{empty}", file)).kind in ("backup-damaged", "backup-none")
    assert not empty.exists()


def test_every_damaged_byte_is_found(sqlite: Database, tmp_path: Path) -> None:
    file = tmp_path / "all.rnb"
    asyncio.run(fill(sqlite.url, 3))
    asyncio.run(save(sqlite.url, file))
    whole = file.read_bytes()
    for place in range(10, len(whole)):  # before stands what gzip does not check: its time and its system
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 0x41]) + whole[place + 1 :])
        with pytest.raises(ServerError):
            check(file, backup.COLUMNS)


def changed(lines: list[bytes], what: str) -> list[bytes]:
    """Lines of a backup that gzip finds nothing wrong with."""
    header = json.loads(lines[0])
    return {
        "no-end": lines[:-1],
        "no-row": [*lines[:3], *lines[4:]],
        "twice": [*lines[:3], lines[2], *lines[3:]],
        "order": [lines[0], lines[2], lines[1], *lines[3:]],
        "more": [*lines, b"[]"],
        "letter": [*lines[:2], lines[2].replace(b"t00001", b"t00007"), *lines[3:]],
        "no-json": [lines[0], b"{", *lines[1:]],
        "number": [lines[0], b"5", *lines[1:]],
        "unknown-row": [lines[0], b'["gnome"]', *lines[1:]],
        "odd-row": [lines[0], b'[["table"]]', *lines[1:]],
        "narrow-row": [lines[0], b'["table", 1]', *lines[1:]],
        "no-counts": [json.dumps({**header, "tables": None}).encode(), *lines[1:]],
        "no-columns": [json.dumps({**header, "columns": 5}).encode(), *lines[1:]],
        "other-counts": [json.dumps({**header, "tables": 7}).encode(), *lines[1:]],
        "newer": [json.dumps({**header, "format": 2, "program": "9.0"}).encode(), *lines[1:]],
        "column": [lines[0].replace(b'"summary"', b'"sumarry"'), *lines[1:]],
        "other": [b'{"kind": "something"}', *lines[1:]],
        "list": [b"[]"],
        "empty": [],
    }[what]


@pytest.mark.parametrize(
    ("what", "kind"),
    [
        *((what, "backup-damaged") for what in (
            "no-end", "no-row", "twice", "order", "more", "letter", "no-json", "number", "unknown-row", "odd-row",
            "narrow-row", "no-counts", "no-columns", "other-counts",
        )),
        *((what, "backup-newer") for what in ("newer", "column")),
        *((what, "backup-none") for what in ("other", "list", "empty")),
    ],
)  # fmt: skip
def test_a_file_that_is_not_as_it_was_written_is_refused(
    sqlite: Database, tmp_path: Path, what: str, kind: str
) -> None:
    file = tmp_path / "all.rnb"
    asyncio.run(fill(sqlite.url, 3))
    asyncio.run(save(sqlite.url, file))
    file.write_bytes(gzip.compress(b"".join(line + b"\n" for line in changed(unpacked(file), what))))
    empty = tmp_path / "empty" / "server.db"
    assert refused(load(f"sqlite:///{empty}", file)).kind == kind
    assert not empty.exists()


def test_a_file_that_is_none_or_cannot_be_read_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'server.db'}"
    file = tmp_path / "x"
    assert refused(load(url, file)).kind == "backup-not-read"
    assert refused(load(url, tmp_path)).kind == "backup-not-read"
    file.write_text("no backup")
    assert refused(load(url, file)).kind == "backup-none"
    file.write_bytes(b"\x1f\x8b" + zlib.compress(b"x"))
    assert refused(load(url, file)).kind in ("backup-none", "backup-damaged")


def test_what_fails_on_the_way_leaves_nothing(
    target: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, other = tmp_path / "all.rnb", f"sqlite:///{tmp_path / 'other.db'}"
    asyncio.run(fill(other, 10))
    asyncio.run(save(other, file))
    monkeypatch.setattr(backup, "AT_ONCE", 3)

    def breaks(done: int, total: int) -> None:
        if done > 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        asyncio.run(load(target.url, file, progress=breaks))
    assert asyncio.run(counts(target.url)) == 0
    asyncio.run(load(target.url, file))
    assert asyncio.run(counts(target.url)) == 10


def test_a_backup_that_fails_leaves_the_older_one(sqlite: Database, tmp_path: Path) -> None:
    file = tmp_path / "all.rnb"
    file.write_text("older")
    asyncio.run(fill(sqlite.url, 3))

    def breaks(done: int, total: int) -> None:
        raise OSError(28, "No space left on device")

    error = refused(save(sqlite.url, file, breaks))
    assert error.kind == "not-written"
    assert file.read_text() == "older"
    assert sorted(tmp_path.iterdir()) == [file, tmp_path / "data"]


def test_what_cannot_be_backed_up_is_said(sqlite: Database, tmp_path: Path) -> None:
    file = tmp_path / "all.rnb"
    assert refused(save(sqlite.url, file)).kind == "backup-no-database"
    assert not sqlite.file.exists()
    asyncio.run(fill(sqlite.url, 1))
    assert refused(save(sqlite.url, sqlite.file)).kind == "backup-onto-itself"
    assert refused(save(sqlite.url, tmp_path / "nowhere" / "x")).kind == "not-written"
    empty = tmp_path / "empty.db"
    empty.touch()
    assert refused(save(f"sqlite:///{empty}", file)).kind == "backup-no-tables"
    text = tmp_path / "text.db"
    text.write_text("this is no database, but it is long enough to look at " * 50)
    assert refused(save(f"sqlite:///{text}", file)).kind == "server-database"
    assert not file.exists()


def test_a_database_of_another_version_is_refused(sqlite: Database, tmp_path: Path) -> None:
    import sqlite3

    asyncio.run(fill(sqlite.url, 1))
    connection = sqlite3.connect(sqlite.file)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    assert refused(save(sqlite.url, tmp_path / "x")).kind == "backup-schema"


def test_a_row_that_holds_no_text_does_not_hinder_the_others(
    sqlite: Database, target: Database, tmp_path: Path
) -> None:
    import sqlite3

    file = tmp_path / "all.rnb"
    asyncio.run(fill(sqlite.url, 3))
    connection = sqlite3.connect(sqlite.file)
    connection.execute("UPDATE records SET body = x'FFFE00' WHERE table_id = 't00001' AND number = 1")
    connection.execute("UPDATE records SET body = CAST(x'FF22' AS TEXT) WHERE table_id = 't00002' AND number = 1")
    connection.commit()
    connection.close()
    asyncio.run(save(sqlite.url, file))
    asyncio.run(load(target.url, file))

    async def look() -> None:
        store = await Store.open(target.url)
        assert len(await store.records("t00000")) == 3
        for table in ("t00001", "t00002"):
            with pytest.raises(ServerError):
                await store.records(table)
        await store.close()

    asyncio.run(look())


def test_a_restore_while_the_server_runs_on_its_file_is_refused(sqlite: Database, tmp_path: Path) -> None:
    file = tmp_path / "all.rnb"

    async def work() -> None:
        store = await Store.open(sqlite.url)
        await store.add("t", [any_record()], SUMMARY)
        await save(sqlite.url, file)
        try:
            with pytest.raises(ServerError) as caught:
                await load(sqlite.url, file, replace=True)
        finally:
            await store.close()
        assert caught.value.kind == "server-database-in-use"

    asyncio.run(work())


# The commands.


def test_both_commands_say_what_they_did(
    sqlite: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REDNOVEMBER_LANG", "en")
    file, other = str(tmp_path / "all.rnb"), f"sqlite:///{tmp_path / 'other.db'}"
    asyncio.run(fill(sqlite.url, 2))
    assert main(["backup", file, "--database", sqlite.url]) == 0
    assert capsys.readouterr() == ("", f"{file}: 2 tables, 6 records\n")
    assert main(["restore", file, "--database", other]) == 0
    assert capsys.readouterr() == ("", f"Restored from {file}: 2 tables, 6 records\n")
    assert main(["restore", file, "--database", other]) == 2
    assert capsys.readouterr().err.startswith("rednovember: the database is not empty (2 tables)")
    assert main(["restore", "--replace", file, "--database", other]) == 0
    monkeypatch.setenv("REDNOVEMBER_DATABASE", sqlite.url)
    assert main(["backup", file]) == 0


def test_a_password_is_not_shown_when_the_database_cannot_be_reached(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = "postgresql://anna:hush-hush@127.0.0.1:1/red"
    for command in ("backup", "restore"):
        assert main([command, str(tmp_path / "x"), "--database", url, "--lang", "en"]) == 2
        out = "".join(capsys.readouterr())
        assert "hush" not in out
        assert len(out.splitlines()) == 1


def test_progress_is_shown_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    now = 0.0
    shown = Shown(Words("en"), lambda: now)
    for done in range(0, 1000, 100):
        shown(done, 1000)
        now += 0.3
    assert capsys.readouterr().err.splitlines() == ["400 of 1,000 records", "800 of 1,000 records"]


def test_a_command_that_is_ended_leaves_nothing_behind(sqlite: Database, tmp_path: Path) -> None:
    """The signal comes as soon as the file beside the target is there."""
    asyncio.run(fill(sqlite.url, 300, records=20))
    folder = tmp_path / "backups"
    folder.mkdir()
    program = (
        "import sys, os, signal\n"
        "from rednovember.server.store import backup\n"
        "from rednovember.server.store.backup_file import Writer\n"
        "header = Writer.header\n"
        "def stopped(*given):\n"
        "    header(*given)\n"
        "    os.kill(os.getpid(), signal.SIGTERM)\n"
        "Writer.header = stopped\n"
        "from rednovember.cli import main\n"
        "sys.exit(main(sys.argv[1:]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "backup", str(folder / "all.rnb"), "--database", sqlite.url, "--lang", "en"],
        env={**os.environ, "PYTHONPATH": str(SOURCE.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 128 + signal.SIGINT
    assert "Traceback" not in done.stderr
    assert list(folder.iterdir()) == []


def test_the_commands_read_settings_like_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDNOVEMBER_PROT", "1")
    chosen = Namespace(file=str(tmp_path / "x"), replace=False)
    for run in (partial(run_backup, kinds=RECORD_TYPES), run_restore):
        with pytest.raises(ServerError) as caught:
            run(chosen, "en")
        assert caught.value.kind == "settings-variable"
