"""Kill a server again and again while people play, and check that nothing acknowledged is lost.

    python bench/crashes.py [KILLS] [--fresh] [--side-by-side N] [--part N] [--go-on FILE]

KILLS is 5,000 by default (half a second each on two idle cores), in parts. Each part has its own database and ends with
the comparison, so bench/crashes.md always has the results so far. Every fifth part uses PostgreSQL, if this machine has
it, the others SQLite. `--side-by-side` runs several servers at once, each with its own players. Servers are forked
from a process that has imported the program and opened nothing; with `--fresh` each is a new Python. `--go-on` saves
the results in a file and skips those that it already has, so that a long run can be split up. The players, the moments
and the comparison are those of tests/server/test_nothing_lost.py. Ctrl-C stops the kills early; the comparison still
runs.
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
os.environ.setdefault("REDNOVEMBER_TEST_PATIENCE", "600")  # seconds; the machine may be busy
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.crashing import KINDS, Tally, World, kill_again_and_again, reckoning  # noqa: E402
from tests.server.databases import BINARIES, Cluster  # noqa: E402
from tests.server.mortal import Fresh, Mortal, Nursery  # noqa: E402

KILLS = 5_000
PART = 250
EVERY = 50  # kills between two lines of progress
SHARE = 5  # one part in so many is on PostgreSQL
RESULT = Path(__file__).with_suffix(".md")


class Part(NamedTuple):
    """A number of kills of one server on one database."""

    number: int
    kills: int
    seed: int
    postgresql: bool


class Found(NamedTuple):
    """The result of a part, and how long it took. Without a tally the part has failed."""

    part: Part
    kills: int = 0
    tally: Tally | None = None
    seconds: float = 0.0


async def crash(server: Mortal, database: str, folder: Path, part: Part) -> tuple[int, Tally]:
    """Kill and compare. Returns the number of kills and the tally."""
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
    """Run one part, from its empty database to the comparison."""
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
    """Run parts one after another in this process, until one is stopped early or fails."""
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
    """Return the results of earlier runs."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    kept = [json.loads(line) for line in lines]
    return [Found(Part(*part), kills, Tally(*tally), seconds) for part, kills, tally, seconds in kept]


def keep(found: Found, file: Path) -> None:
    """Save a result."""
    with file.open("a", encoding="utf-8") as kept:
        kept.write(json.dumps(found) + "\n")


def written(found: list[Found], wanted: int, how: str) -> str:
    """Return the results as a page: a column for each database, and one for both."""
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
            "other requests acknowledged (undo, change of control, chat, seats)": f"{tally.others:,}",
            "sent, never answered": f"{tally.unsure:,}",
            "of these in a log, exactly once": f"{tally.unsure_there:,}",
            "acknowledged and lost": f"{tally.lost:,}",
            "duplicated": f"{tally.doubled:,}",
        }
        for row, cell in cells.items():
            rows.setdefault(row, []).append(cell)
    lines = [f"| {name} | {' | '.join(cells)} |" for name, cells in rows.items()]
    lines.insert(1, "|---|" + "--:|" * len(columns))
    done = sum(one.kills for one in found)
    failed = [one.part for one in found if one.tally is None]
    note = "" if done >= wanted else f"\nThe run was stopped after {done:,} of {wanted:,} kills.\n"
    note += "".join(f"\n**Part {part.number} has failed, seed {part.seed}.**\n" for part in failed)
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    minutes, seed = sum(one.seconds for one in found) / 60, found[0].part.seed - found[0].part.number
    return (
        "# Crashes\n\nPlayers use the real server over real sockets. It is killed at random moments, most of them\n"
        "just after a request, and restarted on the same database. In the end every log is compared with\n"
        "what the players noted.\n\n"
        f"{how}\n\n" + "\n".join(lines) + "\n\n"
        f"{date.today().isoformat()}, {machine}. {len(found)} parts, each with its own\n"
        f"database, {minutes:.0f} minutes in total; seeds from {seed} on.\n{note}"
    )


def told_how(*, fresh: bool, side_by_side: int) -> str:
    """Return how the servers were run: the command, and how each one was started."""
    life = "a new Python" if fresh else "a fork of a process that has imported the program and opened nothing"
    command = " ".join(["python", "bench/crashes.py", *sys.argv[1:]])
    together = f"servers at the same time, each with its own players: {side_by_side}"
    return f"`{command}`.\nEach server is {life};\n{together}."


def main() -> int:
    """Kill as often as the command line says. Returns 1 if a part has failed."""
    parser = argparse.ArgumentParser(description="Kill a server again and again: is anything lost?")
    parser.add_argument("kills", nargs="?", type=int, default=KILLS)
    parser.add_argument("--fresh", action="store_true", help="a new Python for each server")
    parser.add_argument("--side-by-side", type=int, default=1, metavar="N", help="servers at the same time")
    parser.add_argument("--go-on", type=Path, metavar="FILE", help="save results in FILE, and skip those that it has")
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
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the child processes handle it
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
