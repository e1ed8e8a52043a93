"""How far everything is for the active gnome: the cheapest route to each space, considering water and fire.

The costs are the engine's (M1, M3, M5, M8, M9, M10), and a test compares them.
"""

from typing import Final

from mypy_extensions import i64

from rednovember.engine.hazards import water_level
from rednovember.engine.ids import SEA, SPACES
from rednovember.engine.ruleset import EXTERIOR
from rednovember.engine.state import State

FAR: Final = 99


class Walk:
    """The cheapest routes of the active gnome: minutes and the previous space, for each space.

    `bold` routes lead through fire; they need Grog or a Fire Extinguisher.

    It finds one route to each space, and none that opens a hatch only to stay. So it can only miss routes that lead
    from high water through another room with high water.
    """

    def __init__(self) -> None:
        self.minutes: list[int] = [FAR] * SPACES
        self.before: list[int] = [-1] * SPACES
        self.reached: i64 = 0  # the number of rooms

    def search(self, state: State, bold: bool, air: bool) -> None:
        """Find all routes from the active gnome's space, with the minutes it has left."""
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
        start_level = water_level(state, start)
        now: list[int] = [start]  # the spaces reached in so many minutes; a hatch costs one or two
        next_: list[int] = []
        after: list[int] = []
        spent: i64 = 0
        while now or next_:
            for here in now:
                if minutes[here] != spent:
                    continue
                reached += 1
                level = start_level
                if here != start:  # entering let the high water out; some of that at the start came along (M3)
                    level = 1 if state.flooded(here) or (start_level == 2 and before[here] == start) else 0
                for to in state.rules.neighbours[here]:
                    known: i64 = minutes[to]
                    if known <= spent + 1:
                        continue
                    cost = step_minutes(state, here, to, level, bold, air)
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
        """Return the spaces on the route, the goal last."""
        path: list[int] = []
        space = goal
        while self.before[space] >= 0:
            path.append(space)
            space = self.before[space]
        path.reverse()
        return path


def step_minutes(state: State, here: i64, to: i64, level: i64, bold: bool, air: bool) -> i64:
    """Return the minutes to open the hatch to a space and go through; FAR if that is impossible.

    `level` is the water where the gnome is: only where it starts can it be high (2).
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
    if (state.high >> to) & 1:
        return 2 if level == 0 or (level == 1 and state.rules.reflow_into_low_water) else FAR
    if (state.fires >> to) & 1:
        if level == 2:
            return 2  # the water flows in and puts the fire out
        return 1 if bold else FAR
    if (state.low >> to) & 1 or level == 2:
        return 2
    return 1
