"""For tables with treacherous bots: when a bot abandons its comrades for its own victory. It never attacks."""

from typing import Final

from rednovember.bots.bosun.rule_of_thumb import Bosun
from rednovember.bots.captain.rollouts import RESCUED, Rollouts
from rednovember.engine.abandon import PLAYERS_TO_ABANDON, refuses_abandon
from rednovember.engine.atoms import ALLOWED
from rednovember.engine.decisions import ABANDON_COMRADES
from rednovember.engine.hands import count
from rednovember.engine.ids import AQUALUNG, HATCH, MOVEMENT, SEA
from rednovember.engine.state import State
from rednovember.game.routes import routes_of

ROLLOUTS: Final = 24
STAYS: Final = -1
DOOMED: Final = 0.5  # gnomes that stay win less often than the deserter


def rescue_chance(state: State, bosun: Bosun, rollouts: int = ROLLOUTS) -> float:
    """Return how often the crew is rescued if bosuns play on from here."""
    trials, code = Rollouts(bosun), bosun.decide(state)
    won = sum(trials.decision(state, code, seed) > RESCUED // 2 for seed in range(rollouts))
    return won / rollouts


def abandons(state: State, bosun: Bosun) -> bool:
    """Return whether a treacherous gnome abandons now: it may, and a loss is more likely than a rescue."""
    if state.phase != MOVEMENT or refuses_abandon(state) != ALLOWED:
        return False
    return rescue_chance(state, bosun) < DOOMED


def treason(state: State, bosun: Bosun) -> int:
    """Return a treacherous gnome's next decision on its way off the boat; STAYS if staying is better.

    It abandons if it may. Late in the game, with an Aqualung and a route to the sea, it goes there first.
    """
    if abandons(state, bosun):
        return ABANDON_COMRADES
    gnome = state.active
    if state.phase not in (MOVEMENT, HATCH) or state.room[gnome] == SEA:
        return STAYS
    if state.players < PLAYERS_TO_ABANDON or state.time[gnome] >= state.rules.abandon_past:
        return STAYS
    if not count(state.hand[gnome] + state.used, AQUALUNG):
        return STAYS
    ways = [route for route in routes_of(state) if route.to == SEA]
    if not ways or rescue_chance(state, bosun) >= DOOMED:
        return STAYS
    best = min(ways, key=lambda route: (len(route.items), route.minutes))
    return best.decisions[0].codes[0]
