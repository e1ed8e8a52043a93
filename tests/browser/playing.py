"""What happens as it plays: a turn that ends in an event, at a time that stands still unless the test lets it run."""

from __future__ import annotations

import time
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.seeing import PATIENCE
from tests.browser.tables import mended, sit_down
from tests.server.servers import Made, Server

PACE: Final = "section.pace"
CARD: Final = "article.card"
MAIN: Final = "[data-main]"
LONG: Final = 3_600_000  # milliseconds: longer than anything takes
PRINT: Final = """[...document.querySelectorAll("[data-board], .happening, [role=log], .crewbar")]
    .map((one) => one.textContent).join("|")"""

MOMENT: Final = 50  # milliseconds: a busy machine draws a card later than it takes the next key


def stop_the_clock(page: Page) -> None:
    """From now on nothing that waits for its time comes, unless `pass_time` lets it."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))


def pass_time(page: Page, milliseconds: int) -> None:
    """Let time pass for the page."""
    page.clock.run_for(milliseconds)


def end_a_turn(page: Page, server: Server, **settings: Any) -> Made:
    """Oleg has mended the reactor, and ends his turn: what comes of it begins to play, and time stands still."""
    made = mended(server)
    sit_down(page, made, "Oleg", **{"pace": "slow", **settings})
    page.wait_for_selector(MAIN)
    stop_the_clock(page)
    page.locator(MAIN).click()
    expect(page.locator(PACE)).to_be_visible()
    end = time.monotonic() + PATIENCE / 1000
    while made.look(made.seats["Oleg"])["message"]["choices"] is None:  # the others play meanwhile
        assert time.monotonic() < end
        time.sleep(0.05)
    return made


def to_the_event(page: Page) -> None:
    """Step on until the event card lies there."""
    for _ in range(40):
        if page.locator(CARD).count() > 0:
            return
        page.keyboard.press("n")
        page.wait_for_timeout(MOMENT)
    raise AssertionError("no event comes")


def shown(page: Page) -> str:
    """All that can be read of what plays."""
    found: str = page.evaluate(PRINT)
    return found
