"""What Python's garbage collector costs a decision: the CPU time of the thread that serves everyone, with its tail.

    python bench/collector.py [--tables 1000] [--decisions 2000] [--rounds 3]

Rooms are loaded and decisions made as in a server, with two subscribers at each table, but without sockets: CPU time
of one thread says the same on a busy machine as on a quiet one, which latencies do not. The settings take turns.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from load_figures import quantile
from load_players import decisions
from load_tables import write_tables

from rednovember.server.hub.hub import Hub, Live
from rednovember.server.requests import Outcome
from rednovember.server.rooms.room import Who
from rednovember.server.serve import COLLECT
from rednovember.server.store import Store
from rednovember.server.workers import Minds
from rednovember.table import Reader, message
from rednovember.table.requests import Decide
from rednovember.table.wire import plain

OFF: Final = "off"
USUAL: Final = (700, 10, 10)  # CPython's own
SETTINGS: Final[dict[str, tuple[int, int, int] | None]] = {OFF: None, "as the server runs it": COLLECT, "usual": USUAL}
LISTENERS: Final = 2
SEED: Final = 22


def collect(thresholds: tuple[int, int, int] | None) -> None:
    """Start with no garbage, then run the collector with these thresholds, or not at all."""
    gc.collect()
    if thresholds is None:
        gc.disable()
    else:
        gc.set_threshold(*thresholds)
        gc.enable()


async def decide(hub: Hub, live: Live, rng: random.Random) -> float:
    """Make any legal decision, and the frames for all who listen; return the CPU seconds of this thread."""
    room = live.room
    who, reader = Who(frozenset(room.seats)), Reader(room.table.awaited)
    text = rng.choice(decisions(plain(message(room.table, reader, room.table.number).choices)))
    request, before = Decide(room.table.number, text), time.thread_time()
    done: Outcome = await hub.act(live, lambda _: who, request)
    for number in range(LISTENERS + 1):
        seated = who if not number else Who(watch=True)
        live.framer.written_news(
            seated, Reader(live.room.table.awaited if not number else None), room.number, frozenset()
        )
        live.framer.told(LISTENERS + 1)
    assert done.records
    return time.thread_time() - before


@dataclass
class Measured:
    """The CPU seconds of decisions with one setting, and how often all objects were looked through meanwhile."""

    seconds: list[float] = field(default_factory=list)
    full: int = 0


async def measure(options: argparse.Namespace) -> dict[str, Measured]:
    """Measure all settings. Each round begins with another one; decisions before the first round are not counted."""
    rng, out = random.Random(SEED), {name: Measured() for name in SETTINGS}
    with tempfile.TemporaryDirectory(prefix="rednovember-collector-") as folder:
        url = f"sqlite:///{Path(folder) / 'server.db'}"
        tables = await write_tables(url, options.tables, SEED)
        store = await Store.open(url)
        hub = Hub(store, Minds(0, 1.0))
        rooms = [await hub.room(laid["table"]) for laid in tables]
        await decide_often(hub, rooms, rng, options.decisions // 4)
        names = list(SETTINGS)
        for _ in range(options.rounds):
            for name in names:
                collect(SETTINGS[name])
                before = full_collections()
                out[name].seconds += await decide_often(hub, rooms, rng, options.decisions)
                out[name].full += full_collections() - before
            names = [*names[1:], names[0]]
        await hub.close()
        await store.close()
    return out


async def decide_often(hub: Hub, rooms: list[Live], rng: random.Random, times: int) -> list[float]:
    """Make that many decisions, at any of the tables whose games go on."""
    out = list[float]()
    while len(out) < times:
        live = rng.choice(rooms)
        if live.room.table.over:
            rooms.remove(live)
        else:
            out.append(await decide(hub, live, rng))
    return out


def full_collections() -> int:
    """How often the collector has looked through all objects."""
    return int(gc.get_stats()[2]["collections"])


def main(arguments: Sequence[str] | None = None) -> int:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--decisions", type=int, default=2000, help="with each setting, each round")
    parser.add_argument("--rounds", type=int, default=3)
    found = asyncio.run(measure(parser.parse_args(arguments)))
    print("| collector | decisions | mean, ms | p50 | p99 | p99.9 | max | full collections |")
    print("|---" * 8 + "|")
    for name, one in found.items():
        values = one.seconds
        tail = " | ".join(f"{1000 * quantile(values, part):.2f}" for part in (0.5, 0.99, 0.999, 1.0))
        print(f"| {name} | {len(values)} | {1000 * sum(values) / len(values):.2f} | {tail} | {one.full} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
