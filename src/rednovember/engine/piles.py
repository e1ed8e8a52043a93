"""Decks and discard piles.

A deck is a sorted pile from which luck picks a place, so it has no order that could leak.
"""

from typing import Final

from mypy_extensions import i64

from rednovember.engine.facts import (
    CARD_DISCARDED,
    EVENT_REMOVED,
    EVENT_TURNED,
    EVENTS_REBUILT,
    ITEM_DRAWN,
    ITEMS_REBUILT,
    NOTHING_DRAWN,
)
from rednovember.engine.hands import MOST_OF_A_KIND, one
from rednovember.engine.ids import ITEMS, NO_ITEM, RESPITE
from rednovember.engine.journal import Journal
from rednovember.engine.luck import OWN_NUMBER, Luck
from rednovember.engine.state import State

NO_CARD: Final = -1


def cards_to_turn(state: State) -> list[int]:
    """Return the event cards of which one is turned over next: the deck, or the cards it is rebuilt from (U3)."""
    if state.event_deck:
        return state.event_deck
    if state.kraken_in_deck:
        return state.event_discard
    return state.event_discard + state.rules.kraken_cards


def rebuild_events(state: State, journal: Journal) -> None:
    """Rebuild the event deck from the discards (U3). The first time the Kraken is added for good (P16)."""
    deck = cards_to_turn(state)
    state.event_discard = []
    brings_kraken = not state.kraken_in_deck
    state.kraken_in_deck = True
    deck.sort()
    state.event_deck = deck
    journal.note(EVENTS_REBUILT, len(deck), 1 if brings_kraken else 0, 0)


def number_of(state: State, card: i64, luck: Luck) -> i64:
    """Return the faint number of the card just turned over. Scripted luck may set its own."""
    if luck.faint_number != OWN_NUMBER:
        return luck.faint_number
    return state.rules.card_number[card]


def turn_event(state: State, luck: Luck, journal: Journal) -> i64:
    """Turn over an event card and discard it (U6), for an event or for a Faint Check (Q45).

    A Respite is removed from the game instead if that option is on (O1, Q14). Returns `NO_CARD` if no card is left.
    """
    if not state.event_deck:
        rebuild_events(state, journal)
        if not state.event_deck:
            return NO_CARD
    card: i64 = state.event_deck.pop(luck.event(state.rules, state.event_deck))
    journal.note(EVENT_TURNED, state.active, card, number_of(state, card, luck))
    if state.rules.remove_respites and state.rules.card_kind[card] == RESPITE:
        state.event_removed.append(card)
        journal.note(EVENT_REMOVED, card, 0, 0)
    else:
        state.event_discard.append(card)
    return card


def items_left(state: State) -> i64:
    """Return how many items can still be drawn (Q19)."""
    return len(state.item_deck) + len(state.item_discard)


def draw_item(state: State, gnome: i64, source: i64, luck: Luck, journal: Journal) -> i64:
    """Let a gnome draw an item.

    An empty deck is rebuilt first (I3). Returns `NO_ITEM` if there is none to draw (Q19).
    """
    if not state.item_deck:
        if not state.item_discard:
            journal.note(NOTHING_DRAWN, gnome, 0, 0)
            return NO_ITEM
        state.item_deck = state.item_discard
        state.item_discard = []
        state.item_deck.sort()
        journal.note(ITEMS_REBUILT, len(state.item_deck), 0, 0)
    item: i64 = state.item_deck.pop(luck.item(state.item_deck))
    state.hand[gnome] += one(item)
    journal.note(ITEM_DRAWN, gnome, source, item)
    return item


def discard_hand(state: State, gnome: i64, cause: i64, journal: Journal) -> None:
    """Discard all of a gnome's items, face up."""
    hand: i64 = state.hand[gnome]
    item: i64 = 0
    while item < ITEMS:
        number: i64 = hand & MOST_OF_A_KIND
        while number > 0:
            state.item_discard.append(item)
            journal.note(CARD_DISCARDED, gnome, cause, item)
            number -= 1
        hand >>= 4
        item += 1
    state.hand[gnome] = 0
