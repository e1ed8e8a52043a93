"""Logbooks: what is written is read back and plays the same."""

import tomllib
from pathlib import Path

import pytest

import rednovember as rn
from rednovember.game.expect import differences
from rednovember.game.logbook import read_logbook, read_moves
from rednovember.game.toml import value_text
from rednovember.game.writer import logbook_text
from tests.support import CREW, EIGHT, LOGBOOKS, gnome, picks, play, play_some, position_game

HEAD = '[game]\ngnomes = ["Anna", "Boris", "Cyril"]\n'
PLACES = "".join(
    f"[position.gnomes.{name}]\nroom = 5\ntime = {time}\n" for name, time in zip(CREW, (43, 42, 41), strict=True)
)


def test_a_saved_game_needs_no_seed_to_be_replayed(tmp_path: Path) -> None:
    game = rn.Game(EIGHT[:5], seed=8, options={"crazed_gnomes": True})
    play_some(game, picks(8), 1000)
    game.save(str(tmp_path / "game.rn.toml"), seed=False)
    text = (tmp_path / "game.rn.toml").read_text(encoding="utf-8")
    assert "seed" not in text
    assert rn.load(tmp_path / "game.rn.toml").state.key() == game.state.key()


def test_a_game_without_its_seed_stops_when_luck_runs_out() -> None:
    game = position_game({name: gnome(5, 43) for name in CREW}, seed=1)
    again = read_logbook(game.to_logbook(seed=False)).play()
    again.play("wait")
    with pytest.raises(rn.LuckError):
        again.play("done")


def test_a_loaded_game_goes_on_with_a_seed_given_to_it(tmp_path: Path) -> None:
    game = position_game({name: gnome(5, 43) for name in CREW})
    game.save(str(tmp_path / "game.rn.toml"))
    futures = []
    for seed in (1, 1, 2):
        again = rn.load(tmp_path / "game.rn.toml", seed=seed)
        play_some(again, picks(0), 100)
        futures.append(again.state.key())
    assert futures[0] == futures[1] != futures[2]
    assert rn.load(tmp_path / "game.rn.toml", fresh=True).seed is not None


def test_laid_down_luck_that_is_not_used_yet_is_written_too() -> None:
    game = position_game({name: gnome(4, 43) for name in CREW}, dice=[3, 4], events=["fire:2", "leak"], items=["grog"])
    play(game, "fix reactor 1; done")
    assert game.state.event_discard
    luck = tomllib.loads(game.to_logbook())["luck"]
    assert luck == {"dice": [3, 4], "events": ["fire:2", "leak"], "items": ["grog"]}
    assert read_logbook(game.to_logbook()).play().to_logbook() == game.to_logbook()


@pytest.mark.parametrize("path", sorted(LOGBOOKS.rglob("*.rn.toml"))[::9], ids=lambda path: path.name)
def test_the_tests_own_logbooks_are_written_and_read_back(path: Path) -> None:
    game = read_logbook(path.read_text(encoding="utf-8")).play()
    text = logbook_text(game, expect=True)
    again = read_logbook(text)
    played = again.play()
    assert list(differences(again.expect, played)) == []
    assert played.state.key() == game.state.key()
    assert logbook_text(played, expect=True) == text


def test_forced_decisions_may_be_left_out_between_two_others() -> None:
    moves = '[log]\nmoves = "Anna: trade Boris; done"\n[luck]\nevents = ["respite"]\n'
    assert read_logbook(HEAD + PLACES + moves).play().number == 3


def test_forced_decisions_are_not_taken_after_the_last() -> None:
    game = read_logbook(HEAD + PLACES + '[log]\nmoves = "Anna: wait"\n').play()
    assert (game.number, str(game.forced())) == (1, "done")


def test_a_line_of_a_gnome_that_does_not_decide_is_refused() -> None:
    with pytest.raises(
        rn.LogbookError, match="log line 1: Cyril: ‘wait’: Cyril does not decide now, Anna does; legal now"
    ):
        read_logbook(HEAD + PLACES + '[log]\nmoves = "Cyril: wait"\n').play()


def test_a_decision_after_the_end_is_refused() -> None:
    over = '[luck]\nevents = ["descent"]\n[log]\nmoves = "Anna: wait; done; wait"\n'
    with pytest.raises(rn.LogbookError, match=r"‘wait’: the game is over \(lost: pressure\)"):
        read_logbook(HEAD + "[position]\ntracks = { pressure = 9 }\n" + PLACES + over).play()


def test_remarks_blank_lines_and_blanks_do_not_matter() -> None:
    moves = "# first\n\nAnna :  open  5 ;; enter # now\n  Boris: ! give\n"
    assert list(read_moves(moves)) == [
        (3, "Anna", "open 5", False),
        (3, "Anna", "enter", False),
        (4, "Boris", "give", True),
    ]


def test_a_board_that_is_named_and_embedded_must_be_the_same() -> None:
    text = HEAD + 'board = "standard-1"\nseed = 1\n[board]\nbase = "standard-1"\nid = "mine"\n'
    with pytest.raises(rn.LogbookError, match=r"game\.board: 'standard-1' should be the embedded board’s"):
        read_logbook(text)
    own = read_logbook(text.replace('board = "standard-1"\n', 'board = "mine"\n', 1))
    assert own.game.rules.board_id == "mine"


def test_names_of_any_script_and_players_with_quotes_are_written() -> None:
    game = rn.Game(["Ärger", "Борис", "小明"], players=['Ida "die" \\ Rote'], seed=2)
    play_some(game, picks(2), 30)
    again = read_logbook(game.to_logbook()).play()
    assert again.gnomes == game.gnomes
    assert again.players == ('Ida "die" \\ Rote',)
    assert again.state.key() == game.state.key()


@pytest.mark.parametrize("value", [1, True, 'a"b\\c\n\t\x7f\x00é', ["x", 1], {"a b": [1], "c": {}}, [], {}, -5])
def test_values_are_written_as_toml(value: object) -> None:
    assert tomllib.loads(f"x = {value_text(value)}")["x"] == value


def test_a_game_is_written_in_the_order_of_the_format() -> None:
    game = rn.Game(CREW, seed=3, edition="first", options={"hidden_hands": True})
    parts = tomllib.loads(logbook_text(game, expect=True, head={"title": "T"}))
    assert list(parts) == ["game", "position", "luck", "log", "expect"]
    assert list(parts["game"]) == ["title", "format", "board", "edition", "gnomes", "options", "seed"]
    assert parts["game"]["format"] == 1


def test_a_board_that_gives_only_what_differs_is_whole_in_the_game() -> None:
    path = LOGBOOKS / "components" / "c3-own-abandon-space.rn.toml"
    game = read_logbook(path.read_text(encoding="utf-8")).play()
    assert game.board["purposes"]["engine"] == 1
    assert game.board["limits"]["abandon_past"] == 15
    assert read_logbook(logbook_text(game)).play().board == game.board
