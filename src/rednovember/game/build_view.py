"""Builds a seat's view from what the seat knows. Compiled with the engine: a table does it after each decision."""

from functools import lru_cache

from rednovember.engine.hands import cards
from rednovember.engine.ids import (
    DEFEND,
    GIVE,
    ITEM_NAMES,
    LOST,
    NO_ITEM,
    NO_TOKEN,
    OFFER,
    OVER,
    PHASE_NAMES,
    PLAYING,
    REASON_NAMES,
    TOKEN_NAMES,
    TRACK_NAMES,
    WON,
)
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.state import State
from rednovember.game.crew import Crew
from rednovember.game.position import stacks
from rednovember.game.route_search import rooms_in
from rednovember.game.views import GnomeView, View
from rednovember.game.visibility import Knowledge


def item_names(items: list[int]) -> tuple[str, ...]:
    """Return items by name, in their usual order."""
    return tuple([ITEM_NAMES[item] for item in sorted(items)])


@lru_cache(maxsize=64)
def card_texts(rules: Ruleset) -> tuple[str, ...]:
    """Return the names of the event cards, each at its number."""
    return tuple(rules.card_text(card) for card in range(len(rules.card_kind)))


def make_view(known: Knowledge, crew: Crew, player: str | None) -> View:
    """Return what a player knows, with names."""
    state = known.state
    rules, gnomes = state.rules, crew.gnomes
    texts = card_texts(rules)
    seats = range(len(gnomes))
    unseen = state.item_deck[:]
    for seat in seats:
        if not known.sees_hand(seat):
            unseen += cards(state.hand[seat])  # those that it has been offered
    trading = state.phase in (OFFER, GIVE)
    return View(
        player=player,
        phase=PHASE_NAMES[state.phase],
        decides=None if state.phase == OVER else gnomes[state.decider],
        active=gnomes[state.active],
        ghost=state.ghost,
        hatch=state.hatch,
        used=item_names(cards(state.used)),
        charm=state.charm,
        began_at_sea=state.began_at_sea,
        newcomer=state.newcomer,
        fires=tuple(rooms_in(state.fires)),
        low_water=tuple(rooms_in(state.low)),
        high_water=tuple(rooms_in(state.high)),
        blocked=blocked_names(state),
        tracks=dict(zip(TRACK_NAMES, state.tracks, strict=True)),
        tokens={name: space for name, space in zip(TOKEN_NAMES, state.tokens, strict=True) if space != NO_TOKEN},
        stacks=stacks(state, crew),
        keepers=tuple([gnomes[seat] for seat in state.keepers]),
        gnomes=tuple([gnome_seen(known, crew, seat) for seat in seats]),
        stash=state.stash,
        kraken_in_deck=state.kraken_in_deck,
        event_deck=tuple([texts[card] for card in state.event_deck]),
        event_discard=tuple([texts[card] for card in state.event_discard]),
        event_removed=tuple([texts[card] for card in state.event_removed]),
        items_in_deck=known.items_in_deck,
        unseen_items=item_names(unseen),
        item_discard=item_names(state.item_discard),
        partner=gnomes[state.partner] if trading or state.phase == DEFEND else None,
        offered=item_names(cards(state.offered)) if known.sees_offer() else None,
        given=item_names(cards(state.given)) if known.sees_given() else None,
        cards_offered=known.cards_offered,
        cards_given=known.cards_given,
        hand_limit=state.limit,
        limited=tuple([gnomes[seat] for seat in seats if state.limited >> seat & 1]),
        rolled=state.rolled,
        drawn=ITEM_NAMES[state.drawn] if state.drawn != NO_ITEM else None,
        event_drawn=state.event_drawn,
        opening=state.opening,
        result=None if state.result == PLAYING else "won" if state.result == WON else "lost",
        reason=REASON_NAMES[state.result - LOST] if state.result >= LOST else "",
    )


def blocked_names(state: State) -> tuple[str, ...]:
    """Return the blocked hatches, like "4-5"."""
    if not state.blocked:
        return ()
    return tuple([f"{a}-{b}" for hatch, (a, b) in enumerate(state.rules.hatch_ends) if state.blocked >> hatch & 1])


def gnome_seen(known: Knowledge, crew: Crew, seat: int) -> GnomeView:
    """Return a gnome as a player sees it."""
    state = known.state
    return GnomeView(
        name=crew.gnomes[seat],
        player=crew.players[seat],
        alive=bool(state.alive >> seat & 1),
        abandoned=bool(state.abandoned >> seat & 1),
        room=state.room[seat],
        time=state.time[seat],
        intoxication=state.intoxication[seat],
        fainted=bool(state.fainted >> seat & 1),
        drew_in=state.drew_in[seat],
        cards=known.hand_sizes[seat],
        items=item_names(cards(state.hand[seat])) if known.sees_hand(seat) else None,
    )
