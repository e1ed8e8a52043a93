"""The rules reference in the terminal: its contents, a search, or everything."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

from rednovember.terminal.columns import say_row
from rednovember.terminal.screen import Screen
from rednovember.words import Words
from rednovember.words.reference import FIRST, Entry, Reference
from rednovember.words.search import Search

FOUND: Final = 0
NOT_FOUND: Final = 1
EVERYTHING: Final = "all"
INSET: Final = 2
COLUMN: Final = 7  # the column where titles begin
WIDEST: Final = 100  # longer lines are hard to read
MOST_WHOLE: Final = 4  # rules that are printed in full; of more, only the titles
MOST_TITLES: Final = 16
LONGEST_WORD: Final = 40  # letters of a word that are repeated if nothing was found


def show_rules(asked: Sequence[str], screen: Screen, words: Words, *, differences: bool = True) -> int:
    """Print the contents, the whole reference (`all`) or the rules for a query. Returns 1 if there are none.

    `differences` says whether to include the first edition's differences when the revised edition is played.
    """
    reference = Reference(words)
    text = " ".join(asked).strip()
    if not text:
        show_contents(screen, reference)
        return FOUND
    if text.lower() == EVERYTHING:
        show_all(screen, reference, differences=differences)
        return FOUND
    found = Search(reference).find(text)
    if found.entries:
        show_found(screen, words, found.entries, differences=differences)
        return FOUND
    near = ", ".join(found.near) or "none"
    screen.say(words.text("rules-nothing", word=text[:LONGEST_WORD], near=near))
    return NOT_FOUND


def show_contents(screen: Screen, reference: Reference) -> None:
    """Print every rule's id and title, chapter by chapter."""
    for chapter in reference.chapters:
        screen.say(chapter.title, "heading")
        show_titles(screen, chapter.entries)
    screen.say(reference.words.text("rules-contents-how"))


def show_titles(screen: Screen, entries: Iterable[Entry]) -> None:
    """Print rules by their ids and titles."""
    for entry in entries:
        say_row(screen, f"{' ' * INSET}{entry.id}", entry.title, COLUMN)


def show_all(screen: Screen, reference: Reference, *, differences: bool) -> None:
    """Print the whole reference."""
    for chapter in reference.chapters:
        screen.say(chapter.title.upper(), "heading")
        say_part(screen, chapter.lead)
        screen.say()
        for entry in chapter.entries:
            show_entry(screen, reference.words, entry, differences=differences)
            screen.say()


def show_found(screen: Screen, words: Words, entries: Sequence[Entry], *, differences: bool) -> None:
    """Print the best few rules in full, the others by their titles."""
    for number, entry in enumerate(entries[:MOST_WHOLE]):
        if number:
            screen.say()
        show_entry(screen, words, entry, differences=differences)
    if entries[MOST_WHOLE:]:
        screen.say()
        screen.say(words.text("rules-more"))
        show_titles(screen, entries[MOST_WHOLE : MOST_WHOLE + MOST_TITLES])


def show_entry(screen: Screen, words: Words, entry: Entry, *, differences: bool = True) -> None:
    """Print a rule's whole entry."""
    screen.say(words.text("rules-entry", id=entry.id, title=entry.title), "heading")
    say_part(screen, entry.question)
    say_part(screen, entry.text)
    for name, count in entry.cards:
        say_part(screen, words.text("rules-cards", name=name, count=count))
    shown = {
        "rules-example": entry.example,
        "rules-first": entry.first if differences or words.edition == FIRST else "",
        "rules-why": entry.why,
    }
    for message_id, text in shown.items():
        if text:
            say_part(screen, words.text(message_id, text=text))
    if entry.switch:
        say_part(screen, words.text("rules-switch", option=entry.switch))
    if entry.option:
        say_part(screen, words.text("rules-needs", option=entry.option))


def say_part(screen: Screen, text: str) -> None:
    """Print an indented paragraph."""
    inset = " " * INSET
    width = min(WIDEST, screen.width - 1)
    for line in textwrap.wrap(text, width, initial_indent=inset, subsequent_indent=inset, break_on_hyphens=False):
        screen.write(line)
