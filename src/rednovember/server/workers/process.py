"""A worker process as its parent sees it: one question at a time goes in, one answer comes out."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, cast

from rednovember.server.workers.framing import LENGTH, Frame, FrameError, packed, read_body, read_length
from rednovember.server.workers.lru_cache import Shelf

COMMAND: Final = (sys.executable, "-P", "-m", "rednovember.server.workers.worker")
NEEDED: Final = ("REDNOVEMBER_PLAIN", "REDNOVEMBER_WORDS")  # of the program's own variables: others may be secret
STARTING: Final = 60.0  # seconds until a worker must be ready
LEAVING: Final = 2.0  # seconds for a worker to leave by itself
OUT: Final = 1  # standard output


class WorkerLost(Exception):  # noqa: N818 - it is told to nobody
    """A worker that gives no answer: it has ended, is too slow, or talks nonsense."""


class Worker(asyncio.SubprocessProtocol):
    """A process and the pipes to it. After an error it must be killed."""

    def __init__(self, on_end: Callable[[], None]) -> None:
        self.known: Shelf[object] = Shelf()  # the tables that it has, by their marks, and how much of them
        self.answered = 0
        self.ended = False  # nothing can be asked any more
        self._exited = False
        self._on_end = on_end
        self._starting: asyncio.Task[tuple[asyncio.SubprocessTransport, Worker]] | None = None
        self._transport: asyncio.SubprocessTransport | None = None
        self._awaited: asyncio.Future[Frame] | None = None
        self._gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = bytearray()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return 0 if self._transport is None else self._transport.get_pid()

    @property
    def status(self) -> int | None:
        """The exit status of the process, negative for a signal; None while it runs."""
        return None if self._transport is None else self._transport.get_returncode()

    async def start(self, command: Sequence[str]) -> None:
        """Start the process, and wait until it is ready."""
        environment = {
            name: value for name, value in os.environ.items() if not name.startswith("REDNOVEMBER_") or name in NEEDED
        }
        loop = asyncio.get_running_loop()
        self._awaited = loop.create_future()
        # A session of its own: Ctrl-C at the terminal does not reach it.
        starting = loop.subprocess_exec(lambda: self, *command, stderr=None, env=environment, start_new_session=True)
        self._starting = asyncio.create_task(starting)
        try:
            await asyncio.shield(self._starting)  # a process that has begun to start is waited for, and ended
        except OSError as error:
            self.ended = self._exited = True
            self._gone.set_result(None)
            raise WorkerLost(str(error)) from error
        await self._answer(STARTING)

    async def ask(self, frame: Frame, limit: float) -> Frame:
        """The answer to a question, within so many seconds."""
        if self.ended or self._transport is None:
            raise WorkerLost("ended")
        self._awaited = asyncio.get_running_loop().create_future()
        pipe = cast("asyncio.WriteTransport", self._transport.get_pipe_transport(0))
        pipe.write(packed(frame))
        answer = await self._answer(limit)
        if answer.get("ask") != frame["ask"]:
            raise WorkerLost("the answer to another question")
        self.answered += 1
        return answer

    async def _answer(self, limit: float) -> Frame:
        assert self._awaited is not None
        try:
            async with asyncio.timeout(limit):
                return await self._awaited
        except TimeoutError:
            raise WorkerLost(f"no answer within {limit:g} s") from None
        finally:
            self._awaited = None

    def kill(self) -> None:
        """End it at once."""
        self.ended = True
        if self._transport is not None and not self._exited:
            with suppress(OSError):  # it has ended by itself
                os.kill(self.pid, getattr(signal, "SIGKILL", signal.SIGTERM))  # Windows has no other end

    async def end(self) -> None:
        """Let it go: it leaves when its input is closed, at the latest when it is killed."""
        if self._starting is None:
            return
        await asyncio.wait([self._starting])
        if self._transport is not None and not self.ended:
            pipe = self._transport.get_pipe_transport(0)
            if pipe is not None:
                pipe.close()
            await asyncio.wait([self._gone], timeout=LEAVING)
        self.kill()
        await self._gone

    # What the loop tells.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.SubprocessTransport", transport)

    def pipe_data_received(self, fd: int, data: bytes | str) -> None:
        if self.ended:
            return
        self._buffer += cast("bytes", data)
        try:
            while len(self._buffer) >= LENGTH:
                end = LENGTH + read_length(self._buffer)
                if len(self._buffer) < end:
                    return
                frame = read_body(self._buffer[LENGTH:end])
                del self._buffer[:end]
                if self._awaited is None or self._awaited.done():
                    raise FrameError("nothing was asked")
                self._awaited.set_result(frame)
        except FrameError as error:
            self._end(f"garbage on its pipe: {error}")
            self.kill()

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        if fd == OUT:
            self._end("it has ended")

    def process_exited(self) -> None:
        self._exited = True
        self._end("it has ended")
        if self._transport is not None:
            self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._gone.done():
            self._gone.set_result(None)

    def _end(self, why: str) -> None:
        """There will be no answers any more."""
        if self.ended:
            return
        self.ended = True
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_exception(WorkerLost(why))
        self._on_end()
