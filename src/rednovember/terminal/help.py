"""Help: one screen to start with, and topics."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Final, NamedTuple

from rednovember.terminal.columns import say_row
from rednovember.terminal.rulebook import show_found
from rednovember.terminal.screen import Screen
from rednovember.words import Words
from rednovember.words.reference import Reference
from rednovember.words.search import Search

START: Final = "start"
TOPICS: Final = ("turn", "deciding", "commands", "items", "events", "water", "fire", "time", "signs")
INSET: Final = 2
WIDEST: Final = 100  # longer lines are hard to read
NEAR: Final = 0.6


class Block(NamedTuple):
    """A part of a help text: a heading, a paragraph, or a row of two columns."""

    kind: str
    text: str
    more: str = ""


def blocks(text: str) -> Iterator[Block]:
    """Split a help text: `# HEADING`, `what to type :: what it means`, and paragraphs between empty lines."""
    paragraph: list[str] = []
    for line in (*text.splitlines(), ""):
        heading, row = line.startswith("# "), " :: " in line
        if paragraph and (heading or row or not line):
            yield Block("paragraph", " ".join(paragraph))
            paragraph = []
        if heading:
            yield Block("heading", line.removeprefix("# "))
        elif row:
            left, _, right = line.partition(" :: ")
            yield Block("row", left.strip(), right.strip())
        elif line:
            paragraph.append(line.strip())


def show_help(screen: Screen, words: Words, wanted: str = "") -> None:
    """Show the first screen or a topic. Other words search the rules, else the nearest topic is named, or all."""
    if not wanted:
        show(screen, words.text(f"help-{START}"))
        return
    topic = topic_of(wanted)
    if topic is not None:
        show(screen, words.text(f"help-{topic}"))
        return
    found = Search(Reference(words)).find(wanted).entries
    if found:
        show_found(screen, words, found, differences=False)
        return
    near = get_close_matches(wanted.lower(), TOPICS, n=1, cutoff=NEAR)
    nearest = near[0] if near else "none"
    screen.say(words.text("help-unknown", word=wanted[:40], nearest=nearest, topics=", ".join(TOPICS)), indent=INSET)


def topic_of(wanted: str) -> str | None:
    """Return a topic by its full name or unique beginning; a plural's last letter is optional."""
    word = wanted.lower()
    begun = [topic for topic in TOPICS if topic.startswith(word)]
    if word in TOPICS or len(begun) == 1:
        return word if word in TOPICS else begun[0]
    return word.removesuffix("s") if word.removesuffix("s") in TOPICS else None


def show(screen: Screen, text: str) -> None:
    """Print a help text: headings, wrapped paragraphs, lists in two columns."""
    parts = list(blocks(text))
    column = INSET + max((len(part.text) for part in parts if part.kind == "row"), default=0) + 2
    inset = " " * INSET
    for part in parts:
        if part.kind == "heading":
            screen.say(part.text, "heading")
        elif part.kind == "paragraph":
            width = min(WIDEST, screen.width - 1)
            for line in textwrap.wrap(part.text, width, initial_indent=inset, subsequent_indent=inset):
                screen.write(line)
        elif screen.as_list:
            screen.say(f"{inset}{part.text}: {part.more}", indent=INSET)
        else:
            say_row(screen, inset + part.text, part.more, column)
