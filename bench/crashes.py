"""Kills a server again and again while people play, and looks whether anything that it has acknowledged is lost.

    python bench/crashes.py [KILLS] [DATABASE]

KILLS is 5,000 unless said otherwise (about one a second on an idle machine); DATABASE is a URL, else a fresh SQLite
file. Figures go to bench/crashes.md. The players, the moments and the reckoning are those of
tests/server/test_nothing_lost.py. Ctrl-C ends the killing early: the reckoning still comes.
"""

import asyncio
import os
import platform
import random
import sys
import tempfile
from contextlib import suppress
from datetime import date
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.crashing import KINDS, Mortal, Nursery, Tally, World, kill_again_and_again, reckoning  # noqa: E402

KILLS = 5_000
EVERY = 25  # kills between two lines of progress
RESULT = Path(__file__).with_suffix(".md")


async def crash(server: Mortal, database: str, folder: Path, seed: int, kills: int) -> tuple[int, Tally]:
    """Kill, and reckon: how many kills there were, and what was found."""
    world, began, done = World(seed, [server], KINDS), monotonic(), 0

    def progress(number: int) -> None:
        nonlocal done
        done = number
        if number % EVERY == 0 or number == kills:
            spent = monotonic() - began
            print(f"{number} of {kills} kills, {world.acknowledged} acknowledged, {spent:.0f} s", flush=True)

    server.start()
    world.begin()
    with suppress(asyncio.CancelledError):
        await kill_again_and_again(world, server, kills, progress)
    if server.pid is None:
        server.start()
    await world.end()
    return done, await reckoning(world, server, database, folder)


def written(kills: int, wanted: int, seconds: float, database: str, seed: int, tally: Tally) -> str:
    """The result as a page."""
    kind = database.partition(":")[0]
    rows = {
        "date": date.today().isoformat(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "database": kind,
        "kills with SIGKILL": f"{kills:,}" + ("" if kills == KILLS else f" (the command's usual number is {KILLS:,})"),
        "time": f"{seconds:.0f} s",
        "tables": f"{tally.tables:,}",
        "records in their logs": f"{tally.records:,}",
        "decisions acknowledged": f"{tally.decisions:,}",
        "other requests acknowledged (take-backs, hand-overs, chat, seats)": f"{tally.others:,}",
        "sent and never answered": f"{tally.unsure:,}, of which {tally.unsure_there:,} are in a log, each once",
        "acknowledged and lost": f"{tally.lost:,}",
        "doubled": f"{tally.doubled:,}",
        "seed": str(seed),
    }
    lines = "\n".join(f"| {name} | {value} |" for name, value in rows.items())
    note = "" if kills == wanted else f"\nThe run was ended after {kills:,} of {wanted:,} kills.\n"
    return (
        f"# Crashes\n\n`python bench/crashes.py {wanted}`: the real server, players over real sockets, killed at\n"
        "moments of chance, most of them just after something was asked of it, and started again on the same\n"
        f"database.\n\n| | |\n|---|---|\n{lines}\n{note}"
    )


def main() -> int:
    """Kill as often as the command line says."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else KILLS
    seed, began = random.SystemRandom().getrandbits(32), monotonic()
    nursery = Nursery()
    with tempfile.TemporaryDirectory(prefix="rn-crashes-") as name:
        folder = Path(name)
        database = sys.argv[2] if len(sys.argv) > 2 else f"sqlite:///{folder / 'server.db'}"
        server = Mortal(nursery, folder / "server", database)
        print(f"seed {seed}", flush=True)
        try:
            done, tally = asyncio.run(crash(server, database, folder, seed, kills))
        finally:
            nursery.close()
    text = written(done, kills, monotonic() - began, database, seed, tally)
    RESULT.write_text(text, encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
