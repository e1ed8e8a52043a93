"""The legal decisions of a state in a fixed order: items, hatches, actions, the end of the turn."""

from mypy_extensions import i64

from rednovember.engine.abandon import refuses_abandon
from rednovember.engine.atoms import ALLOWED
from rednovember.engine.attack import armed
from rednovember.engine.decisions import (
    ABANDON_COMRADES,
    ATTACK_GNOME,
    BLOCK_TO,
    CARD,
    CLOSE,
    DEFEND_WITH_CROWBAR,
    DISCARD_ITEM,
    DONE,
    DRAW_UP_TO,
    ENTER,
    FIX_UP_TO,
    OPEN,
    SPREAD_TO,
    STAY,
    SUBMIT,
    TRADE_WITH,
    UNBLOCK_UP_TO,
    USE,
    WAIT_A_MINUTE,
)
from rednovember.engine.escape import leads_out, way_out
from rednovember.engine.events import spread_rooms
from rednovember.engine.exchange import cards_to_draw
from rednovember.engine.hands import BITS, MOST_OF_A_KIND, count, size, size_from
from rednovember.engine.ids import (
    ACTED,
    BLOCK,
    CROWBAR,
    DEFEND,
    DISCARD,
    DRAWN,
    ESCAPE,
    ESCAPE_HATCH,
    EXTINGUISH,
    GIVE,
    HATCH,
    ITEMS,
    MOVEMENT,
    NO_FIX,
    OFFER,
    PUMP,
    ROOMS,
    SPACES,
    SPREAD,
)
from rednovember.engine.movement import refuses_enter, refuses_open
from rednovember.engine.phases import in_turn
from rednovember.engine.state import State
from rednovember.engine.updates import drawn_card_helps


def legal(state: State) -> list[int]:
    """Return every legal decision; empty only if the game is over."""
    out: list[int] = []
    phase = state.phase
    if in_turn(phase):
        add_items(out, USE, state.hand[state.active])
        if phase == MOVEMENT:
            add_hatches(state, out)
            add_actions(state, out)
            if state.ghost == 0:  # Q9, P3
                out.append(DONE)
        elif phase == HATCH:
            if refuses_enter(state) == ALLOWED:
                out.append(ENTER)
            out.append(STAY)
        elif phase == ACTED:
            out.append(DONE)
        elif phase == ESCAPE:
            add_ways_out(state, out)
        else:
            out.append(ENTER)  # Q12: it must leave
    elif phase == OFFER:
        add_cards(out, CARD, state.hand[state.active] - state.offered, state.floor)
        out.append(CLOSE)
    elif phase == GIVE:
        add_cards(out, CARD, state.hand[state.partner] - state.given, state.floor)
        out.append(CLOSE)
    elif phase == DISCARD:
        add_discards(state, out)
    elif phase == SPREAD:
        rooms = spread_rooms(state)
        room: i64 = 1
        while room <= ROOMS:
            if (rooms >> room) & 1:
                out.append(SPREAD_TO + room - 1)
            room += 1
    elif phase == BLOCK:
        for beside in state.rules.rooms_beside[state.rolled]:
            hatch: i64 = state.rules.hatch_between[state.rolled * SPACES + beside]
            if not (state.blocked >> hatch) & 1:
                out.append(BLOCK_TO + beside - 1)
    elif phase == DEFEND:
        if count(state.hand[state.partner], CROWBAR):
            out.append(DEFEND_WITH_CROWBAR)
        out.append(SUBMIT)
    elif phase == DRAWN:  # Q47
        if drawn_card_helps(state):
            out.append(USE + state.drawn)
        out.append(DONE)
    return out


def may_only_end(state: State) -> bool:
    """Return whether the active gnome can neither move nor act any more this turn, whatever items it holds."""
    phase = state.phase
    if phase == MOVEMENT:
        return state.ghost == 0  # Q9
    if phase == ESCAPE:
        return not way_out(state, state.used | state.hand[state.active])  # Q52
    return phase != HATCH and phase != ESCAPE_HATCH


def add_items(out: list[int], first: i64, hand: i64) -> None:
    """Add a decision for each kind of item in a hand, useful or not (Q17)."""
    decision = first
    while hand:
        if hand & MOST_OF_A_KIND:
            out.append(decision)
        hand >>= BITS
        decision += 1


def add_cards(out: list[int], first: i64, hand: i64, floor: i64) -> None:
    """Add the cards that may be named next: none below the last one named."""
    add_items(out, first + floor, hand >> (BITS * floor))


def add_discards(state: State, out: list[int]) -> None:
    """Add the cards that may be discarded next, so that enough are left to name in ascending order."""
    hand: i64 = state.hand[state.decider]
    surplus = size(hand) - state.limit
    item = state.floor
    while item < ITEMS:
        if count(hand, item) and size_from(hand, item) >= surplus:
            out.append(DISCARD_ITEM + item)
        item += 1


def add_hatches(state: State, out: list[int]) -> None:
    """Add the hatches that may be opened (M1)."""
    if state.ghost < 1:
        return
    here: i64 = state.room[state.active]
    if not state.blocked & state.rules.hatches_of[here] and not (state.high and (state.low >> here) & 1):
        out.extend(state.rules.open_codes[here])  # no hatch here can be refused
        return
    for to in state.rules.neighbours[here]:
        if refuses_open(state, to) == ALLOWED:
            out.append(OPEN + to)


def add_ways_out(state: State, out: list[int]) -> None:
    """Add the hatches that the gnome can escape through (A6, P8).

    If there is none, the gnome can only give up (Q52, P9), or stay in the first edition.
    """
    if not way_out(state, state.used):
        out.append(DONE)
        return
    for to in state.rules.neighbours[state.room[state.active]]:
        if leads_out(state, to, state.used):
            out.append(OPEN + to)


def add_actions(state: State, out: list[int]) -> None:
    """Add the actions that may be taken here with the minutes left (A1-A20, T4)."""
    here: i64 = state.room[state.active]
    minutes = state.ghost
    if (state.fires >> here) & 1:  # A2
        out.extend(FIX_UP_TO[EXTINGUISH][minutes])
        return
    if (state.high >> here) & 1:  # A3
        if minutes:
            out.append(WAIT_A_MINUTE)
        return
    if (state.low >> here) & 1:
        out.extend(FIX_UP_TO[PUMP][minutes])  # A7
        minutes -= state.rules.low_water_minutes  # A4
    if minutes > 0:
        add_costly_actions(state, here, minutes, out)
    if state.ghost:
        out.append(WAIT_A_MINUTE)
    if refuses_abandon(state) == ALLOWED:
        out.append(ABANDON_COMRADES)


def add_costly_actions(state: State, here: i64, minutes: i64, out: list[int]) -> None:
    """Add the actions that cost more in low water, with the minutes left for them."""
    rules = state.rules
    if state.blocked & rules.hatches_of[here]:  # A8
        for beside in rules.rooms_beside[here]:
            hatch: i64 = rules.hatch_between[here * SPACES + beside]
            if (state.blocked >> hatch) & 1:
                out.extend(UNBLOCK_UP_TO[beside][minutes])
    fix: i64 = rules.fix_at[here]
    if fix != NO_FIX:  # A9-A13
        out.extend(FIX_UP_TO[fix][minutes])
    if here == rules.stores or here == rules.cabin:
        out.extend(DRAW_UP_TO[min(minutes, cards_to_draw(state))])
    if state.room.count(here) < 2:
        return
    fights = armed(state)
    gnome: i64 = 0
    while gnome < state.gnomes:
        if state.room[gnome] == here and gnome != state.active and state.aboard(gnome):  # A18, O4; also Q18, Q21, Q57
            out.append(TRADE_WITH + gnome)
            if fights:
                out.append(ATTACK_GNOME + gnome)
        gnome += 1
