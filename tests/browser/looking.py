"""Looking at a screen as a person would: is anything cut off, nameless, in no catalogue, or hard to use?"""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from tests.server.servers import ROOT

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

# What a person can see and touch: neither hidden, nor for the ears alone, nor under something else.
SEEN: Final = """
    const boxed = (one) => {
        const box = one.getBoundingClientRect();
        return box.width > 1 && box.height > 1 && one.checkVisibility({visibilityProperty: true}) &&
            one.closest(".aloud, [inert]") === null;
    };
    // as much of it as nothing cuts off
    const left = (one) => {
        let {left, right, top, bottom} = one.getBoundingClientRect();
        for (let up = one.parentElement; up !== null; up = up.parentElement) {
            const style = getComputedStyle(up);
            const box = up.getBoundingClientRect();
            if (style.overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
            if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        }
        return {left, right, top, bottom};
    };
    const touched = (one) => {
        const box = one.getBoundingClientRect();
        return [[0.5, 0.5], [0.2, 0.3], [0.8, 0.3], [0.2, 0.7], [0.8, 0.7]].some(([x, y]) => {
            const over = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
            return over !== null && (one.contains(over) || over.closest("label")?.contains(one) === true);
        });
    };
    const said = (one) => (one.textContent.trim().replace(/\\s+/g, " ") || one.ariaLabel || one.className).slice(0, 60);
"""

# Texts that are wider or higher than the box that cuts them off, and controls that lie outside the window.
CUT_OFF: Final = f"""() => {{ {SEEN}
    const found = new Set();
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {{
        const text = walker.currentNode;
        const parent = text.parentElement;
        if (text.data.trim() === "" || parent instanceof SVGElement || !boxed(parent)) continue;
        range.selectNodeContents(text);
        const lines = [...range.getClientRects()];
        const control = parent.closest("button, a")?.getBoundingClientRect();
        const beyond = (line) => line.left < control.left - 1 || line.right > control.right + 1;
        if (control !== undefined && lines.some(beyond))
            found.add(`too long: ${{said(parent)}}`);
        const tile = parent.closest(".tile")?.getBoundingClientRect();
        if (tile !== undefined && lines.some((line) => line.top < tile.top - 1 || line.bottom > tile.bottom + 1))
            found.add(`too high: ${{said(parent)}}`);
        let [across, down] = [true, true]; // until something scrolls that way
        for (let one = parent; one !== null && (across || down); one = one.parentElement) {{
            const style = getComputedStyle(one);
            const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
            const box = one.getBoundingClientRect();
            const wide = across && cuts(style.overflowX) &&
                lines.some((line) => line.left < box.left - 2 || line.right > box.right + 2);
            const high = down && cuts(style.overflowY) &&
                lines.some((line) => line.top < box.top - 4 || line.bottom > box.bottom + 4);
            const short = one === parent && cuts(style.overflowX) && one.scrollWidth > one.clientWidth + 1;
            if (wide || high || short) {{
                found.add(`cut off: ${{said(parent)}} (by .${{one.className}})`);
                break;
            }}
            across &&= !["auto", "scroll"].includes(style.overflowX);
            down &&= !["auto", "scroll"].includes(style.overflowY);
        }}
    }}
    for (const one of document.querySelectorAll("button, a, input:not([type=file]), select, [role=button]")) {{
        if (!boxed(one)) continue;
        const box = one.getBoundingClientRect();
        const scrolls = (up) => up !== null &&
            (["auto", "scroll"].includes(getComputedStyle(up).overflowY) || scrolls(up.parentElement));
        const outside = box.right > innerWidth + 1 || box.left < -1 || box.bottom > innerHeight + 1 || box.top < -1;
        if (outside && !scrolls(one.parentElement)) found.add(`outside: ${{said(one)}}`);
    }}
    if (document.documentElement.scrollWidth > innerWidth + 1) found.add("the page scrolls sideways");
    return [...found];
}}"""

# Words whose letters stand on two lines with no hyphen between them: one that the browser has set is told with the
# letter behind it.
BROKEN: Final = f"""() => {{ {SEEN}
    const found = new Set();
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {{
        const text = walker.currentNode;
        const parent = text.parentElement;
        if (text.data.trim() === "" || parent instanceof SVGElement || !boxed(parent)) continue;
        const boxes = (start, end) => {{
            range.setStart(text, start);
            range.setEnd(text, end);
            return [...range.getClientRects()].filter((box) => box.width > 0);
        }};
        const below = (box, other) => box.top > other.top + other.height / 2;
        const several = ([one, ...others]) => others.some((box) => below(box, one));
        if (!several(boxes(0, text.length))) continue;
        for (const {{0: word, index}} of text.data.matchAll(/\\p{{L}}{{2,}}/gu)) {{
            if (!several(boxes(index, index + word.length))) continue;
            const letters = [...word].map((_, at) => boxes(index + at, index + at + 1));
            const cut = letters.findIndex((letter, at) =>
                at > 0 && letter.length === 1 && below(letter[0], letters[at - 1].at(-1) ?? letter[0]));
            if (cut > 0) found.add(`broken: ${{word.slice(0, cut)}}|${{word.slice(cut)}} in ${{said(parent)}}`);
        }}
    }}
    return [...found];
}}"""

# Controls that lie over one another; what can be touched on the board may, where it is the room round a drawing.
OVERLAPPING: Final = f"""() => {{ {SEEN}
    const all = [...document.querySelectorAll("button, a, input:not([type=file]), select")]
        .filter((one) => !one.disabled && boxed(one) && touched(one))
        .map((one) => [one, left(one)]);
    const within = (a, b) =>
        a.left > b.left - 2 && a.right < b.right + 2 && a.top > b.top - 2 && a.bottom < b.bottom + 2;
    const found = [];
    const layer = (one) => one.closest("[role=dialog]"); // a dialog lies over what it does not speak of
    all.forEach(([one, a], place) => {{
        for (const [other, b] of all.slice(place + 1)) {{
            if (layer(one) !== layer(other)) continue;
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (across > 4 && down > 4 && !within(a, b) && !within(b, a))
                found.push(`overlapping: ${{said(one)}} / ${{said(other)}}`);
        }}
    }});
    return found;
}}"""

# Whatever can be pressed has a name; axe does not look at elements of pictures.
NAMELESS: Final = """() => [...document.querySelectorAll(
    "button, a, input, select, [role=button], [role=slider], [role=switch], [data-mark]")]
    .filter((one) => one.getClientRects().length > 0)
    .filter((one) => {
        const labelled = one.getAttribute("aria-labelledby");
        const name = one.getAttribute("aria-label") || (labelled && document.getElementById(labelled)?.textContent) ||
            one.textContent || one.getAttribute("title") || (one.labels && one.labels[0]?.textContent) || "";
        return name.trim() === "";
    })
    .map((one) => one.outerHTML.slice(0, 120))"""

# A control is called what is written on it: axe's own rule for this takes a second on each screen, in each language.
MISNAMED: Final = """() => {
    const plain = (text) => text.toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, " ").trim();
    const written = (one) => {
        const copy = one.cloneNode(true);
        for (const hidden of copy.querySelectorAll("[aria-hidden=true], .aloud, svg, kbd")) hidden.remove();
        return plain(copy.textContent);
    };
    return [...document.querySelectorAll("button[aria-label], a[aria-label], [role=button][aria-label]")]
        .filter((one) => one.getClientRects().length > 0 && !plain(one.ariaLabel).includes(written(one)))
        .map((one) => `misnamed: ${one.ariaLabel}: ${written(one)}`);
}"""

# What is read without the marks of the marked language: names of people and numbers may be.
UNMARKED: Final = """(allowed) => {
    const found = new Set();
    const bare = (text) => /[A-Za-z\\u0410-\\u044f]{2}/.test(text.replace(/⟦[^⟦⟧]*(⟦[^⟦⟧]*⟧[^⟦⟧]*)*⟧/g, ""));
    const look = (text) => {
        let left = text.replace(/\\s+/g, " ");
        for (const name of allowed) left = left.replaceAll(name, "");
        if (bare(left)) found.add(text.trim().slice(0, 90));
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (parent.closest("script, style, noscript, [lang]:not(html), [data-own]")) continue;
        const whole = parent.closest("p, li, button, h1, h2, h3, span, td, text, div") ?? parent;
        if (!/⟦/.test(whole.textContent)) look(walker.currentNode.data);
    }
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
        if (one.closest("[lang]:not(html), [data-own]")) continue;
        for (const name of ["aria-label", "title", "placeholder"]) {
            const text = one.getAttribute(name);
            if (text && !/⟦/.test(text)) look(text);
        }
    }
    return [...found];
}"""


def cut_off(page: Page) -> list[str]:
    """What is cut off, or lies outside the window."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found


def broken(page: Page) -> list[str]:
    """Words that are broken at the end of a line without a hyphen."""
    found: list[str] = page.evaluate(BROKEN)
    return found


def overlapping(page: Page) -> list[str]:
    """Controls that lie over one another."""
    found: list[str] = page.evaluate(OVERLAPPING)
    return found


def nameless(page: Page) -> list[str]:
    """Controls without a name."""
    found: list[str] = page.evaluate(NAMELESS)
    return found


def misnamed(page: Page) -> list[str]:
    """Controls that are called otherwise than what is written on them."""
    found: list[str] = page.evaluate(MISNAMED)
    return found


def unmarked(page: Page, *allowed: str) -> list[str]:
    """Texts that are in no catalogue, on a page in the marked language; but for these names."""
    found: list[str] = page.evaluate(UNMARKED, list(allowed))
    return found


def hard_to_use(page: Page, *rules: str) -> list[str]:
    """What axe finds: by all that it knows, or by these rules."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    options: dict[str, Any] = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    result: dict[str, Any] = page.evaluate("(options) => axe.run(document, options)", options)
    return [
        f"{one['id']}: {node['html'][:140]}: {node['failureSummary'].splitlines()[-1].strip()[:160]}"
        for one in result["violations"]
        for node in one["nodes"][:3]
    ]
