"""How far everything is for the active gnome: the cheapest way to each space, water and fire on the way considered.

The costs are the engine's (M1, M5, M9, M10); what reflow does further on is foreseen one hatch at a time.
"""

from typing import Final

from mypy_extensions import i64

from rednovember.engine.ids import SEA, SPACES
from rednovember.engine.ruleset import EXTERIOR
from rednovember.engine.state import State

FAR: Final = 99


class Walk:
    """The cheapest ways from where the active gnome stands: minutes and the space before, for each space.

    `bold` ways lead through fire; they need Grog or a Fire Extinguisher.
    """

    def __init__(self) -> None:
        self.minutes: list[int] = [FAR] * SPACES
        self.before: list[int] = [-1] * SPACES
        self.reached: i64 = 0  # how many rooms

    def search(self, state: State, bold: bool, air: bool) -> None:
        """Find all ways from the active gnome's space, with the minutes it has left."""
        minutes = self.minutes
        before = self.before
        space: i64 = 0
        while space < SPACES:
            minutes[space] = FAR
            before[space] = -1
            space += 1
        start: i64 = state.room[state.active]
        minutes[start] = 0
        left = state.ghost
        reached: i64 = 0
        now: list[int] = [start]  # what is reached in so many minutes; a step costs one or two
        next_: list[int] = []
        after: list[int] = []
        spent: i64 = 0
        while now or next_:
            for here in now:
                if minutes[here] != spent:
                    continue
                reached += 1
                for to in state.rules.neighbours[here]:
                    known: i64 = minutes[to]
                    if known <= spent + 1:
                        continue
                    cost = step_minutes(state, here, to, start, bold, air)
                    total = spent + cost
                    if total < known and total <= left:
                        minutes[to] = total
                        before[to] = here
                        if cost == 1:
                            next_.append(to)
                        else:
                            after.append(to)
            now = next_
            next_ = after
            after = []
            spent += 1
        self.reached = reached

    def path_to(self, goal: i64) -> list[int]:
        """The spaces on the way, the goal last."""
        path: list[int] = []
        space = goal
        while self.before[space] >= 0:
            path.append(space)
            space = self.before[space]
        path.reverse()
        return path


def step_minutes(state: State, here: i64, to: i64, start: i64, bold: bool, air: bool) -> i64:
    """What it costs to open the hatch to a space and go through; FAR if that cannot be.

    Rooms on the way are entered dry or at low water; only the starting room can be at high water.
    """
    hatch: i64 = state.rules.hatch_between[here * SPACES + to]
    if hatch == EXTERIOR:
        if to == SEA:
            return 2 if air else FAR
        if (state.high >> to) & 1 or ((state.fires >> to) & 1 and not bold):
            return FAR
        if state.rules.reentry_always_one_minute:
            return 2
        return 1 + ((state.low >> to) & 1)
    if (state.blocked >> hatch) & 1:
        return FAR
    here_high = (state.high >> here) & 1 == 1 and here == start
    here_dry = not state.flooded(here)
    if (state.high >> to) & 1:
        return 2 if here_dry or state.rules.reflow_into_low_water else FAR
    if (state.fires >> to) & 1:
        if here_high:
            return 2  # the water flows in and puts the fire out
        return 1 if bold else FAR
    if (state.low >> to) & 1 or here_high:
        return 2
    return 1
