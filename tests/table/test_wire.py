"""The wire: plain data that fits its schema, for every reader; whatever a seat sends, an answer and never an error."""

import ast
import importlib.util
import json
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

import rednovember as rn
from rednovember.bots.captain.sequential_halving import Budget
from rednovember.engine.decoder import KIND_NAMES
from rednovember.engine.facts import FACTS
from rednovember.engine.ids import ACTION_NAMES, ITEM_NAMES, PHASE_NAMES, TOKEN_NAMES, TRACK_NAMES
from rednovember.table import Wire, plain, wire
from rednovember.table.schema import IN, OUT, schema
from tests.support import ROOT
from tests.table.tables import Sitting, audiences, inside, random_table, seats, stand

SCHEMA = schema()
VALIDATORS = {
    kind.__name__: Draft202012Validator({"$ref": f"#/$defs/{kind.__name__}", "$defs": SCHEMA["$defs"]})
    for kind in (*OUT, *IN)
}

FACT_VALIDATORS = {
    one["properties"]["kind"]["const"]: Draft202012Validator({**one, "$defs": SCHEMA["$defs"]})
    for one in SCHEMA["$defs"]["Happened"]["oneOf"]
}


def load(path: Path) -> ModuleType:
    """A script as a module."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def fits(kind: str, value: Any) -> None:
    """The value is plain JSON, and of this kind."""
    assert json.loads(json.dumps(value, allow_nan=False)) == value
    if kind == "Message":  # each fact by its own kind alone: to try them all takes minutes
        for fact in value["facts"]:
            assert FACT_VALIDATORS[fact["kind"]].is_valid(fact), fact
        value = {**value, "facts": value["facts"][:1]}
    errors = [error.message for error in VALIDATORS[kind].iter_errors(value)]
    assert not errors, (kind, errors[:2])


def plain_only(value: Any) -> bool:
    """No tuple, no fraction, no number of another kind."""
    if type(value) is dict:
        return all(type(key) is str and plain_only(inner) for key, inner in value.items())
    if type(value) is list:
        return all(map(plain_only, value))
    return value is None or type(value) in (str, int, float, bool)


# The schema.


def test_the_file_holds_what_the_types_say() -> None:
    tool = load(ROOT / "tools" / "make_schema.py")
    assert tool.TARGET.read_text(encoding="utf-8") == tool.text()


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


def test_the_schema_names_what_the_engine_names() -> None:
    kinds = SCHEMA["$defs"]
    said, choices = kinds["Said"]["properties"], kinds["Choices"]["properties"]
    assert said["kind"]["enum"] == list(dict.fromkeys(KIND_NAMES))
    assert {"enum": list(ACTION_NAMES)} in said["action"]["anyOf"]
    assert choices["phase"]["enum"] == list(PHASE_NAMES)
    assert kinds["Tool"]["properties"]["item"]["enum"] == list(ITEM_NAMES)
    assert {"enum": list(TRACK_NAMES)} in kinds["Mend"]["properties"]["track"]["anyOf"]
    assert {"enum": list(TOKEN_NAMES)} in kinds["Mend"]["properties"]["token"]["anyOf"]
    facts = kinds["Happened"]["oneOf"]
    assert [fact["properties"]["kind"]["const"] for fact in facts] == [name for name, _ in FACTS]


# What a table says.


def wires(seed: int, most: int) -> Iterator[Wire]:
    """A wire to a random table, now and then."""
    table = random_table(seed)
    out = Wire({"gnomes": 3, "seed": 1})
    out.table = table
    yield out
    for number, _ in enumerate(Sitting(table, seed).play(most)):
        if number % 16 == 0:
            yield out
    yield out


@pytest.mark.parametrize("seed", range(7))
def test_everything_that_a_table_says_fits_the_schema(seed: int) -> None:
    for out in wires(seed, 80):
        number = out.table.number
        about = out.about()
        fits("About", about)
        assert plain_only(about)
        for player in audiences(out.table):
            told = out.tell(player, None if number < 17 else number - 17)
            fits("Message", told)
            assert plain_only(told)
            if player is not None:
                fits("Digest", out.digest(player))
        fits("Refused", out.say("Nobody", {"type": "decide", "number": number, "decision": "wait"}))


def test_games_that_are_over_fit_the_schema() -> None:
    for seed in range(4):
        bots = dict.fromkeys(("Anna", "Boris", "Cyril"), "random" if seed % 2 else "bosun")
        out = Wire({"gnomes": 3, "seed": seed, "bots": bots})
        out.think()
        told = out.tell("Anna")
        assert told["ended"] is not None
        assert told["choices"] is None
        fits("Message", told)


def test_what_a_seat_says_and_is_answered_fits_the_schema(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "USUAL_BUDGET", Budget(rollouts=4))
    out = Wire({"gnomes": 3, "seed": 2})
    player = out.table.awaited or ""
    said = [
        ("Advice", {"type": "advice", "number": 0}, "Advised"),
        ("Decide", {"type": "decide", "number": 0, "decision": str(out.table.game.legal()[0])}, "Accepted"),
        ("Undo", {"type": "undo", "number": 1, "to": None}, "Accepted"),
        ("Control", {"type": "control", "number": 2, "gnome": player, "bot": "bosun"}, "Accepted"),
        ("Control", {"type": "control", "number": 3, "gnome": player, "bot": ""}, "Accepted"),
        ("Decide", {"type": "decide", "number": 4, "decision": "nonsense"}, "Refused"),
        ("Advice", {"type": "advice", "number": 1}, "Refused"),
    ]
    for kind, request, answer in said:
        fits(kind, request)
        answered = out.say(player, request)
        fits(answer, answered)
        assert plain_only(answered)


def test_only_what_is_plain_goes_over_the_wire() -> None:
    with pytest.raises(AssertionError):
        plain(Fraction(1, 2))


def test_a_wire_is_laid_again_from_what_it_was_laid_from() -> None:
    for seed in range(4):
        said = json.loads(json.dumps({**seats(seed), "seed": seed}))
        out = Wire(said)
        for _ in Sitting(out.table, seed).play(50):
            pass
        again = Wire(said, json.loads(json.dumps(out.entries())))
        assert stand(again.table) == stand(out.table)
        assert again.entries() == out.entries()


@pytest.mark.parametrize(
    "entry",
    [
        None,
        [],
        {},
        {"kind": []},
        {"kind": "decided"},
        {"kind": "decided", "gnome": "Anna", "by": "Anna", "decision": "wait", "luck": {"dice": ["x"]}},
        {"kind": "decided", "gnome": "Anna", "by": "Anna", "decision": "wait", "luck": {}, "fault": 3},
        {"kind": "decided", "gnome": "Zora", "by": "Anna", "decision": "wait", "luck": {}},
        {"kind": "taken_back", "by": "Anna", "to": -1},
        {"kind": "taken_back", "by": "Anna", "to": 7},
        {"kind": "taken_back", "by": "Anna", "to": True},
        {"kind": "handed", "gnome": "Anna", "by": "Anna"},
        {"kind": "handed", "gnome": "Zora", "by": "Anna", "bot": ""},
        {"kind": "handed", "gnome": "Anna", "by": "Anna", "bot": "", "more": 1},
    ],
)
def test_entries_that_are_none_are_refused(entry: object) -> None:
    with pytest.raises(rn.RedNovemberError):
        Wire({"gnomes": ["Anna", "Boris", "Cyril"], "seed": 1}, [entry])


# Hostile seats.

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
WORDS = (
    "open 5",
    "enter",
    "wait",
    "done",
    "draw 2",
    "trade Boris",
    "give",
    "use grog",
    "fix engine 99999",
    "attack Anna",
)
request = st.fixed_dictionaries(
    {
        "type": st.sampled_from(["decide", "undo", "control", "advice"]) | anything,
        "number": st.integers(0, 2) | anything,
    },
    optional={
        "decision": st.sampled_from(WORDS) | anything,
        "to": st.integers(-2, 3) | anything,
        "gnome": st.sampled_from(["Anna", "Boris", "Zora"]) | anything,
        "bot": st.sampled_from(["", "bosun", "random(", "x.py:Y", "captain(rollouts=0)"]) | anything,
    },
)


def deep(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = {"a": [value]}
    return value


HOSTILE = [
    deep(4000),
    {"type": []},
    {"type": {}},
    {"type": "decide", "number": deep(4000), "decision": "wait"},
    {"type": "decide", "number": 10**5000, "decision": "wait"},
    {"type": "decide", "number": 0, "decision": "x" * 10**6},
    {"type": "decide", "number": 0, "decision": "open " + "9" * 490},
    {"type": "decide", "number": 0, "decision": "trade Boris " + "grog " * 90},
    {"type": "decide", "number": 0, "decision": "draw ٣"},
    {"type": "decide", "number": 0, "decision": "\ud800"},
    {"type": "decide", "x" * 10**6: 0},
    {"type": "undo", "number": 0, "to": 10**5000},
    {"type": "control", "number": 0, "gnome": "Anna", "bot": "x" * 500},
    {"type": "control", "number": 0, "gnome": "Anna", "bot": "\0.py:X"},
    {"type": "control", "number": 0, "gnome": "\ud800", "bot": "bosun"},
]


def check_answer(out: Wire, player: str, said: Any) -> None:
    before = inside(out.table)
    answered = out.say(player, said)
    kind = "Advised" if "plans" in answered else "Accepted" if "accepted" in answered else "Refused"
    fits(kind, answered)
    if kind != "Accepted":
        assert inside(out.table) == before
    if kind == "Refused":
        assert answered["text"].strip()
        assert len(answered["text"]) < 3000
        assert len(answered["text"].splitlines()) == 1


@settings(max_examples=80)
@given(said=anything | request, right=st.booleans())
@example(said={"type": []}, right=True)
@example(said={"type": "control", "number": 0, "gnome": "Anna", "bot": "Anna.py:X"}, right=False)
def test_whatever_is_said_is_answered(said: Any, right: bool) -> None:
    out = Wire({"gnomes": 3, "seed": 2, "advice": False})  # thinking is not what is tested here
    check_answer(out, out.table.awaited or "" if right else "Nobody", said)


@pytest.mark.parametrize("place", range(len(HOSTILE)))
def test_what_is_huge_or_deep_is_answered_in_few_words(place: int) -> None:
    out = Wire({"gnomes": 3, "seed": 2})
    for player in (out.table.awaited or "", "Nobody", ""):
        check_answer(out, player, HOSTILE[place])


def test_a_seat_cannot_have_a_file_run(tmp_path: Path) -> None:
    """Who sits far away names bots, not files: and is not told which files there are."""
    script, mark = tmp_path / "bot.py", tmp_path / "mark"
    script.write_text(f"open({str(mark)!r}, 'w').close()\nclass Bot: pass\n", encoding="utf-8")
    out = Wire({"gnomes": 3, "seed": 2})
    answers = [
        out.say("Anna", {"type": "control", "number": 0, "gnome": "Anna", "bot": f"{path}:Bot"})
        for path in (script, tmp_path / "none.py")
    ]
    assert not mark.exists()
    assert [answer["kind"] for answer in answers] == ["table-bot-file", "table-bot-file"]


def test_a_language_without_words_is_answered_in_english() -> None:
    out = Wire({"gnomes": 3, "seed": 2})
    said = {"type": "decide", "number": 0, "decision": "nonsense"}
    assert out.say("Anna", said, "xx") == out.say("Anna", said, "en")
    assert out.tell("Anna", language="../en") == out.tell("Anna")


# The example.

EXAMPLE = ROOT / "examples" / "over_the_wire.py"


def test_the_example_is_short_and_needs_the_wire_only() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 80
    imported = set()
    for node in ast.walk(ast.parse(text)):
        imported |= {alias.name for alias in node.names} if isinstance(node, ast.Import) else set()
        imported |= {node.module or ""} if isinstance(node, ast.ImportFrom) else set()
    assert {name for name in imported if name.startswith("rednovember")} == {"rednovember.table"}


@pytest.mark.parametrize("seed", ["7", "8", "9"])
def test_the_example_plays_to_the_end(
    seed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["over_the_wire.py", seed])
    load(EXAMPLE).main()
    assert len(capsys.readouterr().out.splitlines()) > 20
