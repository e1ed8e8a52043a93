"""A terminal that welcomes: two Enters to a game, a command to go on that runs, nothing typed unseen counts."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import rednovember as rn
from tests.terminal.terminals import Terminal, command_to_go_on, early, environment, late, pipe, saved, terminal

SIZES = [(80, 24), (60, 24), (120, 40)]
LEADS = "captain plays Boris, captain plays Cyril and captain plays Dora"


def begin(game: Terminal) -> str:
    """Two Enters."""
    game.expect("Play now: you and three bots.")
    game.expect("What will it be? [1]")
    game.send("")
    game.expect("Your name? [Anna]")
    game.send("")
    return game.prompt("Anna")


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_two_enters_lead_to_a_game_with_three_bots(tmp_path: Path, columns: int, rows: int) -> None:
    with terminal("--pace", "0", cwd=tmp_path, columns=columns, rows=rows) as game:
        shown = begin(game)
        assert LEADS in flat(shown)
        game.interrupt()
        game.expect("Continue with:")
        assert game.finish() == 130
        words = command_to_go_on(game.text)
    assert max(len(line) for line in shown.splitlines()) <= columns
    (file,) = saved(tmp_path)
    assert file.parent.stat().st_mode & 0o077 == 0, "a saved game holds hands: nobody else's business"
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    again = subprocess.run(
        words, cwd=elsewhere, input="quit!\n", capture_output=True, text=True, env=environment(tmp_path), check=True
    )
    assert LEADS in flat(again.stdout)
    assert list(elsewhere.iterdir()) == []


def test_the_last_game_is_offered_first_and_goes_on(tmp_path: Path) -> None:
    pipe("--crew", "Xenia,Yuri:bosun,Zoe:bosun", "--seed", "3", cwd=tmp_path, stdin="wait;done\n")
    number = rn.load(saved(tmp_path)[0], fresh=True).number
    with terminal("--pace", "0", cwd=tmp_path) as game:
        offered = game.expect("What will it be? [1]")
        assert "1  Continue the last game: Xenia, Yuri and Zoe" in offered
        assert "2  Play now" in offered
        game.send("")
        assert f"after {number} decisions" in flat(game.prompt("Xenia"))
        game.send("quit")
        game.finish()
    assert len(saved(tmp_path)) == 1, "it is the same game, in the same file"


def test_a_finished_game_and_foreign_files_are_not_offered(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "games"
    folder.mkdir(parents=True)
    (folder / "red-november-2026-01-01.rn.toml").write_text("nonsense")
    (folder / "notes.txt").write_text("mine")
    with terminal(cwd=tmp_path) as game:
        assert "last game" not in game.expect("What will it be? [1]")


def test_choosing_explains_bots_edition_and_options(tmp_path: Path) -> None:
    with terminal("--pace", "0", cwd=tmp_path) as game:
        game.expect("What will it be?")
        game.send("7")
        game.expect("type a number from 1 to 3")
        game.send("2")
        asked = flat(game.expect("[4]"))
        assert "put a bot after a colon, as in Boris:bosun (captain, bosun and random)" in asked
        game.send("Ann,Bob:admiral,Cid")
        game.expect("there is no bot ‘admiral’")
        game.send("Ann,Bob:bosun,Cid:bosun")
        game.expect("Edition, revised or first?")
        game.send("")
        game.expect("Which of these should be switched")
        game.send("")
        assert "bosun plays Bob and bosun plays Cid" in flat(game.prompt("Ann"))


def test_a_name_that_cannot_be_is_asked_for_again(tmp_path: Path) -> None:
    with terminal("--pace", "0", cwd=tmp_path) as game:
        game.expect("What will it be?")
        game.send("")
        for name, complaint in (
            ("sea", "cannot be called ‘sea’"),
            ("A:bosun", "one name, please"),
            ("a b", "cannot be"),
        ):
            game.expect("Your name?")
            game.send(name)
            game.expect(complaint)
        game.expect("Your name?")
        game.send("Boris")
        shown = flat(game.prompt("Boris"))
        assert "captain plays Anna, captain plays Cyril and captain plays Dora" in shown


def test_what_is_typed_while_bots_move_is_not_executed_and_enter_hurries_them(tmp_path: Path) -> None:
    crew = "Anna,Boris:bosun,Cyril:bosun,Dora:bosun"
    with terminal("--crew", crew, "--seed", "5", "--edition", "revised", "--option", "opening_events=false",
                  "--pace", "20", cwd=tmp_path) as game:  # fmt: skip
        game.expect("heads for")
        began = time.monotonic()
        game.send("wait; done")  # meant for nobody: it only hurries the bots
        shown = game.prompt("Anna")
        assert time.monotonic() - began < 20 * 3
        assert "Anna takes No Action" not in shown
        game.send("quit")
        game.finish()
    (file,) = saved(tmp_path)
    assert all(taken.gnome != 0 for taken in rn.load(file).history)


def test_lines_pasted_while_a_person_is_asked_are_all_taken(tmp_path: Path) -> None:
    with terminal("--crew", "Anna,Boris,Cyril", "--players", "Max", "--seed", "7", "--edition", "revised",
                  "--option", "hidden_hands=false", cwd=tmp_path) as game:  # fmt: skip
        game.expect(">")
        os.write(game.master, b"wait\ndone\nsave pasted.toml\n")
        game.expect("Saved in pasted.toml.")
    assert [str(taken.decision) for taken in rn.load(tmp_path / "pasted.toml").history][:2] == ["wait", "done"]


def test_again_plays_a_new_game_with_the_same_crew(tmp_path: Path) -> None:

    with terminal("--from", late(tmp_path), cwd=tmp_path) as game:
        game.expect("Anna>")
        game.send("wait; done")
        game.expect("Anna>")
        game.send("wait; done")
        game.expect("again (a new game for this crew)")
        game.send("again")
        assert "Anna, Boris and Cyril have" in flat(game.expect("60 minutes"))
        game.expect("1  go ")


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_closed_pipe_does_not_lose_a_game_that_bots_have_begun(tmp_path: Path, unbuffered: str) -> None:
    reading, writing = os.pipe()
    arguments = ["--crew", "Anna:bosun,Boris:bosun,Cyril:bosun", "--seed", "3", "--pace", "0.2"]

    process = subprocess.Popen(
        [sys.executable, "-m", "rednovember", "play", "--plain", *arguments], cwd=tmp_path, stdin=subprocess.PIPE,
        stdout=writing, stderr=subprocess.PIPE, text=True, env=environment(tmp_path, PYTHONUNBUFFERED=unbuffered),
    )  # fmt: skip
    os.close(writing)
    shown = b""
    while b"Time Keeper moves" not in shown:
        shown += os.read(reading, 1000)
    os.close(reading)
    _, errors = process.communicate()
    assert process.returncode == 2
    (file,) = saved(tmp_path)
    assert f"the game is saved in {file}" in errors
    assert rn.load(file, fresh=True).number > 0


def test_minutes_that_were_asked_for_may_be_typed_alone(tmp_path: Path) -> None:
    lines = "go 1\n9\n3\n"
    listed = pipe("--from", early(tmp_path), cwd=tmp_path, stdin="go 1\n").stdout
    number = next(line.split()[0] for line in listed.splitlines() if "fix engine MINUTES" in line)
    told = pipe("--from", "early.toml", "--save", "out.toml", cwd=tmp_path, stdin=lines.replace("9", number)).stdout
    assert "How many minutes? Type the number." in told
    assert str(rn.load(tmp_path / "out.toml").history[-1].decision) == "fix engine 3"


@pytest.mark.parametrize("answer", ["", "no", "nothing", "give"])
def test_giving_nothing_in_return_is_easy(tmp_path: Path, answer: str) -> None:
    lines = f"trade boris crowbar\n{answer}\n"
    pipe("--from", early(tmp_path), "--save", "out.toml", cwd=tmp_path, stdin=lines)
    assert [str(taken.decision) for taken in rn.load(tmp_path / "out.toml").history] == ["trade Boris crowbar", "give"]


def test_cards_may_be_said_with_their_number(tmp_path: Path) -> None:
    pipe(
        "--from",
        early(tmp_path),
        "--save",
        "out.toml",
        cwd=tmp_path,
        stdin="trade boris 1 crowbar 1 fire extinguisher\n",
    )
    assert str(rn.load(tmp_path / "out.toml").history[0].decision) == "trade Boris fire_extinguisher crowbar"


def test_a_long_question_is_wrapped_between_words(tmp_path: Path) -> None:
    with terminal(cwd=tmp_path, columns=60) as game:
        game.expect("What will it be?")
        game.send("2")
        asked = game.expect("[4]")
    assert max(map(len, asked.splitlines())) < 60
