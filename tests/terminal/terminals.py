"""A real pseudo-terminal with the game in it, and helpers to write positions."""

import contextlib
import fcntl
import os
import pty
import re
import select
import shlex
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import rednovember as rn

LONGEST_WAIT: Final = float(
    os.environ.get("LONGEST_WAIT", "300")
)  # seconds, for a machine that is busy with other things; nothing is measured by it
CONTROL_CODES: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
# The terminal becomes the one that controls the process, so that Ctrl-C reaches it.
LAUNCH: Final = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    "os.execv(sys.executable, [sys.executable, '-m', 'rednovember', *sys.argv[1:]])"
)


def environment(cwd: Path, **more: str) -> dict[str, str]:
    """The environment of the game: nothing in it depends on who runs the tests; games are saved in a test's folder."""
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
    package = str(Path(rn.__file__).resolve().parent.parent)
    own = {"PYTHONPATH": package, "PYTHONIOENCODING": "utf-8", "TERM": "xterm", "REDNOVEMBER_DATA": str(cwd / "data")}
    return {**kept, **own, **more}


def command_to_go_on(text: str) -> list[str]:
    """The words of the command that was printed, on a line of its own."""
    found = re.search(r"Continue with:\n(.*)\n", text)
    assert found is not None, text
    return shlex.split(found[1])


def saved(cwd: Path) -> list[Path]:
    """The games that were saved by themselves, in order."""
    return sorted((cwd / "data" / "games").glob("*.rn.toml"), key=lambda path: (len(path.name), path.name))


class Terminal:
    """A game in a pseudo-terminal: `expect` waits for a text, `send` types a line."""

    def __init__(
        self, arguments: Sequence[str], cwd: Path, columns: int, env: Mapping[str, str], rows: int = 50
    ) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", LAUNCH, *arguments],
            cwd=cwd,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env=environment(cwd, **env),
        )
        os.close(slave)
        self.raw = b""
        self.seen = 0  # how much of the text has been expected already

    @property
    def text(self) -> str:
        """All that was shown, without control codes."""
        return CONTROL_CODES.sub("", self.raw.decode("utf-8", "replace")).replace("\r\n", "\n")

    def read(self, seconds: float) -> bool:
        """Read what comes; False at the end."""
        if not select.select([self.master], [], [], seconds)[0]:
            return True
        try:
            data = os.read(self.master, 65536)
        except OSError:  # how Linux says that the other side is closed
            return False
        self.raw += data
        return bool(data)

    def expect(self, wanted: str) -> str:
        """Wait until a text is shown; returns all that has been shown since the last one."""
        end = time.monotonic() + LONGEST_WAIT
        while True:
            text = self.text
            place = text.find(wanted, self.seen)
            if place >= 0:
                before = text[self.seen : place + len(wanted)]
                self.seen = place + len(wanted)
                return before
            open_still = self.read(1.0)
            gone = not open_still and self.text.find(wanted, self.seen) < 0
            assert not gone, f"ended without {wanted!r}:\n{self.text[self.seen :]}"
            assert time.monotonic() < end, f"no {wanted!r} in:\n{self.text[self.seen :]}"

    def prompt(self, gnome: str) -> str:
        """Wait until a gnome is asked for something, for its turn or by a bot that offers a trade before that."""
        asks = re.compile(rf"^{gnome}( \[Enter: [^\]]*\])?>", re.MULTILINE)
        end = time.monotonic() + LONGEST_WAIT
        while not (found := asks.search(self.text, self.seen)):
            assert self.read(1.0), f"ended without asking {gnome}:\n{self.text[self.seen :]}"
            assert time.monotonic() < end, f"{gnome} is not asked in:\n{self.text[self.seen :]}"
        before, self.seen = self.text[self.seen : found.end()], found.end()
        return before

    def send(self, line: str) -> None:
        """Type a line."""
        os.write(self.master, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        """Press a key."""
        os.write(self.master, key)

    def interrupt(self) -> None:
        """Press Ctrl-C, once the game listens: between its prompt and its waiting Python would overlook a signal."""
        time.sleep(0.5)
        self.press(b"\x03")

    def end_input(self) -> None:
        """Press Ctrl-D until the game ends, anew after each quiet second: before the game listens the key is lost."""
        end, shown = time.monotonic() + LONGEST_WAIT, -1
        while True:
            if shown == len(self.raw) or shown < 0:
                with contextlib.suppress(OSError):  # it may have ended just now
                    self.press(b"\x04")
            shown = len(self.raw)
            if not self.read(1.0):
                return
            assert time.monotonic() < end, f"still running:\n{self.text[self.seen :]}"

    def finish(self) -> int:
        """Wait for the end; returns the exit status."""
        end = time.monotonic() + LONGEST_WAIT
        while self.read(1.0):
            assert time.monotonic() < end, f"still running:\n{self.text[self.seen :]}"
        return self.process.wait(LONGEST_WAIT)

    def hang_up(self) -> None:
        """Close the terminal and wait for the end."""
        os.close(self.master)
        self.master = -1
        self.process.wait(LONGEST_WAIT)

    def close(self) -> None:
        """Leave nothing running."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        if self.master >= 0:
            os.close(self.master)


@contextlib.contextmanager
def terminal(
    *arguments: str, cwd: Path, columns: int = 100, rows: int = 50, env: Mapping[str, str] | None = None
) -> Iterator[Terminal]:
    """The game in a terminal of its own."""
    opened = Terminal(["play", "--plain", *arguments], cwd, columns, env or {}, rows)
    try:
        yield opened
    finally:
        opened.close()


def pipe(
    *arguments: str, cwd: Path, stdin: str = "", env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """The game with its input and output in pipes."""
    return subprocess.run(
        [sys.executable, "-m", "rednovember", "play", "--plain", *arguments],
        cwd=cwd,
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        timeout=LONGEST_WAIT,
        env=environment(cwd, **(env or {})),
    )


LATE: Final = """
[game]
gnomes = ["Anna", "Boris", "Cyril"]
players = ["Max"]
seed = 5
[position]
{position}
[position.gnomes.Anna]
room = 5
time = 2
items = ["grog", "crowbar"]
[position.gnomes.Boris]
room = 4
time = 0
[position.gnomes.Cyril]
room = 10
time = 0
[luck]
events = {events}
"""

EARLY: Final = """
[game]
gnomes = ["Anna", "Boris", "Cyril"]
players = {players}
options = {options}
seed = 5
[position]
fires = [2]
high_water = [6]
low_water = [9]
blocked = ["4-5"]
tracks = {{ pressure = 6 }}
tokens = {{ crushed = 30 }}
[position.gnomes.Anna]
room = 3
time = 45
items = ["toolbox", "fire_extinguisher", "crowbar"]
[position.gnomes.Boris]
room = 3
time = 44
items = ["lucky_charm", "coffee"]
[position.gnomes.Cyril]
room = 10
time = 40
items = ["harpoon"]
[luck]
dice = [5, 9]
events = ["respite", "respite", "respite", "respite"]
items = ["aqualung", "pump_manual", "grog"]
"""


def late(folder: Path, *, events: str = '["respite"]', position: str = "") -> str:
    """A game two minutes before the rescue; returns the name of its file."""
    (folder / "late.toml").write_text(LATE.format(events=events, position=position), encoding="utf-8")
    return "late.toml"


def early(folder: Path, *, players: str = '["Max"]', options: str = "{}") -> str:
    """A game with everything the matter at once; returns the name of its file."""
    (folder / "early.toml").write_text(EARLY.format(players=players, options=options), encoding="utf-8")
    return "early.toml"
