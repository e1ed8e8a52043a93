"""A whole game by hand: board, hand and dial alone, on a desktop and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES
from tests.browser.keys import Typist, walk_to
from tests.browser.player import Player, settle
from tests.browser.seeing import BOARD, ENDING
from tests.browser.tables import with_luck

ON_THE_BOARD = ("space", "hatch", "deed", "gnome")
PLAY_NOW = "nav .menu-button.go"


@pytest.mark.parametrize("size", SIZES)
def test_play_now_to_the_end_by_touching_board_hand_and_dial(page: Page, size: str) -> None:
    settle(page)
    with_luck(page, 11)
    page.goto("/")
    page.locator(PLAY_NOW).click()
    page.wait_for_selector(BOARD)
    player = Player(page, seed=len(size))
    player.play()
    expect(page.locator(f"{ENDING} h1")).to_be_visible()
    touched = player.touched
    assert sum(touched[kind] for kind in ON_THE_BOARD) > 15, touched
    assert touched["card"] > 0, touched
    assert touched["dial"] > 0, touched
    assert touched["middle"] > 0, touched


def test_a_game_to_its_end_by_the_keyboard_alone(page: Page) -> None:
    settle(page)
    with_luck(page, 7)
    page.goto("/")
    walk_to(page, PLAY_NOW)
    page.keyboard.press("Enter")
    page.wait_for_selector(BOARD)
    player = Typist(page, seed=5)
    player.play()
    expect(page.locator(f"{ENDING} h1")).to_be_visible()
    assert all(player.touched[kind] > 0 for kind in ("key", "main", "minute", "card", "mark")), player.touched
    page.keyboard.press("b")
    expect(page.locator(BOARD)).to_be_visible()
