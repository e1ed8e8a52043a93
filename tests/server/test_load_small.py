"""The load, very small: every decision is acknowledged, and everybody is told. How fast, is for bench/load.py."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0


def test_a_small_load_has_no_errors() -> None:
    small = ["--tables", "3", "--every", "0.3", "--seconds", "4", "--warm-up", "0.5", "--away", "0.3"]
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, str(ROOT / "bench" / "load.py"), *small]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    decisions, errors = told(done.stdout, "decisions in total, errors").split(",")
    assert int(decisions) > 0
    assert int(errors) == 0
    assert int(told(done.stdout, "refused requests").split()[0]) > 0
    assert int(told(done.stdout, "players who left and came back")) > 0
    assert "MiB a minute" in told(done.stdout, "server's memory in the second half: smallest, largest, slope")


def told(page: str, name: str) -> str:
    """What a row of the page says."""
    return next(line for line in page.splitlines() if line.startswith(f"| {name} |")).split("|")[2].strip()
