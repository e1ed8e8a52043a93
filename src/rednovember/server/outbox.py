"""What waits to be sent to one connection."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

MOST_WAITING: Final = 64  # answers that wait to be read
MOST_BYTES: Final = 4 * 1024 * 1024  # of them


class Outbox:
    """News before the answers to what has brought them; what is new is one frame, however much it is."""

    def __init__(self) -> None:
        self._answers: deque[bytes] = deque()
        self._waiting = 0  # bytes of them
        self._changed = False
        self._wake = asyncio.Event()

    @property
    def too_full(self) -> bool:
        """Whether more answers wait than anybody who reads lets wait."""
        return len(self._answers) > MOST_WAITING or self._waiting > MOST_BYTES

    def changed(self) -> None:
        """Something is new: it is sent soon."""
        self._changed = True
        self._wake.set()

    def put(self, answer: bytes) -> None:
        """An answer is to be sent."""
        self._answers.append(answer)
        self._waiting += len(answer)
        self._wake.set()

    async def send(
        self, news: Callable[[], Awaitable[bytes | None]], write: Callable[[bytes], Awaitable[None]]
    ) -> None:
        """Send what there is, for ever."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while True:
                if self._changed:
                    self._changed = False
                    frame = await news()
                    if frame is not None:
                        await write(frame)
                elif self._answers:
                    frame = self._answers.popleft()
                    self._waiting -= len(frame)
                    await write(frame)
                else:
                    break
