"""Frames go out in order, at once where nobody has to wait for it, and are never lost on the way."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from rednovember.server.sockets.send_queue import Outbox


class Wire:
    """A socket that is free or not."""

    def __init__(self) -> None:
        self.free = True
        self.written: list[bytes] = []

    def is_free(self) -> bool:
        return self.free

    def write(self, frame: bytes) -> None:
        self.written.append(frame)


class Reader:
    """Somebody who is told what is new."""

    def __init__(self) -> None:
        self.new: list[bytes] = []
        self.slow = self.broken = False
        self.sent: list[bytes] = []  # by the long way

    def now(self) -> bytes | None:
        if self.broken:
            raise LookupError
        return self.new.pop(0) if self.new and not self.slow else None

    async def news(self) -> bytes | None:
        return self.new.pop(0) if self.new else None

    async def write(self, frame: bytes) -> None:
        self.sent.append(frame)


def run(play: Callable[[Outbox, Reader, Wire], Awaitable[None]]) -> None:
    async def main() -> None:
        outbox, reader, wire = Outbox(), Reader(), Wire()
        sending = asyncio.create_task(outbox.send(reader.news, reader.write, (reader.now, wire)))
        await asyncio.sleep(0)
        await play(outbox, reader, wire)
        await asyncio.sleep(0.01)
        sending.cancel()
        with pytest.raises(asyncio.CancelledError):
            await sending
        outbox.put(b"late")
        assert b"late" not in wire.written

    asyncio.run(main())


def test_what_is_new_is_written_at_once_and_before_the_answer() -> None:
    async def play(outbox: Outbox, reader: Reader, wire: Wire) -> None:
        reader.new = [b"news"]
        outbox.changed()
        outbox.put(b"answer")
        assert wire.written == [b"news", b"answer"]
        await asyncio.sleep(0.01)
        assert reader.sent == []

    run(play)


@pytest.mark.parametrize("why", ["not free", "slow", "broken"])
def test_what_cannot_be_written_at_once_goes_the_long_way_in_the_same_order(why: str) -> None:
    async def play(outbox: Outbox, reader: Reader, wire: Wire) -> None:
        reader.new = [b"news"]
        wire.free, reader.slow, reader.broken = why != "not free", why == "slow", why == "broken"
        outbox.changed()
        wire.free = True
        outbox.put(b"answer")  # must not overtake the news
        assert wire.written == []
        await asyncio.sleep(0.01)
        assert reader.sent == [b"news", b"answer"]
        outbox.put(b"next")
        assert wire.written == [b"next"]

    run(play)
