"""A whole-turn plan, and what is needed to make one."""

from typing import Final

from mypy_extensions import i64

from rednovember.engine.decisions import CARD, CLOSE, ENTER, OPEN, STAY, USE
from rednovember.engine.decoder import is_trade
from rednovember.engine.hands import BITS, MOST_OF_A_KIND, cards
from rednovember.engine.ids import ITEMS

NO_TRICK: Final = -1


class Plan:
    """A plan: items to use, a hatch to open while staying (`trick`), the route, and the final action."""

    def __init__(self, score: i64, goal: i64, action: i64, items: i64, trick: i64, path: list[int]) -> None:
        self.score: i64 = score
        self.goal: i64 = goal
        self.action: i64 = action
        self.items: i64 = items
        self.trick: i64 = trick
        self.path = path
        self.offer: i64 = 0  # the cards of a trade, as a hand

    def codes(self) -> list[int]:
        """Return the plan as decisions, up to its action."""
        out: list[int] = []
        hand = self.items
        item: i64 = 0
        while item < ITEMS:
            number: i64 = (hand >> (BITS * item)) & MOST_OF_A_KIND
            while number > 0:
                out.append(USE + item)
                number -= 1
            item += 1
        if self.trick != NO_TRICK:
            out.append(OPEN + self.trick)
            out.append(STAY)
        for space in self.path:
            out.append(OPEN + space)
            out.append(ENTER)
        out.append(self.action)
        if is_trade(self.action):
            for card in cards(self.offer):
                out.append(CARD + card)
            out.append(CLOSE)
        return out


def by_score(plan: Plan) -> int:
    """Return the sort key."""
    return plan.score
