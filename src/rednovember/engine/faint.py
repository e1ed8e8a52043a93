"""The Faint Check (N)."""

from mypy_extensions import i64

from rednovember.engine.facts import FAINT_CHECKED, FAINTED
from rednovember.engine.hands import count
from rednovember.engine.ids import GROG
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck
from rednovember.engine.piles import NO_CARD, number_of, turn_event
from rednovember.engine.ruleset import DASH
from rednovember.engine.state import State
from rednovember.engine.turn import spend


def faints(number: i64, level: i64) -> bool:
    """N2: a dash passes; a number at or below the intoxication level makes the gnome faint."""
    return number != DASH and number <= level


def faint_check(state: State, luck: Luck, journal: Journal) -> None:
    """N1: one check, only if Grog was used this turn. The card's event is ignored."""
    if not count(state.used, GROG):
        return
    card = turn_event(state, luck, journal)
    if card == NO_CARD:
        return
    gnome = state.active
    number = number_of(state, card, luck)
    level: i64 = state.intoxication[gnome]
    journal.note(FAINT_CHECKED, gnome, number, level)
    if faints(number, level):  # N3; Q8: not past 0
        spend(state, min(state.rules.faint_minutes, state.ghost), journal)
        state.fainted |= 1 << gnome
        journal.note(FAINTED, gnome, state.ghost, 0)
