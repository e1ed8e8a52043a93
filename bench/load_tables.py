"""Write tables in the middle of a game into a server's store before the server starts. See load.py.

A server that has been running for long holds games at all stages, with all their decisions in the log. A table created
from a logbook takes less memory than one at which the same decisions were made. So with such tables memory would grow
as they end and new ones begin, although nothing leaks.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from time import time
from typing import Final

from load_players import Laid, decisions

from rednovember.server.requests import dispatch, rebuild
from rednovember.server.rooms.creation import Wish, described, laid
from rednovember.server.rooms.keys import new_table_id
from rednovember.server.rooms.room import Who
from rednovember.server.rooms.summary import summary_of
from rednovember.server.store import Store
from rednovember.server.store.records import LAID, Record
from rednovember.table import Description, Reader, message
from rednovember.table.requests import Decide
from rednovember.table.wire import plain

GAMES: Final = 60  # played to the end; each table is at a moment of one of them
AT: Final = time()  # the time of all records; old tables at which nobody has decided anything would be removed
WISH: Final = Wish(None, "", is_open=False, absent=None)  # of every table


@dataclass(frozen=True, slots=True)
class Played:
    """A whole game: its table's description, and the records of all decisions."""

    description: Description
    records: list[Record]


def play(rng: random.Random) -> Played:
    """Play a game as the players of the load test do."""
    description = described({"gnomes": 4}, "")
    body, _ = laid(WISH, description.as_table())
    room, records = rebuild([Record(0, AT, LAID, body)]), list[Record]()
    who = Who(frozenset(description.players))
    while not room.table.over:
        choices = plain(message(room.table, Reader(room.table.awaited), room.table.number).choices)
        request = Decide(room.table.number, rng.choice(decisions(choices)))
        records += dispatch(room, who, AT, request).records
    return Played(description, records)


async def write_tables(database: str, tables: int, seed: int) -> list[Laid]:
    """Write so many tables into a store. Returns what the server would have sent to their hosts."""
    rng, out = random.Random(seed), list[Laid]()
    games = [play(rng) for _ in range(min(GAMES, tables))]
    store = await Store.open(database)
    try:
        for game in rng.choices(
            games, [len(game.records) for game in games], k=tables
        ):  # in proportion to their length
            body, keys = laid(WISH, game.description.as_table())
            records = [Record(0, AT, LAID, body), *game.records[: rng.randrange(len(game.records))]]
            table_id = new_table_id()
            await store.add(table_id, records, summary_of(rebuild(records)))
            out.append({"table": table_id, "keys": keys._asdict()})
    finally:
        await store.close()
    return out
