"""Ctrl-C and the closing of the terminal: a decision is never cut in two, what is finished is kept."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final

SIGNALS: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class Interrupts:
    """Turns the first signal into `KeyboardInterrupt`, at once or as soon as what must not be cut in two is done.

    Those that follow are ignored: what there is is being saved already.
    """

    def __init__(self) -> None:
        self._held = False
        self._pending = False
        self._stopped = False

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Listen as long as this lasts; afterwards all is as before."""
        before = {}
        with suppress(ValueError):  # not in the main thread: whoever runs this listens itself
            for number in SIGNALS:
                before[number] = signal.signal(number, self._stop)
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextmanager
    def held_back(self) -> Iterator[None]:
        """What happens in here is finished first."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
        if self._pending:
            self._pending = False
            raise KeyboardInterrupt

    def check(self) -> None:
        """Raise it once more: somebody else's code, a bot's, may have swallowed it."""
        if self._stopped:
            raise KeyboardInterrupt

    def _stop(self, number: int, frame: FrameType | None) -> None:
        if self._stopped:
            return
        self._stopped = True
        if self._held:
            self._pending = True
        else:
            raise KeyboardInterrupt


@contextmanager
def signals_blocked() -> Iterator[None]:
    """A signal in here takes effect afterwards. Processes that are started in here begin with it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
