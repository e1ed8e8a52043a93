"""Every screen in every language at two sizes: nothing is cut off or broken, nothing nameless, nothing hard to use.

Each screen is shown once, and told in one language after the other where it stands.
"""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import SIZES
from tests.browser.looking import broken, cut_off, hard_to_use, misnamed, nameless, overlapping
from tests.browser.player import settle
from tests.browser.screens import SCREENS, Screen, ending, event, first, fixing, middle, undo
from tests.browser.tabs import DRAWN, OtherTab
from tests.server.servers import Server

LANGUAGES: Final = ("en", "de", "ru")
# How a screen may look beside the usual, and the screens that show all colours and signs.
LOOKS: Final[dict[str, dict[str, Any]]] = {
    "light": {"theme": "day", "contrast": False},
    "high contrast": {"theme": "night", "contrast": True},
    "light with high contrast": {"theme": "day", "contrast": True},
}
USUAL: Final = {"theme": "night", "contrast": False}
COLOURED: Final = ("first screen", "settings", "board", "a gnome", "a deed is chosen", "since your last turn", "ending")
MAIN: Final[dict[str, Screen]] = {
    "first": first,
    "board": middle,
    "a deed": fixing,
    "undo": undo,
    "event": event,
    "ending": ending,
}
FINGERS: Final = {"small phone": (360, 640), "phone on its side": (844, 390), "tablet": (820, 1180)}
POINTERS: Final = {"small window": (1024, 768), "full HD": (1920, 1080), "very large": (2560, 1440)}
OTHER_LAYOUTS: Final = ("phone on its side", "tablet", "small window")  # axe has looked at the others before


def wrong_with(page: Page) -> list[str]:
    """All that is wrong with a screen at a size and in a language."""
    return [*nameless(page), *misnamed(page), *cut_off(page), *overlapping(page), *broken(page)]


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off_overlapping_nameless_or_hard_to_use(page: Page, server: Server, size: str) -> None:
    settle(page)
    other = OtherTab(page)
    wrong: dict[str, list[str]] = {}
    languages = list(LANGUAGES)
    for name, show in SCREENS.items():
        show(page, server)
        for language in languages:
            other.speak(language)
            hard = hard_to_use(page) if language == "en" else []  # which is the same in every language
            wrong |= {f"{name}, {language}": [*wrong_with(page), *hard]}
        languages.reverse()  # the next screen begins in the language in which this one ends
    assert {name: found for name, found in wrong.items() if found} == {}


def test_every_text_can_be_read_in_the_light_and_with_high_contrast(page: Page, server: Server) -> None:
    settle(page)
    other = OtherTab(page)
    wrong: dict[str, list[str]] = {}
    for name in COLOURED:
        SCREENS[name](page, server)
        for look, settings in LOOKS.items():
            other.choose(**settings)
            wrong |= {f"{name}, {look}": hard_to_use(page, "color-contrast")}
        other.choose(**USUAL)
    assert {name: found for name, found in wrong.items() if found} == {}


@pytest.mark.parametrize(
    ("locale", "size", "sizes"), [("de-DE", "phone", FINGERS), ("ru-RU", "desktop", POINTERS)], ids=["touch", "mouse"]
)
def test_the_main_screens_fit_into_every_window(page: Page, server: Server, sizes: dict[str, tuple[int, int]]) -> None:
    settle(page)
    wrong: dict[str, list[str]] = {}
    for name, show in MAIN.items():
        show(page, server)
        for size, (width, height) in sizes.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            found = page.evaluate("[innerWidth, innerHeight]")
            too_wide = [f"the window is {found}"] if found != [width, height] else []
            hard = hard_to_use(page) if size in OTHER_LAYOUTS and name in ("a deed", "event") else []
            wrong |= {f"{name}, {size}": [*too_wide, *wrong_with(page), *hard]}
    assert {name: found for name, found in wrong.items() if found} == {}
