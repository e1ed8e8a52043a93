"""What play alone cannot show of actions, drawing, deaths and newcomers."""

import pytest

import rednovember as rn
from rednovember.engine.hands import count, pack
from rednovember.engine.ids import AQUALUNG, COFFEE, CROWBAR, GROG, ITEM_NAMES, KILL_KRAKEN
from rednovember.engine.items import bonus
from rednovember.game.rules import make_rules
from tests.support import gnome, play, position_game

RULES = make_rules()
OTHERS = {"Boris": gnome(1, 20), "Cyril": gnome(1, 20)}
# I10-I20: what each item adds to extinguish, pump, unblock, engine, pumps, reactor, missiles, kraken.
BONUSES = {
    "grog": (3, 3, 3, 3, 3, 3, 3, 3),
    "toolbox": (0, 0, 0, 3, 3, 3, 0, 0),
    "engine_manual": (0, 0, 0, 4, 0, 0, 0, 0),
    "pump_manual": (0, 0, 0, 0, 4, 0, 0, 0),
    "reactor_manual": (0, 0, 0, 0, 0, 4, 0, 0),
    "deactivation_code": (0, 0, 0, 0, 0, 0, 4, 0),
    "fire_extinguisher": (3, 0, 0, 0, 0, 0, 0, 0),
    "crowbar": (0, 0, 3, 0, 0, 0, 0, 0),
    "water_pump": (0, 3, 0, 0, 0, 0, 0, 0),
    "coffee": (0,) * 8,
    "harpoon": (0, 0, 0, 0, 0, 0, 0, 4),
    "lucky_charm": (0,) * 8,
    "aqualung": (0,) * 8,
}


@pytest.mark.parametrize("item", ITEM_NAMES)
def test_what_an_item_adds_to_each_fix_it_action(item: str) -> None:
    number = ITEM_NAMES.index(item)
    for action, expected in enumerate(BONUSES[item]):
        assert bonus(RULES, pack([number]), action) == expected
        assert bonus(RULES, pack([number, number]), action) == 2 * expected


def test_all_items_add_up() -> None:
    everything = pack([*range(len(ITEM_NAMES))])
    for action in range(KILL_KRAKEN + 1):
        assert bonus(RULES, everything, action) == sum(each[action] for each in BONUSES.values())


def test_a_skipped_action_phase_does_not_clear_the_mark_of_drawing() -> None:
    crew = {"Anna": gnome(8, 2, drew_in=8), "Boris": gnome(1, 0), "Cyril": gnome(1, 0)}
    game = position_game(crew, events=["respite"])
    play(game, "open 7; stay; open 9; enter")
    assert game.state.ghost == 0
    play(game, "done")
    assert game.state.drew_in[0] == 8
    assert str(game.outcome) == "won"


@pytest.mark.parametrize(("action", "mark"), [("wait", 0), ("draw 1", 10), ("fix reactor 1", 0)])
def test_an_action_in_another_room_clears_the_mark_of_drawing(action: str, mark: int) -> None:
    room = {"wait": 5, "draw 1": 10, "fix reactor 1": 4}[action]
    game = position_game({"Anna": gnome(room, 35, drew_in=8), **OTHERS}, dice=[10])
    play(game, action)
    assert game.state.drew_in[0] == mark


def test_an_action_in_the_same_room_leaves_the_mark() -> None:
    game = play(position_game({"Anna": gnome(8, 35, drew_in=8), **OTHERS}), "wait")
    assert game.state.drew_in[0] == 8


def test_a_newcomer_has_lost_all_bonuses_and_its_mark() -> None:
    crew = {"Anna": gnome(2, 40, "toolbox", "grog", drew_in=8), **OTHERS}
    options = {"less_deadly_dying": True}
    game = position_game(crew, options=options, dice=[10, 7], fires=[2], blocked=["1-2", "2-3", "2-4", "2-5"])
    play(game, "use toolbox; use grog; extinguish 1")
    assert game.state.used == 0
    assert game.state.drew_in[0] == 0
    assert game.position()["gnomes"]["Anna"] == {
        "alive": True,
        "abandoned": False,
        "room": 7,
        "time": 40,
        "intoxication": 0,
        "fainted": False,
        "drew_in": 0,
        "items": [],
    }
    assert [str(decision) for decision in game.legal()] == ["done"]


def drinkers(game: rn.Game) -> list[str]:
    return [fact.params["gnome"] for fact in game.journal if fact.kind == "card_discarded"]


def test_gnomes_drink_in_seat_order_from_the_active_one() -> None:
    crew = {
        "Anna": gnome(1, 30, "grog"),
        "Boris": gnome(1, 46, "grog"),
        "Cyril": gnome(1, 0, "grog"),
        "Dora": gnome(1, 30, "grog", fainted=True),
        "Emil": {"alive": False},
        "Fedor": {"abandoned": True},
    }
    game = play(position_game(crew, events=["overheated"]), "wait; done")
    assert drinkers(game) == ["Boris", "Cyril", "Dora", "Anna"]
    assert game.state.intoxication == [1, 1, 1, 1, 0, 0]
    assert not any(fact.kind == "faint_checked" for fact in game.journal)


def test_the_dead_and_the_gone_are_asked_for_no_discards() -> None:
    full = ("crowbar", "crowbar", "water_pump", "water_pump", "toolbox")
    crew = {
        "Anna": gnome(1, 46, *full),
        "Boris": {"alive": False},
        "Cyril": {"abandoned": True},
        "Dora": gnome(1, 0, "grog", "grog", "coffee", "harpoon", "aqualung"),
    }
    game = play(position_game(crew, events=["turbulence"]), "wait; done")
    asked = []
    while game.state.limit:
        asked.append(game.decides)
        game.play(game.legal()[0])
    assert asked == ["Anna", "Dora"]


def test_several_deaths_come_in_seat_order_from_the_active_gnome() -> None:
    asleep = {"fainted": True}
    crew = {
        "Anna": gnome(4, 20, **asleep),
        "Boris": gnome(1, 46),
        "Cyril": gnome(4, 20, **asleep),
        "Dora": gnome(4, 20, **asleep),
    }
    game = play(position_game(crew, events=["leak"], dice=[4]), "wait; done")
    assert [fact.params for fact in game.journal if fact.kind == "killed"] == [
        {"gnome": name, "cause": "fainted", "room": 4} for name in ("Cyril", "Dora", "Anna")
    ]


def test_an_exterior_hatch_cannot_be_blocked() -> None:
    crew = {"Anna": gnome(1, 46), "Boris": gnome(1, 20), "Cyril": gnome(1, 20)}
    game = play(position_game(crew, events=["blocked_hatch"], dice=[6]), "wait; done")
    assert [str(decision) for decision in game.legal()] == ["block 5"]
    with pytest.raises(rn.NotationError):
        game.parse("block sea")
    assert game.refusal("block 0") == "C1"


def test_the_last_crowbar_of_the_defender_is_used_up() -> None:
    crew = {"Anna": gnome(1, 46, "crowbar"), "Boris": gnome(1, 20, "crowbar", "coffee"), "Cyril": gnome(1, 20)}
    game = position_game(crew, options={"crazed_gnomes": True}, dice=[1, 5])
    play(game, "use crowbar; attack Boris; defend")
    assert game.position()["gnomes"]["Boris"]["items"] == ["coffee"]
    assert not game.position()["gnomes"]["Anna"]["alive"]
    assert game.position()["item_discard"] == ["crowbar", "crowbar"]
    taken = [fact.params["action"] for fact in game.journal if fact.kind == "action_taken"]
    assert taken == ["attack"]


def test_hands_count_each_kind_by_itself() -> None:
    hand = pack([GROG] * 12 + [COFFEE, CROWBAR, CROWBAR, AQUALUNG])
    assert [count(hand, item) for item in range(len(ITEM_NAMES))] == [12, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0, 1]
    for item in range(len(ITEM_NAMES)):
        assert pack([item]) == 16**item
