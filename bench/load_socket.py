"""A WebSocket client that does no more than a load test needs. See load_players.py."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """A minimal WebSocket client: it calls `heard` with each text."""

    def __init__(self, path: str, host: str, heard: Callable[[Socket, bytes], None], lost: Callable[[], None]) -> None:
        self.path, self.host, self.heard, self.lost = path, host, heard, lost
        self.buffer = bytearray()
        self.opened = asyncio.get_running_loop().create_future()
        self.transport: Any = None
        self.received = 0
        self.left = False
        self.number = -1  # the last record that it has received

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401 - asyncio's own
        """Request the upgrade to a WebSocket."""
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Protocol: rednovember.2\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        """Note that the connection is closed."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("no socket"))
        if not self.left:
            self.lost()

    def leave(self) -> None:
        """Close the connection."""
        self.left = True
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Split the input into frames. The server doesn't mask them."""
        self.received += len(data)
        buffer = self.buffer
        buffer += data
        if not self.opened.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(buffer[:100])))
                return
            del buffer[: end + 4]
            self.opened.set_result(None)
        while len(buffer) >= 2:
            length, start = buffer[1], 2
            if length >= 126:
                start = 4 if length == 126 else 10
                if len(buffer) < start:
                    return
                length = int.from_bytes(buffer[2:start], "big")
            if len(buffer) < start + length:
                return
            kind, text = buffer[0] & 15, bytes(buffer[start : start + length])
            del buffer[: start + length]
            if kind == TEXT:
                self.heard(self, text)
            elif kind == PING:
                self.send(text, PONG)
            elif kind == CLOSE:
                self.transport.close()

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """Send a frame with a mask of zeros, which is a valid mask."""
        length = len(text)
        size = bytes((128 | length,)) if length < 126 else bytes((128 | 126,)) + length.to_bytes(2, "big")
        self.transport.write(bytes((128 | kind,)) + size + b"\0\0\0\0" + text)
