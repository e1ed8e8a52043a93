"""Crew mates: the registry of bots, the runner, and a package for each of our own bots.

Everything needed to write a bot can be imported from here; see `docs/write-a-bot.md`.
"""

from rednovember.bots.bot import Bot, BotFactory
from rednovember.bots.bot_view import Sight
from rednovember.bots.registry import BotError, make, names
from rednovember.bots.runner import BotGame, Fault, Mate, Question, Reply, Runner, ask, bot_seed
from rednovember.engine.luck import Stream, stream_of

__all__ = [
    "Bot",
    "BotError",
    "BotFactory",
    "BotGame",
    "Fault",
    "Mate",
    "Question",
    "Reply",
    "Runner",
    "Sight",
    "Stream",
    "ask",
    "bot_seed",
    "make",
    "names",
    "stream_of",
]
