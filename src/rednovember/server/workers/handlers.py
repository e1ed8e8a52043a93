"""What a worker does with a question: brings its table up to date, and thinks."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rednovember.errors import RedNovemberError
from rednovember.server.workers.framing import Frame
from rednovember.server.workers.lru_cache import Shelf, weight_of
from rednovember.table import (
    Budget,
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
            known.table.replay(read_entry({"kind": kind, **entry}))
        self._shelf.put(table_id, known, known.table.number, weight_of(known.table, known.table.number))
        return known

    def _reply(self, known: Known, frame: Frame) -> Frame:
        question = known.table.question()
        assert question is not None, "no bot decides"
        reply = known.runner.reply(replace(question, seed=frame["seed"]))
        fault = None if reply.fault is None else reply.fault.said()
        intends = [decision.codes for decision in reply.intends]
        return {"number": reply.number, "decision": reply.decision, "fault": fault, "intends": intends}

    def _advise(self, table: Table, frame: Frame) -> Frame:
        question = advice_question(table, frame["player"])
        words = words_of(table, frame["language"])
        return {"advised": plain(counsel(question, words, Budget(milliseconds=frame["milliseconds"])))}
