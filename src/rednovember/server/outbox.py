"""What waits to be sent to one connection."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

MOST_WAITING: Final = 64  # answers that wait to be read
MOST_BYTES: Final = 4 * 1024 * 1024  # of them


class Wire(Protocol):
    """A way round everything that stands between a frame and the network."""

    def is_free(self) -> bool:
        """Whether a frame can be written now, without waiting for who reads."""

    def write(self, frame: bytes) -> None:
        """Write a frame. Only while it is free."""


class Outbox:
    """News before the answers to what has brought them; what is new is one frame, however much it is.

    Whoever reads is mostly there, and the wire free: then a frame is written at once. To wake a task for each, and
    pass it on through four layers, would take longer than to make it.
    """

    def __init__(self) -> None:
        self._now: tuple[Callable[[], bytes | None], Wire] | None = None  # what is new, and where to; while it is sent
        self._answers: deque[bytes] = deque()
        self._waiting = 0  # bytes of them
        self._changed = False
        self._idle = False  # whoever sends waits for something to be sent
        self._wake = asyncio.Event()

    @property
    def too_full(self) -> bool:
        """Whether more answers wait than anybody who reads lets wait."""
        return len(self._answers) > MOST_WAITING or self._waiting > MOST_BYTES

    def changed(self) -> None:
        """Something is new: it is sent now or soon."""
        if not self._told():
            self._changed = True
            self._wakes()

    def put(self, answer: bytes) -> None:
        """An answer is to be sent, now or soon."""
        if self._now is not None and self._idle and self._now[1].is_free():
            self._now[1].write(answer)
            return
        self._answers.append(answer)
        self._waiting += len(answer)
        self._wakes()

    def _wakes(self) -> None:
        self._idle = False
        self._wake.set()

    def _told(self) -> bool:
        """Whether what is new has been sent at once."""
        if self._now is None or not self._idle or not self._now[1].is_free():
            return False
        news_now, wire = self._now
        try:
            frame = news_now()
        except Exception:  # whoever sends finds it, too, and hangs up: whoever has brought the news is not to blame
            return False
        if frame is None:
            return False
        wire.write(frame)
        return True

    async def send(
        self,
        news: Callable[[], Awaitable[bytes | None]],
        write: Callable[[bytes], Awaitable[None]],
        now: tuple[Callable[[], bytes | None], Wire] | None = None,
    ) -> None:
        """Send what there is, for ever.

        `now` is for what needs no waiting: what is new if it can be told at once (else None), and where it is written.
        """
        self._now = now
        try:
            while True:
                await self._woken()
                await self._empty(news, write)
        finally:
            self._now = None

    async def _woken(self) -> None:
        self._idle = not self._wake.is_set()
        try:
            await self._wake.wait()
            self._wake.clear()
        finally:
            self._idle = False

    async def _empty(
        self, news: Callable[[], Awaitable[bytes | None]], write: Callable[[bytes], Awaitable[None]]
    ) -> None:
        while True:
            if self._changed:
                self._changed = False
                try:
                    frame = await news()
                except Exception:  # whoever may see nothing any more is shown out, and has been answered before
                    await self._empty_answers(write)
                    raise
                if frame is not None:
                    await write(frame)
            elif not await self._answer_next(write):
                break

    async def _empty_answers(self, write: Callable[[bytes], Awaitable[None]]) -> None:
        while await self._answer_next(write):
            pass

    async def _answer_next(self, write: Callable[[bytes], Awaitable[None]]) -> bool:
        """Send the answer that has waited longest; whether there was one."""
        if not self._answers:
            return False
        frame = self._answers.popleft()
        self._waiting -= len(frame)
        await write(frame)
        return True
