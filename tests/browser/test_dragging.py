"""What is dragged follows the pointer: a card on every size of screen, the sheet of a phone."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.player import settle
from tests.browser.screens import middle
from tests.server.servers import Server

CARD: Final = "[data-item]:not([aria-disabled=true])"
NEAR: Final = 6.0  # pixels: a card that is held is tilted, and lies a little higher


def centre(thing: Locator) -> tuple[float, float]:
    """Where the middle of something is."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("viewport", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_a_card_follows_the_pointer(page: Page, server: Server, viewport: tuple[int, int]) -> None:
    settle(page)
    page.set_viewport_size({"width": viewport[0], "height": viewport[1]})
    middle(page, server)
    card = page.locator(CARD).last  # no other card lies over it
    x, y = centre(card)
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 6):
        page.mouse.move(x + 40 * step, y - 12 * step)
    expect(card).to_have_class(re.compile("flying"))
    to_x, to_y = centre(card)
    page.mouse.move(x, y)
    page.mouse.up()
    assert to_x - x == pytest.approx(200, abs=NEAR)
    assert to_y - y == pytest.approx(-60, abs=NEAR)


@pytest.mark.parametrize("size", ["phone"])
def test_the_sheet_of_a_phone_follows_the_finger(page: Page, server: Server, size: str) -> None:
    settle(page)
    middle(page, server)
    grip, sheet = page.locator(".grip"), page.locator("section.sheet")
    x, y = centre(grip)
    top = centre(grip)[1]
    page.mouse.move(x, y)
    page.mouse.down()
    tops = []
    for way in (10, 25, 40, -20, -60):
        page.mouse.move(x, y - way)
        tops.append(top - centre(grip)[1])
    assert tops == [pytest.approx(way, abs=1.5) for way in (10, 25, 40, -20, -60)]
    page.mouse.move(x, y - 45)
    page.mouse.up()
    expect(sheet).to_have_class(re.compile("full"))
