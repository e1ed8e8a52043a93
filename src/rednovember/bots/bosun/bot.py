"""`bosun` as a crew mate: the rule of thumb of `rule_of_thumb.py` at a table."""

from rednovember.bots.bosun.rule_of_thumb import Bosun
from rednovember.bots.bosun.turns import TurnPlayer
from rednovember.bots.bosun.weights import load_weights
from rednovember.bots.sight import Sight
from rednovember.bots.treachery import STAYS, treason
from rednovember.engine.state import State
from rednovember.game.decision import Decision


class BosunBot:
    """Plans whole turns by a rule of thumb and follows the plans, as `play_on` does for all gnomes of a crew.

    Loyal, unless the table plays with treacherous bots: then it looks before each decision whether treason pays.
    """

    def __init__(self, seed: int, *, treacherous: bool = False, **settings: object) -> None:
        self.treacherous = treacherous
        self.player: TurnPlayer | None = None
        self.intends: list[int] = []  # the rest of its plan, for people who watch

    def decide(self, sight: Sight) -> Decision:
        """Return the next step of the turn's plan, or the answer to another question."""
        if self.player is None or self.player.bosun.planner.threats.charts.rules is not sight.rules:
            self.player = TurnPlayer(Bosun(sight.rules, load_weights()))
        player = self.player
        decision = sight.choose(lambda state: self.code(player, state))
        self.intends = player.rest[sight.state.active][::-1]
        return decision

    def code(self, player: TurnPlayer, state: State) -> int:
        """Return one code of the engine."""
        if self.treacherous:
            code = treason(state, player.bosun)
            if code != STAYS:
                player.rest[state.active] = []
                return code
        return player.decide(state)
