"""`rednovember learn`: Enter leads to the end, nothing but what is wanted is played, and nothing is saved unasked."""

import contextlib
import io
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import rednovember as rn
from rednovember.interrupts import Interrupts
from rednovember.table import lesson, lessons
from rednovember.table.guide import NAMES
from rednovember.terminal.commands import run_line
from rednovember.terminal.lesson import LessonSession
from rednovember.terminal.screen import Screen
from tests.terminal.terminals import LONGEST_WAIT, Terminal, environment, saved

ENTERS = 60
CLOSING = {"first-game": "That was the game", "example-turn": "That’s what mates are for."}


def flat(text: str) -> str:
    return " ".join(text.replace("│ ", "").replace("| ", "").split())


def learned(*arguments: str, cwd: Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """A lesson with its input and output in pipes."""
    return subprocess.run(
        [sys.executable, "-m", "rednovember", "learn", *arguments],
        cwd=cwd, input=stdin, capture_output=True, text=True, encoding="utf-8", timeout=LONGEST_WAIT,
        env=environment(cwd),
    )  # fmt: skip


@contextlib.contextmanager
def learning(*arguments: str, cwd: Path, columns: int = 80, rows: int = 24) -> Iterator[Terminal]:
    """A lesson in a terminal of its own."""
    opened = Terminal(["learn", *arguments], cwd, columns, {}, rows)
    try:
        yield opened
    finally:
        opened.close()


class Classroom:
    """A lesson without a process of its own."""

    def __init__(self, name: str = "first-game", *, as_list: bool = False) -> None:
        self.out = io.StringIO()
        self.session = LessonSession(lesson(name), Screen(io.StringIO(), self.out, as_list=as_list), Interrupts())
        self.session.teller_speaks(True)
        self.session.ready()

    def says(self, line: str) -> str:
        """What a typed line brings."""
        shown = len(self.out.getvalue())
        run_line(self.session, line)
        if not self.session.table.over:
            self.session.ready()
        return flat(self.out.getvalue()[shown:])

    @property
    def taken(self) -> list[str]:
        return [standing.decision for standing in self.session.table.history]


# To the end.


@pytest.mark.parametrize("name", NAMES)
def test_enter_alone_leads_to_the_end_over_a_pipe(tmp_path: Path, name: str) -> None:
    done = learned(name, cwd=tmp_path, stdin="\n" * ENTERS)
    assert (done.returncode, done.stderr) == (0, "")
    told = flat(done.stdout)
    assert CLOSING[name] in told
    assert "`rednovember play`" in told
    assert list(tmp_path.iterdir()) == [], "nothing is saved"


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (60, 24), (120, 40)])
@pytest.mark.parametrize("name", NAMES)
def test_enter_alone_leads_to_the_end_in_a_terminal(tmp_path: Path, name: str, columns: int, rows: int) -> None:
    with learning(name, cwd=tmp_path, columns=columns, rows=rows) as game:
        while "Enter to leave;" not in game.text:
            game.expect("> ")
            game.send("")
        assert game.finish() == 0
        assert CLOSING[name] in flat(game.text)
    assert max(map(len, game.text.splitlines())) <= columns
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", NAMES)
def test_typing_what_the_remarks_say_does_the_same_as_enter(tmp_path: Path, name: str) -> None:
    lines = learned(name, cwd=tmp_path, stdin="\n" * ENTERS).stdout.splitlines()
    typed = [line.partition("[Enter: ")[2].partition("]>")[0] for line in lines if "[Enter: " in line]
    assert CLOSING[name] in flat(learned(name, cwd=tmp_path, stdin="\n".join(typed)).stdout)


def test_without_a_name_a_pipe_learns_the_first_game(tmp_path: Path) -> None:
    assert "Lesson: The first game" in learned(cwd=tmp_path).stdout


def test_at_a_terminal_the_lessons_are_listed_and_enter_takes_the_first(tmp_path: Path) -> None:
    with learning(cwd=tmp_path) as game:
        listed = flat(game.expect("Which one? [1]"))
        assert all(f"{number} " in listed and one.id in listed for number, one in enumerate(lessons(), 1))
        game.send("7")
        game.expect("won’t do")
        game.expect("Which one?")
        game.send("")
        game.expect("Lesson: The first game")
        game.send("quit")
        game.expect("You have left the lesson.")
        assert game.finish() == 0


@pytest.mark.parametrize("answer", ["2", "example-turn", "ex"])
def test_a_lesson_is_chosen_by_its_number_or_its_name(tmp_path: Path, answer: str) -> None:
    with learning(cwd=tmp_path) as game:
        game.expect("Which one?")
        game.send(answer)
        game.expect("Lesson: The example turn")
        game.expect("Geoff [Enter: open 5]>")


def test_an_unknown_lesson_is_one_line(tmp_path: Path) -> None:
    done = learned("swimming", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("rednovember: there is no lesson ‘swimming’")
    assert done.stderr.count("\n") == 1


# What is taken.


@pytest.mark.parametrize(
    "line", ["go 9", "9", "wait", "draw 1", "go 8 draw 1", "use grog", "done", "fly", "draw", "99"]
)
def test_what_is_not_wanted_changes_nothing_and_says_what_is(line: str) -> None:
    room = Classroom()
    said = room.says(line)
    assert room.taken == []
    assert "The lesson wants `go 8` now; Enter does it." in said


@pytest.mark.parametrize("line", ["", "go 8", "8", "Go 8", "go stores", "open 8; enter", "Anna: open 8; enter"])
def test_the_same_may_be_said_in_several_ways(line: str) -> None:
    room = Classroom()
    room.says(line)
    assert room.taken == ["open 8", "enter"]


def test_a_part_of_a_step_or_several_may_be_typed_at_once() -> None:
    room = Classroom()
    room.says("open 8")
    assert room.session.only == "enter"
    room.says("enter; draw 2; done")
    assert room.taken == ["open 8", "enter", "draw 2", "done"]


def test_items_of_the_hand_are_no_hints_while_the_lesson_gives_them() -> None:
    room = Classroom()
    for _ in range(7):
        room.says("")
    assert room.session.only == "stop missiles 3"
    assert "Your Grog would" not in room.says("list") + room.says("")


def test_undo_goes_a_step_back_over_the_turns_of_others(tmp_path: Path) -> None:
    before_boris = 9
    stdin = "\n" * before_boris + "undo\n" + "\n" * ENTERS
    told = flat(learned("first-game", cwd=tmp_path, stdin=stdin).stdout)
    assert "Undone: done; use crowbar; unblock 5 6; done." in told
    assert told.count("You have found a Deactivation Code") == 2
    assert CLOSING["first-game"] in told


def test_at_the_end_the_last_step_may_be_taken_back(tmp_path: Path) -> None:
    with learning("example-turn", cwd=tmp_path) as game:
        for _ in range(7):
            game.expect("]> ")
            game.send("")
        game.expect("save FILE>")
        game.send("undo")
        game.expect("Geoff [Enter: done]>")
        game.send("")
        game.expect("save FILE>")
        game.send("")
        assert game.finish() == 0


def test_the_ordinary_commands_work(tmp_path: Path) -> None:
    stdin = "look\nlist\nstatus\nodds\nhelp\nhand\nlog\nwhy M6\n"
    told = learned("first-game", cwd=tmp_path, stdin=stdin).stdout
    for shown in ("captain’s stash", "Act (ends the movement)", "THE AIM", "Anna holds Grog", "M6: "):
        assert shown in told


def test_a_screen_reader_is_spared_the_drawing_and_the_margin(tmp_path: Path) -> None:
    told = learned("first-game", "--list", cwd=tmp_path, stdin="\n" * ENTERS).stdout
    assert "│" not in told
    assert "\n| " not in told
    assert CLOSING["first-game"] in " ".join(told.split())


def test_blanks_that_may_not_be_broken_stay_whole() -> None:
    room = Classroom()
    shown = len(room.out.getvalue())
    room.session.say_part("Nine words and\nthen\N{NO-BREAK SPACE}\N{EM DASH} a dash. " * 9)
    assert room.out.getvalue()[shown:].count("then\N{NO-BREAK SPACE}\N{EM DASH}") == 9


# Leaving.


@pytest.mark.parametrize("word", ["quit", "quit!", "q"])
def test_quit_leaves_without_saving(tmp_path: Path, word: str) -> None:
    done = learned("first-game", cwd=tmp_path, stdin=f"\n\n{word}\n")
    assert done.returncode == 0
    assert "You have left the lesson." in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_the_end_of_the_input_leaves_cleanly(tmp_path: Path) -> None:
    done = learned("first-game", cwd=tmp_path, stdin="\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "You have left the lesson." in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_leaves_with_its_status_and_without_saving(tmp_path: Path) -> None:
    with learning("first-game", cwd=tmp_path) as game:
        game.expect("]> ")
        game.interrupt()
        game.expect("You have left the lesson.")
        assert game.finish() == 130
    assert list(tmp_path.iterdir()) == []


def test_a_lesson_is_saved_where_it_is_asked_for(tmp_path: Path) -> None:
    learned("first-game", cwd=tmp_path, stdin="\nsave here.rn.toml\n")
    assert [str(taken.decision) for taken in rn.load(tmp_path / "here.rn.toml").history] == ["open 8", "enter"]
    assert saved(tmp_path) == []


# In the welcome.


def test_the_welcome_offers_the_lesson_last_and_comes_back_to_it(tmp_path: Path) -> None:
    opened = Terminal(["play", "--plain"], tmp_path, 80, {}, 24)
    with contextlib.closing(opened) as game:
        offered = game.expect("What will it be? [1]")
        assert "1  Play now" in offered
        assert "3  Learn: a guided first game, in a few minutes." in offered
        game.send("3")
        game.expect("Anna [Enter: go 8]>")
        game.send("quit")
        game.expect("You have left the lesson.")
        game.expect("What will it be? [1]")
        game.send("")
        game.expect("Your name? [Anna]")
    assert saved(tmp_path) == []
