"""Kicking the bucket (D), and Less Deadly Dying (O3)."""

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
    """A gnome's figure and Time Keeper go."""
    journal.note(KEEPER_REMOVED, gnome, state.time[gnome], 0)
    state.keepers.remove(gnome)
    state.room[gnome] = 0
    state.time[gnome] = 0
    state.intoxication[gnome] = 0
    state.drew_in[gnome] = 0


def appear(state: State, gnome: i64, luck: Luck, journal: Journal) -> None:
    """O3: a new gnome, sober, itemless and awake, in a rolled room; the Time Keeper stays (Q59)."""
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
    """D6: a gnome is killed. The caller asks `lost` when all who die together are gone (Q41)."""
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
    """D1: fainted gnomes in burning or high-water rooms die, in seat order from the active one (Q41), on 0 too (Q20).

    An awake gnome survives, and has to act in its next turn (D5).

    Returns whether the game is lost by it.
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
    """D2-D4: return what kills the active gnome as its Updates begin; SURVIVES if nothing does.

    A gnome that abandoned its comrades survives, wherever its turn began (Q67). So does one from aboard that reaches
    0 awake in the sea (Q54).
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
