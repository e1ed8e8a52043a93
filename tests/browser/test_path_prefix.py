"""The page behind a reverse proxy, below a path of somebody's site."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.player import Player, settle
from tests.browser.prefix import served_below
from tests.browser.seeing import BOARD
from tests.browser.tables import PLAY_NOW, table_of, with_luck
from tests.browser.troubles import Troubles
from tests.server.servers import Server


def test_the_page_plays_below_a_path(browser: Browser, server: Server) -> None:
    with served_below(server.url, "/some/game/") as url:
        context = browser.new_context(locale="de-DE")
        page, troubles = context.new_page(), Troubles(url.rstrip("/"))
        troubles.watch(page)
        settle(page)
        with_luck(page, 11)
        page.goto(url)
        expect(page.locator("html")).to_have_attribute("lang", "de")
        page.locator(PLAY_NOW).click()
        page.wait_for_selector(BOARD)
        table = table_of(page)
        player = Player(page, seed=2)
        player.play(lambda now: bool(now.marks) and player.touched.total() > 4)
        page.reload()
        page.wait_for_selector(BOARD)
        assert page.url.startswith(url)
        assert table_of(page) == table
        page.goto(url)
        page.get_by_role("button", name="Weiterspielen").click()
        page.wait_for_selector(BOARD)
        assert table_of(page) == table
        context.close()
    assert troubles.unexpected == []
