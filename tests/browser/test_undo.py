"""Undo goes back by one click, or by the whole turn; redo goes forward again."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import sit_down
from tests.server.servers import Made, Server
from tests.support import gnome, position_game

MAIN: Final = "[data-main]"
REDO: Final = "[data-redo]"


def boat() -> str:
    """Ann leads three gnomes; the first one stands in the Engine Room."""
    crew = {"Anna": gnome(1, 40), "Boris": gnome(8, 38), "Cyril": gnome(10, 37)}
    return position_game(crew, seed=5, players=["Ann"]).to_logbook(seed=False)


def stands(made: Made) -> Any:
    """How many decisions stand, and the view."""
    message = made.look(made.seats["Ann"])["message"]
    return message["decisions"], message["view"]


def walk(page: Page, made: Made, room: int) -> Any:
    """Walk to a room by one click; how things stand then."""
    page.wait_for_selector("[data-mark^=space-]")
    page.keyboard.press(str(room))
    page.locator(MAIN).click()
    for _ in range(400):
        if stands(made)[1]["gnomes"][0]["room"] == room and stands(made)[1]["phase"] == "movement":
            break
        page.wait_for_timeout(25)
    return stands(made)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_walk_of_three_rooms_is_one_step_to_undo_and_to_redo(page: Page, server: Server, size: str) -> None:
    made = server.make_table(logbook=boat())
    sit_down(page, made, "Ann")
    first = stands(made)
    after = walk(page, made, 9)  # through two other rooms at least
    assert after[0] >= first[0] + 4
    page.locator("[data-undo]").click()
    expect(page.locator(REDO)).to_be_visible()
    assert stands(made) == first
    page.locator(REDO).click()
    expect(page.locator(REDO)).to_be_hidden()
    expect(page.locator("[data-undo]")).to_be_enabled()
    assert stands(made) == after
    page.keyboard.press("u")
    expect(page.locator(REDO)).to_be_visible()
    assert stands(made) == first
    page.keyboard.press("z")
    expect(page.locator(REDO)).to_be_hidden()


def test_the_whole_turn_is_undone_by_a_button(page: Page, server: Server) -> None:
    made = server.make_table(logbook=boat())
    sit_down(page, made, "Ann")
    first = stands(made)
    button = page.get_by_role("button", name="Undo turn")
    expect(button).to_be_hidden()
    for room in (5, 8):
        walk(page, made, room)
    button.click()
    expect(page.locator(REDO)).to_be_visible()
    assert stands(made) == first
    expect(button).to_be_hidden()
