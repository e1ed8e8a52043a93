"""The command line's words for a game's rules and luck, the same for every command."""

import argparse


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
