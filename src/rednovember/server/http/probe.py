"""A self-test: the server opens a WebSocket to itself and waits for an echo.

`/healthz` answers over HTTP even if the WebSocket library, or its fit with uvicorn, is broken. This test finds that.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from hmac import compare_digest
from secrets import token_urlsafe
from time import monotonic
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.client import ClientProtocol
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from rednovember.server.http.guard import bearer
from rednovember.server.running.logs import FAILED, tell

PATH: Final = "/healthz/socket"
PATIENCE: Final = 4.0  # seconds to wait for the echo
FRESH: Final = 10.0  # seconds for which a result is reused
LARGEST: Final = 1024  # bytes of a frame
NOT_ALLOWED: Final = 1008
LOOPBACK: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - names of addresses, not a choice


class NoEchoError(Exception):
    """The connection was closed before the echo came."""


class Probe:
    """Opens a WebSocket to this server, at most once in `FRESH` seconds.

    Only the probe knows the secret for the echo.
    """

    def __init__(self) -> None:
        self._where: tuple[Any, ...] | None = None
        self._secret = token_urlsafe()
        self._checking = asyncio.Lock()
        self._works = True
        self._until = 0.0

    def aim_at(self, listening: socket.socket) -> None:
        """Test this listening socket from now on. Before that, there is nothing to test and `works` is true."""
        host, *rest = listening.getsockname()
        self._where = (LOOPBACK.get(host, host), *rest)

    async def works(self) -> bool:
        """Return whether a WebSocket can be opened and echoes. A recent result is reused."""
        if self._where is None:
            return True
        async with self._checking:
            if monotonic() >= self._until:
                self._works = await self._check(self._where)
                self._until = monotonic() + FRESH
        return self._works

    async def answer(self, websocket: WebSocket) -> None:
        """The server's side: echo one message, only for the probe."""
        if not compare_digest(bearer(websocket.headers.get("authorization", "")).encode(), self._secret.encode()):
            await websocket.close(NOT_ALLOWED)  # closing before accepting answers 403
            return
        await websocket.accept()
        try:
            await websocket.send_text(await websocket.receive_text())
            await websocket.receive()  # until the probe closes
        except WebSocketDisconnect:
            pass

    async def _check(self, where: tuple[Any, ...]) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._echo(where)
        except (OSError, TimeoutError, WebSocketException, NoEchoError) as error:
            tell(FAILED, logging.ERROR, error=error)
            return False
        return True

    async def _echo(self, where: tuple[Any, ...]) -> None:
        """Connect, send a message and wait for its echo. Raises an error if that fails."""
        reader, writer = await asyncio.open_connection(*where[:2])
        try:
            client = ClientProtocol(parse_uri(f"ws://localhost{PATH}"), max_size=LARGEST)
            request = client.connect()
            request.headers["Authorization"] = f"Bearer {self._secret}"
            client.send_request(request)
            said = False
            while True:
                writer.writelines(client.data_to_send())
                received = await reader.read(LARGEST)
                if not received:
                    raise client.handshake_exc or NoEchoError
                client.receive_data(received)
                if client.handshake_exc is not None:
                    raise client.handshake_exc
                if any(isinstance(event, Frame) and event.opcode is Opcode.TEXT for event in client.events_received()):
                    return
                if not said:
                    client.send_text(b"?")
                    said = True
        finally:
            writer.close()
