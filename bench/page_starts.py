"""Measure the time to the first screen. See page.py."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Final

START_HEAD: Final = """
| start | address printed after, s | page served after, s | CPU, s |
|---|---:|---:|---:|"""


@dataclass
class Start:
    """Seconds from the command to the address and to the first response, and CPU seconds until then."""

    told: float
    answered: float
    cpu: float


def start(folder: Path, **environ: str) -> Start:
    """Start the game without a browser, and request the page at once."""
    own = {**os.environ, "REDNOVEMBER_DATA": str(folder), "REDNOVEMBER_LANG": "en", "BROWSER": "", **environ}
    own.pop("DISPLAY", None)
    before, began = os.times(), time.perf_counter()
    command = [sys.executable, "-m", "rednovember"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=own) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+:\d+", process.stdout.readline())
        told = time.perf_counter() - began
        assert found
        urllib.request.urlopen(found[0] + "/").read()
        urllib.request.urlopen(found[0] + "/api/v1/words/en/web_first.ftl").read()
        answered = time.perf_counter() - began
        process.terminate()
    after = os.times()
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return Start(told, answered, cpu)


def tell_starts(rounds: int) -> None:
    """Print the table about starts. The first one has to create its database."""
    print(START_HEAD)
    with tempfile.TemporaryDirectory() as folder:
        for place in range(rounds + 1):
            one = start(Path(folder))
            print(f"| {place + 1}. | {one.told:.2f} | {one.answered:.2f} | {one.cpu:.2f} |", flush=True)
