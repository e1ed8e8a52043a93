"""Routes: where a gnome can go this turn, and what it costs, uses and changes."""

from typing import Any

import pytest

import rednovember as rn
from rednovember.engine.decisions import ENTER
from rednovember.engine.decoder import is_move
from rednovember.engine.ids import ESCAPE, ESCAPE_HATCH, HATCH, MOVEMENT
from rednovember.engine.journal import Journal
from rednovember.engine.legal import legal
from rednovember.engine.luck import Luck
from rednovember.engine.play import apply
from rednovember.engine.state import State
from rednovember.game.routes import Route, routes, routes_of
from tests.game.test_visibility import each_position, random_game
from tests.support import gnome, play, position_game

COURAGE_OR_AIR = ("fire_extinguisher", "grog", "aqualung")


def boat(room: int, *items: str, time: int = 60, **more: Any) -> rn.Game:
    """Anna's turn, the others far away on the track."""
    crew = {"Anna": gnome(room, time, *items), "Boris": gnome(10, 0), "Cyril": gnome(10, 0)}
    return position_game(crew, seed=1, **more)


def ways(game: rn.Game, to: int) -> list[Route]:
    return [route for route in routes(game) if route.to == to]


def words_of(route: Route) -> tuple[str, ...]:
    return tuple(map(str, route.decisions))


def test_every_room_of_a_dry_boat_can_be_reached_at_a_minute_a_hatch() -> None:
    found = {route.to: route for route in routes(boat(1))}
    assert sorted(found) == [2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert {to: route.minutes for to, route in found.items()} == {
        2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 9: 4, 10: 4,
    }  # fmt: skip
    assert words_of(found[2]) == ("open 2", "enter")
    assert found[10].hatches[-1] == 10
    assert found[10].ghost == 56


def test_m5_low_water_costs_a_minute_more() -> None:
    (route,) = ways(boat(1, low_water=[2]), 2)
    assert route.minutes == 2
    assert route.water == ()


def test_m3_high_water_flows_out_as_the_hatch_is_opened() -> None:
    (route,) = ways(boat(1, high_water=[2]), 2)
    assert route.minutes == 2
    assert route.water == ((1, 1), (2, 1))


def test_m8_from_low_water_no_hatch_to_high_water_is_opened() -> None:
    game = boat(6, low_water=[6], high_water=[5])
    assert routes(game) == []
    assert [route.to for route in routes(boat(6, low_water=[6]))] == [1, 2, 3, 4, 5, 7, 8, 9, 10]


def test_m4_water_from_the_gnomes_own_room_puts_a_fire_out() -> None:
    (route,) = ways(boat(1, high_water=[1], fires=[2, 3]), 2)
    assert route.items == ()
    assert route.fires_out == (2,)
    assert not route.burning
    assert route.minutes == 2


def test_m7_a_burning_room_needs_courage_and_either_item_is_shown() -> None:
    assert ways(boat(1, fires=[2]), 2) == []
    found = ways(boat(1, "grog", "fire_extinguisher", fires=[2]), 2)
    assert [route.items for route in found] == [("fire_extinguisher",), ("grog",)]
    assert all(route.burning and route.minutes == 1 for route in found)
    assert words_of(found[1]) == ("open 2", "use grog", "enter")


def test_an_item_is_used_where_it_saves_minutes_and_the_longer_way_without_is_shown_too() -> None:
    game = boat(1, "fire_extinguisher", fires=[3], blocked=["2-4"])
    assert [(route.minutes, route.items) for route in ways(game, 4)] == [(2, ("fire_extinguisher",)), (3, ())]


def test_an_item_that_saves_nothing_is_left_out() -> None:
    game = boat(1, "fire_extinguisher", fires=[3])
    assert [(route.minutes, route.items) for route in ways(game, 4)] == [(2, ())]


def test_courage_already_shown_this_turn_needs_no_other_item() -> None:
    game = play(boat(1, "grog", "grog", fires=[2]), "use grog")
    assert [route.items for route in ways(game, 2)] == [()]


def test_m9_the_sea_needs_an_aqualung_and_two_minutes() -> None:
    assert ways(boat(6), 0) == []
    (route,) = ways(boat(6, "aqualung"), 0)
    assert (route.minutes, route.items) == (2, ("aqualung",))
    assert words_of(route) == ("open sea", "use aqualung", "enter")


def test_m10_back_from_the_sea_through_any_exterior_hatch() -> None:
    found = {route.to: route.minutes for route in routes(boat(0))}
    assert (found[3], found[6], found[9]) == (2, 2, 2)
    assert found[5] == 3
    found = {route.to: route.minutes for route in routes(boat(0, edition="first"))}
    assert (found[3], found[5]) == (1, 2)


def test_through_the_sea_may_be_the_only_way() -> None:
    game = boat(6, "aqualung", blocked=["5-6"])
    (route,) = ways(game, 9)
    assert (route.hatches, route.minutes) == ((0, 9), 4)


def test_t4_no_route_is_longer_than_the_minutes_left() -> None:
    assert [route.to for route in routes(boat(1, time=1))] == [2, 3]
    assert [route.to for route in routes(boat(1, time=1, low_water=[2]))] == [3]


def test_q3_water_is_drained_into_one_room_to_get_into_another() -> None:
    options = {"reflow_into_low_water": True}
    game = boat(1, high_water=[1, 2], options=options, blocked=["2-3", "2-4", "2-5"])
    (route,) = ways(game, 2)
    assert words_of(route) == ("open 3", "stay", "open 2", "enter")
    assert route.minutes == 3
    assert ways(boat(1, high_water=[1, 2], blocked=["2-3", "2-4", "2-5"]), 2) == []


def test_with_a_hatch_open_a_route_begins_there() -> None:
    game = play(boat(1), "open 2")
    (route,) = ways(game, 2)
    assert (words_of(route), route.minutes) == (("enter",), 0)
    (route,) = ways(game, 3)
    assert words_of(route)[0] in ("stay", "enter")
    assert route.minutes == 1


def test_a6_after_a_failed_extinguish_there_is_one_move_and_items_come_before_it() -> None:
    crew = {"Anna": gnome(6, 30, "aqualung"), "Boris": gnome(1, 10), "Cyril": gnome(1, 10)}
    game = play(position_game(crew, fires=[6, 5], dice=[10]), "extinguish 1")
    (route,) = routes(game)
    assert (route.to, words_of(route), route.minutes) == (0, ("use aqualung", "open sea", "enter"), 2)


def test_after_the_action_there_is_no_way_to_go() -> None:
    assert routes(play(boat(1), "wait")) == []


def test_others_do_not_see_the_items_of_a_hidden_hand() -> None:
    game = boat(1, "grog", fires=[2], options={"hidden_hands": True})
    assert ways(game, 2)
    assert not [route for route in routes(game, "Boris") if route.to == 2]


@pytest.mark.parametrize("seed", range(20))
def test_playing_a_route_brings_the_gnome_there_at_that_cost(seed: int) -> None:
    game = random_game(seed, hidden=seed % 3 == 0)
    for state in each_position(game, seed):
        if game.number % 4:
            continue
        for route in routes(game):
            trial = state.copy()
            for decision in route.decisions:
                code = decision.codes[0]
                assert game.parse(str(decision)) == decision
                assert code in legal(trial)
                apply(trial, code, Luck(), Journal())
            assert trial.room[trial.active] == route.to != state.room[state.active]
            assert trial.ghost == route.ghost == state.ghost - route.minutes
            assert len(route.hatches) == sum(decision.kind == "open" for decision in route.decisions)
            assert list(route.items) == [decision.item for decision in route.decisions if decision.kind == "use"]
            assert set(route.items) <= set(COURAGE_OR_AIR)
            assert route.burning == bool(trial.fires >> route.to & 1)
            assert {room for room in range(11) if state.fires & ~trial.fires & 1 << room} == set(route.fires_out)
            levels = {room: (trial.low >> room & 1) + 2 * (trial.high >> room & 1) for room in range(1, 11)}
            before = {room: (state.low >> room & 1) + 2 * (state.high >> room & 1) for room in range(1, 11)}
            assert dict(route.water) == {room: level for room, level in levels.items() if level != before[room]}


def by_brute_force(state: State, depth: int) -> dict[int, int]:
    """The fewest minutes to each space in so many steps, all items used in any order."""
    best: dict[int, int] = {}

    def walk(here: State, left: int) -> None:
        if here.phase in (MOVEMENT, HATCH, ESCAPE, ESCAPE_HATCH) and left:
            for code in legal(here):
                if is_move(code) or code in (0, 6, 12):
                    after = here.copy()
                    apply(after, code, Luck(), Journal())
                    if code == ENTER:
                        room, minutes = after.room[after.active], state.ghost - after.ghost
                        best[room] = min(best.get(room, 99), int(minutes))
                    walk(after, left - 1)

    walk(state, depth)
    return best


@pytest.mark.parametrize("seed", range(20))
def test_no_way_of_a_few_steps_is_cheaper(seed: int) -> None:
    game = random_game(seed)
    for state in each_position(game, seed):
        if game.number % 10:
            continue
        cheapest: dict[int, int] = {}
        for route in routes_of(state):
            cheapest[route.to] = min(route.minutes, cheapest.get(route.to, 99))
        for room, minutes in by_brute_force(state, 5).items():
            if room != state.room[state.active]:
                assert cheapest[room] <= minutes


@pytest.mark.parametrize("seed", range(10))
def test_no_route_is_made_needless_by_another(seed: int) -> None:
    game = random_game(seed)
    for state in each_position(game, seed):
        found = routes_of(state)
        for route in found:
            for other in found:
                if other is not route and other.to == route.to:
                    assert other.minutes > route.minutes or not set(other.items) <= set(route.items)


@pytest.mark.parametrize("seed", range(10))
def test_looking_for_routes_changes_nothing(seed: int) -> None:
    """The search tries many moves in one state of its own, not in the one that it is asked about."""
    for state in each_position(random_game(seed), seed):
        before = state.key()
        routes_of(state)
        assert state.key() == before
