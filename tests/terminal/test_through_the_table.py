"""The terminal is a client of the table: it reaches no further, plans at rehearsals, and takes back what may be."""

import io
import re
from pathlib import Path

import pytest

import rednovember as rn
from rednovember.interrupts import Interrupts
from rednovember.table import Decided, Table, TakenBack, table_of, words_of
from rednovember.terminal.commands import run_line
from rednovember.terminal.saving import Saver
from rednovember.terminal.screen import Screen
from rednovember.terminal.session import Session
from rednovember.terminal.setup import PreparedTable
from tests.support import SOURCE
from tests.terminal.terminals import EARLY, command_to_go_on, early, pipe

HIDDEN = '["Ann", "Bob", "Cid"]'


def session(
    *, players: str = '["Max"]', options: str = "{}", audience: str | None = None
) -> tuple[Session, io.StringIO]:
    """A session in the early position, without anybody at the keyboard."""
    table = table_of(EARLY.format(players=players, options=options))
    out = io.StringIO()
    made = Session(PreparedTable(table), Screen(io.StringIO(), out), words_of(table), Saver(table), Interrupts())
    made.audience = audience or made.audience
    made.offer()
    return made, out


def taken(table: Table) -> list[str]:
    return [standing.decision for standing in table.history]


@pytest.mark.parametrize("path", sorted((SOURCE / "terminal").glob("*.py")), ids=lambda path: path.name)
def test_no_terminal_file_reaches_through_the_table_to_the_game(path: Path) -> None:
    found = [line for line in path.read_text(encoding="utf-8").splitlines() if re.search(r"\.game\b", line)]
    assert found == []


# Planning.


@pytest.mark.parametrize("line", ["go 1 fix engine 5", "fix engine 5", "use toolbox; go 4; fix reactor 2", "go 4"])
def test_an_interrupt_while_a_line_is_planned_leaves_no_decision_behind(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, _ = session()
    played = rn.Game.play
    count = 0

    def interrupted(game: rn.Game, decision: object, **more: object) -> None:
        nonlocal count
        count += 1
        if count == 2:
            raise KeyboardInterrupt
        played(game, decision, **more)  # type: ignore[arg-type]  # as it came

    monkeypatch.setattr(rn.Game, "play", interrupted)
    with pytest.raises(KeyboardInterrupt):
        made.decide(line)
    assert count == 2
    assert made.table.entries == []
    assert taken(made.table) == []


def test_a_line_that_is_refused_leaves_no_entry() -> None:
    made, out = session()
    made.decide("use toolbox; go 1; fix pumps 3; done")
    assert made.table.entries == []
    assert "Nothing on that line was done." in out.getvalue()
    assert made.lines == []


def test_what_was_rolled_on_a_line_stands_with_all_before_the_refusal() -> None:
    made, out = session()
    made.decide("go 1 fix engine 5; use crowbar; dance; done")
    assert taken(made.table) == ["open 1", "enter", "fix engine 5", "use crowbar"]
    assert "‘dance’ means nothing here" in out.getvalue()
    assert "What came before it on the line was done." in out.getvalue()
    assert [type(entry) for entry in made.table.entries] == [Decided] * 4


def test_who_walks_may_start_from_an_open_hatch() -> None:
    made, _ = session()
    made.decide("open 4")
    made.decide("go 1")
    assert taken(made.table)[0] == "open 4"
    assert taken(made.table)[-2:] == ["open 1", "enter"]


# Taking back.


def test_where_hands_are_hidden_what_was_seen_stays_seen(tmp_path: Path) -> None:
    file = early(tmp_path, players=HIDDEN, options="{ hidden_hands = true }")
    lines = "\ngo 1\nundo\ngo 1\nfix engine 5\nundo\ndone\ndone\n\n\nundo\nquit\n"
    done = pipe("--from", file, "--save", "out.toml", cwd=tmp_path, stdin=lines)
    assert done.stdout.count("Undone: 2 decisions.") == 1
    refusal = (
        "there is nothing that can be undone: a die or a card has been revealed since, or someone else has decided"
    )
    assert done.stdout.count(refusal) == 2  # after the die; after another has decided
    decisions = [str(step.decision) for step in rn.load(tmp_path / "out.toml").history]
    assert decisions == ["open 1", "enter", "fix engine 5", "done", "done"]


def test_of_a_line_that_shows_something_the_rest_can_be_taken_back() -> None:
    made, out = session(players=HIDDEN, options="{ hidden_hands = true }", audience="Ann")
    made.decide("use toolbox; go 1")
    assert run_line(made, "undo")
    assert taken(made.table) == ["use toolbox"]
    assert "Undone: 2 decisions." in out.getvalue()
    assert not run_line(made, "undo")
    assert taken(made.table) == ["use toolbox"]


def test_with_open_hands_everything_can_be_taken_back_and_the_bots_begin_anew() -> None:
    made, out = session(players=HIDDEN)
    made.decide("go 1 fix engine 5")
    made.decide("done")
    before = made.table.line
    assert run_line(made, "undo 2")
    assert taken(made.table) == []
    assert isinstance(made.table.entries[-1], TakenBack)
    assert made.table.line > before
    assert "Undone: open 1; enter; fix engine 5; done." in out.getvalue()


def test_the_log_does_not_tell_what_was_taken_back() -> None:
    made, out = session()
    made.decide("go 1")
    run_line(made, "undo")
    made.decide("go 4")
    shown = len(out.getvalue())
    run_line(made, "log all")
    told = out.getvalue()[shown:]
    assert "Reactor Room" in told
    assert "Engine Room" not in told


# Going on with bots.


def led(text: str) -> list[tuple[str, str]]:
    return [(found[1], found[2]) for found in re.finditer(r"(\S+) plays (\w+)", text)]


def test_a_saved_game_goes_on_with_its_bots(tmp_path: Path) -> None:
    crew = "Anna,Boris:bosun,Cyril:captain(rollouts=12,plans=4)"
    pipe("--crew", crew, "--seed", "3", "--save", "kept.toml", cwd=tmp_path, stdin="wait;done\n")
    again = pipe("--from", "kept.toml", cwd=tmp_path)
    assert led(again.stdout) == [("bosun", "Boris"), ("captain(rollouts=12,plans=4)", "Cyril")]


@pytest.mark.parametrize(
    ("arguments", "leads"),
    [
        (["--bots", "Boris:random"], [("random", "Boris"), ("bosun", "Cyril")]),
        (["--bot", "random"], [("random", "Boris"), ("random", "Cyril")]),
        (["--bots", "Boris:"], [("bosun", "Cyril")]),
        (["--bots", "Boris:,Cyril:"], []),
    ],
)
def test_the_command_line_names_other_bots(tmp_path: Path, arguments: list[str], leads: list[tuple[str, str]]) -> None:
    pipe("--crew", "Anna,Boris:bosun,Cyril:bosun", "--seed", "3", "--save", "kept.toml", cwd=tmp_path)
    other = pipe("--from", "kept.toml", *arguments, cwd=tmp_path)
    assert led(other.stdout) == leads
    assert led(pipe(*command_to_go_on(other.stdout)[5:], cwd=tmp_path).stdout) == leads


def test_a_logbook_with_a_bot_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "odd.toml").write_text(
        '[game]\ngnomes = ["Anna", "Boris", "Cyril"]\nbots = { Boris = "admiral" }\nseed = 5\n', encoding="utf-8"
    )
    done = pipe("--from", "odd.toml", cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith("rednovember: odd.toml: there is no bot ‘admiral’")
    assert len(done.stderr.splitlines()) == 1
    assert pipe("--from", "odd.toml", "--bots", "Boris:bosun", cwd=tmp_path).returncode == 0


def test_a_logbook_cannot_have_a_file_run(tmp_path: Path) -> None:
    """A saved game is somebody else's text: the bot that it names may be a program of theirs."""
    (tmp_path / "evil.py").write_text("open('ran', 'w').close()\nclass Bot:\n    def __init__(self, seed): pass\n")
    (tmp_path / "odd.toml").write_text(
        '[game]\ngnomes = ["Anna", "Boris", "Cyril"]\nbots = { Boris = "evil.py:Bot" }\nseed = 5\n', encoding="utf-8"
    )
    done = pipe("--from", "odd.toml", cwd=tmp_path)
    assert done.returncode == 2
    assert "Boris: the bot evil.py:Bot is a file, and its code would be run" in done.stderr
    assert not (tmp_path / "ran").exists()
    pipe("--from", "odd.toml", "--bots", "Boris:evil.py:Bot", cwd=tmp_path)
    assert (tmp_path / "ran").exists()
