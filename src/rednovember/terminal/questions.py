"""The questions at the terminal before a game. Enter takes the default answer."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final, TypeVar

from rednovember.errors import RedNovemberError
from rednovember.table import Lesson, Table, check_bots, lessons, read_description
from rednovember.table.crew_text import Seat, read_crew, split_names, usual_crew
from rednovember.table.description import USUAL_GNOMES
from rednovember.table.vocabulary import EDITIONS, FEWEST_GNOMES, MOST_GNOMES, USUAL_NAMES, options
from rednovember.terminal.language import asked_for, speak
from rednovember.terminal.now import now
from rednovember.terminal.screen import Screen
from rednovember.words import Words, say_error

Answer = TypeVar("Answer")
HOUSE_BOTS: Final = ("captain", "bosun", "random")
QUICK_BOT: Final = "captain"  # the bots of a quick game


def about_game(words: Words, table: Table) -> dict[str, object]:
    """Return a saved game in a few words: who plays, and how many minutes are left."""
    view = now(table).view
    minutes = max(gnome.time for gnome in view.gnomes if gnome.alive and not gnome.abandoned)
    return {"gnomes": words.joined(table.leaders), "minutes": minutes}


class Questions:
    """Asks each question until the answer is valid."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self.screen = screen
        self.words = words

    def ask(
        self,
        message: str,
        check: Callable[[str], Answer],
        above: Callable[[], None] = lambda: None,
        **args: object,
    ) -> Answer:
        """Ask until the answer is valid, below the text `above`; `lang de` repeats the question in that language."""
        above()
        while True:
            said = {name: value() if callable(value) else value for name, value in args.items()}
            answer = self.screen.ask(self.words.text(message, **said))
            language = asked_for(answer)
            if language is not None:
                switched, line = speak(self.words, language)
                self.screen.say(line)
                if switched:
                    above()
                continue
            try:
                return check(answer)
            except RedNovemberError as error:
                self.screen.say(say_error(self.words, error))
            except ValueError:
                self.screen.say(self.words.text(f"{message}-again", answer=answer, **said))

    def start(self, last: tuple[str, Table] | None) -> str:
        """Ask what to play: "now" (at once, with bots), "last" (continue the last game), "choose" or "learn"."""
        ways = ["last", "now", "choose", "learn"] if last is not None else ["now", "choose", "learn"]

        def listed() -> None:
            args = {} if last is None else about_game(self.words, last[1])
            for number, way in enumerate(ways, 1):
                message = "learn-start" if way == "learn" else f"play-start-{way}"
                self.screen.say(self.words.text(message, number=number, **args), indent=4)

        def check(answer: str) -> str:
            number = int(answer or 1)
            if not 1 <= number <= len(ways):
                raise ValueError
            return ways[number - 1]

        return self.ask("play-ask-start", check, listed, most=len(ways))

    def lesson(self) -> Lesson:
        """Ask which lesson; Enter takes the first."""
        known = lessons()

        def listed() -> None:
            for number, one in enumerate(known, 1):
                title, text = self.words.text(one.title), self.words.text(one.text)
                line = self.words.text("learn-lesson", number=number, title=title, text=text, lesson=one.id)
                self.screen.say(line, indent=4)

        def check(answer: str) -> Lesson:
            named = [one for one in known if answer and one.id.startswith(answer.lower())]
            if len(named) == 1:
                return named[0]
            number = int(answer or 1)
            if not 1 <= number <= len(known):
                raise ValueError
            return known[number - 1]

        return self.ask("learn-which", check, listed, most=len(known))

    def quick_crew(self) -> str:
        """Ask for your name, and add three bots; Enter takes the default name."""

        def check(answer: str) -> str:
            name = answer or USUAL_NAMES[0]
            if ":" in name or "," in name:
                raise ValueError
            others = [usual for usual in USUAL_NAMES if usual.lower() != name.lower()][: USUAL_GNOMES - 1]
            read_description({"gnomes": [name, *others]})  # an invalid name is refused now
            return ",".join([name, *(f"{other}:{QUICK_BOT}" for other in others)])

        return self.ask("play-ask-name", check, usual=USUAL_NAMES[0])

    def crew(self) -> list[Seat]:
        """Ask who is aboard: names, with the bots that control them, or just a number of gnomes."""

        def check(answer: str) -> list[Seat]:
            if not answer or answer.isdigit():
                number = int(answer or USUAL_GNOMES)
                if not FEWEST_GNOMES <= number <= MOST_GNOMES:
                    raise ValueError
                return usual_crew(number)
            seats = read_crew(answer)
            bots = {seat.gnome: seat.bot for seat in seats if seat.bot}
            check_bots(bots)
            read_description({"gnomes": [seat.gnome for seat in seats], "bots": bots})
            return seats

        return self.ask(
            "play-ask-crew",
            check,
            least=FEWEST_GNOMES,
            most=MOST_GNOMES,
            usual=USUAL_GNOMES,
            bots=lambda: self.words.joined(HOUSE_BOTS),
        )

    def players(self, gnomes: int) -> list[str]:
        """Ask who controls them: one player for all, or one each."""

        def check(answer: str) -> list[str]:
            names = split_names(answer)
            if ":" in answer or (len(names) not in (0, 1, gnomes) and (len(names), gnomes) != (2, 4)):
                raise ValueError
            return names

        return self.ask("play-ask-players", check, gnomes=gnomes)

    def edition(self) -> str:
        """Ask which edition."""

        def check(answer: str) -> str:
            found = [name for name in EDITIONS if name.startswith(answer.lower() or EDITIONS[0])]
            if not found:
                raise ValueError
            return found[0]

        return self.ask("play-ask-edition", check)

    def options(self) -> dict[str, bool]:
        """Ask which options to change, by their numbers in a short list."""
        known = options()

        def listed() -> None:
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

        return self.ask("play-ask-options", check, listed)
