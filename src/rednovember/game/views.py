"""What a seat may see. A view is built by listing what is known, never by taking secrets out of the state."""

from dataclasses import dataclass
from typing import Any

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
from rednovember.engine.state import State
from rednovember.game.crew import Crew
from rednovember.game.names import Item, Phase
from rednovember.game.position import rooms_of, stacks


@dataclass(frozen=True, slots=True)
class GnomeView:
    """A gnome as a seat sees it: `items` is None where the hand is hidden, `cards` is how many it holds."""

    name: str
    player: str
    alive: bool
    abandoned: bool
    room: int
    time: int
    intoxication: int
    fainted: bool
    drew_in: int
    cards: int
    items: tuple[Item, ...] | None


@dataclass(frozen=True, slots=True)
class View:
    """Everything that one player (or, without one, a spectator) may know of a position.

    `keepers` are the Time Keepers on the track, from 0 upwards, each stack bottom first; `limited` are the gnomes
    under a hand limit; `partner` is that of a trade or a fight; `drawn` is the card just drawn on an icon, while it is
    asked about.
    """

    player: str | None
    phase: Phase
    decides: str | None
    active: str
    ghost: int
    hatch: int
    used: tuple[Item, ...]
    charm: int
    began_at_sea: bool
    newcomer: bool
    fires: tuple[int, ...]
    low_water: tuple[int, ...]
    high_water: tuple[int, ...]
    blocked: tuple[str, ...]
    tracks: dict[str, int]
    tokens: dict[str, int]
    stacks: dict[str, list[str]]
    keepers: tuple[str, ...]
    gnomes: tuple[GnomeView, ...]
    stash: int
    kraken_in_deck: bool
    event_deck: tuple[str, ...]
    event_discard: tuple[str, ...]
    event_removed: tuple[str, ...]
    items_in_deck: int
    unseen_items: tuple[Item, ...]
    item_discard: tuple[Item, ...]
    partner: str | None
    offered: tuple[Item, ...] | None
    given: tuple[Item, ...] | None
    cards_offered: int
    cards_given: int
    hand_limit: int
    limited: tuple[str, ...]
    rolled: int
    drawn: str | None
    event_drawn: bool
    opening: int
    result: str | None
    reason: str

    def as_dict(self) -> dict[str, Any]:
        """The view as plain data."""
        from dataclasses import asdict

        return asdict(self)


def item_names(items: list[int]) -> tuple[str, ...]:
    """Items by name, in their usual order."""
    return tuple(ITEM_NAMES[item] for item in sorted(items))


def sees_hand(state: State, crew: Crew, player: str | None, seat: int) -> bool:
    """I5, O4: hands are open, or each player sees its own gnomes' only."""
    return not state.rules.hidden_hands or crew.players[seat] == player


def make_view(state: State, crew: Crew, player: str | None) -> View:
    """What a player may see of a state."""
    rules = state.rules
    seats = range(len(crew.gnomes))
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
        decides=None if state.phase == OVER else crew.gnomes[state.decider],
        active=crew.gnomes[state.active],
        ghost=int(state.ghost),
        hatch=int(state.hatch),
        used=item_names(cards(state.used)),
        charm=int(state.charm),
        began_at_sea=state.began_at_sea,
        newcomer=state.newcomer,
        fires=tuple(rooms_of(state.fires)),
        low_water=tuple(rooms_of(state.low)),
        high_water=tuple(rooms_of(state.high)),
        blocked=tuple(f"{a}-{b}" for hatch, (a, b) in enumerate(rules.hatch_ends) if state.blocked >> hatch & 1),
        tracks=dict(zip(TRACK_NAMES, state.tracks, strict=True)),
        tokens={name: space for name, space in zip(TOKEN_NAMES, state.tokens, strict=True) if space != NO_TOKEN},
        stacks=stacks(state, crew),
        keepers=tuple(crew.gnomes[seat] for seat in sorted(state.keepers, key=lambda seat: state.time[seat])),
        gnomes=tuple(_gnome(state, crew, player, seat) for seat in seats),
        stash=int(state.stash),
        kraken_in_deck=state.kraken_in_deck,
        event_deck=tuple(rules.card_text(card) for card in sorted(state.event_deck)),
        event_discard=tuple(rules.card_text(card) for card in sorted(state.event_discard)),
        event_removed=tuple(rules.card_text(card) for card in sorted(state.event_removed)),
        items_in_deck=len(state.item_deck),
        unseen_items=item_names(unseen),
        item_discard=item_names(state.item_discard),
        partner=crew.gnomes[state.partner] if trading or state.phase == DEFEND else None,
        offered=item_names(cards(state.offered)) if trading and sees_offer else None,
        given=item_names(cards(state.given)) if trading and sees_given else None,
        cards_offered=size(state.offered) if trading else 0,
        cards_given=size(state.given) if trading else 0,
        hand_limit=int(state.limit),
        limited=tuple(crew.gnomes[seat] for seat in seats if state.limited >> seat & 1),
        rolled=int(state.rolled),
        drawn=ITEM_NAMES[state.drawn] if sees_drawn else None,
        event_drawn=state.event_drawn,
        opening=int(state.opening),
        result=None if state.result == PLAYING else "won" if state.result == WON else "lost",
        reason=REASON_NAMES[state.result - LOST] if state.result >= LOST else "",
    )


def _gnome(state: State, crew: Crew, player: str | None, seat: int) -> GnomeView:
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
