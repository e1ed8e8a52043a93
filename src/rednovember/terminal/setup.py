"""Which game is to be played: from the command line, from questions, or from a logbook."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final, TypeVar

from rednovember import data
from rednovember.arguments import find_board, read_options
from rednovember.engine.ids import GNOMES_MAX, GNOMES_MIN
from rednovember.errors import RedNovemberError
from rednovember.game.game import Game
from rednovember.game.logbook import read_logbook, read_text
from rednovember.terminal.crew import (
    Bots,
    Seat,
    choose_bots,
    crew_of,
    people_of,
    read_crew,
    split_names,
    usual_crew,
)
from rednovember.terminal.screen import Screen
from rednovember.words import Words, say_error

Answer = TypeVar("Answer")
USUAL_GNOMES: Final = 4
EDITIONS: Final = ("revised", "first")


@dataclass(slots=True)
class Wanted:
    """What the command line says; None is what it leaves open."""

    origin: str | None = None
    crew: str | None = None
    gnomes: int | None = None
    players: str | None = None
    edition: str | None = None
    options: Sequence[str] = ()
    seed: int | None = None
    board: str | None = None
    save: str | None = None
    as_list: bool = False
    bots: str | None = None  # who leads whom: `Boris:bosun,Cyril:captain`
    bot: str | None = None  # who leads everybody but the first gnome
    treacherous: bool = False
    pace: float | None = None

    @property
    def sets_up(self) -> bool:
        """Whether it says anything that a logbook would say itself."""
        said = (self.crew, self.gnomes, self.players, self.edition, self.board)
        return bool(self.options) or any(value is not None for value in said)


@dataclass(slots=True)
class Table:
    """A game ready to be played. `open_future`: whoever plays may know the seed."""

    game: Game
    bots: Bots = field(default_factory=Bots)
    open_future: bool = True
    resumed: bool = False


def lay_table(wanted: Wanted, screen: Screen, words: Words) -> Table:
    """Set the game up, asking for what is open if there is somebody to ask."""
    if wanted.origin is not None:
        return resume(wanted)
    ask = Questions(screen, words) if screen.asks else None
    seats, players, bots = crew_and_players(wanted, ask, words)
    if wanted.edition is not None:
        edition = wanted.edition
    else:
        edition = ask.edition() if ask else EDITIONS[0]
    options: Mapping[str, bool] = read_options(wanted.options)
    if ask and not wanted.options:
        options = ask.options()
    game = Game(
        [seat.gnome for seat in seats],
        players=players,
        edition=edition,
        options=options,
        seed=wanted.seed,
        board=find_board(wanted.board),
    )
    return Table(game, bots, open_future=wanted.seed is not None or len(people_of(game, bots.names)) <= 1)


def resume(wanted: Wanted) -> Table:
    """Go on from a logbook; where it has no seed, luck is fresh."""
    logbook = read_logbook(read_text(wanted.origin or ""), seed=wanted.seed, fresh=True)
    game = logbook.play()
    bots = bots_of([Seat(gnome) for gnome in game.gnomes], wanted)
    own = "seed" in logbook.head or wanted.seed is not None
    return Table(game, bots, open_future=own or len(people_of(game, bots.names)) <= 1, resumed=True)


def bots_of(seats: Sequence[Seat], wanted: Wanted) -> Bots:
    """The bots that the crew and the command line name."""
    return choose_bots(seats, wanted.bots, wanted.bot, treacherous=wanted.treacherous)


def crew_and_players(wanted: Wanted, ask: Questions | None, words: Words) -> tuple[list[Seat], list[str], Bots]:
    """The gnomes, for each its player's name (or a shorter row of names that is dealt round), and the bots.

    With bots at the table each gnome has a player of its own, unless the command line says who leads.
    """
    players = split_names(wanted.players) if wanted.players is not None else None
    if wanted.crew is not None:
        seats = read_crew(wanted.crew)
    elif wanted.gnomes is not None:
        seats = usual_crew(wanted.gnomes)
    elif players is not None and len(players) > 1:
        seats = crew_of(players) if len(players) > 2 else usual_crew(USUAL_GNOMES)
    else:
        seats = usual_crew(ask.gnomes() if ask else USUAL_GNOMES)
    bots = bots_of(seats, wanted)
    if players is None and bots.names:
        players = [seat.gnome for seat in seats]
    elif players is None:
        players = ask.players(len(seats)) if ask else []
    return seats, players or [words.text("play-solo-name")], bots


class Questions:
    """What is asked of whoever sits at the terminal. Enter takes the usual answer."""

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
            if not GNOMES_MIN <= number <= GNOMES_MAX:
                raise ValueError
            return number

        return self.ask("play-ask-gnomes", check, least=GNOMES_MIN, most=GNOMES_MAX, usual=USUAL_GNOMES)

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
        known = data.options()
        for number, name in enumerate(known, 1):
            on = bool(known[name]["default"])
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
                chosen[name] = not known[name]["default"]
            return chosen

        return self.ask("play-ask-options", check)
