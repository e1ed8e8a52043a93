"""Set-up (S1-S6, Q28), and the opening events (O2, Q15, Q64)."""

from collections import Counter

import pytest

import rednovember as rn
from rednovember.engine.hands import size
from rednovember.engine.ids import DISCARD, GROG, ITEM_NAMES, KRAKEN
from tests.support import EIGHT

STARTS = {3: 60, 4: 60, 5: 60, 6: 55, 7: 49, 8: 46}


def many(count: int, seeds: int = 200) -> list[rn.Game]:
    return [rn.Game(EIGHT[:count], seed=seed) for seed in range(seeds)]


@pytest.mark.parametrize("count", STARTS)
def test_the_boat_begins_in_order(count: int) -> None:
    position = rn.Game(EIGHT[:count], seed=1).position()
    assert position["tracks"] == {"asphyxiation": 1, "heat": 1, "pressure": 1}
    for key in ("fires", "high_water", "low_water", "blocked", "event_discard", "event_removed", "item_discard"):
        assert position[key] == []
    assert position["tokens"] == {}
    assert position["stash"] == 6
    assert position["kraken_in_deck"] is False


@pytest.mark.parametrize("count", STARTS)
def test_every_gnome_starts_sober_on_its_starting_space_with_two_items(count: int) -> None:
    for game in many(count, 20):
        for seat in game.position()["gnomes"].values():
            assert seat["time"] == STARTS[count]
            assert len(seat["items"]) == 2
            assert (seat["intoxication"], seat["fainted"], seat["drew_in"], seat["alive"]) == (0, False, 0, True)


def test_the_decks_hold_all_the_rest() -> None:
    for game in many(8, 20):
        state, rules = game.state, game.rules
        assert len(state.event_deck) == 55
        assert all(rules.card_kind[card] != KRAKEN for card in state.event_deck)
        assert len(state.item_deck) == 48 - 16
        assert state.item_deck.count(GROG) + sum(hand & 15 for hand in state.hand) == 6


def test_every_gnome_rolls_for_its_own_room() -> None:
    games = many(4)
    rooms = Counter(tuple(game.state.room) for game in games)
    assert len(rooms) > 150
    for seat in range(4):
        assert {game.state.room[seat] for game in games} == set(range(1, 11))


def test_the_stack_of_time_keepers_is_in_random_order() -> None:
    games = many(3)
    orders = Counter(tuple(game.position()["stack"]["60"]) for game in games)
    assert len(orders) == 6
    assert min(orders.values()) > 15


def test_the_top_of_the_stack_goes_first() -> None:
    for game in many(5, 30):
        assert game.decides == game.position()["stack"]["60"][-1]


def test_any_item_may_be_dealt() -> None:
    dealt = Counter(item for game in many(8) for seat in game.position()["gnomes"].values() for item in seat["items"])
    assert set(dealt) == set(ITEM_NAMES)
    assert dealt["crowbar"] > dealt["coffee"] > 0


def test_a_set_up_needs_luck() -> None:
    with pytest.raises(rn.LuckError, match="the set-up needs random numbers, and there is no seed"):
        rn.Game(EIGHT[:3], fresh=False)


def test_without_a_seed_luck_is_fresh() -> None:
    games = [rn.Game(EIGHT[:8]) for _ in range(4)]
    assert len({repr(game.position()) for game in games}) == 4
    assert len({game.seed for game in games}) == 4


@pytest.mark.parametrize("count", STARTS)
def test_as_many_events_as_gnomes_are_resolved_before_the_first_turn(count: int) -> None:
    for seed in range(40):
        game = rn.Game(EIGHT[:count], seed=seed, options={"opening_events": True})
        first = game.active
        while not game.over and game.state.opening:
            assert game.decides == first or game.state.phase == DISCARD
            game.play(game.legal()[0])
        turned = [fact for fact in game.journal if fact.kind == "event_turned"]
        codes = [fact.kind for fact in game.journal]
        if not game.over:
            assert len(turned) == count
            assert game.decides == first
            assert codes.index("turn_begins") > max(i for i, code in enumerate(codes) if code == "event_turned")
        assert "keeper_moved" not in codes
        assert codes.count("item_drawn") == 2 * count  # the deal, and no icons
        assert all(size(hand) <= 4 for hand in game.state.hand)


def test_opening_events_change_nothing_in_the_set_up_itself() -> None:
    plain = rn.Game(EIGHT[:5], seed=3)
    opened = rn.Game(EIGHT[:5], seed=3, options={"opening_events": True})
    assert opened.start_position == {**plain.start_position, "opening": True}
