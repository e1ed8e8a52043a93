"""Tables for the tests in the browser, and how one comes to them."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from playwright.sync_api import Page, Route

from tests.browser.player import settle
from tests.browser.seeing import BOARD
from tests.server.servers import ROOT, Made, Server

MOMENT: Final = ROOT / "docs" / "pictures" / "moment.rn.toml"
TABLES: Final = "**/api/v1/tables"
MENDED: Final = {
    "use toolbox\n": "use toolbox; fix reactor 8\n",
    "tokens = { missiles = 26, kraken = 24 }": "tokens = {}",
    "format = 1": "format = 1\nseed = 4",
}
PLAY_NOW: Final = "nav .menu-button.go"
ADDRESS: Final = re.compile(r"#/t/([\w-]+)")


def moment(server: Server) -> Made:
    """The table of the pictures: Oleg is about to mend the reactor."""
    return server.make_table(logbook=MOMENT.read_text(encoding="utf-8"))


def mended(server: Server) -> Made:
    """The same table when Oleg has mended the reactor and ends his turn next; nothing that can end the game is near."""
    text = MOMENT.read_text(encoding="utf-8")
    for before, after in MENDED.items():
        assert before in text
        text = text.replace(before, after)
    return server.make_table(logbook=text)


def sit_down(page: Page, made: Made, *seats: str, **settings: Any) -> None:
    """Open a table as these seats, and wait for the board."""
    settle(page, **settings)
    page.goto(f"{made.server.url}/#/t/{made.id}/k/{','.join(made.seats[seat] for seat in seats)}")
    page.wait_for_selector(BOARD)


def to_the_way_out(page: Page) -> None:
    """By the menu to where one saves and leaves."""
    page.locator("[data-menu]").click()
    page.locator("[role=dialog] .rows button").last.click()
    page.wait_for_selector("[role=dialog] .red")


def with_luck(page: Page, seed: int) -> None:
    """Whatever table the page lays has the luck of this seed, and bots that think quickly: always the same game."""

    def lay_it(route: Route) -> None:
        if route.request.method != "POST":
            route.continue_()
            return
        said: Any = route.request.post_data_json
        said["table"]["seed"] = seed
        said["table"]["bots"] = dict.fromkeys(said["table"]["bots"], "bosun")
        route.continue_(post_data=json.dumps(said))

    page.route(TABLES, lay_it)


def table_of(page: Page) -> str:
    """Which table the address names."""
    found = ADDRESS.search(page.url)
    assert found, page.url
    return found[1]


def keys_of(page: Page) -> list[str]:
    """The keys that the browser has kept of the table in the address."""
    kept = page.evaluate('JSON.parse(localStorage.getItem("rednovember.tables.2")).tables')
    return next([one["key"] for one in table["keys"]] for table in kept if table["table"] == table_of(page))
