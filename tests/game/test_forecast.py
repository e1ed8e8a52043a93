"""The forecast tells what a decision costs and risks: by the rules, and checked against everything that can happen."""

from fractions import Fraction

import pytest

import rednovember as rn
from rednovember.engine.decisions import (
    DECISIONS,
    WAIT_A_MINUTE,
)
from rednovember.game.forecast import Forecast, forecast, forecast_one, forecasts_of
from tests.support import gnome, play, position_game, words

BLOCKED_4 = ["2-4", "3-4", "4-5"]
NEVER = Fraction(0)
CERTAIN = Fraction(1)


def crew(anna: dict[str, object], boris: int = 10, cyril: int = 10) -> dict[str, dict[str, object]]:
    """Anna's turn; the others stand in room 10, on these spaces of the Time Track."""
    return {"Anna": anna, "Boris": gnome(10, boris), "Cyril": gnome(10, cyril)}


def of(game: rn.Game, text: str) -> Forecast:
    """The forecast of one decision."""
    (found,) = [one for one in forecast(game) if str(one.decision) == text]
    return found


# Costs and odds.


def test_a5_minutes_and_bonuses_make_the_odds() -> None:
    game = position_game(crew(gnome(1, 40, "engine_manual", "harpoon")))
    assert of(game, "fix engine 3").success == Fraction(3, 10)
    play(game, "use engine_manual; use harpoon")
    assert of(game, "fix engine 3").success == Fraction(7, 10)
    assert of(game, "fix engine 9").success == 1
    assert (of(game, "fix engine 3").minutes, of(game, "fix engine 3").ghost) == (3, 37)
    assert of(game, "wait").success is None


def test_a4_low_water_costs_minutes_that_do_not_help() -> None:
    found = of(position_game(crew(gnome(1, 40)), low_water=[1]), "fix engine 3")
    assert (found.minutes, found.success) == (5, Fraction(3, 10))


def test_a15_past_its_token_a_repair_cannot_succeed() -> None:
    game = position_game(crew(gnome(1, 40), 39), tokens={"crushed": 35})
    assert of(game, "fix engine 5").success == Fraction(1, 2)
    assert of(game, "fix engine 6").success == 0
    game = position_game(crew(gnome(1, 40), 39), tokens={"crushed": 35}, low_water=[1])
    assert of(game, "fix engine 3").success == Fraction(3, 10)
    assert of(game, "fix engine 4").success == 0


def test_moves_cost_what_hatch_and_water_cost() -> None:
    game = position_game(crew(gnome(1, 40)), high_water=[2])
    assert (of(game, "open 2").minutes, of(game, "open 2").ghost) == (1, 39)
    play(game, "open 2")
    assert (of(game, "enter").minutes, of(game, "stay").minutes) == (1, 0)


@pytest.mark.parametrize("time", range(60, 10, -5))
def test_u2_icons_on_the_way_to_the_ghost_and_u4_charms(time: int) -> None:
    game = position_game(crew(gnome(1, time, "lucky_charm")), seed=1)
    spaces = range(time - 1, time - 11, -1)
    events = [space for space in spaces if game.rules.event_icon[space]]
    items = [space for space in spaces if game.rules.item_icon[space]]
    assert list(of(game, "fix engine 10").event_icons) == events
    assert list(of(game, "fix engine 10").item_icons) == items
    play(game, "use lucky_charm")
    assert list(of(game, "fix engine 10").event_icons) == events[3:]
    assert list(of(game, "fix engine 10").item_icons) == items


def test_trades_gifts_and_discards_are_listed_once() -> None:
    both = {"Anna": gnome(4, 40, "grog", "coffee"), "Boris": gnome(4, 20, "grog"), "Cyril": gnome(4, 20)}
    game = position_game(both)
    assert [str(one.decision) for one in forecast(game)].count("trade Boris") == 1
    assert of(game, "trade Boris").minutes == 1
    assert {str(one.decision) for one in forecast(game)} < set(words(game))
    play(game, "trade Boris coffee")
    assert [str(one.decision) for one in forecast(game)] == ["give"]


# Fainting.


def test_n2_the_chance_to_faint_counts_the_cards_of_the_deck() -> None:
    game = position_game(crew(gnome(1, 40, "grog", intoxication=1)), event_discard=["fire:2", "fire:2"])
    assert of(game, "wait").faint == 0
    deck = game.view().event_deck
    low = sum(card.endswith((":1", ":2")) for card in deck)
    assert of(game, "use grog").faint == Fraction(low, 53)
    play(game, "use grog")
    assert of(game, "wait").faint == Fraction(low, 53)


def test_u3_with_an_empty_deck_the_discards_and_the_kraken_are_turned_over() -> None:
    deck = position_game(crew(gnome(1, 40))).view().event_deck
    game = position_game(crew(gnome(1, 40, "grog")), event_discard=list(deck))
    kraken = [card for card in range(len(game.rules.card_kind)) if card in game.rules.kraken_cards]
    assert game.view().event_deck == ()
    discards = [*game.view().event_discard, *map(game.rules.card_text, kraken)]
    assert of(game, "use grog").faint == Fraction(sum(card.endswith(":1") for card in discards), 56)


def test_n1_in_updates_the_check_is_over() -> None:
    game = position_game(crew(gnome(4, 60, "grog")), fires=[1], events=["respite:-", "fire_spreads"], seed=1)
    play(game, "use grog; fix reactor 4")
    assert of(game, "done").faint > 0
    play(game, "done")
    assert {one.faint for one in forecast(game)} == {NEVER}
    assert game.view().phase == "spread"


# Death and danger.


def test_d2_no_action_in_high_water_is_death() -> None:
    game = position_game(crew(gnome(1, 40)), high_water=[1], blocked=["1-2"])
    assert of(game, "wait").death == 1
    assert (of(game, "open 3").death, of(game, "open 3").danger) == (NEVER, False)  # it has become low water


def test_a6_a_failed_extinguish_without_a_way_out_is_death() -> None:
    found = of(position_game(crew(gnome(4, 40)), fires=[4], blocked=BLOCKED_4), "extinguish 7")
    assert (found.success, found.death, found.danger) == (Fraction(7, 10), Fraction(3, 10), False)


def test_a6_a_failed_extinguish_with_a_way_out_is_danger() -> None:
    found = of(position_game(crew(gnome(4, 40)), fires=[4]), "extinguish 7")
    assert (found.death, found.danger) == (NEVER, True)
    assert not of(position_game(crew(gnome(4, 40)), fires=[4]), "extinguish 10").danger


def test_a6_no_minutes_left_for_the_way_out_is_death() -> None:
    found = of(position_game(crew(gnome(4, 7), 5, 5), fires=[4]), "extinguish 7")
    assert found.death == Fraction(3, 10)


def test_q52_a_held_item_that_opens_a_way_saves_and_giving_up_kills() -> None:
    game = position_game(crew(gnome(4, 40, "grog")), fires=[2, 3, 4, 5], dice=[10])
    found = of(game, "extinguish 7")
    assert (found.death, found.danger) == (NEVER, True)
    play(game, "extinguish 7")
    assert (of(game, "done").death, of(game, "done").faint) == (CERTAIN, NEVER)
    assert (of(game, "use grog").death, of(game, "use grog").danger) == (NEVER, True)


def test_q52_giving_up_in_a_fire_is_death_without_a_faint_check() -> None:
    game = position_game(crew(gnome(6, 40, "aqualung", "grog")), fires=[6], blocked=["5-6"], dice=[10])
    play(game, "use grog; extinguish 1")
    assert (of(game, "done").death, of(game, "done").faint) == (CERTAIN, NEVER)
    assert of(game, "use aqualung").faint > 0


def test_a6_first_edition_a_gnome_that_cannot_leave_dies_if_the_room_still_burns() -> None:
    found = of(position_game(crew(gnome(4, 40)), fires=[4], blocked=BLOCKED_4, edition="first"), "extinguish 7")
    assert found.death == Fraction(3, 10)


def test_a_burning_or_drowning_gnome_that_can_still_move_is_in_danger() -> None:
    game = position_game(crew(gnome(4, 40, "grog")), fires=[4, 5])
    assert of(game, "use grog").danger
    assert of(game, "open 2").danger
    play(game, "open 2")
    assert not of(game, "enter").danger
    assert of(game, "stay").danger


def test_q9_with_no_minute_left_in_a_fire_the_turn_ends_in_death() -> None:
    game = position_game(crew(gnome(4, 1, "coffee"), 0, 0), fires=[4])
    play(game, "open 2; stay")
    assert (of(game, "done").death, of(game, "use coffee").death) == (CERTAIN, CERTAIN)


def test_d4_without_air_the_sea_kills() -> None:
    game = position_game(crew(gnome(0, 40)))
    assert of(game, "wait").death == 1
    assert (of(game, "open 3").death, of(game, "open 3").danger) == (NEVER, True)
    play(game, "open 3")
    assert not of(game, "enter").danger


def test_d3_a_gnome_that_drinks_in_the_sea_may_faint_to_death() -> None:
    game = position_game(crew(gnome(6, 40, "aqualung", "grog")))
    play(game, "open sea; use aqualung; enter; use grog")
    found = of(game, "wait")
    assert 0 < found.faint < 1
    assert found.death == found.faint
    first = position_game(crew(gnome(6, 40, "aqualung", "grog")), edition="first")
    play(first, "open sea; use aqualung; enter; use grog")
    assert of(first, "wait").death == 0


def test_o5_whoever_is_attacked_knows_its_chances() -> None:
    both = {"Anna": gnome(4, 40, "crowbar"), "Boris": gnome(4, 20, "crowbar"), "Cyril": gnome(4, 20)}
    game = play(position_game(both, options={"crazed_gnomes": True}), "use crowbar; attack Boris")
    assert (of(game, "defend").death, of(game, "submit").death) == (Fraction(55, 100), CERTAIN)
    both["Anna"]["intoxication"] = 3
    game = play(position_game(both, options={"crazed_gnomes": True}), "use crowbar; attack Boris")
    assert of(game, "defend").death == Fraction(28, 100)


def test_e2_fire_in_ones_own_room_is_danger() -> None:
    game = position_game(crew(gnome(4, 60)), fires=[1, 5], events=["fire_spreads"] * 3, seed=1)
    while game.view().phase != "spread":
        play(game, "wait" if game.view().phase == "movement" else "done")
    dangers = {str(one.decision): one.danger for one in forecast(game)}
    assert dangers["spread 4"]
    assert not dangers["spread 3"]
    assert {one.minutes for one in forecast(game)} == {0}


# Tokens.


def test_w2_tokens_that_one_or_all_time_keepers_would_pass() -> None:
    game = position_game(crew(gnome(1, 40), 30), tokens={"missiles": 36, "kraken": 30})
    assert (of(game, "fix engine 4").tokens, of(game, "fix engine 4").lost) == ((), ())  # Q5: on it is not past it
    assert (of(game, "fix engine 5").tokens, of(game, "fix engine 5").lost) == (("missiles",), ("missiles",))
    assert of(game, "fix engine 10").tokens == ("missiles",)


def test_w2_another_time_keeper_behind_saves_the_boat() -> None:
    game = position_game(crew(gnome(1, 40), 40), tokens={"missiles": 38}, stack={"40": ["Boris", "Anna"]})
    found = of(game, "fix engine 5")
    assert (found.tokens, found.lost) == (("missiles",), ())


def test_a_token_that_the_time_keeper_is_past_already_is_not_passed_again() -> None:
    stack = {"60": ["Boris", "Anna"]}
    game = position_game(
        crew(gnome(4, 60), 60),
        tokens={"missiles": 60, "kraken": 52},
        stack=stack,
        events=["blocked_hatch"],
        dice=[10, 4],
    )
    play(game, "fix reactor 9; done")
    assert game.view().phase == "block"
    assert {one.tokens for one in forecast(game)} == {("kraken",)}


def test_certain_death_takes_the_time_keeper_with_it() -> None:
    game = position_game(crew(gnome(1, 40), 20), high_water=[1], tokens={"missiles": 36})
    found = of(game, "wait")
    assert (found.event_icons, found.item_icons, found.tokens) == ((), (), ())
    assert found.lost == ("missiles",)


def test_a20_an_abandoner_meets_nothing_more_and_in_the_first_edition_everything() -> None:
    found = of(position_game(crew(gnome(0, 9), 8, 8), seed=1), "abandon")
    assert (found.minutes, found.event_icons, found.death) == (0, (), NEVER)
    first = position_game(crew(gnome(0, 9), 8, 8), edition="first", seed=1)
    found = of(first, "abandon")
    assert (found.minutes, found.ghost, found.death) == (9, 0, NEVER)
    assert found.event_icons == tuple(space for space in range(8, -1, -1) if first.rules.event_icon[space])


def test_before_the_first_turn_there_is_no_way_to_go() -> None:
    for seed in range(200):
        game = rn.Game(["Anna", "Boris", "Cyril"], seed=seed, options={"opening_events": True})
        if game.state.opening:
            found = forecast(game)
            assert found
            assert all((one.minutes, one.ghost, one.event_icons, one.tokens) == (0, 60, (), ()) for one in found)
            return
    raise AssertionError("no opening event has asked anything")


def test_when_the_game_is_over_there_is_nothing_to_forecast() -> None:
    game = position_game(crew(gnome(1, 40), 20), tokens={"missiles": 40})
    assert forecast(play(game, "wait; done")) == []


# Without names, and for other seats.


def test_others_see_no_items_of_a_hidden_hand() -> None:
    game = position_game(crew(gnome(1, 40, "grog")), options={"hidden_hands": True})
    assert "use grog" in [str(one.decision) for one in forecast(game)]
    assert "use grog" not in [str(one.decision) for one in forecast(game, "Boris")]


def test_q19_no_more_draws_are_listed_than_there_are_cards_to_draw() -> None:
    game = position_game(crew(gnome(8, 40)), options={"hidden_hands": True})
    game.state.hand[1] = sum(count << 4 * item for item, count in enumerate([6, 3, 4, 4, 4, 3, 5, 6, 6, 1, 2, 2, 1]))
    game.state.item_deck = [12]
    assert [str(one.decision) for one in forecast(game) if str(one.decision).startswith("draw")] == ["draw 1"]


def test_a_forecast_can_be_made_without_names() -> None:
    game = position_game({"Anna": gnome(4, 40), "Boris": gnome(4, 20), "Cyril": gnome(1, 20)})
    assert "trade 1" in [str(one.decision) for one in forecasts_of(game.state)]
    assert str(forecast_one(game.state, (WAIT_A_MINUTE,)).decision) == "wait"
    assert WAIT_A_MINUTE < DECISIONS


def test_q47_a_card_just_drawn_is_foretold_up_to_where_updates_go_on() -> None:
    game = position_game(crew(gnome(1, 41)), dice=[10], items=["lucky_charm"])
    play(game, "fix engine 10; done")
    assert words(game) == ["use lucky_charm", "done"]
    assert of(game, "done").event_icons == (39, 36, 33)
    assert of(game, "use lucky_charm").event_icons == ()
    assert of(game, "done").ghost == of(game, "use lucky_charm").ghost == 31
    assert of(game, "done").faint == of(game, "done").death == NEVER
