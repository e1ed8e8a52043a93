"""A browser, a server with the built page, and a tab in which nothing may go wrong.

`size` and `locale` may be given by a test (`@pytest.mark.parametrize("size", SIZES)`). Where no browser is installed
the tests are left out with a reason; with REDNOVEMBER_CI=1 that is a failure.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any, Final, NoReturn

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from rednovember.locks import take_lock
from tests.browser.troubles import Troubles
from tests.server.servers import ROOT, Server, serving

SIZES: Final = {"desktop": (1280, 720), "phone": (390, 844)}
# Without a window of its own it needs a fifth less than the whole browser, and draws the same.
BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PATIENCE: Final = 600.0  # seconds for another process that builds the page
# Nobody is asked for anything but the server: a name that is not this machine's is found nowhere.
ARGUMENTS: Final = (
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--font-render-hinting=none",  # letters as wide as on a screen, not fitted to whole pixels
)
Started = dict[str, Any]


expect.set_options(timeout=30_000)  # milliseconds: the machine may be busy with other things


def not_here(reason: str) -> NoReturn:
    """What these tests need is not here."""
    if os.environ.get("REDNOVEMBER_CI", "") not in ("", "0"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="package")
def page_built() -> None:
    """The page, built if need be; `make test` has done it before. One process builds, others wait."""
    (ROOT / "build").mkdir(exist_ok=True)
    file = os.open(ROOT / "build" / "page.lock", os.O_RDWR | os.O_CREAT)
    end = time.monotonic() + PATIENCE
    while not take_lock(file):
        assert time.monotonic() < end, "another process builds the page, and does not finish"
        time.sleep(0.2)
    try:
        tool = [sys.executable, str(ROOT / "tools" / "build_page.py")]
        built = subprocess.run(tool, capture_output=True, text=True, check=False)
    finally:
        os.close(file)
    if built.returncode:
        not_here(built.stderr.strip())


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, page_built: None) -> Iterator[Server]:
    """A server with the page."""
    with serving(tmp_path_factory.mktemp("browser")) as found:
        yield found


@pytest.fixture(scope="package")
def chromium() -> Started:
    """How Chromium is started."""
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        not_here("no Chromium is installed here (on Debian: apt install chromium)")
    alone = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    return {"executable_path": program, "args": [*ARGUMENTS, *alone]}


@pytest.fixture(scope="package")
def browser(chromium: Started) -> Iterator[Browser]:
    """Chromium. Not for the whole session: as long as it runs, no other test of this process has an event loop."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(**chromium)
        yield opened
        opened.close()


@pytest.fixture
def size() -> str:
    """How large the window is, by name."""
    return "desktop"


@pytest.fixture
def locale() -> str:
    """What the person at the browser speaks."""
    return "en-GB"


@pytest.fixture
def context(browser: Browser, server: Server, size: str, locale: str) -> Iterator[BrowserContext]:
    """A browser that nobody has used before."""
    width, height = SIZES[size]
    made = browser.new_context(
        base_url=server.url,
        locale=locale,
        viewport={"width": width, "height": height},
        has_touch=size == "phone",
        is_mobile=size == "phone",
    )
    yield made
    made.close()


@pytest.fixture
def troubles(context: BrowserContext, server: Server) -> Iterator[Troubles]:
    """What goes wrong in any tab; at the end of a test nothing may have, but for what it has expected."""
    found = Troubles(server.url)
    context.on("page", found.watch)
    yield found
    assert found.unexpected == []


@pytest.fixture
def page(context: BrowserContext, troubles: Troubles) -> Iterator[Page]:
    """A tab."""
    opened = context.new_page()
    yield opened
    opened.close()
