"""Timeouts and buffer limits for HTTP and WebSockets, which uvicorn does not have."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

ARRIVAL: Final = 30.0  # seconds in which a request must arrive completely
AT_ONCE: Final = 16 * 1024  # bytes of a socket that are parsed before other connections get their turn
NO_TEXT: Final = 1007
ACCEPTED: Final = 101
WIRE: Final = "rednovember.wire"  # the key of the socket in a scope's extensions


class PatientHttp(H11Protocol):
    """HTTP that closes the connection if a request does not arrive in time."""

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401 - asyncio's
        """Start the timeout."""
        super().connection_made(transport)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timeout."""
        self._stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse data, and restart or stop the timeout."""
        super().data_received(data)
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Upgrade to a WebSocket. A handshake with a body is refused, because `websockets` would never answer it."""
        said = dict(event.headers)
        if b"transfer-encoding" in said or said.get(b"content-length", b"0") != b"0":
            self.send_400_response("A handshake has no body.")
        else:
            super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """Start the timeout while a request is incomplete. More data does not extend it."""
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY) or self.transport.get_protocol() is not self:
            self._stop()
        elif self._timer is None:
            self._timer = self.loop.call_later(ARRIVAL, self._give_up)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._timer = None
        if self.transport.get_protocol() is self and not self.transport.is_closing():
            self.transport.close()


class PatientSocket(WebSocketsSansIOProtocol):
    """A WebSocket that does not queue pongs for clients that do not read, and shares the time fairly."""

    _extensions: dict[str, Any] | None = None  # the scope's
    _rest: bytes = b""  # received but not parsed yet; reading is paused meanwhile

    def data_received(self, data: bytes) -> None:
        """Parse some of the data, then let others have their turn. Thousands of tiny frames would block everyone."""
        if self._rest:
            self._rest += data
        else:
            self._look_at(data)

    async def receive(self) -> Any:  # noqa: ANN401 - uvicorn's
        """Return the next message, and go on parsing after the last one."""
        message = await super().receive()
        if self._rest:
            self._wait()
        return message

    def eof_received(self) -> None:
        """Parse a last piece of what has been received; the client sends no more."""
        rest, self._rest = self._rest[:AT_ONCE], b""
        if rest:
            super().data_received(rest)
        super().eof_received()

    def _look_at(self, data: bytes) -> None:
        super().data_received(data[:AT_ONCE])
        self._rest = data[AT_ONCE:]
        if self._rest:
            self._wait()
        elif self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def _wait(self) -> None:
        """Pause reading until the rest is parsed."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self.loop.call_soon(self._look_on)

    def _look_on(self) -> None:
        if self._rest and self.queue.empty() and not self.transport.is_closing():
            self._look_at(self._rest)

    def handle_connect(self, event: Request) -> None:
        """Accept the connection, and let the application write to the socket directly."""
        super().handle_connect(event)
        if self.response.status_code == ACCEPTED:
            self._extensions = cast(dict[str, Any], self.scope["extensions"])
            self._extensions[WIRE] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up, and break the reference cycles between socket, scope, protocol and parser.

        Otherwise they would all stay until the next run of the garbage collector.
        """
        if self._extensions is not None:
            self._extensions.pop(WIRE, None)
        super().connection_lost(exc)
        self.conn.parser.close()

    def is_free(self) -> bool:
        """Return whether a frame can be written now without blocking."""
        return (
            self.handshake_complete
            and not self.close_sent
            and not self.disconnected
            and self.writable.is_set()
            and self.conn.state is State.OPEN
            and not self.transport.is_closing()
        )

    def write(self, frame: bytes) -> None:
        """Write UTF-8 text as one frame."""
        self.conn.send_text(frame)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_ping(self) -> None:
        """Answer a ping unless earlier pongs have not been read: one pong answers all."""
        output = self.conn.data_to_send()
        if self.writable.is_set():
            self.transport.write(b"".join(output))

    def send_receive_event_to_app(self) -> None:
        """Close the connection on invalid UTF-8, without logging."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                if self.conn.state is State.OPEN:
                    self.conn.send_close(NO_TEXT)
                    self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
