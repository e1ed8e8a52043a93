"""`apply` takes a decision: the only way to change a state."""

from mypy_extensions import i64

from rednovember.engine.abandon import abandon
from rednovember.engine.actions import fix, wait
from rednovember.engine.attack import attack, defend, submit
from rednovember.engine.decisions import (
    ABANDON_COMRADES,
    ATTACK_GNOME,
    BLOCK_TO,
    CARD,
    CLOSE,
    DEFEND_WITH_CROWBAR,
    DISCARD_ITEM,
    DONE,
    DRAW_ITEMS,
    ENTER,
    FIX,
    OPEN,
    SPREAD_TO,
    STAY,
    SUBMIT,
    TRADE_WITH,
    UNBLOCK_HATCH,
    WAIT_A_MINUTE,
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
    MINUTES_MAX,
    OVER,
    UNBLOCK,
)
from rednovember.engine.items import use
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck
from rednovember.engine.movement import enter, open_hatch, stay
from rednovember.engine.state import State
from rednovember.engine.updates import begin_updates, go_on, resume


def apply(state: State, decision: i64, luck: Luck, journal: Journal) -> None:
    """Take a legal decision and play on to the next one. What is not legal must not be given: ask `refusal`."""
    if decision < OPEN:
        use(state, decision, journal)
        if state.phase == DRAWN:  # Q47
            go_on(state, luck, journal)
    elif decision < ENTER:
        open_hatch(state, decision - OPEN, journal)
    elif decision == ENTER:
        escaping = state.phase == ESCAPE_HATCH
        enter(state, journal)
        if escaping:
            state.phase = ACTED
    elif decision == STAY:
        stay(state, journal)
    elif decision == DONE:
        done(state, luck, journal)
    elif decision < UNBLOCK_HATCH:
        number = decision - FIX
        fix(state, number // MINUTES_MAX, number % MINUTES_MAX + 1, 0, luck, journal)
    elif decision < DRAW_ITEMS:
        number = decision - UNBLOCK_HATCH
        fix(state, UNBLOCK, number % MINUTES_MAX + 1, number // MINUTES_MAX + 1, luck, journal)
    elif decision < WAIT_A_MINUTE:
        draw(state, decision - DRAW_ITEMS + 1, luck, journal)
    elif decision == WAIT_A_MINUTE:
        wait(state, journal)
    elif decision < CARD:
        begin_trade(state, decision - TRADE_WITH, journal)
    elif decision < CLOSE:
        name_card(state, decision - CARD)
    elif decision == CLOSE:
        close(state, journal)
    else:
        apply_rarer(state, decision, luck, journal)


def apply_rarer(state: State, decision: i64, luck: Luck, journal: Journal) -> None:
    """The answers to events, and what gnomes do to each other."""
    if decision < BLOCK_TO:
        set_fire(state, decision - SPREAD_TO + 1, luck, journal)
        if state.phase != OVER:
            resume(state, luck, journal)
    elif decision < DISCARD_ITEM:
        block(state, decision - BLOCK_TO + 1, journal)
        resume(state, luck, journal)
    elif decision < ABANDON_COMRADES:
        discard(state, decision - DISCARD_ITEM, journal)
        if state.phase != DISCARD:
            resume(state, luck, journal)
    elif decision == ABANDON_COMRADES:
        abandon(state, journal)
    elif decision < DEFEND_WITH_CROWBAR:
        attack(state, decision - ATTACK_GNOME, journal)
    elif decision == DEFEND_WITH_CROWBAR:
        defend(state, luck, journal)
    elif decision == SUBMIT:
        submit(state, luck, journal)


def done(state: State, luck: Luck, journal: Journal) -> None:
    """T6, P2: after the action come Faint Check and Updates, and no items (Q33) but what is drawn on the way (Q47).

    Giving up in a fire is death without a check (Q52).
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
