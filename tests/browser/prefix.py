"""A reverse proxy that serves a server below a path: `/game/` and nothing else."""

from __future__ import annotations

import re
import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final
from urllib.parse import urlsplit

END: Final = b"\r\n\r\n"
PIECE: Final = 65_536
MISSING: Final = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
CONNECTION: Final = re.compile(rb"\r\nconnection:[^\r]*", re.IGNORECASE)
UPGRADE: Final = re.compile(rb"\r\nupgrade: *websocket", re.IGNORECASE)


@contextmanager
def served_below(url: str, prefix: str) -> Iterator[str]:
    """Serve a server's addresses below a prefix like `/game/`. Yields the address of its page there."""
    parts = urlsplit(url)
    assert parts.hostname
    assert parts.port
    target = (parts.hostname, parts.port)

    class Handler(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            head = read_head(self.request)
            if head is None:
                return
            verb, path, rest = head.split(b" ", 2)
            if not path.startswith(prefix.encode()):
                self.request.sendall(MISSING)
                return
            if not UPGRADE.search(rest):  # one request a connection: the next one has a prefix of its own
                rest = CONNECTION.sub(b"", rest, count=1).replace(b"\r\n", b"\r\nConnection: close\r\n", 1)
            with socket.create_connection(target) as other:
                other.sendall(b" ".join((verb, b"/" + path[len(prefix) :], rest)))
                back = threading.Thread(target=pass_on, args=(other, self.request), daemon=True)
                back.start()
                pass_on(self.request, other)
                back.join()

    class Proxy(socketserver.ThreadingTCPServer):
        daemon_threads = True
        block_on_close = False

    with Proxy(("127.0.0.1", 0), Handler) as proxy:
        thread = threading.Thread(target=proxy.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{proxy.server_address[1]}{prefix}"
        proxy.shutdown()
        thread.join()


def read_head(source: socket.socket) -> bytes | None:
    """Return what has come up to the end of a request's head, and perhaps some of its body. None: nothing came."""
    head = b""
    while END not in head:
        piece = source.recv(PIECE)
        if not piece:
            return None
        head += piece
    return head


def pass_on(source: socket.socket, target: socket.socket) -> None:
    """Pass on what comes until there is no more, and say so."""
    with suppress(OSError):
        while piece := source.recv(PIECE):
            target.sendall(piece)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)
