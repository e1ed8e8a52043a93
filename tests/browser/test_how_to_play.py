"""How to play, for who has never played: offered at the first turn, and there again whenever one wants it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES
from tests.browser.player import Player, settle
from tests.browser.seeing import BOARD, MARKS
from tests.browser.tables import PLAY_NOW, moment, sit_down
from tests.browser.tabs import DRAWN
from tests.server.servers import Server

HOW_TO = "dialog .howto"
OFFER = ".dialogs .note"


@pytest.mark.parametrize("size", SIZES)
def test_a_newcomer_is_offered_to_be_told_how_to_play_and_only_once(page: Page, server: Server, size: str) -> None:
    sit_down(page, moment(server), "Oleg", newcomer=True)
    page.locator(OFFER).get_by_role("button", name="How to play").click()
    tips = page.locator(f"{HOW_TO} li")
    expect(tips).to_have_count(6)
    page.get_by_role("button", name="Aye aye!").click()
    expect(tips).to_have_count(0)
    page.wait_for_selector(MARKS)
    page.reload()
    page.wait_for_selector(MARKS)
    expect(page.locator(OFFER)).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_who_does_not_want_to_be_told_plays_at_once(page: Page, server: Server, size: str) -> None:
    sit_down(page, moment(server), "Oleg", newcomer=True)
    expect(page.locator(OFFER)).to_be_visible()
    now = Player(page).play(lambda _: page.locator(OFFER).count() == 0)
    assert not now.ended
    page.reload()
    page.wait_for_selector(BOARD)
    expect(page.locator(OFFER)).to_have_count(0)


def test_who_only_looks_on_is_told_nothing(page: Page, server: Server) -> None:
    made = moment(server)
    settle(page, newcomer=True)
    page.goto(f"/#/t/{made.id}/k/{made.watch}")
    expect(page.locator("[data-board]")).to_be_visible()
    expect(page.locator("aside [role=log] button").first).to_be_visible()
    expect(page.locator(OFFER)).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_it_is_there_again_by_the_first_screen_by_the_menu_and_by_a_key(page: Page, server: Server, size: str) -> None:
    settle(page)
    page.goto("/")
    expect(page.locator(PLAY_NOW)).to_be_visible()
    for button in (".new", ".tools button"):
        page.locator(button).first.click()
        expect(page.locator(HOW_TO)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(HOW_TO)).to_have_count(0)
    sit_down(page, moment(server), "Oleg")
    page.wait_for_selector(MARKS)
    page.keyboard.press("h")  # kept free for a signal
    page.evaluate(DRAWN)
    expect(page.locator(HOW_TO)).to_have_count(0)
    page.keyboard.press("i")
    expect(page.locator(HOW_TO)).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-menu]").click()
    page.get_by_role("dialog").get_by_role("button", name="How to play").click()
    expect(page.locator(HOW_TO)).to_be_visible()
