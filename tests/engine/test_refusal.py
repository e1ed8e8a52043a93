"""Refusals name the rule: here those that logbooks do not reach one by one."""

import pytest

from rednovember.engine.ids import ITEM_NAMES
from rednovember.game.game import Game

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
