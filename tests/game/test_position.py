"""Positions: what the rules cannot reach is refused, and what is described is read back."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rednovember as rn
from rednovember.engine.ids import MOVEMENT
from tests.support import CREW, EIGHT, gnome, picks, play_some, position_game

GNOMES = {"Anna": gnome(5, 40), "Boris": gnome(1, 39), "Cyril": gnome(1, 38)}

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"fires": [3], "low_water": [3]}, "position: room 3 is on fire and flooded; it can only be one (C9)"),
    ({"fires": [3], "high_water": [3]}, "position: room 3 is on fire and flooded; it can only be one (C9)"),
    ({"low_water": [3], "high_water": [3]}, "position: room 3 is at low and at high water"),
    ({"fires": [11]}, "position.fires: 11 should be a whole number from 1 to 10"),
    ({"fires": [0]}, "position.fires: 0 should be a whole number from 1 to 10"),
    ({"fires": [2, 2]}, "position.fires: [2, 2] should be a list of rooms, each once"),
    ({"fires": 2}, "position.fires: 2 should be a list of rooms"),
    ({"blocked": ["1-9"]}, "position.blocked: '1-9' should be an interior hatch like \"4-5\""),
    ({"blocked": ["3-0"]}, "position.blocked: '3-0' should be an interior hatch"),
    ({"blocked": ["4-5", "5-4"]}, "position.blocked: ['4-5', '5-4'] should be a list of hatches, each once"),
    ({"tracks": {"heat": 0}}, "position.tracks.heat: 0 should be a whole number from 1 to 9"),
    ({"tracks": {"heat": 10}}, "position.tracks.heat: 10 should be a whole number from 1 to 9"),
    ({"tracks": {"oxygen": 2}}, "position.tracks: unknown key ‘oxygen’; known: "),
    ({"tokens": {"kraken": 61}}, "position.tokens.kraken: 61 should be a whole number from 0 to 60"),
    ({"tokens": {"meltdown": 30}}, "position.tokens: unknown key ‘meltdown’; known: "),
    ({"tokens": {"crushed": 41}}, "position: the game would be over; a position is the start of a turn"),
    ({"stash": 7}, "position.stash: 7 should be a whole number from 0 to 6"),
    ({"stash": True}, "position.stash: True should be a whole number from 0 to 6"),
    ({"item_discard": ["coffee", "coffee"]}, "position.item_discard: there is no other coffee; the box holds 1"),
    ({"item_discard": ["grog"] * 7}, "position.item_discard: there is no other grog; the box holds 12"),
    ({"item_discard": ["beer"]}, "position.item_discard: ‘beer’ is not an item; known: "),
    (
        {"event_discard": ["kraken"]},
        "position.event_discard: ‘kraken’ cannot be there; the deck has no such card left",
    ),
    ({"event_discard": ["leak:4"]}, "position.event_discard: ‘leak:4’ cannot be there"),
    ({"event_discard": ["leak"] * 3}, "position.event_discard: ‘leak’ cannot be there"),
    ({"event_discard": ["leak:5"]}, "position.event_discard: 'leak:5' should be an event card like"),
    (
        {"event_removed": ["respite"]},
        "position.event_removed: ‘respite’ cannot be removed from play; only a Respite can",
    ),
    ({"opening": True}, "position.opening: there are opening events only with the option opening_events (O2)"),
    ({"kraken_in_deck": 1}, "position.kraken_in_deck: 1 should be true or false"),
    ({"stack": {"40": ["Boris"]}}, "position.stack.40: each gnome on space 40 should be named once: Anna"),
    ({"stack": {"7": ["Anna"]}}, "position.stack.7: each gnome on space 7 should be named once: -"),
    ({"fire": [1]}, "position: unknown key ‘fire’; did you mean ‘fires’?"),
]


@pytest.mark.parametrize(("position", "said"), REFUSED)
def test_a_position_that_cannot_be_is_refused_with_the_reason(position: dict[str, Any], said: str) -> None:
    with pytest.raises(rn.RedNovemberError) as caught:
        position_game(GNOMES, **position)
    assert str(caught.value).startswith(said)


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        ({"time": 40}, "the key ‘room’ is missing"),
        ({"room": 4}, "the key ‘time’ is missing"),
        ({"room": 11, "time": 4}, "room: 11 should be a whole number from 0 to 10"),
        ({"room": 4, "time": 61}, "time: 61 should be a whole number from 0 to 60"),
        ({"room": 4, "time": -1}, "time: -1 should be a whole number from 0 to 60"),
        ({"room": 4, "time": 4, "intoxication": 5}, "intoxication: 5 should be a whole number from 0 to 4"),
        ({"room": 4, "time": 4, "fainted": 1}, "fainted: 1 should be true or false"),
        ({"room": 4, "time": 4, "drew_in": 5}, "drew_in: 5 should be 8 or 10, where items are drawn"),
        ({"room": 4, "time": 4, "drunk": 5}, "unknown key ‘drunk’; known: "),
        ({"alive": False, "room": 4}, "a gnome that is dead or gone has no ‘room’"),
        ({"alive": False, "items": ["grog"]}, "a gnome that is dead or gone has no ‘items’"),
        ({"abandoned": True, "time": 5}, "a gnome that is dead or gone has no ‘time’"),
        ({"alive": False, "abandoned": True}, "a gnome is dead or has abandoned the crew, not both"),
    ],
)
def test_a_gnome_that_cannot_be_is_refused_with_the_reason(seat: dict[str, Any], said: str) -> None:
    with pytest.raises(rn.RedNovemberError) as caught:
        position_game({**GNOMES, "Anna": seat})
    assert str(caught.value).startswith("position.gnomes.Anna")
    assert said in str(caught.value)


def test_a_thirteenth_grog_is_refused() -> None:
    position_game({**GNOMES, "Anna": gnome(5, 40, *["grog"] * 12)}, stash=0)
    with pytest.raises(rn.PositionError, match="there is no other grog; the box holds 12"):
        position_game({**GNOMES, "Anna": gnome(5, 40, *["grog"] * 12), "Boris": gnome(5, 40, "grog")}, stash=0)


def test_nobody_can_have_abandoned_one_or_two_players() -> None:
    with pytest.raises(rn.PositionError, match="with one or two players nobody can have abandoned"):
        position_game({**GNOMES, "Anna": {"abandoned": True}}, players=["Ida"])


def test_a_stranger_in_a_position_is_refused() -> None:
    with pytest.raises(rn.LogbookError, match=r"position\.gnomes: unknown key ‘Zoe’"):
        rn.Game(CREW, seed=1, position={"gnomes": {**GNOMES, "Zoe": gnome(1, 1)}})


def test_time_keepers_are_stacked_in_seat_order_unless_said_otherwise() -> None:
    level = {name: gnome(1, 40) for name in CREW}
    assert position_game(level).decides == "Cyril"
    game = position_game(level, stack={"40": ["Cyril", "Boris", "Anna"]})
    assert game.decides == "Anna"
    assert game.position()["stack"] == {"40": ["Cyril", "Boris", "Anna"]}


@settings(max_examples=80)
@given(seed=st.integers(0, 2**40), steps=st.integers(0, 120), edition=st.sampled_from(["revised", "first"]))
def test_a_position_is_read_back_as_it_was_described(seed: int, steps: int, edition: str) -> None:
    options = {"remove_respites": seed % 2 == 0, "less_deadly_dying": seed % 3 == 0}
    game = rn.Game(EIGHT[: 3 + seed % 6], seed=seed, edition=edition, options=options)
    play_some(game, picks(seed), steps)
    while not game.over and not (
        game.state.phase == MOVEMENT and game.state.ghost == game.state.time[game.state.active]
    ):
        play_some(game, picks(seed + game.number), 1)
    if game.over or game.state.used:
        return
    described = game.position()
    for seat in described["gnomes"].values():
        if not seat["alive"] or seat["abandoned"]:
            seat.pop("time", None)
    again = rn.Game(game.gnomes, seed=1, edition=edition, options=options, position=described)
    assert again.position() == game.position()
    assert again.state.key() == game.state.key()
    assert again.decides == game.decides
