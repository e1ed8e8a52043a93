"""A worker: reads questions from its standard input and writes answers to its standard output, until that is closed."""

from __future__ import annotations

import os
import select
import signal
import threading
from contextlib import suppress
from typing import BinaryIO, Final, Protocol

from rednovember.interrupts import SIGNALS
from rednovember.server.workers.framing import LENGTH, Frame, FrameError, packed, read_body, read_length
from rednovember.server.workers.handlers import Mind
from rednovember.server.workers.hard_limits import limit_memory

NICER: Final = 5  # the server itself goes first
MEMORY: Final = 1024 * 1024 * 1024  # bytes: several times what the tables take that a worker keeps


class Answers(Protocol):
    """Whatever answers questions."""

    def answer(self, frame: Frame) -> Frame:
        """The answer to a question."""
        ...


def main(mind: Answers | None = None) -> None:
    """Answer what is asked."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_IGN)  # the parent decides
    questions, answers = own_pipes()
    threading.Thread(target=end_with, args=(questions.fileno(),), daemon=True).start()
    with suppress(OSError, AttributeError):
        os.nice(NICER)
    mind = mind or Mind()
    with suppress(OSError, FrameError):
        write(answers, {"ready": os.getpid()})
        while (frame := read(questions)) is not None:
            write(answers, {"ask": frame["ask"], **mind.answer(frame)})


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes from and to the parent. Whatever else reads finds nothing; what is printed goes to standard error."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return questions, answers


def end_with(pipe: int) -> None:
    """Wait until nobody is at the other end of a pipe, then end this process, in mid-thought if need be."""
    if hasattr(select, "poll"):
        poll = select.poll()
        poll.register(pipe, 0)
        poll.poll()
        os._exit(0)


def read(questions: BinaryIO) -> Frame | None:
    """The next question; None when there are no more."""
    head = questions.read(LENGTH)
    if len(head) < LENGTH:
        return None
    length = read_length(head)
    body = questions.read(length)
    return read_body(body) if len(body) == length else None


def write(answers: BinaryIO, frame: Frame) -> None:
    """Send an answer."""
    answers.write(packed(frame))
    answers.flush()


if __name__ == "__main__":
    limit_memory(MEMORY)
    main()
