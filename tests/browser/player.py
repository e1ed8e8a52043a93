"""Somebody who plays at the browser by touching board, hand and dial alone; dialogs are answered.

What they choose is by chance, from a seed, but for one thing: what is shown in red is left alone as long as there is
something else. They touch only what can really be touched: a mark that lies under something else fails the test.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.seeing import COVER, DIALOG, FREE, Mark, Seen, seen, spot

T = TypeVar("T")
MOST_STEPS: Final = 900
AT_ONCE: Final = 8_000  # milliseconds in which a touch shows
TRIES: Final = 4
NOT_THOSE: Final = ("deed-abandon", "deed-attack")  # one wants to see the end of the game
QUICK: Final = {"pace": "off", "theme": "night", "sound": False, "motion": "still", "newcomer": False}


def settle(page: Page, **settings: Any) -> None:
    """Let the page begin with these settings of its user."""
    text = json.dumps(json.dumps({**QUICK, **settings}))
    name = "'rednovember.settings'"
    page.add_init_script(f"if (localStorage.getItem({name}) === null) localStorage.setItem({name}, {text})")


class Player:
    """Plays on a page that shows a table. `touched` counts what was touched, by kind."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.chance = page, random.Random(seed)
        self.touched: Counter[str] = Counter()
        self.finger = bool(page.evaluate("matchMedia('(pointer: coarse)').matches"))
        self.now = seen(page)
        self._turned = False

    def play(self, until: Callable[[Seen], bool] = lambda _: False) -> Seen:
        """Play until the game is over, or until something is so."""
        for _ in range(MOST_STEPS):
            if self.now.ended or until(self.now):
                return self.now
            self.step()
        raise AssertionError(f"the game does not end: {self.touched}")

    def step(self) -> None:
        """Do one thing."""
        if self.now.cover:
            self.open_cover()
        elif self.now.dialog is not None:
            self.answer()
        elif self.now.since:
            self.touch("close", ".since .deeds .button:not(.go)")
        elif not self.now.marks:
            self.touch("skip", ".pace .deed", 2)
        else:
            self.act()

    def act(self) -> None:
        """What is chosen is done; else a card of the hand, a deed, or a way is chosen."""
        chosen = [mark for mark in self.now.marks if mark.chosen]
        if (self.now.minutes or self.now.dial) and any(mark.kind == "deed" for mark in chosen):
            self.turn_dial()
        elif any(mark.kind == "gnome" for mark in self.now.marks):
            self.touch_mark(next(mark for mark in self.now.marks if mark.kind == "gnome"))
        elif self.now.cards and (self.touched["card"] == 0 or self.chance.random() < 0.12):
            self.touch("card", f"[data-item={self.pick(self.now.cards)}]:not([aria-disabled=true])")
        elif chosen:
            self.touch_mark(chosen[0])
        else:
            self._turned = False
            self.touch_mark(self.something())

    def turn_dial(self) -> None:
        """Choose how long, if there is a choice, and do it: the middle of the dial."""
        if self.now.minutes and not self._turned:
            self._turned = True
            minute = max(self.now.minutes) if self.chance.random() < 0.8 else self.pick(self.now.minutes)
            self.touch("dial", f"[data-minute='{minute}']")
        elif not self.now.dial:  # on a phone it is under the sheet's edge
            self.touch("grip", ".grip")
        else:
            self._turned = False
            self.touch("middle", ".dial .middle")

    def something(self) -> Mark:
        """A deed rather than a way, and neither if it is shown in red."""
        every = [mark for mark in self.now.marks if not mark.id.startswith(NOT_THOSE)] or list(self.now.marks)
        safe = [mark for mark in every if not mark.deadly] or every
        deeds = [mark for mark in safe if mark.kind == "deed"]
        return self.pick(deeds if deeds and self.chance.random() < 0.6 else safe)

    def answer(self) -> None:
        """Whatever a dialog asks: choices until its red button goes, then that."""
        asked = self.now.dialog
        assert asked is not None
        if asked.hold and self.touched["hold"] < self.touched["back"]:
            self.hold(f"{DIALOG} .hold")
        elif asked.red and (not asked.choices or asked.hold or any(choice.pressed for choice in asked.choices)):
            self.touch("back" if asked.hold else "red", f"{DIALOG} .red")
        elif fresh := [choice for choice in asked.choices if not choice.pressed]:
            safe = [choice for choice in fresh if not choice.deadly] or fresh
            self.touch("choice", f"{DIALOG} [data-choice]:not(:disabled)", self.pick(safe).place)
        elif asked.red:
            self.touch("red", f"{DIALOG} .red")
        else:
            self.touch("other", f"{DIALOG} .button:not(.red):not(:disabled)")

    def open_cover(self) -> None:
        """Hold the cover's button until it opens."""
        self.hold(f"{COVER} .hold")

    def pick(self, some: Sequence[T]) -> T:
        """One of them, by chance."""
        return self.chance.choice(some)

    def touch_mark(self, mark: Mark) -> None:
        """Touch something on the board."""
        self.touch(mark.kind, f"[data-mark='{mark.id}']")

    def touch(self, kind: str, selector: str, place: int = 0) -> None:
        """Touch something where it can be touched, and see what comes of it."""
        said = ""
        for _ in range(TRIES):
            there = self.where(selector, place)
            if there is not None and self.free(selector, place, *there):
                self.press(*there)
                said = "was touched, and nothing has changed"
            try:
                self.now = seen(self.page, self.now.print, AT_ONCE)
            except TooLate:
                continue
            self.touched[kind] += 1
            return
        if said and self.waits():
            self.now = seen(self.page, self.now.print)
            self.touched[kind] += 1
            return
        raise AssertionError(f"{selector} {said or 'is not there'}")

    def free(self, selector: str, place: int, x: float, y: float) -> bool:
        """Go there; whether nothing has come between meanwhile: what one points at tells of itself."""
        if not self.finger:
            self.page.mouse.move(x, y)
        found: bool = self.page.evaluate(FREE, [selector, place, x, y])
        return found

    def press(self, x: float, y: float) -> None:
        """Touch a place of the screen."""
        if self.finger:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def waits(self) -> bool:
        """Whether others are thinking, or an answer is on its way."""
        found: bool = self.page.evaluate(
            "() => document.querySelector('[data-board] [data-mark], .dialogs [role=dialog]') === null"
        )
        return found

    def where(self, selector: str, place: int = 0) -> tuple[float, float] | None:
        """Where something can be touched; None if it is gone."""
        there = spot(self.page, selector, place)
        if isinstance(there, str) and there != "gone" and not self.finger:
            self.page.mouse.move(2, 2)  # what one points at tells of itself: not any more
            self.page.wait_for_function("() => document.querySelector('.tip') === null")
            there = spot(self.page, selector, place)
        if there == "gone":
            return None
        assert not isinstance(there, str), f"{selector} lies {there}"
        return there[:2]

    def hold(self, selector: str) -> None:
        """Hold a button until what it does is done."""
        there = self.where(selector)
        assert there is not None, selector
        self.touched["hold"] += 1
        if self.finger:
            self.page.dispatch_event(selector, "pointerdown", {"pointerType": "touch"})
        else:
            self.page.mouse.move(*there)
            self.page.mouse.down()
        before = self.now.print
        self.page.wait_for_selector(selector, state="detached")
        if not self.finger:
            self.page.mouse.up()
        self.now = seen(self.page, before)
