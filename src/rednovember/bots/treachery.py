"""For tables that chose treacherous bots: when a bot deserts for its own victory."""

from typing import Final

from rednovember.bots.bosun import Bosun
from rednovember.bots.rollouts import RESCUED, roll_decision
from rednovember.engine.abandon import refuses_abandon
from rednovember.engine.atoms import ALLOWED
from rednovember.engine.ids import MOVEMENT
from rednovember.engine.luck import SeededLuck
from rednovember.engine.state import State

ROLLOUTS: Final = 24


def rescue_chance(state: State, bosun: Bosun, rollouts: int = ROLLOUTS) -> float:
    """How often the boat is rescued if the bosun leads everybody from here."""
    luck = SeededLuck(0)
    code = bosun.decide(state)
    won = sum(roll_decision(state, code, bosun, luck, seed) == RESCUED for seed in range(rollouts))
    return won / rollouts


def abandons(state: State, bosun: Bosun) -> bool:
    """Whether a treacherous gnome swims away now: it may, and the boat is more likely lost than saved."""
    if state.phase != MOVEMENT or refuses_abandon(state) != ALLOWED:
        return False
    return rescue_chance(state, bosun) < 0.5
