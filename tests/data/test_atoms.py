"""The list of rules: it agrees with the sources, the options and the register of rulings."""

import re
from pathlib import Path

import pytest

from rednovember import data
from rednovember.engine.atoms import ATOM_NAMES
from rednovember.engine.board import RULINGS
from rednovember.game.rules import OPTIONS
from tests.support import ROOT, SOURCE

CHAPTERS = {
    "C": ("components", 9),
    "S": ("setup", 6),
    "T": ("time", 6),
    "M": ("movement", 12),
    "A": ("actions", 20),
    "N": ("faint", 5),
    "U": ("updates", 6),
    "E": ("events", 17),
    "D": ("deaths", 6),
    "W": ("ending", 6),
    "O": ("options", 7),
    "P": ("readings", 19),
}
ATOM = re.compile(r"\b([CSTMIANUEDWOQP])(\d{1,2})(?:-\1?(\d{1,2}))?\b")  # M3, or a range like D2-D4
SWITCHES = tuple(data.edition("revised")["switches"])


def cited(path: Path) -> set[str]:
    """The atoms that a source cites in its comments and docstrings."""
    text = path.read_text(encoding="utf-8")
    prose = re.findall(r"#(.*)", text) + re.findall(r'"""(.*?)"""', text, re.DOTALL)
    return {
        f"{letter}{number}"
        for part in prose
        for letter, first, last in ATOM.findall(part)
        for number in range(int(first), int(last or first) + 1)
    }


def readings() -> list[str]:
    """The ids of our own readings in docs/rulings.md."""
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    return re.findall(r"^\| (P\d+) \|", text, re.MULTILINE)


def register() -> dict[str, str]:
    """The rulings of docs/rulings.md, each with its switch column."""
    rows = re.findall(r"^\| (Q\d+) \|(.*)\|$", (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8"), re.MULTILINE)
    return {name: row.split("|")[3].strip() for name, row in rows}


@pytest.mark.parametrize("letter", sorted(CHAPTERS))
def test_every_chapter_has_all_its_atoms(letter: str) -> None:
    chapter, last = CHAPTERS[letter]
    mine = [name for name in data.atoms() if re.fullmatch(letter + r"\d+", name)]
    assert sorted(mine, key=lambda name: int(name[1:])) == [f"{letter}{number}" for number in range(1, last + 1)]
    assert len({data.atoms()[name]["chapter"] for name in mine}) == 1, chapter


def test_the_items_have_their_atoms() -> None:
    mine = {name for name in data.atoms() if name.startswith("I")}
    assert mine == {f"I{number}" for number in [*range(1, 6), *range(10, 23)]}


def test_the_rulings_have_their_atoms() -> None:
    mine = {name for name in data.atoms() if name.startswith("Q")}
    assert mine == {f"Q{number}" for number in [*range(1, 35), *range(40, 68)]}


@pytest.mark.parametrize("name", sorted(data.atoms()))
def test_an_atom_is_complete(name: str) -> None:
    atom = data.atoms()[name]
    ruling = {"sources", "against", "switch", "option", "edition", "board"}
    assert set(atom) <= {"chapter", "module", "about"} | (ruling if name.startswith("Q") else set())
    assert (SOURCE / atom["module"]).is_file()
    assert {atom.get("switch", OPTIONS[0]), atom.get("option", OPTIONS[0])} <= {*OPTIONS}
    assert atom.get("edition", SWITCHES[0]) in SWITCHES
    assert atom.get("board", RULINGS[0]) in RULINGS
    assert "sources" in atom or "against" not in atom


@pytest.mark.parametrize("name", sorted(data.atoms()))
def test_the_module_of_an_atom_cites_it(name: str) -> None:
    assert name in cited(SOURCE / data.atoms()[name]["module"])


def test_the_readings_have_their_atoms() -> None:
    mine = [name for name, atom in data.atoms().items() if atom["chapter"] == "readings"]
    assert mine == readings()


def test_every_atom_that_can_refuse_is_known() -> None:
    assert set(ATOM_NAMES[1:]) <= set(data.atoms())
    assert ATOM_NAMES[0] == ""
    assert len(set(ATOM_NAMES)) == len(ATOM_NAMES)


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_atom_cited_in_a_source_is_known(path: Path) -> None:
    constants = {"M1", "M2"} if path.name == "luck.py" else set()  # the moduli of the generator
    assert cited(path) - set(data.atoms()) - constants == set()


@pytest.mark.parametrize("name", [*data.table("editions/revised")["switches"], *data.options()])
def test_every_atom_cited_for_a_switch_is_known(name: str) -> None:
    assert set(data.options().get(name, {"atoms": []})["atoms"]) <= set(data.atoms())


def test_the_register_of_rulings_has_every_ruling_once() -> None:
    assert set(register()) == {name for name in data.atoms() if name.startswith("Q")}
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    assert len(re.findall(r"^\| Q\d+ \|", text, re.MULTILINE)) == len(register())


def test_a_ruling_that_a_table_may_turn_round_names_its_option() -> None:
    turned = {name: cell.strip("`") for name, cell in register().items() if cell.startswith("`")}
    assert turned == {name: atom["switch"] for name, atom in data.atoms().items() if "switch" in atom}
    assert set(turned.values()) <= set(OPTIONS)
    for name, option in turned.items():
        assert name in data.options()[option]["atoms"]


def test_options_and_edition_switches_named_in_the_register_exist() -> None:
    for cell in register().values():
        for kind, name in re.findall(r"(option|edition:) `(\w+)`", cell):
            assert name in (OPTIONS if kind == "option" else SWITCHES)
