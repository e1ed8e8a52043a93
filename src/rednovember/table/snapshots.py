"""A table for another process: everything that has happened, and nothing that will."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rednovember.bots.runner import Fault, Question, Reply, default_code

if TYPE_CHECKING:
    from rednovember.errors import RedNovemberError
    from rednovember.table.table import Table


def beginning(table: Table) -> dict[str, Any]:
    """Return how a table began, as plain data: `table` and `logbook`, without seed, secret or luck to come.

    `Table(read_description(table), entries, logbook=logbook)` has the same state as this table. It has no luck of its
    own: its luck has to be scripted, as entries do.
    """
    start = table.moment(0)
    luck = start.game.luck  # a puzzle may have scripted luck to come
    luck.dice = luck.dice[: luck.next_die]
    luck.laid_events = luck.laid_events[: luck.next_event]
    luck.laid_items = luck.laid_items[: luck.next_item]
    described = replace(table.description, seed=None, secret=None).as_table()
    return {"table": described, "logbook": start.to_logbook(seed=False)}


def obvious_reply(question: Question, error: RedNovemberError) -> Reply:
    """Return the decision to make instead of a bot that can't be asked, as the runner does for one that fails."""
    fault = Fault(question.gnome, question.bot, str(error), "raised", error)
    return Reply(question.number, str(question.sight.choose(default_code)), fault)
