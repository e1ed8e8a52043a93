"""What a seat may see (I5, O4): two games that differ only in what it may not know look the same to it."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rednovember as rn
from rednovember.engine.hands import cards, one
from rednovember.engine.ids import ITEM_NAMES
from tests.support import EIGHT, gnome, picks, play, play_some, position_game, words

HIDDEN = [{"hidden_hands": True}, {"crazed_gnomes": True}]
TABLE: Mapping[str, Mapping[str, Any]] = {
    "Anna": gnome(5, 40, "grog", "crowbar"),
    "Boris": gnome(5, 39, "toolbox", "coffee"),
    "Cyril": gnome(5, 38, "harpoon", "grog"),
}


def hands(game: rn.Game, player: str | None) -> dict[str, tuple[str, ...] | None]:
    return {seat.name: seat.items for seat in game.view(player).gnomes}


def swap_with_deck(game: rn.Game, seat: int, place: int, index: int) -> bool:
    """Change a card of a hand for one of the deck; false if they are alike or there is none."""
    state = game.state
    held = cards(state.hand[seat])
    if not held or not state.item_deck:
        return False
    mine, other = held[place % len(held)], state.item_deck[index % len(state.item_deck)]
    state.hand[seat] += one(other) - one(mine)
    state.item_deck.remove(other)
    state.item_deck.append(mine)
    state.item_deck.sort()
    return mine != other


def swap_hands(game: rn.Game, a: int, b: int, place: int, index: int) -> bool:
    """Change a card of one hand for one of another."""
    state = game.state
    first, second = cards(state.hand[a]), cards(state.hand[b])
    if not first or not second:
        return False
    mine, other = first[place % len(first)], second[index % len(second)]
    state.hand[a] += one(other) - one(mine)
    state.hand[b] += one(mine) - one(other)
    return mine != other


def test_open_hands_show_every_hand_to_everyone() -> None:
    game = position_game(TABLE)
    expected = {name: tuple(sorted(seat["items"], key=ITEM_NAMES.index)) for name, seat in TABLE.items()}
    for player in (*TABLE, None):
        assert hands(game, player) == expected


def test_with_open_hands_the_unseen_items_are_the_deck() -> None:
    view = position_game(TABLE).view("Anna")
    assert len(view.unseen_items) == view.items_in_deck == 54 - 6 - 6


@pytest.mark.parametrize("options", HIDDEN)
def test_hidden_hands_show_each_player_its_own_gnomes_only(options: dict[str, bool]) -> None:
    game = position_game(TABLE, options=options)
    assert hands(game, "Boris") == {"Anna": None, "Boris": ("toolbox", "coffee"), "Cyril": None}
    assert hands(game, None) == {"Anna": None, "Boris": None, "Cyril": None}
    assert [seat.cards for seat in game.view("Boris").gnomes] == [2, 2, 2]


def test_hidden_hands_show_a_player_all_its_gnomes() -> None:
    crew = {**TABLE, "Dora": gnome(1, 37, "aqualung")}
    game = position_game(crew, options={"hidden_hands": True}, players=["Ida", "Otto", "Ida", "Otto"])
    assert hands(game, "Ida") == {
        "Anna": ("grog", "crowbar"),
        "Boris": None,
        "Cyril": ("grog", "harpoon"),
        "Dora": None,
    }


@pytest.mark.parametrize("options", HIDDEN)
def test_with_hidden_hands_undrawn_items_and_other_hands_are_one_pool(options: dict[str, bool]) -> None:
    view = position_game(TABLE, options=options).view("Boris")
    assert view.items_in_deck == 42
    assert len(view.unseen_items) == 42 + 4
    assert view.unseen_items.count("grog") == 6
    assert "coffee" not in view.unseen_items


def test_a_view_is_plain_data() -> None:
    view = position_game(TABLE).view("Anna")
    data = view.as_dict()
    assert data["player"] == "Anna"
    assert data["gnomes"][1]["items"] == ("toolbox", "coffee")


def test_a_stranger_has_no_view() -> None:
    with pytest.raises(rn.RedNovemberError, match="there is no player ‘Zoe’; the players are Anna, Boris, Cyril"):
        position_game(TABLE).view("Zoe")


Change = Callable[[rn.Game, int, int, int, int], bool]


@settings(max_examples=60)
@given(
    seed=st.integers(0, 2**40),
    steps=st.integers(0, 90),
    gnomes=st.integers(3, 8),
    options=st.sampled_from([{}, {"crazed_gnomes": True, "less_deadly_dying": True, "opening_events": True}]),
    edition=st.sampled_from(["revised", "first"]),
    place=st.integers(0, 50),
    index=st.integers(0, 50),
    with_deck=st.booleans(),
    data=st.data(),
)
def test_a_seat_cannot_tell_games_apart_that_differ_only_in_what_it_may_not_know(
    seed: int,
    steps: int,
    gnomes: int,
    options: dict[str, bool],
    edition: str,
    place: int,
    index: int,
    with_deck: bool,
    data: st.DataObject,
) -> None:
    options = {**options, "hidden_hands": True}
    twins = [rn.Game(EIGHT[:gnomes], options=options, seed=seed, edition=edition) for _ in range(2)]
    for game in twins:
        play_some(game, picks(seed), steps)
    here, there = twins
    watcher = data.draw(st.integers(0, gnomes - 1))
    others = [seat for seat in range(gnomes) if seat != watcher]
    a = data.draw(st.sampled_from(others))
    b = data.draw(st.sampled_from([seat for seat in others if seat != a]))
    changed = swap_with_deck(there, a, place, index) if with_deck else swap_hands(there, a, b, place, index)
    if changed:
        assert here.state.key() != there.state.key()
    for player in (EIGHT[watcher], None):
        assert here.view(player) == there.view(player)
        assert here.view(player).as_dict() == there.view(player).as_dict()
    decider = here.state.decider
    if here.over or decider not in ((a,) if with_deck else (a, b)):
        assert words(here) == words(there)
        assert here.legal_words() == there.legal_words()


def test_an_offer_is_seen_by_the_two_who_trade_only() -> None:
    one_offer, other = [position_game(TABLE, options={"hidden_hands": True}) for _ in range(2)]
    one_offer.play("trade Boris grog")
    other.play("trade Boris crowbar")
    assert one_offer.view("Boris").offered == ("grog",)
    assert other.view("Boris").offered == ("crowbar",)
    assert one_offer.view("Anna").offered == ("grog",)
    for stranger in ("Cyril", None):
        assert one_offer.view(stranger).offered is None
        assert one_offer.view(stranger).cards_offered == 1
        assert one_offer.view(stranger) == other.view(stranger)


def test_what_has_been_traded_is_not_seen_by_others() -> None:
    one_trade, other = [position_game(TABLE, options={"hidden_hands": True}) for _ in range(2)]
    play(one_trade, "trade Boris grog; give toolbox")
    play(other, "trade Boris crowbar; give coffee")
    assert one_trade.view("Cyril") == other.view("Cyril")
    assert one_trade.view("Anna") != other.view("Anna")
    secret = [game.facts("Cyril") for game in (one_trade, other)]
    assert secret[0] == secret[1]


def test_an_open_offer_is_seen_by_everyone() -> None:
    game = position_game(TABLE)
    game.play("trade Boris grog")
    assert game.view("Cyril").offered == game.view(None).offered == ("grog",)


def test_a_card_that_is_asked_about_is_seen_by_its_player_only() -> None:
    table = {"Anna": gnome(1, 41), "Boris": gnome(5, 20), "Cyril": gnome(5, 20)}
    game = position_game(table, options={"hidden_hands": True}, items=["toolbox"])
    play(game, "wait; done")
    assert game.view("Anna").phase == game.view("Boris").phase == game.view(None).phase == "drawn"
    assert game.view("Anna").drawn == "toolbox"
    assert game.view("Boris").drawn is game.view(None).drawn is None
    play(game, "done")
    assert game.view("Anna").drawn is None
    game = position_game({**table, "Anna": gnome(1, 41, intoxication=1)}, items=["coffee"])
    play(game, "wait; done")
    assert game.view("Boris").drawn == game.view(None).drawn == "coffee"


def test_loot_is_seen_by_the_winner_and_the_loser_only() -> None:
    game = position_game(TABLE, options={"crazed_gnomes": True})
    play(game, "use crowbar; attack Boris; submit")
    passed = [fact for fact in game.journal if fact.kind == "card_passed"]
    assert [fact.params["item"] for fact in passed] == ["toolbox", "coffee"]
    assert all("item" not in fact.params for fact in game.facts("Cyril") if fact.kind == "card_passed")
    assert hands(game, "Cyril") == {"Anna": None, "Boris": None, "Cyril": ("grog", "harpoon")}
    assert hands(game, "Anna")["Anna"] == ("grog", "toolbox", "coffee")
