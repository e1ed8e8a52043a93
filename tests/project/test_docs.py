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
PAGES = sorted(
    [*DOCUMENTS, *(path for name in ("bench", "tests", "examples") for path in ROOT.glob(f"{name}/**/*.md"))]
)


def links(text: str) -> list[str]:
    """The targets of a document's links within the repository."""
    text = re.sub(r"^```.*?^```|`[^`\n]*`", "", text, flags=re.MULTILINE | re.DOTALL)
    found = re.findall(r"\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)", text, re.MULTILINE)
    return [target for pair in found for target in pair if target and "://" not in target]


def anchors(text: str) -> set[str]:
    """The anchors of a document: its headings as a forge makes them, and ids."""
    found = set(re.findall(r'<a id="([^"]+)"', text))
    for heading in re.findall(
        r"^#+ (.*)$", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL), re.MULTILINE
    ):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
        slug = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        number = next(count for count in range(len(found) + 1) if (f"{slug}-{count}" if count else slug) not in found)
        found.add(f"{slug}-{number}" if number else slug)
    return found


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


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_links_of_a_document_lead_somewhere(path: Path) -> None:
    for target in links(path.read_text(encoding="utf-8")):
        file, _, anchor = target.partition("#")
        linked = (path.parent / file).resolve() if file else path
        assert linked.exists(), target
        if anchor:
            assert anchor in anchors(linked.read_text(encoding="utf-8")), target


def test_anchors_are_those_that_a_browser_shows() -> None:
    """Small letters, hyphens for blanks, no punctuation; a second heading of the same words has a number."""
    text = "# A row, as `a game`\n\n```\n# no heading\n```\n## As we've_seen (A1)\n## Other\n## Other\n"
    assert anchors(text) == {"a-row-as-a-game", "as-weve_seen-a1", "other", "other-1"}
    assert anchors('<a id="here"></a>') == {"here"}


def test_links_to_other_sites_and_in_code_are_not_followed() -> None:
    text = "[a](b.md#c), [d](https://example.org), `[e](f)`, ![g](h.png)\n```\n[i](j)\n```\n[k]: l.md\n"
    assert links(text) == ["b.md#c", "h.png", "l.md"]


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
