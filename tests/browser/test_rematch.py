"""Once more: a rematch with the same luck, and with luck of its own, from the screen of the ending."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import settle
from tests.browser.seeing import BOARD, ENDING
from tests.browser.tables import keys_of, table_of
from tests.server.servers import Made, Server, bearer, some_decision

CREW = ["Anna", "Boris", "Cyril"]


@pytest.fixture(scope="module")
def over(server: Server) -> Made:
    """A game of Eva's that is over: nobody has done anything until it was."""
    made = server.make_table(table={"gnomes": CREW, "players": ["Eva"]})
    key = made.seats["Eva"]
    for _ in range(400):
        message = made.look(key)["message"]
        if message["ended"] is not None:
            return made
        some = some_decision(message["choices"])
        assert made.ask(key, type="decide", number=message["number"], decision=some).status_code == 200
    raise AssertionError("the game does not end")


def set_up(page: Page, server: Server) -> list[dict[str, Any]]:
    """What fell before the first turn of the table that the page shows."""
    path = f"/api/v1/tables/{table_of(page)}"
    message = server.http.get(path, headers=bearer(*keys_of(page))).json()["message"]
    return [fact for fact in message["facts"] if fact["entry"] == 0]


@pytest.mark.parametrize(("button", "same"), [("Same luck again", True), ("Rematch", False)])
def test_a_rematch_is_played_with_the_luck_that_was_asked_for(
    page: Page, server: Server, over: Made, button: str, same: bool
) -> None:
    settle(page)
    page.goto(f"/#/t/{over.id}/k/{over.seats['Eva']}")
    expect(page.locator(f"{ENDING} h1")).to_be_visible()
    fallen = set_up(page, server)
    assert len(fallen) > 5
    page.get_by_role("button", name=button, exact=True).click()
    expect(page.locator(f"{BOARD} [data-mark]").first).to_be_visible()
    assert table_of(page) != over.id
    assert (set_up(page, server) == fallen) is same
