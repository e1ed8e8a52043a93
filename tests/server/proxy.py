"""A proxy that does harm: it delays, cuts, duplicates and reorders what goes through it.

It stands between a client and a server on TCP. `Line` passes bytes on, in pieces and with pauses, and can be cut at any
byte. `Frames` knows the WebSocket frames of the client, so that whole requests can come twice or in another order.
"""

from __future__ import annotations

import asyncio
import os
import random
import struct
from collections.abc import Awaitable
from contextlib import suppress
from typing import Final, NamedTuple

PIECE: Final = 65_536
TEXT: Final = 1
LATE: Final = 0.05  # seconds that a message waits for the one which overtakes it
END: Final = b"\r\n\r\n"


class Frame(NamedTuple):
    """A WebSocket frame: its kind, whether it is the last of its message, and its payload, unmasked."""

    kind: int
    last: bool
    payload: bytes

    def masked(self) -> bytes:
        """As a client sends it, with a mask of its own."""
        mask, size = os.urandom(4), len(self.payload)
        first = bytes([(0x80 if self.last else 0) | self.kind])
        if size < 126:
            head = first + bytes([0x80 | size])
        elif size < 65_536:
            head = first + bytes([0x80 | 126]) + struct.pack("!H", size)
        else:
            head = first + bytes([0x80 | 127]) + struct.pack("!Q", size)
        return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(self.payload))


async def read_frame(reader: asyncio.StreamReader) -> Frame:
    """The next frame of a client."""
    first, second = await reader.readexactly(2)
    size = second & 0x7F
    if size == 126:
        (size,) = struct.unpack("!H", await reader.readexactly(2))
    elif size == 127:
        (size,) = struct.unpack("!Q", await reader.readexactly(8))
    mask = await reader.readexactly(4) if second & 0x80 else bytes(4)
    payload = await reader.readexactly(size)
    return Frame(first & 0x0F, bool(first & 0x80), bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))


async def read_into(frames: asyncio.Queue[Frame], reader: asyncio.StreamReader) -> None:
    """Read frames until the client is gone."""
    while True:
        frames.put_nowait(await read_frame(reader))


class Faults:
    """What goes wrong, by chance: of the client's messages, and of the bytes in both directions."""

    def __init__(
        self, seed: int, *, twice: float = 0.0, swapped: float = 0.0, cut: float = 0.0, delay: float = 0.0
    ) -> None:
        self.rng = random.Random(seed)
        self.twice, self.swapped, self.cut, self.delay = twice, swapped, cut, delay
        self.duplicated = self.reordered = self.cuts = self.delayed = 0

    def happens(self, chance: float) -> bool:
        return self.rng.random() < chance


class Proxy:
    """Listens at a port of its own and passes everything on to a server, with faults. An async context."""

    def __init__(self, port: int, faults: Faults) -> None:
        self.to, self.faults = port, faults
        self.port = 0
        self.connections = 0
        self._server: asyncio.Server
        self._writers: set[asyncio.StreamWriter] = set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *error: object) -> None:
        self._server.close()
        self.cut()

    def cut(self) -> None:
        """Cut all lines, in the middle of whatever they carry."""
        for writer in list(self._writers):
            writer.transport.abort()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        writers = [writer]
        self._writers.add(writer)
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.to)
            writers.append(back)
            self._writers.add(back)
            await first_of(self._requests(reader, back), self._answers(there, writer))
        except (OSError, EOFError, asyncio.IncompleteReadError):
            pass
        finally:
            for each in writers:
                self._writers.discard(each)
                each.transport.abort()

    async def _requests(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """What the client says: whole messages, some of them twice, some later than the next one."""
        writer.write(await reader.readuntil(END))
        writer.write((await read_frame(reader)).masked())  # the hello comes first, whatever happens
        frames: asyncio.Queue[Frame] = asyncio.Queue()
        await first_of(read_into(frames, reader), self._in_disorder(frames, writer))

    async def _in_disorder(self, frames: asyncio.Queue[Frame], writer: asyncio.StreamWriter) -> None:
        faults = self.faults
        kept: Frame | None = None
        while True:
            try:
                async with asyncio.timeout(None if kept is None else LATE):
                    frame = await frames.get()
            except TimeoutError:
                assert kept is not None
                frame, kept = kept, None
                await self._pass_on(frame.masked(), writer)
                continue
            await self._pause()
            if kept is None and frame.kind == TEXT and faults.happens(faults.swapped):
                kept = frame
                continue
            sent = frame.masked()
            if frame.kind == TEXT and faults.happens(faults.twice):
                faults.duplicated += 1
                sent += frame.masked()
            if kept is not None:
                faults.reordered += 1
                sent, kept = sent + kept.masked(), None
            await self._pass_on(sent, writer)

    async def _answers(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """What the server says, as bytes."""
        while data := await reader.read(PIECE):
            await self._pause()
            await self._pass_on(data, writer)

    async def _pass_on(self, data: bytes, writer: asyncio.StreamWriter) -> None:
        """Pass bytes on; if the line is cut here, only a part of them arrives."""
        faults = self.faults
        if faults.happens(faults.cut):
            faults.cuts += 1
            writer.write(data[: faults.rng.randrange(len(data) + 1)])
            with suppress(OSError):
                await writer.drain()
            raise EOFError
        writer.write(data)
        await writer.drain()

    async def _pause(self) -> None:
        if self.faults.happens(0.5) and self.faults.delay:
            self.faults.delayed += 1
            await asyncio.sleep(self.faults.rng.uniform(0, self.faults.delay))


async def first_of(*works: Awaitable[None]) -> None:
    """Until the first of them ends; the others are ended."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
