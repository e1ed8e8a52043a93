"""Events as they play: paused, stepped, skipped, faster and slower, by buttons and keys; and once more on request."""

from __future__ import annotations

import re
import time
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES
from tests.browser.player import settle
from tests.browser.playing import CARD, LONG, MAIN, PACE, PRINT, end_a_turn, pass_time, shown, to_the_event
from tests.browser.seeing import MARKS, PATIENCE
from tests.browser.tables import mended, sit_down
from tests.server.servers import Made, Server

SPEEDS: Final = ("slow", "normal", "fast")
SINCE: Final = ".since"


def told(made: Made) -> dict[str, Any]:
    """What the server tells Oleg."""
    found: dict[str, Any] = made.look(made.seats["Oleg"])["message"]
    return found


def decides(made: Made) -> dict[str, Any]:
    """The same, as soon as it is Oleg who decides: bots may still play."""
    end = time.monotonic() + PATIENCE / 1000
    while (found := told(made))["choices"] is None:
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


def speed(page: Page) -> str:
    """The pace that is kept in the browser."""
    found: str = page.evaluate("JSON.parse(localStorage.getItem('rednovember.settings')).pace")
    return found


def stands_still(page: Page) -> None:
    """However long one waits, nothing else is shown."""
    before = shown(page)
    pass_time(page, LONG)
    assert shown(page) == before


@pytest.mark.parametrize("size", SIZES)
def test_what_plays_is_paused_stepped_and_skipped_by_buttons(page: Page, server: Server, size: str) -> None:
    end_a_turn(page, server)
    pace = page.locator(PACE)
    pace.get_by_role("button", name="Pause").click()
    stands_still(page)
    steps = []
    for _ in range(3):
        pace.get_by_role("button", name="Step").click()
        expect(pace.get_by_role("button", name="Continue")).to_be_visible()
        stands_still(page)
        steps.append(shown(page))
    assert len(set(steps)) == 3
    pace.get_by_role("button", name="Continue").click()
    expect(pace.get_by_role("button", name="Pause")).to_be_visible()
    pass_time(page, 60_000)
    assert shown(page) != steps[-1]
    if page.locator(PACE).count() > 0:
        pace.get_by_role("button", name="Skip").click()
    expect(page.locator(MARKS).first).to_be_visible(timeout=60_000)  # bots have played on, and it is one's turn
    expect(page.locator(PACE)).to_have_count(0)


def test_what_plays_is_paused_stepped_skipped_and_sped_up_by_keys(page: Page, server: Server) -> None:
    end_a_turn(page, server)
    pace = page.locator(PACE)
    page.keyboard.press("Space")
    expect(pace.get_by_role("button", name="Continue")).to_be_visible()
    stands_still(page)
    before = shown(page)
    page.keyboard.press("n")
    assert shown(page) != before
    stands_still(page)
    to_the_event(page)
    for key, expected in (("+", "normal"), ("+", "fast"), ("-", "normal"), ("-", "slow"), ("-", "slow")):
        page.keyboard.press(key)
        assert speed(page) == expected
        expect(pace.get_by_role("button", pressed=True)).to_have_count(1)
        place = SPEEDS.index(expected)
        expect(pace.locator(".speed").nth(place)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Space")
    expect(pace.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(MARKS).first).to_be_visible(timeout=60_000)
    expect(page.locator(PACE)).to_have_count(0)
    page.locator("aside").get_by_role("button", name="Since your last turn").click()
    expect(page.locator(f".dialogs section{SINCE}")).to_be_visible()


def test_at_a_faster_pace_the_same_takes_less_time(page: Page, server: Server) -> None:
    end_a_turn(page, server)
    page.keyboard.press("Space")
    to_the_event(page)
    lasted = {}
    for name in ("slow", "fast"):
        page.locator(PACE).locator(".speed").nth(SPEEDS.index(name)).click()
        card = page.locator(".happening").evaluate(
            "(one) => getComputedStyle(one).getPropertyValue('--cue-event-turned')"
        )
        lasted[name] = float(card.removesuffix("ms"))
    assert lasted["slow"] == 4 * lasted["fast"]
    expect(page.locator(CARD)).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_what_was_not_shown_is_summed_up_and_shown_on_request(page: Page, server: Server, size: str) -> None:
    settle(page)
    made = mended(server)
    sit_down(page, made, "Oleg")
    before = told(made)["view"]["tracks"]
    page.locator(MAIN).click()
    since = page.locator(f".meanwhile {SINCE}")
    expect(since).to_be_visible(timeout=60_000)
    message = decides(made)
    expect(since).to_contain_text(re.compile(r"\d+ turns?.*\d+ events?"))
    since.locator("summary").click()
    lines = since.locator("ol li").all_inner_texts()
    assert len(lines) > 10
    assert lines[-1] == message["story"][-1]["text"]
    moved = [fact["params"] for fact in message["facts"] if fact["kind"] == "track_moved" and fact["entry"] == 1]
    own = before | {each["track"]: each["after"] for each in moved}  # what his own turn did is no news to Oleg
    for track, value in message["view"]["tracks"].items():
        if since.locator(f".tracks .{track}").count() > 0:
            expect(since.locator(f".tracks .{track}")).to_contain_text(f"→ {value}")
        else:
            assert value == own[track]

    since.get_by_role("button").first.click()  # show it
    expect(page.locator(PACE)).to_be_visible()
    expect(since).to_have_count(0)
    page.keyboard.press("Space")
    first = shown(page)
    page.locator(PACE).get_by_role("button", name="Step").click()
    page.wait_for_function(f"(first) => {PRINT} !== first", arg=first)
    page.keyboard.press("Escape")
    expect(page.locator(MARKS).first).to_be_visible()
    expect(since).to_have_count(0)
    assert told(made)["decisions"] == message["decisions"]


def test_a_page_that_is_loaded_again_goes_on_with_what_was_playing(page: Page, server: Server) -> None:
    end_a_turn(page, server)
    to_the_event(page)
    page.reload()
    expect(page.locator(PACE)).to_be_visible()
    to_the_event(page)
    page.keyboard.press("Escape")
    page.wait_for_selector(MARKS)
