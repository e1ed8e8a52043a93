"""The command lines of `sim` and `compare`."""

from typing import Final

from rednovember.arguments import USUAL_GNOMES, add_rules, whole_number
from rednovember.commandline import Command

USUAL_GAMES: Final = 1000


def add_sim(sim: Command) -> None:
    """`rednovember sim`."""
    sim.add_argument("--crew", required=True, metavar=sim.metavar("crew"), help=sim.told("cli-sim-crew"))
    add_run(sim)


def add_compare(compare: Command) -> None:
    """`rednovember compare`."""
    compare.add_argument("a", metavar="A", help=compare.told("cli-sim-crew"))
    compare.add_argument("b", metavar="B", help=compare.told("cli-compare-other"))
    add_run(compare)


def add_run(command: Command) -> None:
    """What both take."""
    number = whole_number(command)
    command.add_argument(
        "--games",
        type=number,
        default=USUAL_GAMES,
        metavar="N",
        help=command.told("cli-sim-games", usual=USUAL_GAMES),
    )
    command.add_argument("--gnomes", type=number, metavar="N", help=command.told("cli-sim-gnomes", usual=USUAL_GNOMES))
    add_rules(command)
    command.add_argument("--workers", type=number, metavar="W", help=command.told("cli-sim-workers"))
    command.add_argument("--json", action="store_true", help=command.told("cli-sim-json"))
