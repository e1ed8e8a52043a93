"""The bosun's own copy of the costs of walking, held to the engine, which tries every way there is."""

from collections.abc import Iterator
from typing import Final

import pytest

from rednovember.bots.bosun.walk import FAR, Walk
from rednovember.bots.captain.distances import NO_WAY, Distances
from rednovember.engine.atoms import ALLOWED
from rednovember.engine.bits import BIT
from rednovember.engine.decisions import ENTER, OPEN
from rednovember.engine.hands import one
from rednovember.engine.ids import AQUALUNG, FIRE_EXTINGUISHER, GROG, MOVEMENT, ROOMS, SPACES
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck, SeededLuck, stream_of
from rednovember.engine.play import apply
from rednovember.engine.refusal import refusal
from rednovember.engine.setup import set_up, start
from rednovember.engine.state import State
from rednovember.game.routes import Route, routes_of
from rednovember.game.rules import OPTIONS, make_rules
from tests.game.test_visibility import each_position, random_game

NONE: Final = -1
DRY, LOW, HIGH, FIRE = range(4)
LONG_WALK: Final = 12  # minutes; the engine's search grows with them
STIRRED: Final = 120
EQUIPMENT: Final = [(bold, air) for bold in (NONE, GROG, FIRE_EXTINGUISHER) for air in (NONE, AQUALUNG)]


def stirred(seed: int) -> State:
    """A boat of any edition and options in which much burns, leaks and is blocked; the gnome stands anywhere."""
    pick = stream_of(seed, 3)
    options = {name: pick.below(2) == 1 for name in OPTIONS if name != "opening_events"}  # they would ask first
    rules = make_rules(None, ("revised", "first")[pick.below(2)], options)
    state = set_up(rules, 4, 4, SeededLuck(seed), Journal())
    start(state, SeededLuck(seed), Journal())
    kinds = [DRY] * (1 + pick.below(6)) + [LOW, HIGH, FIRE]
    for room in range(1, ROOMS + 1):
        kind = kinds[pick.below(len(kinds))]
        state.low |= BIT[room] if kind == LOW else 0
        state.high |= BIT[room] if kind == HIGH else 0
        state.fires |= BIT[room] if kind == FIRE else 0
    for hatch in range(len(rules.hatch_ends)):
        state.blocked |= BIT[hatch] if pick.below(6) == 0 else 0
    state.room[state.active] = pick.below(SPACES)
    state.ghost = 1 + pick.below(LONG_WALK)
    return state


def positions(seed: int) -> Iterator[State]:
    """Where a gnome may set out: in a random game, and in boats worse than games come to."""
    for state in each_position(random_game(seed, players=1), seed):
        if state.phase == MOVEMENT:
            yield state.copy()
    for number in range(STIRRED):
        yield stirred(STIRRED * seed + number)


def equipped(state: State, bold: int, air: int) -> State:
    """The active gnome has used these items and has no others, so that no way waits for one."""
    state.hand[state.active] = 0
    state.used = sum(one(item) for item in (bold, air) if item != NONE)
    state.ghost = min(state.ghost, LONG_WALK)
    return state


def walks(seed: int) -> Iterator[tuple[State, Walk, dict[int, Route]]]:
    """Positions with the bosun's walk and the engine's routes."""
    for number, state in enumerate(positions(seed)):
        bold, air = EQUIPMENT[number % len(EQUIPMENT)]
        equipped(state, bold, air)
        walk = Walk()
        walk.search(state, bold != NONE, air != NONE)
        yield state, walk, {route.to: route for route in routes_of(state)}


def through_two_high_waters(state: State, route: Route) -> bool:
    """Where alone a walk may miss the engine's way: from high water, by way of another room of high water.

    It pays to get rid of the first water before: by a hatch that is opened only to stay, or by a longer way that
    leaves the next room dry. A walk does the one never, and knows a single way to each room.
    """
    began = state.room[state.active]
    return bool(state.high >> began & 1) and any(state.high >> space & 1 for space in route.hatches)


@pytest.mark.parametrize("seed", range(12))
def test_no_distance_is_shorter_than_the_engines_and_few_are_longer(seed: int) -> None:
    compared = longer = 0
    for state, walk, routes in walks(seed):
        began = state.room[state.active]
        for space in range(SPACES):
            if space == began:
                assert walk.minutes[space] == 0
                continue
            route = routes.get(space)
            true = FAR if route is None else route.minutes
            compared += 1
            assert walk.minutes[space] >= true, (space, state.key())
            if walk.minutes[space] != true:
                assert route is not None
                assert through_two_high_waters(state, route), (space, route, state.key())
                longer += 1
    assert compared > 1000
    assert longer < compared / 50


@pytest.mark.parametrize("seed", range(12))
def test_every_way_can_be_walked_and_takes_the_minutes_it_promises(seed: int) -> None:
    for state, walk, _ in walks(seed):
        for space in range(SPACES):
            if walk.minutes[space] < FAR:
                after = state.copy()
                for to in walk.path_to(space):
                    for code in (OPEN + to, ENTER):
                        assert refusal(after, code) == ALLOWED, (space, walk.path_to(space), state.key())
                        apply(after, code, Luck(), Journal())  # to move asks for no luck
                assert after.room[after.active] == space
                assert state.ghost - after.ghost == walk.minutes[space]


def test_high_water_beside_high_water_keeps_the_hatch_shut_even_where_it_flows_into_low() -> None:
    state = stirred(0)
    state.rules = make_rules(None, "revised", {"reflow_into_low_water": True})
    state.room[state.active], state.ghost = 1, LONG_WALK
    state.low, state.high, state.fires, state.blocked = 0, BIT[1] | BIT[2], 0, 0
    walk = Walk()
    walk.search(state, bold=False, air=False)
    assert (walk.path_to(2), walk.minutes[2]) == ([3, 2], 4)


def test_water_that_comes_along_keeps_the_next_hatch_to_high_water_shut() -> None:
    state = stirred(0)
    state.rules = make_rules(None, "revised", {})
    state.room[state.active], state.ghost = 1, LONG_WALK
    state.low, state.fires, state.blocked = 0, 0, 0
    state.high = BIT[1] | BIT[4]
    walk = Walk()
    walk.search(state, bold=False, air=False)
    assert (walk.path_to(4), walk.minutes[4]) == ([2, 5, 4], 5)


@pytest.mark.parametrize("seed", range(4))
def test_the_quick_look_at_distances_never_passes_a_blocked_hatch(seed: int) -> None:
    distances, claimed = Distances(), 0
    for state in positions(seed):
        distances.find(state)
        hatches = distances.minutes[state.active * SPACES : (state.active + 1) * SPACES]
        for room in range(1, ROOMS + 1):
            if 0 < hatches[room] < NO_WAY:
                open_to = [to for to in state.rules.rooms_beside[room] if not is_blocked(state, room, to)]
                assert hatches[room] - 1 in [hatches[to] for to in open_to]
                claimed += 1
    assert claimed > 100


def is_blocked(state: State, room: int, to: int) -> bool:
    return bool(state.blocked >> state.rules.hatch_between[room * SPACES + to] & 1)
