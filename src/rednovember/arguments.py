"""The command line's words for a game's rules and luck, for bots and for advice."""

import argparse
from pathlib import Path

from rednovember import data
from rednovember.game.rules import Board, load_board


def add_rules(command: argparse.ArgumentParser, *, edition: str | None = "revised") -> None:
    """Edition, options, board and seed. With `edition=None` a command can tell that none was given."""
    command.add_argument("--edition", default=edition, help="revised (default) or first")
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME[=false]",
        help="turn an option on (or off); may be given several times",
    )
    command.add_argument("--board", metavar="ID|FILE", help="a board by its id, or a board file of your own")
    command.add_argument("--seed", type=int, help="a whole number that decides all luck (default: a fresh one)")


def add_bots(command: argparse.ArgumentParser) -> None:
    """Which bots play, and how."""
    bots = command.add_argument_group("bots", "A bot is bosun, captain, random, captain(rollouts=400), my.py:Name")
    bots.add_argument(
        "--bots",
        metavar="NAMES",
        help='who leads whom: "Boris:bosun,Cyril:captain"; in a saved game "Boris:" leaves it to its player',
    )
    bots.add_argument("--bot", metavar="BOT", help="a bot for everybody but the first gnome")
    bots.add_argument("--treacherous-bots", action="store_true", help="bots may abandon the others to win alone")
    bots.add_argument(
        "--pace", type=seconds, metavar="SECONDS", help="for a bot's decision (default: 0.6 at a terminal, else 0)"
    )


def add_learn(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """`rednovember learn`."""
    from rednovember.words import Words

    words, names = Words(), ", ".join(data.LESSONS)
    learn = commands.add_parser(
        "learn", help=words.text("cli-learn-help"), description=words.text("cli-learn-description")
    )
    learn.add_argument("lesson", nargs="?", metavar="LESSON", help=words.text("cli-learn-lesson", lessons=names))
    learn.add_argument("--list", dest="as_list", action="store_true", help="no drawing: for screen readers")


def add_advise(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """`rednovember advise`."""
    advise = commands.add_parser(
        "advise",
        help="the best plans for the position at the end of a logbook",
        description="Plays a logbook through and tells whoever decides there the best few plans: in notation, with "
        "their estimated chance of rescue, how sure that is, and the reasons.",
    )
    advise.add_argument("file", metavar="FILE", help="a logbook (*.rn.toml)")
    budget = advise.add_mutually_exclusive_group()
    budget.add_argument("--milliseconds", type=above_zero, metavar="N", help="how long to think (default: 2000)")
    budget.add_argument("--rollouts", type=above_zero, metavar="N", help="how many games to play out (repeatable)")
    advise.add_argument("--best", type=above_zero, default=3, metavar="N", help="how many plans (default: 3)")
    advise.add_argument("--json", action="store_true", help="print one JSON object")


def above_zero(text: str) -> int:
    """A whole number from 1 on."""
    if not (text.isascii() and text.isdigit() and 0 < int(text) < 10**9):
        raise argparse.ArgumentTypeError(f"{text!r} should be a whole number above 0")
    return int(text)


def seconds(text: str) -> float:
    """So many seconds, or none."""
    try:
        number = float(text)
    except ValueError:
        number = -1
    if not 0 <= number <= 60:
        raise argparse.ArgumentTypeError(f"{text!r} should be a number of seconds from 0 to 60")
    return number


def find_board(name: str | None) -> str | Board | None:
    """A board by its id, or from a file of the user's own."""
    if name is None or name in data.boards():
        return name
    try:
        is_file = Path(name).suffix != "" or Path(name).exists()
    except OSError:  # no file can have such a name
        is_file = False
    return load_board(name) if is_file else name
