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


def reply_frame(reply: Reply) -> Frame:
    """A bot's reply, without its plan."""
    fault = None if reply.fault is None else reply.fault.said()
    return {"number": reply.number, "decision": reply.decision, "fault": fault}


def read_replies(table: Table, answer: Frame) -> list[Reply]:
    """A bot's reply, and those that it has planned."""
    replies = [read_reply(found) for found in answer["replies"]]
    if not replies:
        raise ValueError(answer)
    return replies


def read_reply(found: Frame) -> Reply:
    """A bot's reply."""
    number, decision, fault = (found[key] for key in ("number", "decision", "fault"))
    if not isinstance(number, int) or not isinstance(decision, str):
        raise TypeError(found)
    return Reply(number, decision, None if fault is None else Fault(**fault))


def read_advice(table: Table, answer: Frame) -> dict[str, Any]:
    """Advice."""
    advised = answer["advised"]
    if not isinstance(advised, dict):
        raise TypeError(advised)
    return advised
