"""The send queue of a connection."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

MOST_WAITING: Final = 64  # answers in the queue
MOST_BYTES: Final = 4 * 1024 * 1024  # of queued answers


class Wire(Protocol):
    """A direct writer to the network, without the layers of the framework."""

    def is_free(self) -> bool:
        """Return whether a frame can be written now without blocking."""

    def write(self, frame: bytes) -> None:
        """Write a frame. Only allowed while `is_free`."""


class Outbox:
    """A send queue: news goes out before the answers to the requests that caused it, as one frame.

    Mostly the client is reading and the network free, and a frame is written at once. Waking a task and passing four
    layers would take longer than building the frame.
    """

    def __init__(self) -> None:
        self._now: tuple[Callable[[], bytes | None], Wire] | None = None  # source and writer, during `send`
        self._answers: deque[bytes] = deque()
        self._waiting = 0  # bytes of queued answers
        self._changed = False
        self._idle = False  # `send` waits for something to send
        self._wake = asyncio.Event()

    @property
    def too_full(self) -> bool:
        """Return whether more answers are queued than any client that reads would leave."""
        return len(self._answers) > MOST_WAITING or self._waiting > MOST_BYTES

    def changed(self) -> None:
        """Note that there is news: it is sent now or soon."""
        if not self._told():
            self._changed = True
            self._wakes()

    def put(self, answer: bytes) -> None:
        """Send an answer, now or soon."""
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
        """Write the news at once if possible; return whether that was done."""
        if self._now is None or not self._idle or not self._now[1].is_free():
            return False
        news_now, wire = self._now
        try:
            frame = news_now()
        except Exception:  # `send` will raise it and close the connection; the sender of the news must not fail
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
        """Send news and answers until cancelled.

        `now` avoids waiting: a source of news that can be sent at once (else None), and a direct writer.
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
                except Exception:  # a client without access gets its answers before the connection is closed
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
        """Send the oldest answer; return whether there was one."""
        if not self._answers:
            return False
        frame = self._answers.popleft()
        self._waiting -= len(frame)
        await write(frame)
        return True
