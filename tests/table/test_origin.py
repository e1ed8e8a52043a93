"""Where the facts of a message begin, and what a logbook brought to its table."""

from __future__ import annotations

import pytest

from rednovember.table import Reader, Table, chronicle, message, table_of
from tests.table.tables import Sitting, audiences, random_table

LOGBOOK = """[game]
gnomes = ["Anna", "Boris", "Cyril"]
players = {players}
options = {options}

[position]
[position.gnomes.Anna]
room = 4
time = 40
items = ["toolbox"]
[position.gnomes.Boris]
room = 4
time = 38
items = ["coffee"]
[position.gnomes.Cyril]
room = 10
time = 37

[log]
moves = '''{moves}'''
"""
HIDDEN = "{ hidden_hands = true }"


def loaded(moves: str, players: str = '["Max"]', options: str = "{ }") -> Table:
    return table_of(LOGBOOK.format(moves=moves, players=players, options=options), seed=1, take_back="free")


def test_only_what_is_told_from_the_set_up_on_says_where_that_is() -> None:
    table = loaded("Anna: open 5")
    assert message(table, Reader("Max")).origin is not None
    assert message(table, Reader("Max"), 0).origin is None


@pytest.mark.parametrize("seed", range(8))
def test_the_facts_of_the_set_up_lead_to_the_view_of_the_origin(seed: int) -> None:
    table = random_table(seed)
    for player in audiences(table):
        told = message(table, Reader(player))
        origin = told.origin
        assert origin is not None
        placed = {fact.params["gnome"]: fact.params for fact in told.facts[: origin.facts]}
        assert all(name in placed for name in table.game.gnomes) == (table.game.start_facts > 0)
        assert origin.view == table.game.start_view(player)


@pytest.mark.parametrize("seed", range(6))
def test_the_decisions_of_a_logbook_come_with_the_facts_that_each_has_brought(seed: int) -> None:
    before = random_table(seed)
    for _ in Sitting(before, seed).play(40):
        pass
    table = table_of(before.to_logbook(), take_back="free")
    for player in audiences(table):
        told = message(table, Reader(player))
        assert told.origin is not None
        brought = told.origin.brought
        assert [one.decision.text for one in brought] == [str(one.decision) for one in table.game.history]
        assert [one.gnome for one in brought] == [table.game.gnomes[one.gnome] for one in table.game.history]
        firsts = [one.first for one in brought]
        assert [len(told.facts) - first for first in firsts] == [
            len(table.game.raw_facts(number)) for number in range(table.game.number)
        ]


def test_what_a_logbook_brought_is_still_told_of_when_it_was_undone() -> None:
    table = loaded("Anna: open 5; enter; wait")
    table.take_back("Max", to=1)
    table.decide("Max", "stay")
    told = message(table, Reader("Max"))
    assert told.origin is not None
    assert [one.decision.text for one in told.origin.brought] == ["open 5", "enter", "wait"]


def test_cards_of_hidden_hands_are_named_to_those_who_trade_only() -> None:
    table = loaded("Anna: trade Boris toolbox\nBoris: give coffee", '["Ann", "Bob", "Cid"]', HIDDEN)
    for player, knows in (("Ann", True), ("Bob", True), ("Cid", False), (None, False)):
        told = message(table, Reader(player))
        assert told.origin is not None
        assert [one.decision.items is not None for one in told.origin.brought] == [knows, knows]


def test_a_gift_that_answers_an_offer_of_the_logbook_is_hidden_too() -> None:
    table = loaded("Anna: trade Boris toolbox", '["Ann", "Bob", "Cid"]', HIDDEN)
    table.decide("Bob", "give coffee")
    for player, knows in (("Ann", True), ("Bob", True), ("Cid", False), (None, False)):
        (noted,) = message(table, Reader(player)).entries
        assert noted.decision is not None
        assert (noted.decision.items is not None) == knows


def test_no_sentence_tells_of_what_stands_and_of_what_was_undone() -> None:
    table = loaded("")
    table.decide("Max", "open 5")
    table.decide("Max", "enter")
    assert [one.count for one in message(table, Reader("Max")).story][-1] == 3  # both in one
    table.take_back("Max", to=1)
    told = message(table, Reader("Max"))
    for one in told.story:
        assert len({fact.entry for fact in told.facts[one.first : one.first + one.count]} & {1, 2}) <= 1


def test_what_a_logbook_told_and_was_undone_is_told_apart_as_well() -> None:
    table = loaded("Anna: open 5; enter")
    table.take_back("Max", to=1)
    told = message(table, Reader("Max"))
    assert told.origin is not None
    cut = told.origin.brought[1].first
    assert any(one.first == cut for one in told.story)


def test_the_chronicle_knows_the_entries_after_a_logbook_was_undone_into() -> None:
    table = loaded("Anna: open 5; enter; wait")
    table.take_back("Max", to=1)
    table.decide("Max", "enter")
    table.decide("Max", "wait")
    table.take_back("Max", to=2)
    facts = chronicle(table, Reader("Max"))
    assert {fact.entry for fact in facts} == {0, 2}
    assert {fact.entry for fact in facts if fact.kind == "entered"} == {2}


def test_the_chronicle_of_a_game_in_which_everything_was_undone_is_its_set_up() -> None:
    table = loaded("")
    table.decide("Max", "open 5")
    table.take_back("Max", to=0)
    assert {fact.entry for fact in chronicle(table, Reader("Max"))} == {0}
