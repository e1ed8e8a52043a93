"""Tables that are due and do not get on keep no others waiting, however many they are."""

import random
import sqlite3
import time
from pathlib import Path

import pytest

from rednovember.server.hub.due import LONGEST_PAUSE, MOST_FAILURES, Turns
from tests.server.servers import Made, serving
from tests.server.test_metrics import read

MOST = 5
PATIENCE = 30.0


def keys_of(table: Made) -> dict[str, object]:
    return {"host": table.host, "join": table.join, "watch": table.watch, "seats": table.seats}


@pytest.mark.parametrize("change", ["UPDATE records SET body = '[]' WHERE table_id = ?", ""], ids=["damaged", "idle"])
def test_fifty_tables_that_do_not_get_on_switch_off_no_bots(tmp_path: Path, change: str) -> None:
    with serving(tmp_path) as server:
        poisoned = [server.make_table(gnomes=3) for _ in range(51)]
        healthy = server.make_table(gnomes=3, seed=1, bots=dict.fromkeys(("Anna", "Boris", "Cyril"), "random"))
        while healthy.look(healthy.host)["message"]["ended"] is None:
            time.sleep(0.05)
        server.stop()
    with sqlite3.connect(tmp_path / "data" / "server.db") as database:
        for table in poisoned:  # older than the other one, and nothing comes of them
            database.execute("UPDATE tables SET due_at = 1 WHERE id = ?", (table.id,))
            if change:
                database.execute(change, (table.id,))
        database.execute("DELETE FROM records WHERE table_id = ? AND number > 1", (healthy.id,))
        database.execute("UPDATE tables SET due_at = 2, over = 0, last = 1 WHERE id = ?", (healthy.id,))
    with serving(tmp_path) as server:
        end = time.monotonic() + PATIENCE
        while (stuck := read(server.http.get("/metrics").text)[1]["rednovember_tables_stuck", ()]) < 51:
            assert time.monotonic() < end, stuck
            time.sleep(0.1)
        table = Made(server, {"table": healthy.id, "links": {}, "keys": keys_of(healthy)})
        assert table.look(table.host)["message"]["ended"] is not None
        assert server.errors.count('"stuck"') == 51


@pytest.mark.parametrize("seed", range(30))
def test_every_table_has_its_turn_soon_whatever_the_others_do(seed: int) -> None:
    chance = random.Random(seed)
    turns, now = Turns(), 0.0
    poisoned = [f"poisoned{each}" for each in range(chance.randrange(0, 10 * MOST))]
    waiting = dict[str, int]()  # healthy tables that are due: at how many looks they have been
    soonest = len(poisoned) // MOST + 1  # looks until each poisoned one has been tried once
    for look in range(300):
        if chance.random() < 0.4:
            waiting[f"healthy{look}"] = 0
        due = [*poisoned, *waiting]
        chance.shuffle(due)
        found = due[: MOST + len(turns)]
        if len(found) < MOST + len(turns):
            turns.keep(found)
        tried = turns.next(found, now, MOST)
        assert len(tried) <= MOST
        for table_id in tried:
            turns.note(table_id, 0, now)
            if table_id in waiting:
                del waiting[table_id]
        waiting = {table_id: looks + 1 for table_id, looks in waiting.items()}
        assert max(waiting.values(), default=0) <= 3 * soonest + 10
        assert len(turns) <= len(poisoned) + 300
        now += 1.0


def test_a_table_that_does_not_get_on_is_tried_again_after_growing_pauses() -> None:
    turns, now = Turns(), 0.0
    pauses, stuck = list[float](), list[bool]()
    for _ in range(10):
        assert turns.next(["one"], now, MOST) == ["one"]
        stuck.append(turns.note("one", 7, now))
        began = now
        while not turns.next(["one"], now, MOST):
            now += 0.5
        pauses.append(now - began)
    assert pauses == [1, 2, 4, 8, 16, 32, 64, LONGEST_PAUSE, LONGEST_PAUSE, LONGEST_PAUSE]
    assert [place for place, each in enumerate(stuck, 1) if each] == [MOST_FAILURES]
    assert turns.stuck == 1


def test_a_table_that_gets_on_is_not_stuck() -> None:
    turns = Turns()
    for number in range(10):
        assert not turns.note("one", number, 0.0)
    assert turns.stuck == 0
    for _ in range(MOST_FAILURES):
        turns.note("one", None, 0.0)
    assert turns.stuck == 1
    turns.keep([])
    assert (turns.stuck, len(turns)) == (0, 0)


def test_those_that_have_failed_least_come_first() -> None:
    turns = Turns()
    for failures, table_id in enumerate(("never", "once", "twice")):
        for _ in range(failures):
            turns.note(table_id, 0, 0.0)
    assert turns.next(["twice", "once", "never"], 1000.0, 2) == ["never", "once"]
