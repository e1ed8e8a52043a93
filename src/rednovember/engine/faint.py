"""The Faint Check (N)."""

from mypy_extensions import i64

from rednovember.engine.facts import FAINT_CHECKED, FAINTED
from rednovember.engine.hands import count
from rednovember.engine.ids import GROG
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck
from rednovember.engine.piles import NO_CARD, cards_to_turn, number_of, turn_event
from rednovember.engine.ruleset import DASH
from rednovember.engine.state import State
from rednovember.engine.turn import spend


def faints(number: i64, level: i64) -> bool:
    """Return whether a faint number makes a gnome of this intoxication level faint (N2). A dash never does."""
    return number != DASH and number <= level


def faint_chance(state: State) -> tuple[i64, i64]:
    """Return how many of the cards that may be turned over would make the active gnome faint, and how many there are.

    Without Grog used this turn there is no check (N1): 0 of 1.
    """
    cards = cards_to_turn(state)
    if not count(state.used, GROG) or not cards:
        return 0, 1
    level: i64 = state.intoxication[state.active]
    fainting: i64 = 0
    for card in cards:
        if faints(state.rules.card_number[card], level):
            fainting += 1
    return fainting, len(cards)


def faint(state: State, journal: Journal) -> None:
    """Let the active gnome faint (N3): it loses minutes, but does not go past 0 (Q8)."""
    spend(state, min(state.rules.faint_minutes, state.ghost), journal)
    state.fainted |= 1 << state.active
    journal.note(FAINTED, state.active, state.ghost, 0)


def faint_check(state: State, luck: Luck, journal: Journal) -> None:
    """Make the turn's one Faint Check if Grog was used (N1, Q32). The card's event is ignored."""
    if not count(state.used, GROG):
        return
    card = turn_event(state, luck, journal)
    if card == NO_CARD:
        return
    gnome = state.active
    number = number_of(state, card, luck)
    level: i64 = state.intoxication[gnome]
    journal.note(FAINT_CHECKED, gnome, number, level)
    if faints(number, level):
        faint(state, journal)
