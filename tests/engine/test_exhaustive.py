"""Exhaustive luck gives every answer once, with its exact probability."""

from collections import Counter
from fractions import Fraction

import pytest

from rednovember.engine.exhaustive import ExhaustiveLuck, StopAt, Stopped, each_outcome, odds
from rednovember.engine.facts import EVENT_TURNED, KEEPER_MOVED
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck
from rednovember.engine.piles import draw_item, turn_event
from rednovember.game.rules import make_rules
from tests.support import gnome, play, position_game


def two_dice(luck: Luck) -> int:
    return int(luck.repair_die() + luck.room_die())


def test_two_dice_fall_in_a_hundred_ways() -> None:
    outcomes = list(each_outcome(two_dice))
    assert len(outcomes) == 100
    assert {chance for chance, _ in outcomes} == {Fraction(1, 100)}
    assert Counter(total for _, total in outcomes)[11] == 10


def test_the_odds_of_a_run_are_exact() -> None:
    assert odds(lambda luck: two_dice(luck) <= 3) == Fraction(3, 100)
    assert odds(lambda luck: luck.repair_die() == luck.repair_die()) == Fraction(1, 10)
    assert odds(lambda luck: True) == 1


def test_a_later_question_may_depend_on_an_earlier_answer() -> None:
    def run(luck: Luck) -> int:
        return int(luck.room_die()) if luck.repair_die() == 1 else 0

    outcomes = list(each_outcome(run))
    assert len(outcomes) == 19
    assert sum(chance for chance, _ in outcomes) == 1
    assert sum(chance for chance, room in outcomes if room == 7) == Fraction(1, 100)


def test_a_run_without_luck_has_one_outcome() -> None:
    assert list(each_outcome(lambda luck: "as it was")) == [(Fraction(1), "as it was")]


def test_equal_cards_are_one_answer_that_weighs_as_many() -> None:
    pile = [0, 0, 0, 4, 4, 9]
    outcomes = list(each_outcome(lambda luck: pile[luck.item(pile)]))
    assert outcomes == [(Fraction(1, 2), 0), (Fraction(1, 3), 4), (Fraction(1, 6), 9)]


def test_the_set_up_asks_for_numbers_below_n() -> None:
    assert [value for _, value in each_outcome(lambda luck: int(luck.setup(4)))] == [0, 1, 2, 3]


def test_a_drawn_card_is_not_drawn_again() -> None:
    game = position_game({"Anna": gnome(8, 30), "Boris": gnome(1, 20), "Cyril": gnome(1, 20)})

    def both_charms(luck: Luck) -> bool:
        state = game.state.copy()
        for _ in range(2):
            draw_item(state, 0, 0, luck, Journal())
        return state.hand[0] == 2 << 44  # two Lucky Charms

    assert odds(both_charms) == Fraction(2, 48) * Fraction(1, 47)


def test_the_first_event_card_is_a_fire_as_often_as_there_are_fires() -> None:
    game = position_game({"Anna": gnome(8, 30), "Boris": gnome(1, 20), "Cyril": gnome(1, 20)})
    rules = make_rules()

    def fire(luck: Luck) -> bool:
        return rules.card_kind[turn_event(game.state.copy(), luck, Journal())] == 0

    assert odds(fire) == Fraction(8, 55)


def test_a_copy_goes_on_with_the_same_answers() -> None:
    luck = ExhaustiveLuck([3, 5])
    assert luck.repair_die() == 4
    other = luck.copy()
    assert other.room_die() == 6
    assert luck.room_die() == 6
    assert luck.probability() == Fraction(1, 100)


def test_a_run_can_be_stopped_at_a_fact() -> None:
    game = position_game({"Anna": gnome(8, 30), "Boris": gnome(1, 20), "Cyril": gnome(1, 20)})
    play(game, "wait")
    state, record = game.state.copy(), StopAt([KEEPER_MOVED])
    from rednovember.engine.decisions import DONE
    from rednovember.engine.play import apply

    with pytest.raises(Stopped):
        apply(state, DONE, ExhaustiveLuck([]), record)
    assert record.facts[-1][0] == KEEPER_MOVED
    assert EVENT_TURNED not in [fact[0] for fact in record.facts]
    assert state.time[0] == 30
