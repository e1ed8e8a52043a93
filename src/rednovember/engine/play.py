"""`apply` carries out a decision. Nothing else changes a state."""

from mypy_extensions import i64

from rednovember.engine.abandon import abandon
from rednovember.engine.actions import fix, wait
from rednovember.engine.attack import attack, defend, submit
from rednovember.engine.decoder import (
    ABANDONS,
    ATTACKS,
    BLOCKS,
    CLOSES,
    DEFENDS,
    DISCARDS,
    DRAWS,
    ENDS,
    ENTERS,
    FIXES,
    NAMES_CARD,
    OPENS,
    SPREADS,
    STAYS,
    SUBMITS,
    TRADES,
    USES,
    WAITS,
    action_of,
    gnome_of,
    item_of,
    kind_of,
    minutes_of,
    room_beyond,
    space_of,
)
from rednovember.engine.escape import give_up, gives_up
from rednovember.engine.events import block, discard, set_fire
from rednovember.engine.exchange import begin_trade, close, draw, name_card
from rednovember.engine.faint import faint_check
from rednovember.engine.ids import (
    ACTED,
    DISCARD,
    DRAWN,
    ESCAPE_HATCH,
    OVER,
)
from rednovember.engine.items import use
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck
from rednovember.engine.movement import enter, open_hatch, stay
from rednovember.engine.state import State
from rednovember.engine.updates import begin_updates, go_on, resume


def apply(state: State, decision: i64, luck: Luck, journal: Journal) -> None:
    """Carry out a decision and play on until the next one is needed. It must be legal; `refusal` checks that."""
    kind: i64 = kind_of(decision)
    if kind == USES:
        use(state, item_of(decision), journal)
        if state.phase == DRAWN:  # Q47
            go_on(state, luck, journal)
    elif kind == OPENS:
        open_hatch(state, space_of(decision), journal)
    elif kind == ENTERS:
        escaping = state.phase == ESCAPE_HATCH
        enter(state, journal)
        if escaping:
            state.phase = ACTED
    elif kind == STAYS:
        stay(state, journal)
    elif kind == ENDS:
        done(state, luck, journal)
    elif kind == FIXES:
        fix(state, action_of(decision), minutes_of(decision), room_beyond(decision), luck, journal)
    elif kind == DRAWS:
        draw(state, minutes_of(decision), luck, journal)
    elif kind == WAITS:
        wait(state, journal)
    elif kind == TRADES:
        begin_trade(state, gnome_of(decision), journal)
    elif kind == NAMES_CARD:
        name_card(state, item_of(decision))
    elif kind == CLOSES:
        close(state, journal)
    else:
        apply_rarer(state, kind, decision, luck, journal)


def apply_rarer(state: State, kind: i64, decision: i64, luck: Luck, journal: Journal) -> None:
    """Carry out an answer to an event, or what a gnome does to the crew."""
    if kind == SPREADS:
        set_fire(state, space_of(decision), luck, journal)
        if state.phase != OVER:
            resume(state, luck, journal)
    elif kind == BLOCKS:
        block(state, space_of(decision), journal)
        resume(state, luck, journal)
    elif kind == DISCARDS:
        discard(state, item_of(decision), journal)
        if state.phase != DISCARD:
            resume(state, luck, journal)
    elif kind == ABANDONS:
        abandon(state, journal)
    elif kind == ATTACKS:
        attack(state, gnome_of(decision), journal)
    elif kind == DEFENDS:
        defend(state, luck, journal)
    elif kind == SUBMITS:
        submit(state, luck, journal)


def done(state: State, luck: Luck, journal: Journal) -> None:
    """End the turn: Faint Check and Updates (T6, P2).

    No items may be used from here on (Q33), except a card drawn on the way (Q47). Ending the turn in a fire is death
    without a Faint Check (Q52).
    """
    if state.phase == DRAWN:  # the card is kept
        go_on(state, luck, journal)
        return
    if gives_up(state):
        give_up(state, luck, journal)
        return
    state.phase = ACTED
    faint_check(state, luck, journal)
    begin_updates(state, luck, journal)
