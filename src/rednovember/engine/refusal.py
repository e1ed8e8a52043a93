"""Why a decision is refused: the id of the rule that forbids it.

`legal` lists exactly the decisions that none forbids.
"""

from typing import Final

from mypy_extensions import i64

from rednovember.engine.abandon import refuses_abandon
from rednovember.engine.actions import extra_minutes
from rednovember.engine.atoms import (
    A1,
    A2,
    A3,
    A5,
    A6,
    A7,
    A8,
    A9,
    A10,
    A11,
    A12,
    A13,
    A16,
    A17,
    A18,
    ALLOWED,
    C1,
    E2,
    E5,
    E13,
    E14,
    I1,
    M1,
    O4,
    O5,
    Q19,
    Q23,
    Q47,
    T4,
    T6,
    W1,
    W2,
    W3,
    W4,
)
from rednovember.engine.attack import armed
from rednovember.engine.decoder import (
    BLOCKS,
    DEFENDS,
    DISCARDS,
    ENDS,
    ENTERS,
    NO_ROOM,
    OPENS,
    SPREADS,
    STAYS,
    SUBMITS,
    USES,
    action_of,
    gnome_of,
    is_answer,
    is_known,
    item_of,
    kind_of,
    minutes_of,
    room_beyond,
    space_of,
)
from rednovember.engine.escape import leads_out, way_out
from rednovember.engine.exchange import cards_to_draw
from rednovember.engine.hands import count
from rednovember.engine.ids import (
    ABANDON,
    ACTED,
    ATTACK,
    BLOCK,
    DEFEND,
    DISCARD,
    DRAW,
    DRAWN,
    ESCAPE,
    ESCAPE_HATCH,
    EXTINGUISH,
    FIX_ENGINE,
    FIX_PUMPS,
    FIX_REACTOR,
    HATCH,
    LOST_CREW,
    LOST_TOKEN,
    OVER,
    PUMP,
    SPACES,
    SPREAD,
    STOP_MISSILES,
    TRADE,
    UNBLOCK,
    WAIT,
    WON,
)
from rednovember.engine.legal import legal
from rednovember.engine.movement import refuses_enter, refuses_open
from rednovember.engine.phases import in_turn
from rednovember.engine.ruleset import NO_HATCH
from rednovember.engine.state import State

PLACE_OF_FIX: Final = {FIX_ENGINE: A9, FIX_PUMPS: A10, FIX_REACTOR: A11, STOP_MISSILES: A12}


def refusal(state: State, decision: i64) -> i64:
    """Return the rule that forbids a decision, or ALLOWED if it is legal."""
    if not is_known(decision):
        return A1
    phase = state.phase
    if phase == OVER:
        return reason_of_the_end(state)
    if not in_turn(phase):
        return ALLOWED if decision in legal(state) else question_atom(state)
    kind: i64 = kind_of(decision)
    if kind == USES:
        return ALLOWED if count(state.hand[state.active], item_of(decision)) else I1
    if phase == HATCH or phase == ESCAPE_HATCH:
        return refuses_at_hatch(state, kind)
    if phase == ESCAPE:
        return refuses_escape(state, decision)
    if kind == ENDS:  # A1: exactly one action; Q9: none without minutes
        return ALLOWED if phase == ACTED or state.ghost == 0 else A1
    if kind == ENTERS or kind == STAYS:
        return M1
    if is_answer(decision):
        return unasked_atom(kind)
    if phase == ACTED:
        return T6 if kind == OPENS else A1
    if kind == OPENS:
        return refuses_open(state, space_of(decision))
    return refuses_action(state, decision)


def reason_of_the_end(state: State) -> i64:
    """Return the rule that ended the game."""
    if state.result == WON:
        return W4
    if state.result == LOST_CREW:
        return W3
    return W2 if state.result >= LOST_TOKEN else W1


def question_atom(state: State) -> i64:
    """Return the rule behind the question that must be answered now."""
    phase = state.phase
    if phase == DEFEND:
        return O5
    if phase == SPREAD:
        return E2
    if phase == BLOCK:
        return E5
    if phase == DRAWN:
        return Q47
    if phase == DISCARD:
        return limit_atom(state)
    return A18


def limit_atom(state: State) -> i64:
    """Return the rule of the current hand limit: for all gnomes aboard (E13), or for the active one alone (E14)."""
    if state.limited != 1 << state.active:
        return E13
    if state.limited != state.alive & ~state.abandoned:
        return E14
    return E13 if state.limit in state.rules.hand_limit else E14  # the last survivor, whom both would limit


def unasked_atom(kind: i64) -> i64:
    """Return the rule of the question that a decision of this kind would answer, but that has not been asked."""
    if kind == DEFENDS or kind == SUBMITS:
        return O5
    if kind == DISCARDS:
        return E13
    if kind == BLOCKS:
        return E5
    return E2 if kind == SPREADS else A18


def refuses_at_hatch(state: State, kind: i64) -> i64:
    """Return the rule that forbids a decision at an open hatch, or ALLOWED.

    Only enter, stay and items are legal (M1).
    """
    if kind == ENTERS:
        return refuses_enter(state) if state.phase == HATCH else ALLOWED
    if kind == STAYS:
        return ALLOWED if state.phase == HATCH else A6  # Q12
    return M1


def refuses_escape(state: State, decision: i64) -> i64:
    """Return the rule that forbids a decision after a failed Extinguish Fire, or ALLOWED.

    Only a hatch to escape through is legal, or giving up if there is none (A6).
    """
    kind: i64 = kind_of(decision)
    if kind == ENDS:
        return A6 if way_out(state, state.used) else ALLOWED
    if kind != OPENS:
        return A6
    to: i64 = space_of(decision)
    if state.rules.hatch_between[state.room[state.active] * SPACES + to] == NO_HATCH:
        return C1
    if leads_out(state, to, state.used):
        return ALLOWED
    barred = refuses_open(state, to)
    return Q23 if barred == ALLOWED else barred


def refuses_action(state: State, decision: i64) -> i64:
    """Return the rule that forbids an action, or ALLOWED.

    The place is checked first, then the room, then the minutes.
    """
    action: i64 = action_of(decision)
    if action == ABANDON:
        return refuses_abandon(state)
    minutes: i64 = minutes_of(decision)
    here: i64 = state.room[state.active]
    place = refuses_place(state, decision, here)
    if place != ALLOWED:
        return place
    if (state.fires >> here) & 1 and action != EXTINGUISH:
        return A2
    if (state.high >> here) & 1 and action != WAIT:
        return A3
    if minutes + extra_minutes(state, action) > state.ghost:
        return T4
    if action == DRAW:
        return refuses_draw(state, minutes)
    return ALLOWED


def refuses_place(state: State, decision: i64, here: i64) -> i64:
    """Return the rule that forbids an action in this space, or ALLOWED."""
    action: i64 = action_of(decision)
    if action == EXTINGUISH:
        return ALLOWED if (state.fires >> here) & 1 else A6
    if action == PUMP:
        if (state.high >> here) & 1:
            return A3
        return ALLOWED if (state.low >> here) & 1 else A7
    if action == UNBLOCK:
        beyond: i64 = room_beyond(decision)
        if beyond == NO_ROOM:
            return A5
        hatch: i64 = state.rules.hatch_between[here * SPACES + beyond]
        if hatch == NO_HATCH:
            return C1
        return ALLOWED if (state.blocked >> hatch) & 1 else A8
    if action == DRAW:
        return ALLOWED if here == state.rules.stores or here == state.rules.cabin else A16
    if action == TRADE or action == ATTACK:
        if action == ATTACK and not armed(state):
            return O4
        other: i64 = gnome_of(decision)
        beside = other < state.gnomes and other != state.active and state.aboard(other) and state.room[other] == here
        return ALLOWED if beside else (A18 if action == TRADE else O4)
    if action < DRAW and state.rules.fix_at[here] != action:
        return PLACE_OF_FIX.get(action, A13)
    return ALLOWED


def refuses_draw(state: State, minutes: i64) -> i64:
    """Return the rule that forbids drawing this many items here, or ALLOWED (A16, A17, Q19)."""
    if minutes <= cards_to_draw(state):
        return ALLOWED
    here: i64 = state.room[state.active]
    if state.drew_in[state.active] == here:
        return A17
    most = state.rules.draw_stores if here == state.rules.stores else state.rules.draw_cabin
    return A16 if minutes > most else Q19
