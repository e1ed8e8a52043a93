"""The command `rednovember`."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from rednovember.arguments import (
    add_advise,
    add_learn,
    add_logbook,
    add_play,
    add_random,
    add_rulebook,
    add_story,
    add_words,
)
from rednovember.commandline import Command, Say, Silent, add_command, add_language, read_arguments
from rednovember.lab.arguments import add_compare, add_sim
from rednovember.lab.study.arguments import add_report
from rednovember.server.running.arguments import add_backup, add_restore, add_serve

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
FOR_PROGRAMS: Final = ("random",)  # commands with output for programs, in which nothing is replaced


def parser(kind: type[Command], say: Say, arguments: Sequence[str]) -> Command:
    """Build the parser with its help. Only the sub-commands that these arguments may use are built."""
    top = kind(prog="rednovember", say=say, description=say("cli-description"))
    top.add_argument("--version", action="version", version=version(say), help=top.told("argparse-version"))
    add_language(top)
    commands = top.add_subparsers(dest="command", metavar=top.metavar("command"))
    for name, (fill, _) in COMMANDS.items():
        if name in arguments or kind is not Silent:
            add_command(commands, say, name, fill if name in arguments else None)
    return top


def version(say: Say) -> str:
    """Return the text of `--version`."""
    from rednovember.compiled import ACTIVE
    from rednovember.version import __version__

    return f"rednovember {__version__} ({say('cli-version-compiled' if ACTIVE else 'cli-version-plain')})"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command in the requested language. Returns the exit status."""
    from rednovember.errors import RedNovemberError
    from rednovember.words.bundle import UNREADABLE
    from rednovember.words.choosing import ENGLISH, check_further, choose, otherwise, wished

    given = list(sys.argv[1:] if arguments is None else arguments)
    language = otherwise(os.environ)  # prints an error if the requested one is unknown
    try:
        check_further(os.environ)
        language = choose(wished(given, whole="serve" in given), os.environ)  # these have an option `--lan`
        return run(given, language)
    except KeyboardInterrupt:
        say_line(text_in(language, "cli-stopped"))
        return INTERRUPTED
    except RedNovemberError as error:
        from rednovember.words import Words, say_error

        language = ENGLISH if error.kind == UNREADABLE else language  # names the file that can't be read
        say_line(say_error(Words(language), error))
        return BAD_INPUT


def run(arguments: Sequence[str], language: str) -> int:
    """Run the command. Errors are printed in one line."""
    from rednovember.files import os_error
    from rednovember.words import Words, say_error

    def say(message_id: str, /, **args: object) -> str:
        show_what_can_be_shown()
        return text_in(language, message_id, **args)

    chosen = read_arguments(parser, arguments, say)
    try:
        if chosen.command is None:
            chosen = read_arguments(parser, ["play"], say)
        if chosen.command not in FOR_PROGRAMS and not getattr(chosen, "json", False):
            show_what_can_be_shown()
        _, command = COMMANDS[chosen.command]
        status = command(chosen, language)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        return broken_off(say("cli-output-closed"))
    except OSError as error:
        return broken_off(say("cli-cannot-go-on", reason=say_error(Words(language), os_error(error))))


def show_what_can_be_shown() -> None:
    """Print a question mark for characters that the output lacks, so that no language makes a command fail."""
    with suppress(AttributeError, OSError, ValueError):
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]  # only real text streams have it


def text_in(language: str, message_id: str, /, **args: object) -> str:
    """Return a text of the command line."""
    from rednovember.words import Words

    return Words(language).text(message_id, **args)


def say_line(text: str) -> None:
    """Print each line of an error after the name of the command."""
    for line in text.splitlines():
        print(f"rednovember: {line}", file=sys.stderr)


def broken_off(why: str) -> int:
    """Report a failure to read or write, and exit quietly."""
    try:
        sys.stdout.flush()
    except OSError:  # or Python would try it again at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    say_line(why)
    return BAD_INPUT


def run_logbook(chosen: argparse.Namespace, language: str) -> int:
    """Run `rednovember logbook`."""
    from rednovember.commands.logbook import check_file

    return max(check_file(path, language, as_json=chosen.json) for path in chosen.files)


def run_random(chosen: argparse.Namespace, language: str) -> int:
    """Run `rednovember random`."""
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
    text = random_logbook(game, text_in(language, "cli-random-title"))
    if chosen.output is None or chosen.output == "-":
        sys.stdout.write(text)
    else:
        write_atomically(chosen.output, text)
    return 0


def run_play(chosen: argparse.Namespace, language: str) -> int:
    """Run `rednovember play`, and `rednovember` alone: in the browser, or in the terminal."""
    from rednovember.terminal.setup import GameSetup

    wanted = GameSetup(
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
        style=chosen.style,
    )
    if not (chosen.plain or wanted.is_plain):
        from rednovember.home.play import NoBrowserHere, play_in_browser

        try:
            return play_in_browser(wanted, language, opens=not chosen.no_browser)
        except NoBrowserHere as why:
            from rednovember.words import Words, say_error

            say_line(say_error(Words(language), why))
    from rednovember.terminal.plain import play_plain

    return play_plain(wanted, language)


def run_rules(chosen: argparse.Namespace, language: str) -> int:
    """Run `rednovember rules`."""
    from rednovember.arguments import find_board
    from rednovember.game.rules import make_rules
    from rednovember.terminal.rulebook import show_rules
    from rednovember.terminal.screen import Screen
    from rednovember.words import Words

    board = make_rules(find_board(chosen.board), chosen.edition).board
    return show_rules(chosen.asked, Screen(sys.stdin, sys.stdout), Words(language, chosen.edition, board=board))


def run_story(chosen: argparse.Namespace, language: str) -> int:
    """Run `rednovember story`."""
    from rednovember.terminal.storytelling import tell_file

    return tell_file(chosen.file, language, chosen.style)


def run_words(chosen: argparse.Namespace, language: str) -> int:
    """Run `rednovember words`."""
    from rednovember.commands.words import check_languages

    return check_languages(chosen.languages, language, record=chosen.record)


def run_learn(chosen: argparse.Namespace, language: str) -> int:
    """Run `rednovember learn`."""
    from rednovember.terminal.learning import learn

    return learn(chosen.lesson, language, as_list=chosen.as_list)


def run_advise(chosen: argparse.Namespace, language: str) -> int:
    """Run `rednovember advise`."""
    from rednovember.terminal.advising import advise_file

    return advise_file(
        chosen.file,
        language,
        milliseconds=chosen.milliseconds,
        rollouts=chosen.rollouts,
        best=chosen.best,
        as_json=chosen.json,
    )


def run_sim(chosen: argparse.Namespace, language: str) -> int:
    """Run `rednovember sim`."""
    from rednovember.lab.commands import run_sim

    return run_sim(chosen, language)


def run_compare(chosen: argparse.Namespace, language: str) -> int:
    """Run `rednovember compare`."""
    from rednovember.lab.commands import run_compare

    return run_compare(chosen, language)


def run_report(chosen: argparse.Namespace, language: str) -> int:
    """Run `rednovember report`."""
    from rednovember.lab.study.command import run_report

    return run_report(chosen, language)


def run_serve(chosen: argparse.Namespace, language: str) -> int:
    """Run `rednovember serve`."""
    from rednovember.errors import RedNovemberError

    try:
        from rednovember.server.running.settings import read_settings
        from rednovember.server.serve import run_server
    except ModuleNotFoundError as error:
        raise RedNovemberError("server-not-installed", module=error.name or "") from None
    return run_server(read_settings(chosen, os.environ), language)


def run_backup(chosen: argparse.Namespace, language: str) -> int:
    """Run `rednovember backup`."""
    from rednovember.errors import RedNovemberError

    try:
        from rednovember.server.requests import RECORD_TYPES
        from rednovember.server.store.backup import run_backup
    except ModuleNotFoundError as error:
        raise RedNovemberError("server-not-installed", module=error.name or "") from None
    return run_backup(chosen, language, RECORD_TYPES)


def run_restore(chosen: argparse.Namespace, language: str) -> int:
    """Run `rednovember restore`."""
    from rednovember.errors import RedNovemberError

    try:
        from rednovember.server.store.backup import run_restore
    except ModuleNotFoundError as error:
        raise RedNovemberError("server-not-installed", module=error.name or "") from None
    return run_restore(chosen, language)


COMMANDS: Final[dict[str, tuple[Callable[[Command], None], Callable[[argparse.Namespace, str], int]]]] = {
    "logbook": (add_logbook, run_logbook),
    "random": (add_random, run_random),
    "play": (add_play, run_play),
    "rules": (add_rulebook, run_rules),
    "story": (add_story, run_story),
    "learn": (add_learn, run_learn),
    "advise": (add_advise, run_advise),
    "serve": (add_serve, run_serve),
    "sim": (add_sim, run_sim),
    "compare": (add_compare, run_compare),
    "report": (add_report, run_report),
    "words": (add_words, run_words),
    "backup": (add_backup, run_backup),
    "restore": (add_restore, run_restore),
}
