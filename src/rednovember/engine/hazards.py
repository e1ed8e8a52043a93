"""Fire and water: how high water stands and where it flows, what it puts out, and what burns.

C9: there are always tokens enough, and a room never burns while it is flooded.
"""

from mypy_extensions import i64

from rednovember.engine.facts import FIRE_OUT, FIRE_STARTED, REFLOWED, WATER
from rednovember.engine.ids import SEA
from rednovember.engine.journal import Journal
from rednovember.engine.state import State


def water_level(state: State, room: i64) -> i64:
    """0 dry, 1 low water, 2 high water."""
    return 2 * ((state.high >> room) & 1) + ((state.low >> room) & 1)


def set_water(state: State, room: i64, level: i64, journal: Journal) -> None:
    """A room's water stands at this level now."""
    bit: i64 = 1
    bit <<= room
    journal.note(WATER, room, water_level(state, room), level)
    state.low &= ~bit
    state.high &= ~bit
    if level == 1:
        state.low |= bit
    elif level == 2:
        state.high |= bit


def flows(state: State, a: i64, b: i64) -> bool:
    """M3: whether water flows through an opened hatch. High into low only where the table plays so (Q3)."""
    if a == SEA or b == SEA:
        return False
    levels = water_level(state, a) + water_level(state, b)
    if levels == 2:
        return ((state.high >> a) | (state.high >> b)) & 1 == 1
    return levels == 3 and state.rules.reflow_into_low_water


def reflow(state: State, a: i64, b: i64, journal: Journal) -> None:
    """M3: through an opened hatch high water levels out, if it flows at all."""
    if not flows(state, a, b):
        return
    source, drain = (a, b) if (state.high >> a) & 1 else (b, a)
    journal.note(REFLOWED, source, drain, 0)
    set_water(state, source, 1, journal)
    if water_level(state, drain) == 0:
        set_water(state, drain, 1, journal)
    drown(state, drain, journal)


def drown(state: State, room: i64, journal: Journal) -> None:
    """M4: water that comes into a burning room puts the fire out."""
    if (state.fires >> room) & 1:
        put_out(state, room, 1, journal)


def put_out(state: State, room: i64, by_water: i64, journal: Journal) -> None:
    """A room's fire is out."""
    state.fires &= ~(1 << room)
    journal.note(FIRE_OUT, room, by_water, 0)


def catch_fire(state: State, room: i64, journal: Journal) -> bool:
    """A dry room burns; false if it did already."""
    if (state.fires >> room) & 1:
        return False
    state.fires |= 1 << room
    journal.note(FIRE_STARTED, room, 0, 0)
    return True
