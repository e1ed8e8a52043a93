"""Measure the cost of saving a run's games: CPU time of `sim --out` relative to `sim`, and memory.

    python bench/lab.py [--games 100000]   print the table and keep it in bench/lab.md

Machines are shared and noisy: the measure is the CPU time of all processes of a command, and only the ratio is
meaningful. Linux only, because only there one process can account for all of a command's processes.
"""

import argparse
import ctypes
import os
import resource
import subprocess
import sys
import tempfile
from datetime import date
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from engine import machine  # noqa: E402 - it lies beside this file

SUBREAPER = 36  # of prctl: processes that outlive a command become children of this one, and are counted
MOST = 1.3  # limit of the ratio


class Cost(NamedTuple):
    """What a command cost: CPU seconds of all its processes, and the peak memory of its own process in MB."""

    seconds: float
    megabytes: float


def cost(*arguments: str) -> Cost:
    """Run `rednovember` with two workers and return its cost."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-m", "rednovember", *arguments, "--workers", "2", "--seed", "1", "--json"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, own = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0
    while True:
        try:
            os.wait()  # the workers and their parent
        except ChildProcessError:
            break
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Cost(seconds, own.ru_maxrss / 1024)


def main() -> int:
    """Measure, print, and write bench/lab.md. Returns 1 if the ratio is over the limit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    games = parser.parse_args().games
    ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)
    with tempfile.TemporaryDirectory() as folder:
        few = cost("sim", "--crew", "bosun", "--games", str(games // 10), "--out", f"{folder}/few.parquet")
        alone = cost("sim", "--crew", "bosun", "--games", str(games))
        kept = cost("sim", "--crew", "bosun", "--games", str(games), "--out", f"{folder}/games.parquet")
        size = Path(folder, "games.parquet").stat().st_size
    ratio = kept.seconds / alone.seconds
    lines = [
        "| figure | value | meaning |",
        "|---|---:|---|",
        f"| without saving | {alone.seconds:.1f} s | {games:,} games of four bosuns: CPU time of all processes |",
        f"| to Parquet | {kept.seconds:.1f} s | the same with `--out` |",
        f"| ratio | {ratio:.2f} | the limit is {MOST} |",
        f"| file | {size / games:.0f} bytes per game | {size / 1e6:.1f} MB in total |",
        f"| memory | {kept.megabytes:.0f} MB | the command itself; {few.megabytes:.0f} MB with {games // 10:,} games |",
        f"| memory without saving | {alone.megabytes:.0f} MB | without `--out`; results are held in memory |",
    ]
    text = "\n".join(lines)
    print(text)
    head = f"# The cost of saving games\n\nTwo workers, CPU time: {date.today()}, {machine()}.\n"
    (HERE / "lab.md").write_text(f"{head}Made by `python bench/lab.py --games {games}`.\n\n{text}\n", encoding="utf-8")
    return 0 if ratio <= MOST else 1


if __name__ == "__main__":
    raise SystemExit(main())
