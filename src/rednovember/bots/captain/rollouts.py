"""Rollouts: the value of a plan or a decision in a position if bosuns play on afterwards."""

from typing import Final

from mypy_extensions import i64

from rednovember.bots.bosun.plan import Plan
from rednovember.bots.bosun.rule_of_thumb import Bosun
from rednovember.bots.bosun.turns import WHOLE_GAME, play_on
from rednovember.bots.captain.outlook import Outlook
from rednovember.engine.ending import furthest_back
from rednovember.engine.ids import PLAYING, WON
from rednovember.engine.journal import Journal
from rednovember.engine.luck import SeededLuck
from rednovember.engine.play import apply
from rednovember.engine.state import State

RESCUED: Final = 1_000_000
A_LIFE: Final = 10_000  # the price of a gnome lost on the way: the dead share the victory (W6), but not the fun
HELD_OUT: Final = 1  # for each minute that a lost boat lasted: breaks ties between hopeless plans


class Rollouts:
    """Plays games on: for some turns, after which the outlook judges, or to the end if there is no outlook."""

    def __init__(self, bosun: Bosun, outlook: Outlook | None = None, turns: int = WHOLE_GAME) -> None:
        self.bosun = bosun
        self.outlook = outlook
        self.turns: i64 = turns if outlook is not None else WHOLE_GAME
        self.luck = SeededLuck(0)

    def plan(self, state: State, plan: Plan, seed: int) -> i64:
        """Return a plan's value with the luck of this seed, in millionths of a rescue."""
        trial = state.copy()
        self.luck.seed(seed)
        return self.played_on(trial, state.alive, plan)

    def decision(self, state: State, code: i64, seed: int) -> i64:
        """Return the same for a single decision."""
        trial = state.copy()
        self.luck.seed(seed)
        apply(trial, code, self.luck, Journal())
        return self.played_on(trial, state.alive)

    def played_on(self, state: State, alive: i64, plan: Plan | None = None) -> i64:
        """Play on, with a plan if there is one, and return the value; `alive` are the gnomes that were alive before."""
        play_on(state, self.bosun, self.luck, Journal(), self.turns, plan)
        lost = alive & ~state.alive
        worth: i64 = 0
        while lost:
            worth -= A_LIFE * (lost & 1)
            lost >>= 1
        if state.result == WON:
            return worth + RESCUED
        if state.result == PLAYING and self.outlook is not None:
            return worth + self.outlook.chance(state)
        return HELD_OUT * (state.rules.first_space - max(0, furthest_back(state)))
