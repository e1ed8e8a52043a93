"""A worker that reads and plays what strangers send, with hard limits of memory and CPU time. See sandbox.py."""

from __future__ import annotations

import json
import os
import traceback
from typing import Any, Final

from rednovember.errors import RedNovemberError
from rednovember.server.rooms.creation import Wish, checked
from rednovember.server.workers.framing import Frame
from rednovember.server.workers.hard_limits import OVER_MEMORY, cpu_limit, limit_memory
from rednovember.server.workers.plain_errors import plain_error
from rednovember.server.workers.worker import main

MEMORY: Final = 256 * 1024 * 1024  # bytes: many times what the largest logbook and board take
CPU_SECONDS: Final = 2.0  # of one table: a whole game is played in a few milliseconds


class Checker:
    """Checks one table after the other."""

    def __init__(self, cpu_seconds: float = CPU_SECONDS) -> None:
        self._cpu_seconds = cpu_seconds

    def answer(self, frame: Frame) -> Frame:
        """The description of a table that is wanted (`table`), or why there is none (`refused`, `error`)."""
        try:
            with cpu_limit(self._cpu_seconds):
                return {"table": json.dumps(self.checked(Wish(**json.loads(frame["wish"]))))}
        except RedNovemberError as error:
            return {"refused": json.dumps(plain_error(error))}
        except MemoryError:
            os._exit(OVER_MEMORY)
        except Exception:  # a bug: the parent logs it
            return {"error": traceback.format_exc()}

    def checked(self, wish: Wish) -> dict[str, Any]:
        """The description of a table."""
        return checked(wish)


if __name__ == "__main__":
    limit_memory(MEMORY)
    main(Checker())
