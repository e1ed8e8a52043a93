"""The command lines of `sim` and `compare`."""

from argparse import SUPPRESS
from typing import Final

from rednovember.arguments import USUAL_GNOMES, add_rules, whole_number
from rednovember.commandline import Command

USUAL_GAMES: Final = 1000
MOST_GAMES: Final = 100_000  # of a comparison that stops when it is settled
USUAL_MARGIN: Final = 2.0  # points of the rescue rate


def add_sim(sim: Command) -> None:
    """Add the options of `rednovember sim`."""
    sim.add_argument("--crew", required=True, metavar=sim.metavar("crew"), help=sim.told("cli-sim-crew"))
    games = sim.told("cli-sim-games", usual=USUAL_GAMES)
    sim.add_argument("--games", type=whole_number(sim), default=USUAL_GAMES, metavar="N", help=games)
    add_run(sim)
    file = sim.metavar("file")
    sim.add_argument("--out", metavar=file, help=sim.told("cli-sim-out"))
    sim.add_argument("--turns", metavar=file, help=sim.told("cli-sim-turns"))


def add_compare(compare: Command) -> None:
    """Add the options of `rednovember compare`."""
    told = compare.told
    compare.add_argument("a", metavar="A", help=told("cli-sim-crew"))
    compare.add_argument("b", metavar="B", nargs="?", help=told("cli-compare-other"))
    games = told("cli-compare-games", usual=USUAL_GAMES, most=MOST_GAMES)
    compare.add_argument("--games", type=whole_number(compare), metavar="N", help=games)
    add_run(compare)
    compare.add_argument("--b-edition", metavar=compare.metavar("edition"), help=told("cli-compare-edition"))
    compare.add_argument(
        "--b-option", action="append", metavar=compare.metavar("option"), help=told("cli-compare-option")
    )
    compare.add_argument("--b-board", metavar=compare.metavar("board"), help=told("cli-compare-board"))
    either = compare.add_mutually_exclusive_group()
    points = compare.read(share_of_hundred, "points")
    margin = told("cli-compare-margin", usual=f"{USUAL_MARGIN:g}")
    either.add_argument("--margin", type=points, default=None, metavar=compare.metavar("points"), help=margin)
    either.add_argument("--all", action="store_true", help=told("cli-compare-all"))
    compare.add_argument("--settle", dest="all", action="store_false", default=False, help=SUPPRESS)  # as it is anyway


def share_of_hundred(text: str) -> float:
    """Parse points of a rate."""
    number = float(text)
    if not 0 < number <= 100:
        raise ValueError
    return number


def add_run(command: Command) -> None:
    """Add the options that both have."""
    number = whole_number(command)
    command.add_argument("--gnomes", type=number, metavar="N", help=command.told("cli-sim-gnomes", usual=USUAL_GNOMES))
    add_rules(command)
    command.add_argument("--workers", type=number, metavar="W", help=command.told("cli-sim-workers"))
    address = command.metavar("address")
    command.add_argument("--cluster", metavar=address, help=command.told("cli-sim-cluster"))
    command.add_argument("--json", action="store_true", help=command.told("cli-sim-json"))
