"""From single steps of the engine to whole decisions: trades and discards are named card by card inside."""

from collections.abc import Callable

from rednovember.engine.decisions import CLOSE, TRADE_WITH
from rednovember.engine.hands import size
from rednovember.engine.ids import DISCARD
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck
from rednovember.engine.play import apply
from rednovember.engine.state import State


def whole_decision(state: State, choose: Callable[[State], int]) -> tuple[int, ...]:
    """The steps of one decision, chosen one after another on a copy; no step but the last asks for luck."""
    code = choose(state)
    if not TRADE_WITH <= code < CLOSE and state.phase != DISCARD:
        return (code,)
    trial = state.copy()
    cards = size(trial.hand[trial.decider]) - trial.limit  # to be discarded, if a hand limit asks
    codes = [code]
    while TRADE_WITH <= code < CLOSE or (trial.phase == DISCARD and len(codes) < cards):
        apply(trial, code, Luck(), Journal())
        code = choose(trial)
        codes.append(code)
    return tuple(codes)
