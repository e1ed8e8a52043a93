"""The tab in which nothing may go wrong sees what goes wrong."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.troubles import Troubles

A_MOMENT: Final = 20  # milliseconds
PATIENCE: Final = 1_000  # moments


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("console.error('oh no')", "console error: oh no"),
        ("console.warn('oh')", "console warning: oh"),
        ("setTimeout(() => { throw new Error('lost') })", "not caught: "),
        ("fetch('/nothing')", "status 404: "),
        ("fetch('http://127.0.0.1:9/').catch(() => 0)", "console error: Connecting to 'http://127.0.0.1:9/'"),
        ("setTimeout(() => { location = 'http://127.0.0.1:9/' })", "leaves this machine: http://127.0.0.1:9/"),
        ("setTimeout(() => { location = 'http://red.example/' })", "leaves this machine: http://red.example/"),
        ("new WebSocket('ws://127.0.0.1:9/')", "console error: "),
    ],
)
def test_every_trouble_is_seen(page: Page, troubles: Troubles, script: str, said: str) -> None:
    page.goto("/")
    page.evaluate(script)
    for _ in range(PATIENCE):
        if any(line.startswith(said) for line in troubles.unexpected):
            break
        page.wait_for_timeout(A_MOMENT)
    else:
        raise AssertionError(troubles.found)
    troubles.expect("")
