"""Measure the response to clicks. See page.py."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from page_look import DEED, Look
from playwright.sync_api import Browser

# Events of an interaction with their start times; the browser doesn't report those below 16 ms.
WATCH: Final = """() => {
    window.touched = [];
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) {
            if (one.interactionId) window.touched.push({startTime: one.startTime, duration: one.duration});
        }
    }).observe({type: "event", durationThreshold: 16, buffered: true});
}"""
TOUCH_HEAD: Final = """
From a click to the next frame, ms; and the main thread's CPU time for it, ms:

| | clicks | p50 | p98 | max | CPU p50 | CPU p98 | slowest |
|---|---:|---:|---:|---:|---:|---:|---|"""
KINDS_HEAD: Final = """
| CPU of the main thread by element, ms | clicks | p50 | max |
|---|---:|---:|---:|"""


def quantile(values: Sequence[float], share: float) -> float:
    """Return the quantile for this share."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


@dataclass
class Touches:
    """Clicks: the element, the ms until the next frame, and the main thread's CPU time."""

    found: list[tuple[str, float, float]] = field(default_factory=list)

    @property
    def worst(self) -> float:
        """The 98th percentile, in ms."""
        return quantile([wait for _, wait, _ in self.found], 0.98)

    def row(self, name: str) -> str:
        """Return a row of the table."""
        what, waits, cpu = zip(*self.found, strict=True)
        cells = [f"{quantile(waits, 0.5):.0f}", f"{self.worst:.0f}", f"{max(waits):.0f}"]
        cells += [f"{quantile(cpu, 0.5):.0f}", f"{quantile(cpu, 0.98):.0f}", what[waits.index(max(waits))]]
        return f"| {name} | {len(waits)} | {' | '.join(cells)} |"


def a_turn(look: Look) -> Iterator[tuple[str, Callable[[], None]]]:
    """Yield the clicks of a turn: a name and a function. Each element is there when it is yielded."""

    def there(selector: str, place: int = 0) -> Callable[[], None]:
        return partial(look.press, look.find(selector, place))

    escape = partial(look.key, "Escape")
    for place in range(6):
        yield "a room or hatch", there(".marks > .touch:not(.deed):not(.not)", place)
    for place in range(3):
        yield "a card", there("[data-item]", place)
        yield "a card used", there("[data-item]", place)
        look.find(DEED)  # nothing can be clicked until the server has responded and everything has been shown
    yield "an action on the board", there(DEED)
    for minute in (2, 5, 9, 3):
        yield "the dial", there(f".dial [data-minute='{minute}']")
    for place in (1, 4):
        yield "a gnome", there("aside [data-gnome]", place)
        yield "a dialog closed", escape
    for place in range(look.page.locator("aside .head button").count()):
        yield "a panel opened", there("aside .head button", place)
        yield "a panel closed", escape
    yield "an action on the board", there(DEED)
    yield "decided", there("[data-main]")


def touch(browser: Browser, base: str, slowed: float = 1.0) -> Touches:
    """Play a turn with clicks, and measure the response to each."""
    look = Look(browser, base)
    look.sit()
    if slowed != 1.0:
        look.session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    look.page.evaluate(WATCH)
    began: list[tuple[str, float, float]] = []
    for what, touch_it in a_turn(look):
        before = look.cpu()
        touch_it()
        at: float = look.page.evaluate("performance.now()")
        began.append((what, at, look.cpu() - before))
    look.page.wait_for_timeout(500)
    told = look.page.evaluate("window.touched")
    look.close()
    found, last = Touches(), 0.0
    for what, at, own in began:
        mine = [one["duration"] for one in told if last <= one["startTime"] < at]
        found.found.append((what, max(mine, default=16.0), own))  # not reported, so it took less
        last = at
    return found


def tell_touches(browser: Browser, base: str, rounds: int) -> None:
    """Print the tables about clicks."""
    print(TOUCH_HEAD)
    every = [touch(browser, base) for _ in range(rounds)]
    for place, one in enumerate(every):
        print(one.row(f"round {place + 1}"), flush=True)
    print(touch(browser, base, slowed=4).row("CPU throttled to a quarter"))
    print(KINDS_HEAD)
    quietest = min(every, key=lambda one: one.worst)
    for kind in dict.fromkeys(what for what, _, _ in quietest.found):
        own = [cpu for what, _, cpu in quietest.found if what == kind]
        print(f"| {kind} | {len(own)} | {quantile(own, 0.5):.0f} | {max(own):.0f} |")
