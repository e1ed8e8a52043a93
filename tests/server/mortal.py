"""Servers that are killed and started again.

Such a server's process is `rednovember serve` with its arguments; what differs is who starts it. A nursery has imported
the program already and forks: nothing is open in it, no loop, no thread, no database, and the child does all that a
server does from reading its settings on. `Fresh` starts Python anew each time, which takes two seconds more.
"""

from __future__ import annotations

import asyncio
import faulthandler
import gc
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
import traceback
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol, cast

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = float(os.environ.get("REDNOVEMBER_TEST_PATIENCE", "60"))  # seconds until a test gives up
PORTS: Final = range(20_000, 32_000)  # not those that systems give to clients: ours stays free while it is down
OFTEN: Final = 3  # batches of records between two movings of SQLite's log
RATES: Final = (
    "requests-per-second",
    "burst",
    "tables-per-minute",
    "tables-per-day",
    "megabytes-per-day",
    "chats-per-minute",
    "sockets-per-address",
)
FREE: Final = dict.fromkeys(RATES, "10000")
ENVIRON: Final = {"PATH": os.environ["PATH"], "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "REDNOVEMBER_LANG": "en"}


class Starter(Protocol):
    """Whoever starts servers."""

    def fork(self, arguments: Sequence[str], errors: Path) -> int:
        """Start a server; the number of its process."""

    def status(self, pid: int) -> int:
        """Wait for the end of a server; its exit status, or the signal with a minus."""

    def close(self) -> None:
        """End it, and every server that it has started."""


class Nursery:
    """A process that has imported the server, and forks one whenever it is asked to."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.mortal"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=ENVIRON,
            cwd=ROOT,
            start_new_session=True,  # Ctrl-C at the terminal is not for it
            text=True,
        )

    def fork(self, arguments: Sequence[str], errors: Path) -> int:
        return self._ask({"arguments": list(arguments), "errors": str(errors)})

    def status(self, pid: int) -> int:
        return self._ask({"wait": pid})

    def _ask(self, order: dict[str, Any]) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)
        self._process.stdout.close()


class Fresh:
    """Starts a new Python for each server."""

    def __init__(self) -> None:
        self._running: dict[int, subprocess.Popen[bytes]] = {}

    def fork(self, arguments: Sequence[str], errors: Path) -> int:
        with errors.open("ab") as told:
            process = subprocess.Popen(
                [sys.executable, "-m", "rednovember", *arguments],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=told,
                env=ENVIRON,
                cwd=ROOT,
                start_new_session=True,
            )
        self._running[process.pid] = process
        return process.pid

    def status(self, pid: int) -> int:
        return self._running.pop(pid).wait(PATIENCE)

    def close(self) -> None:
        for process in self._running.values():
            process.kill()
            process.wait(PATIENCE)


def nurse() -> None:
    """The nursery's own part: one order a line."""
    import uvicorn.protocols.http.h11_impl  # whatever a server imports late, too
    import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401

    import rednovember.server.serve
    import rednovember.server.store.upgrading  # noqa: F401
    from rednovember.cli import main

    often_moved()
    fill_caches()
    gc.freeze()  # what is here already is not looked through, and so not copied, by every child
    running: set[int] = set()
    for line in sys.stdin:
        order = json.loads(line)
        if "wait" in order:
            status = os.waitpid(order["wait"], 0)[1]
            running.discard(order["wait"])
            print(os.waitstatus_to_exitcode(status), flush=True)
            continue
        pid = os.fork()
        if pid == 0:
            os.dup2(os.open(os.devnull, os.O_RDWR), 0)
            os.dup2(0, 1)
            os.dup2(os.open(order["errors"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), 2)
            faulthandler.register(signal.SIGUSR1)  # what every thread does, to stderr
            status = 1
            try:
                status = main(order["arguments"])
            except BaseException:
                traceback.print_exc()
            finally:
                sys.stderr.flush()
                os._exit(status)
        running.add(pid)
        print(pid, flush=True)
    for pid in running:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


def often_moved() -> None:
    """SQLite's log is moved after every few records, so that many servers are killed while that is done."""
    from rednovember.server.store import store, writing

    vars(store)["Writer"] = partial(writing.Writer, every=OFTEN)


def fill_caches() -> None:
    """Do once what every server does first and Python remembers: a surface, and a game in words. Nothing stays open."""
    from rednovember.server.app import make_app
    from rednovember.server.requests import rebuild
    from rednovember.server.rooms.creation import lay
    from rednovember.server.rooms.frames import Framer, reader_of
    from rednovember.server.rooms.room import NOBODY
    from rednovember.server.running.settings import Settings
    from rednovember.server.store.records import LAID, Record

    nothing = cast(Any, None)
    make_app(Settings(), nothing, nothing, nothing)
    room = rebuild([Record(0, 0.0, LAID, lay({"table": {"gnomes": ["Anna", "Boris", "Cyril"], "seed": 1}})[0])])
    chance = random.Random(1)
    while not room.table.over and room.table.number < 100:
        assert room.table.decides is not None
        room.table.decide(room.table.player_of(room.table.decides), str(chance.choice(room.table.game.legal())))
        room.entries_at.append(room.table.number)
    framer, reader = Framer("", room), reader_of(room, NOBODY, "en", "dry")
    framer.written(framer.welcome(NOBODY, reader, frozenset()), reader)


class Reached(Protocol):
    """Something by which a server is reached."""

    @property
    def url(self) -> str: ...


class Mortal:
    """A server at a port of its own, which is killed and started again. Its database stays."""

    def __init__(self, starter: Starter, folder: Path, database: str, **settings: object) -> None:
        self.folder, self.port = folder, free_port()
        folder.mkdir(parents=True, exist_ok=True)
        own = {
            "host": "127.0.0.1",
            "port": self.port,
            "data": folder,
            "database": database,
            "minds": 1,
            "log": "warning",
        }
        given = {**own, **FREE, **settings}
        options = [part for name, value in given.items() for part in (f"--{name.replace('_', '-')}", str(value))]
        self.arguments = ["serve", *options]
        self.pid: int | None = None
        self.starts = 0
        self._starter = starter

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def errors(self) -> str:
        """What all its lives have written to stderr."""
        file = self.folder / "stderr"
        return file.read_text(encoding="utf-8") if file.exists() else ""

    def start(self) -> None:
        """Start it; whoever wants to know when it is ready asks it."""
        assert self.pid is None
        wait_for_port(self.port)
        self.pid = self._starter.fork(self.arguments, self.folder / "stderr")
        self.starts += 1

    def kill(self) -> None:
        """Kill it, whatever it does."""
        assert self.stop(signal.SIGKILL) == -signal.SIGKILL, self.errors

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Stop it; its exit status."""
        assert self.pid is not None
        pid, self.pid = self.pid, None
        os.kill(pid, how)
        return self._starter.status(pid)

    def condition(self) -> str:
        """What it does now, for whoever wonders why nothing comes: its process, how busy the machine is, its stacks."""
        if self.pid is None:
            return "not started"
        with suppress(OSError):
            os.kill(self.pid, signal.SIGUSR1)
        time.sleep(2.0)
        there = Path(f"/proc/{self.pid}/status")
        state = (
            next((line for line in there.read_text().splitlines() if "State" in line), "") if there.exists() else "gone"
        )
        return f"start {self.starts}, {state}, load {os.getloadavg()}\n{self.errors[-6000:]}"

    async def ready(self) -> None:
        """Wait until it answers."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.close()
                    return
                except OSError:
                    await asyncio.sleep(0.02)


def free_port() -> int:
    """A port that nobody has."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as trying, suppress(OSError):
            trying.bind(("127.0.0.1", port))
            return port


def wait_for_port(port: int) -> None:
    """Wait until a port is free: what a server was starting when it was killed may hold it for a moment."""
    end = time.monotonic() + PATIENCE
    while True:
        with socket.socket() as trying:
            trying.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trying.bind(("127.0.0.1", port))
                return
            except OSError:
                assert time.monotonic() < end, f"somebody else has port {port}"
        time.sleep(0.02)


if __name__ == "__main__":
    nurse()
