"""Updates (U): the active gnome's death, then its Time Keeper follows the ghost, icon by icon."""

from mypy_extensions import i64

from rednovember.engine.deaths import SURVIVES, die, kill_fainted, own_death
from rednovember.engine.ending import lost, rescued, token_passed
from rednovember.engine.events import resolve
from rednovember.engine.facts import FROM_ICON, ICON_IGNORED, KEEPER_MOVED
from rednovember.engine.ids import COFFEE, DRAWN, LUCKY_CHARM, MOVEMENT, NO_ITEM
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck
from rednovember.engine.phases import ends_updates
from rednovember.engine.piles import NO_CARD, draw_item, turn_event
from rednovember.engine.state import State
from rednovember.engine.turn import begin_turn, end_turn, next_gnome


def begin_updates(state: State, luck: Luck, journal: Journal) -> None:
    """Begin Updates: the active gnome's death (U1, Q66), fainted gnomes (D1), then the Time Keeper (U2)."""
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
    state.keepers.remove(gnome)  # it will be the last to arrive where it stops (T2)
    state.keepers.append(gnome)
    advance(state, luck, journal)


def advance(state: State, luck: Luck, journal: Journal) -> None:
    """Move the Time Keeper space by space to the ghost (U2). The icons of the space it starts from do not count (Q46).

    Stops at a question; `resume` or `go_on` continues after the answer.
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
        if leaves in tokens and token_passed(state, journal):  # only now can a token be passed; Q24
            return
        if event_icon[space]:
            if state.charm > 0:  # U4; an item icon there still counts (Q7)
                state.charm -= 1
                journal.note(ICON_IGNORED, gnome, space, state.charm)
            else:
                state.event_drawn = True
                draw_event(state, luck, journal)
                if ends_updates(state.phase):
                    return
                if not (state.alive >> gnome) & 1:  # U5
                    end_turn(state, journal)
                    return
        if item_icon[space] and meet_item_icon(state, luck, journal):
            return
    end_turn(state, journal)


def meet_item_icon(state: State, luck: Luck, journal: Journal) -> bool:
    """Draw an item if the Time Keeper's space has an item icon (U2), unless the gnome has abandoned the others (P18).

    Returns whether the player is asked about the card (Q47).
    """
    gnome = state.active
    if not state.rules.item_icon[state.time[gnome]] or not state.aboard(gnome):
        return False
    item = draw_item(state, gnome, FROM_ICON, luck, journal)
    if item == NO_ITEM or not state.rules.drawn_items_may_be_used:
        return False
    state.drawn = item
    if not state.rules.hidden_hands and not drawn_card_helps(state):
        state.clear_question()
        return False
    state.phase = DRAWN
    state.decider = gnome
    return True


def drawn_card_helps(state: State) -> bool:
    """Return whether the active gnome may use the card just drawn at once (Q47).

    It must be awake, and the card must help.
    """
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
    """Continue Updates after the card just drawn has been used or kept (Q47)."""
    state.clear_question()
    state.phase = MOVEMENT
    advance(state, luck, journal)


def destination(state: State) -> i64:
    """Return where the Time Keeper would stop: at the ghost, which does not move before the first turn (Q64)."""
    return state.time[state.active] if state.opening else state.ghost


def icons_ahead(state: State) -> tuple[list[int], list[int]]:
    """Return the event icons and the item icons on the way to the ghost, except those that a charm ignores (U2, U4)."""
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
    """Continue after an event's question has been answered."""
    state.clear_question()
    state.phase = MOVEMENT
    state.decider = state.active
    if state.opening:
        state.opening -= 1
        opening_events(state, luck, journal)
    elif not (state.alive >> state.active) & 1:  # finish the card (Q42), then U5
        end_turn(state, journal)
    elif not meet_item_icon(state, luck, journal):
        advance(state, luck, journal)


def opening_events(state: State, luck: Luck, journal: Journal) -> None:
    """Resolve the events before the first turn (O2), then begin it.

    If the only survivors are on 0, the game ends instead (Q44, P19).
    """
    while not rescued(state, journal):
        if not state.opening:
            begin_turn(state, journal)
            return
        state.active = next_gnome(state)  # the gnome that would have had the first turn may have died (Q64)
        draw_event(state, luck, journal)
        if ends_updates(state.phase):
            return
        state.opening -= 1
