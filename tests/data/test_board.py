"""The printed board and its decks: every count of the rules (C1-C9)."""

from hashlib import sha256
from typing import Any

import pytest

from rednovember import data
from rednovember.engine.ids import EVENT_NAMES, ITEM_NAMES, TOKEN_NAMES
from rednovember.game.rules import make_rules
from tests.support import SOURCE

EVENT_COUNTS = {
    "fire": 8,
    "fire_spreads": 3,
    "leak": 2,
    "underwater_current": 1,
    "blocked_hatch": 8,
    "descent": 6,
    "fast_descent": 1,
    "reactor_warmup": 6,
    "reactor_malfunction": 2,
    "engine_down": 1,
    "oxygen_pumps_down": 1,
    "missile_countdown": 2,
    "kraken": 1,
    "turbulence": 2,
    "stumble": 2,
    "friendly_fire": 1,
    "overheated": 1,
    "respite": 8,
}
FAINT_NUMBERS = {
    "fire": "214-243-",
    "fire_spreads": "4-3",
    "leak": "2-",
    "underwater_current": "3",
    "blocked_hatch": "1-122344",
    "descent": "2243-4",
    "fast_descent": "1",
    "reactor_warmup": "-23134",
    "reactor_malfunction": "41",
    "engine_down": "4",
    "oxygen_pumps_down": "-",
    "missile_countdown": "3-",
    "kraken": "1",
    "turbulence": "43",
    "stumble": "42",
    "friendly_fire": "3",
    "overheated": "2",
    "respite": "---11234",
}
ITEM_COUNTS = {
    "grog": 12,
    "toolbox": 3,
    "engine_manual": 4,
    "pump_manual": 4,
    "reactor_manual": 4,
    "deactivation_code": 3,
    "fire_extinguisher": 5,
    "crowbar": 6,
    "water_pump": 6,
    "coffee": 1,
    "harpoon": 2,
    "lucky_charm": 2,
    "aqualung": 2,
}
HATCHES = ["1-2", "1-3", "2-3", "2-4", "2-5", "3-4", "4-5", "5-6", "5-7", "5-8", "7-8", "7-9", "8-9", "8-10", "9-10"]


@pytest.fixture
def board() -> dict[str, Any]:
    return data.board(data.NEWEST_BOARD)


def test_there_are_fifteen_interior_hatches_and_three_exterior_ones(board: dict[str, Any]) -> None:
    assert board["hatches"]["interior"] == HATCHES
    assert len(HATCHES) == 15
    assert board["hatches"]["exterior"] == [3, 6, 9]


def test_six_rooms_have_a_name_and_a_purpose(board: dict[str, Any]) -> None:
    assert board["rooms"] == {
        "1": "Engine Room",
        "2": "Oxygen Pumps",
        "4": "Reactor Room",
        "7": "Missile Control",
        "8": "Equipment Stores",
        "10": "Captain's Cabin",
    }
    assert board["purposes"] == {"engine": 1, "pumps": 2, "reactor": 4, "missiles": 7, "stores": 8, "cabin": 10}


def test_the_time_track_runs_from_60_to_0_with_its_icons(board: dict[str, Any]) -> None:
    track = board["time_track"]
    assert (track["first"], track["last"]) == (60, 0)
    assert track["events"] == [*range(57, 14, -3), 13, 11, 9, 7, 5, 3, 1]
    assert track["items"] == [50, 40, 30, 20, 10]


def test_the_starting_space_depends_on_the_number_of_gnomes(board: dict[str, Any]) -> None:
    assert board["time_track"]["start"] == {"3": 60, "4": 60, "5": 60, "6": 55, "7": 49, "8": 46}


def test_the_disaster_tracks_have_ten_spaces_and_two_stars(board: dict[str, Any]) -> None:
    assert board["disaster_tracks"] == {"spaces": 10, "resets": [1, 5]}


def test_the_event_deck_has_56_cards(board: dict[str, Any]) -> None:
    counts = {name: table["count"] for name, table in board["events"].items()}
    assert counts == EVENT_COUNTS
    assert sum(counts.values()) == 56
    assert tuple(counts) == EVENT_NAMES


def test_every_event_card_has_its_faint_number(board: dict[str, Any]) -> None:
    assert {name: "".join(table["faint"]) for name, table in board["events"].items()} == FAINT_NUMBERS


def test_the_item_deck_has_54_cards(board: dict[str, Any]) -> None:
    assert board["items"] == ITEM_COUNTS
    assert sum(ITEM_COUNTS.values()) == 54
    assert tuple(board["items"]) == ITEM_NAMES


def test_what_the_event_cards_do(board: dict[str, Any]) -> None:
    plain = {
        name: {key: value for key, value in table.items() if key not in ("count", "faint")}
        for name, table in board["events"].items()
    }
    assert {name: more for name, more in plain.items() if more} == {
        "descent": {"pressure": 1},
        "fast_descent": {"pressure": 2},
        "reactor_warmup": {"heat": 1},
        "reactor_malfunction": {"heat": 2},
        "engine_down": {"token": "crushed", "ahead": 10},
        "oxygen_pumps_down": {"token": "asphyxiated", "ahead": 10},
        "missile_countdown": {"token": "missiles", "ahead": 10},
        "kraken": {"token": "kraken", "ahead": 15},
        "turbulence": {"hand_limit": 4},
        "stumble": {"hand_limit_active": 1},
        "friendly_fire": {"hand_limit": 4},
    }


def test_the_limits(board: dict[str, Any]) -> None:
    assert board["limits"] == {
        "stash": 6,
        "draw_stores": 4,
        "draw_cabin": 2,
        "intoxication": 4,
        "start_items": 2,
        "faint_minutes": 10,
        "low_water_minutes": 2,
        "charm_icons": 3,
        "coffee_levels": 2,
        "abandon_past": 10,
    }


def test_what_the_items_add(board: dict[str, Any]) -> None:
    assert board["bonuses"] == {
        "grog": 3,
        "toolbox": 3,
        "engine_manual": 4,
        "pump_manual": 4,
        "reactor_manual": 4,
        "deactivation_code": 4,
        "fire_extinguisher": 3,
        "crowbar": 3,
        "water_pump": 3,
        "harpoon": 4,
    }


def test_the_second_board_is_only_its_differences() -> None:
    own, base, whole = data.table("boards/standard-2"), data.board("standard-1"), data.board("standard-2")
    assert own["base"] == "standard-1"
    assert "base" not in whole
    assert {key: value for key, value in whole.items() if base.get(key) != value}.keys() == own.keys() - {
        "base",
        "title",
    }
    assert base["events"]["kraken"] == {**whole["events"]["kraken"], "hand_limit": 4}
    assert {**base["events"], "kraken": whole["events"]["kraken"]} == whole["events"]


def test_the_first_board_is_as_it_was_shipped() -> None:
    text = (SOURCE / "data" / "boards" / "standard-1.toml").read_bytes()
    assert sha256(text).hexdigest()[:16] == "067de2c04e38bd85"


def test_there_are_four_destruction_tokens_and_no_meltdown() -> None:
    assert TOKEN_NAMES == ("crushed", "asphyxiated", "missiles", "kraken")


@pytest.mark.parametrize("board_id", data.boards())
@pytest.mark.parametrize("edition", data.editions())
def test_every_board_ever_shipped_makes_a_ruleset(board_id: str, edition: str) -> None:
    rules = make_rules(board_id, edition)
    assert rules.board_id == board_id
    assert data.board(board_id)["id"] == board_id
    assert len(rules.event_cards) == sum(table["count"] for table in data.board(board_id)["events"].values())


def test_the_first_board_is_still_there() -> None:
    assert "standard-1" in data.boards()
    assert data.NEWEST_BOARD in data.boards()
    assert make_rules().board_id == data.NEWEST_BOARD


def test_the_ruleset_is_as_the_board_says() -> None:
    rules = make_rules()
    assert [space for space in range(61) if rules.event_icon[space]] == sorted(
        [*range(57, 14, -3), 13, 11, 9, 7, 5, 3, 1]
    )
    assert [space for space in range(61) if rules.item_icon[space]] == [10, 20, 30, 40, 50]
    assert rules.neighbours[5] == (2, 4, 6, 7, 8)
    assert rules.neighbours[0] == (3, 6, 9)
    assert rules.neighbours[9] == (0, 7, 8, 10)
    assert rules.rooms_beside[9] == (7, 8, 10)
