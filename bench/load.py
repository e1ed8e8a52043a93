"""Load test of a server: many tables at once, each with one player and some spectators, over real sockets.

    python bench/load.py [--tables 1000] [--every 5] [--seconds 600] [--watchers 2] [--languages 1] [--search] [--write]

The server is the real one, in one process. The players are in other processes and cheap: they make any legal decision
that a frame offers. The tables are at all stages of a game (`load_tables.py`), and a game that ends is replaced by a
new one, so memory should stay flat; what it does in the second half is printed. A part of the requests has to be
refused (`--refused`), and players leave and come back (`--away`). Decisions come at random times, independently per
table, and latencies count from when a decision should have been sent. With `--search` the rate is then raised until
p99 exceeds 100 ms. `--write` writes bench/load.md.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final

from load_figures import Figures
from load_orders import Mix, Order, Result
from load_players import Laid, play
from load_report import report
from load_tables import write_tables
from stalls import Stalls

HERE: Final = Path(__file__).resolve().parent
URL: Final = re.compile(r"http://[^\s/]+:\d+")
WARM_UP: Final = 10.0  # seconds that are not measured
STEP_SECONDS: Final = 20.0  # of each step of the search
STEP: Final = 1.25  # by which the search raises the rate
BELOW: Final = 5.0  # the search starts so many times below a usual rate that is too high
OTHERS: Final = "## Other runs"
TICK: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
FREE: Final = {  # no rate limits for the players
    "requests-per-second": 10_000,
    "burst": 10_000,
    "sockets-per-address": 100_000,
    "tables-per-minute": 100_000,
    "tables-per-day": 1_000_000,
    "megabytes-per-day": 100_000,
    "room-megabytes": 10_000,
}


@dataclass
class Watched:
    """Measures a process: its CPU seconds, and its memory once a second."""

    pid: int
    memory: list[tuple[float, float]] = field(default_factory=list)  # when, MiB
    stopped: threading.Event = field(default_factory=threading.Event)

    def cpu(self) -> float:
        """Return the CPU seconds so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def starved(self) -> float:
        """Return the seconds so far that the main thread was ready to run and had to wait for a core."""
        return int(Path(f"/proc/{self.pid}/task/{self.pid}/schedstat").read_text().split()[1]) / 1e9

    def watch(self) -> None:
        """Measure the memory once a second until stopped."""
        while not self.stopped.wait(1.0):
            resident = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE
            self.memory.append((time.perf_counter(), resident / 2**20))

    def between(self, first: float, last: float) -> list[float]:
        """Return the measurements of a period."""
        return [much for at, much in self.memory if first <= at <= last]


def note(text: str) -> None:
    """Print progress to stderr."""
    print(text, file=sys.stderr, flush=True)


@contextmanager
def serving(
    database: str, profile: str, tables: int, seed: int, limits: Mapping[str, int] = FREE
) -> Iterator[tuple[str, int, list[Laid]]]:
    """Run a server with a new data folder. Yields its address, its process id and its tables."""
    with tempfile.TemporaryDirectory(prefix="rednovember-load-") as folder:
        laid = asyncio.run(write_tables(database or f"sqlite:///{folder}/server.db", tables, seed))
        said = {"port": 0, "data": folder, "minds": 1, "log": "warning", **limits}
        if database:
            said["database"] = database
        options = [part for name, value in said.items() for part in (f"--{name}", str(value))]
        measured = ["-m", "cProfile", "-o", profile] if profile else []
        command = [sys.executable, *measured, "-m", "rednovember", "serve", *options]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            found = URL.search(line)
            if found is None:
                raise SystemExit(f"the server did not start: {line}")
            yield found[0], process.pid, laid
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait()
            process.stdout.close()


class Players:
    """The players' processes, each with its share of the tables."""

    def __init__(
        self,
        url: str,
        tables: Sequence[Laid],
        watchers: int,
        languages: int,
        processes: int,
        seed: int,
        *,
        many_addresses: bool = False,
    ) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes: list[BaseProcess] = []
        for place in range(processes):
            ours, theirs = context.Pipe()
            arguments = (theirs, url, tables[place::processes], watchers, languages, seed + place, many_addresses)
            process = context.Process(target=play, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)

    def all(self) -> list[Any]:
        """Receive the next message of each process."""
        return [pipe.recv() for pipe in self.pipes]

    def go(self, order: Order) -> Result:
        """Play for a while at a rate, and return the result."""
        for pipe in self.pipes:
            pipe.send(order)
        out = Result()
        for found in self.all():
            out.add(found)
        return out

    def end(self) -> None:
        """Stop the processes."""
        for pipe in self.pipes:
            pipe.send(None)
        for process in self.processes:
            process.join()


NO_MIX: Final = Mix()


def stretch(players: Players, server: Watched, tables: int, every: float, seconds: float, mix: Mix = NO_MIX) -> Figures:
    """Let all tables play for a while, and return the figures."""
    starved = server.starved()
    before, others_before, first = server.cpu(), sum(map(cpu_of, players.processes)), time.perf_counter()
    taken, stalls = stolen(), Stalls()
    result = players.go(Order(every, seconds, mix))
    last, taken = time.perf_counter(), stolen() - taken
    others = sum(map(cpu_of, players.processes)) - others_before
    memory = server.between(first, last)
    starved = server.starved() - starved
    used = server.cpu() - before
    return Figures(tables / every, last - first, used, others, memory, result, taken, stalls.end(), starved)


def stolen() -> float:
    """Return the steal time of all cores so far, in seconds."""
    return int(Path("/proc/stat").read_text().split(maxsplit=9)[8]) / TICK


def cpu_of(process: BaseProcess) -> float:
    """Return the CPU seconds of a players' process."""
    return Watched(process.pid or 0).cpu()


def search(players: Players, server: Watched, tables: int, every: float, mix: Mix, *, held: bool) -> list[Figures]:
    """Raise the rate step by step until p99 exceeds the limit; from far below, if the usual rate was not `held`.

    Steal time is left out: a single pause would end the search at any rate.
    """
    out = list[Figures]()
    if held:
        every /= STEP
    else:
        every *= BELOW
    while not out or out[-1].could_hold:
        out.append(stretch(players, server, tables, every, STEP_SECONDS, mix))
        note(out[-1].line())
        every /= STEP
    return out


def search_after(main: Figures, players: Players, server: Watched, options: argparse.Namespace) -> list[Figures]:
    """Run the search after the main measurement."""
    return search(players, server, options.tables, options.every, mix_of(options), held=main.could_hold)


def mix_of(options: argparse.Namespace) -> Mix:
    """Return what happens beside decisions."""
    return Mix(options.refused, options.away)


def read_options(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two decisions of a table")
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--watchers", type=int, default=2, help="spectators at each table")
    parser.add_argument(
        "--languages", type=int, choices=(1, 2, 3), default=1, help="languages per table; three over all tables"
    )
    parser.add_argument("--refused", type=float, default=0.3, help="share of requests that have to be refused")
    parser.add_argument("--away", type=float, default=0.05, help="share of decisions after which the player reconnects")
    parser.add_argument("--players", type=int, default=1, help="number of players' processes")
    parser.add_argument("--database", default="", help="postgresql://... (default: SQLite, in a new folder)")
    parser.add_argument("--seed", type=int, default=12)
    parser.add_argument("--search", action="store_true", help="look for the maximum load")
    parser.add_argument("--warm-up", type=float, default=WARM_UP, help="seconds that are not measured")
    parser.add_argument("--profile", default="", help="a file for the server's profile (cProfile)")
    parser.add_argument("--write", action="store_true", help="write bench/load.md")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the load test. Returns 1 if there were errors."""
    options = read_options(arguments)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with serving(options.database, options.profile, options.tables, options.seed) as (url, pid, tables):
        server = Watched(pid)
        threading.Thread(target=server.watch, daemon=True).start()
        who = (options.watchers, options.languages, options.players, options.seed)
        players = Players(url, tables, *who)
        began = server.cpu()
        players.all()  # all are connected
        note(f"{options.tables} tables opened, {server.cpu() - began:.1f} s of the server's CPU")
        stretch(players, server, options.tables, options.every, options.warm_up, mix_of(options))
        figures = stretch(players, server, options.tables, options.every, options.seconds, mix_of(options))
        note(figures.line())
        found = search_after(figures, players, server, options) if options.search else []
        players.end()
        server.stopped.set()
    text = report(options, figures, found, STEP_SECONDS)
    if options.write:
        page = HERE / "load.md"
        _, others, rest = page.read_text(encoding="utf-8").partition(OTHERS)  # written by hand
        page.write_text(text + (f"\n{others}{rest}" if others else ""), encoding="utf-8")
    print(text)
    return 1 if figures.result.errors else 0


if __name__ == "__main__":
    sys.exit(main())
