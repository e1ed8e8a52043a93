"""What is told of others' turns: quiet ones in a line, everything else whole, and what has changed on the boat."""

import re
from pathlib import Path

import pytest

from rednovember.table import Happened, Reader, chronicle, table_of
from rednovember.terminal.folding import QUIET, is_quiet, parts
from tests.terminal.sessions import turns
from tests.terminal.terminals import late, pipe

SLEEPER = """
class Waits:
    def __init__(self, seed, **settings): ...
    def decide(self, sight):
        listed = [str(each) for each in sight.legal]
        return next(word for word in ("wait", "done", *listed) if word in listed)

class Walks(Waits):
    def decide(self, sight):
        listed = [str(each) for each in sight.legal]
        wanted = "enter" if "enter" in listed else "open 5" if {"open 5", "open 10"} <= set(listed) else ""
        return wanted if wanted in listed else super().decide(sight)
"""
POSITION = """
[game]
gnomes = ["Anna", "Cyril", "Boris", "Dora"]
seed = 5
[position.gnomes]
Anna = { room = 1, time = 60 }
Cyril = { room = 8, time = 60 }
Boris = { room = 4, time = 60 }
Dora = { room = 10, time = 60 }
[luck]
dice = [9]
events = ["fire", "descent"]
"""
BOTS = ["--bots", "Boris:bots.py:Waits,Cyril:bots.py:Walks,Dora:bots.py:Waits"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "bots.py").write_text(SLEEPER, encoding="utf-8")
    (tmp_path / "quiet.toml").write_text(POSITION, encoding="utf-8")
    return tmp_path


def test_quiet_turns_are_one_line_and_the_log_has_all(folder: Path) -> None:
    done = pipe("--from", "quiet.toml", *BOTS, cwd=folder, stdin="log all\nquit!\n")
    before, _, log = done.stdout.partition("Anna> log all")
    assert "Boris waits. Cyril walks to room 5 and waits." in before
    assert "Boris" not in dict(turns(before))
    assert "from the Equipment Stores to room 5" not in before
    assert ("Boris", 60) in turns(log)
    assert re.search(r"Cyril .* from the Equipment Stores to room 5 \(Ghost on 59\)\.", log)
    assert re.search(r"Boris .*No Action \(Ghost on 59\)\.", log)


def test_turns_with_events_and_dice_are_told_whole(folder: Path) -> None:
    done = pipe("--from", "quiet.toml", *BOTS, "--style", "dry", cwd=folder, stdin="wait; done\n" * 5)
    lines = done.stdout.splitlines()
    for event in (r"(\w+), event: Fire$", r"(\w+), event: Descent$"):
        place, gnome = next((place, found[1]) for place, line in enumerate(lines) if (found := re.match(event, line)))
        begins = max(number for number, line in enumerate(lines[:place]) if line.startswith(f"{gnome}, space "))
        assert "No Action" in " ".join(lines[begins:place])
    assert re.search(r"rolls 9 \(fire\): room 9$", done.stdout, re.MULTILINE)


def test_what_others_have_changed_is_told_when_the_turn_begins(folder: Path) -> None:
    done = pipe("--from", "quiet.toml", *BOTS, cwd=folder, stdin="wait; done\n" * 5)
    first = done.stdout[: done.stdout.index("Anna> ")]
    assert "While you weren’t looking (3 turns, no event): nothing has changed on the boat." in first
    later = done.stdout[len(first) :]
    assert "On fire: room 9." in later.split("While you weren’t looking", 1)[1].partition("\n\n")[0]


def test_nobody_is_told_of_others_when_there_are_none(tmp_path: Path) -> None:
    done = pipe("--from", late(tmp_path), cwd=tmp_path, stdin="wait\n\nwait\n\n")
    assert "While you were" not in done.stdout


def test_only_quiet_turns_of_bots_are_quiet(folder: Path) -> None:
    table = table_of(POSITION)
    for _ in range(40):
        if table.over:
            break
        legal = [str(decision) for decision in table.game.legal()]
        table.decide(table.awaited or "", "wait" if "wait" in legal else legal[-1])
    facts = chronicle(table, Reader(None))
    found = list(parts(facts, ["Boris", "Cyril"]))
    assert [part.first for part in found[1:]] == [part.end for part in found[:-1]]
    assert (found[0].first, found[-1].end) == (0, len(facts))
    assert {part.gnome for part in found if part.quiet} <= {"Boris", "Cyril"}
    assert any(part.quiet for part in found)
    for part in found:
        kinds = {fact.kind for fact in facts[part.first : part.end]}
        assert not part.quiet or kinds <= QUIET
        assert not part.quiet or not kinds & {"event_turned", "die_rolled", "killed", "fainted", "water", "item_used"}


def test_an_action_other_than_waiting_is_not_quiet() -> None:
    assert is_quiet(Happened(1, "action_taken", {"gnome": "Boris", "action": "wait", "minutes": 1}))
    assert not is_quiet(Happened(1, "action_taken", {"gnome": "Boris", "action": "draw", "minutes": 1}))


def test_a_bot_that_fails_is_told_even_if_it_only_waits(folder: Path) -> None:
    (folder / "bots.py").write_text(SLEEPER.replace('"wait", "done", *listed', '"dance",').replace(
        "if word in listed", ""), encoding="utf-8")  # fmt: skip
    done = pipe("--from", "quiet.toml", "--bots", "Boris:bots.py:Waits", cwd=folder, stdin="wait; done\nquit!\n")
    fault = done.stdout.index("The bot bots.py:Waits has let Boris down")
    assert ("Boris", 60) in turns(done.stdout[:fault])
