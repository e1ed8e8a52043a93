"""Plain play from end to end, through a real pseudo-terminal."""

import re
from pathlib import Path

import rednovember as rn
from tests.terminal.terminals import early, late, saved, terminal


def test_a_game_is_won(tmp_path: Path) -> None:
    with terminal("--from", late(tmp_path), cwd=tmp_path) as game:
        game.expect("Anna>")
        game.send("wait")
        game.expect("[Enter: done]>")
        game.send("")
        assert "Respite" in game.expect("Anna>")
        game.send("wait; done")
        end = game.expect("Enter to leave")
        assert "Rescued!" in end
        assert "Max wins." in end
        assert "Still aboard: Anna, Boris and Cyril." in end
        game.send("")
        assert game.finish() == 0
    assert list(tmp_path.glob("red-november-*")) == []


def test_a_game_is_lost_and_the_end_can_be_taken_back(tmp_path: Path) -> None:
    position = "tracks = { heat = 9 }"
    with terminal("--from", late(tmp_path, events='["reactor_warmup"]', position=position), cwd=tmp_path) as game:
        game.expect("Anna>")
        game.send("wait; done")
        end = game.expect("Enter to leave")
        assert re.search(r"Heat .*from 9 to 10\.", end)
        assert "the reactor has the last word" in end
        assert "Nobody wins." in end
        game.send("undo")
        game.expect("Undone: wait; done.")
        game.expect("Anna>")
        game.send("quit")
        game.expect("Nothing has changed since late.toml.")
        assert game.finish() == 0


def test_what_is_not_said_is_asked_for(tmp_path: Path) -> None:
    with terminal("--seed", "7", cwd=tmp_path) as game:
        game.expect("What will it be?")
        game.send("2")
        game.expect("Who is aboard?")
        game.send("2")
        game.expect("a crew has 3 to 8 gnomes")
        game.send("three")
        game.expect("a crew has 3 to 8 gnomes")
        game.send("4")
        game.expect("Who plays them?")
        game.send("Ann, Bob, Cid")
        game.expect("one player for all gnomes")
        game.send("Ann, Bob, Cid:bosun, Dan")
        game.expect("bots are named with the crew")
        game.send("Ann, Bob")
        game.expect("Edition, revised or first?")
        game.send("f")
        game.expect("Which of these should be switched")
        game.send("3 opening")
        game.expect("Which of these should be switched")
        game.send("3, 6")
        game.expect("Dora")
        game.expect(">")
        game.send("save asked.toml")
        game.expect("Saved in asked.toml.")
        game.end_input()
        game.finish()
    played = rn.load(tmp_path / "asked.toml")
    assert (played.edition, played.players) == ("first", ("Ann", "Bob"))
    assert [name for name, on in played.options.items() if on] == [
        "less_deadly_dying",
        "reflow_into_low_water",
        "fire_crosses_blocked_hatches",
    ]


def test_hidden_hands_stay_hidden_until_the_keyboard_is_passed(tmp_path: Path) -> None:
    file = early(tmp_path, players='["Ann", "Bob", "Cid"]', options="{ hidden_hands = true }")
    with terminal("--from", file, cwd=tmp_path) as game:
        before = game.expect("Pass the keyboard to Ann. Ann, type A and Enter")
        assert "Toolbox" not in before
        assert "holds" not in before
        game.send("a")
        shown = game.expect("Anna>")
        assert "Anna (Ann): time 45, room 3, sober, holds Toolbox, Fire Extinguisher and Crowbar" in shown
        assert "Boris (Bob): time 44, room 3, sober, holds 2 cards, hidden" in shown
        assert not {"Lucky", "lucky_charm", "Coffee", "Harpoon"} & set(shown.split())
        game.send("trade boris toolbox")
        told = game.expect("Ann, press Enter when you have read everything")
        assert re.search(r"Anna offers (Boris )?1 card\.", told)
        assert "Coffee" not in told
        read = len(game.raw)
        game.send("")
        game.expect("Pass the keyboard to Bob. Bob, type B and Enter")
        assert b"\x1b[2J\x1b[3J" in game.raw[read:], "screen and scrollback are cleared before the next one is called"
        called = len(game.raw)
        game.send("")
        assert "Toolbox" not in game.expect("Pass the keyboard to Bob. Bob, type B and Enter"), "one Enter too many"
        game.send("bob")
        shown = game.expect("Boris [Enter: give]>")
        assert b"\x1b[2J\x1b[3J" in game.raw[called:]
        assert "Anna offers Boris: Toolbox." in shown
        assert "holds Coffee and Lucky Charm" in shown
        assert "Fire Extinguisher" not in shown
        game.send("give coffee")
        told = game.expect("Bob, press Enter when you have read everything")
        assert "Boris hands over to Anna: Coffee." in told
        game.send("")
        game.expect("Pass the keyboard to Ann.")
        game.send("Ann")
        shown = game.expect("done")
        assert "Boris hands over to Anna: Coffee." in shown
        assert "Lucky Charm" not in shown
        game.send("undo")
        game.expect("there is nothing that can be undone: a die or a card has been revealed since, or someone else")
        game.expect("Anna>")


def test_end_of_input_saves_and_the_game_goes_on_from_there(tmp_path: Path) -> None:
    with terminal("--seed", "7", "--crew", "Xenia,Yuri,Zoe", "--players", "Max", "--edition", "revised",
                  "--option", "opening_events", cwd=tmp_path) as game:  # fmt: skip
        game.expect(">")
        game.end_input()
        game.expect("The game is saved in ")
        game.expect("Continue with:")
        assert game.finish() == 0
    (file,) = saved(tmp_path)
    assert rn.load(file).gnomes == ("Xenia", "Yuri", "Zoe")
    assert list(tmp_path.glob("*.rn.toml")) == []


def test_ctrl_c_saves_too(tmp_path: Path) -> None:
    with terminal("--from", early(tmp_path), "--save", "kept.toml", cwd=tmp_path) as game:
        game.expect("Anna>")
        game.send("go 1")
        game.expect("Anna>")
        game.interrupt()
        game.expect("The game is saved in kept.toml.")
        assert game.finish() == 130
    assert [str(step.decision) for step in rn.load(tmp_path / "kept.toml").history] == ["open 1", "enter"]


def test_closing_the_terminal_saves_too(tmp_path: Path) -> None:
    with terminal("--from", early(tmp_path), "--save", "kept.toml", cwd=tmp_path) as game:
        game.expect("Anna>")
        game.send("go 1")
        game.expect("Anna>")
        game.hang_up()
    assert rn.load(tmp_path / "kept.toml").number == 2


def test_ctrl_c_before_the_game_begins_leaves_nothing_behind(tmp_path: Path) -> None:
    with terminal(cwd=tmp_path) as game:
        game.expect("What will it be?")
        game.interrupt()
        assert game.finish() == 130
    assert list(tmp_path.iterdir()) == []


def test_a_narrow_terminal_gets_lists_and_wrapped_lines(tmp_path: Path) -> None:
    with terminal("--from", early(tmp_path), cwd=tmp_path, columns=40) as game:
        game.expect("Anna>")
        game.send("help")
        game.expect("OTHER COMMANDS")
        game.expect("Anna>")
        assert "2 Oxygen Pumps: FIRE." in game.text
        assert max(len(line) for line in game.text.splitlines()) <= 40


def test_no_color_means_no_colour(tmp_path: Path) -> None:
    for env, coloured in (({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)):
        with terminal("--from", early(tmp_path), cwd=tmp_path, env=env) as game:
            game.expect("Use an item")
            assert (b"\x1b[31;1m" in game.raw) == coloured


def test_undo_says_what_it_takes_back_and_when_there_is_nothing(tmp_path: Path) -> None:
    with terminal("--from", early(tmp_path), cwd=tmp_path) as game:
        game.expect("Anna>")
        game.send("undo")
        game.expect("There is nothing to undo.")
        game.send("go 1 fix engine 5")
        assert "5 or less" in game.expect("Enter: done")
        game.send("undo")
        game.expect("Undone: open 1; enter; fix engine 5.")
        game.expect("Anna>")
        game.send("use toolbox")
        game.expect("Anna>")
        game.send("fix engine 5")
        told = game.expect("Enter: done")
        assert re.search(r"(rolls a|die says) 5\b", told)  # the same luck falls again
        assert "8 or less" in told
        game.send("undo 2")
        game.expect("Undone: use toolbox; open 1; enter; fix engine 5.")
