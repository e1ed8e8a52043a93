"""Write the page of the load test, bench/load.md. See load.py."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from datetime import date
from typing import Final

from load_figures import LIMIT, Figures, quantile, quantiles

AIM: Final = 200.0  # decisions a second, from 1000 tables with one each 5 seconds
FLAT: Final = 0.05  # growth of memory in the second half that is allowed
LIMITS: Final = (
    "The limit is the single core that a Python process uses, and on a virtual machine the hypervisor: while the "
    "machine is stopped nothing is sent, and a server that is two thirds busy needs more than twice as long to catch "
    "up. About half of the cost of a decision is building the messages: the next player's choices, then the story and "
    "the view. The commit is a seventh. A finished game's table leaves the memory with its last subscriber."
)


def verdict(main: Figures) -> str:
    """Return whether the goal is met, and what limits the server."""
    enough = main.rate >= 0.97 * AIM
    reached = enough and main.held and main.grown <= FLAT
    return (
        f"**The goal ({AIM:.0f} decisions a second, p99 to all watchers below {1000 * LIMIT:.0f} ms, flat memory) is "
        f"{'met' if reached else 'not met'}** in this run: {main.rate:.0f} a second, p99 "
        f"{1000 * main.p99:.0f} ms ({1000 * main.own_p99:.0f} ms without stolen CPU time), memory "
        f"{main.grown:+.1%} in the second half ({main.told_memory}). {LIMITS}"
    )


def report(options: argparse.Namespace, main: Figures, found: list[Figures], step_seconds: float) -> str:
    """Return the figures as a page."""
    sockets = options.tables * (options.watchers + 1)
    result, memory = main.result, main.memory
    asked = len(result.told) + result.refused
    each, calm = 1000 / max(1, len(result.told)), len(main.unstruck) / max(1, len(result.told))
    where = (
        f"{date.today()}, 2 cores, shared: one server process, and the players in {options.players} others on the "
        f"same machine; load average {os.getloadavg()[1]:.1f} (5 minutes, everything included"
        f"{', and these with priority' if os.nice(0) < 0 else ''}). "
        f"`python bench/load.py {' '.join(sys.argv[1:])}`"
    )
    what = (
        f"{options.tables} tables with {sockets} sockets, {options.languages} of three languages per table, a "
        f"decision every {options.every:g} s at each table, at random times; {kind_of(options.database)}, durable "
        f"before acknowledgement; {main.seconds:.0f} s. {options.refused:.0%} of the requests are refused: stale "
        "decisions, spectators' decisions, stale decisions over HTTP, and sockets that leave without a hello. After "
        f"{options.away:.0%} of the decisions the player's connection is lost and opened again within two seconds, "
        "and everyone at the table is told both."
    )
    waited = (
        "| from sending a decision, ms | p50 | p95 | p99 | max |\n|---|---|---|---|---|\n"
        + row("to its acknowledgement", result.acknowledged)
        + row("until everyone at the table has the message", result.told)
        + row(f"the same, without stolen CPU time ({calm:.0%} of them)", main.unstruck).rstrip()
    )
    used = (
        "| | |\n|---|---|\n"
        f"| decisions a second | {main.rate:.0f} |\n"
        f"| decisions in total, errors | {len(result.told)}, {result.errors} |\n"
        f"| server's CPU: of a core, per decision | {main.cpu / main.seconds:.0%}, {main.cpu * each:.2f} ms |\n"
        f"| server's main thread waits for a core that others use: of the time | {main.starved / main.seconds:.0%} |\n"
        f"| stolen by the hypervisor: of a core | {main.taken / main.seconds:.0%} |\n"
        f"| players' CPU: of a core | {main.players_cpu / main.seconds:.0%} |\n"
        f"| sent to the players, per decision | {result.received / max(1, len(result.told)) / 1000:.1f} kB |\n"
        f"| games ended and replaced by new ones | {result.ended} |\n"
        f"| refused requests | {result.refused} ({result.refused / max(1, asked):.0%}) |\n"
        f"| players who left and came back | {result.away} |\n"
        f"| server's memory, MiB: {tenths(len(memory))} | {told_memory(memory)} |\n"
        f"| server's memory in the second half: smallest, largest, slope | {main.told_memory} |"
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
            f"The same tables at higher rates, {step_seconds:.0f} s each, until p99 without stolen time exceeds "
            f"{1000 * LIMIT:.0f} ms: **{most}**."
        )
        head = (
            "| requested per second | achieved | p50, ms | p99, ms | p99 without stolen time, ms "
            "| server's core | errors |\n"
            "|---|---|---|---|---|---|---|\n"
        )
        parts += ["## Maximum load", how, head + rows.rstrip()]
    return "\n\n".join(parts) + "\n"


def row(name: str, values: Sequence[float]) -> str:
    """Return a row of milliseconds."""
    return f"| {name} | " + " | ".join(f"{1000 * value:.1f}" for _, value in quantiles(values)) + " |\n"


def tenths(samples: int) -> str:
    """Return when the memory was measured."""
    return "at the start, then after each tenth of the time" if samples else "not measured"


def told_memory(memory: Sequence[float]) -> str:
    """Return the memory at the start and after each tenth of the time."""
    if not memory:
        return "-"
    return ", ".join(f"{memory[min(len(memory) - 1, part * len(memory) // 10)]:.0f}" for part in range(11))


def kind_of(database: str) -> str:
    """Return the name of the kind of database."""
    return "PostgreSQL" if database.startswith("postgres") else "SQLite"
