"""The load, very small: every decision is acknowledged, and everybody is told. How fast, is for bench/load.py."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0


def test_a_small_load_has_no_errors() -> None:
    small = ["--tables", "3", "--every", "0.3", "--seconds", "3", "--warm-up", "0.5"]
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, str(ROOT / "bench" / "load.py"), *small]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    line = next(line for line in done.stdout.splitlines() if line.startswith("| decisions in all, errors |"))
    decisions, errors = line.split("|")[2].split(",")
    assert int(decisions) > 0
    assert int(errors) == 0
