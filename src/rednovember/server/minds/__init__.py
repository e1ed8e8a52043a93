"""Whoever thinks for bots and gives advice."""

from __future__ import annotations

import asyncio
from typing import Any

from rednovember.server.settings import Settings
from rednovember.table import Budget, Question, Reply, Table, Thinker, advice_question, counsel, plain, words_of


class Minds:
    """Thinks in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._thinkers: dict[str, Thinker] = {}

    async def start(self) -> None:
        """Begin."""

    async def close(self) -> None:
        """End."""

    async def reply(self, table_id: str, question: Question) -> Reply:
        """A bot's answer to a question."""
        thinker = self._thinkers.setdefault(table_id, Thinker())
        return await asyncio.to_thread(thinker.reply, question)

    async def advise(self, table_id: str, table: Table, player: str, language: str) -> Any:  # noqa: ANN401 - plain data
        """The best few plans for a player who has to decide."""
        question = advice_question(table, player)
        words = words_of(table, language)
        return plain(await asyncio.to_thread(counsel, question, words, Budget(milliseconds=300)))
