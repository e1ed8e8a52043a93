"""Bots at the terminal: ask them, state their plans, and let them take their time."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from rednovember.table import Decision, Fault, Reply, Runner, Table, View, about, read_decision
from rednovember.table.choices import Said
from rednovember.terminal.now import now
from rednovember.terminal.screen import Screen
from rednovember.words import Words, say_error

USUAL_PACE: Final = 0.6  # seconds per decision, if somebody watches
NOT_ANNOUNCED: Final = ("wait", "abandon", "attack")  # nobody goes to a room to do that, or announces it


class Watch:
    """Asks bots for their decisions, at a pace that people can follow."""

    def __init__(self, table: Table, words: Words, screen: Screen, pace: float | None = None) -> None:
        self.table = table
        self.words = words
        self.screen = screen
        self.runner = Runner()
        self.hidden_hands = about(table).hidden_hands
        self.pace = pace if pace is not None else USUAL_PACE if screen.is_terminal else 0.0
        self.hurried = False  # the player has pressed Enter: no more waiting until a person decides
        self.moved = False  # a bot has decided since a person was last asked
        self.aside: Callable[[str, str, bool], None] = lambda line, style, loud: screen.say(line, style, indent=2)
        self._stated: tuple[str, int] | None = None  # the turn whose plan has been stated

    def reply(self, *, silent: bool) -> Reply:
        """Return the reply of the bot that decides; silently if nobody may listen."""
        question = self.table.question()
        assert question is not None
        view = now(self.table).view
        self.moved = True
        began = monotonic()
        reply = self.runner.reply(question)
        if not silent:
            if reply.fault is not None:
                self.aside(self.fault(reply.fault, reply.decision), "bad", True)
            elif view.phase == "movement":
                self.state_plan(view, reply)
            if view.phase != "hatch" and not self.hurried:  # otherwise it goes through a hatch that it has just opened
                self.hurried = self.screen.pause(self.pace - (monotonic() - began))
        return reply

    def at_rest(self) -> None:
        """A person decides now: drop what was typed without seeing the bots' moves."""
        if self.moved:
            self.screen.drop_typed_ahead()
        self.hurried = self.moved = False

    def fault(self, fault: Fault, decision: str) -> str:
        """Return a line about a bot's failure and the default decision. With hidden hands it names no cause."""
        if self.hidden_hands:
            return self.words.text("play-fault-hidden", gnome=fault.gnome, bot=fault.bot)
        reason = fault.reason if fault.error is None else say_error(self.words, fault.error)
        return self.words.text(
            "play-fault", gnome=fault.gnome, bot=fault.bot, kind=fault.kind, reason=reason, decision=decision
        )

    def state_plan(self, view: View, reply: Reply) -> None:
        """State once per turn what a bot is going to do, if it says so."""
        turn = (view.active, next(gnome.time for gnome in view.gnomes if gnome.name == view.active))
        if turn == self._stated or not reply.intends:
            return
        self._stated = turn
        plan: list[Said | Decision] = [read_decision(self.table, reply.decision), *reply.intends]
        opened = [place for place, step in enumerate(plan[:-1]) if step.kind == "open"]
        if not opened or plan[opened[-1] + 1].kind != "enter":
            return
        action = next((step.action for step in plan if step.action is not None), None)
        acts = action is not None and action not in NOT_ANNOUNCED
        line = self.words.text(
            "play-heads",
            gnome=view.decides,
            **self.words.named("room", "room", plan[opened[-1]].space or 0),
            action=self.words.action(action) if acts and action else "",
            acts=acts,
        )
        self.aside(line, "dim", acts)  # a turn with only moves may be a quiet one
