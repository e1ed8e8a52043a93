"""The command lines of `sim` and `compare`."""

import argparse
from typing import Final

from rednovember.arguments import add_rules

USUAL_GAMES: Final = 1000
CREW: Final = (
    'one bot for all gnomes ("bosun", "captain(rollouts=200)", "my.py:Bot") or one for each, separated by commas'
)


def add_lab(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """`rednovember sim` and `rednovember compare`."""
    sim = commands.add_parser(
        "sim",
        help="play many games with a crew of bots and count the rescues",
        description="Plays games of a crew over all cores: rescue rate, causes of loss, turns, deaths. One seed gives "
        "the same games whatever the number of workers, unless a bot has a budget in milliseconds. Ctrl-C keeps what "
        "is finished. Exit status: 0 all played, 2 bad input, 130 interrupted.",
    )
    sim.add_argument("--crew", required=True, metavar="CREW", help=CREW)
    add_run(sim)
    compare = commands.add_parser(
        "compare",
        help="play two crews on the same seeds and say which is better",
        description="Plays two crews on the same seeds: McNemar's test of the pairs that differ, and Newcombe's paired "
        "interval for the difference of the rescue rates. Exit status as that of `sim`.",
    )
    compare.add_argument("a", metavar="A", help=CREW)
    compare.add_argument("b", metavar="B", help="the other crew")
    add_run(compare)


def add_run(command: argparse.ArgumentParser) -> None:
    """What both take."""
    command.add_argument(
        "--games", type=int, default=USUAL_GAMES, metavar="N", help=f"how many games (default: {USUAL_GAMES})"
    )
    command.add_argument(
        "--gnomes", type=int, metavar="N", help="how many gnomes, 3 to 8 (default: 4, or one for each bot)"
    )
    add_rules(command)
    command.add_argument("--workers", type=int, metavar="W", help="how many processes (default: one for each core)")
    command.add_argument("--json", action="store_true", help="print one JSON object, for programs")
