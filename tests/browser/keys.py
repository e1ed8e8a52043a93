"""Somebody who plays by the keyboard alone, with the keys that the page itself tells of."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from tests.browser.player import AT_ONCE, Player
from tests.browser.seeing import DIALOG, seen

TABS: Final = 160  # presses of Tab after which one has been everywhere
AT: Final = "(selector) => document.activeElement?.matches(selector) === true"


class Typist(Player):
    """Plays without a pointer: keys for rooms, deeds and minutes, Enter for the red button, Tab for the rest."""

    def press(self, x: float, y: float) -> None:
        """There is no pointer."""
        raise AssertionError("a hand has left the keyboard")

    def step(self) -> None:
        if self.now.since and self.now.dialog is None:  # a question lies over it, and comes first
            self.type("close", "Escape")
        else:
            super().step()

    def act(self) -> None:
        """What is chosen is done; else a card, or something that has a key, is chosen."""
        if any(mark.chosen or mark.kind == "gnome" for mark in self.now.marks):
            if self.now.minutes and self.touched["minute"] == 0:
                self.type("minute", str(max(self.now.minutes) % 10))
            else:
                self.enter("main", "[data-main]")
        elif self.now.cards and self.touched["card"] == 0:
            self.tab_to("card", "[data-item]:not([aria-disabled=true])")
        elif self.touched["mark"] == 0:
            self.tab_to("mark", "[data-board] [data-mark^=hatch-]")
        else:
            mark = self.something()
            if mark.key is None:
                self.tab_to("mark", f"[data-mark='{mark.id}']")
            else:
                self.type("key", mark.key.lower())

    def answer(self) -> None:
        """A dialog's choices have keys; Enter is its red button."""
        asked = self.now.dialog
        assert asked is not None
        fresh = [one for one in asked.choices if not one.pressed and one.key is not None and not one.deadly]
        if asked.hold:
            self.type("hold", "Shift+Enter")
        elif asked.red and (not asked.choices or any(one.pressed for one in asked.choices) or not fresh):
            self.enter("red", f"{DIALOG} .red")
        elif fresh:
            self.type("choice", str(int(self.pick(fresh).key or 0) % 10))
        else:
            self.tab_to("other", f"{DIALOG} .button:not(.red):not(:disabled)")

    def type(self, kind: str, key: str) -> None:
        """Press a key, and see what comes of it."""
        self.page.keyboard.press(key)
        self.now = seen(self.page, self.now.print)
        self.touched[kind] += 1

    def enter(self, kind: str, selector: str) -> None:
        """Enter, which means the red button unless another control has the focus: then one goes there first."""
        free = self.page.evaluate("document.activeElement?.closest('button, a, [role=button]') == null")
        if not free and not self.page.evaluate(AT, selector):
            self.walk_to(selector)
        self.type(kind, "Enter")

    def tab_to(self, kind: str, selector: str) -> None:
        """Go there by Tab, and press it."""
        self.walk_to(selector)
        self.type(kind, "Enter")

    def walk_to(self, selector: str) -> None:
        """Press Tab until the focus is there."""
        walk_to(self.page, selector)


def walk_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    page.wait_for_selector(selector, state="attached", timeout=AT_ONCE)
    for _ in range(TABS):
        if page.evaluate(AT, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {selector}")
