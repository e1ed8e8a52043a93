"""The terminal as lines of text: its abilities, output, and input."""

from __future__ import annotations

import os
import shutil
import textwrap
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final, TextIO

from rednovember.terminal.keys import drop_input, pressed_enter

DRAWING_WIDTH: Final = 78
NARROWEST: Final = 20
FIRM: Final = "\N{NO-BREAK SPACE}"  # a number and its per cent sign stay together
BOX: Final = "│─╭╮╰╯┬┴├┤┼║╥╨"
STYLES: Final = {
    "heading": "1",
    "fire": "31;1",
    "water": "36",
    "deep": "34;1",
    "gnome": "1",
    "active": "33;1",
    "bad": "31;1",
    "good": "32;1",
    "dim": "2",
    "number": "1",
}
Span = tuple[str, str]  # a text and its style


class Screen:
    """Shows a game and reads lines. Colours and control codes are only sent to a terminal."""

    def __init__(self, source: TextIO, out: TextIO, *, as_list: bool = False) -> None:
        self.source = source
        self.out = out
        self.as_list = as_list
        self.asks = source.isatty()
        self.is_terminal = out.isatty()
        able = self.is_terminal and os.environ.get("TERM", "dumb") != "dumb"
        self.controls = able
        self.colours = able and not os.environ.get("NO_COLOR")
        for stream in (source, out):
            with suppress(AttributeError, OSError, ValueError):
                stream.reconfigure(errors="replace")  # type: ignore[attr-defined]  # only real text streams have it
        self.unicode = can_show(out, BOX)
        self._readline()

    def _readline(self) -> None:
        """Load readline for line editing, if there is a terminal."""
        self._forget: Callable[[], object] = int  # nothing to clear
        if self.asks and self.is_terminal:
            with suppress(ImportError):
                import readline

                self._forget = readline.clear_history

    def forget_what_is_cut(self) -> None:
        """Keep the next player from pasting what this one has cut; readline's kill ring can't be cleared."""
        if self.asks and self.is_terminal:
            with suppress(ImportError):
                import readline

                for keys in ("\\C-y", "\\M-y", "\\e\\C-y", "\\e.", "\\e_"):
                    readline.parse_and_bind(f'"{keys}": abort')

    @property
    def width(self) -> int:
        """The columns to write in; a pipe has no limit, unless COLUMNS sets one."""
        if not self.is_terminal and not os.environ.get("COLUMNS", "").isdigit():
            return 10_000
        return max(NARROWEST, shutil.get_terminal_size((80, 24)).columns)

    @property
    def draws(self) -> bool:
        """Whether drawings are wanted and there is room for them."""
        return not self.as_list and self.width >= DRAWING_WIDTH

    # Output.

    def say(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """Print lines of text, wrapped at the terminal's width; continuation lines are indented by `indent`."""
        inset = " " * min(indent, self.width * 2 // 5)
        for line in text.replace(" %", f"{FIRM}%").splitlines() or [""]:
            for part in textwrap.wrap(line, self.width - 1, subsequent_indent=inset, break_on_hyphens=False) or [""]:
                self.write(self.styled(part.replace(FIRM, " "), style))

    def rows(self, rows: Iterable[Iterable[Span]]) -> None:
        """Print a drawing, row by row."""
        for row in rows:
            spans = list(row)
            while spans and not spans[-1][0].strip():
                spans.pop()
            self.write("".join(self.styled(text, style) for text, style in spans).rstrip())

    def styled(self, text: str, style: str) -> str:
        """Return a text in colour, if there are colours."""
        if not self.colours or style not in STYLES or not text.strip():
            return text
        return f"\033[{STYLES[style]}m{text}\033[0m"

    def write(self, line: str) -> None:
        """Print one line unwrapped, for copying."""
        print(line, file=self.out)

    def clear(self) -> None:
        """Clear the screen, as far as the terminal can."""
        self._forget()
        if self.controls:
            self.out.write("\033[2J\033[3J\033[H")
        elif self.is_terminal:
            self.out.write("\n" * shutil.get_terminal_size((80, 24)).lines)

    def pause(self, seconds: float) -> bool:
        """Wait for a moment. Returns whether the player has pressed Enter to go on."""
        if seconds <= 0:
            return False
        self.out.flush()
        if not (self.asks and self.is_terminal):
            time.sleep(seconds)
            return False
        return pressed_enter(self.source, seconds)

    def drop_typed_ahead(self) -> None:
        """Drop what was typed while others moved: it doesn't answer the next question."""
        if self.asks and self.is_terminal:
            self.out.flush()
            drop_input(self.source)

    # Input.

    def ask(self, prompt: str) -> str:
        """Read a line. Raises `EOFError` at the end of input."""
        *above, prompt = textwrap.wrap(prompt, self.width - 1, break_on_hyphens=False) or [prompt]
        for line in above:
            self.write(line)
        if self.asks and self.is_terminal:
            self.out.flush()
            return input(f"{prompt} ").strip()
        self.out.write(f"{prompt} ")
        self.out.flush()
        line = self.source.readline()
        if not line:
            self.out.write("\n")
            raise EOFError
        if not self.asks:
            self.out.write(f"{line.rstrip()}\n")  # so that the output looks like a session
        return line.strip()


def can_show(out: TextIO, text: str) -> bool:
    """Return whether an output's encoding has these characters."""
    try:
        text.encode(out.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True
