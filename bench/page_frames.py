"""Measure the frame rate while events play. See page.py."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from page_look import DEED, Look
from playwright.sync_api import Browser

FRAME: Final = 1000 / 60
LONG: Final = 15_000  # milliseconds of playback that are measured
# The threads that have to finish within a frame. A graphics card would do the work of the last two.
THREADS: Final = {
    "CrRendererMain": "main thread",
    "Compositor": "compositor",
    "ThreadPoolForegroundWorker": "raster",
    "VizCompositorThread": "drawing",
}
TRACED: Final = ("toplevel", "viz", "__metadata")
SHOWN: Final = "Display::DrawAndSwap"  # a frame, in a trace
TASKS: Final = "ThreadControllerImpl::RunTask", "ThreadPool_RunTask"
# The red button has another label, and nothing is playing.
OTHER: Final = """(was) => {
    const main = document.querySelector("[data-main]");
    return document.querySelector("svg.fate") === null && main !== null && main.innerText !== was;
}"""
FRAMES_HEAD: Final = """
| | frames | a second | one late | two late | main thread, ms | compositor | raster | drawing |
|---|---:|---:|---:|---:|---:|---:|---:|---:|"""


@dataclass
class Frames:
    """The times of all displayed frames in ms, and the CPU time of each thread for them in ms."""

    moments: list[float]
    cpu: dict[str, float]

    @property
    def gaps(self) -> list[float]:
        """Milliseconds between frames."""
        return [b - a for a, b in zip(self.moments, self.moments[1:], strict=False)]

    @property
    def rate(self) -> float:
        """Frames per second."""
        return 1000 * len(self.gaps) / sum(self.gaps)

    def late(self, frames: int) -> float:
        """Return the share of frames that were at least so many frames late."""
        return sum(gap > (frames + 0.5) * FRAME for gap in self.gaps) / len(self.gaps)

    def row(self, name: str) -> str:
        """Return a row of the table."""
        shares = " | ".join(f"{100 * self.late(frames):.1f} %" for frames in (1, 2))
        cpu = " | ".join(f"{self.cpu[name] / len(self.moments):.1f}" for name in THREADS.values())
        return f"| {name} | {len(self.moments)} | {self.rate:.1f} | {shares} | {cpu} |"


def read_trace(told: bytes) -> Frames:
    """Read the frames of a trace of the whole browser. Other tabs are closed, so there is one of each thread."""
    events = json.loads(told)["traceEvents"]
    threads = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"}
    cpu = dict.fromkeys(THREADS.values(), 0.0)
    for one in events:
        thread = THREADS.get(threads.get((one["pid"], one["tid"]), ""))
        if thread is not None and one["name"] in TASKS and one["ph"] == "X":
            cpu[thread] += one.get("tdur", 0) / 1000
    return Frames(sorted(one["ts"] / 1000 for one in events if one["name"] == SHOWN and one["ph"] == "X"), cpu)


def frames_of(look: Look, milliseconds: int) -> Frames:
    """Record frames for a while. Nothing is evaluated in the page meanwhile, because that would cost time."""
    look.browser.start_tracing(page=look.page, categories=list(TRACED))
    look.page.wait_for_timeout(milliseconds)
    return read_trace(look.browser.stop_tracing())


def play(browser: Browser, base: str, size: str = "1280x720", **chosen: object) -> Frames:
    """Work for as many minutes as possible, and record the events and the turns of seven bots."""
    look = Look(browser, base, size, pace="normal", **chosen)
    look.sit()
    look.click(DEED)
    look.click("[data-minute='9']")
    was = look.page.locator("[data-main]").inner_text()
    look.click("[data-main]")  # work
    look.page.wait_for_function(OTHER, arg=was)
    look.click("[data-main]")  # end the turn: nine minutes of events, and the others
    look.page.wait_for_selector("svg.fate", state="attached")
    found = frames_of(look, LONG)
    look.close()
    return found


def rest(browser: Browser, base: str) -> Frames:
    """Record the board while nothing happens."""
    look = Look(browser, base)
    look.sit()
    found = frames_of(look, LONG // 3)
    look.close()
    return found


def empty(browser: Browser, base: str) -> Frames:
    """Record a page with one small animation: the upper bound on this machine."""
    look = Look(browser, base)
    look.page.goto("/licences.md")
    look.page.evaluate(
        "document.body.animate([{transform: 'none'}, {transform: 'translateX(9px)'}], {duration: 900, iterations: 99})"
    )
    found = frames_of(look, LONG // 3)
    look.close()
    return found


def tell_frames(browser: Browser, base: str, rounds: int) -> None:
    """Print the table about frames."""
    print(FRAMES_HEAD)
    for _ in range(rounds):
        print(empty(browser, base).row("an empty page"), flush=True)
        print(rest(browser, base).row("the board at rest"), flush=True)
        print(play(browser, base).row("events play"), flush=True)
        print(play(browser, base, motion="still").row("events play, without motion"), flush=True)
