"""What is too much is refused before anything is built of it."""

from collections.abc import Iterable

import pytest

from rednovember import data
from rednovember.engine.board import MOST_FAULTS, faults
from rednovember.errors import CrewError, LogbookError
from rednovember.game.crew import make_crew
from rednovember.game.logbook import MOST_LAID, read_luck

MANY = 20_000


def test_a_crew_is_counted_before_its_names_are_looked_at() -> None:
    nameless = [None] * MANY  # the first of them would be refused, if anyone looked
    with pytest.raises(CrewError) as caught:
        make_crew(nameless)
    assert (caught.value.kind, caught.value.params) == ("crew-size", {"count": MANY})
    with pytest.raises(CrewError) as caught:
        make_crew(["Anna", "Boris", "Cyril"], nameless)
    assert caught.value.kind == "crew-players-count"


@pytest.mark.parametrize("key", ["dice", "events", "items"])
def test_so_much_luck_is_laid_down_and_no_more(key: str) -> None:
    one = {"dice": 1, "events": "fire", "items": "grog"}[key]
    laid = read_luck({key: [one] * MOST_LAID})
    assert max(len(laid.dice), len(laid.events), len(laid.items)) == MOST_LAID
    with pytest.raises(LogbookError) as caught:
        read_luck({key: [one] * (MOST_LAID + 1)})
    assert caught.value.kind == "logbook-many"
    assert caught.value.params == {"where": f"luck.{key}", "count": MOST_LAID + 1, "most": MOST_LAID}


def test_the_first_faults_of_a_board_are_told_and_no_more_are_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    board = data.board(data.NEWEST_BOARD)
    looked = list[str]()

    def near(word: str, known: Iterable[str]) -> str:
        looked.append(word)
        return "none"

    monkeypatch.setattr("rednovember.engine.board.near", near)
    found = faults({**board, "items": {f"item{number}": 1 for number in range(MANY)}})
    assert len(found) == len(looked) == MOST_FAULTS


def test_numbers_that_stand_there_twice_are_counted_once() -> None:
    board = data.board(data.NEWEST_BOARD)
    hatches = {**board["hatches"], "exterior": [1] * MANY}
    assert faults({**board, "hatches": hatches}) == [("board-twice", {"where": "hatches.exterior", "value": 1})]
