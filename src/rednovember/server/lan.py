"""Playing with people in the same house: the address of this machine there, and a QR code of it for the terminal."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable
from contextlib import suppress
from ipaddress import IPv4Address, ip_network
from typing import Final, Protocol

import segno

from rednovember.words import Words

# Nothing is sent there: a datagram socket that is "connected" only learns which of its addresses would be used.
ELSEWHERE: Final = ("192.0.2.1", "192.168.0.1", "192.168.1.1", "10.0.0.1", "172.16.0.1")
LIKELY: Final = tuple(map(ip_network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))
CONTAINERS: Final = ip_network("172.17.0.0/16")  # Docker's own bridge: no telephone gets there
QUIET_ZONE: Final = 2  # light modules round the code
BLOCKS: Final = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}  # light above, below
LIGHT, DARK, PLAIN = "\x1b[107m", "\x1b[40m", "\x1b[0m"
LIGHT_ON_DARK: Final = "\x1b[97;40m"


class ScreenLike(Protocol):
    """Where it is shown: a text stream."""

    @property
    def encoding(self) -> str | None:
        """How letters become bytes there."""

    def isatty(self) -> bool:
        """Whether somebody looks on."""


def addresses(found: Callable[[], Iterable[str]] | None = None) -> list[str]:
    """The addresses of this machine in the house, the most likely first; empty if it is in no net."""
    distinct = dict.fromkeys((found or candidates)())
    usable = [each for each in distinct if is_usable(each)]
    return sorted(usable, key=likelihood)  # stable: what is as likely stays in the order in which it was found


def candidates() -> Iterable[str]:
    """Addresses that this machine has, first that of the way out."""
    for there in ELSEWHERE:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((there, 9))
            yield str(probe.getsockname()[0])
    with suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_DGRAM):
            yield str(address[0])


def is_usable(address: str) -> bool:
    """Whether another machine could come by this address."""
    own = IPv4Address(address)
    return not (own.is_loopback or own.is_unspecified or own.is_multicast)


def likelihood(address: str) -> int:
    """How likely it is that the others in the house reach this address: 0 is the most likely."""
    own = IPv4Address(address)
    if own in CONTAINERS or own.is_link_local:
        return 2
    return 0 if any(own in net for net in LIKELY) else 1


def announce(base_url: str, screen: ScreenLike, language: str = "en") -> str:
    """What the host shows to the others: the address in words and as a QR code. No key is in it."""
    return f"{Words(language).text('running-lan', address=base_url)}\n\n{qr(base_url, screen)}\n"


def qr(text: str, screen: ScreenLike) -> str:
    """A QR code for a terminal. With colours it is black on white on any ground; else it is right on a dark one."""
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
    """Two rows of modules as one line; below the last there is none."""
    return "".join(BLOCKS[pair] for pair in zip(above, below or [False] * len(above), strict=True))


def has_blocks(screen: ScreenLike) -> bool:
    """Whether half blocks can be written there."""
    try:
        "".join(BLOCKS.values()).encode(screen.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def has_colours(screen: ScreenLike) -> bool:
    """Whether colours are understood there."""
    return screen.isatty() and os.environ.get("TERM", "dumb") != "dumb"
