"""States rebuilt from a view only: whatever is computed from them can't know more than the seat."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from rednovember.engine.hands import pack
from rednovember.engine.ids import (
    GIVE,
    ITEM_NAMES,
    LOST,
    NO_ITEM,
    OFFER,
    PHASE_NAMES,
    PLAYING,
    REASON_NAMES,
    TOKEN_NAMES,
    TRACK_NAMES,
    WON,
)
from rednovember.engine.luck import Stream
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.setup import lay_out
from rednovember.engine.state import State
from rednovember.game.crew import Crew
from rednovember.game.viewing import card_texts
from rednovember.game.views import View

ITEM_OF: Final = {name: item for item, name in enumerate(ITEM_NAMES)}


def known_state(view: View, rules: Ruleset, crew: Crew) -> State:
    """Return the state that a seat knows, at a decision of a game. With open hands it is the state itself.

    Hidden hands are empty, except for cards that the seat has been offered; the item deck has all unseen items.
    """
    state = _public_state(view, rules, crew)
    pool = _items(view.unseen_items)
    hands = _known_hands(view, crew)
    for seat, gnome in enumerate(view.gnomes):
        if gnome.items is None:
            for item in hands[seat]:
                pool.remove(item)
    _lay_cards(state, view, hands, pool)
    return state


def known_of(state: State, view: View, crew: Crew) -> State:
    """Return the same where the state itself is available: with open hands a copy of it, which is fast."""
    return known_state(view, state.rules, crew) if state.rules.hidden_hands else state.copy()


def possible_state(view: View, rules: Ruleset, crew: Crew, stream: Stream) -> State:
    """Return a state that may be the real one, for all the seat knows: hidden hands are dealt from unseen items."""
    state = _public_state(view, rules, crew)
    pool = _items(view.unseen_items)
    hands = _known_hands(view, crew)
    hidden = [seat for seat, gnome in enumerate(view.gnomes) if gnome.items is None]
    for seat in hidden:
        for item in hands[seat]:
            pool.remove(item)
    for seat in hidden:
        while len(hands[seat]) < view.gnomes[seat].cards:
            hands[seat].append(pool.pop(stream.below(len(pool))))
    _lay_cards(state, view, hands, pool)
    if view.offered is None:
        state.offered = pack(hands[state.active][: view.cards_offered])
    if view.given is None:
        state.given = pack(hands[state.partner][: view.cards_given])
    return state


def _known_hands(view: View, crew: Crew) -> list[list[int]]:
    """Return the cards known to be in each hand: all of them, or those shown in the current trade."""
    hands = [_items(gnome.items or ()) for gnome in view.gnomes]
    shown = ((view.active, view.offered), (view.partner, view.given))
    for name, items in shown:
        if name is not None and items and view.gnomes[crew.gnomes.index(name)].items is None:
            hands[crew.gnomes.index(name)] = _items(items)
    return hands


def _lay_cards(state: State, view: View, hands: list[list[int]], pool: list[int]) -> None:
    """Set hands, items and the current trade."""
    state.hand = [pack(hand) for hand in hands]
    state.item_deck = sorted(pool)
    state.item_discard = _items(view.item_discard)
    state.offered = pack(_items(view.offered or ()))
    state.given = pack(_items(view.given or ()))
    if state.phase == OFFER or state.phase == GIVE:
        state.floor = max(_items((view.offered if state.phase == OFFER else view.given) or ()), default=0)


def _public_state(view: View, rules: Ruleset, crew: Crew) -> State:
    """Set everything except the items."""
    seat_of = {name: seat for seat, name in enumerate(crew.gnomes)}
    state = lay_out(rules, len(crew.gnomes), len(crew.player_names))
    state.phase = PHASE_NAMES.index(view.phase)
    state.active = seat_of[view.active]
    state.decider = state.active if view.decides is None else seat_of[view.decides]
    state.ghost = view.ghost
    state.hatch = view.hatch
    state.used = pack(_items(view.used))
    state.charm = view.charm
    state.began_at_sea = view.began_at_sea
    state.newcomer = view.newcomer
    state.partner = 0 if view.partner is None else seat_of[view.partner]
    state.limit = view.hand_limit
    state.limited = _mask(seat_of[name] for name in view.limited)
    state.rolled = view.rolled
    state.drawn = NO_ITEM if view.drawn is None else ITEM_NAMES.index(view.drawn)
    state.event_drawn = view.event_drawn
    state.opening = view.opening
    state.result = _result(view)
    state.fires = _mask(view.fires)
    state.low = _mask(view.low_water)
    state.high = _mask(view.high_water)
    blocked = set(view.blocked)
    state.blocked = _mask(hatch for hatch, (a, b) in enumerate(rules.hatch_ends) if f"{a}-{b}" in blocked)
    state.tracks = [view.tracks[name] for name in TRACK_NAMES]
    for name, space in view.tokens.items():
        state.tokens[TOKEN_NAMES.index(name)] = space
    state.alive = _mask(seat for seat, gnome in enumerate(view.gnomes) if gnome.alive)
    state.fainted = _mask(seat for seat, gnome in enumerate(view.gnomes) if gnome.fainted)
    state.abandoned = _mask(seat for seat, gnome in enumerate(view.gnomes) if gnome.abandoned)
    state.room = [gnome.room for gnome in view.gnomes]
    state.time = [gnome.time for gnome in view.gnomes]
    state.intoxication = [gnome.intoxication for gnome in view.gnomes]
    state.drew_in = [gnome.drew_in for gnome in view.gnomes]
    state.keepers = [seat_of[name] for name in view.keepers]
    state.stash = view.stash
    state.kraken_in_deck = view.kraken_in_deck
    card_of = _cards(rules)
    state.event_deck = sorted(card_of[text] for text in view.event_deck)
    state.event_discard = [card_of[text] for text in view.event_discard]
    state.event_removed = [card_of[text] for text in view.event_removed]
    return state


def _items(names: Sequence[str]) -> list[int]:
    return [ITEM_OF[name] for name in names]


@lru_cache(maxsize=64)
def _cards(rules: Ruleset) -> dict[str, int]:
    """Return the event cards by their names."""
    return {text: card for card, text in enumerate(card_texts(rules))}


def _mask(bits: Iterable[int]) -> int:
    return sum(1 << bit for bit in bits)


def _result(view: View) -> int:
    if view.result is None:
        return PLAYING
    return WON if view.result == "won" else LOST + REASON_NAMES.index(view.reason)
