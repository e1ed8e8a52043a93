"""How to play, for who has never played: offered at the first turn, and there again whenever one wants it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES
from tests.browser.player import Player, settle
from tests.browser.seeing import BOARD, MARKS
from tests.browser.tables import PLAY_NOW, moment, sit_down
from tests.browser.tabs import DRAWN
from tests.server.servers import Server

HOW_TO = "dialog .howto"
OFFER = ".offer"
WINDOWS = {
    "phone": (390, 844),
    "small phone": (360, 640),
    "phone on its side": (844, 390),
    "upright tablet": (768, 1024),
    "tablet": (1024, 768),
    "desktop": (1280, 720),
}
# What is only aimed at may take its place for a while.
DECIDED = "JSON.parse(localStorage.getItem('rednovember.settings')).newcomer === false"
# What can be touched or read, and has some of the offer over it or under it.
COVERED = """(selector) => {
    const offer = document.querySelector(selector);
    const box = offer.getBoundingClientRect();
    const outside = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
    const all = [...document.querySelectorAll("button, a, [data-mark], p, h2, [role=status]")].filter((one) => {
        const other = one.getBoundingClientRect();
        return one !== offer && !offer.contains(one) && !one.contains(offer) && one.closest(".aloud") === null &&
            one.checkVisibility({visibilityProperty: true}) &&
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
    });
    return [...(outside ? ["it lies outside"] : []), ...all.map((one) => one.outerHTML.slice(0, 160))];
}"""


@pytest.mark.parametrize("size", SIZES)
def test_a_newcomer_is_offered_to_be_told_how_to_play_and_only_once(page: Page, server: Server, size: str) -> None:
    sit_down(page, moment(server), "Oleg", newcomer=True)
    page.locator(OFFER).get_by_role("button", name="How to play").click()
    tips = page.locator(f"{HOW_TO} li")
    expect(tips).to_have_count(6)
    page.get_by_role("button", name="Aye aye!").click()
    expect(tips).to_have_count(0)
    page.wait_for_selector(MARKS)
    page.reload()
    page.wait_for_selector(MARKS)
    expect(page.locator(OFFER)).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_who_does_not_want_to_be_told_plays_at_once(page: Page, server: Server, size: str) -> None:
    sit_down(page, moment(server), "Oleg", newcomer=True)
    expect(page.locator(OFFER)).to_be_visible()
    now = Player(page).play(lambda _: bool(page.evaluate(DECIDED)))
    assert not now.ended
    page.reload()
    page.wait_for_selector(BOARD)
    expect(page.locator(OFFER)).to_have_count(0)


@pytest.mark.parametrize(("size", "locale"), [("phone", "de-DE"), ("phone", "ru-RU")])
def test_the_offer_covers_nothing(page: Page, server: Server, size: str, locale: str) -> None:
    sit_down(page, moment(server), "Oleg", newcomer=True)
    found: dict[str, list[str]] = {}
    for name, (width, height) in WINDOWS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        expect(page.locator(OFFER)).to_be_visible()
        found |= {name: page.evaluate(COVERED, OFFER)}
    assert {name: covered for name, covered in found.items() if covered} == {}


def test_who_only_looks_on_is_told_nothing(page: Page, server: Server) -> None:
    made = moment(server)
    settle(page, newcomer=True)
    page.goto(f"/#/t/{made.id}/k/{made.watch}")
    expect(page.locator("[data-board]")).to_be_visible()
    expect(page.locator("aside [role=log] button").first).to_be_visible()
    expect(page.locator(OFFER)).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_it_is_there_again_by_the_first_screen_by_the_menu_and_by_a_key(page: Page, server: Server, size: str) -> None:
    settle(page)
    page.goto("/")
    expect(page.locator(PLAY_NOW)).to_be_visible()
    for button in (".new", ".tools button"):
        page.locator(button).first.click()
        expect(page.locator(HOW_TO)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(HOW_TO)).to_have_count(0)
    sit_down(page, moment(server), "Oleg")
    page.wait_for_selector(MARKS)
    page.keyboard.press("h")  # kept free for a signal
    page.evaluate(DRAWN)
    expect(page.locator(HOW_TO)).to_have_count(0)
    page.keyboard.press("i")
    expect(page.locator(HOW_TO)).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-menu]").click()
    page.get_by_role("dialog").get_by_role("button", name="How to play").click()
    expect(page.locator(HOW_TO)).to_be_visible()
