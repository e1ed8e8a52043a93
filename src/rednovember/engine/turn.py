"""Time and turn order (T): who is next, how a turn begins and ends, and the ghost."""

from mypy_extensions import i64

from rednovember.engine.ending import rescued
from rednovember.engine.facts import GHOST_MOVED, STANDS_UP, TURN_BEGINS, TURN_ENDS
from rednovember.engine.ids import MOVEMENT, NO_ITEM, SEA
from rednovember.engine.journal import Journal
from rednovember.engine.state import State


def next_gnome(state: State) -> i64:
    """T1, T2, T5: the keeper furthest back, of a stack the last to arrive (Q26); -1 if all are on 0."""
    best: i64 = -1
    best_time: i64 = 1
    gone = state.abandoned  # the dead have no keeper
    for keeper in state.keepers:
        gnome: i64 = keeper
        time: i64 = state.time[gnome]
        if time >= best_time and not (gone >> gnome) & 1:
            best = gnome
            best_time = time
    return best


def spend(state: State, minutes: i64, journal: Journal) -> None:
    """T3: minutes move the ghost only."""
    if minutes:
        journal.note(GHOST_MOVED, state.active, state.ghost, state.ghost - minutes)
        state.ghost -= minutes


def clear_turn(state: State) -> None:
    """Forget what belonged to one turn or one question only."""
    state.hatch = 0
    state.used = 0
    state.charm = 0
    state.newcomer = False
    state.partner = 0
    state.offered = 0
    state.given = 0
    state.floor = 0
    state.limit = 0
    state.limited = 0
    state.rolled = 0
    state.drawn = NO_ITEM
    state.event_drawn = False


def begin_turn(state: State, journal: Journal) -> None:
    """The next gnome's turn begins, and it stands up (N4), however drunk it is (Q10)."""
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
    """The turn is over: the boat is rescued (W4), or the next turn begins."""
    journal.note(TURN_ENDS, state.active, state.time[state.active], 0)
    if not rescued(state, journal):
        begin_turn(state, journal)
