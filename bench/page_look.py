"""A browser tab with the page of a real server. See page.py."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, CDPSession

POSITION: Final = Path(__file__).resolve().parent / "page.rn.toml"
SEAT: Final = "Oleg"
DEED: Final = ".marks > .deed[data-mark=deed-unblock-8]"  # an action in the seat's own room that takes minutes
SIZES: Final = {"1280x720": (1280, 720), "390x844": (390, 844)}
PRESSED: Final = 80  # milliseconds between press and release
PATIENCE: Final = 20.0  # seconds to wait for an element
Point = tuple[float, float]
# A point of an element that nothing else covers.
POINT: Final = """(element) => {
    const box = element.getBoundingClientRect();
    for (const y of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        for (const x of [0.5, 0.3, 0.7, 0.15, 0.85]) {
            const at = [box.left + x * box.width, box.top + y * box.height];
            const there = document.elementFromPoint(...at);
            if (there !== null && (element === there || element.contains(there))) return at;
        }
    }
    return null;
}"""
SETTLED: Final = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 40))))"
)


class Look:
    """A tab with a board, and the browser's performance metrics."""

    def __init__(self, browser: Browser, base: str, size: str = "1280x720", **chosen: object) -> None:
        width, height = SIZES[size]
        self.browser = browser
        phone = size == "390x844"
        self.context = browser.new_context(
            base_url=base, viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone
        )
        self.page = self.context.new_page()
        kept = json.dumps(json.dumps({"theme": "night", "motion": "full", "sound": False, "newcomer": False, **chosen}))
        self.page.add_init_script(f"localStorage.setItem('rednovember.settings', {kept})")
        self.session: CDPSession = self.context.new_cdp_session(self.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.base = base

    def sit(self) -> None:
        """Sit down at a new table."""
        self.page.goto(f"/#{seat(self.base)}")
        self.page.wait_for_selector("[data-board] .touch")
        self.page.evaluate("document.fonts.ready.then(() => 0)")
        self.page.wait_for_timeout(1_000)

    def cpu(self) -> float:
        """Return the main thread's CPU milliseconds so far."""
        told = {one["name"]: one["value"] for one in self.session.send("Performance.getMetrics")["metrics"]}
        return 1000 * float(told["TaskDuration"])

    def find(self, selector: str, place: int = 0) -> Point:
        """Wait for an element and return a point to click. Raises `LookupError` if it never appears."""
        found = self.page.locator(selector).nth(place)
        patience = time.monotonic() + PATIENCE
        while time.monotonic() < patience:
            at: Point | None = found.evaluate(POINT) if found.count() else None
            if at is not None:
                return at
            self.page.evaluate(SETTLED)
        raise LookupError(f"nothing to click at {selector}, number {place}")

    def press(self, at: Point) -> None:
        """Press the mouse button at a point."""
        self.page.mouse.move(*at)
        self.page.evaluate(SETTLED)
        self.page.mouse.down()
        self.page.wait_for_timeout(PRESSED)
        self.page.mouse.up()
        self.page.evaluate(SETTLED)

    def click(self, selector: str, place: int = 0) -> None:
        """Click an element at a visible point."""
        self.press(self.find(selector, place))

    def key(self, key: str) -> None:
        """Press a key."""
        self.page.keyboard.press(key)
        self.page.evaluate(SETTLED)

    def close(self) -> None:
        """Close the tab."""
        self.context.close()


def seat(base: str) -> str:
    """Create a table in the position. Returns the fragment of a seat's link."""
    said = json.dumps({"logbook": POSITION.read_text(encoding="utf-8")}).encode()
    request = urllib.request.Request(f"{base}/api/v1/tables", said, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        link: str = json.load(answer)["links"]["seats"][SEAT]
    return link.partition("#")[2]


@contextmanager
def serving() -> Iterator[str]:
    """Run a server. Yields its address."""
    with tempfile.TemporaryDirectory() as folder:
        free = ["--tables-per-minute", "1000", "--requests-per-second", "1000", "--burst", "10000", "--log", "warning"]
        command = [sys.executable, "-m", "rednovember", "serve", "--port", "0", "--data", folder, *free]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                found = re.search(r"http://\S+:\d+", server.stdout.readline())
                assert found
                yield found[0]
            finally:
                server.terminate()
