"""Plays whole turns as the bosun has planned them: the same way in the lab, in rollouts and at a table."""

from typing import Final

from mypy_extensions import i64

from rednovember.bots.bosun.plan import Plan
from rednovember.bots.bosun.rule_of_thumb import NO_CHOICE, Bosun, fallback
from rednovember.engine.atoms import ALLOWED
from rednovember.engine.decisions import STAY, WAIT_A_MINUTE
from rednovember.engine.ids import HATCH, MOVEMENT, OVER
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck
from rednovember.engine.play import apply
from rednovember.engine.refusal import refusal
from rednovember.engine.state import State

WHOLE_GAME: Final = 1 << 30
GNOMES: Final = 8


class TurnPlayer:
    """Decides for any gnome: plans a turn when it begins, follows the plan, and answers every other question.

    A plan is for one turn of one gnome. It ends when a step of it isn't legal.
    """

    def __init__(self, bosun: Bosun) -> None:
        self.bosun = bosun
        self.rest: list[list[int]] = [[] for _ in range(GNOMES)]  # each gnome's remaining steps, the last one first
        self.time: list[int] = [0] * GNOMES  # the gnome's time in the turn that was planned
        self.ghost: list[int] = [0] * GNOMES  # where the ghost was when it was planned

    def decide(self, state: State) -> i64:
        """Return the next decision."""
        code = self.step(state)
        return code if code != NO_CHOICE else self.think(state)

    def step(self, state: State) -> i64:
        """Return the next step of the active gnome's plan; `NO_CHOICE` if there is none, or it has to think again."""
        gnome = state.active
        rest = self.rest[gnome]
        if not rest or state.decider != gnome:
            return NO_CHOICE
        if self.time[gnome] == state.time[gnome]:
            code = rest[len(rest) - 1]
            if refusal(state, code) == ALLOWED:
                rest.pop()
                return code
            self.rest[gnome] = []
            return self.give_up(state)
        self.rest[gnome] = []
        return NO_CHOICE

    def give_up(self, state: State) -> i64:
        """Return what to do when a plan doesn't fit: stay where it is. If it has taken no time, wait a minute.

        The same plan would otherwise be made again, for ever.
        """
        gnome = state.active
        idle = state.ghost == self.ghost[gnome]
        if state.phase == HATCH:
            if idle:
                self.rest[gnome] = [WAIT_A_MINUTE]
            return STAY
        if idle and state.phase == MOVEMENT and state.ghost > 0:
            return fallback(state)
        return NO_CHOICE

    def think(self, state: State) -> i64:
        """Plan the turn and return its first step, or answer a question that isn't part of a plan."""
        if state.phase != MOVEMENT or state.ghost == 0:
            return self.bosun.decide(state)
        self.take_up(state, self.bosun.trader.plan(state))
        return self.step(state)

    def take_up(self, state: State, plan: Plan) -> None:
        """Follow a plan from now on."""
        gnome = state.active
        steps = plan.codes()
        steps.reverse()
        self.rest[gnome] = steps
        self.time[gnome] = state.time[gnome]
        self.ghost[gnome] = state.ghost


def play_on(
    state: State,
    bosun: Bosun,
    luck: Luck,
    journal: Journal,
    most_turns: i64 = WHOLE_GAME,
    plan: Plan | None = None,
) -> i64:
    """Let the bosun control every gnome to the end of the game, or for so many turns. Returns the number of turns.

    It begins with a plan if one is given, which isn't counted.
    """
    player = TurnPlayer(bosun)
    if plan is not None:
        player.take_up(state, plan)
    turns: i64 = 0
    while state.phase != OVER:
        code = player.step(state)
        if code == NO_CHOICE:
            if state.phase == MOVEMENT and state.ghost > 0:
                if turns == most_turns:
                    break
                turns += 1
            code = player.think(state)
        apply(state, code, luck, journal)
    return turns
