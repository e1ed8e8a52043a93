"""Whatever goes wrong in a tab: what its console says, what is not caught, what fails, and what asks somebody else."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import ConsoleMessage, Page, Request, Response, WebSocket

LOUD: Final = ("error", "warning", "assert")
OWN: Final = ("data:", "blob:", "about:")
LEFT: Final = "net::ERR_ABORTED"  # what a page had asked for that is left, or loaded anew


class Troubles:
    """What has gone wrong, a line each."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.found: list[str] = []
        self._expected: list[re.Pattern[str]] = []

    def watch(self, page: Page) -> None:
        """Look at a tab from now on."""
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.found.append(f"not caught: {error}"))
        page.on("crash", lambda _: self.found.append("crashed"))
        page.on("request", self._request)
        page.on("requestfailed", self._failed)
        page.on("response", self._response)
        page.on("websocket", self._socket)

    def expect(self, pattern: str) -> None:
        """Let what looks like this pass, for instance while the server is restarted."""
        self._expected.append(re.compile(pattern))

    @property
    def unexpected(self) -> list[str]:
        """What nobody expected."""
        return [line for line in self.found if not any(each.search(line) for each in self._expected)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in LOUD:
            self.found.append(f"console {message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        self._check(request.url)

    def _failed(self, request: Request) -> None:
        if request.failure != LEFT:
            self.found.append(f"failed: {request.url}: {request.failure}")

    def _socket(self, socket: WebSocket) -> None:
        self._check(socket.url.replace("ws", "http", 1))

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.found.append(f"status {response.status}: {response.url}")

    def _check(self, url: str) -> None:
        if not url.startswith((f"{self.url}/", *OWN)):
            self.found.append(f"leaves this machine: {url}")
