"""Fire and water: every pair of levels on both sides of a hatch (M3, Q3), and what water puts out (M4)."""

import ast
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import rednovember
from rednovember.engine.facts import DEATH_FAINTED, FIRE_OUT, FIRE_STARTED, KILLED, REFLOWED, WATER
from rednovember.engine.hazards import flood, flows, ignite, lower_water, put_out, reflow, water_level
from rednovember.engine.ids import SEA
from rednovember.engine.journal import Record
from rednovember.engine.luck import Luck
from rednovember.engine.state import State
from tests.support import gnome, position_game

ENGINE = Path(rednovember.__file__).parent / "engine"
DRY, LOW, HIGH = 0, 1, 2
LEVELS = (DRY, LOW, HIGH)
CREW = {"Anna": gnome(8, 40), "Boris": gnome(8, 39), "Cyril": gnome(8, 39)}


def boat(a: int, b: int, *, into_low: bool = False, **position: Any) -> State:
    """Water at these levels in rooms 1 and 10."""
    game = position_game(
        CREW,
        options={"reflow_into_low_water": into_low},
        low_water=[room for room, level in ((1, a), (10, b)) if level == LOW],
        high_water=[room for room, level in ((1, a), (10, b)) if level == HIGH],
        **position,
    )
    return game.state


def levels(state: State) -> list[int]:
    return [int(water_level(state, room)) for room in range(1, 11)]


@pytest.mark.parametrize(("a", "b"), list(product(LEVELS, LEVELS)))
@pytest.mark.parametrize("into_low", [False, True])
def test_m3_high_water_flows_into_a_dry_room_and_with_q3_into_low_water(a: int, b: int, into_low: bool) -> None:
    state, record = boat(a, b, into_low=into_low), Record()
    flow = {a, b} == {DRY, HIGH} or (into_low and {a, b} == {LOW, HIGH})
    assert flows(state, 1, 10) == flows(state, 10, 1) == flow
    reflow(state, 1, 10, record)
    after = [LOW, LOW] if flow else [a, b]
    assert levels(state) == [after[0], *[DRY] * 8, after[1]]
    source, drain = (1, 10) if a == HIGH else (10, 1)
    told = [(REFLOWED, source, drain, 0), (WATER, source, HIGH, LOW)]
    if DRY in (a, b):
        told.append((WATER, drain, DRY, LOW))
    assert record.facts == (told if flow else [])


@pytest.mark.parametrize("level", LEVELS)
def test_m3_nothing_flows_to_or_from_the_sea(level: int) -> None:
    state = boat(level, level, into_low=True)
    assert not flows(state, 1, SEA)
    assert not flows(state, SEA, 10)


def test_m4_water_puts_out_the_fire_of_the_room_that_it_flows_into() -> None:
    for a, b, burning in ((HIGH, DRY, 10), (DRY, HIGH, 1)):
        state, record = boat(a, b, fires=[burning, 5]), Record()
        reflow(state, 1, 10, record)
        assert state.fires == 1 << 5
        assert record.facts[-1] == (FIRE_OUT, burning, 1, 0)


@pytest.mark.parametrize(("before", "after"), list(product(LEVELS, (DRY, LOW))))
def test_water_is_lowered_to_low_or_dry(before: int, after: int) -> None:
    state, record = boat(before, HIGH), Record()
    lower_water(state, 1, after, record)
    assert levels(state) == [after, *[DRY] * 8, HIGH]
    assert record.facts == [(WATER, 1, before, after)]


def test_rooms_are_flooded_together_and_their_fires_go_out() -> None:
    state, record = boat(LOW, DRY, fires=[4, 5]), Record()
    flood(state, 1 << 1 | 1 << 4, Luck(), record)
    assert levels(state) == [HIGH, DRY, DRY, HIGH, *[DRY] * 6]
    assert state.fires == 1 << 5
    assert record.facts == [(WATER, 1, LOW, HIGH), (WATER, 4, DRY, HIGH), (FIRE_OUT, 4, 1, 0)]


def test_a_room_catches_fire_once_and_is_put_out() -> None:
    state, record = boat(DRY, DRY, fires=[4]), Record()
    for room in (10, 10, 4):
        ignite(state, room, Luck(), record)
    assert state.fires == 1 << 4 | 1 << 10
    put_out(state, 4, 0, record)
    assert state.fires == 1 << 10
    assert record.facts == [(FIRE_STARTED, 10, 0, 0), (FIRE_OUT, 4, 0, 0)]


@pytest.mark.parametrize("hazard", ["flood", "ignite"])
def test_d1_whatever_makes_a_room_deadly_kills_the_fainted_gnomes_in_it(hazard: str) -> None:
    crew = {"Anna": gnome(8, 40), "Boris": gnome(1, 39, fainted=True), "Cyril": gnome(4, 39, fainted=True)}
    state, record = position_game({**crew, "Dora": gnome(1, 38)}).state, Record()
    if hazard == "flood":
        flood(state, 1 << 1, Luck(), record)
    else:
        ignite(state, 1, Luck(), record)
    assert [fact for fact in record.facts if fact[0] == KILLED] == [(KILLED, 1, DEATH_FAINTED, 1)]
    assert state.alive == 0b1101


def writers(path: Path) -> set[str]:
    """The functions of a module that add rooms to those under high water or on fire."""
    found: set[str] = set()
    for function in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.BitOr):
                target = ast.unparse(node.target)
                found.update({f"{path.name} {function.name}"} if target.endswith((".fires", ".high")) else ())
    return found


def test_no_other_function_of_the_engine_makes_a_room_deadly() -> None:
    found = set().union(*(writers(path) for path in ENGINE.glob("*.py")))
    assert found == {"hazards.py flood", "hazards.py ignite"}
