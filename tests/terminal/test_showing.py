"""What is shown in any position of any game: nothing is missing, and every number of the list works."""

import io
from dataclasses import replace

import pytest

from rednovember.commands.random import random_decision
from rednovember.table import Boat, Table, about, read_description
from rednovember.terminal.boat import CELLS, HATCHES, WALLS, draw, drawable, short_names
from rednovember.terminal.choices import choices
from rednovember.terminal.now import now
from rednovember.terminal.plans import PlanParser
from rednovember.terminal.screen import DRAWING_WIDTH, Screen
from rednovember.terminal.status import Status
from rednovember.terminal.teller import StoryPrinter
from rednovember.words import Words
from tests.support import EIGHT, gnome, picks, position_game

ALL_OPTIONS = {"crazed_gnomes": True, "less_deadly_dying": True, "opening_events": True, "remove_respites": True}


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("seed", range(6))
def test_every_position_can_be_shown_and_every_choice_taken(
    edition: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "78" if seed % 2 else "50")
    options = ALL_OPTIONS if seed % 2 else {}
    table = Table(read_description({"gnomes": 3 + seed, "edition": edition, "options": options, "seed": seed}))
    words = Words(edition=edition, board=table.game.board, strict=True)
    out = io.StringIO()
    screen = Screen(io.StringIO(), out)
    status, teller = Status(screen, words, about(table).boat), StoryPrinter(table, words, screen)
    pick = picks(seed)
    while not table.over:
        status.everything(now(table, table.awaited).view)
        status.short(now(table).view)
        teller.news(table.awaited)
        listed, planner = choices(table, words), PlanParser(table, words, ())
        assert listed
        for number, choice in enumerate(listed, 1):
            text = f"{number} 1" if choice.wants == "minutes" else str(number)
            if choice.wants != "cards":
                plan = planner.plan(text, listed)
                assert table.game.is_legal(plan.decisions[0])
                taken, atom = table.rehearse(plan.decisions)
                assert (taken, atom) == (len(plan.decisions), None) or (taken and atom is None)
        for _ in range(3):
            if not table.over:
                table.decide(table.awaited or "", random_decision(table.game, pick))
    teller.news(None)
    teller.summary()
    assert max(len(line) for line in out.getvalue().splitlines()) <= (90 if seed % 2 else 50)


def boat() -> Boat:
    return about(Table(read_description({"seed": 1}))).boat


def test_the_drawing_has_a_place_for_every_room_and_hatch() -> None:
    assert drawable(boat())
    assert not drawable(replace(boat(), interior=("1-10",)))
    assert not drawable(replace(boat(), exterior=(1,)))
    assert len(HATCHES) == 18
    assert all(len(row) <= DRAWING_WIDTH for row in WALLS)
    for (a, b), (x, y) in HATCHES.items():
        assert WALLS[y][x] in "│─", (a, b)
    for cell in CELLS.values():
        for y in range(cell.top, cell.bottom + 1):
            assert set(WALLS[y][cell.left : cell.right + 1]) == {" "}


def test_rooms_lie_where_the_drawing_shows_hazards_and_gnomes() -> None:
    gnomes = {name: gnome(10, 40) for name in EIGHT}
    game = position_game(gnomes, fires=[5], high_water=[9], blocked=["4-5"])
    rows = ["".join(text for text, _ in row) for row in draw(game.view(), boat(), Words(), fancy=False)]
    assert rows[4][27:33] == " 5 FIR"
    assert "HIGH WATER" in rows[10][51:64]
    x, y = HATCHES[4, 5]
    assert rows[y][x] == "X"
    assert "*Hugo" in "".join(row[65:77] for row in rows)
    assert all(row.isascii() for row in rows)


def test_gnomes_with_the_same_first_letter_are_told_apart() -> None:
    assert short_names(("Anna", "Anton", "Boris")) == {"Anna": "1", "Anton": "2", "Boris": "B"}
