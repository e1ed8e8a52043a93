"""Every overlay of the page's lists: the focus goes in and comes back, what is behind is out of reach.

Escape closes the topmost.
"""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.tables import moment, sit_down
from tests.server.servers import ROOT, Server

LISTS: Final = ("dialogs/list.ts", "panels/list.ts", "first/list.ts")
WISHED: Final = re.compile(r'overlay\(\s*"(\w+)",\s*"(?:seat|panel)",\s*\w+,\s*(?:wished|\(_)')
INSIDE: Final = "(dialog) => dialog.contains(document.activeElement)"
# What opens each of them, by its role and name, and the name that it has then.
AT_A_TABLE: Final = {
    "piles": ("Event deck", "Decks and discards"),
    "gnome": ("Fenja", "Fenja"),
    "menu": ("Menu", "Red November"),
    "captain": ("Ask the captain", "Ask the captain"),
    "help": ("Rules and help", "Help"),
    "settings": ("Settings", "Settings"),
}
BY_KEY: Final = {"undo": ("Shift+U", "Undo"), "log": ("l", "Logbook")}
BY_MENU: Final = {"leave": ("Save or leave", "Back to the start screen?")}
ON_A_PHONE: Final = {"dangers", "log"}
OTHERS: Final = {"since": "test_newcomer", "kept": "test_kept"}  # they need a turn of others, and a kept game
MODAL: Final = {"help", "settings"}


def dialog(page: Page, name: str) -> Locator:
    return page.get_by_role("dialog", name=name)


def test_every_overlay_that_can_be_opened_is_opened_here() -> None:
    texts = [(ROOT / "web" / "src" / name).read_text(encoding="utf-8") for name in LISTS]
    listed = {kind for text in texts for kind in WISHED.findall(text)}
    assert listed == {*AT_A_TABLE, *BY_KEY, *BY_MENU, *ON_A_PHONE, *OTHERS}


@pytest.mark.parametrize("kind", AT_A_TABLE)
def test_the_focus_goes_in_and_comes_back(page: Page, server: Server, kind: str) -> None:
    opener_name, name = AT_A_TABLE[kind]
    sit_down(page, moment(server), "Oleg")
    opener = page.get_by_role("button", name=re.compile(f"^{opener_name}")).first
    opener.focus()
    page.keyboard.press("Enter")
    opened = dialog(page, name)
    expect(opened).to_be_visible()
    page.wait_for_function("() => document.activeElement?.closest('[role=dialog], dialog') !== null")
    assert opened.evaluate(INSIDE)
    behind = page.get_by_role("main")  # what is hidden has no role any more
    expect(behind).to_have_count(0 if kind in MODAL else 1)
    if kind in MODAL:
        page.keyboard.press("u")
        page.keyboard.press("Tab")
        assert opened.evaluate(INSIDE)
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(opener).to_be_focused()
    expect(behind).to_have_count(1)


@pytest.mark.parametrize("kind", BY_KEY)
@pytest.mark.parametrize("size", ["phone"])
def test_a_key_opens_and_escape_closes(page: Page, server: Server, kind: str) -> None:
    key, name = BY_KEY[kind]
    sit_down(page, moment(server), "Oleg")
    page.keyboard.press(key)
    opened = page.get_by_role("dialog", name=re.compile(name))
    expect(opened).to_be_visible()
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)


@pytest.mark.parametrize("size", ["phone"])
def test_the_list_of_dangers_opens_and_closes(page: Page, server: Server) -> None:
    sit_down(page, moment(server), "Oleg")
    page.locator("[data-dangers]").click()
    expect(dialog(page, "Danger")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_one_takes_the_place_of_the_other_and_the_focus_comes_back_to_the_first_opener(
    page: Page, server: Server
) -> None:
    opener_name, name = BY_MENU["leave"]
    sit_down(page, moment(server), "Oleg")
    opener = page.get_by_role("button", name="Menu", exact=True)
    opener.click()
    dialog(page, "Red November").get_by_role("button", name=opener_name).click()
    expect(dialog(page, name)).to_be_visible()
    expect(dialog(page, "Red November")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()


def test_escape_closes_the_topmost_only(page: Page, server: Server) -> None:
    sit_down(page, moment(server), "Oleg")
    page.get_by_role("button", name="Menu", exact=True).click()
    menu, helping = dialog(page, "Red November"), dialog(page, "Help")
    expect(menu).to_be_visible()
    page.keyboard.press("?")
    expect(helping).to_be_visible()
    page.keyboard.press("Escape")
    expect(helping).to_have_count(0)
    expect(menu).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)


def test_the_back_button_closes_what_is_open_before_it_leads_away(page: Page, server: Server) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    sit_down(page, moment(server), "Oleg")
    page.get_by_role("button", name="Settings").click()
    panel = dialog(page, "Settings")
    expect(panel).to_be_visible()
    page.go_back()
    expect(panel).to_have_count(0)
    expect(page.get_by_role("button", name="Menu", exact=True)).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Menu", exact=True)).to_have_count(0)


def test_a_touch_beside_a_panel_closes_it_and_touches_nothing_else(page: Page, server: Server) -> None:
    sit_down(page, moment(server), "Oleg")
    chosen = page.locator("[data-board] .chosen").count()
    page.get_by_role("button", name="Settings").click()
    expect(dialog(page, "Settings")).to_be_visible()
    page.mouse.click(320, 360)  # on the board, beside the panel
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.locator("[data-board] .chosen").count() == chosen
