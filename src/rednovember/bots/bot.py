"""What a bot is."""

from typing import Protocol

from rednovember.bots.sight import Sight
from rednovember.game.decision import Decision


class Bot(Protocol):
    """A crew mate. It is made once for a game and asked whenever one of its gnomes decides."""

    def decide(self, sight: Sight) -> Decision | str:
        """The next decision, as an object (one of `sight.legal`) or in notation."""


class BotFactory(Protocol):
    """How a bot is made: a class with this constructor will do."""

    def __call__(self, seed: int, **settings: object) -> Bot:
        """A bot for one game; its own luck comes from the seed, so that games can be repeated."""
