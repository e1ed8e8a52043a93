"""`random`: any legal decision."""

from rednovember.bots.bot_view import Sight
from rednovember.engine.decoder import is_treason
from rednovember.engine.legal import legal
from rednovember.engine.luck import stream_of
from rednovember.engine.state import State
from rednovember.game.decision import Decision


class RandomBot:
    """Makes any legal decision, trades and discards card by card; commits treason only where that is allowed."""

    def __init__(self, seed: int, *, treacherous: bool = False, **settings: object) -> None:
        self.treacherous = treacherous
        self.stream = stream_of(seed, 1)

    def decide(self, sight: Sight) -> Decision:
        """Return any legal decision."""
        return sight.choose(self.code)

    def code(self, state: State) -> int:
        """Return any legal code."""
        choices = legal(state)
        if not self.treacherous:
            choices = [code for code in choices if not is_treason(code)]
        return choices[self.stream.below(len(choices))]
