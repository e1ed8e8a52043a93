"""The rules' own tests: every logbook holds, and every rule is shown by one, or by a unit test."""

import tomllib
from collections import defaultdict
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

from rednovember import data
from rednovember.commands.logbook import HOLDS, check_file
from tests.support import LOGBOOKS, ROOT

# What play cannot show, and the test that shows it instead.
UNIT_TESTED: Final = {
    "P18": "tests/engine/test_abandon.py::test_an_abandoner_draws_no_items",
    "P19": "tests/engine/test_opening.py::test_another_gnome_will_have_the_first_turn_and_decides",
    "Q1": "tests/engine/test_luck.py::test_the_die_has_ten_sides_and_all_of_them_fall_equally_often",
    "Q2": "tests/game/test_crew.py::test_crews_of_three_to_eight_gnomes_are_allowed",
}


@cache
def logbooks() -> dict[Path, dict[str, Any]]:
    """Every logbook of the tests, read."""
    return {path: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(LOGBOOKS.rglob("*.rn.toml"))}


def folders() -> list[str]:
    return sorted({path.parent.relative_to(LOGBOOKS).as_posix() for path in LOGBOOKS.rglob("*.rn.toml")})


def named_atoms() -> set[str]:
    return {atom for book in logbooks().values() for atom in book["game"].get("atoms", [])}


@pytest.mark.parametrize("folder", folders())
def test_every_logbook_holds(folder: str, capsys: pytest.CaptureFixture[str]) -> None:
    paths = sorted((LOGBOOKS / folder).glob("*.rn.toml"))
    assert paths
    failed = [path.name for path in paths if check_file(str(path), as_json=False) != HOLDS]
    said = capsys.readouterr()
    assert not failed, said.out + said.err


def test_the_logbooks_are_all_there() -> None:
    assert len(logbooks()) >= 800


def test_every_file_in_the_folder_is_a_logbook() -> None:
    files = {path for path in LOGBOOKS.rglob("*") if path.is_file()} - {LOGBOOKS / "README.md"}
    strangers = [path for path in files if not path.name.endswith(".rn.toml")]
    assert strangers == []


def test_every_logbook_expects_something_and_names_an_atom() -> None:
    poor = [path.name for path, book in logbooks().items() if not book.get("expect") or not book["game"].get("atoms")]
    assert poor == []


def test_every_atom_named_by_a_logbook_is_known() -> None:
    assert named_atoms() - set(data.atoms()) == set()


def test_every_atom_has_a_logbook_or_a_unit_test() -> None:
    assert set(data.atoms()) - named_atoms() - set(UNIT_TESTED) == set()


def test_the_unit_tests_named_here_are_needed() -> None:
    assert set(UNIT_TESTED) & named_atoms() == set()
    assert set(UNIT_TESTED) <= set(data.atoms())


@pytest.mark.parametrize(("atom", "test"), sorted(UNIT_TESTED.items()))
def test_the_unit_test_of_an_atom_exists(atom: str, test: str) -> None:
    file, _, name = test.partition("::")
    assert (ROOT / file).is_file(), atom
    module = import_module(file.removesuffix(".py").replace("/", "."))
    assert callable(getattr(module, name))


def test_no_two_logbooks_are_alike() -> None:
    alike: dict[str, list[str]] = defaultdict(list)
    for path, book in logbooks().items():
        plain = {key: value for key, value in book["game"].items() if key not in ("title", "source", "atoms")}
        alike[repr({**book, "game": plain})].append(path.name)
    assert [names for names in alike.values() if len(names) > 1] == []


def test_no_two_logbooks_have_one_title() -> None:
    titles: dict[str, list[str]] = defaultdict(list)
    for path, book in logbooks().items():
        titles[book["game"].get("title", "")].append(path.name)
    assert [names for names in titles.values() if len(names) > 1] == []
