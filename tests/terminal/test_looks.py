"""How things look at 60, 80 and 120 columns: nothing wider, nothing cut, and the board on one screen."""

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import rednovember as rn
from rednovember.commands.random import play_randomly
from rednovember.table import View, about, table_of
from rednovember.terminal.columns import say_row
from rednovember.terminal.gnome_labels import LabelSlot, crowd, fitted
from rednovember.terminal.screen import Screen
from rednovember.terminal.status import Status
from rednovember.words import Words
from tests.support import EIGHT, gnome, position_game
from tests.terminal.terminals import early, late, pipe

SCREEN = 23  # lines, beside the one where the next line is typed
WET = {"fires": [1, 2, 4, 5], "low_water": [3, 7, 8], "high_water": [6, 9, 10]}
WORSE = {"high_water": [*range(1, 11)]}
TOKENS = {"crushed": 30, "asphyxiated": 25, "missiles": 20, "kraken": 15}
PLAN_NAMES = ("1 Engine", "2 Oxygen", "4 Reactor", "7 Missile", "8 Stores", "10 Cabin")


def view_of(names: Sequence[str], rooms: Sequence[int], **hazards: Any) -> View:
    gnomes = {name: gnome(room, 40, intoxication=4) for name, room in zip(names, rooms, strict=True)}
    gnomes[names[0]]["fainted"] = True
    tracks = {"asphyxiation": 9, "heat": 9, "pressure": 9}
    gnomes[names[1]]["items"] = ["fire_extinguisher", "water_pump", "toolbox", "lucky_charm", "crowbar", "grog"]
    game = position_game(gnomes, tracks=tracks, tokens=TOKENS, blocked=["4-5", "8-10"], seed=1, **hazards)
    return game.view(None)


def shown(monkeypatch: pytest.MonkeyPatch, columns: int, view: View, command: str) -> list[str]:
    monkeypatch.setenv("COLUMNS", str(columns))
    out = io.StringIO()
    boat = about(table_of(rn.Game(EIGHT[:3], seed=1).to_logbook())).boat
    status = Status(Screen(io.StringIO(), out), Words(strict=True), boat)
    {"look": status.everything, "status": status.now}[command](view)
    return out.getvalue().splitlines()


@pytest.mark.parametrize("hazards", [WET, WORSE], ids=["wet", "worse"])
@pytest.mark.parametrize("command", ["look", "status"])
@pytest.mark.parametrize("count", range(3, 9))
def test_the_board_fits_the_screen_and_no_word_is_cut(
    monkeypatch: pytest.MonkeyPatch, count: int, command: str, hazards: dict[str, list[int]]
) -> None:
    for rooms in ([3] * count, [6] * count, [0] * count, [*range(3, 3 + count)]):
        view = view_of(EIGHT[:count], rooms, **hazards)
        for columns in (60, 80, 120):
            assert max(map(len, shown(monkeypatch, columns, view, command))) <= columns
        lines = shown(monkeypatch, 80, view, command)
        assert len(lines) <= SCREEN
        text = "\n".join(lines)
        drawing = "\n".join(lines[:11])
        assert all(name in drawing for name in PLAN_NAMES)
        words = {"FIRE": "fires", "low water": "low_water", "HIGH WATER": "high_water"}
        for word, rooms_named in words.items():
            assert drawing.count(word) == len(hazards.get(rooms_named, []))
        for name in EIGHT[:count]:
            assert name in text.replace(drawing, "")
        for token in ("Crushed! 30", "Asphyxiated! 25", "Missiles! 20", "Kraken! 15"):
            assert token in drawing
        assert "Ghost 40" in text
        assert text.count("* ") == 1  # whose turn it is


def test_every_gnome_of_a_crowd_is_there_or_counted() -> None:
    view = view_of(EIGHT, [6] * 8, high_water=[6])
    signs = {name: name[0] for name in EIGHT}
    for width in range(2, 60):
        told = [put.text for put in crowd(view.gnomes, view.active, signs, [LabelSlot(0, 0, width)])]
        more = [int(text[1:]) for text in told if text.startswith("+")]
        assert len(told) - len(more) + sum(more) == 8
        assert sum(map(len, told)) <= width
    assert told[0] == "(Anna)"


def test_a_long_name_ends_with_a_dot_and_two_alike_become_signs() -> None:
    assert fitted("Maximilian", 6) == "Maxim."
    names = ("Maximilian-the-First", "Maximilian-the-Second", "Zoe")
    view = view_of(names, [4, 4, 4])
    signs = dict(zip(names, "12Z", strict=True))
    told = [put.text for put in crowd(view.gnomes, view.active, signs, [LabelSlot(0, y, 10) for y in range(3)])]
    assert sorted(text.strip("(*)") for text in told) == ["1", "2", "Z"]


def test_what_is_too_long_for_its_column_does_not_run_into_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    out = io.StringIO()
    say_row(Screen(io.StringIO(), out), "  1  discard fire_extinguisher grog", "Fire Extinguisher and Grog", 30)
    assert out.getvalue().splitlines() == ["  1  discard fire_extinguisher grog", f"{'':30}Fire Extinguisher and Grog"]


def test_status_is_a_command_and_a_list_without_drawing(tmp_path: Path) -> None:
    done = pipe("--from", early(tmp_path), "--list", cwd=tmp_path, stdin="status\nquit!\n")
    told = done.stdout.split("Anna> status")[1]
    assert "Anna’s turn, Ghost on 45." in told
    assert "2 Oxygen Pumps: FIRE." in told
    assert "Room 9: Low water." in told
    assert "8 Equipment Stores" not in told  # nothing is the matter there
    assert "Cyril: time 40, room 10, sober, holds Harpoon" in told
    assert not set("│─╭^") & set(told)
    short = pipe("--from", early(tmp_path), "--list", cwd=tmp_path, stdin="s\nquit!\n")
    assert short.stdout.split("Anna> s")[1] == told


COUNTS = (0, 1, 2, 5, 21)


@pytest.mark.parametrize("count", COUNTS)
def test_plurals(count: int) -> None:
    words = Words(strict=True)
    kinds = ("turn_begins", "event_turned", "die_rolled", "item_used", "fainted", "killed")
    figures = words.text("play-figures", **dict.fromkeys(kinds, count))
    one = ("1 turn, 1 event card, 1 die roll, 1 item used, 1 faint, 1 death.",)
    many = (
        f"{count} turns, {count} event cards, {count} die rolls, {count} items used, {count} faints, {count} deaths.",
    )
    assert (figures,) == (one if count == 1 else many)
    card = "1 card" if count == 1 else f"{count} cards"
    makes = "makes" if count == 1 else "make"
    assert words.text("fact-events_rebuilt", cards=count, kraken=True).startswith(
        f"The event deck is used up: {card} {makes} the new one"
    )
    assert f"{card} from the discard pile become" in words.text("fact-items_rebuilt", cards=count)
    assert words.text("play-digest", turns=count, events=count, changes="").startswith(
        f"While you weren’t looking ({count} turn{'' if count == 1 else 's'}, "
    )
    charm = words.text("play-item-lucky_charm", icons=count)
    assert ("icon of" in charm) == (count == 1)


@pytest.mark.parametrize("won", [True, False])
def test_a_finished_game_says_how_and_why_it_ended(tmp_path: Path, won: bool) -> None:
    if won:
        arguments = {}
    else:
        arguments = {"events": '["reactor_warmup"]', "position": "tracks = { heat = 9 }"}
    file = late(tmp_path, **arguments)
    live = pipe("--from", file, "--save", "end.toml", cwd=tmp_path, stdin="wait\n\nwait\n\n")
    again = pipe("--from", "end.toml", cwd=tmp_path)
    reason = Words().ending("won" if won else "heat")
    assert live.stdout.count(reason) == again.stdout.count(reason) == 1
    assert again.stdout.startswith("This game was over after ")
    assert f"Heat {1 if won else 10}" in again.stdout
    assert "the last Time Keeper on " in again.stdout
    assert "Still aboard: Anna, Boris and Cyril." in again.stdout


def test_a_game_lost_by_a_token_names_it(tmp_path: Path) -> None:
    game = rn.Game(EIGHT[:4], seed=3)
    play_randomly(game, 3)
    game.save(str(tmp_path / "end.toml"))
    done = pipe("--from", "end.toml", cwd=tmp_path)
    assert game.outcome is not None
    assert Words().ending(game.outcome.reason or "won") in done.stdout
