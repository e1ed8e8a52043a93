"""The legal decisions come in a fixed order: these lists are pinned."""

from typing import Any

import pytest

from rednovember.engine.decisions import DECISIONS, DONE, ENTER
from rednovember.engine.legal import legal, may_only_end
from rednovember.engine.refusal import refusal
from tests.support import gnome, play, position_game, words

CREW = {"Anna": gnome(5, 40), "Boris": gnome(1, 39), "Cyril": gnome(1, 39)}


def minutes(action: str, most: int) -> list[str]:
    return [f"{action} {number}" for number in range(1, most + 1)]


def test_items_come_first_then_hatches_then_actions() -> None:
    game = position_game({**CREW, "Anna": gnome(8, 40, "aqualung", "grog", "coffee")}, blocked=["8-9", "5-8"])
    assert words(game) == [
        "use grog",
        "use coffee",
        "use aqualung",
        "open 7",
        "open 10",
        *minutes("unblock 5", 10),
        *minutes("unblock 9", 10),
        *minutes("draw", 4),
        "wait",
    ]


def test_a_room_with_a_purpose() -> None:
    game = position_game({**CREW, "Anna": gnome(4, 4)})
    game.play("wait")
    assert words(game) == ["done"]


def test_few_minutes_shorten_the_list() -> None:
    crew = {name: gnome(4, 3 if name == "Anna" else 2) for name in CREW}
    game = position_game({**crew, "Boris": gnome(1, 2), "Cyril": gnome(4, 2, "grog")})
    assert words(game) == ["open 2", "open 3", "open 5", *minutes("fix reactor", 3), "trade Cyril", "wait"]


def test_low_water_makes_all_but_pumping_and_waiting_costlier() -> None:
    game = position_game(
        {"Anna": gnome(4, 4), "Boris": gnome(1, 2), "Cyril": gnome(1, 2)}, low_water=[4], high_water=[5]
    )
    assert words(game) == ["open 2", "open 3", *minutes("pump", 4), *minutes("fix reactor", 2), "wait"]


def test_a_burning_room_knows_one_action() -> None:
    game = position_game({**CREW, "Anna": gnome(2, 40, "coffee")}, fires=[2], blocked=["2-3", "2-4"])
    assert words(game) == ["use coffee", "open 1", "open 5", *minutes("extinguish", 10)]


def test_a_high_water_room_knows_waiting_only() -> None:
    game = position_game(CREW, high_water=[5])
    assert words(game) == ["open 2", "open 4", "open 6", "open 7", "open 8", "wait"]


def test_the_sea() -> None:
    game = position_game({"Anna": gnome(0, 9, "harpoon"), "Boris": gnome(0, 8), "Cyril": gnome(1, 8)})
    assert words(game) == [
        "use harpoon",
        "open 3",
        "open 6",
        "open 9",
        *minutes("kill kraken", 9),
        "trade Boris",
        "trade Boris harpoon",
        "wait",
        "abandon",
    ]


def test_a_hatch() -> None:
    game = position_game({**CREW, "Anna": gnome(6, 40, "aqualung")}, fires=[5])
    assert words(play(game, "open 5")) == ["use aqualung", "stay"]
    assert words(play(game, "stay; open sea")) == ["use aqualung", "stay"]
    assert words(play(game, "use aqualung")) == ["enter", "stay"]


def test_trades_and_attacks_stand_gnome_by_gnome() -> None:
    crew = {"Anna": gnome(6, 40, "crowbar", "crowbar"), "Boris": gnome(6, 39, "grog", "coffee"), "Cyril": gnome(6, 39)}
    game = position_game(crew, options={"crazed_gnomes": True})
    assert words(play(game, "use crowbar")) == [
        "use crowbar",
        "open sea",
        "open 5",
        "trade Boris",
        "trade Boris crowbar",
        "attack Boris",
        "trade Cyril",
        "trade Cyril crowbar",
        "attack Cyril",
        "wait",
    ]
    assert words(play(game, "trade Boris")) == ["give", "give grog", "give coffee", "give grog coffee"]


def test_the_answers_to_an_attack() -> None:
    crew = {"Anna": gnome(6, 40, "crowbar"), "Boris": gnome(6, 39, "crowbar"), "Cyril": gnome(6, 39)}
    game = position_game(crew, options={"crazed_gnomes": True})
    play(game, "use crowbar; attack Boris")
    assert (game.decides, words(game)) == ("Boris", ["defend", "submit"])
    game.undo()
    play(game, "attack Cyril")
    assert (game.decides, words(game)) == ("Cyril", ["submit"])


def test_discards_name_exactly_the_surplus() -> None:
    hand = ("grog", "grog", "toolbox", "crowbar", "coffee", "harpoon")
    crew = {"Anna": gnome(5, 46), "Boris": gnome(1, 44, *hand), "Cyril": gnome(1, 44)}
    game = play(position_game(crew, events=["turbulence"]), "wait; done")
    assert game.decides == "Boris"
    assert words(game) == [
        "discard grog grog",
        "discard grog toolbox",
        "discard grog crowbar",
        "discard grog coffee",
        "discard grog harpoon",
        "discard toolbox crowbar",
        "discard toolbox coffee",
        "discard toolbox harpoon",
        "discard crowbar coffee",
        "discard crowbar harpoon",
        "discard coffee harpoon",
    ]


def test_rooms_for_a_spreading_fire_and_hatches_to_block() -> None:
    crew = {"Anna": gnome(10, 46), "Boris": gnome(10, 44), "Cyril": gnome(10, 44)}
    game = play(position_game(crew, events=["fire_spreads"], fires=[5], low_water=[6], blocked=["4-5"]), "wait; done")
    assert words(game) == ["spread 2", "spread 4", "spread 7", "spread 8"]
    game = play(position_game(crew, events=["blocked_hatch"], dice=[9], blocked=["8-9"]), "wait; done")
    assert words(game) == ["block 7", "block 10"]


def test_the_extra_move_after_a_failed_extinguish() -> None:
    game = position_game({**CREW, "Anna": gnome(2, 40, "grog")}, dice=[10], fires=[2, 3], blocked=["1-2"])
    assert words(play(game, "extinguish 1")) == ["use grog", "open 4", "open 5"]
    assert words(play(game, "use grog")) == ["open 3", "open 4", "open 5"]
    assert words(play(game, "open 4")) == ["enter"]


def test_a_finished_game_has_no_legal_decision() -> None:
    crew = {"Anna": gnome(5, 46), "Boris": gnome(1, 44), "Cyril": gnome(1, 44)}
    game = play(position_game(crew, events=["reactor_warmup"], tracks={"heat": 9}), "wait; done")
    assert game.over
    assert legal(game.state) == []
    assert all(refusal(game.state, decision) for decision in range(DECISIONS))


@pytest.mark.parametrize("number", [-1, DECISIONS, 10**6])
def test_numbers_that_are_no_decision_are_refused(number: int) -> None:
    assert refusal(position_game(CREW).state, number) != 0


def test_no_decision_ends_the_turn_before_an_action_while_minutes_are_left() -> None:
    state = position_game(CREW).state
    assert DONE not in legal(state)
    assert ENTER not in legal(state)


@pytest.mark.parametrize("blocked", [[], ["5-6"]])
def test_q50_the_last_minute_opens_a_hatch(blocked: list[str]) -> None:
    last = {"Anna": gnome(5, 1), "Boris": gnome(1, 0), "Cyril": gnome(1, 0)}
    game = position_game(last, blocked=blocked)
    hatches = [f"open {room}" for room in (2, 4, 6, 7, 8) if room != 6 or not blocked]
    assert words(game) == [*hatches, *(["unblock 6 1"] if blocked else []), "wait"]
    assert words(play(game, "open 4; stay")) == ["done"]


def test_who_can_neither_move_nor_act_may_only_end_its_turn() -> None:
    last = {"Anna": gnome(5, 2, "coffee"), "Boris": gnome(1, 0), "Cyril": gnome(1, 0)}
    game = position_game(last)
    found = [may_only_end(game.state)]
    for decision in ("open 4", "stay", "open 4", "enter"):
        play(game, decision)
        found.append(may_only_end(game.state))
    assert found == [False, False, False, False, True]  # Q9: no minute left; an item could still be used
    assert words(game) == ["use coffee", "done"]
    assert may_only_end(play(position_game(CREW), "wait").state)


def test_q52_a_held_item_that_opens_a_way_out_is_a_way_to_go_on() -> None:
    hemmed: dict[str, Any] = {"fires": [1, 2, 3, 4, 5], "dice": [10]}
    game = play(position_game({**CREW, "Anna": gnome(2, 40, "grog")}, **hemmed), "extinguish 1")
    assert words(game) == ["use grog", "done"]
    assert not may_only_end(game.state)
    assert not may_only_end(play(game, "use grog").state)
    assert not may_only_end(play(game, "open 3").state)
    assert may_only_end(play(game, "enter").state)
    trapped = position_game({**CREW, "Anna": gnome(2, 40, "coffee")}, edition="first", **hemmed)
    assert may_only_end(play(trapped, "extinguish 1").state)


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("seat", range(4))
def test_a20_any_seat_may_abandon_and_is_marked_as_gone(edition: str, seat: int) -> None:
    names = ("Anna", "Boris", "Cyril", "Dora")
    crew = {name: gnome(0, 9) if place == seat else gnome(1, 5) for place, name in enumerate(names)}
    game = play(position_game(crew, edition=edition), "abandon")
    assert [game.position()["gnomes"][name]["abandoned"] for name in names] == [place == seat for place in range(4)]
    assert [game.state.aboard(place) for place in range(4)] == [place != seat for place in range(4)]


def test_a_gnome_elsewhere_is_neither_traded_with_nor_attacked() -> None:
    game = position_game({**CREW, "Anna": gnome(5, 40, "crowbar")}, options={"crazed_gnomes": True})
    play(game, "use crowbar")
    assert game.refusal("trade Boris") == "A18"
    assert game.refusal("attack Boris") == "O4"
    assert game.refusal("trade Anna") == "A18"
    assert game.refusal("attack Anna") == "O4"
