"""The documents are tested: their examples run, and what they name exists."""

import doctest
import importlib
import importlib.util
import pkgutil
import re
from pathlib import Path

import pytest

import rednovember as rn
from rednovember.game.expect import differences
from rednovember.game.logbook import read_logbook
from tests.support import ROOT, run

FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def modules() -> list[str]:
    found = pkgutil.walk_packages(rn.__path__, "rednovember.")
    skipped = ("__main__", "._compiled", ".migrations")
    return ["rednovember", *(each.name for each in found if not any(part in each.name for part in skipped))]


@pytest.mark.parametrize("name", modules())
def test_the_examples_of_a_module_run(name: str) -> None:
    module = importlib.import_module(name)
    assert doctest.testmod(module, optionflags=FLAGS).failed == 0


def test_the_front_door_has_an_example() -> None:
    assert doctest.testmod(rn, optionflags=FLAGS).attempted > 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_the_python_examples_of_a_document_run(path: Path) -> None:
    assert doctest.testfile(str(path), module_relative=False, optionflags=FLAGS, encoding="utf-8").failed == 0


def test_the_readme_has_python_examples() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(re.findall(r"^>>> ", text, re.MULTILINE)) > 5


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_the_logbooks_of_a_document_hold(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    fenced = re.findall(r"^```toml\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    indented = [
        re.sub(r"^    ", "", part, flags=re.MULTILINE) for part in re.findall(r"(?:^    .*\n|^\n)+", text, re.MULTILINE)
    ]
    books = [part for part in fenced + indented if part.lstrip().startswith("[game]")]
    for book in books:
        logbook = read_logbook(book)
        assert list(differences(logbook.expect, logbook.play())) == []
    if path.name in ("README.md", "CONTRIBUTING.md"):
        assert books


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_the_links_of_a_document_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)\)", path.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (path.parent / target).exists(), target


@pytest.mark.parametrize("name", ["make_rules", "make_voyages"])
def test_pages_that_a_tool_makes_are_up_to_date(name: str) -> None:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    for path, text in tool.pages().items():
        assert path.read_text(encoding="utf-8") == text, f"python tools/{name}.py would change {path.name}"


def test_the_commands_of_the_readme_are_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in set(re.findall(r"`rednovember (\w+)", text)):
        assert run(command, "--help").returncode == 0, command


def test_everything_public_is_there_and_says_what_it_is() -> None:
    for name in rn.__all__:
        assert getattr(rn, name) is not None
        if name != "__version__":
            assert getattr(rn, name).__doc__
    assert re.fullmatch(r"\d+\.\d+\.\d+\S*", rn.__version__)


def test_the_game_in_the_terminal_is_whole() -> None:
    """From two Enters to the end; made by `tools/show_terminal_game.py`."""
    text = (ROOT / "docs" / "a-game-in-the-terminal.md").read_text(encoding="utf-8")
    for shown in (
        "$ rednovember play --plain",
        "What will it be? [1]",
        "Your name? [Anna]",
        "Anna> take 1",
        "Enter to leave",
    ):
        assert shown in text
    assert max(map(len, text.partition("```")[2].splitlines())) <= 80
