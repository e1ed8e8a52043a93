"""What a person sees of a table that is open in the browser, in a few words, and where they could touch it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Page

PATIENCE: Final = 60_000  # milliseconds until something can be done: bots think, and the machine may be busy
ENDING: Final = "main.ending"
BOARD: Final = "[data-board]"
DIALOG: Final = ".dialogs [role=dialog]"
COVER: Final = ".cover"
MARKS: Final = f"{BOARD} [data-mark]:not([aria-disabled])"

# What there is to do, as soon as there is something and the screen is no longer as it was before.
SEEN: Final = """(before) => {
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const main = document.querySelector("main");
    if (main === null) return null;
    const pressed = all("[aria-pressed], [data-item], [data-mark]").map((one) =>
        [one.dataset.mark, one.dataset.item, one.className.baseVal ?? one.className, one.ariaPressed].join(" "));
    const print = [main.textContent, ...pressed, document.querySelector(".minute.chosen, .key.chosen")?.dataset.minute,
        document.querySelector("section.sheet")?.className].join("|");
    if (print === before) return null;
    const ended = main.matches(".ending");
    const cover = document.querySelector(".cover:not(.idle)") !== null;
    const dialog = all(".dialogs [role=dialog]").filter((one) => !one.inert).at(-1) ?? null;
    const since = document.querySelector(".meanwhile .since") !== null;
    const marks = all("[data-board] [data-mark]:not([aria-disabled])").map((one) => ({
        id: one.dataset.mark,
        chosen: one.classList.contains("chosen"),
        deadly: one.classList.contains("deadly"),
        key: one.getAttribute("aria-keyshortcuts"),
    }));
    const playing = document.querySelector(".pace") !== null;
    if (!ended && !cover && dialog === null && !since && marks.length === 0 && !playing) return null;
    return {
        print, ended, cover, since, marks, playing,
        dialog: dialog && {
            title: dialog.querySelector("h2").textContent,
            hold: dialog.querySelector(".hold") !== null,
            red: dialog.querySelector(".red:not([aria-disabled=true])") !== null,
            choices: all("[data-choice]:not(:disabled)", dialog).map((one, place) => ({
                place,
                pressed: one.ariaPressed === "true",
                deadly: one.classList.contains("deadly"),
                key: one.dataset.key,
            })),
        },
        cards: all("[data-item]:not([aria-disabled=true])").map((one) => one.dataset.item),
        minutes: all("[data-minute]:not(.off):not(.chosen):not(:has([href='#ui-skull']))")
            .map((one) => Number(one.dataset.minute)),
        dial: document.querySelector(".dial .middle.go") !== null,
        main: document.querySelector("[data-main]:not([aria-disabled=true])")?.textContent.trim() ?? null,
    };
}"""

# Where a thing can really be touched: a point at which nothing lies over it, as far from its neighbours as possible.
SPOT: Final = """async ([selector, place]) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const find = () => document.querySelectorAll(selector)[place];
    if (find() === undefined) return "gone";
    find().scrollIntoView({block: "nearest", inline: "nearest"});
    let box = find().getBoundingClientRect();
    for (let tries = 0; tries < 60; tries += 1) {
        await frame();
        const now = find()?.getBoundingClientRect();
        if (now === undefined) return "gone";
        if (["x", "y", "width", "height"].every((name) => now[name] === box[name])) break;
        box = now;
    }
    const one = find();
    const free = (x, y) => {
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
        const over = document.elementFromPoint(x, y);
        return over !== null && one.contains(over);
    };
    const room = (x, y) => [3, 8, 14].filter((far) =>
        [[far, 0], [-far, 0], [0, far], [0, -far]].every(([dx, dy]) => free(x + dx, y + dy))).length;
    let best = null;
    const consider = (x, y) => {
        if (!free(x, y)) return;
        const round = room(x, y);
        if (best === null || round > best.round) best = {x, y, round};
    };
    const [across, down] = [Math.max(3, box.width / 12), Math.max(3, box.height / 12)];
    consider(box.left + box.width / 2, box.top + box.height / 2);
    for (let x = box.left + across / 2; x < box.right && best?.round !== 3; x += across)
        for (let y = box.top + down / 2; y < box.bottom && best?.round !== 3; y += down) consider(x, y);
    if (best !== null) return [best.x, best.y, best.round];
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return over === null ? "outside of the window" : `under ${over.outerHTML.slice(0, 160)}`;
}"""

FREE: Final = """([selector, place, x, y]) => {
    const over = document.elementFromPoint(x, y);
    return over !== null && document.querySelectorAll(selector)[place]?.contains(over) === true;
}"""


@dataclass(frozen=True)
class Mark:
    """Something that can be touched on the board."""

    id: str
    chosen: bool
    deadly: bool
    key: str | None

    @property
    def kind(self) -> str:
        """space, hatch, deed or gnome."""
        return self.id.partition("-")[0]


@dataclass(frozen=True)
class Choice:
    """Something that can be chosen in a dialog."""

    place: int
    pressed: bool
    deadly: bool
    key: str | None


@dataclass(frozen=True)
class Asked:
    """A dialog."""

    title: str
    hold: bool
    red: bool
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Seen:
    """What there is to be done."""

    print: str
    ended: bool
    cover: bool
    since: bool
    playing: bool
    marks: tuple[Mark, ...]
    dialog: Asked | None
    cards: tuple[str, ...]
    minutes: tuple[int, ...]
    dial: bool
    main: str | None


def seen(page: Page, before: str = "", timeout: float = PATIENCE) -> Seen:
    """What there is to be done, when there is something, and the screen is not the one of before any more."""
    found: Any = page.wait_for_function(SEEN, arg=before, polling=40, timeout=timeout).json_value()
    asked = found["dialog"]
    if asked is not None:
        asked = Asked(**{**asked, "choices": tuple(Choice(**one) for one in asked["choices"])})
    marks = tuple(sorted((Mark(**one) for one in found["marks"]), key=lambda mark: mark.id))
    more = {"cards": tuple(sorted(found["cards"])), "minutes": tuple(found["minutes"])}
    return Seen(**{**found, **more, "dialog": asked, "marks": marks})


def spot(page: Page, selector: str, place: int = 0) -> tuple[float, float, int] | str:
    """Where something can be touched, and how much room there is round that; or why it cannot be."""
    found: Any = page.evaluate(SPOT, [selector, place])
    return found if isinstance(found, str) else (found[0], found[1], found[2])
