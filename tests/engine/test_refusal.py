"""Refusals name the rule: here those that logbooks do not reach one by one."""

from typing import Any

import pytest

from rednovember.engine.atoms import ALLOWED, ATOM_NAMES
from rednovember.engine.decisions import ATTACK_GNOME, DECISIONS, FIX, TRADE_WITH
from rednovember.engine.ids import ITEM_NAMES, MINUTES_MAX, OFFER, TOKEN_NAMES, UNBLOCK
from rednovember.engine.legal import legal
from rednovember.engine.refusal import refusal
from rednovember.game.game import Game
from rednovember.game.rules import make_rules
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


CRAZED = {"crazed_gnomes": True}
ANSWERS = ["give", "give grog", "spread 5", "block 5", "discard grog", "defend", "submit"]


def questions() -> dict[str, tuple[Game, str]]:
    """A game at each question, with the rule that asks it."""
    here = {"Anna": gnome(7, 46, "crowbar"), "Boris": gnome(7, 20, "crowbar"), "Cyril": gnome(1, 20)}
    full = ("grog", "grog", "toolbox", "toolbox", "coffee")
    rich = {**here, "Anna": gnome(7, 46, *full), "Boris": gnome(7, 20, *["crowbar"] * 5)}
    return {
        "offer": (position_game(here), "A18"),
        "give": (play(position_game(here), "trade Boris"), "A18"),
        "defend": (play(position_game(here, options=CRAZED), "use crowbar; attack Boris"), "O5"),
        "spread": (play(position_game(here, events=["fire_spreads"], fires=[8]), "wait; done"), "E2"),
        "block": (play(position_game(here, events=["blocked_hatch"], dice=[8]), "wait; done"), "E5"),
        "turbulence": (play(position_game(rich, events=["turbulence"]), "wait; done"), "E13"),
        "stumble": (play(position_game(rich, events=["stumble"]), "wait; done"), "E14"),
    }


@pytest.mark.parametrize("question", list(questions()))
def test_whoever_is_asked_may_only_answer(question: str) -> None:
    game, atom = questions()[question]
    if question == "offer":
        game.state.partner, game.state.phase = 1, OFFER
    allowed = legal(game.state)
    assert allowed
    for code in range(DECISIONS):
        assert refusal(game.state, code) == (ALLOWED if code in allowed else ATOM_NAMES.index(atom))


def attackers(*, room: int = 7, crazed: bool = True, **more: Any) -> Game:
    crew = {"Anna": gnome(7, 20), "Boris": gnome(room, 46, "crowbar"), "Cyril": gnome(1, 20), "Dora": {"alive": False}}
    return position_game(crew, options={"crazed_gnomes": crazed}, **more)


def test_o4_every_seat_may_be_attacked_the_first_one_too() -> None:
    game = attackers()
    assert game.refusal("attack Anna") == "O4"  # no Crowbar used yet
    play(game, "use crowbar")
    assert game.refusal("attack Anna") is None
    assert game.refusal("attack Boris") == "O4"  # oneself
    assert game.refusal("attack Cyril") == "O4"  # elsewhere
    assert game.refusal("attack Dora") == "O4"  # dead
    assert [refusal(game.state, ATTACK_GNOME + seat) for seat in range(4, 8)] == [ATOM_NAMES.index("O4")] * 4
    assert [refusal(game.state, TRADE_WITH + seat) for seat in range(4, 8)] == [ATOM_NAMES.index("A18")] * 4


def test_o4_an_attack_is_an_action_and_names_what_bars_it() -> None:
    assert play(attackers(crazed=False), "use crowbar").refusal("attack Anna") == "O4"
    assert play(attackers(fires=[7]), "use crowbar").refusal("attack Anna") == "A2"
    assert play(attackers(high_water=[7]), "use crowbar").refusal("attack Anna") == "A3"
    assert play(attackers(), "use crowbar; open 5").refusal("attack Anna") == "M1"
    assert play(attackers(), "use crowbar; wait").refusal("attack Anna") == "A1"


@pytest.mark.parametrize(("low_water", "time", "atom"), [([], 1, None), ([7], 3, None), ([7], 2, "T4")])
def test_o4_an_attack_takes_one_minute_and_two_more_in_low_water(
    low_water: list[int], time: int, atom: str | None
) -> None:
    crew = {"Anna": gnome(7, 0), "Boris": gnome(7, time, "crowbar"), "Cyril": gnome(1, 0)}
    game = play(position_game(crew, options=CRAZED, low_water=low_water), "use crowbar")
    assert game.refusal("attack Anna") == atom
    assert game.refusal("trade Anna") == atom  # Q29


# A16 says how many at most, Q19 that there are no more, A17 that the gnome has drawn here.
DECK = [ITEM_NAMES[item] for item in make_rules().start_item_deck]


def drawers(room: int, left: int, **more: Any) -> Game:
    """A gnome in the stores or the cabin, with so many cards to be had there."""
    held = DECK[: len(DECK) - left] if room == 8 else []
    crew = {"Anna": gnome(room, 40, **more), "Boris": gnome(1, 20, *held)}
    return position_game({**crew, "Cyril": gnome(1, 20)}, stash=left if room == 10 else 6)


@pytest.mark.parametrize(("room", "most"), [(8, 4), (10, 2)])
@pytest.mark.parametrize("left", [0, 1, 2, 3, 4, 5])
def test_drawing_too_much_breaks_a16_beyond_the_limit_and_q19_within_it(room: int, most: int, left: int) -> None:
    game = drawers(room, left)
    for minutes in range(1, 11):
        atom = "A16" if minutes > most else "Q19" if minutes > left else None
        assert game.refusal(f"draw {minutes}") == atom


@pytest.mark.parametrize("room", [8, 10])
def test_who_has_drawn_here_is_refused_by_a17_however_few_cards_are_left(room: int) -> None:
    for left in (0, 5):
        game = drawers(room, left, drew_in=room)
        assert {game.refusal(f"draw {minutes}") for minutes in range(1, 11)} == {"A17"}


def test_elsewhere_nothing_is_drawn() -> None:
    assert (
        position_game({"Anna": gnome(9, 40), "Boris": gnome(1, 20), "Cyril": gnome(1, 20)}).refusal("draw 1") == "A16"
    )


CREW = {"Anna": gnome(5, 40, "grog"), "Boris": gnome(5, 20), "Cyril": gnome(1, 20)}
ACTIONS = ["wait", "draw 1", "unblock 2 1", "fix engine 1", "extinguish 1", "pump 1", "trade Boris", "abandon"]


@pytest.mark.parametrize("decision", [*ACTIONS, "open 4", "done", *ANSWERS])
def test_m1_at_an_open_hatch_one_enters_or_stays(decision: str) -> None:
    game = play(position_game(CREW), "open 4")
    assert words(game) == ["use grog", "enter", "stay"]
    assert game.refusal(decision) == "M1"
    assert game.refusal("use coffee") == "I1"


@pytest.mark.parametrize(
    ("decision", "atom"),
    [
        *((action, "A1") for action in [*ACTIONS, "attack Boris"]),
        ("open 4", "T6"),
        ("enter", "M1"),
        ("stay", "M1"),
        ("use coffee", "I1"),
        ("give", "A18"),
        ("spread 4", "E2"),
        ("block 4", "E5"),
        ("discard grog", "E13"),
        ("defend", "O5"),
        ("submit", "O5"),
        ("use grog", None),
        ("done", None),
    ],
)
def test_after_the_action_only_items_and_the_end_of_the_turn_are_left(decision: str, atom: str | None) -> None:
    assert play(position_game(CREW), "wait").refusal(decision) == atom


def test_a1_and_q9_the_turn_ends_without_an_action_only_with_no_minute_left() -> None:
    crew = {"Anna": gnome(5, 2), "Boris": gnome(5, 0), "Cyril": gnome(1, 0)}
    game = play(position_game(crew), "open 4; enter")
    assert game.refusal("done") == "A1"
    play(game, "open 5; enter")
    assert game.refusal("done") is None


@pytest.mark.parametrize(
    ("decision", "atom"),
    [
        *((action, "A6") for action in [*ACTIONS, *ANSWERS, "attack Boris", "enter", "stay", "done"]),
        ("open 1", "M2"),
        ("open 3", "Q23"),
        ("open 4", None),
        ("open 5", None),
        ("open 6", "C1"),
        ("open sea", "C1"),
        ("use coffee", "I1"),
        ("use grog", None),
    ],
)
def test_a6_after_a_failed_extinguish_only_a_way_out_is_open(decision: str, atom: str | None) -> None:
    game = position_game({**CREW, "Anna": gnome(2, 40, "grog")}, fires=[2, 3], blocked=["1-2"], dice=[10])
    assert play(game, "extinguish 1").refusal(decision) == atom


def test_q12_the_extra_move_must_leave_the_room() -> None:
    game = play(position_game({**CREW, "Anna": gnome(2, 40)}, fires=[2], dice=[10]), "extinguish 1; open 4")
    assert words(game) == ["enter"]
    assert game.refusal("stay") == "A6"
    assert {game.refusal(decision) for decision in ["done", "wait", "open 5", *ANSWERS]} == {"M1"}


PLACES = {"fix engine": 1, "fix pumps": 2, "fix reactor": 4, "stop missiles": 7, "kill kraken": 0}
PLACE_ATOMS = dict(zip(PLACES, ["A9", "A10", "A11", "A12", "A13"], strict=True))


@pytest.mark.parametrize("action", list(PLACES))
@pytest.mark.parametrize("room", range(11))
def test_a_room_fix_it_action_needs_its_place(action: str, room: int) -> None:
    game = position_game({"Anna": gnome(room, 40), "Boris": gnome(5, 20), "Cyril": gnome(5, 20)})
    assert game.refusal(f"{action} 1") == (None if PLACES[action] == room else PLACE_ATOMS[action])


@pytest.mark.parametrize(
    ("decision", "room", "hazards", "atom"),
    [
        ("extinguish 1", 5, {}, "A6"),
        ("extinguish 1", 5, {"fires": [4]}, "A6"),
        ("pump 1", 5, {}, "A7"),
        ("pump 1", 5, {"low_water": [5]}, None),
        ("pump 1", 5, {"high_water": [5]}, "A3"),
        ("pump 1", 5, {"low_water": [4]}, "A7"),
        ("unblock 4 1", 5, {}, "A8"),
        ("unblock 4 1", 5, {"blocked": ["4-5"]}, None),
        ("unblock 4 1", 5, {"blocked": ["5-6"]}, "A8"),
        ("unblock 1 1", 5, {}, "C1"),
        ("unblock 4 1", 5, {"blocked": ["4-5"], "fires": [5]}, "A2"),
        ("unblock 4 1", 5, {"blocked": ["4-5"], "high_water": [5]}, "A3"),
        ("fix engine 1", 1, {"fires": [1]}, "A2"),
        ("fix engine 1", 1, {"high_water": [1]}, "A3"),
        ("fix engine 1", 1, {"low_water": [1]}, None),
        ("wait", 5, {"fires": [5]}, "A2"),
        ("wait", 5, {"high_water": [5]}, None),
    ],
)
def test_what_the_room_is_like_bars_an_action(
    decision: str, room: int, hazards: dict[str, Any], atom: str | None
) -> None:
    crew = {"Anna": gnome(room, 40), "Boris": gnome(8, 20), "Cyril": gnome(8, 20)}
    assert position_game(crew, **hazards).refusal(decision) == atom


def test_numbers_without_a_meaning_are_refused() -> None:
    state = position_game(CREW).state
    unused = [FIX + MINUTES_MAX * UNBLOCK + minute for minute in range(MINUTES_MAX)]
    assert [refusal(state, code) for code in unused] == [ATOM_NAMES.index("A5")] * MINUTES_MAX
    assert [refusal(state, code) for code in (-1, DECISIONS)] == [ATOM_NAMES.index("A1")] * 2


# The end names the rule that ended the game.
LAST = {"Anna": gnome(1, 46), "Boris": gnome(1, 20), "Cyril": gnome(1, 20)}


@pytest.mark.parametrize(
    ("position", "events", "atom"),
    [
        ({"tracks": {"asphyxiation": 9}}, "fire", "W1"),
        ({"tracks": {"heat": 9}}, "reactor_warmup", "W1"),
        ({"tracks": {"pressure": 9}}, "descent", "W1"),
        *(({"tokens": {token: 46}}, "respite", "W2") for token in TOKEN_NAMES),
    ],
)
def test_a_lost_game_names_the_rule_that_lost_it(position: dict[str, Any], events: str, atom: str) -> None:
    game = play(position_game(LAST, events=[events], dice=[5], **position), "wait; done")
    assert game.over
    assert {refusal(game.state, code) for code in range(DECISIONS)} == {ATOM_NAMES.index(atom)}


def test_a_dead_crew_names_w3_and_a_rescue_w4() -> None:
    dead = {"Anna": gnome(1, 46), "Boris": {"alive": False}, "Cyril": {"alive": False}}
    assert play(position_game(dead, high_water=[1]), "wait; done").refusal("wait") == "W3"
    home = {"Anna": gnome(1, 1), "Boris": gnome(1, 0), "Cyril": gnome(1, 0)}
    assert play(position_game(home, events=["respite"]), "wait; done").refusal("wait") == "W4"


@pytest.mark.parametrize(("card", "atom"), [("turbulence", "E13"), ("friendly_fire", "E13"), ("stumble", "E14")])
def test_the_last_survivor_too_is_told_which_hand_limit_it_meets(card: str, atom: str) -> None:
    last = {"Anna": gnome(1, 46, *["crowbar"] * 5), "Boris": {"alive": False}, "Cyril": {"abandoned": True}}
    game = play(position_game(last, events=[card], dice=[9, 9]), "wait; done")
    assert game.view().phase == "discard"
    assert game.refusal("wait") == atom
