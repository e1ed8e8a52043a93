"""The command line in every language: its own texts, those of Python's argparse, and that both are read quickly."""

import argparse
import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rednovember.cli import COMMANDS, parser
from rednovember.commandline import MESSAGES, Command, argparse_says, unsaid
from rednovember.words import Words, languages
from rednovember.words.bundle import load
from tests.support import SOURCE, environment, run

# What argparse says of a parser that is wrong itself: no user can see it.
PROGRAMMERS = (
    ".__call__() not defined",
    "%r is not callable",
    "'required' is an invalid argument for positionals",
    'argument "-" with mode %r',
    "cannot have multiple subparser arguments",
    "cannot merge actions - two groups are named %r",
    "conflicting option string: %s",
    "conflicting subparser alias: %s",
    "conflicting subparser: %s",
    "dest= is required for options like %r",
    "invalid conflict_resolution value: %r",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "mutually exclusive arguments must be optional",
)
PLACEHOLDER = re.compile(r"%(?:\(\w+\))?[sr]")
IDS = re.compile(r"[\"']((?:cli|argparse)-[a-z-]+)[\"']")
MADE = ("cli-metavar-", "cli-type-")  # ids that are put together


def texts_of_argparse() -> set[str]:
    """All that the argparse of this Python looks up, the singular of what it counts."""
    tree = ast.parse(Path(argparse.__file__).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    first = [call.args[0] for call in calls if call.func.id in ("_", "ngettext")]  # type: ignore[attr-defined]
    return {node.value for node in first if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_every_text_of_argparse_is_in_the_catalogue() -> None:
    found = texts_of_argparse()
    assert len(found) > 25
    assert found - set(MESSAGES) - set(PROGRAMMERS) == set()


def test_argparse_looks_its_texts_up_by_these_two_names() -> None:
    with argparse_says(lambda message_id, /, **args: f"<{message_id}>"):
        assert vars(argparse)["_"]("usage: ") == "<argparse-usage>"
        assert vars(argparse)["_"]("%(prog)s: error: %(message)s\n") == "<argparse-error>\n"
        assert vars(argparse)["_"]("unheard of") == "unheard of"
        assert vars(argparse)["ngettext"]("expected %s argument", "expected %s arguments", 2) == (
            "<argparse-expected-number>"
        )
        assert vars(argparse)["ngettext"]("one", "many", 2) == "many"
        assert "<argparse-usage>" in argparse.ArgumentParser().format_usage()
    assert argparse.ArgumentParser().format_usage().startswith("usage: ")


@pytest.mark.parametrize("text", [text for text in MESSAGES if text != "expected %s argument"])
def test_english_says_what_argparse_says(text: str) -> None:
    assert Words().text(MESSAGES[text]) == text.rstrip("\n")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text", MESSAGES)
def test_every_language_keeps_what_argparse_puts_in(language: str, text: str) -> None:
    wanted, has = PLACEHOLDER.findall(text), PLACEHOLDER.findall(Words(language).text(MESSAGES[text]))
    if any("(" in each for each in wanted):
        assert set(has) <= set(wanted)
    else:
        assert has == wanted


def test_every_text_of_the_command_line_is_used_and_there() -> None:
    sources = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")]
    used = {found for text in sources for found in IDS.findall(text)} - {"cli-metavar-", "cli-type-"}
    used |= {f"cli-{name}-{part}" for name in COMMANDS for part in ("help", "description")}
    there = {name for name in load("en").message_ids if name.startswith(("cli-", "argparse-"))}
    assert used - there == set()
    assert {name for name in there - used if not name.startswith(MADE)} == set()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_can_be_shown_in_every_language(command: str, language: str) -> None:
    say = Words(language).text
    with argparse_says(say):
        top = parser(Command, say, [command])
        shown = top.format_help()
        if command:
            commands = next(action for action in top._actions if isinstance(action, argparse._SubParsersAction))
            shown = commands.choices[command].format_help()
    assert "--lang" in shown
    assert not re.search(r"(cli|argparse)-[a-z]", shown)


def test_the_language_may_stand_before_and_behind_the_command() -> None:
    for arguments in (["--lang", "en", "sim", "--help"], ["sim", "--help", "--lang=en"], ["sim", "--lan", "en", "-h"]):
        done = run(*arguments)
        assert done.returncode == 0
        assert done.stdout.startswith("usage: rednovember sim ")
    assert run("--lang").stderr.endswith("error: argument --lang: expected one argument\n")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["sim", "--help"], ["sim"], ["logbook", "--json"]])
def test_what_a_command_line_says_is_read_without_fluent(arguments: list[str], language: str) -> None:
    code = "import sys; from rednovember.cli import main\ntry: main(sys.argv[1:])\nexcept SystemExit: pass\n"
    code += "print('fluent.runtime' in sys.modules, 'fluent.syntax' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code, "--lang", language, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(),
        check=True,
    )
    assert done.stdout.endswith("False False\n")


def test_a_command_line_that_is_right_needs_no_text() -> None:
    assert unsaid("cli-description") == "cli-description"
    done = run("sim", "--crew", "bosun", "--games", "1", "--workers", "1", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["sim"], "rednovember sim: error: the following arguments are required: --crew"),
        (["dance"], "rednovember: error: argument COMMAND: invalid choice: 'dance' (choose from "),
        (["sim", "--crew"], "rednovember sim: error: argument --crew: expected one argument"),
        (["sim", "--crew", "x", "y"], "rednovember sim: error: unrecognized arguments: y"),
        (["serve", "--prot", "1"], "rednovember serve: error: unrecognized arguments: --prot 1; did you mean --port?"),
        (["serve", "--whatever"], "rednovember serve: error: unrecognized arguments: --whatever"),
        (["--versoin"], "rednovember: error: unrecognized arguments: --versoin; did you mean --version?"),
        (["serve", "--x", "--metrics-token", "0123456789abcdef"], "set the variable REDNOVEMBER_METRICS_TOKEN"),
        (["sim", "--g", "1", "--crew", "x"], "ambiguous option: --g could match --games, --gnomes"),
        (["sim", "--crew", "x", "--seed", "y"], "argument --seed: 'y' should be a whole number"),
        (["advise", "x", "--best", "0"], "argument --best: '0' should be a whole number above 0"),
        (["play", "--pace", "61"], "argument --pace: '61' should be a number of seconds from 0 to 60"),
        (["play", "--pace", "x"], "argument --pace: 'x' should be a number of seconds from 0 to 60"),
        (["advise", "x", "--rollouts", "1", "--milliseconds", "1"], "not allowed with argument --rollouts"),
        (["logbook"], "rednovember logbook: error: the following arguments are required: FILE"),
        (["sim", "--json=x", "--crew", "x"], "argument --json: ignored explicit argument 'x'"),
    ],
)
def test_what_is_wrong_with_a_command_line_is_said_below_its_usage(arguments: list[str], said: str) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    usage, error = done.stderr.splitlines()[0], done.stderr.splitlines()[-1]
    assert usage.startswith("usage: rednovember")
    assert said in error
    assert "0123456789abcdef" not in done.stderr  # what is secret
    assert "--whatever; did" not in error  # nothing is near


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "arguments", [["--help"], ["sim"], ["sim", "--crew", "bosun", "--games", "1", "--workers", "1"]]
)
def test_an_output_that_lacks_letters_is_no_traceback(arguments: list[str], language: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rednovember", "--lang", language, *arguments],
        capture_output=True,
        text=True,
        env={**environment(), "PYTHONIOENCODING": "ascii"},
    )
    assert "Traceback" not in done.stderr
    assert done.stdout or done.returncode == 2
