"""Fire and water: every pair of levels on both sides of a hatch (M3, Q3), and what water puts out (M4)."""

from itertools import product
from typing import Any

import pytest

from rednovember.engine.facts import FIRE_OUT, FIRE_STARTED, REFLOWED, WATER
from rednovember.engine.hazards import catch_fire, flows, put_out, reflow, set_water, water_level
from rednovember.engine.ids import SEA
from rednovember.engine.journal import Record
from rednovember.engine.state import State
from tests.support import gnome, position_game

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


@pytest.mark.parametrize(("before", "after"), list(product(LEVELS, LEVELS)))
def test_water_is_set_to_any_level(before: int, after: int) -> None:
    state, record = boat(before, HIGH), Record()
    set_water(state, 1, after, record)
    assert levels(state) == [after, *[DRY] * 8, HIGH]
    assert record.facts == [(WATER, 1, before, after)]


def test_a_room_catches_fire_once_and_is_put_out() -> None:
    state, record = boat(DRY, DRY, fires=[4]), Record()
    assert catch_fire(state, 10, record)
    assert not catch_fire(state, 10, record)
    assert not catch_fire(state, 4, record)
    assert state.fires == 1 << 4 | 1 << 10
    put_out(state, 4, 0, record)
    assert state.fires == 1 << 10
    assert record.facts == [(FIRE_STARTED, 10, 0, 0), (FIRE_OUT, 4, 0, 0)]
