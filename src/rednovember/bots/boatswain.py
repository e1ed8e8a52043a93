"""`bosun` as a crew mate: the rule of thumb of `bosun.py` at a table."""

from rednovember.bots.bosun import Bosun
from rednovember.bots.sight import Sight
from rednovember.bots.treachery import abandons
from rednovember.bots.weights import load_weights
from rednovember.engine.decisions import ABANDON_COMRADES
from rednovember.engine.state import State
from rednovember.game.notation import Decision


class BosunBot:
    """Plans whole turns by rule of thumb. Loyal, unless the table plays with treacherous bots."""

    def __init__(self, seed: int, *, treacherous: bool = False, **settings: object) -> None:
        self.treacherous = treacherous
        self.bosun: Bosun | None = None

    def decide(self, sight: Sight) -> Decision:
        """The next step of the best plan."""
        if self.bosun is None or self.bosun.planner.threats.charts.rules is not sight.rules:
            self.bosun = Bosun(sight.rules, load_weights())
        return sight.choose(self.step)

    def step(self, state: State) -> int:
        """One step of the engine."""
        assert self.bosun is not None
        if self.treacherous and abandons(state, self.bosun):
            return ABANDON_COMRADES
        return self.bosun.decide(state)
