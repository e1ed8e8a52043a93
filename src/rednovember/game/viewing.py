"""Builds a seat's view, compiled with the engine, because a table does it after each decision.

A view is built by listing what is known, never by removing secrets from the state.
"""

from functools import lru_cache

from rednovember.engine.hands import cards, size
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
from rednovember.game.searching import rooms_in
from rednovember.game.views import GnomeView, View


def item_names(items: list[int]) -> tuple[str, ...]:
    """Return items by name, in their usual order."""
    return tuple([ITEM_NAMES[item] for item in sorted(items)])


@lru_cache(maxsize=64)
def card_texts(rules: Ruleset) -> tuple[str, ...]:
    """Return the names of the event cards, each at its number."""
    return tuple(rules.card_text(card) for card in range(len(rules.card_kind)))


def sees_hand(state: State, crew: Crew, player: str | None, seat: int) -> bool:
    """I5, O4: return whether a player sees a hand: hands are open, or it is the player's own gnome's."""
    return not state.rules.hidden_hands or crew.players[seat] == player


def make_view(state: State, crew: Crew, player: str | None) -> View:
    """Return what a player may see of a state."""
    rules, gnomes = state.rules, crew.gnomes
    texts = card_texts(rules)
    seats = range(len(gnomes))
    unseen = list(state.item_deck)  # with hidden hands, undrawn items and other hands are one pool
    for seat in seats:
        if not sees_hand(state, crew, player, seat):
            unseen += cards(state.hand[seat])
    trading = state.phase in (OFFER, GIVE)
    in_trade = [state.active, state.partner] if trading else []
    sees_trade = not rules.hidden_hands or any(crew.players[seat] == player for seat in in_trade)
    sees_given = not rules.hidden_hands or (trading and crew.players[state.partner] == player)
    sees_offer = sees_trade and (state.phase == GIVE or sees_hand(state, crew, player, state.active))
    sees_drawn = state.drawn != NO_ITEM and sees_hand(state, crew, player, state.active)
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
        keepers=tuple([gnomes[seat] for seat in sorted(state.keepers, key=lambda seat: state.time[seat])]),
        gnomes=tuple([gnome_seen(state, crew, player, seat) for seat in seats]),
        stash=state.stash,
        kraken_in_deck=state.kraken_in_deck,
        event_deck=tuple([texts[card] for card in sorted(state.event_deck)]),
        event_discard=tuple([texts[card] for card in sorted(state.event_discard)]),
        event_removed=tuple([texts[card] for card in sorted(state.event_removed)]),
        items_in_deck=len(state.item_deck),
        unseen_items=item_names(unseen),
        item_discard=item_names(state.item_discard),
        partner=gnomes[state.partner] if trading or state.phase == DEFEND else None,
        offered=item_names(cards(state.offered)) if trading and sees_offer else None,
        given=item_names(cards(state.given)) if trading and sees_given else None,
        cards_offered=size(state.offered) if trading else 0,
        cards_given=size(state.given) if trading else 0,
        hand_limit=state.limit,
        limited=tuple([gnomes[seat] for seat in seats if state.limited >> seat & 1]),
        rolled=state.rolled,
        drawn=ITEM_NAMES[state.drawn] if sees_drawn else None,
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


def gnome_seen(state: State, crew: Crew, player: str | None, seat: int) -> GnomeView:
    """Return a gnome as a player sees it."""
    hand = state.hand[seat]
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
        cards=size(hand),
        items=item_names(cards(hand)) if sees_hand(state, crew, player, seat) else None,
    )
