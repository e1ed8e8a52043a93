"""Two columns: what can be typed, and what it means. The second one wraps below itself."""

from __future__ import annotations

import textwrap

from rednovember.terminal.choices import Choice
from rednovember.terminal.screen import Screen
from rednovember.words import Words

COLUMN = 30  # the column where notes begin
NARROW = 40  # a narrower terminal has no room for two columns


def say_row(screen: Screen, left: str, right: str, column: int, style: str = "") -> None:
    """Print a row whose second column begins at `column`; a long first column gets its own line."""
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


def say_choice(screen: Screen, words: Words, number: int, choice: Choice) -> None:
    """Print a numbered item of the list of decisions, with its note."""
    typed = choice.words
    if choice.wants:
        typed = words.text(f"play-typed-{choice.wants}", words=choice.words)
    if screen.draws:
        say_row(screen, f"{number:>3}  {typed}", choice.note, COLUMN, choice.style)
        return
    start = words.text("play-choice", words=typed)
    screen.say(f"{number:>3}  {start}{choice.note}".rstrip(" :"), choice.style, indent=5)
