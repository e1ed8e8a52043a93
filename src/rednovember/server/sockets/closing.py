"""Closing a connection: close codes, and the last frame."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from rednovember.errors import RedNovemberError
from rednovember.server.errors import ServerError
from rednovember.server.http.services import Context, problem, written
from rednovember.server.rooms.frames import PROTOCOL, Goodbye
from rednovember.server.running.logs import HUNG_UP, tell

SLOW: Final = "server-slow"
PARTING: Final = 3.0  # seconds for the last frame
BYE: Final = 1000
BAD_PROTOCOL: Final = 1002
NOT_ALLOWED: Final = 1008
BROKEN: Final = 1011
STOPPING: Final = 1012
LATER: Final = 1013  # the client does not read, or has too many connections


class HungUp(Exception):  # noqa: N818 - it is no error
    """Raised to close the connection with a last frame. With `old`, a client of protocol 1 can read it, too."""

    def __init__(self, error: RedNovemberError, code: int, *, old: bool = False) -> None:
        super().__init__(error.kind)
        self.error, self.code, self.old = error, code, old


def old_protocol() -> HungUp:
    """Return the refusal of a client that speaks protocol 1."""
    return HungUp(ServerError("server-protocol", known=PROTOCOL), BAD_PROTOCOL, old=True)


async def part(context: Context, socket: WebSocket, parting: HungUp, language: str) -> None:
    """Send the last frame and close the connection."""
    said = problem(context.refused(parting.error), language)
    context.metrics.count("hung_up", code=str(parting.code))
    if parting.error.kind == SLOW:
        tell(HUNG_UP, code=parting.code)
    with suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
        async with asyncio.timeout(PARTING):
            goodbye: object = Goodbye(said.kind, said.text)
            if parting.old:
                goodbye = {"tell": "goodbye", **vars(goodbye)}  # `tell` was the name of `type`
            await socket.send_text(written(goodbye).decode())
    with suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
        async with asyncio.timeout(PARTING):
            await socket.close(parting.code)
