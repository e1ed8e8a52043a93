"""The screens of the page, and how one comes to each of them from the one before, in whatever language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from tests.browser.playing import MAIN, PACE, to_the_event
from tests.browser.seeing import COVER, MARKS
from tests.browser.tables import MOMENT, PLAY_NOW, mended, moment, to_the_way_out
from tests.server.servers import Made, Server

Screen = Callable[[Page, Server], None]
VOYAGE: Final = MOMENT.parents[1] / "voyage.rn.toml"
SETTLED: Final = 500  # milliseconds until what was undone is shown
HATCH: Final = "[data-mark^=hatch-]"
DECKS: Final = ".decks button"
CREW: Final = ["Oleg", "Mitka", "Ivanka", "Fenja", "Grischa", "Pavel", "Kuzma", "Zoya"]
HIDDEN: Final = {"gnomes": CREW[:4], "players": ["Ann", "Ben"], "options": {"hidden_hands": True}}


def go(page: Page, hash_: str, selector: str) -> None:
    """Go to a screen; the page is loaded once."""
    page.goto(f"/#{hash_}")
    page.wait_for_selector(selector)


def sit(page: Page, made: Made, *seats: str) -> None:
    """Sit down at a table."""
    go(page, f"/t/{made.id}/k/{','.join(made.seats[seat] for seat in seats)}", "[data-board] [data-mark]")


def first(page: Page, server: Server) -> None:
    go(page, "/", PLAY_NOW)


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


def how_to(page: Page, server: Server) -> None:
    page.keyboard.press("Escape")
    page.locator(".new").click()
    page.wait_for_selector("dialog .howto")


def rules(page: Page, server: Server) -> None:
    page.locator("dialog .tabs button").nth(1).click()
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
    trades = page.locator("[data-board] .deed[data-mark*=trade]")
    while trades.count() == 0:  # Oleg has walked to nobody: undone, click by click
        page.locator("[data-undo]").first.click()
        page.wait_for_timeout(SETTLED)
    trades.first.dispatch_event("click")
    page.wait_for_selector("[role=dialog]")


def undo(page: Page, server: Server) -> None:
    sit(page, moment(server), "Oleg")
    page.locator(HATCH).first.dispatch_event("click")
    page.locator(f"{HATCH}.chosen").dispatch_event("click")
    page.wait_for_selector(f"{HATCH}.chosen", state="detached")
    page.wait_for_selector(MARKS)
    page.keyboard.press("Shift+U")
    page.wait_for_selector("[role=dialog] ol button")


def menu(page: Page, server: Server) -> None:
    page.keyboard.press("Escape")
    page.locator("[data-menu]").click()
    page.wait_for_selector("[role=dialog] .rows")


def piles(page: Page, server: Server) -> None:
    if page.locator(DECKS).count() > 0:
        page.keyboard.press("Escape")
        page.locator(DECKS).first.click()
    else:
        menu(page, server)
        page.locator(".rows button:has([href='#ui-hand'])").click()
    page.wait_for_selector("[role=dialog] .piles")


def leave(page: Page, server: Server) -> None:
    page.keyboard.press("Escape")
    to_the_way_out(page)


def since(page: Page, server: Server) -> None:
    sit(page, mended(server), "Oleg")
    page.locator(MAIN).click()
    page.wait_for_selector(".meanwhile .since", timeout=60_000)


def event(page: Page, server: Server) -> None:
    """Of what is told once more; it is paused, and stepped through."""
    since(page, server)
    page.locator(".since .deeds .go").click()
    page.wait_for_selector(PACE)
    page.keyboard.press("Space")
    to_the_event(page)


def cover(page: Page, server: Server) -> None:
    made = server.make_table(table=HIDDEN)
    go(page, f"/t/{made.id}/k/{','.join(made.seats.values())}", f"{COVER} .hold")


def eight(page: Page, server: Server) -> None:
    sit(page, server.make_table(table={"gnomes": CREW, "players": ["Ann"], "seed": 3}), "Ann")


def ending(page: Page, server: Server) -> None:
    made = server.make_table(logbook=VOYAGE.read_text(encoding="utf-8"))
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
    "how to play": how_to,
    "rules": rules,
    "board": middle,
    "a gnome": gnome,
    "captain": captain,
    "logbook": logbook,
    "a deed is chosen": fixing,
    "trade": trade,
    "undo": undo,
    "menu": menu,
    "piles": piles,
    "leave": leave,
    "since your last turn": since,
    "event": event,
    "cover": cover,
    "eight gnomes": eight,
    "ending": ending,
    "no table": no_table,
}
