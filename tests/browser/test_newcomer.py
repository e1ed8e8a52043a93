"""What a newcomer stumbles over: what bots did first, keys that are refused, the way back to the ending."""

from __future__ import annotations

import time
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import settle
from tests.browser.screens import VOYAGE
from tests.browser.seeing import PATIENCE
from tests.browser.tables import moment, sit_down
from tests.server.servers import Made, Server

SINCE: Final = ".meanwhile .since"
REFUSED: Final = ".refusal [role=alert]"
ENDING: Final = "main.ending h1"
# How far the rows of the list of actions reach below the panel that they are in.
BEYOND: Final = """() => {
    const bottom = document.querySelector(".place.panel").getBoundingClientRect().bottom;
    const rows = [...document.querySelectorAll(".action button")];
    return [rows.length, Math.max(...rows.map((row) => row.getBoundingClientRect().bottom)) - bottom];
}"""


def bots_first(server: Server) -> Made:
    """A table at which two bots have their turns before Oleg, who is led from the screen."""
    bots = dict.fromkeys(("Mitka", "Ivanka", "Fenja"), "bosun")
    return server.make_table(table={"gnomes": ["Oleg", *bots], "players": ["Ann", *bots], "bots": bots, "seed": 5})


def open_table(page: Page, made: Made, key: str, **settings: Any) -> None:
    """Open a table, and do not wait for anything."""
    settle(page, **settings)
    page.goto(f"/#/t/{made.id}/k/{key}")


def who_moved(made: Made) -> list[str]:
    """The gnomes whose turns have ended."""
    end = time.monotonic() + PATIENCE / 1000
    while (message := made.look(made.seats["Ann"])["message"])["choices"] is None:  # the bots play
        assert time.monotonic() < end
        time.sleep(0.05)
    return [fact["params"]["gnome"] for fact in message["facts"] if fact["kind"] == "turn_ends"]


def test_what_bots_did_before_ones_first_turn_is_told_by_itself(page: Page, server: Server) -> None:
    made = bots_first(server)
    moved = who_moved(made)
    assert moved
    assert "Oleg" not in moved
    open_table(page, made, made.seats["Ann"])
    summary = page.locator(SINCE)
    expect(summary).to_be_visible()
    for gnome in moved:
        expect(summary.locator(".moved li", has_text=gnome)).to_be_visible()
    summary.locator(".go").click()
    expect(page.locator("section.pace")).to_be_visible()


def test_what_bots_did_before_ones_first_turn_is_played(page: Page, server: Server) -> None:
    made = bots_first(server)
    first = who_moved(made)[0]
    open_table(page, made, made.seats["Ann"], pace="slow")
    expect(page.locator("section.pace")).to_be_visible()
    expect(page.locator("aside button[data-gnome].acting")).to_have_attribute("data-gnome", first)


def test_who_comes_back_in_another_tab_is_told_what_the_others_did(page: Page, server: Server) -> None:
    made = bots_first(server)
    open_table(page, made, made.seats["Ann"])
    page.locator(f"{SINCE} .button:not(.go)").click()
    page.locator("[data-end]").click()
    expect(page.locator(SINCE)).to_be_visible(timeout=PATIENCE)
    later = page.context.new_page()
    open_table(later, made, made.seats["Ann"])
    expect(later.locator(SINCE)).to_be_visible()
    expect(later.locator(f"{SINCE} h2")).to_have_text("Since your last turn")
    expect(later.locator(f"{SINCE} .moved li").first).to_be_visible()


def test_undo_asks_before_it_takes_back_what_others_have_done(page: Page, server: Server) -> None:
    made = bots_first(server)
    open_table(page, made, made.seats["Ann"])
    page.locator(f"{SINCE} .button:not(.go)").click()
    page.locator("[data-end]").click()
    expect(page.locator("[data-board] [data-mark]").first).to_be_visible(timeout=PATIENCE)  # it is Oleg's turn again
    decided = made.look(made.seats["Ann"])["message"]["decisions"]
    page.keyboard.press("u")
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text("later step")
    assert made.look(made.seats["Ann"])["message"]["decisions"] == decided
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)


def test_what_has_happened_is_opened_from_the_log_and_closed_by_escape(page: Page, server: Server) -> None:
    sit_down(page, moment(server), "Oleg")
    page.locator("aside button.since").click()
    expect(page.locator(".dialogs .since h2")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".dialogs .since")).to_have_count(0)


def test_options_are_chosen_one_after_another_before_one_casts_off(page: Page) -> None:
    settle(page)
    page.goto("/#/new/bots")
    switches = page.locator(".rules [role=switch]")
    expect(switches.first).to_be_visible()
    for place in range(switches.count()):
        was = switches.nth(place).get_attribute("aria-checked")
        switches.nth(place).click()
        expect(switches.nth(place)).to_have_attribute("aria-checked", "false" if was == "true" else "true")
    assert switches.count() > 3
    expect(page.locator(".setup h1")).to_be_visible()


def test_enter_is_the_red_button_for_who_plays_by_keys_whatever_had_the_focus(page: Page, server: Server) -> None:
    sit_down(page, moment(server), "Oleg")
    expect(page.locator("[data-deed]").first).to_be_visible()
    page.locator("[data-undo]").first.focus()
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(page.locator("[data-main]")).to_contain_text("End turn")


def test_a_key_that_is_refused_says_why_and_names_the_rule(page: Page, server: Server) -> None:
    sit_down(page, moment(server), "Oleg")
    expect(page.locator("[data-deed]").first).to_be_visible()
    page.keyboard.press("f")
    expect(page.locator(REFUSED)).to_contain_text("no fire here")
    expect(page.locator(REFUSED)).to_contain_text("Rule A")
    page.keyboard.press("4")
    expect(page.locator(REFUSED)).to_contain_text("Oleg is already there")
    page.keyboard.press("5")  # a key that does something takes the refusal away
    expect(page.locator(REFUSED)).to_have_count(0)


@pytest.mark.parametrize("way", ["button", "B", "Escape"])
def test_from_the_board_of_a_game_that_is_over_one_comes_back_to_its_ending(
    page: Page, server: Server, way: str
) -> None:
    made = server.make_table(logbook=VOYAGE.read_text(encoding="utf-8"))
    open_table(page, made, made.watch)
    expect(page.locator(ENDING)).to_be_visible()
    page.keyboard.press("Escape")  # of who was hurrying through the last events
    expect(page.locator(ENDING)).to_be_visible()
    page.get_by_role("button", name="See the board").click()
    back = page.get_by_role("button", name="See the ending")
    expect(back).to_be_visible()
    expect(page.locator(".threats")).to_contain_text("The game is over")
    expect(page.locator("[data-threat]")).to_have_count(0)
    if way == "button":
        back.click()
    else:
        page.keyboard.press(way)
    expect(page.locator(ENDING)).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "ru-RU"])
def test_the_rows_of_actions_stay_within_their_panel(page: Page, server: Server, locale: str) -> None:
    sit_down(page, moment(server), "Oleg")
    expect(page.locator("[data-barred]").first).to_be_visible()
    rows, beyond = page.evaluate(BEYOND)
    assert rows >= 5
    assert beyond <= 0


def test_who_takes_a_roll_back_is_told_that_it_falls_the_same_again(page: Page, server: Server) -> None:
    sit_down(page, moment(server), "Oleg")
    note = page.locator(".refusal [role=status]")
    expect(page.locator("[data-deed]").first).to_be_visible()
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(page.locator("[data-main]")).to_contain_text("End turn")
    page.keyboard.press("u")
    expect(note).to_contain_text("will come up the same")
    expect(page.locator("[data-deed]").first).to_be_visible()
    page.keyboard.press("u")  # no luck was in getting out a tool
    expect(note).to_have_count(0)
    expect(page.locator("[data-item=toolbox]:not([aria-disabled=true])")).to_be_visible()
    expect(note).to_have_count(0)
