"""Who may know what: the only place that decides it. `docs/what-a-seat-knows.md` lists it all (I5, O4).

Only cards are ever secret. A secret has an audience, the gnomes that may know it, and a reader sees the cards of some
gnomes: with open hands those of all, with hidden hands those of its own. Both are masks of gnomes. Compiled with the
engine, because the lab asks for each decision what the gnome knows.
"""

from collections.abc import Collection, Sequence
from typing import Final

from mypy_extensions import i64

from rednovember.engine.decoder import gnome_of, is_gift, is_trade
from rednovember.engine.facts import CARD_PASSED, ITEM_DRAWN, SHOWS_HAND, SHOWS_LUCK
from rednovember.engine.hands import cards, pack, size
from rednovember.engine.ids import GIVE, OFFER
from rednovember.engine.legal import legal
from rednovember.engine.luck import Stream
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.state import State
from rednovember.game.crew import Crew

EVERYONE: Final = 0xFF  # all gnomes there can be; spectators, too
SECRETS: Final = {"item_drawn": "item", "card_passed": "item"}  # the facts with a secret: always the third parameter
SECRET_FIELDS: Final = ("hand", "item_deck", "drawn", "offered", "given", "floor")  # of a `State`
PUBLIC_FIELDS: Final = (
    "phase",
    "active",
    "decider",
    "ghost",
    "hatch",
    "fires",
    "low",
    "high",
    "blocked",
    "alive",
    "fainted",
    "abandoned",
    "used",
    "charm",
    "began_at_sea",
    "newcomer",
    "partner",
    "limit",
    "limited",
    "rolled",
    "event_drawn",
    "opening",
    "result",
    "stash",
    "kraken_in_deck",
    "tracks",
    "tokens",
    "room",
    "time",
    "intoxication",
    "drew_in",
    "keepers",
    "event_deck",
    "event_discard",
    "event_removed",
    "item_discard",
)


class Knowledge:
    """What a reader knows of a position, with nothing else in it. `knowledge_of` makes it.

    `state` is for the engine's own functions: hands that the reader doesn't see are empty, except for cards that it has
    been offered, and all items that it hasn't seen are in the item deck. Piles are sorted. `sees` are the gnomes whose
    hands it sees. Everybody can count cards: those of each hand, of the deck, and of both sides of a trade.
    """

    def __init__(
        self, state: State, sees: i64, hand_sizes: list[int], items_in_deck: i64, cards_offered: i64, cards_given: i64
    ) -> None:
        self.state = state
        self.sees: i64 = sees
        self.hand_sizes = hand_sizes
        self.items_in_deck: i64 = items_in_deck
        self.cards_offered: i64 = cards_offered
        self.cards_given: i64 = cards_given

    def __reduce__(self) -> tuple[object, ...]:
        numbers = self.items_in_deck, self.cards_offered, self.cards_given
        return Knowledge, (self.state, self.sees, self.hand_sizes, *numbers)

    def sees_hand(self, gnome: i64) -> bool:
        """Return whether the reader sees a gnome's hand."""
        return (self.sees >> gnome) & 1 == 1

    def sees_offer(self) -> bool:
        """Return whether the reader sees the cards that are offered in the current trade."""
        return sees_offer(self.state, self.sees)

    def sees_given(self) -> bool:
        """Return whether the reader sees the cards that are given in return in the current trade."""
        return sees_given(self.state, self.sees)


def gnomes_seen(rules: Ruleset, crew: Crew, player: str | None) -> int:
    """Return the gnomes whose cards a player sees; a spectator is None."""
    if not rules.hidden_hands:
        return EVERYONE
    return sum([1 << seat for seat, leads in enumerate(crew.players) if leads == player])


def sees_all(rules: Ruleset, crew: Crew, players: Collection[str]) -> bool:
    """Return whether these players together see every hand, and so may read a logbook of a game that is on."""
    sees = 0
    for player in (None, *players):
        sees |= gnomes_seen(rules, crew, player)
    return all((sees >> seat) & 1 == 1 for seat in range(len(crew.gnomes)))


def may_know(sees: int, audience: int) -> bool:
    """Return whether a reader that sees these gnomes' cards may know a secret with that audience."""
    return audience == EVERYONE or sees & audience != 0


def hand_audience(gnome: int) -> int:
    """Return the audience of a gnome's hand, and of whatever may name its cards."""
    return 1 << gnome


def fact_audience(fact: int, a: int, b: int) -> int:
    """Return the audience of a fact's secret parameter: of a card that is drawn or passed on."""
    if fact == ITEM_DRAWN:
        return hand_audience(a)
    return hand_audience(a) | hand_audience(b) if fact == CARD_PASSED else EVERYONE


def decision_audience(codes: Sequence[int], gnome: int, active: int) -> int:
    """Return the audience of the cards that a gnome's decision names on this turn: the two who trade.

    Everyone sees cards that are used or discarded.
    """
    if is_trade(codes[0]):
        return hand_audience(gnome) | hand_audience(gnome_of(codes[0]))
    return hand_audience(gnome) | hand_audience(active) if is_gift(codes[0]) else EVERYONE


def shows_something(rules: Ruleset, fact: int) -> bool:
    """Return whether anybody has seen something new by a fact of this kind: luck, or with hidden hands a card."""
    return fact in SHOWS_LUCK or (rules.hidden_hands and fact in SHOWS_HAND)


def knowledge_of(state: State, sees: i64) -> Knowledge:
    """Return what a reader who sees the cards of these gnomes knows of a position.

    It lists what is known, field by field: what isn't listed here stays unknown.
    """
    out = State(state.rules, state.gnomes, state.players)
    list_public(state, out)
    hands: list[int] = []
    sizes: list[int] = []
    unseen = state.item_deck[:]
    for gnome in range(state.gnomes):
        hand = state.hand[gnome]
        before = len(unseen)
        if (sees >> gnome) & 1:
            hands.append(hand)
            sizes.append(size(hand))
        else:
            hands.append(0)
            unseen += cards(hand)
            sizes.append(len(unseen) - before)
    out.hand = hands
    out.item_deck = unseen
    if (sees >> state.active) & 1:
        out.drawn = state.drawn
    offered: i64 = 0
    given: i64 = 0
    if state.phase == OFFER or state.phase == GIVE:
        offered = size(state.offered)
        given = size(state.given)
        list_trade(state, out, sees)
    else:
        out.floor = state.floor  # discards are open
    unseen.sort()
    return Knowledge(out, sees, sizes, len(state.item_deck), offered, given)


def list_public(state: State, out: State) -> None:
    """List what everybody knows. Piles have no order, and neither have Time Keepers on different spaces."""
    out.phase = state.phase
    out.active = state.active
    out.decider = state.decider
    out.ghost = state.ghost
    out.hatch = state.hatch
    out.fires = state.fires
    out.low = state.low
    out.high = state.high
    out.blocked = state.blocked
    out.alive = state.alive
    out.fainted = state.fainted
    out.abandoned = state.abandoned
    out.used = state.used
    out.charm = state.charm
    out.began_at_sea = state.began_at_sea
    out.newcomer = state.newcomer
    out.partner = state.partner
    out.limit = state.limit
    out.limited = state.limited
    out.rolled = state.rolled
    out.event_drawn = state.event_drawn
    out.opening = state.opening
    out.result = state.result
    out.stash = state.stash
    out.kraken_in_deck = state.kraken_in_deck
    out.tracks = state.tracks[:]
    out.tokens = state.tokens[:]
    out.room = state.room[:]
    out.time = state.time[:]
    out.intoxication = state.intoxication[:]
    out.drew_in = state.drew_in[:]
    out.keepers = by_time(state)
    out.event_deck = in_order(state.event_deck)
    out.event_discard = in_order(state.event_discard)
    out.event_removed = in_order(state.event_removed)
    out.item_discard = in_order(state.item_discard)


def in_order(pile: list[int]) -> list[int]:
    """Return a sorted copy of a pile."""
    out = pile[:]
    out.sort()
    return out


def by_time(state: State) -> list[int]:
    """Return the Time Keepers from 0 upwards, each stack from the bottom."""
    out: list[int] = []
    for gnome in state.keepers:
        place = len(out)
        while place > 0 and state.time[out[place - 1]] > state.time[gnome]:
            place -= 1
        out.insert(place, gnome)
    return out


def list_trade(state: State, out: State, sees: i64) -> None:
    """List the cards of a trade: the offering player sees the offer, the giving player sees both."""
    offer_seen = sees_offer(state, sees)
    if offer_seen:
        out.offered = state.offered
        if not (sees >> state.active) & 1:
            out.hand[state.active] = state.offered
            for item in cards(state.offered):
                out.item_deck.remove(item)
    given_seen = sees_given(state, sees)
    if given_seen:
        out.given = state.given
    if offer_seen if state.phase == OFFER else given_seen:
        out.floor = state.floor


def sees_offer(state: State, sees: i64) -> bool:
    """Return whether a reader sees the cards that are offered: before the offer is made, only who offers them."""
    if state.phase != OFFER and state.phase != GIVE:
        return False
    return (sees >> state.active) & 1 == 1 or (state.phase == GIVE and (sees >> state.partner) & 1 == 1)


def sees_given(state: State, sees: i64) -> bool:
    """Return whether a reader sees the cards that are given in return: before they change hands, only who gives."""
    return (state.phase == OFFER or state.phase == GIVE) and (sees >> state.partner) & 1 == 1


def known_decisions(state: State, known: Knowledge) -> list[int]:
    """Return the legal decisions as the engine numbers them, as far as a reader may know them.

    The deciding player knows them all. Others can tell them by what they know of its cards.
    """
    return legal(state) if known.sees_hand(state.decider) else legal(known.state)


def possible_state(known: Knowledge, stream: Stream) -> State:
    """Return a state that may be the real one, for all a reader knows: unseen items are dealt to hidden hands."""
    state = known.state.copy()
    pool = state.item_deck
    active: list[int] = []
    partner: list[int] = []
    for gnome in range(state.gnomes):
        hand = cards(state.hand[gnome])
        if not known.sees_hand(gnome):
            while len(hand) < known.hand_sizes[gnome]:
                hand.append(pool.pop(stream.below(len(pool))))
            state.hand[gnome] = pack(hand)
        if gnome == state.active:
            active = hand
        if gnome == state.partner:
            partner = hand
    if state.phase == OFFER or state.phase == GIVE:
        if not known.sees_offer():
            state.offered = pack(active[: known.cards_offered])
        if not known.sees_given():
            state.given = pack(partner[: known.cards_given])
    return state
