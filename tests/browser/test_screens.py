"""Every main screen in every language at two sizes: nothing is cut off, nothing nameless, nothing hard to use."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import SIZES
from tests.browser.looking import cut_off, hard_to_use, nameless, overlapping
from tests.browser.player import settle
from tests.browser.screens import SCREENS
from tests.server.servers import Server

NAMES_ALONE: Final = "label-content-name-mismatch"  # what else axe looks at is the same in every language


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "ru-RU"])
def test_nothing_is_cut_off_overlapping_nameless_or_hard_to_use(
    page: Page, server: Server, locale: str, size: str
) -> None:
    settle(page)
    wrong: dict[str, list[str]] = {}
    for name, show in SCREENS.items():
        show(page, server)
        rules = [] if locale == "en-GB" else [NAMES_ALONE]
        found = [*nameless(page), *cut_off(page), *overlapping(page), *hard_to_use(page, *rules)]
        if found:
            wrong[name] = found
    assert wrong == {}
