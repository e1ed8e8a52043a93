"""Another tab of the same browser: what is chosen there holds in every tab at once, whatever is open in it."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, WebSocket

from tests.browser.seeing import PATIENCE

CHOOSE: Final = """(chosen) => {
    const name = "rednovember.settings";
    const before = JSON.parse(localStorage.getItem(name) ?? "{}");
    localStorage.setItem(name, JSON.stringify({...before, ...chosen}));
}"""
DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
SPOKEN: Final = """(language) => document.documentElement.lang === language &&
    document.querySelector(".thinking") === null"""
WELCOME: Final = '"type":"welcome"'
A_MOMENT: Final = 20  # milliseconds


class OtherTab:
    """A second tab, in which settings are chosen for the first one."""

    def __init__(self, page: Page) -> None:
        self.page, self.tab = page, page.context.new_page()
        self._open: set[WebSocket] = set()
        self._told = 0
        page.on("websocket", self._opened)
        self.tab.goto("/licences.md")

    def speak(self, language: str) -> None:
        """Go on in another language, and wait until everything is told in it."""
        if self.page.locator("html").get_attribute("lang") == language:
            return
        told = self._told
        self.choose(language=language)
        waited = 0
        while self._open and self._told == told:
            assert waited < PATIENCE, "the table is not told anew"
            self.page.wait_for_timeout(A_MOMENT)
            waited += A_MOMENT
        self.page.wait_for_function(SPOKEN, arg=language, timeout=PATIENCE)
        self.page.evaluate(DRAWN)

    def choose(self, **settings: Any) -> None:
        """Choose some settings."""
        self.tab.evaluate(CHOOSE, settings)
        self.page.evaluate(DRAWN)

    def _opened(self, socket: WebSocket) -> None:
        self._open.add(socket)
        socket.on("framereceived", self._heard)
        socket.on("close", self._closed)

    def _closed(self, socket: WebSocket) -> None:
        self._open.discard(socket)

    def _heard(self, text: str | bytes) -> None:
        if isinstance(text, str) and WELCOME in text:
            self._told += 1
