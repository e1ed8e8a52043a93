"""Items (I): what was used this turn is never forgotten."""

import rednovember as rn
from rednovember.engine.hands import count
from rednovember.engine.ids import GROG, ITEM_NAMES
from tests.support import CREW, gnome, play, position_game


def test_sixteen_grogs_in_one_turn_still_make_a_faint_check() -> None:
    """Used cards can be drawn again in the same turn (I3), but no more than 15 of a kind are counted."""
    counts = rn.Game(CREW, seed=1).rules.item_counts
    rest = [name for name, number in zip(ITEM_NAMES, counts, strict=True) for _ in range(number) if name != "grog"]
    crew = {"Anna": gnome(8, 49, *["grog"] * 12), "Boris": gnome(1, 40, *rest), "Cyril": gnome(1, 40)}
    game = position_game(crew, stash=0, items=["grog"] * 5, events=["descent:2"] + ["respite"] * 5)
    play(game, "; ".join(["use grog"] * 12 + ["draw 4"] + ["use grog"] * 4))
    assert count(game.state.used, GROG) == 15
    game.play("done")
    assert any(fact.kind == "faint_checked" for fact in game.journal)
