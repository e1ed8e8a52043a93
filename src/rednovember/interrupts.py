"""Ctrl-C and the closing of the terminal: a decision is never interrupted halfway, and finished work is saved."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final

SIGNALS: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class Interrupts:
    """Turns the first signal into `KeyboardInterrupt`, at once or after a critical section.

    Later signals are ignored, because the program is saving already.
    """

    def __init__(self) -> None:
        self._held = False
        self._pending = False
        self._stopped = False

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Handle signals within this context; afterwards the earlier handlers are restored."""
        before = {}
        with suppress(ValueError):  # not in the main thread: the caller handles signals itself
            for number in SIGNALS:
                before[number] = signal.signal(number, self._stop)
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextmanager
    def held_back(self) -> Iterator[None]:
        """Finish what happens within this context first."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
        if self._pending:
            self._pending = False
            raise KeyboardInterrupt

    def check(self) -> None:
        """Raise it again: foreign code, such as a bot's, may have swallowed it."""
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
    """Delay signals until the end of this context. Processes that are started within it begin with them blocked."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
