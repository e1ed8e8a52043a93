"""The texts of the rules: complete in every language, with figures that follow the board."""

import copy
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from rednovember import data
from rednovember.engine.board import faults
from rednovember.words import Words, languages
from rednovember.words.bundle import load
from rednovember.words.figures import figures
from rednovember.words.reference import CHAPTERS

STANDARD = data.board(data.NEWEST_BOARD)
PARTS = ("", "title", "example", "first", "question", "why", "words")
NOTED = re.compile(r"`[^`]*`|\b[A-Z]\d+\b|\b0\b|\broom \d+\b")  # what is typed, ids of rules, the end of time, rooms
LOWEST = {"C6": "1", "S1": "1", "A5": "1", "Q1": "1"}  # a range begins there, whatever the board


def other_board() -> dict[str, Any]:
    """A legal board on which every figure is another one."""
    board = copy.deepcopy(dict(STANDARD))
    board["id"] = "other"
    rooms = {"engine": 3, "pumps": 5, "reactor": 6, "missiles": 9, "stores": 1, "cabin": 2}
    board["purposes"] = rooms
    board["hatches"] = {"interior": [f"{room}-{room + 1}" for room in range(1, 10)], "exterior": [2, 4]}
    board["time_track"] = {
        "first": 70,
        "last": 0,
        "start": {"3": 70, "4": 69, "5": 68, "6": 67, "7": 66, "8": 65},
        "events": [64, 44, 14],
        "items": [34, 26],
    }
    board["disaster_tracks"] = {"spaces": 13, "resets": [1, 8]}
    board["limits"] = {name: value + 5 for name, value in board["limits"].items() if name != "intoxication"}
    board["limits"]["intoxication"] = 3
    board["limits"]["draw_stores"], board["limits"]["draw_cabin"] = 7, 9
    board["limits"]["start_items"] = 3
    board["items"] = {name: count + 1 for name, count in board["items"].items()}
    board["bonuses"] = {name: value + 2 for name, value in board["bonuses"].items()}
    for name, card in board["events"].items():
        for key in ("pressure", "heat", "ahead", "hand_limit", "hand_limit_active"):
            if key in card:
                card[key] += 3
        card["count"] += 1
        card["faint"] = ["2", "3"] + ["-"] * (card["count"] - 2) if card["count"] > 1 else ["2"]
        assert len(card["faint"]) == card["count"], name
    board["events"]["kraken"]["hand_limit"] = 6
    board["rulings"] = {}
    return board


OTHER = other_board()


def bare(text: str) -> str:
    """A text without what may be a digit on every board."""
    return NOTED.sub("", text)


def written(language: str) -> Iterator[tuple[str, str]]:
    """The messages of the rules that a language has, by atom and part."""
    bundle = load(language)
    for atom in data.atoms():
        if bundle.has(f"atom-{atom}"):
            yield from ((atom, part) for part in ("", *bundle.attributes(f"atom-{atom}")))


def test_the_other_board_is_legal_and_all_different() -> None:
    assert faults(OTHER) == []
    ours, theirs = figures(STANDARD), figures(OTHER)
    assert set(ours) == set(theirs)
    constant = {"die_sides", "minutes_max", "gnomes_min", "gnomes_max", "abandon_players", "rooms", "reset_low"}
    same = {name for name, value in ours.items() if theirs[name] == value and value != 0}
    assert same == constant


@pytest.mark.parametrize("language", languages())
def test_every_rule_has_its_text_title_and_words(language: str) -> None:
    words = Words(language, strict=True)
    for atom, each in data.atoms().items():
        needed = ("", "title", "words", *(("question", "why") if each["chapter"] in ("rulings", "readings") else ()))
        for part in needed:
            text = words.rule(atom, part)
            assert text.strip() == text, (atom, part)
            assert text, (atom, part)
        assert words.rule(atom).endswith("."), atom
        assert words.rule(atom, "title")[-1] not in ".?", atom
        assert 1 <= len(words.rule(atom, "title").split()) <= 6, atom


@pytest.mark.parametrize("language", languages())
def test_every_chapter_and_option_has_its_texts(language: str) -> None:
    words = Words(language, strict=True)
    assert {atom["chapter"] for atom in data.atoms().values()} == set(CHAPTERS)
    for chapter in CHAPTERS:
        assert words.text(f"chapter-{chapter}")
        assert words.worded(f"chapter-{chapter}", "lead", {}).endswith(".")
    for option in data.options():
        assert words.option_text(option).endswith(".")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("board", [STANDARD, data.board("standard-1"), OTHER], ids=lambda board: str(board["id"]))
def test_every_part_can_be_said_on_every_board_in_one_line(language: str, board: dict[str, Any]) -> None:
    words = Words(language, board=board, strict=True)
    for atom, part in written(language):
        assert part in PARTS
        text = words.rule(atom, part)
        assert "\n" not in text, (atom, part)
        assert "  " not in text, (atom, part)
        assert not re.search(r" [,.;:]|to none|of none|[{}$]", text), (atom, part, text)


@pytest.mark.parametrize("language", languages())
def test_no_digit_of_a_rule_is_the_same_on_every_board(language: str) -> None:
    one, other = Words(language, board=STANDARD), Words(language, board=OTHER)
    fixed = {str(value) for name, value in figures(OTHER).items() if figures(STANDARD)[name] == value}
    for atom, _ in filter(lambda pair: not pair[1], written(language)):
        ours, theirs = (re.findall(r"\d+", bare(words.rule(atom))) for words in (one, other))
        stays = [digit for digit, its in zip(ours, theirs, strict=False) if digit == its]
        assert set(stays) <= fixed | {LOWEST.get(atom, "")}, (atom, one.rule(atom))


def test_another_bonus_is_told() -> None:
    board = {**STANDARD, "id": "mine", "bonuses": {**STANDARD["bonuses"], "crowbar": 7}}
    assert "adds 7 to Unblock Hatch" in Words(board=board, strict=True).atom("I17")
    assert "adds 3 to Unblock Hatch" in Words(strict=True).atom("I17")


def test_plurals_follow_the_figures() -> None:
    board = copy.deepcopy(dict(STANDARD))
    board["limits"]["faint_minutes"] = 1
    board["events"]["turbulence"]["hand_limit"] = 1
    words = Words(board=board, strict=True)
    assert "1 more minute," in words.atom("N3")
    assert "down to 1 item of" in words.atom("E13")


def test_a_board_without_a_limit_or_with_an_older_reading_is_told_so() -> None:
    old, new = Words(board=data.board("standard-1"), strict=True), Words(strict=True)
    assert "discards down to 4" in old.atom("E11")
    assert "discards" not in new.atom("E11")
    for atom in ("E12", "Q47", "Q53"):
        assert old.atom(atom) != new.atom(atom)
    board = copy.deepcopy(dict(STANDARD))
    del board["events"]["turbulence"]["hand_limit"]
    assert Words(board=board, strict=True).atom("E13") == "Turbulence: nothing happens."


@pytest.mark.parametrize("language", languages())
def test_what_the_editions_change_is_told(language: str) -> None:
    text = files(data).joinpath("editions", "first.toml").read_text(encoding="utf-8")
    cited = {atom for comment in re.findall(r"= .*#(.*)", text) for atom in re.findall(r"\b[A-Z]\d+\b", comment)}
    switched = {atom for atom, each in data.atoms().items() if "edition" in each}
    words = Words(language, strict=True)
    told = {atom for atom in data.atoms() if words.rule(atom, "first")}
    assert (cited | switched) - {"M5", "D2"} <= told  # these two are only referred to


def test_a_refusal_tells_its_edition() -> None:
    assert "First edition: " in Words("en", "first").atom("M8")
    assert "First edition: " not in Words("en", "revised").atom("M8")


def test_a_language_without_the_rules_tells_them_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words()
    words.language = "xx"
    monkeypatch.setattr(words, "_bundle", load("en").__class__("xx", {"a.ftl": "list-none = x"}))
    assert words.rule("M2", "title") == "Blocked hatches"
    assert words.rule("M2", "example") == ""
