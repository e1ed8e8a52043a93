"""Deaths ("Kicking the bucket", D) and the option Less Deadly Dying (O3)."""

from typing import Final

from mypy_extensions import i64

from rednovember.engine.ending import lost
from rednovember.engine.facts import (
    BY_DEATH,
    DEATH_FAINTED,
    DEATH_FAINTED_AT_SEA,
    DEATH_HAZARD,
    DEATH_NO_AIR,
    DIE_ROLLED,
    FOR_NEWCOMER,
    KEEPER_REMOVED,
    KILLED,
    NEWCOMER,
)
from rednovember.engine.ids import SEA
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck
from rednovember.engine.piles import discard_hand
from rednovember.engine.state import State

SURVIVES: Final = -1


def leave_board(state: State, gnome: i64, journal: Journal) -> None:
    """Remove a gnome's figure and Time Keeper from the board."""
    journal.note(KEEPER_REMOVED, gnome, state.time[gnome], 0)
    state.keepers.remove(gnome)
    state.room[gnome] = 0
    state.time[gnome] = 0
    state.intoxication[gnome] = 0
    state.drew_in[gnome] = 0


def appear(state: State, gnome: i64, luck: Luck, journal: Journal) -> None:
    """Put a new gnome in a dead one's place: sober, awake, without items, in a rolled room (O3).

    The Time Keeper stays where it is (Q59).
    """
    room = luck.room_die()
    journal.note(DIE_ROLLED, gnome, FOR_NEWCOMER, room)
    state.room[gnome] = room
    state.intoxication[gnome] = 0
    state.drew_in[gnome] = 0
    if gnome == state.active:
        state.newcomer = True
        state.used = 0
    journal.note(NEWCOMER, gnome, room, 0)


def die(state: State, gnome: i64, cause: i64, luck: Luck, journal: Journal) -> None:
    """Kill a gnome (D6). The caller checks `lost` after everyone who dies at the same time is gone (Q41)."""
    journal.note(KILLED, gnome, cause, state.room[gnome])
    bit: i64 = 1
    bit <<= gnome
    state.fainted &= ~bit
    if not state.rules.less_deadly_dying:
        state.alive &= ~bit
        leave_board(state, gnome, journal)
    discard_hand(state, gnome, BY_DEATH, journal)
    if state.rules.less_deadly_dying:
        appear(state, gnome, luck, journal)


def kill_fainted(state: State, luck: Luck, journal: Journal) -> bool:
    """Kill the fainted gnomes in burning rooms and in high water (D1), also those on space 0 (Q20).

    They die in seat order, the active gnome first (Q41). A gnome that is awake survives, and has to act in its next
    turn (D5).

    Returns whether the game is lost.
    """
    if not state.fainted:
        return False
    killed = False
    further: i64 = 0
    while further < state.gnomes:
        gnome = (state.active + further) % state.gnomes
        if (state.fainted >> gnome) & 1 and state.deadly(state.room[gnome]):
            die(state, gnome, DEATH_FAINTED, luck, journal)
            killed = True
        further += 1
    return killed and lost(state, journal)


def own_death(state: State) -> i64:
    """Return the cause of the active gnome's death at the start of its Updates (D2-D4), or SURVIVES.

    A gnome that has abandoned its comrades survives, wherever its turn began (Q67). So does a gnome that began its turn
    aboard and reaches space 0 awake in the sea (Q54).
    """
    gnome = state.active
    if state.newcomer:  # Q59
        return SURVIVES
    room: i64 = state.room[gnome]
    if state.deadly(room):
        return DEATH_HAZARD
    if room == SEA and not (state.abandoned >> gnome) & 1:
        if (state.fainted >> gnome) & 1 and state.rules.fainting_at_sea_kills:
            return DEATH_FAINTED_AT_SEA
        if state.began_at_sea:
            return DEATH_NO_AIR
    return SURVIVES
