"""Several people at one screen who must not see each other's cards: a cover lies between their turns."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from rednovember.engine.ids import ITEM_NAMES
from rednovember.words import Words
from tests.browser.conftest import SIZES
from tests.browser.player import Player, settle
from tests.browser.seeing import COVER, seen
from tests.server.servers import Made, Server

Json = dict[str, Any]
TURNS: Final = 4
NAMES: Final = [re.escape(name) for item in ITEM_NAMES for name in (item, Words("en").item(item))]
# Everything that is in the page, but for the drawings that every page has ready.
DOCUMENT: Final = """() => {
    const all = document.documentElement.cloneNode(true);
    for (const one of all.querySelectorAll("symbol, style, script, link")) one.remove();
    return all.outerHTML;
}"""
HAND: Final = "() => [...document.querySelectorAll('[data-item]')].map((one) => one.dataset.item).sort()"
LOG: Final = "() => [...document.querySelectorAll('[role=log] .line .text')].map((one) => one.textContent)"
TABLE: Final = {
    "gnomes": ["Anna", "Boris", "Cyril", "Dora"],
    "players": ["Eva", "Finn"],
    "options": {"hidden_hands": True},
    "seed": 8,
}


@pytest.fixture
def made(page: Page, server: Server) -> Made:
    """A table for two people with two gnomes each, opened at one screen."""
    made = server.make_table(table=TABLE)
    settle(page)
    page.goto(f"/#/t/{made.id}/k/{','.join(made.seats.values())}")
    page.wait_for_selector(COVER)
    return made


def told(made: Made, seat: str) -> Json:
    """What the server tells that seat alone."""
    found: Json = made.look(made.seats[seat])["message"]
    return found


def reader(made: Made) -> str:
    """Whose eyes the screen is for."""
    found: str = made.look(*made.seats.values())["message"]["reader"]
    return found


def is_covered(page: Page) -> None:
    """Nothing of the table is in the page: no card, by its sign or by its name, and nothing that could be done."""
    expect(page.locator(COVER)).to_be_visible()
    document = page.evaluate(DOCUMENT)
    for trace in ("data-board", "data-item", "data-mark", "data-minute", 'role="log"', 'class="tip', "#item-"):
        assert trace not in document
    for name in NAMES:
        assert not re.search(rf"\b{name}", document, re.IGNORECASE), name


def is_open_for(page: Page, made: Made, seat: str) -> None:
    """The hand of that seat's gnome is there, and the logbook has no line but those that this seat may read."""
    expect(page.locator(COVER)).to_have_count(0)
    message = told(made, seat)
    gnome = next(one for one in message["view"]["gnomes"] if one["name"] == message["choices"]["gnome"])
    hand = page.evaluate(HAND)
    assert hand == sorted(gnome["items"]) or (hand == [] and page.locator("section.sheet, .since").count() > 0)
    if page.locator("aside [role=log]").count() == 0:
        page.keyboard.press("l")
        page.wait_for_selector("[role=log] .line")
    lines, story = page.evaluate(LOG), " ".join(one["text"] for one in message["story"])
    assert len(lines) > 3
    assert [line for line in lines if line not in story] == []
    if page.locator("aside [role=log]").count() == 0:
        page.keyboard.press("l")
        expect(page.locator("[role=log]")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_of_a_hidden_hand_is_in_the_page_until_the_cover_was_held_open(page: Page, made: Made) -> None:
    seats: list[str] = []
    while len(seats) < TURNS:
        is_covered(page)
        player = Player(page, seed=len(seats))
        player.open_cover()
        seats.append(reader(made))
        is_open_for(page, made, seats[-1])
        player.now = seen(page)
        assert not player.play(lambda now: now.cover).ended
    assert set(seats) == {"Eva", "Finn"}
    eva, finn = ({one["text"] for one in told(made, seat)["story"]} for seat in ("Eva", "Finn"))
    assert eva - finn, "nothing was told to one of them alone"
    assert finn - eva, "nothing was told to one of them alone"


@pytest.mark.parametrize("size", SIZES)
def test_a_page_that_is_loaded_again_is_covered_again(page: Page, made: Made) -> None:
    player = Player(page)
    player.open_cover()
    first = reader(made)
    page.reload()
    is_covered(page)
    player = Player(page)
    player.open_cover()
    assert not player.play(lambda now: now.cover).ended
    assert reader(made) != first
    page.reload()
    is_covered(page)
    Player(page).open_cover()
    is_open_for(page, made, reader(made))
