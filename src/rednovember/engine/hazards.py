"""Fire and water: water levels, where water flows, what it puts out, what burns, and whom that kills.

There are always enough tokens, and a room never burns while it is flooded (C9). A room becomes deadly only by `flood`
and `ignite`, which kill the fainted gnomes in it.
"""

from mypy_extensions import i64

from rednovember.engine.deaths import kill_fainted
from rednovember.engine.facts import FIRE_OUT, FIRE_STARTED, REFLOWED, WATER
from rednovember.engine.ids import ROOMS, SEA
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck
from rednovember.engine.state import State


def water_level(state: State, room: i64) -> i64:
    """Return a room's water level: 0 dry, 1 low water, 2 high water."""
    return 2 * ((state.high >> room) & 1) + ((state.low >> room) & 1)


def lower_water(state: State, room: i64, level: i64, journal: Journal) -> None:
    """Set a room's water level to dry or low water, which kills nobody."""
    bit: i64 = 1
    bit <<= room
    journal.note(WATER, room, water_level(state, room), level)
    state.low &= ~bit
    state.high &= ~bit
    if level == 1:
        state.low |= bit


def flood(state: State, rooms: i64, luck: Luck, journal: Journal) -> None:
    """Put rooms, given as a mask, under high water: it puts out fires (M4) and kills the fainted gnomes there (D1)."""
    room: i64 = 1
    while room <= ROOMS:
        if (rooms >> room) & 1:
            journal.note(WATER, room, water_level(state, room), 2)
            drown(state, room, journal)
        room += 1
    state.low &= ~rooms
    state.high |= rooms
    kill_fainted(state, luck, journal)


def ignite(state: State, room: i64, luck: Luck, journal: Journal) -> None:
    """Set a dry room on fire unless it burns already; the fire kills the fainted gnomes there (D1)."""
    if (state.fires >> room) & 1:
        return
    state.fires |= 1 << room
    journal.note(FIRE_STARTED, room, 0, 0)
    kill_fainted(state, luck, journal)


def flows(state: State, a: i64, b: i64) -> bool:
    """Return whether water flows through an opened hatch (M3). High flows into low only with the option of Q3."""
    if a == SEA or b == SEA:
        return False
    levels = water_level(state, a) + water_level(state, b)
    if levels == 2:
        return ((state.high >> a) | (state.high >> b)) & 1 == 1
    return levels == 3 and state.rules.reflow_into_low_water


def reflow(state: State, a: i64, b: i64, journal: Journal) -> None:
    """Level out high water through an opened hatch, if it flows at all (M3)."""
    if not flows(state, a, b):
        return
    source, drain = (a, b) if (state.high >> a) & 1 else (b, a)
    journal.note(REFLOWED, source, drain, 0)
    lower_water(state, source, 1, journal)
    if water_level(state, drain) == 0:
        lower_water(state, drain, 1, journal)  # from dry to low
    drown(state, drain, journal)


def drown(state: State, room: i64, journal: Journal) -> None:
    """Put out the fire in a room that water flows into (M4)."""
    if (state.fires >> room) & 1:
        put_out(state, room, 1, journal)


def put_out(state: State, room: i64, by_water: i64, journal: Journal) -> None:
    """Put out the fire in a room."""
    state.fires &= ~(1 << room)
    journal.note(FIRE_OUT, room, by_water, 0)
