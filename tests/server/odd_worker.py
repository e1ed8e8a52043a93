"""A worker that misbehaves as it is told: `odd_worker.py HOW FILE`. The file is there from the first time on."""

import os
import sys
import time
from pathlib import Path
from typing import BinaryIO

from rednovember.server.workers import worker
from rednovember.server.workers.framing import Frame
from rednovember.server.workers.handlers import Known, Mind
from rednovember.server.workers.lru_cache import Shelf

HOW, FILE = sys.argv[1], Path(sys.argv[2])
usual_write = worker.write


def first() -> bool:
    """Whether nobody was here before; from now on somebody was."""
    try:
        FILE.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


class Odd(Mind):
    def __init__(self) -> None:
        super().__init__()
        if HOW == "forgets":
            self._shelf: Shelf[Known] = Shelf(300)

    def answer(self, frame: Frame) -> Frame:
        slow = frame["do"] == "advise" or frame.get("slow")
        if HOW == "hangs" or (HOW == "hangs once" and first()):
            time.sleep(3600)
        elif HOW == "thinks" and first():
            FILE.write_text(str(os.getpid()))
            time.sleep(3600)
        elif HOW == "dies once" and first():
            os._exit(3)
        elif HOW == "prints":
            print("What a day!")
            os.system("echo and what a night")
            sys.stdin.read()
        elif HOW == "environment":
            FILE.write_text(" ".join(os.environ))
        elif HOW == "nonsense" and first():
            return {"advised": 1}
        elif HOW == "error" and first():
            return {"error": "I do not know"}
        elif HOW == "gate" and slow:
            while not FILE.exists():
                time.sleep(0.01)
        return super().answer(frame)


def garbage(answers: BinaryIO, frame: Frame) -> None:
    if "ready" not in frame and first():
        answers.write(b"Traceback (most recent call last):\n" * 3)
        answers.flush()
    usual_write(answers, frame)


if HOW == "garbage":
    worker.write = garbage
worker.main(Odd())
