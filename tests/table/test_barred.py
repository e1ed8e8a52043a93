"""What cannot be done here is listed with its reason and the rule that says no, and nothing of it is a secret."""

from typing import Any

import rednovember as rn
from rednovember.game.names import BAR_NAMES
from rednovember.table import Choices, choices_of
from rednovember.table.unavailable import MOST, WHY
from tests.support import gnome, position_game
from tests.table.test_choices import moments

Reasons = dict[str, tuple[str, str]]


def barred_in(room: int, *, at: int = 30, boris: int = 5, drew_in: int = 0, **boat: Any) -> Reasons:
    """Why Anna may not do what she might look for in a room: the reason and the rule, by action."""
    anna = gnome(room, at, drew_in=drew_in)
    later = min(20, at - 1)
    game = position_game({"Anna": anna, "Boris": gnome(boris, later), "Cyril": gnome(6, later)}, seed=1, **boat)
    return reasons(game)


def reasons(game: rn.Game) -> Reasons:
    choices = choices_of(game, game.number)
    assert choices is not None
    return {one.action: (one.why, one.atom) for one in choices.barred}


def test_nobody_is_there_to_trade_with() -> None:
    assert barred_in(4) == {"trade": ("nobody_here", "A18")}
    assert barred_in(4, boris=4) == {}


def test_what_there_is_nothing_to_do_about_here_is_looked_for_if_it_is_anywhere() -> None:
    barred = barred_in(4, fires=[7], low_water=[3], blocked=["1-2"])
    assert barred["extinguish"] == ("no_fire", "A6")
    assert barred["pump"] == ("no_water", "A7")
    assert barred["unblock"] == ("no_blocked_hatch", "A8")
    assert "unblock" not in barred_in(1, blocked=["1-2"])


def test_in_a_fire_only_the_fire_is_fought() -> None:
    barred = barred_in(4, boris=4, fires=[4], blocked=["4-5"])
    assert barred == dict.fromkeys(("fix_reactor", "wait", "unblock", "trade"), ("fire", "A2"))


def test_in_high_water_nothing_is_done() -> None:
    barred = barred_in(4, boris=4, high_water=[4])
    assert barred == dict.fromkeys(("fix_reactor", "pump", "trade"), ("high_water", "A3"))


def test_the_kraken_is_killed_outside() -> None:
    assert barred_in(4, tokens={"kraken": 20})["kill_kraken"] == ("not_outside", "A13")
    assert "kill_kraken" not in barred_in(4)


def test_nobody_draws_twice_in_a_room() -> None:
    assert barred_in(8, drew_in=8)["draw"] == ("drawn_here", "A17")
    assert "draw" not in barred_in(8)


def test_nothing_is_drawn_from_an_empty_stash() -> None:
    assert barred_in(10, stash=0)["draw"] == ("nothing_left", "Q19")


def test_low_water_takes_more_time_than_there_is() -> None:
    assert barred_in(4, at=2, low_water=[4])["fix_reactor"] == ("no_time", "T4")


def test_after_the_action_nothing_is_looked_for() -> None:
    game = position_game({"Anna": gnome(4, 30), "Boris": gnome(10, 20), "Cyril": gnome(10, 20)}, seed=1)
    game.play("wait")
    assert reasons(game) == {}


def test_every_reason_can_be_said() -> None:
    assert sorted(WHY.values()) == sorted(BAR_NAMES)


def test_what_is_barred_may_not_be_chosen_and_the_rule_is_the_one_that_refuses_it() -> None:
    seen: set[str] = set()
    for seed in range(24):
        for game, choices in moments(seed, 5):
            may = {deed.action for deed in choices.deeds}
            assert len(choices.barred) <= MOST
            assert len({one.action for one in choices.barred}) == len(choices.barred)
            for one in choices.barred:
                assert one.action not in may
                assert one.atom in refusals(game, choices, one.action)
                seen.add(one.why)
    assert seen >= {"fire", "high_water", "no_fire", "no_water", "no_blocked_hatch", "nobody_here", "drawn_here"}


def refusals(game: rn.Game, choices: Choices, action: str) -> set[str | None]:
    """The rules that refuse an action, whoever or whatever it is done to."""
    others = [name for name in game.gnomes if name != choices.gnome]
    texts = {
        "extinguish": ["extinguish 1"],
        "pump": ["pump 1"],
        "unblock": [f"unblock {room} 1" for room in range(1, 11)],
        "draw": ["draw 1"],
        "wait": ["wait"],
        "trade": [f"trade {name}" for name in others],
        "kill_kraken": ["kill kraken 1"],
        "stop_missiles": ["stop missiles 1"],
    }
    return {game.refusal(text) for text in texts.get(action, [f"{action.replace('_', ' ')} 1"])}
