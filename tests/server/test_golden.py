"""Games that a server of an earlier version has kept go on with this one."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rednovember.server.hub.hub import Hub
from rednovember.server.requests import rebuild
from rednovember.server.store import Store
from rednovember.table.requests import Decide
from tests.server.databases import Database
from tests.server.playing import InlineMinds, state

KEPT = sorted((Path(__file__).parent / "golden").glob("server-*.sql"))


def test_what_version_1_has_kept_is_there() -> None:
    assert "server-1.sql" in [path.name for path in KEPT]


@pytest.mark.parametrize("kept", KEPT, ids=lambda path: path.stem)
def test_games_of_an_earlier_version_go_on(sqlite: Database, kept: Path) -> None:
    sqlite.file.parent.mkdir()
    with closing(sqlite3.connect(sqlite.file)) as connection:
        connection.executescript(kept.read_text(encoding="utf-8"))
    tables = json.loads(kept.with_suffix(".json").read_text(encoding="utf-8"))

    async def play() -> None:
        store = await Store.open(sqlite.url)
        hub = Hub(store, InlineMinds())
        went_on = 0
        for table_id, was in tables.items():
            live = await hub.room(table_id)
            table = live.room.table
            assert live.room.number == was["number"]
            assert table.to_logbook() == was["logbook"]
            while not live.room.table.over:
                if live.room.table.awaited is None:
                    hub._go_on(live)
                    assert live.thinking is not None
                    await live.thinking
                    continue
                table = live.room.table
                await hub.act(live, was["seats"].values(), Decide(table.number, str(table.game.legal()[0])))
                went_on += 1
            assert state(live.room) == state(rebuild(await store.records(table_id)))
        assert went_on > 50
        assert await store.counts() == {"tables": len(tables), "running": 0}
        await hub.close()
        await store.close()

    asyncio.run(play())
