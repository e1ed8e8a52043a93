"""Measure the page in the browser: the first load, the response to clicks, the frame rate, the start.

    python bench/page.py [load] [touch] [frames] [start] [--rounds 3]

The real page (build it first) of a real server, in Debian's Chromium: a board with eight gnomes, fire, water and the
Kraken (page.rn.toml). Everything is repeated, because machines are shared: the quietest round counts. Without a
graphics card Chromium paints on the same cores. So the table has the CPU time per frame of each thread beside the
frame rate, and an empty page in the same browser shows the highest possible rate. Prints tables for bench/page.md.
"""

from __future__ import annotations

import argparse
import os
import shutil
from datetime import date
from functools import partial
from typing import Final

from page_frames import tell_frames
from page_look import serving
from page_starts import tell_starts
from page_touches import tell_touches
from playwright.sync_api import Browser, Request, sync_playwright

PROGRAMS: Final = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS: Final = ("--disable-background-networking", "--disable-component-update", "--disable-gpu")
LANGUAGES: Final = ("en", "de", "ru")
MOST_BYTES: Final = 300_000


def load(browser: Browser, base: str) -> list[str]:
    """Measure the bytes over the wire until the first screen is there, in each language."""
    lines = ["| language | bytes | of the limit | requests | scripts | styles | fonts | words |", "|---|" + "---:|" * 7]
    for language in LANGUAGES:
        context = browser.new_context(base_url=base, locale=language)
        page, done = context.new_page(), list[Request]()
        page.on("requestfinished", partial(done.append))
        page.goto("/", wait_until="networkidle")
        page.wait_for_selector("h1")
        sizes = {one.url: one.sizes()["responseBodySize"] for one in done}
        kinds = {".js": 0, ".css": 0, ".woff2": 0, "/words/": 0}
        for url, size in sizes.items():
            for kind in kinds:
                kinds[kind] += size if kind in url.removeprefix(base) else 0
        total = sum(sizes.values())
        parts = " | ".join(f"{part:,}" for part in kinds.values())
        lines.append(f"| {language} | {total:,} | {100 * total / MOST_BYTES:.0f} % | {len(sizes)} | {parts} |")
        context.close()
    return lines


def main() -> None:
    """Run the measurements of the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", default=["load", "touch", "frames", "start"])
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    with serving() as base, sync_playwright() as playwright:
        program = next(filter(None, map(shutil.which, PROGRAMS)), None)
        alone = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=program, args=[*ARGUMENTS, *alone])
        print(f"{date.today()}, Chromium {browser.version}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
        if "load" in given.what:
            print("\n".join(load(browser, base)), flush=True)
        if "touch" in given.what:
            tell_touches(browser, base, given.rounds)
        if "frames" in given.what:
            tell_frames(browser, base, given.rounds)
        browser.close()
    if "start" in given.what:
        tell_starts(given.rounds)


if __name__ == "__main__":
    main()
