"""Take the pictures of the README and of docs/pictures from fixed logbooks: the real page in a real browser.

    python tools/make_pictures.py [LANGUAGE ...]     (default: en; needs the built page and Chromium)

Pictures in other languages have the language in their names: board.de.png. With Pillow installed they get 256 colours
each, which makes them a third as large.
"""

import importlib
import json
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PICTURES = DOCS / "pictures"
MOMENT = PICTURES / "moment.rn.toml"
VOYAGE = DOCS / "voyage.rn.toml"
SIZES = {"": (1280, 720), "phone-": (390, 844)}
STILL: dict[str, object] = {"theme": "night", "pace": "off", "motion": "still", "sound": False, "newcomer": False}
RARE_TOO = 1  # Pillow's MAXCOVERAGE: keeps a gnome's own colour apart from those of the sea
CHROMIUM = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


def main() -> None:
    """Start a server, take the pictures, and stop the server."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "rednovember", "serve", "--port", "0", "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert server.stdout is not None
            base = next(line for line in server.stdout if "http" in line).split()[-1]
            with sync_playwright() as playwright:
                program = shutil.which("chromium") or "chromium"
                browser = playwright.chromium.launch(executable_path=program, args=CHROMIUM)
                for language in sys.argv[1:] or ["en"]:
                    take_all(browser, base, language)
                browser.close()
        finally:
            server.terminate()
            server.wait()


def take_all(browser: Browser, base: str, language: str) -> None:
    """Take all pictures of a language."""
    ending = "" if language == "en" else f".{language}"
    for size, (width, height) in SIZES.items():
        context = browser.new_context(
            base_url=base, locale=language, viewport={"width": width, "height": height}, has_touch=bool(size)
        )
        page = context.new_page()
        settle(page, STILL)
        page.goto("/")
        page.wait_for_selector("h1")
        shoot(page, f"{size}first{ending}")
        page.goto(f"/#{lay(base, MOMENT, 'Oleg')}")
        page.locator("[data-board] .deed[data-mark*=fix_reactor]").first.dispatch_event("click")
        shoot(page, f"{size}board{ending}")
        context.close()
    context = browser.new_context(base_url=base, locale=language, viewport={"width": 1280, "height": 720})
    take_dialog(context.new_page(), base, f"dialog{ending}")
    take_event(context.new_page(), base, f"event{ending}")
    take_ending(context.new_page(), base, f"ending{ending}")
    context.close()


def take_dialog(page: Page, base: str, name: str) -> None:
    """Take the dialog: Oleg has gone back to room 5, and offers Grischa a trade."""
    settle(page, STILL)
    page.goto(f"/#{lay(base, MOMENT, 'Oleg')}")
    for _ in range(3):  # before he opened the hatch
        page.locator("[data-undo]").first.click()
    page.locator("[data-board] .deed[data-mark*=trade]").first.dispatch_event("click")
    page.wait_for_selector("[role=dialog]")
    shoot(page, name)


def take_event(page: Page, base: str, name: str) -> None:
    """Take an event: the reactor is fixed, and the first event that Oleg meets is shown and paused."""
    settle(page, {**STILL, "pace": "slow"})
    page.goto(f"/#{lay(base, MOMENT, 'Oleg')}")
    page.locator("[data-board] .deed[data-mark*=fix_reactor]").first.dispatch_event("click")
    page.locator("[data-main]").click()
    page.wait_for_selector("[data-board] .deed", state="detached")
    page.locator("[data-main]").click(timeout=120_000)  # the end of the turn
    page.wait_for_selector("article.card", timeout=120_000)
    shoot(page, name)


def take_ending(page: Page, base: str, name: str) -> None:
    """Take the end of the voyage that docs/voyage.md tells."""
    settle(page, STILL)
    page.goto(f"/#{lay(base, VOYAGE, None)}")
    page.wait_for_selector("h1")
    shoot(page, name)


def settle(page: Page, settings: dict[str, object]) -> None:
    """Set settings before anything is loaded."""
    page.add_init_script(f"localStorage.setItem('rednovember.settings', {json.dumps(json.dumps(settings))})")


def shoot(page: Page, name: str) -> None:
    """Take a picture when nothing moves any more."""
    page.wait_for_timeout(1200)
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
    path = PICTURES / f"{name}.png"
    page.screenshot(path=path)
    fewer_colours(path)
    print(path.relative_to(ROOT).as_posix())


def fewer_colours(path: Path) -> None:
    """Reduce a picture to a palette, which makes it much smaller with no visible difference."""
    try:
        image = importlib.import_module("PIL.Image")
    except ImportError:
        return
    with image.open(path) as picture:
        picture.convert("RGB").quantize(256, method=RARE_TOO, kmeans=2, dither=0).save(path, optimize=True)


def lay(base: str, logbook: Path, seat: str | None) -> str:
    """Create a table from a logbook. Returns the fragment of the link to a seat, or to watch."""
    said = json.dumps({"logbook": logbook.read_text(encoding="utf-8")}).encode()
    request = urllib.request.Request(f"{base}/api/v1/tables", said, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        links = json.load(answer)["links"]
    link: str = links["watch"] if seat is None else links["seats"][seat]
    return link.partition("#")[2]


if __name__ == "__main__":
    main()
