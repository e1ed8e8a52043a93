"""How long a request may take to arrive, and how much is kept for who does not read: uvicorn itself has no bounds."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

ARRIVAL: Final = 30.0  # seconds in which a request has to arrive whole
AT_ONCE: Final = 16 * 1024  # bytes of a socket that are looked at before others have their turn
NO_TEXT: Final = 1007
ACCEPTED: Final = 101
WIRE: Final = "rednovember.wire"  # in a scope's extensions: the socket itself
TEXT: Final = 0x81  # the first byte of a frame that is a whole text
SHORT, LONG = 126, 1 << 16  # so many bytes need two more to tell their number, and eight


class PatientHttp(H11Protocol):
    """HTTP that hangs up on who does not bring a request to its end."""

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401 - asyncio's
        """Begin to wait."""
        super().connection_made(transport)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some of a request, or the whole."""
        super().data_received(data)
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Begin to talk; a handshake that announces a body is refused: `websockets` would never answer it."""
        said = dict(event.headers)
        if b"transfer-encoding" in said or said.get(b"content-length", b"0") != b"0":
            self.send_400_response("A handshake has no body.")
        else:
            super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """A request that is on its way has to arrive in time, however busily it is sent byte by byte."""
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
    """A socket that keeps no answers to pings for who does not read, and lets nobody fill everybody's time."""

    _extensions: dict[str, Any] | None = None  # of the scope
    _rest: bytes = b""  # of what has come, and is looked at next; until then nothing else is read

    def data_received(self, data: bytes) -> None:
        """Look at some of it, and let others have their turn: thousands of tiny frames would keep everybody waiting."""
        if self._rest:
            self._rest += data
        else:
            self._look_at(data)

    async def receive(self) -> Any:  # noqa: ANN401 - uvicorn's
        """The next message; when the last one is taken, what else has come is looked at."""
        message = await super().receive()
        if self._rest:
            self._wait()
        return message

    def eof_received(self) -> None:
        """Nothing more comes: of what has come, no more is looked at than there is time for."""
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
        """Read no more until the rest was looked at."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self.loop.call_soon(self._look_on)

    def _look_on(self) -> None:
        if self._rest and self.queue.empty() and not self.transport.is_closing():
            self._look_at(self._rest)

    def handle_connect(self, event: Request) -> None:
        """Begin to talk; whoever talks can write to the socket itself."""
        super().handle_connect(event)
        if self.response.status_code == ACCEPTED:
            self._extensions = cast(dict[str, Any], self.scope["extensions"])
            self._extensions[WIRE] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone: socket and scope do not hold each other any longer, nor do the library's protocol and its parser.

        They would all stay until the collector of garbage comes by, which is seldom.
        """
        if self._extensions is not None:
            self._extensions.pop(WIRE, None)
        super().connection_lost(exc)
        self.conn.parser.close()

    def is_free(self) -> bool:
        """Whether a frame can be written now, without waiting for who reads."""
        return (
            self.handshake_complete
            and not self.close_sent
            and not self.disconnected
            and self.writable.is_set()
            and self.conn.state is State.OPEN
            and not self.transport.is_closing()
        )

    def write(self, frame: bytes) -> None:
        """Write a text, which is UTF-8 already, as one frame: as the library would, without its dozen steps."""
        length = len(frame)
        if length < SHORT:
            head = bytes((TEXT, length))
        elif length < LONG:
            head = bytes((TEXT, 126)) + length.to_bytes(2, "big")
        else:
            head = bytes((TEXT, 127)) + length.to_bytes(8, "big")
        self.transport.write(head + frame)

    def handle_ping(self) -> None:
        """Answer a ping, unless earlier answers have not been read: one answer is as good as many."""
        output = self.conn.data_to_send()
        if self.writable.is_set():
            self.transport.write(b"".join(output))

    def send_receive_event_to_app(self) -> None:
        """Hang up on text that is none, without a word in the log."""
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
