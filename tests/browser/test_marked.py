"""A language in which every text is marked: whatever the page shows without a mark is in no catalogue."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.looking import unmarked
from tests.browser.player import settle
from tests.browser.screens import CREW, SCREENS
from tests.pseudo import LANGUAGE, make_pseudo
from tests.server.servers import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, page_built: None) -> Iterator[Server]:
    """A server that knows the marked language, too."""
    folder = tmp_path_factory.mktemp("marked")
    make_pseudo(folder / "words")
    with serving(folder, {"REDNOVEMBER_WORDS": str(folder / "words")}) as found:
        yield found


def test_no_text_is_outside_of_the_catalogues(page: Page, server: Server) -> None:
    settle(page, language=LANGUAGE)
    wrong: dict[str, list[str]] = {}
    for name, show in SCREENS.items():
        show(page, server)
        if found := unmarked(page, *CREW, "Ann"):
            wrong[name] = found
    assert page.locator("html").get_attribute("lang") == LANGUAGE
    assert wrong == {}
