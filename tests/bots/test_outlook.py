"""The outlook: what it promises of any position, and how true it is."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from rednovember import data
from rednovember.bots.bosun.rule_of_thumb import Bosun
from rednovember.bots.bosun.turns import play_on
from rednovember.bots.bosun.weights import load_weights
from rednovember.bots.captain.features import MARKS, Marks
from rednovember.bots.captain.outlook import LANE, ONE, Net, Outlook, load_net, outlook_for, packed, weighed
from rednovember.engine.ids import OVER, WON
from rednovember.engine.journal import Journal
from rednovember.engine.luck import SeededLuck
from rednovember.engine.setup import set_up, start
from rednovember.engine.state import State
from rednovember.game.rules import OPTIONS, make_rules

MOST_MARKS = 200


def position(bosun: Bosun, gnomes: int, seed: int, turns: int) -> tuple[State, SeededLuck]:
    """A position after so many turns of a game."""
    luck, journal = SeededLuck(seed), Journal()
    state = set_up(bosun.planner.threats.charts.rules, gnomes, gnomes, luck, journal)
    start(state, luck, journal)
    play_on(state, bosun, luck, journal, turns)
    return state, luck


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_position_can_be_judged(draw: st.DataObject) -> None:
    options = {option: draw.draw(st.booleans(), option) for option in OPTIONS}
    rules = make_rules(None, draw.draw(st.sampled_from(("first", "revised"))), options)
    bosun = Bosun(rules, load_weights())
    gnomes, seed = draw.draw(st.integers(3, 8)), draw.draw(st.integers(0, 1 << 20))
    state, _ = position(bosun, gnomes, seed, draw.draw(st.integers(0, 60)))
    marks = Marks(rules).read(state)
    assert len(marks) <= MOST_MARKS
    assert all(0 <= mark < MARKS for mark in marks)
    outlook = outlook_for(rules)
    assert outlook is not None
    assert 0 <= outlook.chance(state) <= 1_000_000


def test_it_is_true_on_the_whole() -> None:
    """By groups of positions from bad to good, the share rescued is what the outlook said, within the luck of 4,000."""
    rules = make_rules()
    bosun, outlook = Bosun(rules, load_weights()), outlook_for(make_rules())
    assert outlook is not None
    told: list[tuple[float, bool]] = []
    for seed in range(4000):
        state, luck = position(bosun, 4, seed, 1 + seed % 40)
        if state.phase != OVER:
            chance = outlook.chance(state) / 1_000_000
            play_on(state, bosun, luck, Journal())
            told.append((chance, state.result == WON))
    told.sort()
    size = len(told) // 5
    for first in range(0, 5 * size, size):
        group = told[first : first + size]
        said, found = (sum(column) / size for column in zip(*group, strict=True))
        assert abs(said - found) < 0.06, (said, found)
    assert told[size][0] < 0.47 < 0.6 < told[4 * size][0]


def test_no_sum_outgrows_its_lane() -> None:
    net, boards = load_net()
    assert set(boards) <= set(data.boards())
    assert data.NEWEST_BOARD in boards
    for word in net.words:
        for value in lanes(word):
            assert abs(value) * MOST_MARKS < 1 << (LANE - 1), value


def lanes(word: int) -> list[int]:
    """The three numbers of a word."""
    out = []
    for _ in range(3):
        value = (word + (1 << (LANE - 1))) % (1 << LANE) - (1 << (LANE - 1))
        out.append(value)
        word = (word - value) >> LANE
    return out


def test_the_lanes_add_up() -> None:
    """The network in words gives what plain sums give."""
    lot = random.Random(5)
    units = 7
    rows = [[lot.randrange(-900, 900) for _ in range(units + 1)] for _ in range(MARKS + 1)]
    outer = [lot.randrange(-400, 400) for _ in range(units)]
    net = Net(rows, outer, 12_345)
    rules = make_rules()
    outlook = Outlook(rules, net)
    state, _ = position(Bosun(rules, load_weights()), 4, 3, 9)
    marks = [*outlook.marks.read(state), MARKS]
    sums = [sum(rows[mark][place] for mark in marks) for place in range(units + 1)]
    plain = 12_345 + ONE * sums[0] + sum(max(0, each) * weight for each, weight in zip(sums[1:], outer, strict=True))
    words = [sum(packed(rows[mark])[place] for mark in marks) for place in range(net.width)]
    assert plain == 12_345 + sum(weighed(word, net.outer, 3 * place) for place, word in enumerate(words))


def test_a_board_of_ones_own_has_no_outlook() -> None:
    own = {"base": data.NEWEST_BOARD, "id": "kitchen-table"}
    assert outlook_for(make_rules(own)) is None
