"""Refusals name the rule: here those that logbooks do not reach one by one."""

import pytest

from rednovember.engine.ids import ITEM_NAMES
from rednovember.game.game import Game
from tests.support import gnome, play, position_game, words

UNASKED = [
    *((f"discard {item}", "E13") for item in ITEM_NAMES),
    *((f"spread {room}", "E2") for room in range(1, 11)),
    *((f"block {room}", "E5") for room in range(1, 11)),
    *((f"give {item}", "A18") for item in ITEM_NAMES),
    ("give", "A18"),
    ("defend", "O5"),
    ("submit", "O5"),
]


@pytest.mark.parametrize(("decision", "atom"), UNASKED)
def test_an_answer_to_what_nobody_asked_names_the_rule_that_would_ask(decision: str, atom: str) -> None:
    assert Game(["Anna", "Boris", "Cyril"], seed=7).refusal(decision) == atom


@pytest.mark.parametrize("decision", ["use coffee", "use grog", "wait", "open 2", "enter", "give", "discard grog"])
def test_while_a_drawn_card_is_asked_about_nothing_else_is_decided(decision: str) -> None:
    crew = {"Anna": gnome(1, 41, "grog", "coffee", intoxication=1), "Boris": gnome(5, 20), "Cyril": gnome(5, 20)}
    game = position_game(crew, dice=[1], items=["lucky_charm"])
    play(game, "fix engine 2; done")
    assert words(game) == ["use lucky_charm", "done"]
    assert game.refusal(decision) == "Q47"
