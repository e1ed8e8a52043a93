"""Tables that cannot be loaded: those whose records are corrupt, and those at which the program fails.

Corrupt is what fails a check: bytes that cannot be read, a record of the wrong shape, a record that cannot follow
the one before. Anything else is a bug, or memory that is short: it is logged with its traceback, and tried again after
a while.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, NamedTuple

from rednovember.server.errors import ServerError
from rednovember.server.hub.corruption import CORRUPT_RECORD
from rednovember.server.running.logs import FAILED, TABLE_CORRUPT, tell
from rednovember.server.running.supervisor import backoff

BROKEN: Final = "server-table-failed"  # the kind of the error for a table at which the program fails
FIRST_PAUSE: Final = 1.0  # seconds until such a table is tried again; doubled each time
LONGEST_PAUSE: Final = 120.0
NO_TABLE: Final = "server-no-table"


class Pause(NamedTuple):
    """How often in a row the program has failed at a table, and when it is tried again."""

    failures: int
    until: float


class LoadFailures:
    """Remembers the tables that cannot be loaded until they can. `bugs` counts what was logged as one."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._corrupt: set[str] = set()
        self._broken: dict[str, Pause] = {}
        self.bugs = 0

    @property
    def corrupt(self) -> Collection[str]:
        """The tables whose records are corrupt, as far as somebody has asked for them."""
        return self._corrupt

    @property
    def broken(self) -> Collection[str]:
        """The tables at which the program fails."""
        return self._broken.keys()

    @contextmanager
    def noted(self, table_id: str) -> Iterator[None]:
        """Note how it goes to read the records of a table and to apply them.

        Raises `server-table-failed` in place of whatever else is raised there than refusals of the server and the
        store, and while the pause after such a failure lasts.
        """
        pause = self._broken.get(table_id)
        if pause is not None and self._clock() < pause.until:
            raise ServerError(BROKEN)
        try:
            yield
        except ServerError as error:
            if error.kind == CORRUPT_RECORD:
                self._note_corrupt(table_id, error)
            elif error.kind == NO_TABLE:
                self._forget(table_id)
            raise
        except Exception as error:
            self._note_bug(table_id, error)
            raise ServerError(BROKEN) from None
        self._forget(table_id)

    def _forget(self, table_id: str) -> None:
        self._broken.pop(table_id, None)
        self._corrupt.discard(table_id)

    def _note_corrupt(self, table_id: str, error: ServerError) -> None:
        self._broken.pop(table_id, None)
        if table_id not in self._corrupt:
            self._corrupt.add(table_id)
            tell(TABLE_CORRUPT, logging.ERROR, table=table_id, number=error.params.get("number"))

    def _note_bug(self, table_id: str, error: Exception) -> None:
        before = self._broken.get(table_id)
        failures = 1 if before is None else before.failures + 1
        pause = backoff(failures, FIRST_PAUSE, LONGEST_PAUSE)
        self._broken[table_id] = Pause(failures, self._clock() + pause)
        self._corrupt.discard(table_id)
        self.bugs += 1
        tell(FAILED, logging.ERROR, error=error, table=table_id, pause=pause)
