"""The item actions: Draw Items (A16, A17) and Trade (A18)."""

from mypy_extensions import i64

from rednovember.engine.actions import begin_action
from rednovember.engine.facts import CARD_PASSED, DRAW_BARRED, FROM_STORES, STASH_DRAWN, TRADE_ANSWERED, TRADE_OFFERED
from rednovember.engine.hands import BITS, MOST_OF_A_KIND, one, size
from rednovember.engine.ids import ACTED, DRAW, GIVE, GROG, ITEMS, OFFER, TRADE
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck
from rednovember.engine.piles import draw_item, items_left
from rednovember.engine.state import State


def cards_to_draw(state: State) -> i64:
    """Return how many items the active gnome may draw here, whatever minutes it has left (A16, A17, Q19)."""
    gnome = state.active
    room: i64 = state.room[gnome]
    if state.drew_in[gnome] == room:
        return 0
    if room == state.rules.stores:
        return min(state.rules.draw_stores, items_left(state))
    if room == state.rules.cabin:
        return min(state.rules.draw_cabin, state.stash)
    return 0


def draw(state: State, minutes: i64, luck: Luck, journal: Journal) -> None:
    """Draw one card for each minute (A16)."""
    gnome = state.active
    begin_action(state, DRAW, minutes, journal)
    room: i64 = state.room[gnome]
    state.drew_in[gnome] = room  # A17
    journal.note(DRAW_BARRED, gnome, room, 0)
    cards = minutes
    while cards > 0:
        if room == state.rules.stores:
            draw_item(state, gnome, FROM_STORES, luck, journal)
        else:
            state.stash -= 1
            state.hand[gnome] += one(GROG)
            journal.note(STASH_DRAWN, gnome, state.stash, 0)
        cards -= 1


def begin_trade(state: State, partner: i64, journal: Journal) -> None:
    """Begin a trade: the active gnome offers cards, one by one (A18)."""
    begin_action(state, TRADE, 1, journal)
    state.partner = partner
    state.phase = OFFER


def name_card(state: State, item: i64) -> None:
    """Add a card to the offer, or to what is given in return."""
    if state.phase == OFFER:
        state.offered += one(item)
    else:
        state.given += one(item)
    state.floor = item


def close(state: State, journal: Journal) -> None:
    """End the list of cards: the partner answers (P13), or, after the answer, the cards change hands (Q65)."""
    gnome = state.active
    partner = state.partner
    if state.phase == OFFER:
        state.floor = 0
        journal.note(TRADE_OFFERED, gnome, partner, size(state.offered))
        state.phase = GIVE
        state.decider = partner
        return
    journal.note(TRADE_ANSWERED, partner, gnome, size(state.given))
    pass_cards(state, gnome, partner, state.offered, journal)
    pass_cards(state, partner, gnome, state.given, journal)
    state.clear_question()
    state.phase = ACTED
    state.decider = gnome


def pass_cards(state: State, giver: i64, taker: i64, cards: i64, journal: Journal) -> None:
    """Move cards from one hand to another."""
    state.hand[giver] -= cards
    state.hand[taker] += cards
    item: i64 = 0
    while item < ITEMS:
        number = (cards >> (BITS * item)) & MOST_OF_A_KIND
        while number > 0:
            journal.note(CARD_PASSED, giver, taker, item)
            number -= 1
        item += 1
