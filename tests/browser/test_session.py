"""What somebody meets who is at a table for long: the page loaded again, a line that breaks, two tabs."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from tests.browser.player import settle
from tests.browser.seeing import BOARD, MARKS
from tests.browser.tables import keys_of, sit_down, table_of
from tests.browser.troubles import Troubles
from tests.server.servers import Made, Server, bearer

CREW: Final = {"gnomes": ["Anna", "Boris", "Cyril"], "players": ["Ann", "Bob", "Cem"], "seed": 5}  # Bob is to decide
SOCKET: Final = "**/socket"


def seats_of(made: Made, keys: list[str]) -> list[str]:
    """Return the seats that these keys open."""
    return list(made.server.http.get(made.path, headers=bearer(*keys)).json()["you"]["seats"])


def test_the_keys_of_a_screen_are_kept_and_not_shown_in_the_address(page: Page, server: Server) -> None:
    made = server.make_table(table=CREW)
    sit_down(page, made, "Ann", "Bob")
    page.wait_for_url(f"**/#/t/{made.id}")
    assert seats_of(made, keys_of(page)) == ["Ann", "Bob"]
    page.reload()
    page.wait_for_selector(BOARD)
    assert page.url.endswith(f"#/t/{made.id}")
    assert seats_of(made, keys_of(page)) == ["Ann", "Bob"]
    page.goto("/")
    page.go_back()
    page.wait_for_selector(BOARD)
    assert page.url.endswith(f"#/t/{made.id}")


def test_two_tabs_have_a_seat_each_also_when_they_are_loaded_again(
    context: BrowserContext, page: Page, server: Server, troubles: Troubles
) -> None:
    made = server.make_table(table=CREW)
    other = context.new_page()
    sit_down(page, made, "Ann")
    sit_down(other, made, "Bob")
    for tab in (page, other):
        tab.reload()
        tab.wait_for_selector(BOARD)
    told = "JSON.parse(sessionStorage.getItem('rednovember.tab')).keys"
    assert seats_of(made, page.evaluate(told)) == ["Ann"]
    assert seats_of(made, other.evaluate(told)) == ["Bob"]
    other.close()


def test_broken_data_of_the_browser_is_no_blank_page(page: Page, server: Server) -> None:
    page.goto("/")
    page.evaluate(
        """() => {
            for (const name of ["settings", "tables", "tables.2", "setup.bots", "setup.solo", "setup.same"])
                localStorage.setItem("rednovember." + name, '{"version": 7, "tables": {"a": ["broken"]}, "size": "x"');
            for (const name of ["shown", "tab"]) sessionStorage.setItem("rednovember." + name, '[null, 7]');
        }"""
    )
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("/#/new/same")
    expect(page.locator("form.panel")).to_be_visible()
    made = server.make_table(table=CREW)
    sit_down(page, made, "Ann")
    assert table_of(page) == made.id


def test_a_frame_that_cannot_be_understood_is_told_anew(page: Page, server: Server) -> None:
    made = server.make_table(table=CREW)
    broken: list[bool] = []

    def between(socket: WebSocketRoute) -> None:
        real = socket.connect_to_server()

        def told(text: str | bytes) -> None:
            frame: dict[str, Any] = json.loads(text)
            if not broken and frame["type"] == "welcome":
                broken.append(True)
                frame["message"] = {"view": None}
            socket.send(json.dumps(frame))

        real.on_message(told)

    page.route_web_socket(SOCKET, between)
    sit_down(page, made, "Ann")
    assert broken


def test_a_lost_line_says_when_it_is_tried_again_and_comes_back(page: Page, server: Server) -> None:
    made = server.make_table(table=CREW)
    lines: list[WebSocketRoute] = []
    cut: list[bool] = []

    def between(socket: WebSocketRoute) -> None:
        if cut:
            socket.close(code=4001)
            return
        socket.connect_to_server()
        lines.append(socket)

    page.route_web_socket(SOCKET, between)
    sit_down(page, made, "Bob")
    cut.append(True)
    lines[0].close(code=4001)
    lost = page.locator(".lost")
    expect(lost).to_contain_text("Connection lost")
    expect(lost.locator(".next")).to_contain_text("Next attempt in")
    cut.clear()
    lost.get_by_role("button", name="Try now").click()
    expect(lost).to_be_hidden()
    expect(page.locator(MARKS).first).to_be_visible()


def test_what_others_say_neither_hides_what_one_may_do_nor_a_refusal(page: Page, server: Server) -> None:
    made = server.make_table(table=CREW)
    sit_down(page, made, "Bob")
    marks = page.locator(MARKS)
    expect(marks.first).to_be_visible()
    before = marks.count()
    page.keyboard.press("u")  # there is nothing to undo yet
    refusal = page.locator(".refusal[role=alert]")
    expect(refusal).to_be_visible()
    for words in ("Ahoy", "<b>Fire!</b>"):
        said = {"type": "chat", "text": words}
        answer = server.http.post(f"{made.path}/requests", json=said, headers=bearer(made.seats["Cem"]))
        assert answer.status_code == 200
    expect(refusal).to_be_visible()
    assert marks.count() == before


def test_a_table_that_was_kept_by_an_older_page_goes_on(page: Page, server: Server) -> None:
    made = server.make_table(table=CREW)
    settle(page)
    page.goto("/")
    kept = {"table": made.id, "keys": [made.seats["Cem"]], "gnomes": ["Anna"], "people": ["Cem"], "at": 1}
    page.evaluate(
        "kept => localStorage.setItem('rednovember.tables', JSON.stringify([kept]))",
        {**kept, "minutes": 40, "ended": ""},
    )
    page.reload()
    page.get_by_role("button", name="Continue").click()
    page.wait_for_selector(BOARD)
    assert seats_of(made, keys_of(page)) == ["Cem"]
