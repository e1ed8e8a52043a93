"""Hidden hands at one keyboard: a player who wants to see another's cards finds none."""

import re
from pathlib import Path

from tests.terminal.terminals import early, pipe, saved, terminal

PEOPLE = '["Ann", "Bob", "Cid"]'
BOBS = ("Lucky Charm", "lucky_charm", "Coffee", "coffee")


def hidden(folder: Path) -> str:
    return early(folder, players=PEOPLE, options="{ hidden_hands = true }")


def test_enter_pressed_too_often_does_not_run_through_the_hand_over(tmp_path: Path) -> None:
    with terminal("--from", hidden(tmp_path), cwd=tmp_path) as game:
        game.expect("Ann, type A and Enter")
        game.send("A")
        game.expect("Anna>")
        game.send("go 1 fix engine 2")
        game.expect("[Enter: done]>")
        game.press(b"\n\n\n\n\n\n")
        game.expect("Ann, press Enter when you have read everything")
        game.press(b"\n\n\n\n\n\n")
        game.expect("Pass the keyboard to Bob.")
        for _ in range(3):
            game.send("")
            shown = game.expect("Pass the keyboard to Bob.")
            assert not any(card in shown for card in BOBS)


def test_what_one_has_cut_cannot_be_pasted_by_the_next(tmp_path: Path) -> None:
    with terminal("--from", hidden(tmp_path), cwd=tmp_path) as game:
        game.expect("Ann, type A and Enter")
        game.send("A")
        game.expect("Anna>")
        game.press(b"use harpoon secretly\x15")
        game.send("go 1 fix engine 2")
        game.expect("[Enter: done]>")
        game.send("done")
        game.expect("have read everything")
        game.send("")
        game.expect("Bob, type B and Enter")
        game.press(b"\x19\n")
        assert "secretly" not in game.expect("Bob, type B and Enter")
        game.send("b")
        game.expect("Boris>")
        game.press(b"\x19\x1b[A\n")
        assert "secretly" not in game.expect("Boris>")


def test_why_tells_nothing_of_the_refusal_before(tmp_path: Path) -> None:
    lines = "\nuse harpoon\ngo 1 fix engine 2\ndone\n\n\nwhy\n"
    told = pipe("--from", hidden(tmp_path), cwd=tmp_path, stdin=lines).stdout
    after = told.partition("Pass the keyboard to Bob.")[2]
    assert "I1" not in after


def test_leaving_leaves_no_cards_on_the_screen(tmp_path: Path) -> None:
    with terminal("--from", hidden(tmp_path), "--save", "kept.toml", cwd=tmp_path) as game:
        game.expect("Ann, type A and Enter")
        game.send("A")
        game.expect("Anna>")
        game.send("go 1 fix engine 2")
        game.expect("[Enter: done]>")
        shown = len(game.raw)
        game.send("quit")
        game.expect("anyone who opens it has peeked")
        game.finish()
        assert b"\x1b[2J\x1b[3J" in game.raw[shown:]
        left = re.split(rb"\x1b\[3J", game.raw)[-1].decode()
    assert "Toolbox" not in left


def test_a_place_that_cannot_be_written_does_not_show_every_hand(tmp_path: Path) -> None:
    done = pipe("--from", hidden(tmp_path), "--save", "/proc/nowhere/x.toml", cwd=tmp_path, stdin="\nwait\n")
    assert done.returncode == 2
    assert "lucky_charm" not in done.stdout
    (file,) = saved(tmp_path)
    assert "lucky_charm" in file.read_text(encoding="utf-8")


FAULTY = """
class Bot:
    def __init__(self, seed): ...
    def decide(self, sight):
        return "discard " + " ".join(next(g for g in sight.view.gnomes if g.name == sight.gnome).items)
"""


def test_a_bot_that_goes_wrong_does_not_name_its_cards(tmp_path: Path) -> None:
    (tmp_path / "faulty.py").write_text(FAULTY)
    lines = "\ngo 1 fix engine 2\ndone\n"
    done = pipe("--from", hidden(tmp_path), "--bots", "Boris:faulty.py:Bot", cwd=tmp_path, stdin=lines)
    assert "has let Boris down. Boris does the obvious thing instead" in done.stdout
    assert not any(card in done.stdout for card in BOBS)


def test_undo_names_no_decisions_where_hands_are_hidden(tmp_path: Path) -> None:
    file = early(tmp_path, options="{ hidden_hands = true }")
    told = pipe("--from", file, cwd=tmp_path, stdin="trade boris toolbox\nundo\n").stdout
    assert "Undone: 1 decision." in told
    assert "Undone: trade" not in told
