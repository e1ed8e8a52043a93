"""What gnomes pass to each other in quiet moments."""

from hypothesis import given
from hypothesis import strategies as st

from rednovember.bots.bosun.gifts import to_pass_on
from rednovember.bots.bosun.rule_of_thumb import Bosun
from rednovember.bots.bosun.weights import load_weights
from rednovember.data import NEWEST_BOARD
from rednovember.engine.decisions import CARD, TRADE_WITH
from rednovember.engine.hands import count, one
from rednovember.engine.ids import AQUALUNG, COFFEE, CROWBAR, HARPOON, ITEMS, MOVEMENT, OVER
from rednovember.engine.journal import Journal
from rednovember.engine.luck import SeededLuck
from rednovember.engine.play import apply
from rednovember.engine.setup import set_up, start
from rednovember.engine.state import State
from rednovember.game.rules import make_rules

HANDS = st.lists(st.integers(0, 3), min_size=ITEMS, max_size=ITEMS)


def table(*levels: int) -> State:
    state = set_up(make_rules(NEWEST_BOARD, "revised", {}), 3, 3, SeededLuck(1), Journal())
    for gnome, level in enumerate(levels):
        state.intoxication[gnome] = level
    return state


def hand(counts: list[int]) -> int:
    return sum(number * one(item) for item, number in enumerate(counts))


@given(HANDS, HANDS, st.integers(0, 4), st.integers(0, 4))
def test_cards_do_not_go_to_and_fro_for_ever(mine: list[int], theirs: list[int], level: int, other: int) -> None:
    state, hands = table(level, other), [hand(mine), hand(theirs)]
    for trade in range(6):
        giver, taker = trade % 2, 1 - trade % 2
        passed = to_pass_on(state, giver, hands[giver], taker, hands[taker])
        assert all(count(passed, item) <= count(hands[giver], item) for item in range(ITEMS))
        hands[giver] -= passed
        hands[taker] += passed
    for giver in (0, 1):
        assert to_pass_on(state, giver, hands[giver], 1 - giver, hands[1 - giver]) == 0


def test_air_and_harpoon_come_together_and_stay_together() -> None:
    state = table()
    assert to_pass_on(state, 0, one(HARPOON), 1, one(AQUALUNG)) == one(HARPOON)
    assert to_pass_on(state, 0, one(AQUALUNG), 1, one(HARPOON)) == one(AQUALUNG)
    assert to_pass_on(state, 0, one(AQUALUNG) + one(HARPOON), 1, one(HARPOON)) == 0
    assert to_pass_on(state, 0, one(HARPOON), 1, one(CROWBAR)) == 0


def test_coffee_goes_to_the_drunker() -> None:
    assert to_pass_on(table(0, 3), 0, one(COFFEE), 1, 0) == one(COFFEE)
    assert to_pass_on(table(3, 3), 0, one(COFFEE), 1, 0) == 0
    assert to_pass_on(table(0, 3), 0, one(COFFEE), 1, one(COFFEE)) == 0
    assert to_pass_on(table(0, 1), 0, one(COFFEE), 1, 0) == 0


def test_when_the_bosun_trades_that_is_among_all_plans() -> None:
    rules, journal, trades = make_rules(), Journal(), 0
    bosun = Bosun(rules, load_weights())
    for seed in range(40):
        luck = SeededLuck(seed)
        state = set_up(rules, 4, 4, luck, journal)
        start(state, luck, journal)
        while state.phase != OVER:
            if state.phase == MOVEMENT and state.ghost > 0:
                best = bosun.trader.plan(state)
                if TRADE_WITH <= best.action < CARD:
                    trades += 1
                    assert best.codes() in [plan.codes() for plan in bosun.trader.all_plans(state)]
            apply(state, bosun.decide(state), luck, journal)
    assert trades >= 10
