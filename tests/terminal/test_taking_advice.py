"""Advice in words that a player knows, and `take 1`."""

import json
from pathlib import Path
from typing import Any

import pytest

from rednovember.table import Advised, read_decision, table_of, words_of
from rednovember.table.advising import Counsel
from rednovember.terminal.advice_commands import used
from rednovember.terminal.advising import say_chance
from rednovember.terminal.plan_notation import fold
from rednovember.terminal.proposals import Proposal, Proposals
from rednovember.words import Words
from tests.support import gnome, run
from tests.terminal import sessions
from tests.terminal.sessions import Sitting, sitting, table_at
from tests.terminal.terminals import EARLY, early

CREW: dict[str, Any] = {
    "Anna": gnome(4, 45, "grog", "crowbar", "aqualung"),
    "Boris": gnome(8, 40, "coffee"),
    "Cyril": gnome(10, 40),
}


# Plans as they are typed.


@pytest.mark.parametrize(
    ("plan", "typed", "position"),
    [
        ("open 5; enter; open 8; enter; draw 3", "go 8 draw 3", {}),
        ("open 2; enter; open 1; enter; fix engine 5", "go 1 fix engine 5", {}),
        ("open 5; enter", "go 5", {}),
        ("fix reactor 5", "fix reactor 5", {}),
        ("wait", "wait", {}),
        ("use grog; open 5; enter; extinguish 4", "use grog; go 5 extinguish 4", {"fires": [5]}),
        ("use crowbar; unblock 5 4", "use crowbar; unblock 5 4", {"blocked": ["4-5"]}),
        ("open 5; enter; unblock 8 4", "go 5 unblock 8 4", {"blocked": ["5-8"]}),
        ("open 5; stay; wait", "open 5; stay; wait", {"high_water": [5]}),
        ("open 5; stay; open 2; enter; fix pumps 3", "open 5; stay; go 2 fix pumps 3", {"high_water": [5]}),
        ("open 5; enter; open 8; enter; trade Boris grog", "go 8 trade Boris grog", {}),
        (
            "use aqualung; open 3; enter; open sea; enter; kill kraken 4",
            "use aqualung; go sea kill kraken 4",
            {"tokens": {"kraken": 30}},
        ),
        ("open 2; enter; open 5; enter; wait", "go 2; go 5 wait", {}),  # a detour stays one
        ("open 5; enter; use crowbar; open 8; enter", "go 5; use crowbar; go 8", {}),
    ],
)
def test_ways_are_folded_and_the_line_takes_just_the_plan(plan: str, typed: str, position: dict[str, Any]) -> None:
    sat = sitting(CREW, ["yes"] * 9, dice=[1], items=["grog"] * 4, **position)
    decisions = [read_decision(sat.table, text) for text in plan.split("; ")]
    assert "; ".join(fold(sat.table, decisions)) == typed
    sat.says(typed)
    assert "; ".join(sat.taken) == plan


def test_at_an_open_hatch_and_after_the_action_plans_stay_as_they_are() -> None:
    sat = sitting(CREW)
    sat.says("open 5")
    assert fold(sat.table, [read_decision(sat.table, "enter")]) == ("enter",)
    on = [read_decision(sat.table, text) for text in ("enter", "open 8", "enter", "draw 2")]
    assert fold(sat.table, on) == ("go 8 draw 2",)
    sat.says("stay; wait")
    assert fold(sat.table, [read_decision(sat.table, "done")]) == ("done",)


def test_a_bots_gnome_can_be_advised_as_well() -> None:
    table = table_of(table_at(CREW).to_logbook().replace("[game]", '[game]\nbots = { Anna = "bosun" }'))
    assert table.leaders["Anna"] == "bosun"
    decisions = [read_decision(table, text) for text in ("open 5", "enter", "open 8", "enter", "draw 3")]
    assert fold(table, decisions) == ("go 8 draw 3",)
    assert table.leaders["Anna"] == "bosun"


# What is known of the chances.


def counsel(chance: float, spread: float) -> Counsel:
    return Counsel((), chance, chance - spread, chance + spread, 100, (), 0, 60, (), ())


@pytest.mark.parametrize(
    ("chance", "spread", "said"),
    [
        (0.58, 0.02, "About a 58% chance, 6 points less than plan 1"),
        (0.58, 0.08, "As good as plan 1"),  # the trials cannot tell
        (0.638, 0.0001, "As good as plan 1"),  # nobody could
        (0.70, 0.2, "As good as plan 1"),  # fewer trials, and lucky ones
    ],
)
def test_a_plan_is_behind_only_if_the_trials_can_tell(chance: float, spread: float, said: str) -> None:
    assert say_chance(Words(strict=True), counsel(chance, spread), counsel(0.64, 0.02)) == said


@pytest.mark.parametrize(
    ("chance", "said"),
    [(0.64, "About a 64% chance of rescue"), (0.001, "Hardly any hope"), (0.999, "As good as rescued")],
)
def test_the_best_plan_says_for_whom_its_chance_holds(chance: float, said: str) -> None:
    best = counsel(chance, 0.02)
    assert say_chance(Words(strict=True), best, best) == f"{said}, if the crew plays like bosuns"


def test_the_data_stay_what_they_were(tmp_path: Path) -> None:
    done = run("advise", early(tmp_path), "--rollouts", "40", "--json", cwd=tmp_path)
    found = json.loads(done.stdout)
    assert list(found) == ["decides", "advice"]
    assert list(found["advice"][0]) == ["decisions", "chance", "low", "high", "rollouts", "reasons"]
    assert found["advice"][0]["decisions"] == ["use toolbox", "open 1", "enter", "fix engine 5"]


# Taking a plan.


def advised(*answers: str, pipe: bool = False) -> Sitting:
    """The early position after an advice."""
    sat = Sitting(table_of(EARLY.format(players='["Max"]', options="{}")), None if pipe else answers)
    told = sat.says("advice 60")
    assert "\n1. use toolbox; go 1 fix engine 5\n" in told
    assert told.endswith("`take 1` follows plan 1.\n")
    return sat


PLAN = ["use toolbox", "open 1", "enter", "fix engine 5"]


def test_a_plan_is_taken_as_one_line_once_its_items_are_agreed_to() -> None:
    sat = advised("no", "yes")
    question = "The plan uses up: Toolbox. Take it anyway? (yes/no)"
    assert sat.says("take 1").startswith(question)
    assert sat.taken == []
    assert sat.says("take 1").startswith(question)
    assert sat.taken == PLAN
    assert "Undone: use toolbox; open 1; enter; fix engine 5." in sat.says("undo")
    assert sat.taken == []


def test_at_a_pipe_it_is_taken_as_typed() -> None:
    sat = advised(pipe=True)
    sat.says("take 1")
    assert sat.taken == PLAN


@pytest.mark.parametrize("line", ["go 4", "use crowbar", "wait; done", "go 4\nundo"])
def test_once_something_has_changed_it_is_too_late(line: str) -> None:
    sat = advised(pipe=True)
    for one in line.splitlines():
        sat.says(one)
    before = sat.taken
    assert sat.says("take 1") == "That advice was for another moment: type `advice` again.\n"
    assert sat.taken == before


def test_looking_about_changes_nothing() -> None:
    sat = advised(pipe=True)
    for line in ("odds engine", "list", "hand", "look", "why M2"):
        sat.says(line)
    sat.says("take 1")
    assert sat.taken == PLAN


def test_what_cannot_be_taken_is_one_clear_line() -> None:
    sat = sitting(CREW)
    assert sat.says("take 1") == "There is no advice to follow yet: type `advice` first.\n"
    sat = advised(pipe=True)
    for line in ("take", "take it", "take 0", "take -1", "take 1 2"):
        assert sat.says(line) == "Type `take 1` to follow plan 1 of the advice.\n"
    assert sat.says("take 4") == "There are only plans 1 to 3.\n"
    assert sat.taken == []


def test_a_number_of_a_plan_after_advice_hints_at_take() -> None:
    sat = advised(pipe=True)
    assert sat.says("advice 2") == "`advice` thinks again; to follow plan 2, type `take 2`.\n"
    assert "Advice for Anna:\n1. " in sat.says("advice 40")
    sat.says("go 4")
    assert "Advice for Anna:\n1. " in sat.says("advice 2")  # of another moment: so many trials


def test_a_plan_that_kills_is_asked_about_like_any_line() -> None:
    crew = {"Anna": gnome(5, 45), "Boris": gnome(10, 40), "Cyril": gnome(10, 40)}
    sat = sitting(crew, ["no"], high_water=[5])
    sat.session.proposals = Proposals(sat.table.number, (Proposal("wait", ()),))
    assert sat.says("take 1").startswith("This is certain death for Anna.")
    assert sat.taken == []


def test_all_advice_of_many_positions_can_be_taken() -> None:
    """Whatever is advised, the line that is shown for it takes it and nothing else."""
    from rednovember.table import Budget
    from rednovember.terminal.advising import advise, typed
    from tests.support import picks, play_some, position_game

    for seed in range(12):
        game = position_game(CREW, seed=seed, players=["Max"], fires=[2], high_water=[7], blocked=["5-8"])
        play_some(game, picks(seed), 3 * seed)
        if game.over:
            continue
        text = game.to_logbook()
        found: Advised = advise(table_of(text), words_of(table_of(text)), Budget(rollouts=12), 5)
        for plan in found.plans:
            sat = sessions.Sitting(table_of(text), ["yes"] * 9)
            before = len(sat.taken)
            sat.says(typed(sat.table, plan))
            assert sat.taken[before:] == [said.text for said in plan.decisions]
            assert set(used(plan)) == {word.split()[1] for word in sat.taken[before:] if word.startswith("use ")}
