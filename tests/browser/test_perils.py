"""Who dies where they stand is told, with the ways out, before the turn is ended."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import sit_down
from tests.server.servers import Server
from tests.support import gnome, position_game

LIVE: Final = "[role=status][data-perils]"
SEEN: Final = "[data-peril=Oleg]"


def drowning(server: Server) -> str:
    """Oleg begins under high water; Mitka is at sea without an Aqualung."""
    crew = {"Oleg": gnome(5, 34), "Mitka": gnome(0, 30, "harpoon"), "Ivanka": gnome(8, 31)}
    return position_game(crew, seed=1, high_water=[5]).to_logbook(seed=False)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_who_begins_under_high_water_is_told_that_they_drown_and_where_to_go(
    page: Page, server: Server, size: str
) -> None:
    made = server.make_table(logbook=drowning(server))
    sit_down(page, made, "Oleg", "Mitka", "Ivanka")
    expect(page.locator(LIVE)).to_contain_text(
        "Oleg drowns at the end of this turn. Ways out: rooms 2, 4, 6, 7 and 8 in 2 min"
    )
    expect(page.locator(LIVE)).to_contain_text("Mitka drowns in the sea at the end of their next turn.")
    expect(page.locator("main")).not_to_contain_text("holding for now")
    line = page.locator(f"p{SEEN}").filter(visible=True).first
    expect(line).to_be_in_viewport(ratio=1)
    expect(line).to_contain_text("Ways out")
    page.keyboard.press("8")
    page.keyboard.press("Enter")
    expect(page.locator(LIVE)).not_to_contain_text("Oleg")
    expect(page.locator(LIVE)).to_contain_text("Mitka")
    expect(page.locator(SEEN)).to_have_count(0)
