"""The boat lives; for whoever wants it still nothing moves by itself: by the device's wish, or by the setting."""

from __future__ import annotations

from typing import Final, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import settle
from tests.browser.playing import CARD, end_a_turn, to_the_event
from tests.browser.screens import Screen, eight, ending, first, middle
from tests.server.servers import Server

# What runs and would never end by itself.
ENDLESS: Final = """document.getAnimations()
    .filter((one) => one.playState === "running" && one.effect.getComputedTiming().endTime === Infinity)
    .map((one) => one.animationName ?? one.id)"""
SCREENS: Final[dict[str, Screen]] = {"first": first, "board": middle, "eight gnomes": eight, "ending": ending}
Wish = Literal["no-preference", "reduce"]


def moving(page: Page, wish: Wish, motion: str) -> list[str]:
    """What never stops moving, on a device with this wish and with this setting."""
    page.emulate_media(reduced_motion=wish)
    page.evaluate("(motion) => (document.documentElement.dataset.motion = motion)", motion)
    found: list[str] = page.evaluate(ENDLESS)
    return found


def test_nothing_moves_on_and_on_where_motion_is_not_wanted(page: Page, server: Server) -> None:
    settle(page, motion="auto")
    still: dict[str, list[str]] = {}
    for name, show in SCREENS.items():
        show(page, server)
        assert moving(page, "no-preference", "auto"), name
        assert moving(page, "reduce", "full"), name
        still |= {f"{name}, device": moving(page, "reduce", "auto")}
        still |= {f"{name}, setting": moving(page, "no-preference", "still")}
    assert {name: found for name, found in still.items() if found} == {}


def test_an_event_plays_without_motion(page: Page, server: Server) -> None:
    page.emulate_media(reduced_motion="reduce")
    end_a_turn(page, server, motion="auto")
    page.keyboard.press("Space")
    to_the_event(page)
    expect(page.locator(CARD)).to_be_visible()
    assert page.evaluate(ENDLESS) == []


def test_the_setting_stops_the_boat_at_once_and_lets_it_live_again(page: Page, server: Server) -> None:
    settle(page, motion="full")
    middle(page, server)
    page.get_by_role("button", name="Settings").click()
    motion = page.get_by_role("dialog").get_by_role("group", name="Motion")
    assert page.evaluate(ENDLESS)
    motion.get_by_role("radio", name="None").check()
    expect(page.locator("html")).to_have_attribute("data-motion", "still")
    assert page.evaluate(ENDLESS) == []
    motion.get_by_role("radio", name="Full").check()
    expect(page.locator("html")).to_have_attribute("data-motion", "full")
    assert page.evaluate(ENDLESS)


@pytest.mark.parametrize(("pace", "factor"), [("slow", 2.0), ("normal", 1.0), ("fast", 0.5)])
def test_the_board_moves_at_the_chosen_pace(page: Page, server: Server, pace: str, factor: float) -> None:
    settle(page, motion="full", pace=pace)
    middle(page, server)
    needle = page.locator(".needle").first
    took = needle.evaluate("(needle) => getComputedStyle(needle).transitionDuration")
    assert took == f"{0.5 * factor:g}s"
    expect(page.locator("main.game")).to_have_attribute("data-pace", f"{factor:g}")
