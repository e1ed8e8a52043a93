"""Tables for the tests in the browser, and how one comes to them."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Page, Route

from tests.browser.player import settle
from tests.browser.seeing import BOARD
from tests.server.servers import ROOT, Made, Server

MOMENT: Final = ROOT / "docs" / "pictures" / "moment.rn.toml"
TABLES: Final = "**/api/v1/tables"


def lay(server: Server, **said: Any) -> Made:
    """Lay a table with whatever may be said of it: also a logbook."""
    answer = server.http.post("/api/v1/tables", json=said)
    assert answer.status_code == 201, answer.text
    return Made(server, answer.json())


def moment(server: Server) -> Made:
    """The table of the pictures: Oleg is about to mend the reactor."""
    return lay(server, logbook=MOMENT.read_text(encoding="utf-8"))


def sit_down(page: Page, made: Made, *seats: str, **settings: Any) -> None:
    """Open a table as these seats, and wait for the board."""
    settle(page, **settings)
    page.goto(f"{made.server.url}/#/t/{made.id}/k/{','.join(made.seats[seat] for seat in seats)}")
    page.wait_for_selector(BOARD)


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
