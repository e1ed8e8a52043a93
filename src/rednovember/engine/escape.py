"""The extra move after a failed Extinguish Fire (A6)."""

from mypy_extensions import i64

from rednovember.engine.deaths import die
from rednovember.engine.ending import lost
from rednovember.engine.facts import DEATH_TRAPPED, ESCAPE_NEEDED
from rednovember.engine.ids import ACTED, ESCAPE, SEA, SPACES
from rednovember.engine.items import air, courage
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck
from rednovember.engine.ruleset import EXTERIOR
from rednovember.engine.state import State
from rednovember.engine.turn import end_turn


def leads_out(state: State, to: i64, used: i64) -> bool:
    """Return whether the gnome could open the hatch to a space and go through, with these items used (Q23).

    The gnome's own room burns, so it is dry: high water beyond the hatch would flow in and become low water.
    """
    here: i64 = state.room[state.active]
    if to == SEA:  # Q51
        return state.rules.escape_to_sea and air(used) and state.ghost >= 2
    hatch: i64 = state.rules.hatch_between[here * SPACES + to]
    if hatch != EXTERIOR and (state.blocked >> hatch) & 1:
        return False
    if (state.fires >> to) & 1 and not courage(used):
        return False
    return state.ghost >= (2 if state.flooded(to) else 1)


def way_out(state: State, used: i64) -> bool:
    """Return whether the gnome could leave the burning room through any hatch, with these items used."""
    for to in state.rules.neighbours[state.room[state.active]]:
        if leads_out(state, to, used):
            return True
    return False


def must_escape(state: State, luck: Luck, journal: Journal) -> None:
    """Make the gnome leave the room that still burns; kill it at once if none of its items would let it (Q52).

    In the first edition it stays and may still use items (P7).
    """
    gnome = state.active
    journal.note(ESCAPE_NEEDED, gnome, state.room[gnome], 0)
    if state.rules.failed_escape_kills and not way_out(state, state.used | state.hand[gnome]):
        give_up(state, luck, journal)
    else:
        state.phase = ESCAPE


def gives_up(state: State) -> bool:
    """Return whether ending the turn now means death in the fire, without a Faint Check (Q52)."""
    return state.phase == ESCAPE and state.rules.failed_escape_kills


def give_up(state: State, luck: Luck, journal: Journal) -> None:
    """Kill the gnome in the fire and end its turn (A6, P5).

    A new gnome in its place (O3) still ends the turn with `done` (P6).
    """
    gnome = state.active
    die(state, gnome, DEATH_TRAPPED, luck, journal)
    if lost(state, journal):
        return
    if (state.alive >> gnome) & 1:
        state.phase = ACTED
    else:
        end_turn(state, journal)
