"""Boards of one's own: every fault is one clear line, and what has none is played."""

from copy import deepcopy
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import rednovember as rn
from rednovember import data
from rednovember.engine.board import faults
from rednovember.engine.hands import pack
from rednovember.engine.ids import CROWBAR, PUMP, UNBLOCK
from rednovember.engine.items import bonus
from rednovember.errors import BoardError
from rednovember.game.logbook import read_logbook
from rednovember.game.rules import check_board, make_rules
from tests.support import CREW, gnome, picks, play_some, scripted, words


def broken(path: str, value: Any) -> dict[str, Any]:
    """The printed board with one value changed, or, with `...`, taken away."""
    board = deepcopy(data.board("standard-1"))
    board["id"] = "mine"
    *tables, key = path.split(".")
    table = board
    for name in tables:
        table = table[name]
    if value is ...:
        del table[key]
    else:
        table[key] = value
    return board


def lines(board: dict[str, Any]) -> list[str]:
    """The faults of a board as they are said."""
    return BoardError(faults(board)).faults


FIRE = {"count": 8, "faint": ["2", "1", "4", "-", "2", "4", "3", "-"]}
BROKEN: list[tuple[str, Any, str]] = [
    ("time_track.events", [99], "time_track.events: 99 should be a whole number from 1 to 60"),
    ("time_track.events", [0], "time_track.events: 0 should be a whole number from 1 to 60"),
    ("time_track.items", [True], "time_track.items: True should be a whole number from 1 to 60"),
    ("time_track.items", [5, 5], "time_track.items: 5 appears twice"),
    ("time_track.items", 5, "time_track.items: 5 should be a list"),
    ("time_track.first", 0, "time_track.first: 0 should be a whole number from 1 to 600"),
    ("time_track.first", "60", "time_track.first: '60' should be a whole number from 1 to 600"),
    ("time_track.last", 1, "time_track.last: 1 should be a whole number from 0 to 0"),
    ("time_track.start", [60], "time_track.start: should be a table"),
    ("time_track.start.6", 61, "time_track.start.6: 61 should be a whole number from 1 to 60"),
    ("time_track.start.8", ..., "time_track.start: the key ‘8’ is missing"),
    ("time_track.start.9", 40, "time_track.start: unknown key ‘9’; known: "),
    ("time_track.evnts", [], "time_track: unknown key ‘evnts’; did you mean ‘events’?"),
    ("two\nlines", 5, "board: unknown key ‘two\\nlines’; known: "),
    ("colour", "red", "board: unknown key ‘colour’; known: "),
    ("rooms", ..., "board: the key ‘rooms’ is missing"),
    ("items", 5, "items: should be a table"),
    ("id", "My Board", "id: 'My Board' should be a short name of lower-case letters, digits, ‘-’, ‘_’ and ‘.’"),
    ("id", 5, "id: 5 should be a short name"),
    ("title", 5, "title: 5 should be a string"),
    ("rooms.11", "Bar", "rooms: '11' should be a room from 1 to 10"),
    ("rooms.3", "", "rooms.3: '' should be a string"),
    ("purposes.engine", 0, "purposes.engine: 0 should be a whole number from 1 to 10"),
    ("purposes.bar", 3, "purposes: unknown key ‘bar’; known: "),
    ("purposes.cabin", ..., "purposes: the key ‘cabin’ is missing"),
    ("hatches.exterior", [3, 11], "hatches.exterior: 11 should be a whole number from 1 to 10"),
    ("hatches.exterior", [3, 3], "hatches.exterior: 3 appears twice"),
    ("hatches.interior", ["1-2", "2-1"], "hatches.interior: '2-1' appears twice"),
    ("hatches.interior", ["1-1"], "hatches.interior: '1-1' should join two rooms, like \"4-5\""),
    ("hatches.interior", ["1-11"], "hatches.interior: '1-11' should join two rooms"),
    ("hatches.interior", ["1 to 2"], "hatches.interior: '1 to 2' should join two rooms"),
    ("hatches.interior", ["1-²"], "hatches.interior: '1-²' should join two rooms"),
    ("hatches.interior", ["1-2\n"], "hatches.interior: '1-2\\n' should join two rooms"),
    ("hatches.interior", [12], "hatches.interior: 12 should join two rooms"),
    ("hatches.interior", "1-2", "hatches.interior: '1-2' should be a list"),
    ("disaster_tracks.spaces", 1, "disaster_tracks.spaces: 1 should be a whole number from 2 to 99"),
    ("disaster_tracks.resets", [2, 5], "disaster_tracks.resets: [2, 5] should be 1 and one higher space"),
    ("disaster_tracks.resets", [1], "disaster_tracks.resets: [1] should be 1 and one higher space"),
    ("events.fire", 8, "events.fire: should be a table"),
    ("events.fyre", FIRE, "events: unknown key ‘fyre’; did you mean ‘fire’?"),
    ("events.kraken", ..., "events: the key ‘kraken’ is missing"),
    ("events.fire.count", 9, "events.fire: there should be as many faint numbers as cards, 9, but there are 8"),
    ("events.fire.faint", ["5"], 'events.fire.faint: [\'5\'] should be a list of "1" to "4" or "-"'),
    ("events.fire.faint", "12", "events.fire.faint: '12' should be a list of"),
    ("events.fire.ahead", 5, "events.fire: ‘token’ and ‘ahead’ go together"),
    (
        "events.kraken.token",
        "squid",
        "events.kraken.token: 'squid' should be one of crushed, asphyxiated, missiles, kraken",
    ),
    ("events.descent.pressure", -1, "events.descent.pressure: -1 should be a whole number from 0 to 99"),
    ("items.grog", 16, "items.grog: 16 should be a whole number from 0 to 15"),
    ("items.grog", 5, "limits.stash: 6 Grog for the stash, but the box holds 5"),
    ("items.rum", 5, "items: unknown key ‘rum’; known: "),
    ("items.coffee", ..., "items: the key ‘coffee’ is missing"),
    ("limits.start_items", 7, "items: 48 cards besides the stash, but 56 are dealt to eight gnomes"),
    ("limits.intoxication", 5, "limits.intoxication: 5 should be a whole number from 0 to 4"),
    ("limits.draw_stores", 11, "limits.draw_stores: 11 should be a whole number from 0 to 10"),
    ("limits.coffee_levels", -1, "limits.coffee_levels: -1 should be a whole number from 0 to 99"),
    ("limits.abandon_past", 601, "limits.abandon_past: 601 should be a whole number from 0 to 600"),
    ("limits.abandon", 10, "limits: unknown key ‘abandon’; did you mean ‘abandon_past’?"),
    ("bonuses", 3, "bonuses: should be a table"),
    ("bonuses", {"grog": 11}, "bonuses.grog: 11 should be a whole number from 0 to 10"),
    ("bonuses", {"toolbox": "3"}, "bonuses.toolbox: '3' should be a whole number from 0 to 10"),
    ("bonuses", {"coffee": 2}, "bonuses: unknown key ‘coffee’; known: "),
    ("rulings", [], "rulings: should be a table"),
    ("rulings", {"token_there_no_effect": 1}, "rulings.token_there_no_effect: 1 should be true or false"),
    ("rulings", {"token_there": True}, "rulings: unknown key ‘token_there’; did you mean ‘token_there_no_effect’?"),
    ("limits.stash", 1.5, "limits.stash: 1.5 should be a whole number from 0 to 99"),
]


@pytest.mark.parametrize(("path", "value", "fault"), BROKEN)
def test_a_broken_board_is_refused_with_the_one_fault_that_it_has(path: str, value: Any, fault: str) -> None:
    board = broken(path, value)
    said = lines(board)
    assert len(said) == 1, said
    assert said[0].startswith(f"board: {fault}")
    assert "\n" not in said[0]
    with pytest.raises(rn.BoardError) as caught:
        make_rules(board)
    assert caught.value.faults == said
    assert caught.value.found == faults(board)


@pytest.mark.parametrize(
    "path",
    [
        "id",
        "time_track.first",
        "time_track.last",
        "time_track.start",
        "time_track.events",
        "time_track.items",
        "disaster_tracks.spaces",
        "disaster_tracks.resets",
        "hatches.interior",
        "events.fire.count",
        "events.fire.faint",
    ],
)
def test_a_missing_key_is_one_fault(path: str) -> None:
    assert [code for code, _ in faults(broken(path, ...))] == ["board-missing-key"]


def test_a_layout_holds_only_what_a_logbook_can_write() -> None:
    layout = {"rooms": {"1": [0, 0, 3, 9]}, "title": "T", "dark": True}
    board = check_board({"base": "standard-1", "id": "mine", "layout": layout})
    assert read_logbook(rn.Game(CREW, seed=1, board=board).to_logbook()).game.board == board
    assert lines(broken("layout", {"a": {"scale": [1, 1.5]}, "made": date(2026, 1, 2)})) == [
        "board: layout.a.scale: 1.5 is not a string, whole number, true, false, list or table",
        "board: layout.made: datetime.date(2026, 1, 2) is not a string, whole number, true, false, list or table",
    ]


def test_several_faults_are_several_lines() -> None:
    board = broken("time_track.events", [99, 61])
    board["items"]["grog"] = 16
    del board["limits"]["stash"]
    assert lines(board) == [
        "board: time_track.events: 99 should be a whole number from 1 to 60",
        "board: time_track.events: 61 should be a whole number from 1 to 60",
        "board: items.grog: 16 should be a whole number from 0 to 15",
        "board: limits: the key ‘stash’ is missing",
    ]
    with pytest.raises(rn.BoardError) as caught:
        make_rules(board)
    assert str(caught.value).splitlines() == lines(board)


def test_two_purposes_in_one_room_are_refused() -> None:
    assert lines(broken("purposes.cabin", 8)) == [
        "board: purposes.stores: 8 appears twice",
        "board: purposes.cabin: 8 appears twice",
    ]


@pytest.mark.parametrize("board_id", data.boards())
def test_the_shipped_boards_have_no_fault(board_id: str) -> None:
    assert faults(data.board(board_id)) == []


def test_a_board_file_gives_only_what_differs(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'base = "standard-1"\nid = "mine"\n[time_track]\nitems = [55]\n[events.fire]\ncount = 1\nfaint = ["3"]\n'
    )
    board = rn.load_board(file)
    standard = data.board("standard-1")
    assert board["time_track"] == {**standard["time_track"], "items": [55]}
    assert board["events"]["fire"] == {"count": 1, "faint": ["3"]}
    assert board["events"]["leak"] == standard["events"]["leak"]
    assert "base" not in board
    assert standard["time_track"]["items"] == [50, 40, 30, 20, 10]  # the base itself is not touched


def test_a_board_with_an_unknown_base_is_refused() -> None:
    with pytest.raises(rn.RedNovemberError, match="there is no board ‘standard-0’; known boards: standard-1"):
        check_board({"base": "standard-0", "id": "mine"})


def test_a_changed_board_may_not_keep_the_id_of_a_shipped_one() -> None:
    with pytest.raises(rn.BoardError, match="id: standard-1 is the id of a built-in board"):
        check_board({"base": "standard-1", "items": {"coffee": 2}})
    assert check_board({"base": "standard-1"}) == data.board("standard-1")


def test_a_board_of_ones_own_is_embedded_in_the_logbook_and_read_back() -> None:
    board = check_board({"base": "standard-1", "id": "mine", "time_track": {"events": [59, 58], "items": [57]}})
    game = rn.Game(CREW, seed=4, board=board)
    play_some(game, picks(4), 25)
    text = game.to_logbook()
    assert '[board]\nid = "mine"\n' in text
    again = read_logbook(text).play()
    assert again.board == board
    assert again.state.key() == game.state.key()
    assert again.to_logbook() == text


def test_a_shipped_board_is_named_and_not_embedded() -> None:
    text = rn.Game(CREW, seed=4).to_logbook()
    assert f'board = "{data.NEWEST_BOARD}"' in text
    assert "[board]" not in text


def test_a_board_with_45_hatches_is_played_as_any_other() -> None:
    pairs = [f"{a}-{b}" for a in range(1, 11) for b in range(a + 1, 11)]
    board = check_board(
        {"base": "standard-1", "id": "mine", "hatches": {"interior": pairs, "exterior": list(range(1, 11))}}
    )
    for hatch in pairs:
        here, there = hatch.split("-")
        crew = {name: gnome(int(here), 40 if name == "Anna" else 20) for name in CREW}
        position = {"blocked": [hatch], "gnomes": crew}
        game = rn.Game(CREW, board=board, position=position, laid=scripted(dice=[1]), fresh=False)
        assert game.position()["blocked"] == [hatch]
        assert game.refusal(f"open {there}") == "M2"
        assert len([text for text in words(game) if text.startswith("open")]) == 9
        game.play(f"unblock {there} 1")
        assert game.position()["blocked"] == []
    for seed in range(20):
        game = rn.Game(CREW, seed=seed, board=board)
        play_some(game, picks(seed), 500)
        assert game.over


def test_a_boards_figures_are_played() -> None:
    limits = {"draw_stores": 2, "low_water_minutes": 5, "start_items": 3}
    board = check_board({"base": "standard-1", "id": "mine", "limits": limits})
    game = rn.Game(CREW, seed=4, board=board)
    assert [len(seat["items"]) for seat in game.position()["gnomes"].values()] == [3, 3, 3]


def test_a_board_without_the_later_figures_has_the_printed_ones() -> None:
    old, new = make_rules("standard-1"), make_rules("standard-2")
    assert old.item_bonus == new.item_bonus == (3, 3, 4, 4, 4, 4, 3, 3, 3, 0, 4, 0, 0)
    assert (old.coffee_levels, old.abandon_past) == (new.coffee_levels, new.abandon_past) == (2, 10)


def test_a_board_without_the_revised_readings_keeps_to_the_earlier_ones() -> None:
    old, new = make_rules("standard-1"), make_rules("standard-2")
    assert new.drawn_items_may_be_used
    assert new.token_there_no_effect
    assert new.coming_in_renews_air
    assert not (old.drawn_items_may_be_used)
    assert not (old.token_there_no_effect)
    assert not (old.coming_in_renews_air)
    assert not make_rules("standard-2", "first").coming_in_renews_air
    own = make_rules({"base": "standard-1", "id": "mine", "rulings": {"drawn_items_may_be_used": True}})
    assert own.drawn_items_may_be_used
    assert not own.token_there_no_effect


def test_a_board_may_give_one_bonus_only() -> None:
    rules = make_rules({"base": "standard-1", "id": "mine", "bonuses": {"crowbar": 9}})
    assert rules.item_bonus == (3, 3, 4, 4, 4, 4, 3, 9, 3, 0, 4, 0, 0)
    assert bonus(rules, pack([CROWBAR, CROWBAR]), UNBLOCK) == 18
    assert bonus(rules, pack([CROWBAR]), PUMP) == 0
