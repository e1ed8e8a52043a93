"""Movement (M): hatches, reflow, entering rooms and leaving the sub."""

from mypy_extensions import i64

from rednovember.engine.atoms import ALLOWED, C1, M2, M6, M7, M8, M9, T4
from rednovember.engine.events import put_out, set_water, water_level
from rednovember.engine.facts import ENTERED, HATCH_OPENED, REFLOWED, STAYED
from rednovember.engine.ids import ESCAPE, ESCAPE_HATCH, HATCH, MOVEMENT, SEA, SPACES
from rednovember.engine.items import air, courage
from rednovember.engine.journal import Journal
from rednovember.engine.ruleset import EXTERIOR, NO_HATCH
from rednovember.engine.state import State
from rednovember.engine.turn import spend


def refuses_open(state: State, to: i64) -> i64:
    """Which atom forbids the active gnome to open the hatch to a space, if any."""
    here: i64 = state.room[state.active]
    hatch: i64 = state.rules.hatch_between[here * SPACES + to]
    if hatch == NO_HATCH:
        return C1
    if hatch != EXTERIOR and (state.blocked >> hatch) & 1:
        return M2
    if state.ghost < 1:
        return T4
    if (
        (state.low >> here) & 1
        and (state.high >> to) & 1
        and not state.rules.low_side_may_open_high
        and not state.rules.reflow_into_low_water
    ):
        return M8
    return ALLOWED


def flows(state: State, a: i64, b: i64) -> bool:
    """M3: whether water flows through an opened hatch. Low into high only where the table plays so (Q3)."""
    if a == SEA or b == SEA:
        return False
    levels = water_level(state, a) + water_level(state, b)
    if levels == 2:
        return ((state.high >> a) | (state.high >> b)) & 1 == 1
    return levels == 3 and state.rules.reflow_into_low_water


def open_hatch(state: State, to: i64, journal: Journal) -> None:
    """M1: open a hatch (1 minute), reflow; then the gnome enters or stays."""
    here: i64 = state.room[state.active]
    journal.note(HATCH_OPENED, state.active, here, to)
    spend(state, 1, journal)
    if flows(state, here, to):
        source, drain = (here, to) if (state.high >> here) & 1 else (to, here)
        journal.note(REFLOWED, source, drain, 0)
        set_water(state, source, 1, journal)
        if water_level(state, drain) == 0:
            set_water(state, drain, 1, journal)
        put_out(state, drain, journal)
    state.hatch = to
    state.phase = ESCAPE_HATCH if state.phase == ESCAPE else HATCH


def minutes_to_enter(state: State, here: i64, to: i64) -> i64:
    """M5, M9, M10: what passing an opened hatch costs."""
    if to == SEA:
        return 1
    if here == SEA and state.rules.reentry_always_one_minute:  # Q11
        return 1
    return (state.low >> to) & 1


def refuses_enter(state: State) -> i64:
    """Which atom forbids the active gnome to go through the hatch just opened, if any."""
    to = state.hatch
    if to == SEA and not air(state.used):
        return M9
    if (state.high >> to) & 1:
        return M6
    if (state.fires >> to) & 1 and not courage(state.used):
        return M7
    if minutes_to_enter(state, state.room[state.active], to) > state.ghost:
        return T4
    return ALLOWED


def enter(state: State, journal: Journal) -> None:
    """Go through the hatch; it closes behind the gnome (M11)."""
    gnome = state.active
    here: i64 = state.room[gnome]
    to = state.hatch
    spend(state, minutes_to_enter(state, here, to), journal)
    state.room[gnome] = to
    state.hatch = 0
    state.phase = MOVEMENT
    journal.note(ENTERED, gnome, here, to)


def stay(state: State, journal: Journal) -> None:
    """Do not go through the hatch; it closes (M11)."""
    state.hatch = 0
    state.phase = MOVEMENT
    journal.note(STAYED, state.active, state.room[state.active], 0)
