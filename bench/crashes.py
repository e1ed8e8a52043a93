"""Kills a server again and again while people play, and looks whether anything that it has acknowledged is lost.

    python bench/crashes.py [KILLS] [--fresh] [--side-by-side N] [--part N] [--go-on FILE]

KILLS is 5,000 unless said otherwise (half a second each on two idle cores), in parts: each part has a database of its
own and ends with the reckoning, so that what was found stands in bench/crashes.md as soon as it was found. Every fifth
part plays on PostgreSQL, if there is one on this machine, else on SQLite. `--side-by-side` lets several servers live
at once, each with its own players. Servers are forked from a process that has imported the program and opened nothing;
with `--fresh` each is a new Python. `--go-on` keeps what was found in a file, and leaves out what is in it already, so
that a long run may be done in several. The players, the moments and the reckoning are those of
tests/server/test_nothing_lost.py. Ctrl-C ends the killing early: the reckoning still comes.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import platform
import random
import signal
import sys
import tempfile
import traceback
from contextlib import suppress
from datetime import date
from multiprocessing.queues import SimpleQueue
from pathlib import Path
from time import monotonic
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
os.environ.setdefault("REDNOVEMBER_TEST_PATIENCE", "600")  # seconds: others may need the machine meanwhile
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.crashing import KINDS, Tally, World, kill_again_and_again, reckoning  # noqa: E402
from tests.server.databases import BINARIES, Cluster  # noqa: E402
from tests.server.mortal import Fresh, Mortal, Nursery  # noqa: E402

KILLS = 5_000
PART = 250
EVERY = 50  # kills between two lines of progress
SHARE = 5  # every so-manieth part is on PostgreSQL
RESULT = Path(__file__).with_suffix(".md")


class Part(NamedTuple):
    """So many kills of one server on one database."""

    number: int
    kills: int
    seed: int
    postgresql: bool


class Found(NamedTuple):
    """What came of a part, and how long it took; without a tally it has failed."""

    part: Part
    kills: int = 0
    tally: Tally | None = None
    seconds: float = 0.0


async def crash(server: Mortal, database: str, folder: Path, part: Part) -> tuple[int, Tally]:
    """Kill, and reckon: how many kills there were, and what was found."""
    world, began, done = World(part.seed, [server], KINDS), monotonic(), 0

    def progress(number: int) -> None:
        nonlocal done
        done = number
        if number % EVERY == 0 or number == part.kills:
            spent = monotonic() - began
            told = f"{number} of {part.kills} kills, {world.acknowledged} acknowledged, {spent:.0f} s"
            print(f"part {part.number}: {told}", flush=True)

    server.start()
    world.begin()
    with suppress(asyncio.CancelledError):
        await kill_again_and_again(world, server, part.kills, progress)
    if server.pid is None:
        server.start()
    await world.end()
    return done, await reckoning(world, server, database, folder)


def play(part: Part, cluster: Cluster | None, *, fresh: bool) -> Found:
    """One part from its empty database to its reckoning."""
    starter, began = Fresh() if fresh else Nursery(), monotonic()
    with tempfile.TemporaryDirectory(prefix="rn-crashes-") as name:
        folder = Path(name)
        database = f"sqlite:///{folder / 'server.db'}"
        if part.postgresql and cluster is not None:
            cluster.sql(f"CREATE DATABASE part{part.number}")
            database = cluster.url(f"part{part.number}")
        try:
            done, tally = asyncio.run(crash(Mortal(starter, folder / "server", database), database, folder, part))
        finally:
            starter.close()
    return Found(part, done, tally, monotonic() - began)


def lane(parts: list[Part], cluster: Cluster | None, told: "SimpleQueue[Found | None]", *, fresh: bool) -> None:
    """Play parts one after another, in a process of its own, until one was ended early or has failed."""
    try:
        for part in parts:
            found = Found(part)
            try:
                found = play(part, cluster, fresh=fresh)
            except Exception:
                print(f"part {part.number}, seed {part.seed}:\n{traceback.format_exc()}", flush=True)
            told.put(found)
            if found.kills < part.kills:
                break
    finally:
        told.put(None)


def read_found(file: Path) -> list[Found]:
    """What was found before."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    kept = [json.loads(line) for line in lines]
    return [Found(Part(*part), kills, Tally(*tally), seconds) for part, kills, tally, seconds in kept]


def keep(found: Found, file: Path) -> None:
    """Keep what was found."""
    with file.open("a", encoding="utf-8") as kept:
        kept.write(json.dumps(found) + "\n")


def written(found: list[Found], wanted: int, how: str) -> str:
    """The result as a page: a column for each database, and one for both."""
    columns = {
        "SQLite": [one for one in found if not one.part.postgresql],
        "PostgreSQL": [one for one in found if one.part.postgresql],
        "both": found,
    }
    rows: dict[str, list[str]] = {}
    for name, ones in columns.items():
        tally = Tally()
        for one in ones:
            tally = tally.plus(one.tally or Tally())
        cells = {
            "": name,
            "kills with SIGKILL": f"{sum(one.kills for one in ones):,}",
            "tables": f"{tally.tables:,}",
            "records in their logs": f"{tally.records:,}",
            "decisions acknowledged": f"{tally.decisions:,}",
            "other requests acknowledged (take-backs, hand-overs, chat, seats)": f"{tally.others:,}",
            "sent and never answered": f"{tally.unsure:,}",
            "of these in a log, each once": f"{tally.unsure_there:,}",
            "acknowledged and lost": f"{tally.lost:,}",
            "doubled": f"{tally.doubled:,}",
        }
        for row, cell in cells.items():
            rows.setdefault(row, []).append(cell)
    lines = [f"| {name} | {' | '.join(cells)} |" for name, cells in rows.items()]
    lines.insert(1, "|---|" + "--:|" * len(columns))
    done = sum(one.kills for one in found)
    failed = [one.part for one in found if one.tally is None]
    note = "" if done >= wanted else f"\nThe run was ended after {done:,} of {wanted:,} kills.\n"
    note += "".join(f"\n**Part {part.number} has failed, seed {part.seed}.**\n" for part in failed)
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    minutes, seed = sum(one.seconds for one in found) / 60, found[0].part.seed - found[0].part.number
    return (
        "# Crashes\n\nThe real server, and players over real sockets. It is killed at moments of chance, most of them\n"
        "just after something was asked of it, and started again on the same database; in the end every log is\n"
        f"compared with what the players have written down.\n\n{how}\n\n" + "\n".join(lines) + "\n\n"
        f"{date.today().isoformat()}, {machine}. {len(found)} parts, each with a database\n"
        f"of its own, which took {minutes:.0f} minutes together; seeds from {seed} on.\n{note}"
    )


def told_how(*, fresh: bool, side_by_side: int) -> str:
    """How the servers were run: which command, and what a life of a server is."""
    life = "a new Python" if fresh else "a fork of a process that has imported the program and opened nothing"
    command = " ".join(["python", "bench/crashes.py", *sys.argv[1:]])
    together = f"servers that live at once, each with its own players: {side_by_side}"
    return f"`{command}`.\nEach life of a server is {life};\n{together}."


def main() -> int:
    """Kill as often as the command line says."""
    parser = argparse.ArgumentParser(description="Kill a server again and again: is anything lost?")
    parser.add_argument("kills", nargs="?", type=int, default=KILLS)
    parser.add_argument("--fresh", action="store_true", help="a new Python for every life of a server")
    parser.add_argument("--side-by-side", type=int, default=1, metavar="N", help="servers that live at once")
    parser.add_argument("--go-on", type=Path, metavar="FILE", help="keep what was found, and leave out what is kept")
    parser.add_argument("--part", type=int, default=PART, metavar="N", help="kills on one database")
    given = parser.parse_args()
    found = read_found(given.go_on) if given.go_on else []
    seed = next((one.part.seed - one.part.number for one in found), random.SystemRandom().getrandbits(32))
    sizes = [min(given.part, given.kills - start) for start in range(0, given.kills, given.part)]
    on_postgresql = [BINARIES is not None and number % SHARE == SHARE - 1 for number in range(len(sizes))]
    parts = [Part(number, size, seed + number, on_postgresql[number]) for number, size in enumerate(sizes)]
    parts = [part for part in parts if part not in [one.part for one in found]]
    how = told_how(fresh=given.fresh, side_by_side=given.side_by_side)
    cluster = Cluster() if any(on_postgresql) else None
    told: SimpleQueue[Found | None] = multiprocessing.get_context("fork").SimpleQueue()
    try:
        lanes = [
            multiprocessing.get_context("fork").Process(
                target=lane, args=(parts[first :: given.side_by_side], cluster, told), kwargs={"fresh": given.fresh}
            )
            for first in range(given.side_by_side)
        ]
        for each in lanes:
            each.start()
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is for them
        running = len(lanes)
        while running:
            one = told.get()
            if one is None:
                running -= 1
                continue
            found.append(one)
            if given.go_on and one.kills == one.part.kills:
                keep(one, given.go_on)
            RESULT.write_text(written(found, given.kills, how), encoding="utf-8")
        for each in lanes:
            each.join()
    finally:
        if cluster is not None:
            cluster.remove()
    print(RESULT.read_text(encoding="utf-8"))
    return int(any(one.tally is None for one in found))


if __name__ == "__main__":
    raise SystemExit(main())
