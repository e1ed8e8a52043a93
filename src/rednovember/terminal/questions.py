"""What is asked of whoever sits at the terminal before a game. Enter takes the usual answer."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import TypeVar

from rednovember.errors import RedNovemberError
from rednovember.table.description import USUAL_GNOMES
from rednovember.table.said import split_names
from rednovember.table.vocabulary import EDITIONS, FEWEST_GNOMES, MOST_GNOMES, options
from rednovember.terminal.screen import Screen
from rednovember.words import Words, say_error

Answer = TypeVar("Answer")


class Questions:
    """Asks each question until its answer will do."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self.screen = screen
        self.words = words

    def ask(self, message: str, check: Callable[[str], Answer], **args: object) -> Answer:
        """Ask until the answer will do."""
        while True:
            answer = self.screen.ask(self.words.text(message, **args))
            try:
                return check(answer)
            except RedNovemberError as error:
                self.screen.say(say_error(self.words, error))
            except ValueError:
                self.screen.say(self.words.text(f"{message}-again", answer=answer, **args))

    def gnomes(self) -> int:
        """How many gnomes."""

        def check(answer: str) -> int:
            number = int(answer or USUAL_GNOMES)
            if not FEWEST_GNOMES <= number <= MOST_GNOMES:
                raise ValueError
            return number

        return self.ask("play-ask-gnomes", check, least=FEWEST_GNOMES, most=MOST_GNOMES, usual=USUAL_GNOMES)

    def players(self, gnomes: int) -> list[str]:
        """Who leads them: one alone, or each its own."""

        def check(answer: str) -> list[str]:
            names = split_names(answer)
            if len(names) not in (0, 1, gnomes) and (len(names), gnomes) != (2, 4):
                raise ValueError
            return names

        return self.ask("play-ask-players", check, gnomes=gnomes)

    def edition(self) -> str:
        """Which edition."""

        def check(answer: str) -> str:
            found = [name for name in EDITIONS if name.startswith(answer.lower() or EDITIONS[0])]
            if not found:
                raise ValueError
            return found[0]

        return self.ask("play-ask-edition", check)

    def options(self) -> dict[str, bool]:
        """Which options to turn round, by their numbers in a short list."""
        known = options()
        for number, (name, on) in enumerate(known.items(), 1):
            title, text = self.words.option(name), self.words.option_text(name)
            self.screen.say(self.words.text("play-option", number=number, title=title, text=text, on=on), indent=4)

        def check(answer: str) -> dict[str, bool]:
            chosen = {}
            for word in answer.replace(",", " ").split():
                if word.isdigit() and 1 <= int(word) <= len(known):
                    name = list(known)[int(word) - 1]
                else:
                    close = get_close_matches(word, list(known), n=1, cutoff=0.7)
                    if not close:
                        raise ValueError
                    name = close[0]
                chosen[name] = not known[name]
            return chosen

        return self.ask("play-ask-options", check)
