"""Simulate many server processes behind one PostgreSQL, as queues: two cores can't measure that.

    python bench/scale.py [--tables 100000] [--every 5] [--service 0.0035] [--seconds 20]

Decisions arrive at random (Poisson). Each waits for its process (one core; service times have a gamma distribution of
shape 2, as measured), then for that process's group commit (one at a time; the next one takes everything that waits),
and then for the process again, which sends the messages. A commit takes `--commit` seconds and a little more for each
decision in it. NOTIFY takes a database-wide lock, so the commits of all processes on one database pass through it one
by one, for `--notify` seconds each. Prints p50 and p99 from a decision to its last message.
"""

from __future__ import annotations

import argparse
import heapq
import random
from dataclasses import dataclass, field
from typing import Final

SHAPE: Final = 2.0  # of the service times
ACT: Final = 0.2  # the part of the service before the commit; the rest is for messages
EACH: Final = 0.00005  # seconds that one more decision adds to a commit


@dataclass
class Process:
    """One server process: when its core is free, what waits for its next commit, and when the last one ends."""

    free: float = 0.0
    waiting: list[tuple[float, float]] = field(default_factory=list)  # when it should have come, service time
    committing: bool = False


@dataclass
class Database:
    """One PostgreSQL: when the lock of NOTIFY is free."""

    free: float = 0.0
    commits: int = 0


def simulate(processes: int, databases: int, rate: float, options: argparse.Namespace, seed: int = 1) -> list[float]:
    """Return the seconds from each decision to its last message."""
    rng = random.Random(seed)
    servers = [Process() for _ in range(processes)]
    stores = [Database() for _ in range(databases)]
    out: list[float] = []
    events: list[tuple[float, int, str, int, float, float]] = []
    number = 0

    def later(at: float, what: str, which: int, came: float = 0.0, service: float = 0.0) -> None:
        nonlocal number
        number += 1
        heapq.heappush(events, (at, number, what, which, came, service))

    def commit(now: float, which: int) -> None:
        server, store = servers[which], stores[which % databases]
        taken, server.waiting = server.waiting, []
        server.committing = True
        ready = now + options.commit + EACH * len(taken)
        if options.notify:
            ready = max(ready, store.free) + options.notify
            store.free = ready
        store.commits += 1
        for came, service in taken:
            later(ready, "durable", which, came, service)
        later(ready, "next", which)

    later(rng.expovariate(rate), "arrives", 0)
    while events:
        now, _, what, which, came, service = heapq.heappop(events)
        server = servers[which]
        if what == "arrives":
            if now < options.seconds:
                later(now + rng.expovariate(rate), "arrives", 0)
            which = rng.randrange(processes)
            server = servers[which]
            service = rng.gammavariate(SHAPE, options.service / SHAPE)
            server.free = max(server.free, now) + ACT * service
            later(server.free, "acted", which, now, service)
        elif what == "acted":
            server.waiting.append((came, service))
            if not server.committing:
                commit(now, which)
        elif what == "durable":
            server.free = max(server.free, now) + (1 - ACT) * service
            out.append(server.free - came)
        elif server.waiting:
            commit(now, which)
        else:
            server.committing = False
    return out


def told(values: list[float]) -> str:
    """Return p50 and p99 in milliseconds."""
    ordered = sorted(values)
    p50, p99 = (1000 * ordered[int(part * len(ordered))] for part in (0.5, 0.99))
    return f"{p50:8.0f} {p99:8.0f}" if p99 < 1000 else f"{p50:8.0f}   >1000"


def main() -> None:
    """Simulate several ways to serve the same tables, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two decisions of a table")
    parser.add_argument("--service", type=float, default=0.0035, help="CPU seconds of a decision")
    parser.add_argument("--commit", type=float, default=0.004, help="seconds of a commit")
    parser.add_argument("--notify", type=float, default=0.0005, help="seconds that a commit holds the lock of NOTIFY")
    parser.add_argument("--seconds", type=float, default=5.0)
    options = parser.parse_args()
    rate = options.tables / options.every
    print(f"{options.tables} tables, {rate:.0f} decisions a second, {1000 * options.service:.1f} ms of CPU each")
    print("databases  processes  busy      p50, ms  p99, ms")
    for databases in (1, 4, 16):
        for busy in (0.9, 0.7, 0.5):
            processes = round(rate * options.service / busy)
            found = simulate(processes, databases, rate, options)
            print(f"{databases:9} {processes:10} {busy:5.0%}  {told(found)}")


if __name__ == "__main__":
    main()
