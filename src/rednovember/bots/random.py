"""`random`: any legal decision."""

from rednovember.bots.sight import Sight
from rednovember.engine.legal import legal
from rednovember.engine.luck import stream_of
from rednovember.engine.state import State
from rednovember.game.notation import Decision


class RandomBot:
    """Takes any legal decision; trades and discards card by card."""

    def __init__(self, seed: int, **settings: object) -> None:
        self.stream = stream_of(seed, 1)

    def decide(self, sight: Sight) -> Decision:
        """Any legal decision."""
        return sight.choose(self.step)

    def step(self, state: State) -> int:
        """Any legal step."""
        choices = legal(state)
        return choices[self.stream.below(len(choices))]
