"""Two columns: what may be typed, and what it means. The second one wraps under itself."""

from __future__ import annotations

import textwrap

from rednovember.terminal.screen import Screen

NARROW = 40  # a terminal no wider than that has no room for two columns


def say_row(screen: Screen, left: str, right: str, column: int, style: str = "") -> None:
    """A row of a list whose second column begins at `column`; what is too long for the first has a line of its own."""
    if screen.width <= NARROW:
        screen.say(f"{left}  {right}".rstrip(), style, indent=len(left) - len(left.lstrip()) + 2)
        return
    parts = textwrap.wrap(right, screen.width - 1 - column, break_long_words=True) or [""]
    if len(left) >= column:
        screen.say(left, style, indent=column)
        left = ""
    for part in parts:
        screen.write(screen.styled(f"{left:<{column}}{part}".rstrip(), style))
        left = ""
