"""What a bot is."""

from typing import Protocol

from rednovember.bots.bot_view import Sight
from rednovember.game.decision import Decision


class Bot(Protocol):
    """A crew mate. It is made once per game and asked whenever one of its gnomes decides."""

    def decide(self, sight: Sight) -> Decision | str:
        """Return the next decision, as an object (one of `sight.legal`) or in notation."""


class BotFactory(Protocol):
    """Makes a bot: a class with this constructor will do."""

    def __call__(self, seed: int, **settings: object) -> Bot:
        """Return a bot for one game; its own luck comes from the seed, so that games are repeatable."""
