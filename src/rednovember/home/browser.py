"""Open the browser, if there is one. Never blocks, never fails."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

# These would take over the terminal.
TEXT_BROWSERS: Final = ("www-browser", "links", "links2", "elinks", "lynx", "w3m", "browsh")
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def open_browser(address: str) -> threading.Thread | None:
    """Open an address in the browser, in a thread: on some systems the call returns when the browser is closed.

    A program that ends soon has to wait for the thread, or nothing opens. Returns None if there is no browser.
    """
    if not has_screen(sys.platform, os.environ):
        return None
    opening = threading.Thread(target=_open, args=(address,), daemon=True)
    opening.start()
    return opening


def has_screen(platform: str, environ: Mapping[str, str]) -> bool:
    """Return whether this machine probably has a graphical browser.

    >>> has_screen("linux", {}), has_screen("linux", {"DISPLAY": ":0"}), has_screen("win32", {})
    (False, True, True)
    """
    return platform in ("win32", "darwin", "cygwin") or any(environ.get(name) for name in SCREENS)


def _open(address: str) -> None:
    with suppress(Exception):  # whatever went wrong: the address is on the screen
        browser = webbrowser.get()
        if Path(str(getattr(browser, "name", ""))).name not in TEXT_BROWSERS:
            browser.open(address)
