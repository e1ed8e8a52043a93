"""The real server is killed again and again while people play over real sockets: nothing acknowledged is lost."""

import asyncio
import os
from pathlib import Path

from tests.server.crashing import (
    BOTS,
    HIDDEN,
    KINDS,
    PEOPLE,
    Tally,
    World,
    just_after,
    kill_again_and_again,
    reckoning,
)
from tests.server.databases import Database
from tests.server.mortal import Mortal, Nursery

KILLS = int(os.environ.get("REDNOVEMBER_KILLS", "60"))
KILLS_OF_TWO = max(1, KILLS // 3)
KINDS_OF_TWO = (PEOPLE, HIDDEN, BOTS, PEOPLE)


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
    if not database.is_postgresql:
        database.file.parent.mkdir()  # only the data folder is made by itself
    server = Mortal(nursery, tmp_path / "server", database.url)
    tally = asyncio.run(crash(server, database.url, tmp_path, seed, KILLS))
    print(tally, server.errors)
    assert server.starts == KILLS + 1
    assert tally.decisions > KILLS
    assert tally.lost == tally.doubled == 0
    assert tally.unsure > 0  # some were killed in the middle of something


async def crash_one_of_two(one: Mortal, two: Mortal, database: str, folder: Path, seed: int, kills: int) -> Tally:
    """Kill the second server again and again; the first one goes on, and its players hear of everything."""
    world = World(seed, [one, two], KINDS_OF_TWO)
    one.start()
    await one.ready()  # one of them brings the database up to date
    two.start()
    world.begin()
    await world.until(lambda: len(world.books) >= len(KINDS_OF_TWO))

    def heard() -> set[tuple[str, int]]:
        """What players of the first server were told that was acknowledged by the second one."""
        there = {(player.book.id, player.number) for player in world.players if player.server is one}
        newest = {table: number or 0 for table, number in there}
        told = [(book, sent, number) for book in world.books for sent, number in book.acknowledged]
        return {(book.id, n) for book, sent, n in told if sent.server is two and newest.get(book.id, -1) >= n}

    for _ in range(kills):
        before, by_then = len(heard()), world.acknowledged
        await world.until(lambda before=before: len(heard()) > before)  # type: ignore[misc]
        await asyncio.sleep(world.rng.uniform(0.0, 0.3))
        await just_after(world, world.rng.randint(1, 6))
        two.kill()
        by_then = world.acknowledged
        await world.until(lambda by_then=by_then: world.acknowledged > by_then + 5)  # type: ignore[misc]
        two.start()
    before_end = {book.id: book.newest for book in world.books}
    await world.until(lambda: all(book.over or book.newest > before_end.get(book.id, 0) for book in world.books))
    await world.end()
    two.kill()
    return await reckoning(world, one, database, folder)


def test_one_of_two_servers_dies_and_the_other_goes_on(
    postgresql: Database, nursery: Nursery, tmp_path: Path, seed: int
) -> None:
    one = Mortal(nursery, tmp_path / "one", postgresql.url)
    two = Mortal(nursery, tmp_path / "two", postgresql.url)
    tally = asyncio.run(crash_one_of_two(one, two, postgresql.url, tmp_path, seed, KILLS_OF_TWO))
    print(tally, one.errors, two.errors)
    assert (one.starts, two.starts) == (1, KILLS_OF_TWO + 1)
    assert tally.decisions > KILLS_OF_TWO
    assert tally.lost == tally.doubled == 0
