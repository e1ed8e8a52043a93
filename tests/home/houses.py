"""`rednovember play` in a process of its own, with a page that stands for the built one, and a browser that notes."""

from __future__ import annotations

import json
import os
import re
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx

from tests.server.servers import PATIENCE, ROOT, bearer

BOARD: Final = "<!doctype html><title>the board</title>"
LINK: Final = re.compile(r"(http://127\.0\.0\.1:\d+)(?:/#/t/(\w+)/k/([\w,-]+))?")
# What is built is a part of the package: here another folder stands for it.
LAUNCH: Final = """
import pathlib, sys
import rednovember.folders
page = pathlib.Path(sys.argv.pop(1))
rednovember.folders.page_folder = lambda: page
for name in filter(None, sys.argv.pop(1).split(",")):
    sys.modules[name] = None
from rednovember.cli import main
sys.exit(main())
"""


class House:
    """A data folder, a page, and a browser that writes down what it is to open."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.data, self.page, self.opened = folder, folder / "data", folder / "page", folder / "opened"
        self.page.mkdir(parents=True)
        (self.page / "index.html").write_text(BOARD, encoding="utf-8")
        self.browser = folder / "browser"
        self.browser.write_text(f'#!/bin/sh\necho "$1" >> {self.opened}\n', encoding="utf-8")
        self.browser.chmod(self.browser.stat().st_mode | stat.S_IXUSR)

    def start(self, *arguments: str, missing: str = "", **environ: str) -> subprocess.Popen[str]:
        """Start the command."""
        own = {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(ROOT / "src"),
            "REDNOVEMBER_LANG": "en",
            "REDNOVEMBER_DATA": str(self.data),
            "BROWSER": str(self.browser),
            **environ,
        }
        return subprocess.Popen(
            [sys.executable, "-c", LAUNCH, str(self.page), missing, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=own,
            cwd=self.folder,
        )

    def run(self, *arguments: str, stdin: str = "", **more: str) -> tuple[int, str, str]:
        """Run the command to its end: status, output and errors."""
        process = self.start(*arguments, **more)
        out, errors = process.communicate(stdin, timeout=4 * PATIENCE)
        return process.returncode, out, errors

    @contextmanager
    def playing(self, *arguments: str, **environ: str) -> Iterator[Playing]:
        """The command as long as it serves the board."""
        process = self.start(*arguments, **environ)
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = LINK.search(line)
            if found is None:
                process.kill()
                raise AssertionError((line, process.communicate()[1]))
            game = Playing(process, line, *found.groups())
            with game.http:
                yield game
        finally:
            if process.poll() is None:
                process.kill()
            process.communicate()

    def seen_by_the_browser(self) -> list[str]:
        """What the browser was to open, as soon as there is something."""
        end = time.monotonic() + PATIENCE
        while not self.opened.exists() and time.monotonic() < end:
            time.sleep(0.05)
        return self.opened.read_text(encoding="utf-8").splitlines()


class Playing:
    """A running `rednovember play`."""

    def __init__(self, process: subprocess.Popen[str], line: str, url: str, table: str, keys: str) -> None:
        self.process, self.line, self.url, self.table = process, line, url, table
        self.keys = (keys or "").split(",")
        self.http = httpx.Client(base_url=url, timeout=4 * PATIENCE)

    @property
    def link(self) -> str:
        """What was printed."""
        found = LINK.search(self.line)
        assert found
        return found[0]

    def look(self) -> dict[str, Any]:
        """The table of the link, as the keys in it open it."""
        answer = self.http.get(f"/api/v1/tables/{self.table}", headers=bearer(*self.keys))
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = json.loads(answer.text)
        return found

    def stop(self, how: int = signal.SIGINT) -> int:
        """End it; the exit status."""
        self.process.send_signal(how)
        return self.process.wait(4 * PATIENCE)
