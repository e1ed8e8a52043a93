"""The fix-it actions (A5-A15) and No Action (A19)."""

from mypy_extensions import i64

from rednovember.engine.bits import BIT
from rednovember.engine.escape import must_escape
from rednovember.engine.facts import (
    ACTION_TAKEN,
    DIE_ROLLED,
    DRAW_BARRED,
    FIX_FAILED,
    FIX_RESULT,
    FIX_SUCCEEDED,
    FIX_TOO_LATE,
    FOR_REPAIR,
    HATCH_UNBLOCKED,
    TOKEN_REMOVED,
    TRACK_MOVED,
)
from rednovember.engine.hazards import lower_water, put_out
from rednovember.engine.ids import (
    ACTED,
    DIE_SIDES,
    EXTINGUISH,
    NO_TOKEN,
    NO_TRACK,
    PUMP,
    SPACES,
    UNBLOCK,
    WAIT,
)
from rednovember.engine.items import bonus
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck
from rednovember.engine.state import State
from rednovember.engine.turn import spend


def extra_minutes(state: State, action: i64) -> i64:
    """Return the minutes that low water adds to an action (A4).

    Trade costs more, too (Q29); Pump Water and No Action do not.
    """
    if action == PUMP or action == WAIT:
        return 0
    if (state.low >> state.room[state.active]) & 1:
        return state.rules.low_water_minutes
    return 0


def begin_action(state: State, action: i64, minutes: i64, journal: Journal) -> None:
    """Begin the turn's one action (A1): journal it and spend its minutes.

    An action in another room than the last draw allows the gnome to draw there again (A17, Q16, Q56).
    """
    gnome = state.active
    journal.note(ACTION_TAKEN, gnome, action, minutes)
    spend(state, minutes + extra_minutes(state, action), journal)
    if state.drew_in[gnome] and state.drew_in[gnome] != state.room[gnome]:
        state.drew_in[gnome] = 0
        journal.note(DRAW_BARRED, gnome, 0, 0)
    state.phase = ACTED


def too_late(state: State, action: i64, ghost: i64) -> bool:
    """Return whether an action fails because the ghost would be past the token that it removes (A15, Q13)."""
    token: i64 = state.rules.token_of[action]
    return token != NO_TOKEN and ghost < state.tokens[token]


def highest_roll(state: State, action: i64, minutes: i64) -> i64:
    """Return the highest roll that makes a fix-it action succeed: its minutes plus all bonuses (A5)."""
    return minutes + bonus(state.rules, state.used, action)


def chance(state: State, action: i64, minutes: i64) -> i64:
    """Return on how many sides of the die a fix-it action would succeed now."""
    if too_late(state, action, state.ghost - minutes - extra_minutes(state, action)):
        return 0
    return min(DIE_SIDES, highest_roll(state, action, minutes))


def fix(state: State, action: i64, minutes: i64, to_room: i64, luck: Luck, journal: Journal) -> None:
    """Carry out a fix-it action: spend the time, then roll (A5). The die is rolled even if the roll cannot matter."""
    gnome = state.active
    begin_action(state, action, minutes, journal)
    needed = highest_roll(state, action, minutes)
    roll = luck.repair_die()
    journal.note(DIE_ROLLED, gnome, FOR_REPAIR, roll)
    if too_late(state, action, state.ghost):
        journal.note(FIX_RESULT, gnome, FIX_TOO_LATE, needed)
    elif roll <= needed:
        journal.note(FIX_RESULT, gnome, FIX_SUCCEEDED, needed)
        succeed(state, action, to_room, journal)
    else:
        journal.note(FIX_RESULT, gnome, FIX_FAILED, needed)
        if action == EXTINGUISH:
            must_escape(state, luck, journal)


def succeed(state: State, action: i64, to_room: i64, journal: Journal) -> None:
    """Apply the effect of a successful fix-it action (A6-A13). If there is nothing to fix, it has no effect (Q55)."""
    room: i64 = state.room[state.active]
    if action == EXTINGUISH:
        put_out(state, room, 0, journal)
    elif action == PUMP:
        lower_water(state, room, 0, journal)
    elif action == UNBLOCK:
        hatch: i64 = state.rules.hatch_between[room * SPACES + to_room]
        state.blocked &= ~BIT[hatch]
        journal.note(HATCH_UNBLOCKED, room, to_room, 0)
    track: i64 = state.rules.track_of[action]
    if track != NO_TRACK:
        reset_track(state, track, journal)
    token: i64 = state.rules.token_of[action]
    if token != NO_TOKEN and state.tokens[token] != NO_TOKEN:
        journal.note(TOKEN_REMOVED, token, state.tokens[token], 0)
        state.tokens[token] = NO_TOKEN


def reset_point(state: State, space: i64) -> i64:
    """Return the reset point that a marker on this space goes back to (A14)."""
    return state.rules.high_reset if space > state.rules.high_reset else state.rules.low_reset


def reset_track(state: State, track: i64, journal: Journal) -> None:
    """Move a Disaster Track marker back to its reset point (A9-A11)."""
    before: i64 = state.tracks[track]
    after = reset_point(state, before)
    if after != before:
        state.tracks[track] = after
        journal.note(TRACK_MOVED, track, before, after)


def wait(state: State, journal: Journal) -> None:
    """Take No Action (A19)."""
    begin_action(state, WAIT, 1, journal)
