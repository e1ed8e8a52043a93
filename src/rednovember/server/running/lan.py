"""Play in a local network: this machine's address there, and a QR code of it for the terminal."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress
from ipaddress import IPv4Address, ip_network
from typing import Final, Protocol

import segno

from rednovember.words import Words

# Nothing is sent there. A datagram socket that is "connected" only learns which local address would be used.
ELSEWHERE: Final = ("192.0.2.1", "192.168.0.1", "192.168.1.1", "10.0.0.1", "172.16.0.1")
LIKELY: Final = tuple(map(ip_network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))
CONTAINERS: Final = ip_network("172.17.0.0/16")  # Docker's bridge, out of reach for phones
QUIET_ZONE: Final = 2  # light modules around the code
BLOCKS: Final = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}  # light above, below
LIGHT, DARK, PLAIN = "\x1b[107m", "\x1b[40m", "\x1b[0m"
LIGHT_ON_DARK: Final = "\x1b[97;40m"


class ScreenLike(Protocol):
    """The text stream that it is printed to."""

    @property
    def encoding(self) -> str | None:
        """The stream's encoding."""

    def isatty(self) -> bool:
        """Return whether the stream is a terminal."""


def addresses(found: Callable[[], Iterable[str]] | None = None) -> list[str]:
    """Return the local addresses of this machine, the most likely first; empty without a network."""
    distinct = dict.fromkeys((found or candidates)())
    usable = [each for each in distinct if is_usable(each)]
    return sorted(usable, key=likelihood)  # stable: equally likely ones keep their order


def candidates() -> Iterable[str]:
    """Yield addresses of this machine, that of the default route first."""
    for there in ELSEWHERE:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((there, 9))
            yield str(probe.getsockname()[0])
    with suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_DGRAM):
            yield str(address[0])


def is_usable(address: str) -> bool:
    """Return whether another machine could reach this address."""
    own = IPv4Address(address)
    return not (own.is_loopback or own.is_unspecified or own.is_multicast)


def likelihood(address: str) -> int:
    """Return how likely others in the local network reach this address: 0 is the most likely."""
    own = IPv4Address(address)
    if own in CONTAINERS or own.is_link_local:
        return 2
    return 0 if any(own in net for net in LIKELY) else 1


def announce(base_url: str, screen: ScreenLike, language: str = "en") -> str:
    """Return what the host shows to the others: the address as text and as a QR code. It contains no key."""
    return f"{Words(language).text('running-lan', address=base_url)}\n\n{qr(base_url, screen)}\n"


def qr(text: str, screen: ScreenLike) -> str:
    """Return a QR code for a terminal.

    With colours it is black on white; without, it is meant for a dark background.
    """
    code = segno.make_qr(text, error="l")
    rows = [[not module for module in row] for row in code.matrix_iter(border=QUIET_ZONE)]  # True: light
    blocks, colours = has_blocks(screen), has_colours(screen)
    if blocks:
        lines = [drawn(above, below) for above, below in zip(rows[::2], [*rows[1::2], []], strict=False)]
        return "\n".join(f"{LIGHT_ON_DARK}{line}{PLAIN}" if colours else line for line in lines)
    if colours:
        return "\n".join("".join((LIGHT if light else DARK) + "  " for light in row) + PLAIN for row in rows)
    return "\n".join("".join("##" if light else "  " for light in row) for row in rows)


def drawn(above: list[bool], below: list[bool]) -> str:
    """Return two rows of modules as one line. The last row may have none below it."""
    return "".join(BLOCKS[pair] for pair in zip(above, below or [False] * len(above), strict=True))


def has_blocks(screen: ScreenLike) -> bool:
    """Return whether the stream's encoding has half blocks."""
    try:
        "".join(BLOCKS.values()).encode(screen.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def has_colours(screen: ScreenLike) -> bool:
    """Return whether the stream understands colours."""
    return screen.isatty() and os.environ.get("TERM", "dumb") != "dumb"
