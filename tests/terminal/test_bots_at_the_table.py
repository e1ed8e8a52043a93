"""Plain play with bots: who leads whom, what is told, what happens to a bot that fails, and how to go on later."""

import re
import subprocess
import time
from pathlib import Path

import pytest

import rednovember as rn
from tests.support import ROOT
from tests.terminal.sessions import turns
from tests.terminal.terminals import command_to_go_on, early, environment, late, pipe, terminal

CREW = "Anna,Boris:bosun,Cyril:captain(rollouts=12,plans=4)"
FAILS = """
class Raises:
    def __init__(self, seed, **settings): ...
    def decide(self, sight):
        raise KeyError("grog")

class Nonsense(Raises):
    def decide(self, sight):
        return "dance"

class Illegal(Raises):
    def decide(self, sight):
        return "done" if sight.view.phase == "movement" else "enter"

class Deserter(Raises):
    def decide(self, sight):
        listed = [str(each) for each in sight.legal]
        return "abandon" if "abandon" in listed else "wait" if "wait" in listed else "done"
"""


def test_bots_play_their_gnomes_and_the_person_is_asked_for_its_own(tmp_path: Path) -> None:
    done = pipe("--crew", CREW, "--seed", "3", "--list", cwd=tmp_path, stdin="wait\ndone\n" * 3)
    assert (done.returncode, done.stderr) == (0, "")
    assert "bosun plays Boris and captain(rollouts=12,plans=4) plays Cyril" in done.stdout
    assert {"Anna", "Boris", "Cyril"} == {gnome for gnome, _ in turns(done.stdout)}
    assert set(re.findall(r"^(\w+) ?(?:\[.*\])?> ", done.stdout, re.MULTILINE)) == {"Anna"}
    assert "Boris heads for " in done.stdout
    assert re.search(r"Cyril .* from .* to .* \(Ghost on \d+\)", done.stdout)  # a walk through a hatch is one line


def test_a_crew_of_bots_plays_to_the_end_alone(tmp_path: Path) -> None:
    arguments = ["--crew", "Anna:bosun,Boris:bosun,Cyril:random", "--seed", "5", "--save", "end.toml"]
    first = pipe(*arguments, cwd=tmp_path)
    saved = (tmp_path / "end.toml").read_text(encoding="utf-8")
    assert first.returncode == 0
    assert "The finished game is saved in end.toml." in first.stdout
    assert rn.load(tmp_path / "end.toml").over
    pipe(*arguments, cwd=tmp_path)
    assert (tmp_path / "end.toml").read_text(encoding="utf-8") == saved  # the same seed is the same game


def test_a_bot_for_everybody_else(tmp_path: Path) -> None:
    done = pipe("--gnomes", "4", "--bot", "bosun", "--bots", "Dora:random", "--seed", "3", cwd=tmp_path)
    assert "bosun plays Boris, bosun plays Cyril and random plays Dora" in done.stdout
    again = pipe(*command_to_go_on(done.stdout)[5:], cwd=tmp_path)
    assert "bosun plays Boris, bosun plays Cyril and random plays Dora" in again.stdout


def test_saving_tells_the_whole_command_to_go_on_with(tmp_path: Path) -> None:
    bots = ["--bots", "Boris:bosun,Cyril:captain(rollouts=12,plans=4)", "--treacherous-bots"]
    done = pipe("--from", early(tmp_path), *bots, "--save", "my game.toml", cwd=tmp_path, stdin="wait\ndone\n")
    words = command_to_go_on(done.stdout)
    assert words[-3:] == ["--from", str(tmp_path / "my game.toml"), "--treacherous-bots"]
    again = subprocess.run(
        words, cwd=tmp_path.parent, input="", capture_output=True, text=True, env=environment(tmp_path)
    )
    assert again.returncode == 0
    assert "captain(rollouts=12,plans=4) plays Cyril" in again.stdout


def test_one_person_with_bots_may_know_the_seed(tmp_path: Path) -> None:
    pipe("--crew", "Anna,Boris:bosun,Cyril:bosun", "--save", "one.toml", cwd=tmp_path)
    pipe("--crew", "Anna,Boris,Cyril:bosun", "--save", "two.toml", cwd=tmp_path)
    assert "seed" in (tmp_path / "one.toml").read_text(encoding="utf-8")
    assert "seed" not in (tmp_path / "two.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Raises", "KeyError: 'grog'."),
        ("Nonsense", "‘dance’ is not a decision"),
        ("Illegal", "it wants done (A1), which is not legal."),
    ],
)
def test_a_bot_that_fails_is_named_and_the_game_goes_on(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "fails.py").write_text(FAILS, encoding="utf-8")
    crew = f"Anna:bosun,Boris:fails.py:{name},Cyril:bosun"
    done = pipe("--crew", crew, "--seed", "4", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    line = next(
        line for line in done.stdout.splitlines() if line.startswith(f"The bot fails.py:{name} has let Boris down: ")
    )
    assert reason in line
    assert line.endswith("Boris does the obvious thing instead: wait.")
    assert "event cards" in done.stdout


def test_treachery_only_where_the_table_chose_it(tmp_path: Path) -> None:
    (tmp_path / "fails.py").write_text(FAILS, encoding="utf-8")
    (tmp_path / "sea.toml").write_text(
        '[game]\ngnomes = ["Anna", "Boris", "Cyril"]\nseed = 5\n[position.gnomes.Anna]\nroom = 0\ntime = 5\n'
        "[position.gnomes.Boris]\nroom = 4\ntime = 3\n[position.gnomes.Cyril]\nroom = 10\ntime = 3\n",
        encoding="utf-8",
    )
    bots = ["--from", "sea.toml", "--bots", "Anna:fails.py:Deserter", "--save", "out.toml"]
    loyal = pipe(*bots, cwd=tmp_path)
    assert "it wants to abandon, and treachery is off at this table." in loyal.stdout
    treacherous = pipe(*bots, "--treacherous-bots", cwd=tmp_path)
    assert "let Anna down" not in treacherous.stdout
    assert str(rn.load(tmp_path / "out.toml").history[0].decision) == "abandon"


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["--crew", "Anna,Boris:captan,Cyril"], "there is no bot ‘captan’; did you mean ‘captain’?"),
        (["--bot", "captain(rollouts=0)"], "settings should be whole numbers above 0"),
        (["--bots", "Zed:bosun"], "‘Zed’ is not a gnome in this crew: Anna, Boris, Cyril, Dora"),
        (["--bots", "Boris"], "there is no bot ‘’"),
        (["--bot", "nowhere.py:Bot"], "there is no file nowhere.py"),
        (["--bot", "broken.py:Bot"], "bot broken.py:Bot: cannot be loaded: ZeroDivisionError"),
    ],
)
def test_a_bot_that_cannot_be_had_is_one_line(tmp_path: Path, arguments: list[str], error: str) -> None:
    (tmp_path / "broken.py").write_text("1 / 0\n", encoding="utf-8")
    done = pipe(*arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert error in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not list(tmp_path.glob("*.toml"))


@pytest.mark.parametrize("pace", ["-1", "nan", "soon", "inf"])
def test_a_pace_is_a_number_of_seconds(tmp_path: Path, pace: str) -> None:
    done = pipe("--pace", pace, cwd=tmp_path)
    assert done.returncode == 2
    assert "should be a number of seconds from 0 to 60" in done.stderr


def test_undo_takes_the_bots_back_too(tmp_path: Path) -> None:
    file = early(tmp_path)
    bots = ["--bots", "Boris:bosun,Cyril:captain(rollouts=12,plans=4)"]
    lines = "go 1 fix engine 5\ndone\nundo 2\nquit\n"
    done = pipe("--from", file, *bots, cwd=tmp_path, stdin=lines)
    assert ("Boris", 44) in turns(done.stdout)
    taken_back = re.search(r"Undone: (.*)", done.stdout)
    assert taken_back is not None
    assert taken_back[1].startswith("open 1; enter; fix engine 5; done; ")
    assert "Nothing has changed since early.toml." in done.stdout


def test_the_terminal_goes_at_a_pace(tmp_path: Path) -> None:
    began = time.monotonic()
    with terminal("--crew", "Anna,Boris:bosun,Cyril:bosun", "--seed", "3", "--edition", "revised", "--option",
                  "opening_events=false", "--pace", "0.3", cwd=tmp_path) as game:  # fmt: skip
        shown = game.expect("Anna>")
        assert "Who plays them?" not in shown
        assert "Boris heads for " in shown
        game.send("quit!")
        assert game.finish() == 0
    assert time.monotonic() - began > 1.0


def test_ctrl_c_while_a_bot_plays_saves_the_game(tmp_path: Path) -> None:
    with terminal("--from", early(tmp_path), "--bot", "bosun", "--bots", "Anna:bosun", "--pace", "30",
                  "--save", "kept.toml", cwd=tmp_path) as game:  # fmt: skip
        game.expect("bosun plays Anna")
        game.expect("Anna: time 45")
        game.interrupt()
        game.expect("The game is saved in kept.toml.")
        assert game.finish() == 130


SWALLOWS = """
import pathlib, time

class Bot:
    def __init__(self, seed): ...
    def decide(self, sight):
        try:
            pathlib.Path("asked").touch()
            time.sleep(600)
        except BaseException:
            pass
        return "wait"
"""


def test_a_bot_cannot_keep_ctrl_c_from_the_game(tmp_path: Path) -> None:
    (tmp_path / "swallows.py").write_text(SWALLOWS)
    with terminal("--from", early(tmp_path), "--bots", "Anna:swallows.py:Bot", "--save", "kept.toml",
                  cwd=tmp_path) as game:  # fmt: skip
        game.expect("Anna: time 45")
        while not (tmp_path / "asked").exists():
            assert game.read(0.1), game.text
        game.interrupt()
        game.expect("The game is saved in kept.toml.")
        assert game.finish() == 130


def test_bots_of_a_hidden_hands_table_do_not_show_their_cards(tmp_path: Path) -> None:
    file = early(tmp_path, players='["Ann", "Bob", "Cid"]', options="{ hidden_hands = true }")
    done = pipe("--from", file, "--bots", "Boris:bosun,Cyril:bosun", cwd=tmp_path, stdin="hand\nwait\ndone\n")
    assert done.returncode == 0
    assert "Boris holds 2 cards, hidden." in done.stdout
    assert "Pass the keyboard" not in done.stdout


def test_the_example_plays(tmp_path: Path) -> None:
    done = pipe("--from", late(tmp_path), "--bots", f"Anna:{ROOT}/examples/careful_bot.py:CarefulBot", cwd=tmp_path)
    assert "Rescued!" in done.stdout
