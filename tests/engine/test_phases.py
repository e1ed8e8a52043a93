"""Phases are numbers without an order: sets of them have names, and nobody compares them with `<`."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

import rednovember
from rednovember.engine import ids
from rednovember.engine.ids import PHASE_NAMES
from rednovember.engine.phases import asks_any_gnome, ends_updates, in_turn, interrupts_updates

ROOT: Final = Path(rednovember.__file__).parents[2]
PHASES: Final = tuple(name.upper() for name in PHASE_NAMES)
ORDERS: Final = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
TURN: Final = "movement hatch acted escape escape_hatch"
UPDATES: Final = "spread block discard drawn"


@pytest.mark.parametrize(
    ("predicate", "names"),
    [
        (in_turn, TURN),
        (interrupts_updates, UPDATES),
        (ends_updates, f"{UPDATES} over"),
        (asks_any_gnome, f"give defend {UPDATES}"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_predicate_holds_for_exactly_these_phases(predicate: Callable[[int], bool], names: str) -> None:
    assert {name for phase, name in enumerate(PHASE_NAMES) if predicate(phase)} == set(names.split())


def test_every_phase_has_its_own_number_and_name() -> None:
    assert [getattr(ids, name) for name in PHASES] == list(range(len(PHASE_NAMES)))


def is_phase(node: ast.expr) -> bool:
    """Whether an expression is a phase: one of the numbers by its name, or anything called `phase`."""
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name == "phase" or name in PHASES


def compares_phases(path: Path) -> Iterator[int]:
    """The lines that ask for the order of phases, or run through them by number."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        parts: list[ast.expr] = []
        if not isinstance(node, ast.Compare | ast.Call):
            continue
        if isinstance(node, ast.Compare) and any(isinstance(sign, ORDERS) for sign in node.ops):
            parts = [node.left, *node.comparators]
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("range", "min", "max"):
            parts = node.args
        if any(is_phase(part) for part in parts):
            yield node.lineno


def test_nobody_compares_the_order_of_phases() -> None:
    files = [path for folder in ("src", "tests", "tools", "bench") for path in (ROOT / folder).rglob("*.py")]
    assert len(files) > 300
    found = {path.relative_to(ROOT).as_posix(): list(compares_phases(path)) for path in files}
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    [
        "state.phase >= SPREAD",
        "phase < 5",
        "MOVEMENT < there.phase",
        "ids.OVER > asked",
        "range(OVER)",
        "min(phase, 3)",
    ],
)
def test_this_test_would_notice(line: str, tmp_path: Path) -> None:
    (tmp_path / "module.py").write_text(f"found = {line}\n", "utf-8")
    assert list(compares_phases(tmp_path / "module.py")) == [1]
    (tmp_path / "module.py").write_text(
        "found = state.phase == OVER or phase in (SPREAD, BLOCK) or ghost > 3\n", "utf-8"
    )
    assert list(compares_phases(tmp_path / "module.py")) == []
