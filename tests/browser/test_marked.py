"""A language in which every text is marked: whatever the page shows without a mark is in no catalogue."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES
from tests.browser.looking import unmarked
from tests.browser.player import Player, settle
from tests.browser.playing import CARD, MAIN, PACE, to_the_event
from tests.browser.screens import CREW, SCREENS, event, middle
from tests.browser.seeing import Seen, seen
from tests.browser.tables import moment, sit_down
from tests.browser.tabs import OtherTab
from tests.server.servers import Server, serving
from tests.support.pseudo import LANGUAGE, make_pseudo

MARKED: Final = "document.querySelector('main').textContent.includes('⟦')"
PHONE_ALONE: Final = ("board", "logbook", "a deed is chosen", "undo", "menu", "piles", "since your last turn", "event")
GROG: Final = "[data-item=grog]"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, page_built: None) -> Iterator[Server]:
    """A server that knows the marked language, too."""
    folder = tmp_path_factory.mktemp("marked")
    make_pseudo(folder / "words")
    with serving(folder, {"REDNOVEMBER_WORDS": str(folder / "words")}) as found:
        yield found


@pytest.mark.parametrize("size", SIZES)
def test_no_text_is_outside_of_the_catalogues(page: Page, server: Server, size: str) -> None:
    settle(page, language=LANGUAGE)
    wrong: dict[str, list[str]] = {}
    for name, show in SCREENS.items():
        if size == "phone" and name not in PHONE_ALONE:
            continue
        show(page, server)
        if found := unmarked(page, *CREW, "Ann", "Ben"):
            wrong[name] = found
    assert page.locator("html").get_attribute("lang") == LANGUAGE
    assert wrong == {}


def choose_language(page: Page, size: str, language: str) -> None:
    """By the settings, at the table."""
    if size == "phone":
        page.locator("[data-menu]").click()
    page.locator("button:has([href='#ui-gearui'])").last.click()
    page.get_by_role("dialog").locator(f"input[value={language}]").check()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def half_made(now: Seen) -> Any:
    """What somebody has in mind, and what they could do else."""
    return [(mark.id, mark.chosen, mark.key) for mark in now.marks], now.cards, now.minutes, now.dial


@pytest.mark.parametrize("size", SIZES)
def test_the_language_is_switched_in_the_middle_of_a_turn_and_nothing_of_it_is_lost(
    page: Page, server: Server, size: str
) -> None:
    made = moment(server)
    sit_down(page, made, "Oleg", language="en")
    player = Player(page)
    player.touch("card", GROG)
    player.touch("card", GROG)
    player.touch("deed", "[data-mark^=deed-fix_reactor]")
    player.touch("dial", f"[data-minute='{player.now.minutes[0]}']")
    before, decided = half_made(player.now), made.look(made.seats["Oleg"])["message"]["decisions"]
    assert any(chosen for _, chosen, _ in before[0])
    page.evaluate("window.stayed = true")
    assert not page.evaluate(MARKED)
    choose_language(page, size, LANGUAGE)
    page.wait_for_function(f"() => {MARKED} && document.querySelector('[data-main]') !== null")
    if size == "desktop":
        expect(page.locator("[role=log] .line .text").first).to_contain_text("⟦")
    assert unmarked(page, *CREW, "Ann") == []
    assert half_made(seen(page)) == before
    choose_language(page, size, "en")
    page.wait_for_function(f"() => !{MARKED} && document.querySelector('[data-main]') !== null")
    assert half_made(seen(page)) == before
    assert page.evaluate("window.stayed") is True
    assert made.look(made.seats["Oleg"])["message"]["decisions"] == decided
    page.locator(MAIN).first.click()
    page.wait_for_selector("[data-board] .deed", state="detached")
    page.wait_for_selector("[aria-busy=true]", state="detached")  # until then it is on its way
    assert made.look(made.seats["Oleg"])["message"]["decisions"] == decided + 1


def test_the_captain_and_an_event_that_plays_go_on_in_another_language(page: Page, server: Server) -> None:
    settle(page, language="en")
    other = OtherTab(page)
    middle(page, server)
    page.keyboard.press("c")
    page.wait_for_selector("[role=dialog] [data-choice]")
    other.speak(LANGUAGE)
    page.wait_for_selector("[role=dialog] [data-choice]")
    assert unmarked(page, *CREW) == []
    other.speak("en")
    event(page, server)
    card = page.locator(CARD).get_attribute("aria-label")
    before = page.locator(CARD).count()
    other.speak(LANGUAGE)
    assert page.locator(CARD).count() == before == 1
    assert page.locator(CARD).get_attribute("aria-label") != card or card is None
    assert unmarked(page, *CREW) == []
    expect(page.locator(f"{PACE} [href='#ui-play']")).to_be_visible()  # it is still paused
    page.keyboard.press("n")
    to_the_event(page)
