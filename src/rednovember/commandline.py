"""Command lines in any language: parsers that take their texts from the catalogue.

argparse has texts of its own ("usage: ", "expected one argument"). It looks each of them up through two names in its
module, `_` and `ngettext`, gettext's functions. gettext would need compiled catalogues of another kind in a second
place. So while a command line is parsed, these two names look texts up in our catalogue. `MESSAGES` maps the texts of
argparse, of all Pythons from 3.11 on, to our messages; placeholders like %(name)s stay in the messages, because
argparse fills them in. A text that isn't listed stays as it is.

A valid command line needs no text. It is parsed by a parser without texts (`Silent`), and only if that one has
something to say by a parser with all of them.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any, Final, NoReturn, Protocol, TypeAlias, TypeVar

Value = TypeVar("Value")
MESSAGES: Final = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positionals",
    "options": "argparse-options",
    "subcommands": "argparse-subcommands",
    "%(heading)s:": "argparse-heading",
    "show this help message and exit": "argparse-help",
    "show program's version number and exit": "argparse-version",
    " (default: %(default)s)": "argparse-default",
    "%(prog)s: error: %(message)s\n": "argparse-error",
    "%(prog)s: warning: %(message)s\n": "argparse-warning",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "the following arguments are required: %s": "argparse-required",
    "one of the arguments %s is required": "argparse-one-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "not allowed with argument %s": "argparse-not-allowed",
    "ignored explicit argument %r": "argparse-ignored-explicit",
    "unexpected option string: %s": "argparse-unexpected",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "expected one argument": "argparse-expected-one",
    "expected at most one argument": "argparse-expected-at-most-one",
    "expected at least one argument": "argparse-expected-at-least-one",
    "expected %s argument": "argparse-expected-number",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-invalid-choice",
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)": (
        "argparse-invalid-choice-closest"
    ),
    "invalid %(type)s value: %(value)r": "argparse-invalid-value",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "argparse-unknown-command",
    "can't open '%(filename)s': %(error)s": "argparse-cannot-open",
    "option '%(option)s' is deprecated": "argparse-deprecated-option",
    "argument '%(argument_name)s' is deprecated": "argparse-deprecated-argument",
    "command '%(parser_name)s' is deprecated": "argparse-deprecated-command",
}


class Say(Protocol):
    """Returns a message of the catalogue."""

    def __call__(self, message_id: str, /, **args: object) -> str:
        """Return the message with its arguments."""
        ...


class NeedsWords(Exception):  # noqa: N818 - it is no error
    """A parser without texts has something to say."""


class Command(argparse.ArgumentParser):
    """A parser, of the whole command or of a sub-command, with texts from the catalogue."""

    def __init__(self, *, say: Say, **more: Any) -> None:  # noqa: ANN401 - argparse's own, which differ by version
        super().__init__(**more)
        self.say = say
        self.not_typed: dict[str, str] = {}  # settings for variables only: others could read the command line

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:  # noqa: ANN401 - argparse's own
        """Reject unknown arguments here rather than in argparse: below the usage of the sub-command."""
        found, rest = super().parse_known_args(args, namespace)
        if rest:
            self.error(self.unknown(rest))
        return found, rest

    def unknown(self, rest: Sequence[str]) -> str:
        """Return the message about unknown arguments: with the nearest option, and without secrets."""
        names = [each.partition("=")[0] for each in rest]
        for name in names:
            if name in self.not_typed:
                return self.say("cli-not-typed", option=name, variable=self.not_typed[name])
        asked = names[0]
        options = [name[2:] for action in self._actions for name in action.option_strings if name.startswith("--")]
        found = get_close_matches(asked.lstrip("-"), options, n=1) if asked.startswith("-") else []
        near = f"--{found[0]}" if found else "none"
        return self.say("cli-unknown-arguments", arguments=" ".join(rest), nearest=near)

    @property
    def languages(self) -> str:
        """The available languages."""
        from rednovember.words import languages

        return ", ".join(languages())

    def told(self, message_id: str, **args: object) -> str:
        """Return a message as an argument's help: argparse needs % escaped, and numbers are as typed."""
        return self.say(message_id, **{name: str(value) for name, value in args.items()}).replace("%", "%%")

    def metavar(self, name: str) -> str:
        """Return a placeholder for a value."""
        return self.say(f"cli-metavar-{name}")

    def read(self, read: Callable[[str], Value], kind: str) -> Callable[[str], Value]:
        """Return a type for an argument: `read` raises `ValueError` for an invalid value."""

        def check(text: str) -> Value:
            try:
                return read(text)
            except ValueError:
                raise argparse.ArgumentTypeError(self.say(f"cli-type-{kind}", value=repr(text))) from None

        return check


class Silent(Command):
    """A parser that raises `NeedsWords` instead of printing anything."""

    languages = ""

    def error(self, message: str) -> NoReturn:
        raise NeedsWords

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        raise NeedsWords

    def _print_message(self, message: str, file: object = None) -> NoReturn:
        raise NeedsWords


Commands: TypeAlias = "argparse._SubParsersAction[Command]"


def unsaid(message_id: str, /, **args: object) -> str:
    """Return an empty message, which nobody will read."""
    return message_id


def add_command(commands: Commands, say: Say, name: str, fill: Callable[[Command], None] | None) -> None:
    """Add a sub-command: its line in the list, and if it is the requested one everything else. All have `--lang`."""
    help_ = say(f"cli-{name}-help").replace("%", "%%")
    if fill is None:
        commands.add_parser(name, say=say, help=help_)
        return
    command = commands.add_parser(name, say=say, help=help_, description=say(f"cli-{name}-description"))
    add_language(command)
    fill(command)


def add_language(command: Command) -> None:
    """Add `--lang`, which is read before the command line is parsed: the parser's value is not used."""
    command.add_argument(
        "--lang",
        default=argparse.SUPPRESS,
        metavar=command.metavar("language"),
        help=command.told("cli-lang", languages=command.languages),
    )


def read_arguments(
    build: Callable[[type[Command], Say, Sequence[str]], Command], arguments: Sequence[str], say: Say
) -> argparse.Namespace:
    """Parse a command line; help and errors are in the language of `say`."""
    try:
        return build(Silent, unsaid, arguments).parse_args(arguments)
    except NeedsWords:
        with argparse_says(say):
            return build(Command, say, arguments).parse_args(arguments)


@contextmanager
def argparse_says(say: Say) -> Iterator[None]:
    """Let argparse take its own texts from our catalogue within this context."""

    def one(text: str) -> str:
        if text not in MESSAGES:
            return text
        return say(MESSAGES[text]) + ("\n" if text.endswith("\n") else "")

    def counted(text: str, several: str, count: int) -> str:
        return one(text) if text in MESSAGES else text if count == 1 else several

    names = vars(argparse)
    before = {name: names[name] for name in ("_", "ngettext")}
    names.update(_=one, ngettext=counted)
    try:
        yield
    finally:
        names.update(before)
