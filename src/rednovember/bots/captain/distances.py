"""How far everything is for all gnomes: a fast estimate for the outlook. `bosun/walk.py` plans one gnome's route.

It counts hatches, and ignores water, courage and air. The outlook was trained with it as it is.
"""

from typing import Final

from mypy_extensions import i64

from rednovember.engine.bits import BIT
from rednovember.engine.ids import GNOMES_MAX, ROOMS, SEA, SPACES
from rednovember.engine.state import State

NO_WAY: Final = 6  # or so far that it makes no difference


class Distances:
    """For each gnome the hatches on the way to each space, and the number of rooms in reach."""

    def __init__(self) -> None:
        self.open_to: list[int] = [0] * SPACES  # the rooms behind a room's open hatches, as bits
        self.minutes: list[int] = [NO_WAY] * (SPACES * GNOMES_MAX)
        self.rooms: list[int] = [0] * GNOMES_MAX

    def find(self, state: State) -> None:
        """Find how many hatches away everything is for each gnome, around fires and blocked hatches."""
        rules = state.rules
        room: i64 = 1
        while room <= ROOMS:
            beyond: i64 = 0
            for to in rules.rooms_beside[room]:
                hatch: i64 = rules.hatch_between[room * SPACES + to]
                if not (state.blocked >> hatch) & 1:
                    beyond |= BIT[to]
            self.open_to[room] = beyond & ~state.fires
            room += 1
        gnome: i64 = 0
        while gnome < state.gnomes:
            if state.aboard(gnome):
                first: i64 = gnome * SPACES
                space: i64 = 0
                while space < SPACES:
                    self.minutes[first + space] = NO_WAY
                    space += 1
                start: i64 = state.room[gnome]
                self.minutes[first + start] = 0
                reached: i64 = 0
                if start != SEA:
                    seen: i64 = BIT[start]
                    edge = seen
                    hatches: i64 = 0
                    while edge:
                        hatches += 1
                        new: i64 = 0
                        room = 1
                        while room <= ROOMS:
                            if (edge >> room) & 1:
                                new |= self.open_to[room]
                                reached += 1
                            room += 1
                        edge = new & ~seen
                        seen |= edge
                        room = 1
                        while room <= ROOMS:
                            if (edge >> room) & 1:
                                self.minutes[first + room] = min(NO_WAY, hatches)
                            room += 1
                self.rooms[gnome] = reached
            gnome += 1
