"""Twins that walk at random tell Anna and a spectator the same, whatever is undone, left or handed over on the way."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.databases import Database
from tests.server.twin_walks import walk

ALONE = range(1, 71)
TOGETHER = range(101, 191)
EVERY_STEP = {"decide", "take_back", "vote", "give_again", "stand_in", "hand", "seat", "come_back", "evict", "look"}


@pytest.mark.slow
def test_twins_walk_alike_at_one_process(sqlite: Database, tmp_path: Path) -> None:
    done = asyncio.run(walk([sqlite.url], tmp_path, ALONE))
    assert set(done) >= {*EVERY_STEP, "talk", "rematch", "trade", "give"}
    assert done["differently"] > len(ALONE) / 2


@pytest.mark.slow
def test_twins_walk_alike_at_two_processes(postgresql: Database, tmp_path: Path) -> None:
    done = asyncio.run(walk([postgresql.url] * 2, tmp_path, TOGETHER))
    assert set(done) >= {*EVERY_STEP, "talk", "rematch", "trade", "give"}
    assert done["differently"] > len(TOGETHER) / 2
