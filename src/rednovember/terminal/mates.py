"""Bots at the terminal: they are asked, their plans are stated, and they take their time."""

from __future__ import annotations

from time import monotonic
from typing import Final

from rednovember.bots.runner import Fault, Mate, ask, intention
from rednovember.bots.sight import Sight
from rednovember.engine.decisions import CLOSE, DRAW_ITEMS, ENTER, FIX, OPEN, TRADE_WITH, UNBLOCK_HATCH, WAIT_A_MINUTE
from rednovember.engine.ids import ACTION_NAMES, DRAW, HATCH, MINUTES_MAX, MOVEMENT, TRADE, UNBLOCK
from rednovember.game.game import Game
from rednovember.terminal.screen import Screen
from rednovember.words import Words

USUAL_PACE: Final = 0.6  # seconds for a decision, where somebody watches


class Watch:
    """Asks bots for their decisions, at a pace one can follow."""

    def __init__(self, game: Game, words: Words, screen: Screen, pace: float | None = None) -> None:
        self.game = game
        self.words = words
        self.screen = screen
        self.pace = pace if pace is not None else USUAL_PACE if screen.is_terminal else 0.0
        self._stated: tuple[int, int] | None = None  # the turn whose plan has been told

    def decide(self, mate: Mate, *, silent: bool) -> str:
        """A bot's decision for the gnome that decides; if nobody may listen, in silence."""
        state = self.game.state
        walking = state.phase == HATCH  # through a hatch that has just been opened
        began = monotonic()
        decision, fault = ask(mate, Sight(self.game.state, self.game.crew))
        if not silent:
            if fault is not None:
                self.screen.say(self.fault(fault, str(decision)), "bad", indent=2)
            elif state.phase == MOVEMENT:
                self.state_plan(mate, decision.codes[0])
            if not walking:
                self.screen.pause(self.pace - (monotonic() - began))
        return str(decision)

    def fault(self, fault: Fault, decision: str) -> str:
        """A bot that went wrong, and what its gnome does instead."""
        return self.words.text(
            "play-fault", gnome=fault.gnome, bot=fault.bot, kind=fault.kind, reason=fault.reason, decision=decision
        )

    def state_plan(self, mate: Mate, first: int) -> None:
        """What a bot is about to do this turn, once, if it says so."""
        state = self.game.state
        turn = (int(state.active), state.time[state.active])
        steps = intention(mate)
        if turn == self._stated or not steps:
            return
        self._stated = turn
        codes = [first, *steps]
        goal = next((code - OPEN for code in reversed(codes[:-1]) if OPEN <= code < ENTER), None)
        if goal is None or codes[codes.index(OPEN + goal) + 1] != ENTER:
            return
        action = action_of(codes)
        self.screen.say(
            self.words.text(
                "play-heads",
                gnome=self.game.decides,
                room=self.words.room(goal),
                action="" if action is None else self.words.action(action),
                acts=action is not None,
            ),
            "dim",
            indent=2,
        )


def action_of(codes: list[int]) -> str | None:
    """The action that a plan ends with, by name; None if it has none worth naming."""
    code = next((code for code in codes if code >= FIX), WAIT_A_MINUTE)
    if code < UNBLOCK_HATCH:
        return ACTION_NAMES[(code - FIX) // MINUTES_MAX]
    if code < DRAW_ITEMS:
        return ACTION_NAMES[UNBLOCK]
    if code < WAIT_A_MINUTE:
        return ACTION_NAMES[DRAW]
    return ACTION_NAMES[TRADE] if TRADE_WITH <= code <= CLOSE else None
