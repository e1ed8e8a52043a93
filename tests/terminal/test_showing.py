"""What is shown in any position of any game: nothing is missing, and every number of the list works."""

import io

import pytest

import rednovember as rn
from rednovember.terminal.boat import CELLS, HATCHES, WALLS, draw, drawable, short_names
from rednovember.terminal.choices import choices
from rednovember.terminal.plans import Planner
from rednovember.terminal.screen import DRAWING_WIDTH, Screen
from rednovember.terminal.status import Status
from rednovember.terminal.teller import Teller
from rednovember.words import Words
from tests.support import EIGHT, picks, play_some

ALL_OPTIONS = {"crazed_gnomes": True, "less_deadly_dying": True, "opening_events": True, "remove_respites": True}


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("seed", range(6))
def test_every_position_can_be_shown_and_every_choice_taken(
    edition: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "78" if seed % 2 else "50")
    game = rn.Game(EIGHT[: 3 + seed], edition=edition, options=ALL_OPTIONS if seed % 2 else {}, seed=seed)
    words = Words(edition=edition, board=game.board, strict=True)
    out = io.StringIO()
    screen = Screen(io.StringIO(), out)
    status, teller = Status(screen, words, game.rules, game.board), Teller(game, words, screen)
    planner, pick = Planner(game, words, ()), picks(seed)
    while not game.over:
        leads = game.crew.players[game.state.decider]
        status.everything(game.view(leads))
        status.short(game.view(None))
        teller.news(leads)
        listed = choices(game, words)
        assert listed
        for number, choice in enumerate(listed, 1):
            text = f"{number} 1" if choice.wants == "minutes" else str(number)
            if choice.wants != "cards":
                first = planner.plan(text, listed).decisions[0]
                assert game.is_legal(first)
        play_some(game, pick, 3)
    teller.news(None)
    teller.summary()
    assert max(len(line) for line in out.getvalue().splitlines()) <= (90 if seed % 2 else 50)


def test_the_drawing_has_a_place_for_every_room_and_hatch() -> None:
    game = rn.Game(EIGHT[:4], seed=1)
    assert drawable(game.rules)
    assert len(HATCHES) == 18
    assert all(len(row) <= DRAWING_WIDTH for row in WALLS)
    for (a, b), (x, y) in HATCHES.items():
        assert WALLS[y][x] in "│─", (a, b)
    for cell in CELLS.values():
        for y in range(cell.top, cell.bottom + 1):
            assert set(WALLS[y][cell.left : cell.right + 1]) == {" "}


def test_rooms_lie_where_the_drawing_shows_hazards_and_gnomes() -> None:
    gnomes = {name: {"room": 10, "time": 40} for name in EIGHT}
    game = rn.Game(EIGHT, seed=1, position={"fires": [5], "high_water": [9], "blocked": ["4-5"], "gnomes": gnomes})
    rows = ["".join(text for text, _ in row) for row in draw(game.view(), game.rules, game.board, Words(), fancy=False)]
    assert rows[4][27:33] == " 5 FIR"
    assert "HIGH WATER" in rows[10][51:64]
    x, y = HATCHES[4, 5]
    assert rows[y][x] == "X"
    assert "*Hugo" in "".join(row[65:77] for row in rows)
    assert all(row.isascii() for row in rows)


def test_gnomes_with_the_same_first_letter_are_told_apart() -> None:
    assert short_names(("Anna", "Anton", "Boris")) == {"Anna": "1", "Anton": "2", "Boris": "B"}
