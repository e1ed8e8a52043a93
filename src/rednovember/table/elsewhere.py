"""A table for another process: everything that was, and nothing that will be."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rednovember.bots.runner import Fault, default_code
from rednovember.table.bots import Question, Reply

if TYPE_CHECKING:
    from rednovember.errors import RedNovemberError
    from rednovember.table.table import Table


def beginning(table: Table) -> dict[str, Any]:
    """How a table began, as plain data: `table` and `logbook`, without seed, secret, or luck that is still to fall.

    `Table(read_description(table), entries, logbook=logbook)` stands where this one does. It has no luck of its own:
    what falls must be laid down, as entries do.
    """
    start = table.moment(0)
    luck = start.game.luck  # a puzzle may have laid down what comes
    luck.dice = luck.dice[: luck.next_die]
    luck.laid_events = luck.laid_events[: luck.next_event]
    luck.laid_items = luck.laid_items[: luck.next_item]
    described = replace(table.description, seed=None, secret=None).as_table()
    return {"table": described, "logbook": start.to_logbook(seed=False)}


def obvious_reply(question: Question, error: RedNovemberError) -> Reply:
    """What is decided in place of a bot that cannot be asked, as the runner decides for one that fails."""
    fault = Fault(question.gnome, question.bot, str(error), "raised", error)
    return Reply(question.number, str(question.sight.choose(default_code)), fault)
