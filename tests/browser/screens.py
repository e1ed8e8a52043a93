"""The main screens of the page, and how one comes to each of them from the one before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from tests.browser.tables import MOMENT, lay, moment
from tests.server.servers import Made, Server

Screen = Callable[[Page, Server], None]
VOYAGE: Final = MOMENT.parents[1] / "voyage.rn.toml"
CREW: Final = ["Oleg", "Mitka", "Ivanka", "Fenja", "Grischa", "Pavel", "Kuzma", "Zoya"]


def go(page: Page, hash_: str, selector: str) -> None:
    """Go to a screen; the page is loaded once."""
    page.goto(f"/#{hash_}")
    page.wait_for_selector(selector)


def sit(page: Page, made: Made, *seats: str) -> None:
    """Sit down at a table."""
    go(page, f"/t/{made.id}/k/{','.join(made.seats[seat] for seat in seats)}", "[data-board] [data-mark]")


def first(page: Page, server: Server) -> None:
    go(page, "/", "nav .menu-button.go")


def bots(page: Page, server: Server) -> None:
    go(page, "/new/bots", ".setup h1")


def solo(page: Page, server: Server) -> None:
    go(page, "/new/solo", ".setup h1")


def same(page: Page, server: Server) -> None:
    go(page, "/new/same", ".setup h1")


def settings(page: Page, server: Server) -> None:
    first(page, server)
    page.locator(".tools button").last.click()
    page.wait_for_selector("dialog .settings")


def rules(page: Page, server: Server) -> None:
    page.keyboard.press("Escape")
    page.locator(".new").click()
    page.wait_for_selector("dialog details")


def middle(page: Page, server: Server) -> None:
    page.keyboard.press("Escape")
    sit(page, moment(server), "Oleg")


def gnome(page: Page, server: Server) -> None:
    page.locator("button[data-gnome]").first.click()
    page.wait_for_selector("[role=dialog]")


def captain(page: Page, server: Server) -> None:
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    page.wait_for_selector("[role=dialog] [data-choice]")


def logbook(page: Page, server: Server) -> None:
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.wait_for_selector("[role=log] button")


def fixing(page: Page, server: Server) -> None:
    page.keyboard.press("Escape")
    page.locator("[data-mark^=deed-fix_reactor]").dispatch_event("click")
    page.wait_for_selector("[data-minute]")


def trade(page: Page, server: Server) -> None:
    sit(page, moment(server), "Oleg")
    for _ in range(3):
        page.locator("[data-undo]").first.click()
    page.locator("[data-board] .deed[data-mark*=trade]").first.dispatch_event("click")
    page.wait_for_selector("[role=dialog]")


def eight(page: Page, server: Server) -> None:
    sit(page, lay(server, table={"gnomes": CREW, "players": ["Ann"], "seed": 3}), "Ann")


def ending(page: Page, server: Server) -> None:
    made = lay(server, logbook=VOYAGE.read_text(encoding="utf-8"))
    go(page, f"/t/{made.id}/k/{made.watch}", "main.ending h1")


def no_table(page: Page, server: Server) -> None:
    go(page, "/t/00000000/k/nothing", "main [role=alert]")


# In this order: some begin where the one before has ended.
SCREENS: Final[dict[str, Screen]] = {
    "first screen": first,
    "you and bots": bots,
    "solo": solo,
    "same screen": same,
    "settings": settings,
    "rules": rules,
    "board": middle,
    "a gnome": gnome,
    "captain": captain,
    "logbook": logbook,
    "a deed is chosen": fixing,
    "trade": trade,
    "eight gnomes": eight,
    "ending": ending,
    "no table": no_table,
}
