"""The first screen opens, under the server's own policy, from its own files alone."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES
from tests.browser.troubles import Troubles
from tests.server.servers import ROOT, Server

PAGE = ROOT / "src" / "rednovember" / "page"
MOST_BYTES = 300_000  # of the first load


@pytest.mark.parametrize("size", SIZES)
def test_the_first_screen_opens(page: Page) -> None:
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    assert page.title() == "Red November"


def test_the_gallery_is_no_part_of_what_is_shipped(page: Page) -> None:
    assert page.request.get("/gallery.html").status == 404
    assert [path.name for path in PAGE.rglob("*gallery*")] == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "ru-RU"])
def test_the_first_load_is_small(page: Page, locale: str) -> None:
    sizes: dict[str, int] = {}
    page.on("requestfinished", lambda request: sizes.__setitem__(request.url, request.sizes()["responseBodySize"]))
    page.goto("/", wait_until="networkidle")
    expect(page.locator("h1")).to_be_visible()
    assert len(sizes) > 5
    assert sum(sizes.values()) < MOST_BYTES, json.dumps(sizes, indent=2)


def test_the_policy_lets_nothing_of_others_in_and_the_own_socket_out(
    page: Page, server: Server, troubles: Troubles
) -> None:
    made = server.make_table(gnomes=3, players=["Ann"])
    page.goto("/")
    opened = page.evaluate(
        """async ([path, key]) => {
            const socket = new WebSocket(new URL(path, location.href.replace("http", "ws")), "rednovember.2");
            const hello = {type: "hello", protocol: 2, keys: [key], language: "en", style: "dry", seen: null};
            socket.onopen = () => socket.send(JSON.stringify(hello));
            return await new Promise((done) => {
                socket.onmessage = (message) => done(JSON.parse(message.data).type);
                socket.onerror = () => done("refused");
            });
        }""",
        [f"{made.path}/socket", made.seats["Ann"]],
    )
    assert opened == "welcome"
    assert troubles.unexpected == []
    troubles.expect("Content Security Policy|leaves this machine|failed: ")
    ran = page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "window.ran = true";
            document.head.append(script);
            return window.ran === true;
        }"""
    )
    assert not ran
    assert page.evaluate("fetch('http://127.0.0.2:1/').then(() => 'sent', () => 'refused')") == "refused"
    assert any("Content Security Policy" in line for line in troubles.found)


def test_the_first_screen_does_not_wait_for_the_board_and_the_board_is_there_for_who_comes_by_a_link(
    page: Page, server: Server
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/", wait_until="networkidle")
    expect(page.locator("h1")).to_be_visible()
    page.evaluate("dispatchEvent(new PointerEvent('pointermove'))")  # a pointer that rests, over a page that changes
    page.evaluate("new Promise((done) => setTimeout(done, 100))")
    assert not [url for url in asked if "/AtTable-" in url]
    made = server.make_table(gnomes=3, players=["Ann"])
    page.goto(f"/#/t/{made.id}/k/{made.seats['Ann']}")
    expect(page.locator("[data-board]")).to_be_visible()
    assert [url for url in asked if "/AtTable-" in url]


def test_a_board_that_cannot_be_fetched_is_no_blank_page_and_comes_later_by_itself(
    page: Page, server: Server, troubles: Troubles
) -> None:
    troubles.expect("AtTable|ERR_FAILED|dynamically imported module|ERR_ABORTED")  # of a page that is left
    made = server.make_table(gnomes=3, players=["Ann"])
    page.route("**/assets/AtTable-*.js", lambda route: route.abort())
    page.goto(f"/#/t/{made.id}/k/{made.seats['Ann']}")
    expect(page.get_by_role("heading")).to_be_visible()
    expect(page.locator("[data-board]")).to_have_count(0)
    page.unroute("**/assets/AtTable-*.js")
    expect(page.locator("[data-board]")).to_be_visible()
