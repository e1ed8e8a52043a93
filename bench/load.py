"""How a server holds under load: many tables at once, each with one who decides and some who watch, over real sockets.

    python bench/load.py [--tables 1000] [--every 5] [--seconds 600] [--watchers 2] [--languages 1] [--search] [--write]

The server is the real one, in one process, and acknowledges only what is durable; the players are in other processes
and cheap: they take any legal choice that a frame offers them. Tables are at all ages of a game (`load_tables.py`), and
where a game ends another begins, so that nothing should grow. Decisions come at random times (each table for itself),
and are counted from when they should have been sent. With `--search` the rate is then raised until p99 is over 100 ms.
`--write` writes bench/load.md.
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
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final

from load_players import Laid, Order, Result, play
from load_tables import write_tables
from stalls import Stalls, Stretch, is_struck

HERE: Final = Path(__file__).resolve().parent
URL: Final = re.compile(r"http://[^\s/]+:\d+")
LIMIT: Final = 0.1  # seconds at p99
WARM_UP: Final = 10.0  # seconds that are not measured
STEP_SECONDS: Final = 20.0  # of each step of the search
STEP: Final = 1.25  # by which the search raises the rate
BELOW: Final = 5.0  # where it begins if the usual rate is too much already: so many times below
AIM: Final = 200.0  # decisions a second, from 1000 tables with one each 5 seconds
FLAT: Final = 0.05  # by so much memory may have grown in the second half
LIMITS: Final = (
    "What limits it is the one core that a Python process has, and on a virtual machine the host: while it lets others "
    "run nobody is told anything, and a server that is busy for two thirds needs twice as long and more to catch up. "
    "About half of what a decision costs is making the news: the choices of who decides next, then the story and the "
    "view. The commit is a seventh of it. Games that are over leave with the last who listens."
)
OTHERS: Final = "## Other runs"
TICK: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
FREE: Final = {  # whoever measures is not to be slowed down
    "requests-per-second": 10_000,
    "burst": 10_000,
    "sockets-per-address": 100_000,
    "tables-per-minute": 100_000,
}


@dataclass
class Watched:
    """What a process has used: CPU seconds, and its memory second by second."""

    pid: int
    memory: list[tuple[float, float]] = field(default_factory=list)  # when, MiB
    stopped: threading.Event = field(default_factory=threading.Event)

    def cpu(self) -> float:
        """CPU seconds so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def watch(self) -> None:
        """Note the memory each second."""
        while not self.stopped.wait(1.0):
            resident = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE
            self.memory.append((time.perf_counter(), resident / 2**20))

    def between(self, first: float, last: float) -> list[float]:
        """The memory within a time."""
        return [much for at, much in self.memory if first <= at <= last]


@dataclass
class Figures:
    """What came of one stretch of time."""

    wanted: float  # decisions a second
    seconds: float
    cpu: float  # of the server
    players_cpu: float
    memory: list[float]
    result: Result
    taken: float = 0.0  # seconds of both cores in which the machine's host let others run
    stalls: list[Stretch] = field(default_factory=list)  # when it did so for long, and after it

    @property
    def rate(self) -> float:
        """Decisions a second that were made."""
        return len(self.result.told) / self.seconds

    @property
    def grown(self) -> float:
        """By which part memory has grown in the second half."""
        return self.memory[-1] / self.memory[len(self.memory) // 2] - 1 if self.memory else 0.0

    @property
    def held(self) -> bool:
        """Whether it was fast enough, and nothing went wrong."""
        return self.p99 <= LIMIT and not self.result.errors

    @property
    def p99(self) -> float:
        """From a decision to everybody."""
        return quantile(self.result.told, 0.99)

    @property
    def own_p99(self) -> float:
        """The same without what the machine's host is to blame for."""
        return quantile(self.unstruck, 0.99)

    @property
    def could_hold(self) -> bool:
        """Whether the server itself was fast enough, and nothing went wrong."""
        return self.own_p99 <= LIMIT and not self.result.errors

    @property
    def unstruck(self) -> list[float]:
        """From a decision to everybody, of those during which both cores were this machine's."""
        both = zip(self.result.told, self.result.at, strict=True)
        return [long for long, at in both if not is_struck(self.stalls, at - long, at)]

    def line(self) -> str:
        """In one line, for whoever waits."""
        told = " ".join(f"{name} {1000 * value:.0f}" for name, value in quantiles(self.result.told))
        each = 1000 * self.cpu / max(1, len(self.result.told))
        return (
            f"{self.wanted:.0f}/s wanted, {self.rate:.0f}/s made, to all watchers (ms): {told}; "
            f"server {self.cpu / self.seconds:.0%} of a core, {each:.2f} ms a decision; errors {self.result.errors}"
        )


def quantile(values: Sequence[float], part: float) -> float:
    """The value that such a part of them does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


def quantiles(values: Sequence[float]) -> list[tuple[str, float]]:
    """The usual ones."""
    return [(name, quantile(values, part)) for name, part in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1.0))]


def note(text: str) -> None:
    """Tell whoever waits."""
    print(text, file=sys.stderr, flush=True)


@contextmanager
def serving(database: str, profile: str, tables: int, seed: int) -> Iterator[tuple[str, int, list[Laid]]]:
    """A server with a new folder of its own: its address, its process and the tables that it has."""
    with tempfile.TemporaryDirectory(prefix="rednovember-load-") as folder:
        laid = asyncio.run(write_tables(database or f"sqlite:///{folder}/server.db", tables, seed))
        said = {"port": 0, "data": folder, "minds": 1, "log": "warning", **FREE}
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
    """The processes with those who play, each with its share of the tables."""

    def __init__(
        self, url: str, tables: Sequence[Laid], watchers: int, languages: int, processes: int, seed: int
    ) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes: list[BaseProcess] = []
        for place in range(processes):
            ours, theirs = context.Pipe()
            arguments = (theirs, url, tables[place::processes], watchers, languages, seed + place)
            process = context.Process(target=play, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)

    def all(self) -> list[Any]:
        """What each of them says next."""
        return [pipe.recv() for pipe in self.pipes]

    def go(self, order: Order) -> Result:
        """Play for a while at a rate; what came of it."""
        for pipe in self.pipes:
            pipe.send(order)
        out = Result()
        for found in self.all():
            out.add(found)
        return out

    def end(self) -> None:
        """Let them go."""
        for pipe in self.pipes:
            pipe.send(None)
        for process in self.processes:
            process.join()


def stretch(players: Players, server: Watched, tables: int, every: float, seconds: float) -> Figures:
    """Let all tables play for a while."""
    before, others_before, first = server.cpu(), sum(map(cpu_of, players.processes)), time.perf_counter()
    taken, stalls = stolen(), Stalls()
    result = players.go(Order(every, seconds))
    last, taken = time.perf_counter(), stolen() - taken
    others = sum(map(cpu_of, players.processes)) - others_before
    memory = server.between(first, last)
    return Figures(tables / every, last - first, server.cpu() - before, others, memory, result, taken, stalls.end())


def stolen() -> float:
    """Seconds of all cores so far in which this machine wanted to run and its host did not let it."""
    return int(Path("/proc/stat").read_text().split(maxsplit=9)[8]) / TICK


def cpu_of(process: BaseProcess) -> float:
    """CPU seconds of a process of players."""
    return Watched(process.pid or 0).cpu()


def search(players: Players, server: Watched, tables: int, every: float, *, held: bool) -> list[Figures]:
    """Raise the rate step by step until p99 is over the limit; from far below, if the usual rate was not `held`.

    Moments in which the host let others run are left out: one of them would end it at any rate.
    """
    out = list[Figures]()
    if held:
        every /= STEP
    else:
        every *= BELOW
    while not out or out[-1].could_hold:
        out.append(stretch(players, server, tables, every, STEP_SECONDS))
        note(out[-1].line())
        every /= STEP
    return out


def search_after(main: Figures, players: Players, server: Watched, options: argparse.Namespace) -> list[Figures]:
    """The search, as it follows from the usual rate."""
    return search(players, server, options.tables, options.every, held=main.could_hold)


def verdict(main: Figures) -> str:
    """Whether the aim is reached, and what limits it."""
    enough = main.rate >= 0.97 * AIM
    reached = enough and main.held and main.grown <= FLAT
    return (
        f"**The aim ({AIM:.0f} decisions a second, p99 to all watchers below {1000 * LIMIT:.0f} ms, memory flat) is "
        f"{'reached' if reached else 'not reached'}** in this run: {main.rate:.0f} a second, p99 "
        f"{1000 * main.p99:.0f} ms ({1000 * main.own_p99:.0f} ms while the host let nobody else run), memory "
        f"{main.grown:+.1%} in the second half. {LIMITS}"
    )


def report(options: argparse.Namespace, main: Figures, found: list[Figures]) -> str:
    """The figures as a page."""
    sockets = options.tables * (options.watchers + 1)
    result, memory = main.result, main.memory
    each, calm = 1000 / max(1, len(result.told)), len(main.unstruck) / max(1, len(result.told))
    where = (
        f"{date.today()}, 2 cores, shared: one server process, and the players in {options.players} other on the same "
        f"machine, whose load average was {os.getloadavg()[1]:.1f} (5 minutes; all that ran there"
        f"{', before which these had priority' if os.nice(0) < 0 else ''}). "
        f"`python bench/load.py {' '.join(sys.argv[1:])}`"
    )
    what = (
        f"{options.tables} tables with {sockets} sockets, {options.languages} of three languages at each table, a "
        f"decision each {options.every:g} s at every table, at random times; {kind_of(options.database)}, durable "
        f"before it is acknowledged; {main.seconds:.0f} s."
    )
    waited = (
        "| from sending a decision, ms | p50 | p95 | p99 | max |\n|---|---|---|---|---|\n"
        + row("to its acknowledgement", result.acknowledged)
        + row("until everybody at the table has the news", result.told)
        + row(f"the same, while the host let nobody else run ({calm:.0%} of them)", main.unstruck).rstrip()
    )
    used = (
        "| | |\n|---|---|\n"
        f"| decisions a second | {main.rate:.0f} |\n"
        f"| decisions in all, errors | {len(result.told)}, {result.errors} |\n"
        f"| server's CPU: of a core, a decision | {main.cpu / main.seconds:.0%}, {main.cpu * each:.2f} ms |\n"
        f"| taken away by the machine's host: of a core | {main.taken / main.seconds:.0%} |\n"
        f"| players' CPU: of a core | {main.players_cpu / main.seconds:.0%} |\n"
        f"| to the players, a decision | {result.received / max(1, len(result.told)) / 1000:.1f} kB |\n"
        f"| games that ended, and others begun | {result.ended} |\n"
        f"| server's memory, MiB: {tenths(len(memory))} | {told_memory(memory)} |"
    )
    parts = ["# The server under load", verdict(main), where, what, waited, used]
    if found:
        held = [one.rate for one in (main, *found) if one.could_hold]
        most = f"{max(held):.0f} decisions a second" if held else "less than that"
        rows = "".join(
            f"| {one.wanted:.0f} | {one.rate:.0f} | {1000 * quantile(one.result.told, 0.5):.0f} | {1000 * one.p99:.0f} "
            f"| {1000 * one.own_p99:.0f} | {one.cpu / one.seconds:.0%} | {one.result.errors} |\n"
            for one in found
        )
        how = (
            f"The same tables at other rates, {STEP_SECONDS:.0f} s each, until p99 is over {1000 * LIMIT:.0f} ms while "
            f"the host lets nobody else run: **{most}**."
        )
        head = (
            "| wanted a second | made | p50, ms | p99, ms | without the host's part | server's core | errors |\n"
            "|---|---|---|---|---|---|---|\n"
        )
        parts += ["## The most it can hold", how, head + rows.rstrip()]
    return "\n\n".join(parts) + "\n"


def row(name: str, values: Sequence[float]) -> str:
    """A row of milliseconds."""
    return f"| {name} | " + " | ".join(f"{1000 * value:.1f}" for _, value in quantiles(values)) + " |\n"


def tenths(samples: int) -> str:
    """When the memory is told."""
    return "at the beginning, then after each tenth of the time" if samples else "not measured"


def told_memory(memory: Sequence[float]) -> str:
    """Memory at the beginning and after each tenth of the time."""
    if not memory:
        return "-"
    return ", ".join(f"{memory[min(len(memory) - 1, part * len(memory) // 10)]:.0f}" for part in range(11))


def kind_of(database: str) -> str:
    """Which database it is."""
    return "PostgreSQL" if database.startswith("postgres") else "SQLite"


def read_options(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two decisions of a table")
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--watchers", type=int, default=2, help="at each table, beside who decides")
    parser.add_argument(
        "--languages", type=int, choices=(1, 2, 3), default=1, help="at each table; of all tables three"
    )
    parser.add_argument("--players", type=int, default=1, help="processes of players")
    parser.add_argument("--database", default="", help="postgresql://... (usual: SQLite, in a new folder)")
    parser.add_argument("--seed", type=int, default=12)
    parser.add_argument("--search", action="store_true", help="look for the most it can hold")
    parser.add_argument("--warm-up", type=float, default=WARM_UP, help="seconds that are not measured")
    parser.add_argument("--profile", default="", help="a file for the server's profile (cProfile)")
    parser.add_argument("--write", action="store_true", help="write bench/load.md")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run it."""
    options = read_options(arguments)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with serving(options.database, options.profile, options.tables, options.seed) as (url, pid, tables):
        server = Watched(pid)
        threading.Thread(target=server.watch, daemon=True).start()
        who = (options.watchers, options.languages, options.players, options.seed)
        players = Players(url, tables, *who)
        began = server.cpu()
        players.all()  # everybody sits
        note(f"{options.tables} tables opened, {server.cpu() - began:.1f} s of the server's CPU")
        stretch(players, server, options.tables, options.every, options.warm_up)
        figures = stretch(players, server, options.tables, options.every, options.seconds)
        note(figures.line())
        found = search_after(figures, players, server, options) if options.search else []
        players.end()
        server.stopped.set()
    text = report(options, figures, found)
    if options.write:
        page = HERE / "load.md"
        _, others, rest = page.read_text(encoding="utf-8").partition(OTHERS)  # written by hand
        page.write_text(text + (f"\n{others}{rest}" if others else ""), encoding="utf-8")
    print(text)
    return 1 if figures.result.errors else 0


if __name__ == "__main__":
    sys.exit(main())
