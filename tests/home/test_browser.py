"""Opening the browser: only where there is one, and never an error."""

from __future__ import annotations

import threading
import webbrowser

import pytest

from rednovember.home import browser
from rednovember.home.browser import has_screen, open_browser


class Noting:
    """A browser that notes."""

    def __init__(self, name: str, trouble: Exception | None = None) -> None:
        self.name, self.trouble, self.opened = name, trouble, list[str]()

    def open(self, address: str) -> bool:
        self.opened.append(address)
        if self.trouble:
            raise self.trouble
        return True


def opened(monkeypatch: pytest.MonkeyPatch, found: Noting | Exception) -> None:
    """Open something with this browser, and wait until that is done."""

    def get() -> Noting:
        if isinstance(found, Exception):
            raise found
        return found

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "get", get)
    opening = open_browser("http://127.0.0.1:1/")
    assert opening is not None
    opening.join(10)


def test_a_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    firefox = Noting("firefox")
    opened(monkeypatch, firefox)
    assert firefox.opened == ["http://127.0.0.1:1/"]


@pytest.mark.parametrize("trouble", [OSError("no"), webbrowser.Error("none"), ValueError("what")])
def test_what_goes_wrong_is_nobody_s_business(monkeypatch: pytest.MonkeyPatch, trouble: Exception) -> None:
    opened(monkeypatch, Noting("firefox", trouble))
    opened(monkeypatch, trouble)


@pytest.mark.parametrize("name", ["lynx", "/usr/bin/w3m", "www-browser"])
def test_a_browser_that_would_take_the_terminal_is_left_alone(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    text = Noting(name)
    opened(monkeypatch, text)
    assert text.opened == []


def test_without_a_screen_nothing_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "has_screen", lambda *_: False)
    monkeypatch.setattr(threading.Thread, "start", lambda _: pytest.fail("a thread was started"))
    assert open_browser("http://127.0.0.1:1/") is None


@pytest.mark.parametrize(
    ("platform", "environ", "expected"),
    [
        ("win32", {}, True),
        ("darwin", {}, True),
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":1"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"BROWSER": "wslview"}, True),
    ],
)
def test_where_a_browser_can_be_expected(platform: str, environ: dict[str, str], expected: bool) -> None:
    assert has_screen(platform, environ) is expected
