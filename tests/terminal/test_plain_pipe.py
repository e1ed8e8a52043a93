"""Plain play through a pipe: plans, mistakes, saving, and outputs that can show little."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import rednovember as rn
from rednovember.commands.random import play_randomly
from tests.support import EIGHT
from tests.terminal.terminals import command_to_go_on, early, environment, late, pipe, saved


def test_a_game_is_won_and_lost_through_a_pipe(tmp_path: Path) -> None:
    won = pipe("--from", late(tmp_path), cwd=tmp_path, stdin="wait\n\nwait\n\n")
    assert won.returncode == 0
    assert "Rescued!" in won.stdout
    assert "Max wins." in won.stdout
    position = "tracks = { heat = 9 }"
    lost = pipe(
        "--from", late(tmp_path, events='["reactor_warmup"]', position=position), cwd=tmp_path, stdin="wait\n\n"
    )
    assert lost.returncode == 0
    assert "Nobody wins." in lost.stdout
    assert won.stderr == lost.stderr == ""
    assert "\x1b" not in won.stdout + lost.stdout


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_game_by_its_notation_ends_where_it_should(tmp_path: Path, seed: int) -> None:
    names = ["Anna", "Boris", "Cyril", "Dora"]
    options = {"crazed_gnomes": True} if seed == 2 else {}
    played = rn.Game(names, players=["Max"], seed=seed, options=options)
    play_randomly(played, seed)
    lines = [f"{played.gnomes[step.gnome]}: {step.decision}" for step in played.history]
    more = ["--option", "crazed_gnomes"] if options else []
    done = pipe(
        "--crew", "Anna,Boris,Cyril,Dora", "--players", "Max", "--seed", str(seed), "--save", "end.toml", *more,
        cwd=tmp_path, stdin="\n".join(lines),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "finished game is saved in end.toml" in done.stdout
    assert rn.load(tmp_path / "end.toml").state.key() == played.state.key()


def test_a_game_that_was_interrupted_ends_like_one_that_was_not(tmp_path: Path) -> None:
    played = rn.Game(EIGHT[:3], players=["Max"], seed=21)
    play_randomly(played, 21)
    lines = [str(step.decision) for step in played.history]
    half = len(lines) // 2
    pipe("--seed", "21", "--gnomes", "3", "--save", "half.toml", cwd=tmp_path, stdin="\n".join(lines[:half]))
    assert rn.load(tmp_path / "half.toml").number == half
    pipe("--from", "half.toml", "--save", "whole.toml", cwd=tmp_path, stdin="\n".join(lines[half:]))
    assert rn.load(tmp_path / "whole.toml").state.key() == played.state.key()


def test_end_of_input_saves_and_never_over_another_game(tmp_path: Path) -> None:
    first = pipe("--seed", "3", cwd=tmp_path)
    second = pipe("--seed", "4", cwd=tmp_path)
    assert first.returncode == second.returncode == 0
    files = saved(tmp_path)
    assert len(files) == 2
    assert [command_to_go_on(done.stdout)[-1] for done in (first, second)] == [str(path) for path in files]
    again = pipe("--from", str(files[0]), cwd=tmp_path, stdin="wait\n")
    assert f"The game is saved in {files[0]}." in again.stdout  # it is the same game
    assert saved(tmp_path) == files
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_a_logbook_is_not_written_over_by_playing_on_from_it(tmp_path: Path) -> None:
    before = (tmp_path / early(tmp_path)).read_text(encoding="utf-8")
    untouched = pipe("--from", "early.toml", cwd=tmp_path)
    assert "Nothing has changed since early.toml." in untouched.stdout
    pipe("--from", "early.toml", cwd=tmp_path, stdin="go 1\n")
    assert (tmp_path / "early.toml").read_text(encoding="utf-8") == before
    assert len(saved(tmp_path)) == 1


def test_a_place_that_cannot_be_written_loses_nothing(tmp_path: Path) -> None:
    done = pipe("--seed", "3", "--save", "nowhere/game.toml", cwd=tmp_path, stdin="save\nwait\n")
    assert done.returncode == 2
    assert done.stderr.splitlines() == ["rednovember: nowhere/game.toml: cannot be written: No such file or directory"]
    (tmp_path / "rescued.toml").write_text(done.stdout[done.stdout.index("[game]") :], encoding="utf-8")
    assert [str(step.decision) for step in rn.load(tmp_path / "rescued.toml").history] == ["wait"]


def test_saving_over_another_file_is_asked_about(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("precious", encoding="utf-8")
    no = pipe("--from", early(tmp_path), cwd=tmp_path, stdin="save mine\nno\nquit!\n")
    assert "Overwrite it?" in no.stdout
    assert (tmp_path / "mine").read_text(encoding="utf-8") == "precious"
    pipe("--from", early(tmp_path), cwd=tmp_path, stdin="save mine\ny\nquit!\n")
    assert rn.load(tmp_path / "mine").gnomes == ("Anna", "Boris", "Cyril")


def said(tmp_path: Path, *lines: str) -> str:
    """What the game answers to lines in the early position."""
    done = pipe("--from", early(tmp_path), cwd=tmp_path, stdin="\n".join([*lines, "quit!", ""]))
    assert done.stderr == ""
    return done.stdout


def history(tmp_path: Path, *lines: str) -> list[str]:
    """The decisions that lines come to in the early position."""
    pipe("--from", early(tmp_path), "--save", "out.toml", cwd=tmp_path, stdin="\n".join([*lines, ""]))
    return [str(step.decision) for step in rn.load(tmp_path / "out.toml").history]


@pytest.mark.parametrize(
    ("lines", "decisions"),
    [
        (["go 1"], ["open 1", "enter"]),
        (["go engine"], ["open 1", "enter"]),
        (["fix engine 5"], ["open 1", "enter", "fix engine 5"]),
        (["go 1 fix engine 5; done"], ["open 1", "enter", "fix engine 5", "done"]),
        (["Anna: use toolbox; go 4; fix reactor 2"], ["use toolbox", "open 4", "enter", "fix reactor 2"]),
        (["go 2", "yes"], ["open 2", "use fire_extinguisher", "enter"]),
        (["go 2", "no"], []),
        (["1"], ["open 1", "enter"]),
        (["use FIRE extinguisher", "trade bor crow"], ["use fire_extinguisher", "trade Boris crowbar"]),
        (["open 1; stay", "open 1", "enter"], ["open 1", "stay", "open 1", "enter"]),
        (["go 4; fix engine 11"], []),
    ],
)
def test_lines_become_decisions(tmp_path: Path, lines: list[str], decisions: list[str]) -> None:
    assert history(tmp_path, *lines) == decisions


ANSWERS: Final = (
    ("drwa 4", "‘drwa’ means nothing here; did you mean ‘draw’?"),
    ("lokk", "‘lokk’ means nothing here; did you mean ‘look’?"),
    ("99", "There is no number 99 in the list"),
    ("go", "Go where?"),
    ("go 11", "‘11’ is not a place"),
    ("go 3", "You are already in room 3."),
    ("use groggy", "‘groggy’ is not an item; did you mean ‘grog’?"),
    ("use grog", "`use grog` is not possible now: "),
    ("fix engine", "it should be like ‘fix engine 5’"),
    ("trade Olga", "‘Olga’ is not a gnome in this crew"),
    ("done", "exactly one action. (A1)"),
    ("draw 2", "Draw where?"),
    ("fix pumps 3", "(A2)"),
    ("go sea", "There is no way to the sea this turn."),
    ("why M2", "M2: Blocked hatches\n  A blocked hatch"),
    ("why Z9", "There is no rule ‘Z9’"),
    ("undo three", "Type `undo`, or `undo 3`"),
    ("log five", "Type `log` for"),
    ("use toolbox; undo", "`undo` needs a line of its own."),
    ("hand", "Cyril holds Harpoon (typed: harpoon)."),
)


def test_every_line_gets_a_clear_answer(tmp_path: Path) -> None:
    shown = said(tmp_path, *(line for line, _ in ANSWERS)).split("Anna> ")
    answers = dict(part.partition("\n")[::2] for part in shown[1:])
    for line, answer in ANSWERS:
        assert answer in answers[line]


def test_why_alone_tells_the_rule_of_the_last_refusal(tmp_path: Path) -> None:
    assert "A1: One action\n  After moving" in said(tmp_path, "done", "why")


def test_the_list_folds_minutes_and_tells_odds_and_icons(tmp_path: Path) -> None:
    out = said(tmp_path, "go 1", "use toolbox")
    row = [line for line in out.splitlines() if "fix engine MINUTES" in line][-1]
    assert "Pressure 6 + Crushed! 30, 1–10 min, 10% a minute, now +30% (certain with 7)" in row
    assert "events with 2, 5, 8 min, item with 4 min" in row


def test_the_seed_stays_out_of_a_running_game_with_other_players(tmp_path: Path) -> None:
    pipe("--players", "Ann,Bob,Cid", "--save", "three.toml", cwd=tmp_path, stdin="wait\n")
    pipe("--save", "solo.toml", cwd=tmp_path, stdin="wait\n")
    assert "seed" not in (tmp_path / "three.toml").read_text(encoding="utf-8")
    assert "seed" in (tmp_path / "solo.toml").read_text(encoding="utf-8")
    assert rn.load(tmp_path / "three.toml", fresh=True).gnomes == ("Ann", "Bob", "Cid")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_an_output_without_unicode_gets_what_it_can_show(tmp_path: Path, encoding: str) -> None:
    (tmp_path / "names.toml").write_text(
        '[game]\ngnomes = ["Анна", "Борис", "Цирил"]\nplayers = ["Max"]\nseed = 4\n', encoding="utf-8"
    )
    done = pipe("--from", "names.toml", cwd=tmp_path, stdin="look\n", env={"PYTHONIOENCODING": encoding})
    assert done.returncode == 0, done.stderr
    assert "+-----------+" in done.stdout


@pytest.mark.parametrize("option", [["--list"], ["--pace", "0"], ["--save", "x.toml"], ["--style", "dry"]])
def test_what_only_the_terminal_has_asks_for_it(tmp_path: Path, option: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rednovember", "play", *option], cwd=tmp_path, input="help\nquit!\n",
        capture_output=True, text=True, check=True, env=environment(tmp_path),
    )  # fmt: skip
    assert "THE AIM" in done.stdout


@pytest.mark.smoke
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_closed_pipe_ends_it_quietly_and_keeps_what_was_decided(tmp_path: Path, unbuffered: str) -> None:
    reading, writing = os.pipe()
    process = subprocess.Popen(
        [sys.executable, "-m", "rednovember", "play", "--plain", "--seed", "3"], cwd=tmp_path, stdin=subprocess.PIPE,
        stdout=writing, stderr=subprocess.PIPE, text=True, env=environment(tmp_path, PYTHONUNBUFFERED=unbuffered),
    )  # fmt: skip
    os.close(writing)
    assert process.stdin is not None
    process.stdin.write("wait\n")
    process.stdin.flush()
    shown = b""
    while shown.count(b"Dora>") < 2:
        shown += os.read(reading, 1000)
    os.close(reading)
    _, errors = process.communicate("look\n" * 20)
    assert process.returncode == 2
    (file,) = saved(tmp_path)
    assert errors.splitlines() == [
        f"rednovember: the game is saved in {file}",
        "rednovember: the output was closed before everything was written",
    ]
    assert rn.load(file, fresh=True).number > 0


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_pipe_that_closes_before_the_last_lines_does_not_hide_where_the_game_is(
    tmp_path: Path, unbuffered: str
) -> None:
    reading, writing = os.pipe()
    process = subprocess.Popen(
        [sys.executable, "-m", "rednovember", "play", "--plain", "--seed", "3"], cwd=tmp_path, stdin=subprocess.PIPE,
        stdout=writing, stderr=subprocess.PIPE, text=True, env=environment(tmp_path, PYTHONUNBUFFERED=unbuffered),
    )  # fmt: skip
    os.close(writing)
    assert process.stdin is not None
    process.stdin.write("wait\n")
    process.stdin.flush()
    shown = b""
    while shown.count(b"Dora>") < 2:
        shown += os.read(reading, 1000)
    os.close(reading)
    _, errors = process.communicate()  # the end of input: all that is left to say is where the game is
    assert process.returncode == 2
    (file,) = saved(tmp_path)
    assert errors.splitlines() == [
        f"rednovember: the game is saved in {file}",
        "rednovember: the output was closed before everything was written",
    ]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["--from", "missing.toml"], "missing.toml: No such file or directory"),
        (["--from", "any.toml", "--gnomes", "5"], "--from brings its own crew, players, edition, options and board"),
        (["--gnomes", "9"], "a crew has 3 to 8 gnomes, not 9 (S6)"),
        (["--crew", "Anna,Boris:nobody,Cyril"], "there is no bot ‘nobody’ (known: "),
        (["--players", "A,B", "--gnomes", "5"], "2 players for 5 gnomes"),
        (["--option", "crazy"], "there is no option ‘crazy’"),
        (["--edition", "third"], "there is no edition ‘third’"),
        (["--board", "nowhere"], "there is no board ‘nowhere’"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_one_line(tmp_path: Path, arguments: list[str], error: str) -> None:
    done = pipe(*arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert error in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


DRAWS: Final = """
[game]
gnomes = ["Anna", "Boris", "Cyril"]
players = ["Max", "Max", "Max"]
seed = 3
[position]
[position.gnomes]
Anna = { room = 1, time = 41 }
Boris = { room = 9, time = 19 }
Cyril = { room = 10, time = 17 }
[luck]
dice = [10]
items = ["lucky_charm"]
"""


def test_a_card_just_drawn_is_asked_about(tmp_path: Path) -> None:
    (tmp_path / "draws.rn.toml").write_text(DRAWS, encoding="utf-8")
    done = pipe("--from", "draws.rn.toml", cwd=tmp_path, stdin="fix engine 5; done\nuse toolbox\n1\nquit!\n")
    assert done.returncode == 0, done.stderr
    assert "Anna has just drawn: Lucky Charm. Use it at once?" in done.stdout
    assert "keep it for later, events on 39, 36" in done.stdout
    assert "`use toolbox` is not possible now: A Lucky Charm or Coffee drawn on an item icon" in done.stdout
    assert "The Lucky Charm wards off the event on space 36" in done.stdout
