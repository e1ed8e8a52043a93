"""Command-line options for a game's rules and luck, for bots and for advice."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rednovember import data
from rednovember.commandline import Command
from rednovember.game.rules import Board, load_board
from rednovember.words import STYLES

USUAL_GNOMES: Final = 4
USUAL_PLANS: Final = 3
USUAL_THINKING: Final = 2000  # milliseconds


def add_logbook(command: Command) -> None:
    """Add the options of `logbook`."""
    command.add_argument("files", nargs="+", metavar=command.metavar("file"), help=command.told("cli-logbook-file"))
    command.add_argument("--json", action="store_true", help=command.told("cli-logbook-json"))


def add_random(command: Command) -> None:
    """Add the options of `random`."""
    number, told = whole_number(command), command.told
    usual = told("cli-random-gnomes", usual=USUAL_GNOMES)
    command.add_argument("--gnomes", type=number, default=USUAL_GNOMES, metavar="N", help=usual)
    command.add_argument("--players", type=number, metavar="N", help=told("cli-random-players"))
    add_rules(command)
    command.add_argument("-o", "--output", metavar=command.metavar("file"), help=told("cli-random-output"))


def add_play(command: Command) -> None:
    """Add the options of `play`: the game, and how it is shown."""
    names, file, told = command.metavar("names"), command.metavar("file"), command.told
    where = command.add_mutually_exclusive_group()
    where.add_argument("--plain", action="store_true", help=told("cli-play-plain"))
    where.add_argument("--no-browser", action="store_true", help=told("cli-play-no-browser"))
    command.add_argument("--from", dest="origin", metavar=file, help=told("cli-play-from"))
    crew = command.add_mutually_exclusive_group()
    crew.add_argument("--crew", metavar=names, help=told("cli-play-crew"))
    usual = told("cli-play-gnomes", usual=USUAL_GNOMES)
    crew.add_argument("--gnomes", type=whole_number(command), metavar="N", help=usual)
    command.add_argument("--players", metavar=names, help=told("cli-play-players"))
    add_rules(command, edition=None)
    command.add_argument("--save", metavar=file, help=told("cli-play-save"))
    command.add_argument("--list", dest="as_list", action="store_true", help=told("cli-play-list"))
    add_style(command)
    add_bots(command)


def add_rules(command: Command, *, edition: str | None = "revised") -> None:
    """Add edition, options, board and seed. With `edition=None` a command can tell that none was given."""
    command.add_argument(
        "--edition", default=edition, metavar=command.metavar("edition"), help=command.told("cli-edition")
    )
    command.add_argument(
        "--option", action="append", default=[], metavar=command.metavar("option"), help=command.told("cli-option")
    )
    command.add_argument("--board", metavar=command.metavar("board"), help=command.told("cli-board"))
    command.add_argument(
        "--seed", type=whole_number(command), metavar=command.metavar("seed"), help=command.told("cli-seed")
    )


def add_bots(command: Command) -> None:
    """Add which bots play, and how."""
    bots = command.add_argument_group(command.say("cli-bots-title"), command.say("cli-bots-description"))
    bots.add_argument("--bots", metavar=command.metavar("names"), help=command.told("cli-bots"))
    bots.add_argument("--bot", metavar=command.metavar("bot"), help=command.told("cli-bot"))
    bots.add_argument("--treacherous-bots", action="store_true", help=command.told("cli-treacherous-bots"))
    bots.add_argument(
        "--pace",
        type=command.read(seconds, "seconds"),
        metavar=command.metavar("seconds"),
        help=command.told("cli-pace"),
    )


def add_learn(command: Command) -> None:
    """Add the options of `rednovember learn`."""
    told, names = command.told, ", ".join(data.LESSONS)
    lesson = told("cli-learn-lesson", lessons=names)
    command.add_argument("lesson", nargs="?", metavar=command.metavar("lesson"), help=lesson)
    command.add_argument("--list", dest="as_list", action="store_true", help=told("cli-play-list"))


def add_rulebook(command: Command) -> None:
    """Add the options of `rednovember rules`."""
    told = command.told
    command.add_argument("asked", nargs="*", metavar=command.metavar("word"), help=told("cli-rules-word"))
    command.add_argument("--edition", default="revised", metavar=command.metavar("edition"), help=told("cli-edition"))
    command.add_argument("--board", metavar=command.metavar("board"), help=told("cli-board"))


def add_story(command: Command) -> None:
    """Add the options of `rednovember story`."""
    command.add_argument("file", metavar=command.metavar("file"), help=command.told("cli-logbook-file"))
    add_style(command)


def add_words(command: Command) -> None:
    """Add the options of `rednovember words`."""
    told = command.told
    command.add_argument("languages", nargs="*", metavar=command.metavar("language"), help=told("cli-words-languages"))
    command.add_argument("--record", action="store_true", help=told("cli-words-record"))


def add_style(command: Command) -> None:
    """Add the narrator's style."""
    command.add_argument("--style", choices=STYLES, default=STYLES[0], help=command.told("cli-style"))


def add_advise(advise: Command) -> None:
    """Add the options of `rednovember advise`."""
    number = advise.read(above_zero, "above-zero")
    advise.add_argument("file", metavar=advise.metavar("file"), help=advise.told("cli-logbook-file"))
    budget = advise.add_mutually_exclusive_group()
    budget.add_argument(
        "--milliseconds", type=number, metavar="N", help=advise.told("cli-advise-milliseconds", usual=USUAL_THINKING)
    )
    budget.add_argument("--rollouts", type=number, metavar="N", help=advise.told("cli-advise-rollouts"))
    advise.add_argument(
        "--best", type=number, default=USUAL_PLANS, metavar="N", help=advise.told("cli-advise-best", usual=USUAL_PLANS)
    )
    advise.add_argument("--json", action="store_true", help=advise.told("cli-advise-json"))


def whole_number(command: Command) -> Callable[[str], int]:
    """Parse an integer."""
    return command.read(int, "whole-number")


def above_zero(text: str) -> int:
    """Parse an integer above 0."""
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 10**9):
        raise ValueError
    return int(text)


def seconds(text: str) -> float:
    """Parse a number of seconds, 0 or more."""
    number = float(text)
    if not 0 <= number <= 60:
        raise ValueError
    return number


def find_board(name: str | None) -> str | Board | None:
    """Return a board by its id, or from a user's file."""
    if name is None or name in data.boards():
        return name
    try:
        is_file = Path(name).suffix != "" or Path(name).exists()
    except OSError:  # no file can have such a name
        is_file = False
    return load_board(name) if is_file else name
