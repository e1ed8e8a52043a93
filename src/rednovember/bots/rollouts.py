"""Rollouts: from a position, what comes of a plan or a decision if the bosun leads everybody afterwards."""

from mypy_extensions import i64

from rednovember.bots.bosun import Bosun, follow, play_on
from rednovember.bots.plan import Plan
from rednovember.engine.ending import furthest_back
from rednovember.engine.ids import WON
from rednovember.engine.journal import Journal
from rednovember.engine.luck import SeededLuck
from rednovember.engine.play import apply
from rednovember.engine.state import State

RESCUED = 1_000_000
HELD_OUT = 1_000  # for each minute a lost boat held out: it breaks ties between hopeless plans


def worth_of(state: State) -> i64:
    """What the end of a game is worth."""
    if state.result == WON:
        return RESCUED
    return HELD_OUT * (state.rules.first_space - max(0, furthest_back(state)))


def roll_plan(state: State, plan: Plan, bosun: Bosun, luck: SeededLuck, seed: int) -> i64:
    """Play a copy on with a plan, then with the bosun; what its end is worth."""
    trial = state.copy()
    luck.seed(seed)
    journal = Journal()
    follow(trial, plan, bosun, luck, journal)
    play_on(trial, bosun, luck, journal)
    return worth_of(trial)


def roll_decision(state: State, code: i64, bosun: Bosun, luck: SeededLuck, seed: int) -> i64:
    """The same with a single decision in place of a plan."""
    trial = state.copy()
    luck.seed(seed)
    journal = Journal()
    apply(trial, code, luck, journal)
    play_on(trial, bosun, luck, journal)
    return worth_of(trial)
