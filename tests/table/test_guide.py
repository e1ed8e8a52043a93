"""Lessons: each plays to its end as its logbook expects, every remark is a message, and nothing else is taken."""

import json
from collections import Counter
from typing import Any

import jsonschema
import pytest

from rednovember import data
from rednovember.commands.logbook import check_file
from rednovember.errors import RedNovemberError
from rednovember.game.expect import differences
from rednovember.game.facts import Fact
from rednovember.game.logbook import read_logbook
from rednovember.table import Guide, Lesson, LessonWire, Table, TableError, lesson, lessons, read_entry
from rednovember.table.guide import NAMES, Step, read_steps
from rednovember.table.schema import schema
from rednovember.words import Words, languages
from rednovember.words.bundle import load
from tests.support import SOURCE


def finished(chosen: Lesson) -> Guide:
    """A guide that has been followed to the end."""
    guide = Guide(chosen, chosen.table())
    while not guide.finished:
        guide.follow()
        if guide.expects_learner:
            guide.decide(guide.wanted[0])
    return guide


def remarks_of(chosen: Lesson) -> list[str]:
    return [name for step in chosen.steps for name in step.remarks] + list(chosen.closing)


def facts_of(chosen: Lesson) -> list[Fact]:
    return finished(chosen).table.game.facts(chosen.learner)


@pytest.fixture
def first() -> Guide:
    return Guide(lesson("first-game"), lesson("first-game").table())


# The lessons as they are.


def test_every_lesson_of_the_package_is_in_the_list_and_the_first_game_leads_it() -> None:
    files = (SOURCE / "data" / "lessons").iterdir()
    assert {f"{name}.rn.toml" for name in NAMES} == {path.name for path in files}
    assert [one.id for one in lessons()] == list(NAMES)
    assert lessons()[0].id == "first-game"


def test_a_lesson_that_is_not_there_is_refused_with_the_nearest() -> None:
    with pytest.raises(
        TableError, match=r"no lesson ‘first’; did you mean ‘first-game’\? Lessons: first-game, example"
    ):
        lesson("first")


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_a_logbook_that_holds(name: str) -> None:
    assert check_file(str(SOURCE / "data" / "lessons" / f"{name}.rn.toml"), as_json=False) == 0


@pytest.mark.parametrize("name", NAMES)
def test_a_followed_lesson_comes_to_what_its_logbook_expects_with_no_luck_left_to_chance(name: str) -> None:
    guide = finished(lesson(name))
    assert guide.table.game.seed is None
    logbook = read_logbook(data.lesson(name))
    assert logbook.expect
    assert list(differences(logbook.expect, guide.table.game)) == []
    assert [one.decision for one in guide.table.history] == [move.decision for move in guide.lesson.moves]
    assert finished(lesson(name)).table.game.position() == guide.table.game.position()


@pytest.mark.parametrize("name", NAMES)
def test_every_step_of_the_learners_has_a_remark_and_the_lesson_is_closed_by_one(name: str) -> None:
    chosen = lesson(name)
    own = chosen.table().game.gnomes[0]
    assert all(step.remarks for step in chosen.steps if step.gnome == own)
    assert chosen.closing
    assert max(Counter(remarks_of(chosen)).values()) == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", NAMES)
def test_every_remark_can_be_told_in_every_language(name: str, language: str) -> None:
    chosen = lesson(name)
    words = Words(language, strict=True)
    assert words.text(chosen.title)
    assert words.text(chosen.text)
    guide, told = Guide(chosen, chosen.table()), []
    while True:
        told += [remark.told(words) for remark in guide.remarks]
        if guide.finished:
            break
        if not guide.follow(1):
            for each in guide.wanted:
                guide.decide(each)
    assert len(told) == len(remarks_of(chosen))
    assert all(told)


@pytest.mark.parametrize("language", languages())
def test_every_message_about_a_lesson_is_used(language: str) -> None:
    used = {name for chosen in lessons() for name in (*remarks_of(chosen), chosen.title, chosen.text)}
    known = {name for name in load(language).message_ids if name.startswith(("learn-first-", "learn-example-"))}
    assert known == used


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", NAMES)
def test_a_remark_names_what_is_to_be_typed_in_notation(name: str, language: str) -> None:
    words = Words(language, strict=True)
    guide = Guide(lesson(name), lesson(name).table())
    while not guide.finished:
        if guide.expects_learner:
            wanted = guide.wanted
            short = f"go {wanted[0].split()[1]}" if len(wanted) > 1 else wanted[0]
            assert f"`{short}`" in guide.remarks[-1].told(words)
            for each in wanted:
                guide.decide(each)
        guide.follow()


# What the first game teaches.


def test_the_first_game_shows_each_thing_that_is_to_be_learned() -> None:
    told = facts_of(lesson("first-game"))
    own = [fact for fact in told if fact.params.get("gnome", "Anna") == "Anna"]
    kinds = {fact.kind for fact in own}
    assert {
        "hatch_opened", "entered", "item_used", "item_drawn", "action_taken", "event_turned", "fire_started",
        "fire_out", "token_placed", "token_removed", "track_moved", "faint_checked", "reflowed", "turn_begins",
        "keeper_moved", "game_ends",
    } <= kinds  # fmt: skip
    assert [fact.params["after"] for fact in told if fact.kind == "water"] == [1, 1], "high water flows and becomes low"
    results = [fact.params["result"] for fact in own if fact.kind == "fix_result"]
    assert results == ["succeeded", "failed", "succeeded", "succeeded"]


def test_the_first_game_has_each_kind_of_decision_that_is_to_be_learned() -> None:
    moves = [move.decision.split()[0] for move in lesson("first-game").moves if move.gnome == "Anna"]
    assert {"open", "enter", "draw", "use", "extinguish", "stop", "fix", "wait", "done"} <= set(moves)
    used = [move.decision for move in lesson("first-game").moves if move.gnome == "Anna" and "use" in move.decision]
    assert used == ["use fire_extinguisher", "use deactivation_code", "use toolbox", "use grog"]


def test_in_the_first_game_low_water_costs_a_minute_and_the_same_gnome_comes_again(first: Guide) -> None:
    ghosts: dict[str, int] = {}
    while not first.finished:
        first.follow()
        name, before = (first.step.remarks[-1] if first.step else ""), first.table.game.view("Anna").ghost
        for each in first.wanted:
            first.decide(each)
        ghosts[name] = before - first.table.game.view("Anna").ghost
    turns = [fact.params["gnome"] for fact in first.table.game.facts("Anna") if fact.kind == "turn_begins"]
    assert ghosts["learn-first-low-water"] == 1
    assert ghosts["learn-first-reactor"] == 1, "the hatch alone: the room is dry"
    assert turns == ["Anna", "Anna", "Anna", "Boris", "Anna", "Anna", "Boris", "Cyril", "Anna"]
    assert str(first.table.game.outcome) == "won"


# The guide.


def test_steps_are_read_from_a_log_and_other_remarks_are_left_alone() -> None:
    steps, closing = read_steps("# hello\n# @a-b\n#@c\nAnna: open 5; enter  # @no\n\nBoris: done\n# @end\n")
    assert steps == (Step("Anna", ("open 5", "enter"), ("a-b", "c")), Step("Boris", ("done",), ()))
    assert closing == ("end",)


def test_what_is_not_wanted_changes_nothing(first: Guide) -> None:
    for decision in ("wait", "open 9", "draw 1", "enter", "done"):
        with pytest.raises(TableError, match="the lesson wants `open 8; enter` now"):
            first.decide(decision)
    assert first.table.number == 0
    assert not first.is_wanted([])
    with pytest.raises(RedNovemberError, match="nonsense"):
        first.is_wanted(["nonsense"])


def test_a_part_of_a_step_or_more_than_one_is_wanted_as_well(first: Guide) -> None:
    assert first.is_wanted(["open 8"])
    assert first.is_wanted(["open 8", "enter", "draw 2", "done"])
    assert not first.is_wanted(["open 8", "enter", "draw 1"])
    first.decide("open 8")
    assert (first.number, first.wanted) == (0, ("enter",))
    first.decide("enter")
    assert (first.number, first.wanted) == (1, ("draw 2",))


def test_the_guide_takes_the_others_steps_and_none_of_the_learners(first: Guide) -> None:
    assert first.follow() == 0
    while first.expects_learner:
        first.decide(first.wanted[0])
    assert first.step is not None
    assert first.step.gnome == "Boris"
    assert not first.is_wanted(list(first.wanted)), "they are not the learner's"
    assert first.follow() == 1
    assert first.expects_learner


def test_taking_back_leads_back_to_the_step_and_its_remarks(first: Guide) -> None:
    before = first.remarks
    first.decide("open 8")
    first.decide("enter")
    assert first.remarks != before
    first.table.take_back("Anna", to=0)
    assert (first.number, first.remarks) == (0, before)


def test_remarks_speak_of_how_things_stand(first: Guide) -> None:
    args = first.arguments()
    assert (args["gnome"], args["time"], args["ghost"], args["heat"], args["missiles"]) == ("Anna", 20, 20, 6, 0)
    while first.wanted != ("fix reactor 2",):
        first.follow()
        first.decide(first.wanted[0])
    args = first.arguments()
    assert [args[name] for name in ("minutes", "bonus", "chance", "intoxication", "star")] == [2, 6, 80, 1, 5]


# On the wire.


def test_a_lesson_can_be_learned_over_plain_data_alone() -> None:
    check = jsonschema.Draft202012Validator(schema())
    offered = json.loads(json.dumps(LessonWire.lessons()))
    check.validate(offered)
    for one in offered["lessons"]:
        wire, steps = LessonWire(one["id"]), set()
        while True:
            wire.think()
            said: dict[str, Any] = json.loads(json.dumps(wire.guide()))
            check.validate(said)
            steps.add(said["step"])
            if said["finished"]:
                break
            request = {"type": "decide", "number": said["number"], "decision": said["wanted"][0]}
            assert wire.say(one["learner"], request)["accepted"]
            wire = LessonWire(one["id"], json.loads(json.dumps(wire.entries())))
        assert said["remarks"][-1]["text"]
        assert max(steps) == one["steps"]


def test_over_the_wire_nothing_else_is_taken() -> None:
    wire = LessonWire("first-game")
    before = wire.guide()
    for request in (
        {"type": "decide", "number": 0, "decision": "wait"},
        {"type": "decide", "number": 3, "decision": "open 8"},
        {"type": "control", "number": 0, "gnome": "Anna", "bot": "bosun"},
    ):
        assert "accepted" not in wire.say("Anna", request)
    assert "accepted" not in wire.say("Boris", {"type": "decide", "number": 0, "decision": "open 8"})
    assert wire.guide() == before
    assert wire.say("Anna", {"type": "decide", "number": 0, "decision": "open 8"})["accepted"]
    assert wire.say("Anna", {"type": "undo", "number": 1})["accepted"]
    assert wire.guide()["wanted"] == before["wanted"]


def test_a_lesson_is_rebuilt_from_its_entries() -> None:
    guide = finished(lesson("first-game"))
    again: Table = guide.lesson.table([read_entry(entry) for entry in LessonWire("first-game").entries()])
    assert Guide(guide.lesson, again).number == 0
    assert Guide(guide.lesson, guide.lesson.table(guide.table.entries)).finished
