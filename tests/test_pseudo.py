"""No text but from the catalogues: in a language in which every text is marked, nothing unmarked is shown.

What is left without a mark must be notation, a name, or other machine text from the short lists below. A new command is
added to `RUNS` by one line; its `--help` is read by itself.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import rednovember as rn
from rednovember.cli import COMMANDS
from rednovember.engine.ids import ITEM_NAMES
from rednovember.game.crew import USUAL_NAMES
from rednovember.server.running.settings import FORMATS, LEVELS
from rednovember.table.vocabulary import options
from rednovember.table.vocabulary import rules as atoms
from rednovember.terminal.commands import COMMANDS as TYPED
from rednovember.terminal.help import TOPICS
from rednovember.words import STYLES, Words, languages
from tests.support import GAME, POSITION, run
from tests.support.pseudo import LANGUAGE, make_pseudo
from tests.terminal.terminals import LONGEST_WAIT, Terminal, early, environment, late

VERBS: Final = (
    "abandon", "attack", "block", "discard", "done", "draw", "engine", "enter", "extinguish", "fix", "give", "kill",
    "kraken", "missiles", "open", "pump", "pumps", "reactor", "sea", "spread", "stay", "stop", "trade", "unblock",
    "use", "wait",
)  # fmt: skip
BOTS: Final = ("bosun", "captain", "random")
MACHINE: Final = ("rednovember", "all", *STYLES)  # the command itself; `log all`, `style dry`
TONGUES: Final = tuple(
    Words(language).text("language-name") for language in languages()
)  # languages by their own names
EXEMPT: Final = {
    *(*VERBS, *TONGUES, *BOTS, *MACHINE, *ITEM_NAMES, *TYPED, *TOPICS),
    *(*USUAL_NAMES, *COMMANDS, *options()),
}
TAKEN_AWAY: Final = (
    re.compile(r"`[^`]*`"),  # what is to be typed
    re.compile(r"--[a-z][a-z-]*"),  # options
    re.compile(r"[\w./~-]*\.(?:toml|py)\b(?::\w+)?"),  # files
    re.compile(r"\S*python\S* -m rednovember.*"),  # the command to go on with
    re.compile(rf"{'|'.join(USUAL_NAMES)}"),  # in the drawing beside other signs
)
WORD: Final = re.compile(r"(?<![^\W\d_])[A-Za-z]{3,}(?:_[a-z]+)*(?![^\W\d])")

FILES: Final = {
    "broken.toml": b"[game]\ngnomes = [",
    "value.toml": b"[game]\ngnomes = ?\n",
    "bytes.toml": b"[game]\n\xff\xfe\x00",
    "deep.toml": b"x = " + b"[" * 5000 + b"]" * 5000,
    "key.toml": f"{GAME}edtion = 1\n".encode(),
    "illegal.toml": f'{GAME}{POSITION}[log]\nmoves = "Anna: enter"\n'.encode(),
    "jump.toml": f'{GAME}{POSITION}[log]\nmoves = "Anna: jump"\n'.encode(),
    "luck.toml": f'{GAME}{POSITION.replace("40", "43")}[log]\nmoves = "Anna: wait; done"\n'.encode(),
    "fails.toml": f'{GAME}{POSITION}[expect]\nfires = [1, 2]\ndecides = "Boris"\n'.encode(),
    "garbled.py": b"class Bot:\n    def __init__(self, seed): pass\n    def decide(self, sight): return 'jump'\n",
    "loop.py": b"raise RuntimeError('x')\n",
}


class Run(NamedTuple):
    """A command with what is typed, and which words of the user's own it may repeat."""

    arguments: str
    stdin: str = ""
    own: tuple[str, ...] = ()


EVERYTHING: Final = "\n".join(
    ["look", "status", "list", "hand", "log", "log 3", "log all", "log x", "odds", "odds engine", "odds 9", "odds x"]
    + ["advice 20", "advice 999", "take", "take 1", "take 9", "undo 9", "undo x", "undo", "why", "why M2", "why XX"]
    + ["go", "go 3", "go 1", "go 99", "go moon", "fix", "fix engine", "99", "1 5", "use harpoon", "draw 4"]
    + ["use toolbox; use coffee", "dance", "lokk", "look; wait", "save kept.toml", "save no/such/folder/x.toml"]
    + ["style", "style dry", "log all", "style x", "style lively"]
    + ["lang", "lang xx", f"lang {LANGUAGE}", "help", "help nothing", "help turms"]
    + [f"help {name}" for name in TOPICS]
    + ["go 1 fix engine 5", "done", "wait", "done", "look", "log all", "quit"]
)  # fmt: skip
OWN: Final = ("moon", "dance", "lokk", "nothing", "turms", "kept", "such", "Max", "FILE", "WORD")
LESSONS: Final = ("first", "game", "example", "turn")  # as they are typed
PUPILS: Final = ("Geoff", "Larry", "Mona", "GLM")  # and their first letters on the Time Track
RUNS: Final = (
    Run("sim --crew bosun --games 3 --seed 1"),
    Run("sim --crew bosun,random,captain(rollouts=1) --games 2 --seed 1 --workers 1", own=("rollouts",)),
    Run("compare bosun random --games 4 --seed 1 --workers 1"),
    Run("compare bosun random --seed 1 --workers 1"),
    Run("compare bosun random --all --games 4 --seed 1 --workers 1"),
    Run("advise early.toml --rollouts 20"),
    Run("logbook fails.toml", own=("fires", "decides")),
    Run("play --plain --from early.toml", EVERYTHING, own=OWN),
    Run("play --plain --list --from early.toml", "look\nstatus\nlist\nhelp signs\nquit", own=("Max",)),
    Run("play --plain --from late.toml --bot bosun", "wait\ndone\n" * 9, own=("Max",)),
    Run("play --plain --from over.toml", "look"),
    Run("play --plain --from late.toml --bot garbled.py:Bot", "wait\ndone\n" * 9, own=("Max", "jump")),
    Run("sim --crew garbled.py:Bot --games 1 --workers 1", own=("jump",)),
    Run("story over.toml"),
    Run("story over.toml --style dry"),
    Run("rules"),
    Run("rules M2 fire"),
    Run("rules M2 Q3 xyzzy", own=("xyzzy",)),
    Run("story early.toml --style dry"),
    Run("learn", "\n" * 80, own=PUPILS),
    Run("learn example-turn", "\n" * 80, own=(*PUPILS, *LESSONS)),
)
WRONG: Final = (
    Run("logbook missing.toml"),
    Run("logbook ."),
    Run("logbook broken.toml"),
    Run("logbook value.toml"),
    Run("logbook bytes.toml"),
    Run("logbook deep.toml"),
    Run("logbook key.toml", own=("game", "edtion", "edition")),
    Run("logbook illegal.toml"),
    Run("logbook jump.toml", own=("jump",)),
    Run("logbook luck.toml"),
    Run("advise missing.toml"),
    Run("advise broken.toml"),
    Run("advise early.toml --best 0"),
    Run("advise early.toml --best x"),
    Run("advise early.toml --rollouts 5 --milliseconds 5"),
    Run("play --from missing.toml"),
    Run("play --from early.toml --gnomes 4"),
    Run("play --gnomes 2"),
    Run("play --gnomes x"),
    Run("play --crew Anna,Anna,Boris"),
    Run("play --crew Anna,Boris:bosum,Cyril", own=("bosum", "path", "Name")),
    Run("play --bot no.py:Bot", own=("FileNotFoundError", "Bot")),
    Run("play --pace 99"),
    Run("play --edition third", own=("third", "revised", "first")),
    Run("play --option x"),
    Run("play --board nope", own=("nope", "standard")),
    Run("play --board broken.toml"),
    Run("random --seed x"),
    Run("random --players 7"),
    Run("random -o no/such/folder.toml"),
    Run("sim"),
    Run("sim --crew"),
    Run("sim --crew bosun --games 0"),
    Run("sim --crew bosun --workers 0"),
    Run("sim --crew bosun,random"),
    Run("sim --crew captain(rolouts=3)", own=("rolouts", "rollouts")),
    Run("sim --crew captain(x)", own=("rollouts",)),
    Run("sim --crew loop.py:Bot", own=("Bot", "RuntimeError")),
    Run("sim --g 5 --crew bosun"),
    Run("sim --crew bosun extra", own=("extra",)),
    Run("compare bosun,bosun,bosun random,random,random,random"),
    Run("dance", own=("dance",)),
    Run("--lang xx"),
    Run("learn nope", own=("nope", *LESSONS)),
)


WHY: Final = "open 77\nwhy C1\n" + "".join(f"why {name}\n" for name in atoms())
RULES: Final = Run("play --plain --from early.toml", WHY, OWN)


@pytest.fixture(scope="session")
def marked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the marked language."""
    folder = tmp_path_factory.mktemp("words")
    make_pseudo(folder)
    return folder


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with the files that the runs are about."""
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content)
    early(tmp_path)
    late(tmp_path)
    (tmp_path / "over.toml").write_text(run("random", "--seed", "3").stdout, encoding="utf-8")
    return tmp_path


def settings(marked: Path) -> dict[str, str]:
    return {"REDNOVEMBER_WORDS": str(marked), "REDNOVEMBER_LANG": LANGUAGE, "COLUMNS": "300"}


def spoken(arguments: list[str], stdin: str, cwd: Path, marked: Path) -> subprocess.CompletedProcess[str]:
    """A command in the marked language."""
    done = subprocess.run(
        [sys.executable, "-m", "rednovember", *arguments],
        cwd=cwd,
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=LONGEST_WAIT,
        env={**environment(cwd), **settings(marked)},
    )
    assert "Traceback" not in done.stderr
    return done


def unmarked(text: str, own: tuple[str, ...] = ()) -> dict[str, str]:
    """The words that no catalogue has, each with the line that it stands in."""
    return {word: line for line in text.splitlines() for word in words_of(line) if word not in EXEMPT | {*own}}


def words_of(line: str) -> Iterator[str]:
    for pattern in TAKEN_AWAY:
        line = pattern.sub(" ", line)
    yield from WORD.findall(line)


def named(one: Run) -> str:
    return one.arguments


def test_the_mark_is_seen_and_its_absence_too() -> None:
    assert unmarked("⟦Áññá ŵáíţš⟧ `look` --json Anna: wait 5; a.toml") == {}
    assert unmarked("⟦Áññá⟧ waits for you") == {
        "waits": "⟦Áññá⟧ waits for you",
        "for": "⟦Áññá⟧ waits for you",
        "you": "⟦Áññá⟧ waits for you",
    }


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help(command: str, tmp_path: Path, marked: Path) -> None:
    done = spoken([*command.split(), "--help"], "", tmp_path, marked)
    assert done.returncode == 0
    assert unmarked(done.stdout, (*LESSONS, *LEVELS, *FORMATS)) == {}


def test_the_version(tmp_path: Path, marked: Path) -> None:
    assert unmarked(spoken(["--version"], "", tmp_path, marked).stdout) == {}


@pytest.mark.parametrize("one", RUNS, ids=named)
def test_what_a_command_prints(one: Run, place: Path, marked: Path) -> None:
    done = spoken(one.arguments.split(), one.stdin, place, marked)
    assert done.stdout
    assert done.returncode in (0, 1)
    assert unmarked(done.stdout + done.stderr, (*one.own, LANGUAGE[:2])) == {}


@pytest.mark.skipif(Words().atom("C1") == "atom-C1", reason="the rules are not yet told from the catalogue alone")
def test_every_rule(place: Path, marked: Path) -> None:
    done = spoken(RULES.arguments.split(), RULES.stdin, place, marked)
    assert unmarked(done.stdout, RULES.own) == {}


@pytest.mark.parametrize("one", WRONG, ids=named)
def test_what_was_got_wrong(one: Run, place: Path, marked: Path) -> None:
    done = spoken(one.arguments.split(), "", place, marked)
    assert done.returncode == 2
    assert done.stderr
    assert unmarked(done.stderr, one.own) == {}


@pytest.mark.parametrize("options", ["", "--edition first", "--option crazed_gnomes --option hidden_hands"])
def test_a_whole_game_over_a_pipe(options: str, tmp_path: Path, marked: Path) -> None:
    told = ""
    for seed in ("3", "4"):
        arguments = ["--seed", seed, *options.split(), "--players", "1"]
        book = run("random", *arguments).stdout
        lines = re.search(r'moves = """\n(.*?)"""', book, re.DOTALL)
        assert lines is not None
        done = spoken(["play", "--plain", *arguments[:-2], "--players", "Anna"], lines[1], tmp_path, marked)
        assert done.returncode == 0
        told += done.stdout
    assert unmarked(told) == {}
    assert len(told) > 20_000


def test_bots_play_along(tmp_path: Path, marked: Path) -> None:
    crew = "Anna,Boris:bosun,Cyril:random,Dora:captain(rollouts=5)"
    done = spoken(["play", "--plain", "--crew", crew, "--seed", "5"], "wait\ndone\n" * 80, tmp_path, marked)
    assert unmarked(done.stdout + done.stderr, ("rollouts",)) == {}


def test_the_title_of_a_random_game(tmp_path: Path, marked: Path) -> None:
    head = spoken(["random", "--seed", "3"], "", tmp_path, marked).stdout.partition("\n\n")[0]
    title = next(line for line in head.splitlines() if line.startswith("title"))
    assert unmarked(title, ("title",)) == {}


def test_output_that_is_closed(place: Path, marked: Path) -> None:
    command = [sys.executable, "-m", "rednovember", "logbook", "--json", *["over.toml"] * 200]
    env = {**environment(place), **settings(marked)}
    with subprocess.Popen(command, cwd=place, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        said = process.stderr.read().decode()
        assert process.wait(LONGEST_WAIT) == 2
    assert said
    assert unmarked(said) == {}


def test_the_set_up_in_a_terminal(place: Path, marked: Path) -> None:
    opened = Terminal(["play", "--plain"], place, 250, settings(marked))
    asked = {"]⟧": ("9", "2", "Anna,Boris:bosum,Cyril", "2", "Anna,Boris,Cyril"), ":⟧": ("A,B", "")}
    try:
        for ending, answers in (*asked.items(), ("]⟧", ("third", "", "x", ""))):
            for answer in answers:
                opened.expect(f"{ending} ")
                opened.send(answer)
        opened.prompt("⟦(Anna|Boris|Cyril)")
        opened.send("quit")
        opened.finish()
        own = ("bosum", "path", "Name", "third", "Captain", "red", "november", "games", "data")
        assert unmarked(opened.text, own) == {}
    finally:
        opened.close()


def test_the_package_itself_has_no_such_language() -> None:
    assert not (Path(rn.__file__).parent / "words" / LANGUAGE).exists()
    assert "REDNOVEMBER_WORDS" not in os.environ
