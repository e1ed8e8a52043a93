"""Any TOML value anywhere in a logbook: it is read, or refused with one line."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from copy import deepcopy
from datetime import date, datetime, time
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import rednovember as rn
from rednovember.game.expect import differences, final_position
from rednovember.game.logbook import read_logbook
from rednovember.game.position import KEYS
from rednovember.game.toml import key_text, value_text
from tests.support import picks, play_some

Path = tuple[str | int, ...]


def whole_logbook() -> dict[str, Any]:
    """A logbook with every part and every key."""
    options = {"opening_events": True, "remove_respites": True}
    game = rn.Game(["Anna", "Boris", "Cyril"], players=["Ida", "Ole", "Uwe"], seed=11, options=options)
    play_some(game, picks(11), 12)
    book = tomllib.loads(game.to_logbook())
    book["game"].update({"title": "T", "source": "S", "atoms": ["M1"]})
    book["board"] = {"base": "standard-1", "id": "mine", "title": "B", "layout": {"rows": [1]}, "items": {"coffee": 2}}
    book["game"]["board"] = "mine"
    book["position"] = {**{key: [] for key in KEYS[:4]}, **book["position"]}
    book["expect"] = {**final_position(game), "legal": [str(game.legal()[0])], "illegal": ["give"], "winners": []}
    return book


BOOK = whole_logbook()


def places(value: object, path: Path = ()) -> Iterator[Path]:
    """Every place in a table where a value stands."""
    yield path
    pairs: Any = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in pairs:
        yield from places(inner, (*path, key))


def toml_text(value: object) -> str:
    """Any TOML value on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key_text(key)} = {toml_text(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml_text(inner) for inner in value) + "]"
    if isinstance(value, date | time):
        return value.isoformat()
    return repr(value) if isinstance(value, float) else value_text(value)


def changed(path: Path, value: object) -> str:
    """The logbook with another value in one place, or with one key more."""
    book = deepcopy(BOOK)
    table: Any = book
    for key in path[:-1]:
        table = table[key]
    table[path[-1]] = value
    return "".join(f"{key_text(part)} = {toml_text(inner)}\n" for part, inner in book.items())


WORDS = st.sampled_from(
    ["Anna", "Zoe", "grog", "fire:2", "fire", "4-5", "5-4", "4-\u00b2", "4-5-x", "sea", "a\nb", "wait"]
)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
SIMPLE = (
    st.integers(-3, 12)
    | st.integers()
    | st.booleans()
    | st.floats()
    | WORDS
    | TEXTS
    | st.dates()
    | st.times()
    | st.datetimes()
)
VALUES = st.recursive(
    SIMPLE,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS | st.text("ab ", max_size=3), inner, max_size=3),
    max_leaves=6,
)


def check(text: str) -> None:
    """Read, play and compare: nothing but an error of our own may come out, in one line for each fault."""
    try:
        logbook = read_logbook(text)
        game = logbook.play()
    except rn.RedNovemberError as error:
        lines = error.faults if isinstance(error, rn.BoardError) else [str(error)]
        assert all(len(line.splitlines()) == 1 for line in lines)
        return
    for _, expected, got in differences(logbook.expect, game):
        value_text(expected)
        assert got is None or value_text(got)
    assert read_logbook(game.to_logbook()).play().state.key() == game.state.key()


def test_the_logbook_itself_is_good() -> None:
    logbook = read_logbook(changed(("game", "title"), "T"))
    assert [key for key, _, _ in differences(logbook.expect, logbook.play())] == ["winners"]


@settings(max_examples=300)
@given(st.sampled_from([path for path in places(BOOK) if path]), VALUES)
@example(("game", "seed"), 10**1300)
@example(("position", "stack"), {"a\nb": ["Anna"]})
@example(("expect", "legal"), ["a\nb"])
@example(("luck", "dice"), [1.0, datetime(2026, 1, 2)])
def test_any_value_anywhere(path: Path, value: object) -> None:
    check(changed(path, value))


@settings(max_examples=100)
@given(st.sampled_from([path for path in places(BOOK) if path]), TEXTS, VALUES)
def test_any_new_key_anywhere(path: Path, key: str, value: object) -> None:
    check(changed((*path[:-1], key) if isinstance(path[-1], str) else path, value))


@pytest.mark.parametrize("path", sorted({path[:2] for path in places(BOOK) if len(path) > 1}, key=str))
@pytest.mark.parametrize("value", [1.0, date(2026, 1, 2), time(1), {"a": 1}, [[1]], [{"a": 1}], True, -1, "x", 10**30])
def test_every_key_with_the_usual_suspects(path: Path, value: object) -> None:
    check(changed(path, value))
