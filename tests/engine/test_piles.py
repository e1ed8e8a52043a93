"""Decks and discards (C5, I3, U3, U6, Q19, Q45, O1)."""

from collections import Counter

import pytest

from rednovember.engine.facts import FACTS
from rednovember.engine.ids import ITEM_NAMES, KRAKEN
from rednovember.engine.journal import Journal, Record
from rednovember.engine.luck import ScriptedLuck, SeededLuck
from rednovember.engine.piles import NO_CARD, draw_item, items_left, turn_event
from rednovember.engine.setup import lay_out
from rednovember.engine.state import State
from rednovember.game.rules import make_rules
from tests.support import gnome, play, position_game


def krakens(state: State) -> int:
    return sum(1 for card in state.event_deck if state.rules.card_kind[card] == KRAKEN)


def rebuilt(state: State) -> bool:
    return state.kraken_in_deck


def test_the_kraken_comes_in_at_the_first_rebuild_and_only_once() -> None:
    state = lay_out(make_rules(), 3, 3)
    luck = SeededLuck(1)
    assert (len(state.event_deck), krakens(state)) == (55, 0)
    for _ in range(55):
        turn_event(state, luck, Journal())
    assert state.event_deck == []
    assert rebuilt(state) is False
    turn_event(state, luck, Journal())
    assert (len(state.event_deck), len(state.event_discard)) == (55, 1)
    assert rebuilt(state) is True
    for _ in range(55 + 1):
        turn_event(state, luck, Journal())
    state.event_deck = sorted(state.event_deck + state.event_discard)
    assert (len(state.event_deck), krakens(state)) == (56, 1)
    assert state.event_deck == sorted(state.rules.event_cards)


def test_a_deck_is_rebuilt_only_when_a_card_is_needed() -> None:
    state = lay_out(make_rules(), 3, 3)
    record = Record()
    for _ in range(55):
        turn_event(state, SeededLuck(1), record)
    assert "events_rebuilt" not in [FACTS[fact[0]][0] for fact in record.facts]


def test_a_rebuilt_deck_comes_in_another_order() -> None:
    state = lay_out(make_rules(), 3, 3)
    luck = SeededLuck(1)
    first = [int(turn_event(state, luck, Journal())) for _ in range(55)]
    second = [int(turn_event(state, luck, Journal())) for _ in range(56)]
    assert Counter(second) == Counter(first) + Counter(state.rules.kraken_cards)
    assert second[:20] != first[:20]


def test_every_card_is_as_likely_as_any_other_to_be_next() -> None:
    rules = make_rules()
    first = Counter(
        rules.card_kind[turn_event(lay_out(rules, 3, 3), SeededLuck(seed), Journal())] for seed in range(5500)
    )
    assert 650 < first[0] < 950  # 8 Fires of 55 cards: 800
    assert 60 < first[16] < 140  # 1 Overheated: 100


def test_a_respite_leaves_the_game_where_the_table_plays_so() -> None:
    state = lay_out(make_rules(options={"remove_respites": True}), 3, 3)
    for _ in range(55):
        turn_event(state, SeededLuck(1), Journal())
    assert (len(state.event_removed), len(state.event_discard)) == (8, 47)
    assert {state.rules.card_text(card).partition(":")[0] for card in state.event_removed} == {"respite"}


def test_an_empty_box_of_events_gives_nothing() -> None:
    state = lay_out(make_rules(), 3, 3)
    state.event_deck = []
    state.kraken_in_deck = True
    assert turn_event(state, SeededLuck(1), Journal()) == NO_CARD


def test_items_are_drawn_from_the_discards_when_the_deck_is_out() -> None:
    state = lay_out(make_rules(), 3, 3)
    state.item_deck, state.item_discard = [3], [0, 7, 0]
    luck = ScriptedLuck([], [], [3, 0], None)
    draw_item(state, 0, 0, luck, Journal())
    assert (state.item_deck, state.item_discard) == ([], [0, 7, 0])
    assert items_left(state) == 3
    draw_item(state, 0, 0, luck, Journal())
    assert (state.item_deck, state.item_discard) == ([0, 7], [])


def test_with_nothing_to_draw_a_gnome_gets_nothing() -> None:
    state = lay_out(make_rules(), 3, 3)
    state.item_deck = []
    draw_item(state, 0, 0, SeededLuck(1), Journal())
    assert state.hand[0] == 0


def test_an_equal_card_that_was_printed_earlier_is_taken_first() -> None:
    """`fire` alone takes the first Fire in the order of the data file: 2, 1, 4, -, 2, 4, 3, -."""
    rules = make_rules()
    state = lay_out(rules, 3, 3)
    luck = ScriptedLuck([], [(0, -1)] * 8, [], None)
    turned = [rules.card_text(turn_event(state, luck, Journal())) for _ in range(8)]
    assert turned == ["fire:2", "fire:1", "fire:4", "fire:-", "fire:2", "fire:4", "fire:3", "fire:-"]


@pytest.mark.parametrize("item", ITEM_NAMES)
def test_a_used_item_goes_to_the_discards(item: str) -> None:
    crew = {"Anna": gnome(5, 40, item), "Boris": gnome(1, 39), "Cyril": gnome(1, 39)}
    game = play(position_game(crew), f"use {item}")
    assert game.position()["item_discard"] == [item]
    assert game.position()["gnomes"]["Anna"]["items"] == []
