"""Updates (U): the active gnome's own deaths, then its Time Keeper follows the ghost, icon by icon."""

from mypy_extensions import i64

from rednovember.engine.deaths import SURVIVES, die, kill_fainted, own_death
from rednovember.engine.ending import lost, rescued, token_passed
from rednovember.engine.events import resolve
from rednovember.engine.facts import FROM_ICON, ICON_IGNORED, KEEPER_MOVED
from rednovember.engine.ids import COFFEE, DRAWN, LUCKY_CHARM, MOVEMENT, NO_ITEM, SPREAD
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck
from rednovember.engine.piles import NO_CARD, draw_item, turn_event
from rednovember.engine.state import State
from rednovember.engine.turn import begin_turn, end_turn, next_gnome


def begin_updates(state: State, luck: Luck, journal: Journal) -> None:
    """U1, Q66: the active gnome's own deaths and what follows from them, then D1 for the others; then U2."""
    gnome = state.active
    cause = own_death(state)
    if cause != SURVIVES:
        die(state, gnome, cause, luck, journal)
        if lost(state, journal):
            return
    if kill_fainted(state, luck, journal):
        return
    if not (state.alive >> gnome) & 1:  # U5
        end_turn(state, journal)
        return
    state.keepers.remove(gnome)  # T2: where it stops it will be the last to arrive
    state.keepers.append(gnome)
    advance(state, luck, journal)


def advance(state: State, luck: Luck, journal: Journal) -> None:
    """U2: the Time Keeper moves space by space to the ghost; the space where it stands is not met again (Q46).

    Stops at a question, to be gone on with by `resume` or `go_on`.
    """
    rules = state.rules
    event_icon = rules.event_icon
    item_icon = rules.item_icon
    tokens = state.tokens
    ghost = state.ghost
    gnome = state.active
    space: i64 = state.time[gnome]
    while space > ghost:
        journal.note(KEEPER_MOVED, gnome, space, space - 1)
        leaves = space
        space -= 1
        state.time[gnome] = space
        if leaves in tokens and token_passed(state, journal):  # only now can one be passed; Q24
            return
        if event_icon[space]:
            if state.charm > 0:  # U4; Q7: an item there is still drawn
                state.charm -= 1
                journal.note(ICON_IGNORED, gnome, space, state.charm)
            else:
                state.event_drawn = True
                draw_event(state, luck, journal)
                if state.phase >= SPREAD:
                    return
                if not (state.alive >> gnome) & 1:  # U5
                    end_turn(state, journal)
                    return
        if item_icon[space] and meet_item_icon(state, luck, journal):
            return
    end_turn(state, journal)


def meet_item_icon(state: State, luck: Luck, journal: Journal) -> bool:
    """U2: the Time Keeper's space may have an item icon. Who has abandoned the others draws nothing (P18).

    True if the card that was drawn is asked about (Q47).
    """
    gnome = state.active
    if not state.rules.item_icon[state.time[gnome]] or not state.aboard(gnome):
        return False
    item = draw_item(state, gnome, FROM_ICON, luck, journal)
    if item == NO_ITEM or not state.rules.drawn_items_may_be_used:
        return False
    state.drawn = item
    if not state.rules.hidden_hands and not drawn_card_helps(state):
        state.drawn = NO_ITEM
        return False
    state.phase = DRAWN
    state.decider = gnome
    return True


def drawn_card_helps(state: State) -> bool:
    """Q47: whether the active gnome may use the card just drawn at once: awake, and it must help."""
    gnome = state.active
    if (state.fainted >> gnome) & 1:
        return False
    if state.drawn == COFFEE:
        return state.intoxication[gnome] > 0
    if state.drawn != LUCKY_CHARM or state.event_drawn:
        return False
    events, _ = icons_ahead(state)
    return len(events) > 0


def go_on(state: State, luck: Luck, journal: Journal) -> None:
    """Q47: the card just drawn has been used or kept; Updates go on."""
    state.drawn = NO_ITEM
    state.phase = MOVEMENT
    advance(state, luck, journal)


def destination(state: State) -> i64:
    """Where the Time Keeper would stop: at the ghost, which does not move before the first turn (Q64)."""
    return state.time[state.active] if state.opening else state.ghost


def icons_ahead(state: State) -> tuple[list[int], list[int]]:
    """U2: the event and the item icons on the way to the ghost, without those that a Lucky Charm ignores (U4)."""
    events: list[int] = []
    items: list[int] = []
    charm = state.charm
    stop = destination(state)
    space: i64 = state.time[state.active]
    while space > stop:
        space -= 1
        if state.rules.event_icon[space]:
            if charm > 0:
                charm -= 1
            else:
                events.append(space)
        if state.rules.item_icon[space] and state.aboard(state.active):
            items.append(space)
    return events, items


def draw_event(state: State, luck: Luck, journal: Journal) -> None:
    """Turn over an event card and resolve it."""
    card = turn_event(state, luck, journal)
    if card != NO_CARD:
        resolve(state, state.rules.card_kind[card], luck, journal)


def resume(state: State, luck: Luck, journal: Journal) -> None:
    """An event's question has been answered: go on where it was asked."""
    state.phase = MOVEMENT
    state.decider = state.active
    if state.opening:
        state.opening -= 1
        opening_events(state, luck, journal)
    elif not (state.alive >> state.active) & 1:  # Q42: the card is finished, then U5
        end_turn(state, journal)
    elif not meet_item_icon(state, luck, journal):
        advance(state, luck, journal)


def opening_events(state: State, luck: Luck, journal: Journal) -> None:
    """O2: the events before the first turn; then it begins, unless only gnomes on 0 have survived them (Q44, P19)."""
    while not rescued(state, journal):
        if not state.opening:
            begin_turn(state, journal)
            return
        state.active = next_gnome(state)  # Q64: the gnome that would have had the first turn may have died
        draw_event(state, luck, journal)
        if state.phase >= SPREAD:
            return
        state.opening -= 1
