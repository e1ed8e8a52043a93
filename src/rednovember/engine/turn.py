"""Time and turn order (T): the next gnome, the start and end of a turn, and the ghost."""

from mypy_extensions import i64

from rednovember.engine.ending import rescued
from rednovember.engine.facts import GHOST_MOVED, STANDS_UP, TURN_BEGINS, TURN_ENDS
from rednovember.engine.ids import MOVEMENT, SEA
from rednovember.engine.journal import Journal
from rednovember.engine.state import State


def next_gnome(state: State) -> i64:
    """Return the gnome whose turn is next, -1 if all keepers are on 0 (T1, T2, T5).

    It has the keeper furthest back; in a stack, the last to arrive (Q26).
    """
    best: i64 = -1
    best_time: i64 = 1
    gone = state.abandoned  # dead gnomes have no keeper
    for keeper in state.keepers:
        gnome: i64 = keeper
        time: i64 = state.time[gnome]
        if time >= best_time and not (gone >> gnome) & 1:
            best = gnome
            best_time = time
    return best


def spend(state: State, minutes: i64, journal: Journal) -> None:
    """Spend minutes: the ghost moves, the Time Keeper does not (T3)."""
    if minutes:
        journal.note(GHOST_MOVED, state.active, state.ghost, state.ghost - minutes)
        state.ghost -= minutes


def clear_turn(state: State) -> None:
    """Reset the fields that belong to one turn."""
    state.clear_question()
    state.used = 0
    state.charm = 0
    state.newcomer = False
    state.event_drawn = False


def begin_turn(state: State, journal: Journal) -> None:
    """Begin the next gnome's turn. If it has fainted it stands up (N4), however drunk it is (Q10)."""
    clear_turn(state)
    gnome = next_gnome(state)
    state.active = gnome
    state.decider = gnome
    state.phase = MOVEMENT
    state.ghost = state.time[gnome]
    state.began_at_sea = state.room[gnome] == SEA
    journal.note(TURN_BEGINS, gnome, state.ghost, 0)
    bit: i64 = 1
    bit <<= gnome
    if state.fainted & bit:
        state.fainted &= ~bit
        journal.note(STANDS_UP, gnome, 0, 0)


def end_turn(state: State, journal: Journal) -> None:
    """End the turn: the boat is rescued (W4), or the next turn begins."""
    journal.note(TURN_ENDS, state.active, state.time[state.active], 0)
    if not rescued(state, journal):
        begin_turn(state, journal)
