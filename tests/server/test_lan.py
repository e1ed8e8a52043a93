"""The address in the house, and its QR code as a terminal shows it."""

import io
import socket

import pytest
import segno

from rednovember.server.running.lan import BLOCKS, QUIET_ZONE, addresses, announce, candidates, qr
from rednovember.server.running.listeners import base_url_of
from rednovember.words import languages

URL = "http://192.168.178.20:8000"


class Screen(io.StringIO):
    def __init__(self, encoding: str | None = "utf-8", *, terminal: bool = False) -> None:
        super().__init__()
        self._encoding, self._terminal = encoding, terminal

    @property
    def encoding(self) -> str | None:  # type: ignore[override]
        return self._encoding

    def isatty(self) -> bool:
        return self._terminal


def light(text: str = URL) -> list[list[bool]]:
    return [[not module for module in row] for row in segno.make_qr(text, error="l").matrix_iter(border=QUIET_ZONE)]


@pytest.mark.smoke
def test_half_blocks_show_the_code() -> None:
    pairs = {block: pair for pair, block in BLOCKS.items()}
    rows = list[list[bool]]()
    for line in qr(URL, Screen()).splitlines():
        rows.append([pairs[block][0] for block in line])
        rows.append([pairs[block][1] for block in line])
    expected = light()
    assert rows[: len(expected)] == expected
    assert all(not any(row) for row in rows[len(expected) :])


def test_the_code_is_compact() -> None:
    lines = qr(URL, Screen()).splitlines()
    assert len(lines) <= 15
    assert max(map(len, lines)) <= 30


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", None, "no-such-encoding"])
def test_without_half_blocks_it_is_plain_ascii(encoding: str | None) -> None:
    shown = qr(URL, Screen(encoding))
    assert shown.isascii()
    rows = [[line[at : at + 2] == "##" for at in range(0, len(line), 2)] for line in shown.splitlines()]
    assert rows == light()


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_in_a_terminal_both_colours_are_set_whatever_its_ground(monkeypatch: pytest.MonkeyPatch, encoding: str) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    shown = qr(URL, Screen(encoding, terminal=True))
    for line in shown.splitlines():
        assert line.startswith(("\x1b[97;40m", "\x1b[107m"))
        assert line.endswith("\x1b[0m")
    monkeypatch.setenv("TERM", "dumb")
    assert "\x1b" not in qr(URL, Screen(encoding, terminal=True))


@pytest.mark.parametrize("language", languages())
def test_the_address_is_announced_in_words_and_as_a_code(language: str) -> None:
    told = announce(URL, Screen(), language)
    assert URL in told.splitlines()[0]
    assert told.endswith(qr(URL, Screen()) + "\n")


def test_the_most_likely_address_comes_first() -> None:
    found = ["172.17.0.1", "127.0.0.1", "100.64.3.4", "10.1.2.3", "192.168.1.7", "169.254.3.3", "10.1.2.3", "0.0.0.0"]
    assert addresses(lambda: found) == ["10.1.2.3", "192.168.1.7", "100.64.3.4", "172.17.0.1", "169.254.3.3"]
    assert addresses(list) == []


def test_looking_for_addresses_sends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def no(*_: object) -> int:
        raise AssertionError

    for name in ("send", "sendto", "sendall"):
        monkeypatch.setattr(socket.socket, name, no, raising=False)
    for address in candidates():
        socket.inet_aton(address)


def test_a_machine_without_a_net_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object, **__: object) -> None:
        raise OSError(101, "Network is unreachable")

    monkeypatch.setattr(socket, "getaddrinfo", unreachable)
    monkeypatch.setattr(socket, "socket", unreachable)
    assert addresses() == []


def test_an_address_as_a_url() -> None:
    assert base_url_of("192.168.1.7", 8000) == "http://192.168.1.7:8000"
    assert base_url_of("::1", 80) == "http://[::1]:80"
