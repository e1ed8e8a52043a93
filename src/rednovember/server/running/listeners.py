"""Listening sockets and their addresses. This module imports nothing that is slow to load."""

from __future__ import annotations

import errno
import socket
from typing import Any, Final

from rednovember.server.errors import ServerError

EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104 - names of addresses, not a choice
NOT_HERE: Final = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)  # the machine does not have this address
BACKLOG: Final = 2048
UNREAD: Final = 60_000  # milliseconds


def bind(host: str, port: int) -> list[socket.socket]:
    """Return sockets that listen at all addresses of a host. Raises `ServerError` if that is impossible."""
    listening: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, where in dict.fromkeys(found):
            taken = listening[0].getsockname()[1] if listening else port
            try:
                listening.append(bound(family, kind, protocol, (where[0], taken, *where[2:])))
            except OSError as error:
                if not listening or error.errno not in NOT_HERE:
                    raise
    except (OSError, OverflowError, UnicodeError) as error:
        for each in listening:
            each.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise ServerError("server-address", host=host, port=str(port), reason=reason) from None
    return listening


def bound(family: int, kind: int, protocol: int, where: tuple[Any, ...]) -> socket.socket:
    """Return a socket that listens at one address."""
    listening = socket.socket(family, kind, protocol)
    try:
        # On Windows SO_REUSEADDR would let two programs share the port.
        alone = getattr(socket, "SO_EXCLUSIVEADDRUSE", None)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR if alone is None else alone, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # drop clients that neither read nor close
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
        if family == socket.AF_INET6:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listening.bind(where)
        listening.listen(BACKLOG)
    except BaseException:
        listening.close()
        raise
    return listening


def address_of(listening: socket.socket) -> str:
    """Return the URL at which this machine reaches a socket."""
    host, port = listening.getsockname()[:2]
    return base_url_of("127.0.0.1" if host in EVERYWHERE else host, port)


def base_url_of(host: str, port: int) -> str:
    """Return the URL of a host and port."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
