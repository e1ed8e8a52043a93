"""What a browser keeps for its person: games that go on, and settings, when the page is loaded again or another day."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Started
from tests.browser.player import Player, settle
from tests.browser.seeing import BOARD, Seen, seen
from tests.browser.tables import PLAY_NOW, sit_down, table_of, to_the_way_out, with_luck
from tests.browser.troubles import Troubles
from tests.server.servers import Server

ROOT: Final = "html"
CHOSEN: Final = {"Theme": "Light", "Motion": "None", "Pace of events": "Fast", "The logbook tells": "facts only"}


def what_is_seen(now: Seen) -> tuple[object, ...]:
    """How things stand, for whoever is to decide."""
    return (now.marks, now.cards, now.main)


def is_planning(now: Seen) -> bool:
    """Whether somebody has touched what they are about to do, which is theirs alone and not yet part of the game."""
    return now.main is not None or any(mark.chosen for mark in now.marks)


def test_a_game_goes_on_after_the_browser_was_closed_and_opened_again(
    browser: Browser, chromium: Started, server: Server, tmp_path: Path
) -> None:
    opened = browser.browser_type.launch_persistent_context(tmp_path, base_url=server.url, locale="en-GB", **chromium)
    page = opened.pages[0]
    settle(page)
    with_luck(page, 11)
    page.goto("/")
    expect(page.get_by_role("button", name="Continue")).to_have_count(0)
    page.locator(PLAY_NOW).click()
    page.wait_for_selector(BOARD)
    player = Player(page, seed=2)
    player.play(lambda now: bool(now.marks) and not is_planning(now) and player.touched.total() > 4)
    table, before = table_of(page), what_is_seen(seen(page))
    opened.close()

    opened = browser.browser_type.launch_persistent_context(tmp_path, base_url=server.url, locale="en-GB", **chromium)
    page, troubles = opened.pages[0], Troubles(server.url)
    troubles.watch(page)
    page.goto("/")
    go_on = page.get_by_role("button", name="Continue")
    expect(go_on).to_contain_text(re.compile(r"\d+ minutes? left"))
    go_on.click()
    page.wait_for_selector(BOARD)
    assert table_of(page) == table
    after = Player(page, seed=3)
    assert what_is_seen(after.now) == before
    touched = after.touched.total()
    after.play(lambda _: after.touched.total() > touched + 2)
    assert troubles.unexpected == []
    opened.close()


def test_all_games_are_listed_and_the_last_one_is_at_hand(page: Page, server: Server) -> None:
    tables = ({"gnomes": [name, "Boris", "Cyril"], "players": ["Ann"]} for name in ("Anna", "Olga"))
    earlier, later = (server.make_table(table=table) for table in tables)
    for made in (earlier, later):
        sit_down(page, made, "Ann")
        to_the_way_out(page)
        page.get_by_role("dialog").locator(".red").click()
        expect(page.locator(PLAY_NOW)).to_be_visible()
    page.get_by_role("button", name="Continue").click()
    page.wait_for_selector(BOARD)
    assert table_of(page) == later.id
    page.goto("/#/")
    page.get_by_role("button", name="All games (2)").click()
    games = page.get_by_role("dialog").locator("li")
    expect(games).to_have_count(2)
    expect(games.first).to_contain_text("Olga")
    expect(games.first.locator(".state")).to_have_text(re.compile(r"\d+ minutes left · \w"))
    games.first.get_by_role("button", name="Remove").click()
    expect(games).to_have_count(1)
    page.get_by_role("button", name="Put it back").click()
    expect(games).to_have_count(2)
    games.last.locator(".go-on").click()
    page.wait_for_selector(BOARD)
    assert table_of(page) == earlier.id


def test_a_game_that_is_gone_is_said_to_be_and_not_offered_again(page: Page, server: Server) -> None:
    page.goto("/")
    expect(page.locator(PLAY_NOW)).to_be_visible()
    page.evaluate(
        """localStorage.setItem("rednovember.tables", JSON.stringify([{table: "00000000", keys: ["nothing"],
            gnomes: ["Anna"], people: ["Ann"], at: Date.now(), minutes: 40, ended: ""}]))"""
    )
    page.reload()
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("main [role=alert]")).to_contain_text("No such table")
    page.get_by_role("button", name="Home").click()
    expect(page.locator(PLAY_NOW)).to_be_visible()
    expect(page.get_by_role("button", name="Continue")).to_have_count(0)


def test_settings_hold_at_once_and_are_kept_when_the_page_is_loaded_again(page: Page, server: Server) -> None:
    page.goto("/")
    root, panel = page.locator(ROOT), page.get_by_role("dialog")
    settings = page.get_by_role("button", name="Settings")
    settings.click()
    for group, name in CHOSEN.items():
        panel.get_by_role("group", name=group).get_by_role("radio", name=name, exact=True).check()
    panel.get_by_role("switch", name="More contrast").click()
    panel.get_by_role("switch", name="Sound").click()
    expect(root).to_have_attribute("data-theme", "day")
    expect(root).to_have_attribute("data-contrast", "more")
    expect(root).to_have_attribute("data-motion", "still")
    panel.get_by_role("radio", name="Deutsch").check()
    expect(root).to_have_attribute("lang", "de")
    page.reload()
    expect(page.locator(PLAY_NOW)).to_be_visible()
    expect(root).to_have_attribute("lang", "de")
    expect(root).to_have_attribute("data-theme", "day")
    expect(root).to_have_attribute("data-contrast", "more")
    expect(root).to_have_attribute("data-motion", "still")
    page.locator(".tools button").last.click()
    for name in ("day", "still", "fast", "dry", "de"):
        expect(panel.locator(f"input[value={name}]")).to_be_checked()
    for switch in panel.get_by_role("switch").all():
        expect(switch).to_have_attribute("aria-checked", "true" if "Kontrast" in switch.inner_text() else "false")
