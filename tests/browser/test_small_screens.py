"""Phones, upright and on their side, and tablets: what a newcomer must be able to see and to do there, too."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import settle
from tests.browser.screens import CREW, event
from tests.browser.seeing import BOARD, spot
from tests.browser.tables import moment, sit_down
from tests.browser.tabs import DRAWN
from tests.server.servers import Server

PHONES: Final = {"phone": (390, 844), "small phone": (360, 640), "phone on its side": (844, 390)}
TABLETS: Final = {"upright tablet": (768, 1024), "tablet": (1024, 768)}
SHEET: Final = "section.sheet"
CAPTAIN: Final = "button[aria-keyshortcuts=C]"
LOGBOOK: Final = "button[aria-keyshortcuts=L]"


def window(page: Page, size: tuple[int, int]) -> None:
    """Make the window so large."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)


def is_whole(page: Page, selector: str) -> bool:
    """Whether all of the first such thing can be seen: nothing lies over it or cuts it off."""
    found: Any = page.evaluate(
        """(selector) => {
            const one = document.querySelector(selector);
            const box = one.getBoundingClientRect();
            return [[1, 1], [box.width - 2, 1], [1, box.height - 2], [box.width - 2, box.height - 2]]
                .every(([x, y]) => one.contains(document.elementFromPoint(box.left + x, box.top + y))
                    || one.parentElement === document.elementFromPoint(box.left + x, box.top + y));
        }""",
        selector,
    )
    return bool(found)


@pytest.mark.parametrize("size", ["phone"])
@pytest.mark.parametrize("screen", {**PHONES, **TABLETS}.values(), ids={**PHONES, **TABLETS}.keys())
def test_one_sees_what_will_sink_the_boat_and_when(page: Page, server: Server, screen: tuple[int, int]) -> None:
    sit_down(page, moment(server), "Oleg")
    window(page, screen)
    for threat, figure in {"heat": "7 of 10", "missiles": "8 min", "kraken": "10 min"}.items():
        shown = page.locator(f"[data-threat={threat}]")
        expect(shown).to_be_visible()
        expect(shown).to_contain_text(figure)
        assert not isinstance(spot(page, f"[data-threat={threat}]"), str)


@pytest.mark.parametrize("size", ["phone"])
def test_an_event_fills_the_place_below_the_board_of_an_upright_tablet(page: Page, server: Server) -> None:
    settle(page)
    window(page, TABLETS["upright tablet"])
    event(page, server)
    place, card, told = (
        page.locator(f".happening > .what{inside}").last.bounding_box() for inside in ("", " > .card", " .before li")
    )
    assert place is not None
    assert card is not None
    assert told is not None
    assert card["height"] > 0.9 * place["height"]
    assert told["y"] + told["height"] > place["y"] + 0.75 * place["height"]


@pytest.mark.parametrize("size", ["phone"])
@pytest.mark.parametrize("screen", PHONES.values(), ids=PHONES.keys())
def test_a_tap_on_the_dangers_tells_where_they_are_averted(page: Page, server: Server, screen: tuple[int, int]) -> None:
    sit_down(page, moment(server), "Oleg")
    window(page, screen)
    page.locator("[data-dangers]").tap()
    averted = page.get_by_role("dialog").locator("[data-threat=missiles]")
    expect(averted).to_contain_text("Missiles: stop them")
    expect(averted).to_contain_text("7")  # the room
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("size", ["phone"])
@pytest.mark.parametrize("screen", PHONES.values(), ids=PHONES.keys())
def test_every_gnome_is_named(page: Page, server: Server, screen: tuple[int, int]) -> None:
    for crew in (CREW[:5], CREW):
        sit_down(page, server.make_table(table={"gnomes": crew, "players": ["Ann"], "seed": 3}), "Ann")
        page.wait_for_selector(f"{BOARD} [data-mark]")
        window(page, screen)
        for gnome in crew:
            name = page.locator(f"button[data-gnome={gnome}] .name")
            expect(name).to_have_text(gnome)
            assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth"), gnome


@pytest.mark.parametrize("size", ["phone"])
@pytest.mark.parametrize("screen", PHONES.values(), ids=PHONES.keys())
def test_a_room_says_which_card_the_way_uses_up(page: Page, server: Server, screen: tuple[int, int]) -> None:
    sit_down(page, moment(server), "Oleg")
    window(page, screen)
    burning = page.locator("[data-mark=space-7]")  # nobody goes into a fire without a drink
    expect(burning.locator(".pill use[href='#item-grog']")).to_have_count(1)
    expect(page.locator("[data-mark=space-5] .pill use")).to_have_count(0)
    burning.dispatch_event("click")
    expect(page.locator("[data-main]")).to_contain_text("uses Grog")


@pytest.mark.parametrize("size", ["phone"])
@pytest.mark.parametrize("screen", {**PHONES, **TABLETS}.values(), ids={**PHONES, **TABLETS}.keys())
def test_a_step_is_taken_back_by_touch(page: Page, server: Server, screen: tuple[int, int]) -> None:
    made = moment(server)
    sit_down(page, made, "Oleg")
    window(page, screen)
    before = made.look(made.seats["Oleg"])["message"]["decisions"]
    expect(page.locator(".card.in-use")).to_have_count(1)  # the Toolbox, by the last step
    page.locator("[data-undo]").tap()
    expect(page.locator(".card.in-use")).to_have_count(0)
    assert made.look(made.seats["Oleg"])["message"]["decisions"] == before - 1


@pytest.mark.parametrize("size", ["phone"])
def test_a_phone_on_its_side_has_the_whole_list_and_the_end_of_the_turn(page: Page, server: Server) -> None:
    window(page, PHONES["phone on its side"])
    sit_down(page, server.make_table(table={"gnomes": CREW[:4], "players": ["Ann"], "seed": 3}), "Ann")
    expect(page.locator(f"{SHEET} h2")).to_be_visible()
    assert is_whole(page, f"{SHEET} h2")
    assert is_whole(page, f"{SHEET} [data-room]")
    expect(page.locator(f"{SHEET} [data-end]")).to_be_visible()
    page.locator(f"{SHEET} .stay").tap()
    expect(page.get_by_role("group", name="Action")).to_be_visible()
    assert not isinstance(spot(page, f"{SHEET} [data-end]"), str)


@pytest.mark.parametrize("size", ["phone"])
def test_plans_that_lead_elsewhere_look_different(page: Page, server: Server) -> None:
    sit_down(page, moment(server), "Oleg")
    page.locator(CAPTAIN).tap()
    plans = page.locator("[role=dialog] .plans button")
    expect(plans.first).to_be_visible(timeout=60_000)
    for screen in PHONES.values():
        window(page, screen)
        seen = [one.inner_text() for one in plans.all()]
        assert len({text.rpartition("\n")[0] for text in seen}) == len(seen)


@pytest.mark.parametrize("size", ["phone"])
def test_what_was_opened_last_is_what_one_sees(page: Page, server: Server) -> None:
    asked: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda sent: asked.append(str(sent))))
    sit_down(page, moment(server), "Oleg")
    title = page.locator("[role=dialog] h2")
    page.locator(LOGBOOK).tap()
    expect(title).to_have_text("Logbook")
    page.locator(CAPTAIN).tap()
    expect(title).to_have_text("Ask the captain")
    plans = page.locator("[role=dialog] .plans button")
    expect(plans.first).to_be_visible(timeout=60_000)
    said = plans.all_inner_texts()
    page.locator(LOGBOOK).tap()
    expect(title).to_have_text("Logbook")
    page.keyboard.press("Escape")
    expect(title).to_have_count(0)
    page.locator(CAPTAIN).tap()
    expect(plans).to_have_text(said, use_inner_text=True)  # what he has said, he need not think of again
    assert sum('"advice"' in one for one in asked) == 1
