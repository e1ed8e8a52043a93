"""Questions and answers as the pipe has them."""

from __future__ import annotations

from typing import Any, Final

from rednovember.server.workers.framing import Frame
from rednovember.server.workers.job_queue import Job
from rednovember.table import Decided, Entry, Fault, Handed, Reply, Table, TakenBack

KINDS: Final[dict[type[Entry], str]] = {Decided: "decided", TakenBack: "taken_back", Handed: "handed"}


def question_frame(number: int, job: Job[Any], have: int, whole: Frame | None) -> Frame:
    """A question for a worker that has so many entries of its table, or is told how the whole began."""
    entries = [[KINDS[type(entry)], entry] for entry in job.table.entries[have : job.number]]
    frame = {"ask": number, "table": job.table_id, "number": job.number, "have": have, "entries": entries, **job.asked}
    return frame if whole is None else {**frame, "whole": whole}


def read_reply(table: Table, answer: Frame) -> Reply:
    """A bot's answer."""
    number, decision, fault, intends = (answer[key] for key in ("number", "decision", "fault", "intends"))
    if not isinstance(number, int) or not isinstance(decision, str):
        raise TypeError(answer)
    plans = tuple(table.game.decision_of(tuple(codes)) for codes in intends)
    return Reply(number, decision, None if fault is None else Fault(**fault), plans)


def read_advice(table: Table, answer: Frame) -> dict[str, Any]:
    """Advice."""
    advised = answer["advised"]
    if not isinstance(advised, dict):
        raise TypeError(advised)
    return advised
