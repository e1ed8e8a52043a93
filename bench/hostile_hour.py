"""Honest players beside hostile clients for an hour, on a server with its default limits.

    python bench/hostile_hour.py [--seconds 3600] [--tables 300] [--write]

The players are those of load.py, the attacks those of attacks.py, from another process; both have their own addresses.
What counts is what honest players notice: latency, errors, and the memory of the server with its workers. For the first
tenth of the time the players are alone; the rest is compared with that. `--write` writes bench/hostile_hour.md. Linux
only: it needs all of 127.0.0.0/8.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import resource
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from attacks import attack_all
from load import PAGE, Players, Watched, note, serving, stretch
from load_figures import Figures, quantiles

HERE: Final = Path(__file__).resolve().parent
CALM_PART: Final = 0.1  # of the time, before the attacks begin
SLICES: Final = 10  # of the time under attack
SEED: Final = 22
Answers = dict[str, Counter[str]]


def workers_of(pid: int) -> Iterator[int]:
    """Yield the ids of a process's descendants."""
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, children.read_text().split()):
            yield child
            yield from workers_of(child)


class WatchedWithWorkers(Watched):
    """A server with its worker processes."""

    def watch(self) -> None:
        """Measure their total memory once a second until stopped."""
        while not self.stopped.wait(1.0):
            total = 0
            for pid in (self.pid, *workers_of(self.pid)):
                try:
                    total += int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
                except OSError:  # a worker that has just ended
                    continue
            self.memory.append((time.perf_counter(), total / 2**20))


def attack(pipe: Connection, url: str, seconds: float) -> None:
    """Run the attackers' process."""
    pipe.send(asyncio.run(attack_all(url, seconds)))


def report(options: argparse.Namespace, calm: Figures, slices: Sequence[Figures], answers: Answers) -> str:
    """Return the figures as a page."""
    seconds = sum(one.seconds for one in slices)
    where = f"{date.today()}, 2 cores, shared with the attackers and the players."
    command = f"`python bench/hostile_hour.py {' '.join(sys.argv[1:])}`"
    what = (
        f"{options.tables} tables with {3 * options.tables} sockets, a decision every {options.every:g} s at each; the "
        f"server's default limits; {seconds:.0f} s under attack. Milliseconds from a decision until everyone at the "
        "table has the message; how much of the time the server's main thread was ready to run and waited for a core; "
        "MiB of the server with its workers."
    )
    head = (
        "| | decisions a second | p50 | p95 | p99 | max | errors | waits for a core | memory at the end | peak |\n"
        "|---|---|---|---|---|---|---|---|---|---|\n"
    )
    rows = row("alone", calm) + "".join(row(f"under attack, part {place}", one) for place, one in enumerate(slices, 1))
    counted = "".join(f"| {name} | {told(kinds)} |\n" for name, kinds in answers.items())
    parts = (
        "# Honest players beside hostile clients",
        f"{where} {command}",
        what,
        head + rows.rstrip(),
        "## Responses to the attackers",
        "| attack | responses |\n|---|---|\n" + counted.rstrip(),
    )
    return "\n\n".join(parts) + "\n"


def row(name: str, one: Figures) -> str:
    """Return one period as a row."""
    waited = " | ".join(f"{1000 * value:.0f}" for _, value in quantiles(one.result.told))
    memory = f"{one.memory[-1]:.0f} | {max(one.memory):.0f}"
    starved = f"{one.starved / one.seconds:.0%}"
    return f"| {name} | {one.rate:.0f} | {waited} | {one.result.errors} | {starved} | {memory} |\n"


def told(kinds: Counter[str]) -> str:
    """Return the responses to an attack, by kind."""
    return ", ".join(f"{kind}: {many}" for kind, many in kinds.most_common())


def read_options(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two decisions of a table")
    parser.add_argument("--write", action="store_true", help="write bench/hostile_hour.md")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run it."""
    options = read_options(arguments)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with serving("", "", options.tables, SEED, {}) as (url, pid, tables):
        server = WatchedWithWorkers(pid)
        threading.Thread(target=server.watch, daemon=True).start()
        players = Players(url, tables, 2, 1, 1, SEED, many_addresses=True)
        players.all()
        calm = stretch(players, server, options.tables, options.every, CALM_PART * options.seconds)
        note(calm.line())
        context, long = multiprocessing.get_context("spawn"), (1 - CALM_PART) * options.seconds
        ours, theirs = context.Pipe()
        attackers = context.Process(target=attack, args=(theirs, url, long), daemon=True)
        attackers.start()
        slices = []
        for _ in range(SLICES):
            slices.append(stretch(players, server, options.tables, options.every, long / SLICES))
            note(f"{slices[-1].line()}; {slices[-1].memory[-1]:.0f} MiB")
        answers: Answers = ours.recv()
        attackers.join()
        players.end()
        server.stopped.set()
    text = report(options, calm, slices, answers)
    if options.write:
        (HERE / "hostile_hour.md").write_text(text, encoding="utf-8")
    print(text)
    return 1 if any(one.result.errors for one in slices) else 0


if __name__ == "__main__":
    sys.exit(main())
