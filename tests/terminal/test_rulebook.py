"""The rules in the terminal: as a command, and within a game."""

import io
from pathlib import Path

import pytest

from rednovember import data
from rednovember.terminal.rulebook import show_rules
from rednovember.terminal.screen import Screen
from rednovember.words import Words
from tests.support import run
from tests.terminal.terminals import early, pipe


def shown(*asked: str, words: Words | None = None, status: int = 0, differences: bool = True) -> str:
    out = io.StringIO()
    done = show_rules(asked, Screen(io.StringIO(), out), words or Words(strict=True), differences=differences)
    assert done == status
    return out.getvalue()


def in_a_game(folder: Path, *lines: str) -> str:
    return pipe("--from", early(folder), cwd=folder, stdin="\n".join([*lines, "quit!", ""])).stdout


# As a command.


def test_the_command_shows_a_rule() -> None:
    done = run("rules", "M8")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("M8: Low water next to high\n  The hatch from a low-water room")
    assert "  First edition: " in done.stdout


def test_the_command_without_a_word_lists_all_rules() -> None:
    done = run("rules")
    assert done.returncode == 0
    listed = {line.split()[0] for line in done.stdout.splitlines() if line.startswith("  ")}
    assert listed == set(data.atoms())


def test_the_command_says_when_there_is_nothing() -> None:
    done = run("rules", "krakken")
    assert (done.returncode, done.stdout) == (1, "The rules say nothing about ‘krakken’; did you mean: Kraken?\n")
    assert run("rules", "xyzzy").stdout == "The rules say nothing about ‘xyzzy’. `rules` alone lists them.\n"


def test_the_command_takes_several_words_an_edition_and_a_board(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('id = "mine"\nbase = "standard-2"\n[bonuses]\ncrowbar = 7\n', encoding="utf-8")
    done = run("rules", "unblock", "hatch", "--board", "mine.toml", cwd=tmp_path)
    assert done.stdout.startswith("A8: Unblock Hatch")
    assert "adds 7 to Unblock Hatch" in run("rules", "crowbar", "--board", "mine.toml", cwd=tmp_path).stdout
    assert "I20: Harpoon" in run("rules", "diving", "gun", "--edition", "first").stdout


@pytest.mark.parametrize("arguments", [("--edition", "third"), ("--board", "nowhere")])
def test_what_the_command_does_not_know_is_one_line(arguments: tuple[str, ...]) -> None:
    done = run("rules", "M2", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


# What is shown.


@pytest.mark.parametrize("columns", [30, 80, 200])
def test_everything_is_wrapped(monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    text = shown("all")
    assert max(map(len, text.splitlines())) < columns
    assert all(f"{atom}: " in text for atom in data.atoms())


def test_the_best_rules_are_whole_and_the_others_titles() -> None:
    text = shown("water")
    assert text.count(": ") >= 4
    assert "More on this:\n  " in text


def test_a_ruling_is_shown_with_question_reason_and_switch() -> None:
    text = shown("Q3")
    assert "Does high water flow into low water?" in text
    assert "  Why: " in text
    assert "The option `reflow_into_low_water` settles it one way or the other." in text
    assert "Only with the option `remove_respites`." in shown("Q14")


def test_a_card_is_shown_with_its_count() -> None:
    assert "Crowbar: 6 cards." in shown("crowbar")
    assert "Coffee: 1 card." in shown("coffee")


def test_the_first_edition_is_told_where_it_is_played() -> None:
    assert "First edition: " not in shown("M8", differences=False)
    assert "First edition: " in shown("M8", words=Words("en", "first"), differences=False)


def test_a_long_question_is_not_repeated_whole() -> None:
    assert len(shown("x" * 10_000, status=1)) < 200


# Within a game.


def test_rules_and_why_in_a_game(tmp_path: Path) -> None:
    out = in_a_game(tmp_path, "rules crowbar", "rules krakken", "why m2", "why C1", "rules")
    assert "I17: Crowbar" in out
    assert "did you mean: Kraken?" in out
    assert "M2: Blocked hatches\n  A blocked hatch cannot" in out
    assert "C1: Rooms and hatches" in out
    assert "  Example: On the printed board" in out
    assert "What is in the box\n" in out


def test_help_on_a_word_that_is_no_topic_asks_the_rules(tmp_path: Path) -> None:
    out = in_a_game(tmp_path, "help crowbar", "help lucky charm", "help M6", "help fire")
    assert "I17: Crowbar" in out
    assert "I21: Lucky Charm" in out
    assert "M6: No way into high water" in out
    assert "FIRE\n" in out


def test_a_refused_decision_gives_the_rule_as_its_reason(tmp_path: Path) -> None:
    out = in_a_game(tmp_path, "done")
    assert f"{Words().atom('A1')} (A1)" in " ".join(out.split())
