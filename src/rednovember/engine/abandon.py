"""The action Abandon Comrades (A20)."""

from typing import Final

from mypy_extensions import i64

from rednovember.engine.atoms import A20, ALLOWED, O7
from rednovember.engine.deaths import leave_board
from rednovember.engine.ending import lost
from rednovember.engine.facts import ABANDONED, ACTION_TAKEN, BY_ABANDONING, DRAW_BARRED
from rednovember.engine.ids import ABANDON, ACTED, SEA
from rednovember.engine.journal import Journal
from rednovember.engine.piles import discard_hand
from rednovember.engine.state import State
from rednovember.engine.turn import end_turn, spend

PLAYERS_TO_ABANDON: Final = 3  # counted at the start of the game (Q61)


def refuses_abandon(state: State) -> i64:
    """Return the rule that forbids the active gnome to abandon its comrades, or ALLOWED (A20, O7).

    No minutes need to be left (Q30).
    """
    gnome = state.active
    if state.players < PLAYERS_TO_ABANDON:
        return O7
    if state.room[gnome] != SEA or state.time[gnome] >= state.rules.abandon_past:
        return A20
    return ALLOWED


def abandon(state: State, journal: Journal) -> None:
    """Take the active gnome out of the crew and discard its items (Q60).

    The turn ends at once, or all its minutes are spent, depending on the edition (Q30, P4).
    """
    gnome = state.active
    journal.note(ACTION_TAKEN, gnome, ABANDON, 0)
    journal.note(ABANDONED, gnome, 0, 0)
    state.abandoned |= 1 << gnome
    if state.rules.abandon_leaves_board:
        leave_board(state, gnome, journal)
    elif state.drew_in[gnome]:
        state.drew_in[gnome] = 0
        journal.note(DRAW_BARRED, gnome, 0, 0)
    discard_hand(state, gnome, BY_ABANDONING, journal)
    if state.rules.abandon_leaves_board:
        if not lost(state, journal):
            end_turn(state, journal)
    else:
        spend(state, state.ghost, journal)
        state.phase = ACTED
        lost(state, journal)
