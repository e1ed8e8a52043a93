"""Replies that bots have planned: the decisions of a turn up to the next luck, which nobody has to ask for again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from rednovember.errors import LuckError
from rednovember.table import Decided, Entry, Question, Reply, Runner, Table

MAX_TABLES: Final = 10_000  # of which planned replies are kept
MAX_REPLIES: Final = 100  # to one question


def plan_ahead(table: Table, runner: Runner, question: Question) -> list[Reply]:
    """Return a bot's reply, and those that follow from it as long as the bot has a plan and nothing needs luck.

    Each is the bot's reply to the question that it will be asked then: it is asked now, on a copy of the table.
    """
    replies = [runner.reply(question)]
    trial = table.rehearsal()
    while replies[-1].intends and replies[-1].fault is None and len(replies) < MAX_REPLIES:
        try:
            trial.answer(replies[-1])
        except LuckError:
            break
        follows = trial.question()
        if follows is None or follows.gnome != question.gnome:
            break
        replies.append(runner.reply(replace(follows, seed=question.seed)))
    return replies


def follow(replies: Sequence[Reply], entry: Entry) -> list[Reply]:
    """Return the replies that are left after an entry; none if it isn't the first of them."""
    if replies and isinstance(entry, Decided) and entry.decision == replies[0].decision:
        return list(replies[1:])
    return []


class Planned(NamedTuple):
    """Replies to a table that had these last entries when its bot was asked."""

    start: int
    mark: object
    replies: Sequence[Reply]

    def reply(self, table: Table) -> Reply | None:
        """Return the reply to the question that a table has now; None if something else has happened since."""
        if table.number < self.start or mark(table, self.start) is not self.mark:
            return None
        left = list(self.replies)
        for entry in table.entries[self.start :]:
            left = follow(left, entry)
        return left[0] if left and left[0].number == table.number else None


class PlannedReplies:
    """The planned replies of many tables. Those that were kept first go first if there are too many."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Planned] = OrderedDict()

    def __len__(self) -> int:
        return len(self._tables)

    def keep(self, table_id: str, planned: Planned) -> None:
        """Keep the replies to a question, if there are any to later ones."""
        self._tables.pop(table_id, None)
        if len(planned.replies) > 1:
            self._tables[table_id] = planned
        while len(self._tables) > MAX_TABLES:
            self._tables.popitem(last=False)

    def take(self, table_id: str, table: Table) -> Reply | None:
        """Return the planned reply to a table's question; None if there is none, and then there are no more."""
        planned = self._tables.get(table_id)
        reply = None if planned is None else planned.reply(table)
        if planned is not None and (reply is None or reply is planned.replies[-1]):
            del self._tables[table_id]
        return reply


def mark(table: Table, entries: int) -> object:
    """Return what shows that a table, or a copy of it, is the one that had so many entries: its last entry then.

    A room is copied whenever something happens; one that was read from the store again has entries of its own.
    """
    return table.entries[entries - 1] if entries else table.description
