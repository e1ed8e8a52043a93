"""The command line's words for a game's rules and luck, the same for every command."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from rednovember import data
from rednovember.errors import CrewError
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


def read_options(words: Sequence[str]) -> dict[str, bool]:
    """Options as the command line says them: `NAME`, `NAME=true` or `NAME=false`."""
    out: dict[str, bool] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if equals and value not in ("true", "false"):
            raise CrewError("option-value", option=name, value=value)
        out[name] = value != "false"
    return out


def find_board(name: str | None) -> str | Board | None:
    """A board by its id, or from a file of the user's own."""
    if name is None or name in data.boards():
        return name
    try:
        is_file = Path(name).suffix != "" or Path(name).exists()
    except OSError:  # no file can have such a name
        is_file = False
    return load_board(name) if is_file else name
