"""One command, `rednovember`."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final

BAD_INPUT: Final = 2


def parser() -> argparse.ArgumentParser:
    """The command line, with help that teaches."""
    from rednovember.arguments import add_advise, add_learn
    from rednovember.compiled import ACTIVE
    from rednovember.lab.arguments import add_lab
    from rednovember.version import __version__

    build = "compiled engine" if ACTIVE else "plain Python engine"
    top = argparse.ArgumentParser(
        prog="rednovember",
        description="Red November: keep a failing submarine and its tipsy gnomes alive for sixty minutes.",
    )
    top.add_argument("--version", action="version", version=f"rednovember {__version__} ({build})")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")

    logbook = commands.add_parser(
        "logbook",
        help="play logbooks through and check what they expect",
        description="Plays each logbook through and checks its [expect]. Exit status: 0 all hold, 1 an expectation "
        "fails, 2 a file cannot be read or holds an illegal move.",
    )
    logbook.add_argument("files", nargs="+", metavar="FILE", help="a logbook (*.rn.toml)")
    logbook.add_argument("--json", action="store_true", help="print each final position as one JSON object a line")

    random = commands.add_parser(
        "random",
        help="play a random game and write its logbook",
        description="Plays a game by chance alone and writes its logbook, with the final position in [expect].",
    )
    add_game(random)
    random.add_argument("-o", "--output", metavar="FILE", help="where to write it (default: standard output)")

    play = commands.add_parser(
        "play",
        help="play a game in the terminal (what a bare `rednovember` does)",
        description="Plays a complete game in lines of text. What is not said here is asked for at a terminal and "
        "takes its usual value otherwise. End of input and Ctrl-C save the game.",
    )
    add_play(play)
    add_learn(commands)
    add_advise(commands)
    add_lab(commands)
    return top


def add_play(command: argparse.ArgumentParser) -> None:
    """What says which game is played, and how it is shown."""
    from rednovember.arguments import add_bots, add_rules

    command.add_argument("--plain", action="store_true", help="in lines of text: the only way so far")
    command.add_argument("--from", dest="origin", metavar="FILE", help="go on from a logbook (*.rn.toml)")
    crew = command.add_mutually_exclusive_group()
    crew.add_argument("--crew", metavar="NAMES", help='the gnomes by name, with their bots: "Anna,Boris:bosun,Cyril"')
    crew.add_argument("--gnomes", type=int, metavar="N", help="how many gnomes, 3 to 8 (default: 4)")
    command.add_argument(
        "--players",
        metavar="NAMES",
        help='who leads them: "A" all, "A,B" two each, else one each (default: one alone)',
    )
    add_rules(command, edition=None)
    command.add_argument("--save", metavar="FILE", help="where the game is saved when the input ends")
    command.add_argument("--list", dest="as_list", action="store_true", help="no drawing: for screen readers")
    add_bots(command)


def add_game(command: argparse.ArgumentParser) -> None:
    """What says which game is to be set up."""
    from rednovember.arguments import add_rules

    command.add_argument("--gnomes", type=int, default=4, metavar="N", help="how many gnomes, 3 to 8 (default: 4)")
    command.add_argument("--players", type=int, metavar="N", help="how many players lead them (default: one each)")
    add_rules(command)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit status."""
    try:
        return run(arguments)
    except KeyboardInterrupt:
        say_error("stopped")
        return 130


def run(arguments: Sequence[str] | None) -> int:
    """Run the command; what went wrong is said in a line."""
    from rednovember.errors import RedNovemberError

    top = parser()
    chosen = top.parse_args(arguments)
    try:
        if chosen.command is None:
            chosen = top.parse_args(["play"])
        status = COMMANDS[chosen.command](chosen)
        sys.stdout.flush()
        return status
    except RedNovemberError as error:
        say_error(str(error))
        return BAD_INPUT
    except BrokenPipeError:
        return broken_off("the output was closed before everything was written")
    except OSError as error:
        return broken_off(f"cannot go on: {error.strerror or error}")


def say_error(text: str) -> None:
    """Each line of an error behind the name of the command."""
    for line in text.splitlines():
        print(f"rednovember: {line}", file=sys.stderr)


def broken_off(why: str) -> int:
    """Reading or writing has failed: say so and leave quietly."""
    try:
        sys.stdout.flush()
    except OSError:  # or Python would try it again as it ends
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    say_error(why)
    return BAD_INPUT


def run_logbook(chosen: argparse.Namespace) -> int:
    """`rednovember logbook`."""
    from rednovember.commands.logbook import check_file

    return max(check_file(path, as_json=chosen.json) for path in chosen.files)


def run_random(chosen: argparse.Namespace) -> int:
    """`rednovember random`."""
    from rednovember.commands.random import new_game, random_logbook
    from rednovember.files import write_atomically

    game = new_game(
        gnomes=chosen.gnomes,
        players=chosen.players,
        edition=chosen.edition,
        options=chosen.option,
        seed=chosen.seed,
        board=chosen.board,
    )
    text = random_logbook(game)
    if chosen.output is None or chosen.output == "-":
        sys.stdout.write(text)
    else:
        write_atomically(chosen.output, text)
    return 0


def run_play(chosen: argparse.Namespace) -> int:
    """`rednovember play`, and `rednovember` alone."""
    from rednovember.terminal.plain import play_plain
    from rednovember.terminal.setup import Wanted

    return play_plain(
        Wanted(
            origin=chosen.origin,
            crew=chosen.crew,
            gnomes=chosen.gnomes,
            players=chosen.players,
            edition=chosen.edition,
            options=chosen.option,
            seed=chosen.seed,
            board=chosen.board,
            save=chosen.save,
            as_list=chosen.as_list,
            bots=chosen.bots,
            bot=chosen.bot,
            treacherous=chosen.treacherous_bots,
            pace=chosen.pace,
        )
    )


def run_learn(chosen: argparse.Namespace) -> int:
    """`rednovember learn`."""
    from rednovember.terminal.learning import learn

    return learn(chosen.lesson, as_list=chosen.as_list)


def run_advise(chosen: argparse.Namespace) -> int:
    """`rednovember advise`."""
    from rednovember.terminal.advising import advise_file

    return advise_file(
        chosen.file,
        milliseconds=chosen.milliseconds,
        rollouts=chosen.rollouts,
        best=chosen.best,
        as_json=chosen.json,
    )


def run_lab(chosen: argparse.Namespace) -> int:
    """`rednovember sim` and `rednovember compare`."""
    from rednovember.lab.commands import run_compare, run_sim

    return run_sim(chosen) if chosen.command == "sim" else run_compare(chosen)


COMMANDS: Final = {
    "logbook": run_logbook,
    "random": run_random,
    "play": run_play,
    "learn": run_learn,
    "advise": run_advise,
    "sim": run_lab,
    "compare": run_lab,
}
