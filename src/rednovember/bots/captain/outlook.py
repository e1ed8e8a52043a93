"""The outlook: a value function that estimates the chance of rescue of a position at a glance.

A small network over the features of a position, trained by `tools/train_outlook.py` on 740,000 games of bosuns. It
has one hidden layer and uses integers, so its results are the same everywhere. To be fast in Python, it adds three
numbers at a time: they are packed into one word, twenty bits each.
"""

import json
import math
from functools import cache
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from rednovember.bots.captain.features import MARKS, Marks
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.state import State

ONE: Final = 512  # weights are fixed-point numbers
LANES: Final = 3
LANE: Final = 20
HALF: Final = 1 << 19
MASK: Final = (1 << 20) - 1
STEPS: Final = 64  # of the table of chances, for each unit of log odds
LONGEST: Final = 12 * STEPS


def logistic() -> list[int]:
    """Return the chances in millionths for log odds from -12 to 12."""
    return [round(1_000_000 / (1 + math.exp(-step / STEPS))) for step in range(-LONGEST, LONGEST + 1)]


CHANCES: Final = logistic()


class Net:
    """The weights. A row for each feature, and the bias last: its direct weight, then its weight for each unit."""

    def __init__(self, rows: list[list[int]], outer: list[int], constant: int) -> None:
        assert len(rows) == MARKS + 1
        self.width: i64 = len(packed(rows[0]))
        self.words: list[int] = [word for row in rows for word in packed(row)]
        self.outer: list[int] = [ONE, *outer]
        self.outer += [0] * (self.width * LANES - len(self.outer))
        self.constant: i64 = constant


def packed(row: list[int]) -> list[int]:
    """Return three numbers per word; negative ones borrow from their neighbour, which is undone when they are read."""
    full = row + [0] * (-len(row) % (2 * LANES))  # an even number of words, because they are added in pairs
    return [sum(full[first + lane] << (LANE * lane) for lane in range(LANES)) for first in range(0, len(full), LANES)]


class Outlook:
    """Judges the positions of one ruleset."""

    def __init__(self, rules: Ruleset, net: Net) -> None:
        self.marks = Marks(rules)
        self.net = net

    def chance(self, state: State) -> i64:
        """Return the chance of rescue in millionths, if bosuns play on."""
        marks = self.marks.read(state)
        words = self.net.words
        outer = self.net.outer
        width = self.net.width
        total = self.net.constant
        last = width * MARKS
        word: i64 = 0
        while word < width:
            a: i64 = words[last + word]
            b: i64 = words[last + word + 1]
            for mark in marks:
                place: i64 = width * mark + word
                a += words[place]
                b += words[place + 1]
            lane = word * LANES
            total += weighed(a, outer, lane) + weighed(b, outer, lane + LANES)
            word += 2
        step = total // (ONE * ONE // STEPS) + LONGEST
        return CHANCES[max(0, min(2 * LONGEST, step))]


def weighed(word: i64, outer: list[int], first: i64) -> i64:
    """Return the weighted sum of three units, each if it is above zero. The direct weight (0) always counts."""
    total: i64 = 0
    lane: i64 = first
    while lane < first + LANES:
        unit = ((word + HALF) & MASK) - HALF
        word = (word - unit) >> LANE
        if unit > 0 or lane == 0:
            total += unit * outer[lane]
        lane += 1
    return total


@cache
def load_net() -> tuple[Net, list[str]]:
    """Load the weights that come with the game, and the boards that they are for."""
    found = json.loads(files("rednovember.bots.captain").joinpath("outlook.json").read_text(encoding="utf-8"))
    return Net(found["rows"], found["outer"], found["constant"]), found["boards"]


def outlook_for(rules: Ruleset) -> Outlook | None:
    """Return the outlook of a ruleset; None for a board that it hasn't been trained for."""
    net, boards = load_net()
    return Outlook(rules, net) if rules.board_id in boards else None
