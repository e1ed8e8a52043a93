"""Passing the keyboard with hidden hands: nobody sees another's cards, not even by pressing Enter too often."""

from __future__ import annotations

from collections.abc import Callable

from rednovember.terminal.screen import Screen
from rednovember.words import Words


def hand_over(
    screen: Screen, words: Words, reader: str | None, player: str, change_language: Callable[[], None]
) -> None:
    """Let the reader finish, clear screen and scrollback, then wait until the next player is here."""
    if reader is not None:
        screen.say()
        screen.drop_typed_ahead()
        screen.ask(words.text("play-read", player=reader))
        screen.clear()
    change_language()
    letter = player.strip()[0]
    while True:
        screen.drop_typed_ahead()
        answer = screen.ask(words.text("play-pass", player=player, letter=letter.upper()))
        # Enter isn't enough: it also ends turns and speeds up bots, and one press too many would show the cards.
        if not screen.asks or answer.casefold().startswith(letter.casefold()):
            break
    screen.clear()
