"""`rednovember advise`, and the command `advice` in plain play."""

import json
from pathlib import Path

import pytest

import rednovember as rn
from rednovember.commands.random import play_randomly
from tests.support import run
from tests.terminal.terminals import early, pipe


def test_the_best_plans_with_their_chances_and_reasons(tmp_path: Path) -> None:
    done = run("advise", early(tmp_path), "--rollouts", "60", "--best", "4", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "Advice for Anna:"
    assert [line[:2] for line in lines if line[0].isdigit()] == ["1.", "2.", "3.", "4."]
    assert done.stdout.count("chance of rescue, if the crew plays like bosuns. ") == 1
    assert done.stdout.count("   About ") + done.stdout.count("   As good as plan 1. ") == 4
    assert "trial" not in done.stdout
    assert "take" not in done.stdout  # nobody is at a table


def test_as_json_it_is_data_and_repeatable(tmp_path: Path) -> None:
    arguments = ["advise", early(tmp_path), "--rollouts", "40", "--json"]
    first, second = run(*arguments, cwd=tmp_path), run(*arguments, cwd=tmp_path)
    assert first.stdout == second.stdout
    found = json.loads(first.stdout)
    assert found["decides"] == "Anna"
    assert len(found["advice"]) == 3
    for one in found["advice"]:
        assert one["low"] <= one["chance"] <= one["high"]
        assert rn.load(tmp_path / "early.toml").is_legal(one["decisions"][0])
        assert all(set(reason) == {"code", "params"} for reason in one["reasons"])


def test_a_budget_of_time_will_do(tmp_path: Path) -> None:
    done = run("advise", early(tmp_path), "--milliseconds", "30", cwd=tmp_path)
    assert done.stdout.startswith("Advice for Anna:")


@pytest.mark.parametrize(
    "arguments", [["--rollouts", "0"], ["--milliseconds", "0"], ["--best", "0"], ["--rollouts", "-3"], ["--best", "x"]]
)
def test_nothing_is_no_budget(tmp_path: Path, arguments: list[str]) -> None:
    done = run("advise", early(tmp_path), *arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert "should be a whole number above 0" in done.stderr.splitlines()[-1]


def test_what_cannot_be_read_or_is_over_is_one_line(tmp_path: Path) -> None:
    missing = run("advise", "missing.toml", cwd=tmp_path)
    assert missing.returncode == 2
    assert missing.stderr.splitlines() == ["rednovember: missing.toml: No such file or directory"]
    game = rn.Game(["Anna", "Boris", "Cyril"], seed=1)
    play_randomly(game, 1)
    game.save(str(tmp_path / "over.toml"))
    over = run("advise", "over.toml", cwd=tmp_path)
    assert over.returncode == 2
    assert over.stderr.splitlines() == ["rednovember: over.toml: the game is over: no advice can help now"]


def test_advice_can_be_asked_for_in_play(tmp_path: Path) -> None:
    for word in ("advice 40", "hint 40"):
        done = pipe("--from", early(tmp_path), cwd=tmp_path, stdin=f"{word}\nadvice much\nquit!\n")
        assert "Advice for Anna:\n1. " in done.stdout
        assert "Type `advice` for the best plans, then `take 1` to follow the first." in done.stdout
    asked = pipe("--from", early(tmp_path), cwd=tmp_path, stdin="go 1\nfix engine 5\nadvice 20\nquit!\n")
    assert "1. done" in asked.stdout
