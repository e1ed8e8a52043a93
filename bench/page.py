"""How the page in the browser feels: what is loaded first, how soon a touch is answered, how smoothly events play.

    python bench/page.py [load] [touch] [frames] [start] [--rounds 3]

The real page (build it first) of a real server, in Debian's Chromium: a board with eight gnomes, fire, water and the
Kraken (page.rn.toml). Everything is repeated, for machines have other things to do: the quietest round counts.
Without a graphics card Chromium paints by itself, on the same cores. So beside how many frames there were stands the
CPU time that each of its threads had for one, and an empty page in the same browser says how many there could be.
Prints tables for bench/page.md.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, CDPSession, Request, sync_playwright

HERE: Final = Path(__file__).resolve().parent
POSITION: Final = HERE / "page.rn.toml"
SEAT: Final = "Oleg"
PROGRAMS: Final = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS: Final = ("--disable-background-networking", "--disable-component-update", "--disable-gpu")
LANGUAGES: Final = ("en", "de", "ru")
SIZES: Final = {"1280x720": (1280, 720), "390x844": (390, 844)}
MOST_BYTES: Final = 300_000
SOON: Final = 100.0  # milliseconds from a touch to the next picture
FRAME: Final = 1000 / 60
PRESSED: Final = 80  # milliseconds for which people press a button
LONG: Final = 15_000  # milliseconds of playback that are looked at
START: Final = 3.0  # seconds from the command to the first screen
# The threads that have to be done within a frame, and what they do; the last two are where a graphics card helps.
THREADS: Final = {
    "CrRendererMain": "main thread",
    "Compositor": "compositor",
    "ThreadPoolForegroundWorker": "raster",
    "VizCompositorThread": "drawing",
}
TRACED: Final = ("toplevel", "viz", "__metadata")
SHOWN: Final = "Display::DrawAndSwap"  # a frame, in a trace
TASKS: Final = "ThreadControllerImpl::RunTask", "ThreadPool_RunTask"

# Events of an interaction, each with the moment that it began: those shorter than 16 ms are not told.
WATCH: Final = """() => {
    window.touched = [];
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) {
            if (one.interactionId) window.touched.push({startTime: one.startTime, duration: one.duration});
        }
    }).observe({type: "event", durationThreshold: 16, buffered: true});
}"""
# A point of an element at which nothing else lies.
POINT: Final = """(element) => {
    const box = element.getBoundingClientRect();
    for (const y of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        for (const x of [0.5, 0.3, 0.7, 0.15, 0.85]) {
            const at = [box.left + x * box.width, box.top + y * box.height];
            const there = document.elementFromPoint(...at);
            if (there !== null && (element === there || element.contains(there))) return at;
        }
    }
    return null;
}"""
# The one red button says something else, and nothing is played.
OTHER: Final = """(was) => {
    const main = document.querySelector("[data-main]");
    return document.querySelector("svg.fate") === null && main !== null && main.innerText !== was;
}"""
SETTLED: Final = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 40))))"
)


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which this share of all lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


@dataclass
class Touches:
    """What was touched, after how many ms there was a new picture, and the main thread's CPU time for it."""

    found: list[tuple[str, float, float]] = field(default_factory=list)

    @property
    def worst(self) -> float:
        """What hardly any touch is slower than."""
        return quantile([wait for _, wait, _ in self.found], 0.98)

    def row(self, name: str) -> str:
        """A line of the table."""
        what, waits, cpu = zip(*self.found, strict=True)
        cells = [f"{quantile(waits, 0.5):.0f}", f"{self.worst:.0f}", f"{max(waits):.0f}"]
        cells += [f"{quantile(cpu, 0.5):.0f}", f"{quantile(cpu, 0.98):.0f}", what[waits.index(max(waits))]]
        return f"| {name} | {len(waits)} | {' | '.join(cells)} |"


@dataclass
class Frames:
    """The moments of all frames that were shown, in ms, and the CPU time of threads for them, in ms."""

    moments: list[float]
    cpu: dict[str, float]

    @property
    def gaps(self) -> list[float]:
        """Milliseconds from frame to frame."""
        return [b - a for a, b in zip(self.moments, self.moments[1:], strict=False)]

    @property
    def rate(self) -> float:
        """Frames a second."""
        return 1000 * len(self.gaps) / sum(self.gaps)

    def late(self, frames: int) -> float:
        """The share of frames that came so many frames late, or later."""
        return sum(gap > (frames + 0.5) * FRAME for gap in self.gaps) / len(self.gaps)

    def row(self, name: str) -> str:
        """A line of the table."""
        shares = " | ".join(f"{100 * self.late(frames):.1f} %" for frames in (1, 2))
        cpu = " | ".join(f"{self.cpu[name] / len(self.moments):.1f}" for name in THREADS.values())
        return f"| {name} | {len(self.moments)} | {self.rate:.1f} | {shares} | {cpu} |"


def read_trace(told: bytes) -> Frames:
    """The frames of a trace of the whole browser. Other tabs are closed: there is one of each thread."""
    events = json.loads(told)["traceEvents"]
    threads = {(one["pid"], one["tid"]): one["args"]["name"] for one in events if one["name"] == "thread_name"}
    cpu = dict.fromkeys(THREADS.values(), 0.0)
    for one in events:
        thread = THREADS.get(threads.get((one["pid"], one["tid"]), ""))
        if thread is not None and one["name"] in TASKS and one["ph"] == "X":
            cpu[thread] += one.get("tdur", 0) / 1000
    return Frames(sorted(one["ts"] / 1000 for one in events if one["name"] == SHOWN and one["ph"] == "X"), cpu)


class Look:
    """A tab with a board, and what the browser tells of itself."""

    def __init__(self, browser: Browser, base: str, size: str = "1280x720", **chosen: object) -> None:
        width, height = SIZES[size]
        self.browser = browser
        phone = size == "390x844"
        self.context = browser.new_context(
            base_url=base, viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone
        )
        self.page = self.context.new_page()
        kept = json.dumps(json.dumps({"theme": "night", "motion": "full", "sound": False, "newcomer": False, **chosen}))
        self.page.add_init_script(f"localStorage.setItem('rednovember.settings', {kept})")
        self.session: CDPSession = self.context.new_cdp_session(self.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.base = base

    def sit(self) -> None:
        """Sit down at a new table."""
        self.page.goto(f"/#{seat(self.base)}")
        self.page.wait_for_selector("[data-board] .touch")
        self.page.evaluate("document.fonts.ready.then(() => 0)")
        self.page.wait_for_timeout(1_000)

    def cpu(self) -> float:
        """CPU milliseconds of the main thread."""
        told = {one["name"]: one["value"] for one in self.session.send("Performance.getMetrics")["metrics"]}
        return 1000 * float(told["TaskDuration"])

    def frames(self, milliseconds: int) -> Frames:
        """All frames from now on. Nothing is asked of the page meanwhile: a question would make it work, too."""
        self.browser.start_tracing(page=self.page, categories=list(TRACED))
        self.page.wait_for_timeout(milliseconds)
        return read_trace(self.browser.stop_tracing())

    def click(self, selector: str, place: int = 0) -> bool:
        """Click an element where it can be seen, with a real pointer; whether there was one."""
        found = self.page.locator(selector)
        if found.count() <= place:
            return False
        at = found.nth(place).evaluate(POINT)
        if at is None:
            return False
        self.page.mouse.move(*at)
        self.page.evaluate(SETTLED)
        self.page.mouse.down()
        self.page.wait_for_timeout(PRESSED)
        self.page.mouse.up()
        self.page.evaluate(SETTLED)
        return True

    def key(self, key: str) -> bool:
        """Press a key; it is always there."""
        self.page.keyboard.press(key)
        self.page.evaluate(SETTLED)
        return True

    def close(self) -> None:
        """Close the tab."""
        self.context.close()


def seat(base: str) -> str:
    """A new table in the position, and the seat at it: the part of its link behind the #."""
    said = json.dumps({"logbook": POSITION.read_text(encoding="utf-8")}).encode()
    request = urllib.request.Request(f"{base}/api/v1/tables", said, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        link: str = json.load(answer)["links"]["seats"][SEAT]
    return link.partition("#")[2]


# What is loaded first


def load(browser: Browser, base: str) -> list[str]:
    """Bytes over the wire until the first screen stands, in each language."""
    lines = ["| language | bytes | of the aim | requests | scripts | styles | fonts | words |", "|---|" + "---:|" * 7]
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


# How soon a touch is answered


def a_turn(look: Look) -> Iterator[tuple[str, bool]]:
    """Touch whatever one touches in a turn: what it was, and whether it was there."""
    rooms = look.page.locator(".marks > .touch:not(.deed):not(.not)").count()
    for place in range(min(rooms, 6)):
        yield "a room or hatch", look.click(".marks > .touch:not(.deed):not(.not)", place)
    for place in range(3):
        yield "a card", look.click("[data-item]", place)
        yield "a card, back", look.click("[data-item]", place)
    yield "a deed on the board", look.click(".marks > .deed")
    for minute in (2, 5, 9, 3):
        yield "the dial", look.click(f".dial [data-minute='{minute}']")
    for place in (1, 4):
        yield "a gnome", look.click("aside [data-gnome]", place)
        yield "a dialog closed", look.key("Escape")
    for place in range(look.page.locator("aside .head button").count()):
        yield "a panel opened", look.click("aside .head button", place)
        yield "a panel closed", look.key("Escape")
    yield "a deed on the board", look.click(".marks > .deed")
    yield "decided", look.click("[data-main]")


def touch(browser: Browser, base: str, slowed: float = 1.0) -> Touches:
    """A turn by touches, and how soon each was answered."""
    look = Look(browser, base)
    look.sit()
    if slowed != 1.0:
        look.session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    look.page.evaluate(WATCH)
    began: list[tuple[str, float, float]] = []
    cpu = look.cpu()
    for what, there in a_turn(look):
        at: float = look.page.evaluate("performance.now()")
        before, cpu = cpu, look.cpu()
        if there:
            began.append((what, at, cpu - before))
    look.page.wait_for_timeout(500)
    told = look.page.evaluate("window.touched")
    look.close()
    found, last = Touches(), 0.0
    for what, at, own in began:
        mine = [one["duration"] for one in told if last <= one["startTime"] < at]
        found.found.append((what, max(mine, default=16.0), own))  # what is not told took less
        last = at
    return found


# How smoothly events play


def play(browser: Browser, base: str, size: str = "1280x720", **chosen: object) -> Frames:
    """Work for as long as the dial goes, and watch what comes of it and what seven bots do."""
    look = Look(browser, base, size, pace="normal", **chosen)
    look.sit()
    look.click(".marks > .deed")
    look.click("[data-minute='9']")
    was = look.page.locator("[data-main]").inner_text()
    look.click("[data-main]")  # work
    look.page.wait_for_function(OTHER, arg=was)
    look.click("[data-main]")  # end the turn: nine minutes of events, and the others
    look.page.wait_for_selector("svg.fate", state="attached")
    found = look.frames(LONG)
    look.close()
    return found


def rest(browser: Browser, base: str) -> Frames:
    """The board while one thinks."""
    look = Look(browser, base)
    look.sit()
    found = look.frames(LONG // 3)
    look.close()
    return found


def empty(browser: Browser, base: str) -> Frames:
    """A page on which one small thing moves: what this machine can do."""
    look = Look(browser, base)
    look.page.goto("/licences.md")
    look.page.evaluate(
        "document.body.animate([{transform: 'none'}, {transform: 'translateX(9px)'}], {duration: 900, iterations: 99})"
    )
    found = look.frames(LONG // 3)
    look.close()
    return found


# How soon the first screen is there


@dataclass
class Start:
    """From the command to the address, to the first answer; and CPU seconds of all that until then."""

    told: float
    answered: float
    cpu: float


def start(folder: Path, **environ: str) -> Start:
    """Start the game as somebody does for whom no browser can be opened, and ask for the page at once."""
    own = {**os.environ, "REDNOVEMBER_DATA": str(folder), "REDNOVEMBER_LANG": "en", "BROWSER": "", **environ}
    own.pop("DISPLAY", None)
    before, began = os.times(), time.perf_counter()
    command = [sys.executable, "-m", "rednovember"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=own) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+:\d+", process.stdout.readline())
        told = time.perf_counter() - began
        assert found
        urllib.request.urlopen(found[0] + "/").read()
        urllib.request.urlopen(found[0] + "/api/v1/words/en/web_first.ftl").read()
        answered = time.perf_counter() - began
        process.terminate()
    after = os.times()
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return Start(told, answered, cpu)


@contextmanager
def serving() -> Iterator[str]:
    """A server; its address."""
    with tempfile.TemporaryDirectory() as folder:
        free = ["--tables-per-minute", "1000", "--requests-per-second", "1000", "--burst", "10000", "--log", "warning"]
        command = [sys.executable, "-m", "rednovember", "serve", "--port", "0", "--data", folder, *free]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                found = re.search(r"http://\S+:\d+", server.stdout.readline())
                assert found
                yield found[0]
            finally:
                server.terminate()


TOUCH_HEAD: Final = """
From a touch to the next picture, ms; and the main thread's CPU time for it, ms:

| | touches | p50 | p98 | max | CPU p50 | CPU p98 | slowest |
|---|---:|---:|---:|---:|---:|---:|---|"""
KINDS_HEAD: Final = """
| CPU of the main thread by what was touched, ms | touches | p50 | max |
|---|---:|---:|---:|"""
FRAMES_HEAD: Final = """
| | frames | a second | one late | two late | main thread, ms | compositor | raster | drawing |
|---|---:|---:|---:|---:|---:|---:|---:|---:|"""
START_HEAD: Final = """
| start | address is told after, s | page is served after, s | CPU, s |
|---|---:|---:|---:|"""


def tell_touches(browser: Browser, base: str, rounds: int) -> None:
    """The tables about touches."""
    print(TOUCH_HEAD)
    every = [touch(browser, base) for _ in range(rounds)]
    for place, one in enumerate(every):
        print(one.row(f"round {place + 1}"), flush=True)
    print(touch(browser, base, slowed=4).row("on a processor 4 times slower"))
    print(KINDS_HEAD)
    quietest = min(every, key=lambda one: one.worst)
    for kind in dict.fromkeys(what for what, _, _ in quietest.found):
        own = [cpu for what, _, cpu in quietest.found if what == kind]
        print(f"| {kind} | {len(own)} | {quantile(own, 0.5):.0f} | {max(own):.0f} |")


def tell_frames(browser: Browser, base: str, rounds: int) -> None:
    """The table about frames."""
    print(FRAMES_HEAD)
    for _ in range(rounds):
        print(empty(browser, base).row("an empty page"), flush=True)
        print(rest(browser, base).row("the board at rest"), flush=True)
        print(play(browser, base).row("events play"), flush=True)
        print(play(browser, base, motion="still").row("events play, without motion"), flush=True)


def tell_starts(rounds: int) -> None:
    """The table about starts; the first one has to make its database."""
    print(START_HEAD)
    with tempfile.TemporaryDirectory() as folder:
        for place in range(rounds + 1):
            one = start(Path(folder))
            print(f"| {place + 1}. | {one.told:.2f} | {one.answered:.2f} | {one.cpu:.2f} |", flush=True)


def main() -> None:
    """Measure what is asked for."""
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
