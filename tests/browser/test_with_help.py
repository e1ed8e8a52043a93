"""Help at the board: a line of the logbook lights up what it speaks of, and the captain's plan is taken on a click."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import SIZES
from tests.browser.seeing import BOARD
from tests.browser.tables import moment, sit_down
from tests.browser.tabs import DRAWN
from tests.server.servers import Server

LIT: Final = f"{BOARD} path.lit"
ENTERED: Final = 4  # the room that Oleg has come into
PLANS: Final = "[role=dialog] .plans button"
LOWEST_ROOM: Final = """Math.max(...[...document.querySelectorAll("[data-board] .room-frame")]
    .map((one) => one.getBoundingClientRect().bottom))"""


def outline(page: Page, size: str, room: int) -> str:
    """The edge of a room as it is drawn."""
    kind = "wide" if size == "desktop" else "tall"
    found: str = page.evaluate(f"document.querySelector('#clip-{kind}-{room} path').getAttribute('d')")
    return found


@pytest.mark.parametrize("size", SIZES)
def test_a_line_of_the_logbook_lights_up_what_it_speaks_of(page: Page, server: Server, size: str) -> None:
    made = moment(server)
    sit_down(page, made, "Oleg")
    if size == "phone":
        page.get_by_role("button", name="Logbook").click()
    message = made.look(made.seats["Oleg"])["message"]
    entered = next(place for place, fact in enumerate(message["facts"]) if fact["kind"] == "entered")
    text = next(one["text"] for one in message["story"] if 0 <= entered - one["first"] < one["count"])
    line = page.locator("[role=log] .line", has_text=text).first
    expect(page.locator(LIT)).to_have_count(0)
    line.focus()
    expect(page.locator(LIT)).to_have_count(1)
    assert page.locator(LIT).get_attribute("d") == outline(page, size, ENTERED)
    line.evaluate("(one) => one.blur()")
    expect(page.locator(LIT)).to_have_count(0)
    if size == "phone":
        line.tap()
    else:
        line.hover()
        expect(page.locator(LIT)).to_have_count(1)
        line.click()
        page.mouse.move(5, 5)
    expect(line).to_have_attribute("aria-pressed", "true")
    expect(page.locator(LIT)).to_have_count(1)
    line.click()
    line.evaluate("(one) => one.blur()")
    page.mouse.move(5, 5)
    expect(line).to_have_attribute("aria-pressed", "false")
    expect(page.locator(LIT)).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_a_captain_who_is_sent_away_leaves_the_turn_as_it_was(page: Page, server: Server, size: str) -> None:
    sit_down(page, moment(server), "Oleg")
    if size == "phone":  # what was opened last lies on top
        page.get_by_role("button", name="Logbook").click()
        expect(page.locator("[role=dialog] [role=log]")).to_be_visible()
    expect(page.locator(f"{BOARD} .chosen")).to_have_count(0)
    page.get_by_role("button", name="Ask the captain").click()
    plans = page.locator(PLANS)
    expect(plans.first).to_be_visible(timeout=60_000)
    plans.nth(1).click()
    expect(page.locator(f"{BOARD} .chosen").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(plans).to_have_count(0)
    expect(page.locator(f"{BOARD} .chosen")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_the_captains_plan_is_shown_on_the_board_and_taken_on_a_click(page: Page, server: Server, size: str) -> None:
    advice: list[list[str]] = []

    def heard(text: str | bytes) -> None:
        frame = json.loads(text)
        if frame["type"] == "response" and frame.get("advice"):
            advice.extend([said["text"] for said in plan["decisions"]] for plan in frame["advice"]["plans"])

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", heard)

    page.on("websocket", opened)
    made = moment(server)
    sit_down(page, made, "Oleg")
    before = made.look(made.seats["Oleg"])["message"]["decisions"]
    page.get_by_role("button", name="Ask the captain").click()
    plans = page.locator(PLANS)
    expect(plans.first).to_be_visible(timeout=60_000)
    assert plans.count() == len(advice) > 1
    for percent in page.locator(f"{PLANS} .figure").all_inner_texts():
        assert 0 <= int(percent.rstrip(" %\u00a0\u202f")) <= 100
    plans.nth(1).click()
    expect(plans.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f"{BOARD} .chosen").first).to_be_attached()
    page.locator("[role=dialog] .red").click()
    expect(page.locator(PLANS)).to_have_count(0)
    page.wait_for_function("() => document.querySelector('[aria-busy=true]') === null")
    after = made.look(made.seats["Oleg"])["message"]
    assert after["decisions"] > before
    moves = made.get("/logbook", made.seats["Oleg"]).text
    assert advice[1][0] in moves.partition("use toolbox")[2]


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "ru-RU"])
def test_all_rooms_are_in_sight_above_the_captains_plans(page: Page, server: Server, locale: str) -> None:
    sit_down(page, moment(server), "Oleg")
    page.keyboard.press("c")
    page.wait_for_selector(PLANS)
    rooms = page.evaluate(LOWEST_ROOM)
    dialog = page.locator("[role=dialog]").bounding_box()
    assert dialog is not None
    assert 0 < rooms < dialog["y"]
    for plan in page.locator(PLANS).all():
        plan.hover()
        page.evaluate(DRAWN)
        assert page.locator("[role=dialog]").bounding_box() == dialog  # nothing moves away from a pointer


def test_a_panel_keeps_the_focus_and_gives_it_back(page: Page, server: Server) -> None:
    sit_down(page, moment(server), "Oleg")
    opener = page.get_by_role("button", name="Settings")
    opener.focus()
    page.keyboard.press("Enter")
    panel = page.locator("dialog[aria-modal=true]")
    expect(panel).to_be_visible()
    inside = "document.activeElement.closest('dialog[aria-modal=true]') !== null"
    walked = set()
    for key in ["Tab"] * 40 + ["Shift+Tab"] * 5:
        page.keyboard.press(key)
        assert page.evaluate(inside), f"{key} leads out of the panel"
        walked.add(page.evaluate("document.activeElement.outerHTML.slice(0, 200)"))
    assert len(walked) > 5  # round and round, not on one spot
    page.evaluate("document.querySelector('[data-item]').focus()")  # as a screen reader may
    assert page.evaluate(inside)
    turn = page.locator(f"{BOARD} .chosen").count()
    page.keyboard.press("u")  # a key of the board
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(opener).to_be_focused()
    assert page.locator(f"{BOARD} .chosen").count() == turn


def test_what_explains_itself_by_key_may_be_taken_away_meanwhile(page: Page, server: Server) -> None:
    page.goto("/")
    tool = page.get_by_role("button", name="Settings")
    tip = page.locator("[role=tooltip]")
    tool.press("Enter")  # a panel, which gives the focus back to where it was
    page.keyboard.press("Escape")
    expect(tool).to_be_focused()
    expect(tip).to_be_visible()
    page.evaluate("location.hash = '#/new/bots'")  # the screen is left with the focus on it
    expect(page.locator(".setup h1")).to_be_visible()
    expect(tip).to_be_hidden()
