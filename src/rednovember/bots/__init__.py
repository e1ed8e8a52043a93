"""Crew mates: the registry, the one runner that terminal, server and lab use, and a room for each of the house's bots.

What whoever writes a bot needs is named here; `docs/write-a-bot.md` uses it.
"""

from rednovember.bots.bot import Bot, BotFactory
from rednovember.bots.registry import BotError, make, names
from rednovember.bots.runner import Fault, Mate, Runner, ask, bot_seed
from rednovember.bots.sight import Sight
from rednovember.engine.luck import Stream, stream_of

__all__ = [
    "Bot",
    "BotError",
    "BotFactory",
    "Fault",
    "Mate",
    "Runner",
    "Sight",
    "Stream",
    "ask",
    "bot_seed",
    "make",
    "names",
    "stream_of",
]
