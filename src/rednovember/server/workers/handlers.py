"""What a worker does with a question: brings its table up to date, and thinks."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rednovember.errors import RedNovemberError
from rednovember.server.workers.framing import Frame
from rednovember.server.workers.lru_cache import Shelf, weight_of
from rednovember.server.workers.messages import reply_frame
from rednovember.server.workers.planned_replies import follow, plan_ahead
from rednovember.table import (
    Budget,
    Entry,
    Reply,
    Runner,
    Table,
    advice_question,
    counsel,
    plain,
    read_description,
    read_entry,
    words_of,
)

MISS: Frame = {"miss": True}  # the table is not here, or not as the parent thinks


@dataclass(slots=True)
class Known:
    """A table without luck of its own, and the bots that lead its gnomes."""

    table: Table
    runner: Runner = field(default_factory=Runner)
    planned: list[Reply] = field(default_factory=list)  # to the question that the table has now, and to later ones

    def replay(self, entry: Entry) -> None:
        """Bring the table up to date. A bot that has planned something else is forgotten."""
        gnome = self.table.decides
        self.table.replay(entry)
        if self.planned:
            left = follow(self.planned, entry)
            if not left and len(self.planned) > 1 and gnome is not None:
                self.runner.forget(gnome)
            self.planned = left


class Mind:
    """Answers questions; keeps a bounded number of tables between them."""

    def __init__(self) -> None:
        self._shelf: Shelf[Known] = Shelf()

    def answer(self, frame: Frame) -> Frame:
        """The answer to a question; what went wrong is an answer, too."""
        try:
            known = self._brought_up(frame)
            if known is None:
                return MISS
            return self._reply(known, frame) if frame["do"] == "reply" else self._advise(known.table, frame)
        except RedNovemberError as error:
            self._shelf.drop(frame["table"])
            return {"error": str(error)}
        except Exception as error:  # whatever it is, the next question is another one's
            self._shelf.drop(frame["table"])
            return {"error": f"{type(error).__name__}: {error}"}

    def _brought_up(self, frame: Frame) -> Known | None:
        """The table as it is asked about; None if what is here does not lead to it."""
        table_id, whole = frame["table"], frame.get("whole")
        if whole is not None:
            known = Known(Table(read_description(whole["table"]), logbook=whole["logbook"]))
        else:
            found = self._shelf.get(table_id)
            if found is None or found.entries != frame["have"]:
                return None
            known = found.kept
        for kind, entry in frame["entries"]:
            known.replay(read_entry({"kind": kind, **entry}))
        self._shelf.put(table_id, known, known.table.number, weight_of(known.table, known.table.number))
        return known

    def _reply(self, known: Known, frame: Frame) -> Frame:
        """The bot's reply, and those that it has planned to the questions that follow."""
        question = known.table.question()
        assert question is not None, "no bot decides"
        if not known.planned:
            known.planned = plan_ahead(known.table, known.runner, replace(question, seed=frame["seed"]))
        return {"replies": [reply_frame(reply) for reply in known.planned]}

    def _advise(self, table: Table, frame: Frame) -> Frame:
        question = advice_question(table, frame["player"])
        words = words_of(table, frame["language"])
        return {"advised": plain(counsel(question, words, Budget(milliseconds=frame["milliseconds"])))}
