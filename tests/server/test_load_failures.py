"""Tables that cannot be loaded: corrupt ones are told from those at which the program fails, and both come back."""

import asyncio
import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from time import sleep
from typing import Any, Final

import pytest

from rednovember.errors import LuckError, RedNovemberError
from rednovember.server.errors import ServerError
from rednovember.server.hub.hub import Hub
from rednovember.server.hub.load_failures import FIRST_PAUSE, LONGEST_PAUSE, LoadFailures
from rednovember.server.requests import RECORD_TYPES, dispatch, rebuild
from rednovember.server.rooms.creation import lay
from rednovember.server.rooms.room import Room, Who
from rednovember.server.running.logs import NAME
from rednovember.server.store import Store, StoreError
from rednovember.server.store.records import ENTRY, LAID, Record
from rednovember.table.requests import Decide
from tests.server.playing import InlineMinds, make_record, said
from tests.server.servers import ROOT, Made, Server, serving

# A bug that shows at decisions as long as a file is there.
BUG: Final = """
import pathlib
from dataclasses import replace
from rednovember.server.requests import RECORD_TYPES

usual, there = RECORD_TYPES["entry"], pathlib.Path(__file__).parent / "bug"


def fold_entry(room, record):
    if there.exists():
        raise {error}
    usual.fold(room, record)


RECORD_TYPES["entry"] = replace(usual, fold=fold_entry)
"""
PROGRAM_ERRORS: Final = ("MemoryError()", "AssertionError('a bug in the engine')", "RecursionError()")


@contextmanager
def with_bug(folder: Path, error: str) -> Iterator[Server]:
    """A server at which the bug shows while the file `bug` is there."""
    (folder / "sitecustomize.py").write_text(BUG.format(error=error), encoding="utf-8")
    with serving(folder, {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(folder)])}) as server:
        yield server


def played(folder: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """Two tables with a decision each, in a database that no server has open any more: the keys."""
    with serving(folder) as server:
        tables = [server.make_table(gnomes=3, seed=1) for _ in range(2)]
        for table in tables:
            assert table.ask(table.seats["Anna"], type="decide", number=0, decision="open 5").status_code == 200
        one, other = ({"table": t.id, "links": {}, "keys": {**vars(t), "seats": t.seats}} for t in tables)
        server.stop()
        return one, other


def events(server: Server, name: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in server.errors.splitlines()]
    return [line for line in lines if line["event"] == name]


def counted(server: Server) -> tuple[int, int, int]:
    """Whether the server is well, its corrupt tables, and those at which it fails."""
    answer = server.http.get("/healthz")
    found = answer.json()
    return answer.status_code, found["corrupt_tables"], found["failing_tables"]


def figure(server: Server, name: str) -> float:
    text: str = server.http.get("/metrics").text
    return float(next(line for line in text.splitlines() if line.startswith(f"rednovember_{name} ")).split()[1])


# Over the wire.


@pytest.mark.parametrize("error", PROGRAM_ERRORS)
def test_a_bug_is_logged_as_one_and_the_table_comes_back(tmp_path: Path, error: str) -> None:
    one, other = played(tmp_path)
    (tmp_path / "bug").touch()
    with with_bug(tmp_path, error) as server:
        table = Made(server, one)
        answer = table.get("", table.host)
        assert (answer.status_code, answer.json()["kind"]) == (503, "server-table-failed")
        (told,) = events(server, "failed")
        assert error.partition("(")[0] in told["traceback"]
        assert "records.py" in told["traceback"]
        assert told["table"] == table.id
        assert events(server, "damaged") == []
        for _ in range(3):  # it is not tried each time that somebody asks
            assert table.ask(table.host, type="set_open", open=True).json()["kind"] == "server-table-failed"
        assert len(events(server, "failed")) < 4
        nothing = server.http.get(f"/api/v1/tables/{'0' * 24}")
        assert table.get("", "x" * 32).content == nothing.content  # to others there is no such table
        assert counted(server) == (200, 0, 1)
        assert (figure(server, "tables_corrupt"), figure(server, "tables_failing")) == (0, 1)
        assert figure(server, "table_failures_total") >= 1
        assert figure(server, "store_errors_total") == 0
        (tmp_path / "bug").unlink()
        while (answer := table.get("", table.host)).status_code != 200:
            assert answer.json()["kind"] == "server-table-failed"
            sleep(0.1)
        assert counted(server) == (200, 0, 0)
        assert table.ask(table.seats["Anna"], type="chat", text="there again").status_code == 200
        assert Made(server, other).get("", other["keys"]["host"]).status_code == 200


def test_a_corrupt_table_is_told_as_corrupt_until_it_can_be_read_again(tmp_path: Path) -> None:
    one, other = played(tmp_path)
    change = "UPDATE records SET body = ? WHERE number = 1 AND table_id = ?"
    with sqlite3.connect(tmp_path / "data" / "server.db") as connection:
        ((body,),) = connection.execute("SELECT body FROM records WHERE number = 1 AND table_id = ?", (one["table"],))
        connection.execute(change, ("{}", one["table"]))
    with serving(tmp_path) as server:
        table = Made(server, one)
        for _ in range(2):
            assert table.get("", table.host).json()["kind"] == "server-record"
        assert counted(server) == (200, 1, 0)
        assert (figure(server, "tables_corrupt"), figure(server, "tables_failing")) == (1, 0)
        assert [(line["table"], line["number"]) for line in events(server, "damaged")] == [(table.id, 1)]
        assert events(server, "failed") == []
        with sqlite3.connect(tmp_path / "data" / "server.db") as connection:
            connection.execute(change, (body, table.id))
        assert table.get("", table.host).status_code == 200
        assert counted(server) == (200, 0, 0)
        assert Made(server, other).get("", other["keys"]["host"]).status_code == 200


# What the hub does.


def first_decision(room: Room) -> Decide:
    return Decide(room.table.number, str(room.table.game.legal()[0]))


def with_hubs(tmp_path: Path, work: Any) -> None:
    """Let something be done with two hubs on one store, as if they were processes."""

    async def main() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'server.db'}")
        hubs = [Hub(store, InlineMinds()) for _ in range(2)]
        try:
            await work(*hubs)
        finally:
            for hub in hubs:
                await hub.close()
            await store.close()

    asyncio.run(main())


def test_a_bug_at_one_table_keeps_no_other_from_what_is_new(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(here: Hub, there: Hub) -> None:
        tables = [await here.lay(said(seed=seed)) for seed in range(3)]
        for table_id, keys in tables:
            await there.room(table_id)
            live = await here.room(table_id)
            await here.act(live, keys.seats.values(), first_decision(live.room))
        usual = RECORD_TYPES[ENTRY]

        def fails(room: Room, record: Record) -> None:
            if room.host == broken.room.host:
                raise MemoryError
            assert usual.fold is not None
            usual.fold(room, record)

        broken = await here.room(tables[0][0])
        monkeypatch.setitem(RECORD_TYPES, ENTRY, replace(usual, fold=fails))
        await there.refresh_all()
        assert [(await there.room(table_id)).room.number for table_id, _ in tables] == [0, 1, 1]
        assert list(there.failures.broken) == [tables[0][0]]
        live, keys = await there.room(tables[0][0]), tables[0][1]
        with pytest.raises(ServerError) as caught:  # the other process was first, and its record cannot be taken
            await there.act(live, keys.seats.values(), first_decision(live.room))
        assert caught.value.kind == "server-table-failed"

    with_hubs(tmp_path, work)


# Pauses.


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_table_with_a_bug_is_tried_again_after_growing_pauses(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    failures, tried_at = LoadFailures(clock), list[float]()

    def load() -> None:
        with failures.noted("table"):
            tried_at.append(clock.now)
            raise LuckError("luck-none")  # refused by the rules: no record says that it is corrupt

    while clock.now < 1000:
        with pytest.raises(ServerError, match="error in the program"):
            load()
        clock.now += 0.5
    pauses = [later - earlier for earlier, later in pairwise(tried_at)]
    assert pauses == sorted(pauses)
    assert (pauses[0], pauses[-1]) == (FIRST_PAUSE, LONGEST_PAUSE)
    assert failures.bugs == len(tried_at) == len([one for one in caplog.records if one.name == NAME])
    clock.now += LONGEST_PAUSE
    with failures.noted("table"):
        pass
    assert (list(failures.broken), list(failures.corrupt)) == ([], [])
    with pytest.raises(ServerError), failures.noted("table"):
        raise MemoryError
    clock.now += FIRST_PAUSE  # it begins anew
    with failures.noted("table"):
        pass


def test_what_the_store_refuses_says_nothing_of_a_table() -> None:
    failures = LoadFailures()
    for kind in ("server-database", "server-conflict"):
        with pytest.raises(StoreError), failures.noted("table"):
            raise StoreError(kind)
    assert (list(failures.broken), list(failures.corrupt), failures.bugs) == ([], [], 0)


def test_a_table_that_is_not_there_any_more_is_forgotten() -> None:
    failures = LoadFailures()
    with pytest.raises(ServerError), failures.noted("table"):
        raise ServerError("server-record", number=3)
    assert list(failures.corrupt) == ["table"]
    with pytest.raises(ServerError), failures.noted("table"):
        raise ServerError("server-no-table")
    assert list(failures.corrupt) == []


# What is corrupt.


def log_of_all_kinds() -> list[Record]:
    """A log with a record of each kind."""
    body, _ = lay(said())
    records = [Record(0, 1.0, LAID, body)]
    room = rebuild(records)
    records += dispatch(room, Who(frozenset(room.seats)), 2.0, first_decision(room)).records
    bodies: dict[str, dict[str, Any]] = {
        "claimed": {"seat": "Anna", "name": "A", "key": "k"},
        "left": {"seat": "Anna", "key": "k", "host": True},
        "used": {"seat": "Anna"},
        "renewed": {"seat": "Anna", "key": "l"},
        "host": {"key": "h"},
        "door": {"open": True},
        "absent": {"seconds": None},
        "said": {"by": "Anna", "name": "A", "text": "", "signal": "need", "room": None, "item": "grog"},
        "asked": {"by": "Anna", "number": 1, "to": 0},
        "agreed": {"by": "Boris"},
        "declined": {"by": "Boris"},
    }
    records += [make_record(room, 3.0, kind, **each) for kind, each in bodies.items()]
    assert {record.kind for record in records} == set(RECORD_TYPES)
    return records


@pytest.mark.parametrize("kind", RECORD_TYPES)
def test_a_record_without_a_field_or_with_another_type_in_it_is_corrupt(kind: str) -> None:
    records = log_of_all_kinds()
    number = next(record.number for record in records if record.kind == kind)
    for name in RECORD_TYPES[kind].fields:
        without = {key: value for key, value in records[number].body.items() if key != name}
        for body in (without, {**without, name: 1.5}, {**without, name: []}):
            with pytest.raises(ServerError) as caught:
                rebuild([*records[:number], records[number]._replace(body=body)])
            assert (caught.value.kind, caught.value.params) == ("server-record", {"number": number}), (kind, name, body)


@pytest.mark.parametrize(
    ("kind", "more"),
    [
        ("said", {"loud": True}),
        ("said", {"room": "one"}),
        ("claimed", {"seat": "Zed"}),
        ("renewed", {"seat": "Zed"}),
        ("used", {"seat": "Zed"}),
        ("left", {"seat": "Zed"}),
        (LAID, {"seats": {"Zed": "k"}}),
        (LAID, {"seats": {"Anna": 1}}),
        (LAID, {"table": {"gnomes": 2}}),
        (ENTRY, {"gnome": "Boris"}),
        (ENTRY, {"luck": {"dice": [77]}}),
        (ENTRY, {"kind": "guessed"}),
    ],
)
def test_a_record_that_cannot_stand_there_is_corrupt(kind: str, more: dict[str, Any]) -> None:
    records = log_of_all_kinds()
    number = next(record.number for record in records if record.kind == kind)
    changed = records[number]._replace(body={**records[number].body, **more})
    with pytest.raises(ServerError) as caught:
        rebuild([*records[:number], changed])
    assert (caught.value.kind, caught.value.params) == ("server-record", {"number": number})


def test_a_decision_that_the_rules_refuse_is_not_called_corrupt() -> None:
    records = log_of_all_kinds()
    with pytest.raises(RedNovemberError) as caught:
        rebuild([records[0], records[1]._replace(body={**records[1].body, "decision": "stay"})])
    assert caught.value.kind != "server-record"
