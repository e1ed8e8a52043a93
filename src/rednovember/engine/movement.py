"""Movement (M): opening hatches, reflow, entering rooms and leaving the sub."""

from mypy_extensions import i64

from rednovember.engine.atoms import ALLOWED, C1, M2, M6, M7, M8, M9, T4
from rednovember.engine.facts import ENTERED, HATCH_OPENED, STAYED
from rednovember.engine.hazards import reflow
from rednovember.engine.ids import ESCAPE, ESCAPE_HATCH, HATCH, MOVEMENT, SEA, SPACES
from rednovember.engine.items import air, courage
from rednovember.engine.journal import Journal
from rednovember.engine.ruleset import EXTERIOR, NO_HATCH
from rednovember.engine.state import State
from rednovember.engine.turn import spend


def refuses_open(state: State, to: i64) -> i64:
    """Return the rule that forbids the active gnome to open the hatch to a space, or ALLOWED.

    A blocked hatch cannot be opened (M2), nor one with high water beyond it from low water (M8). Whether the gnome can
    then go through does not matter (Q50), nor whether it has air for the sea (P10).
    """
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


def open_hatch(state: State, to: i64, journal: Journal) -> None:
    """Open a hatch (1 minute) and let water flow (M1, Q34). Then the gnome decides whether to enter or stay."""
    here: i64 = state.room[state.active]
    journal.note(HATCH_OPENED, state.active, here, to)
    spend(state, 1, journal)
    reflow(state, here, to, journal)
    state.hatch = to
    state.phase = ESCAPE_HATCH if state.phase == ESCAPE else HATCH


def minutes_to_enter(state: State, here: i64, to: i64) -> i64:
    """Return the minutes that going through an opened hatch costs (M5, M9, M10)."""
    if to == SEA:
        return 1
    if here == SEA and state.rules.reentry_always_one_minute:  # Q11
        return 1
    return (state.low >> to) & 1


def refuses_enter(state: State) -> i64:
    """Return the rule that forbids the active gnome to go through the hatch just opened, or ALLOWED.

    It needs air for the sea (M9), cannot enter high water (M6), and needs courage for a burning room (M7). The room
    that it leaves does not matter (M12).
    """
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
    """Go through the open hatch, which closes behind the gnome (M11)."""
    gnome = state.active
    here: i64 = state.room[gnome]
    to = state.hatch
    spend(state, minutes_to_enter(state, here, to), journal)
    state.room[gnome] = to
    if here == SEA and state.rules.coming_in_renews_air:  # Q53
        state.began_at_sea = False
    state.clear_question()
    state.phase = MOVEMENT
    journal.note(ENTERED, gnome, here, to)


def stay(state: State, journal: Journal) -> None:
    """Stay in the room; the open hatch closes (M11)."""
    state.clear_question()
    state.phase = MOVEMENT
    journal.note(STAYED, state.active, state.room[state.active], 0)
