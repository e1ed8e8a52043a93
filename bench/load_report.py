"""The page of the load, bench/load.md. See load.py."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from datetime import date
from typing import Final

from load_figures import LIMIT, Figures, quantile, quantiles

AIM: Final = 200.0  # decisions a second, from 1000 tables with one each 5 seconds
FLAT: Final = 0.05  # by so much memory may have grown in the second half
LIMITS: Final = (
    "What limits it is the one core that a Python process has, and on a virtual machine the host: while it lets others "
    "run nobody is told anything, and a server that is busy for two thirds needs twice as long and more to catch up. "
    "About half of what a decision costs is making the news: the choices of who decides next, then the story and the "
    "view. The commit is a seventh of it. Games that are over leave with the last who listens."
)


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


def report(options: argparse.Namespace, main: Figures, found: list[Figures], step_seconds: float) -> str:
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
            f"The same tables at other rates, {step_seconds:.0f} s each, until p99 is over {1000 * LIMIT:.0f} ms while "
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
