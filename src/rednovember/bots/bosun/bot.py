"""`bosun` as a crew mate: the rule of thumb of `rule_of_thumb.py` at a table."""

from rednovember.bots.bosun.rule_of_thumb import Bosun
from rednovember.bots.bosun.weights import load_weights
from rednovember.bots.sight import Sight
from rednovember.bots.treachery import STAYS, treason
from rednovember.engine.ids import MOVEMENT
from rednovember.engine.state import State
from rednovember.game.decision import Decision


class BosunBot:
    """Plans whole turns by a rule of thumb. Loyal, unless the table plays with treacherous bots."""

    def __init__(self, seed: int, *, treacherous: bool = False, **settings: object) -> None:
        self.treacherous = treacherous
        self.bosun: Bosun | None = None
        self.intends: list[int] = []  # its plan, for people who watch

    def decide(self, sight: Sight) -> Decision:
        """Return the next step of the best plan."""
        if self.bosun is None or self.bosun.planner.threats.charts.rules is not sight.rules:
            self.bosun = Bosun(sight.rules, load_weights())
        self.intends = []
        return sight.choose(self.code)

    def code(self, state: State) -> int:
        """Return one code of the engine."""
        assert self.bosun is not None
        if self.treacherous:
            code = treason(state, self.bosun)
            if code != STAYS:
                return code
        code = self.bosun.decide(state)
        if state.phase == MOVEMENT and state.ghost > 0:
            planned = [int(code) for code in self.bosun.planned.codes()]
            self.intends = planned[1:] if planned[0] == code else []
        return code
