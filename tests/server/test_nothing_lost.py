"""The real server is killed again and again while people play over real sockets: nothing acknowledged is lost."""

import asyncio
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.crashing import KINDS, Mortal, Nursery, Tally, World, kill_again_and_again, reckoning
from tests.server.databases import Database

KILLS = int(os.environ.get("REDNOVEMBER_KILLS", "60"))


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    made = Nursery()
    yield made
    made.close()


@pytest.fixture
def seed() -> int:
    """Of the players and of the moments; said if a test fails."""
    found = random.SystemRandom().getrandbits(32)
    print(f"seed {found}")
    return found


async def crash(server: Mortal, database: str, folder: Path, seed: int, kills: int) -> Tally:
    world = World(seed, [server], KINDS)
    server.start()
    world.begin()
    await kill_again_and_again(world, server, kills, lambda _: None)
    before = {book.id: book.newest for book in world.books}
    await world.until(lambda: all(book.over or book.newest > before.get(book.id, 0) for book in world.books))
    await world.end()
    return await reckoning(world, server, database, folder)


def test_whatever_was_acknowledged_is_there(database: Database, nursery: Nursery, tmp_path: Path, seed: int) -> None:
    server = Mortal(nursery, tmp_path / "server", database.url)
    tally = asyncio.run(crash(server, database.url, tmp_path, seed, KILLS))
    print(tally, server.errors)
    assert server.starts == KILLS + 1
    assert tally.decisions > 5 * KILLS
    assert tally.lost == tally.doubled == 0
    assert tally.unsure > 0  # some were killed in the middle of something
