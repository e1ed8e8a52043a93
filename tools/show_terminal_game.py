"""Play a game in a pseudo-terminal as a newcomer would, and write the output to docs/a-game-in-the-terminal.md.

    python tools/show_terminal_game.py

From `rednovember play --plain` and Enter twice to the end of the game: the newcomer asks for advice and takes it. The
captains' thinking depends on the machine's speed, so each run is a different game.
"""

import os
import pty
import re
import select
import struct
import subprocess
import sys
import tempfile
import termios
from fcntl import ioctl
from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent / "docs" / "a-game-in-the-terminal.md"
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
COLUMNS, ROWS = 80, 24
HEAD = f"""# A game in the terminal

A whole game as a newcomer sees it at {COLUMNS} columns: two Enters, and then Anna asks for advice and takes it, turn
after turn. Made by `python tools/show_terminal_game.py`.

```
$ rednovember play --plain
"""


class Game:
    """The program in a terminal, and all of its output."""

    def __init__(self, *arguments: str) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.master, slave = pty.openpty()
        ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        environment = {**os.environ, "TERM": "xterm", "NO_COLOR": "1", "REDNOVEMBER_DATA": self.folder.name}
        command = [sys.executable, "-m", "rednovember", *arguments]
        self.process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment)
        os.close(slave)
        self.shown = ""
        self.seen = 0

    def until(self, *wanted: str) -> str:
        """Wait for one of these texts and return it; empty if the program has ended."""
        while True:
            places = [(self.shown.find(text, self.seen), text) for text in wanted]
            found = min((pair for pair in places if pair[0] >= 0), default=None)
            if found is not None:
                self.seen = found[0] + len(found[1])
                return found[1]
            if select.select([self.master], [], [], 60)[0]:
                try:
                    data = os.read(self.master, 65536)
                except OSError:
                    return ""
                self.shown += CONTROL.sub("", data.decode("utf-8", "replace")).replace("\r\n", "\n")

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.master, f"{line}\n".encode())


def play() -> str:
    """Return the whole session as text."""
    game = Game("play", "--plain", "--pace", "0.01")
    for question in ("What will it be?", "Your name?"):
        game.until(question)
        game.type("")
    while True:
        found = game.until("Anna>", "]>", "(yes/no)", "Enter to leave")
        if found in ("", "Enter to leave"):
            game.type("")
            break
        if found == "Anna>":
            game.type("advice 200")
            game.until("Anna>")
            game.type("take 1")
        else:
            game.type("yes" if found == "(yes/no)" else "")
    game.process.wait()
    return game.shown


def main() -> None:
    """Write the document."""
    lines = [line.rstrip() for line in play().replace("\r", "").splitlines()]
    TARGET.write_text(HEAD + "\n".join(lines).strip() + "\n```\n", encoding="utf-8")


if __name__ == "__main__":
    main()
