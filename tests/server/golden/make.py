"""Writes what a server of this version leaves behind: its database as SQL, and what its tables look like.

    python -m tests.server.golden.make NUMBER

Files of earlier numbers are never made again: they prove that games of earlier versions go on.
"""

import asyncio
import json
import sqlite3
import sys
import tempfile
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

from rednovember.server.hub.hub import Hub
from rednovember.server.requests.hosting import SetOpen, StandInAfter, TransferHost
from rednovember.server.requests.seats import Claim, Leave, Renew
from rednovember.server.requests.talking import Chat, Signal
from rednovember.server.requests.voting import ProposeUndo
from rednovember.server.store import Store
from rednovember.table.requests import Control, Decide, Undo
from tests.server.playing import GNOMES, InlineMinds, said

HERE = Path(__file__).resolve().parent


async def play(url: str) -> dict[str, Any]:
    """A game in the middle with a bit of everything, one that is over, one that has just been laid."""
    seconds = count(1_800_000_000)
    store = await Store.open(url)
    hub = Hub(store, InlineMinds(), lambda: float(next(seconds)))
    middle, keys = await hub.lay({**said(take_back="free"), "open": True, "stand_in_after": 86400})
    live, seats = await hub.room(middle), dict(keys.seats)
    everything = [*seats.values(), keys.host, keys.join]
    for name in GNOMES:
        await hub.act(live, [seats[name]], Claim(f"{name} Ж", name))
    for turn in range(30):
        table = live.room.table
        await hub.act(live, everything, Decide(table.number, str(table.game.legal()[turn % len(table.game.legal())])))
    await hub.act(live, everything, Undo(live.room.table.number, to=25))
    await hub.act(live, everything, Control(live.room.table.number, "Cyril", "bosun"))
    while live.thinks:
        await asyncio.sleep(0.01)
    for request in (Chat("Ahoi, мир"), Signal("take", room=3), StandInAfter(None), SetOpen(open=False), Leave("Cyril")):
        await hub.act(live, everything, request)
    renewed = await hub.act(live, everything, Renew("Boris"))
    seats["Boris"] = str(renewed.key)
    await hub.act(live, everything, TransferHost())
    await hub.act(live, list(seats.values()), ProposeUndo(live.room.table.number, 3))
    over, _ = await hub.lay(said(seed=3, bots=dict.fromkeys(GNOMES, "bosun")))
    done = await hub.room(over)
    while not done.room.table.over:
        await asyncio.sleep(0.01)
    fresh, fresh_keys = await hub.lay({"table": {"gnomes": GNOMES, "edition": "first"}})
    await hub.close()
    await store.close()
    kept = {middle: seats, over: {}, fresh: fresh_keys.seats}
    return {live.id: {"seats": kept[live.id], "number": live.room.number, "logbook": live.room.table.to_logbook()}
            for live in hub.rooms}  # fmt: skip


def main() -> None:
    """Write both files."""
    name = f"server-{int(sys.argv[1])}"
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "server.db"
        tables = asyncio.run(play(f"sqlite:///{file}"))
        with closing(sqlite3.connect(file)) as connection:
            (HERE / f"{name}.sql").write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")
    text = json.dumps(tables, indent=1, ensure_ascii=False)
    (HERE / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
