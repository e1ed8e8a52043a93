import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import Overlays from "../../src/overlays/Overlays.svelte";
import { overlay, overlays, type Entry } from "../../src/overlays/overlays.svelte";
import { keyboard, runKey } from "../../src/ui/keyboard";
import Plain from "./Plain.svelte";

/** What the page behind the overlays hears. */
const heard: string[] = [];
let ends: (() => void)[] = [];

const wished =
  (title: string) =>
  (_: null, about: string | null): { title: string } | null =>
    about === null ? null : { title };
const ENTRIES: readonly Entry<null>[] = [
  overlay("first", "seat", Plain, wished("First")),
  overlay("second", "seat", Plain, wished("Second")),
  overlay("panel", "panel", Plain, wished("Panel")),
  overlay("cover", "cover", Plain, (_, about) => (about === null ? null : { title: "Cover" })),
];

const key = (key: string, more: KeyboardEventInit = {}): void => {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  flushSync();
};
const open = (kind: string): void => {
  overlays.open(kind);
  flushSync();
};
const titles = (): readonly string[] => [...document.querySelectorAll("[role=dialog] h2")].map((one) => one.innerHTML);
const focused = (): string => document.activeElement?.textContent?.trim() ?? "";
const within = (title: string): boolean => document.activeElement?.closest(`[aria-label="${title}"]`) !== null;
/** The focus is given back when the page has been changed. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  document.body.innerHTML = `<main><button id="opener">Opener</button><p role="status">News</p></main><div id="app"></div>`;
  heard.length = 0;
  const page = mount(Overlays as unknown as Component<object>, {
    target: document.querySelector("#app") as Element,
    props: { entries: ENTRIES, at: null },
  });
  flushSync();
  ends = [
    () => void unmount(page),
    keyboard.listen("page", (pressed) => {
      heard.push(pressed.key);
      return false;
    }),
  ];
  document.querySelector<HTMLElement>("#opener")?.focus();
});

afterEach(() => {
  overlays.close();
  flushSync();
  for (const end of ends) end();
});

describe("an overlay", () => {
  it("takes the focus to its first choice and gives it back to where it was", async () => {
    open("first");
    expect(focused()).toBe("Choose");
    key("Escape");
    expect(titles()).toEqual([]);
    await settled();
    expect(focused()).toBe("Opener");
  });

  it("takes the place of what was opened there before, and then the focus goes back to the very first place", async () => {
    open("first");
    open("second");
    expect(titles()).toEqual(["Second"]);
    key("Escape");
    await settled();
    expect(focused()).toBe("Opener");
  });

  it("is closed by Escape alone, those below it stay", async () => {
    open("first");
    open("panel");
    expect(titles()).toEqual(["First", "Panel"]);
    expect(within("Panel")).toBe(true);
    key("Escape");
    expect(titles()).toEqual(["First"]);
    await settled();
    expect(within("First")).toBe(true);
    key("Escape");
    expect(titles()).toEqual([]);
  });

  it("leaves what is beside it in use, if it is not modal", () => {
    open("first");
    expect(document.querySelector("main")?.getAttribute("aria-hidden")).toBeNull();
    document.querySelector<HTMLElement>("#opener")?.focus();
    expect(focused()).toBe("Opener");
    key("m");
    expect(heard).toEqual(["M"]);
  });

  it("does not take the focus from somebody who writes, unless it is modal", () => {
    document.querySelector("main")?.insertAdjacentHTML("beforeend", "<input>");
    document.querySelector<HTMLElement>("input")?.focus();
    open("first");
    expect(document.activeElement?.tagName).toBe("INPUT");
    open("panel");
    expect(within("Panel")).toBe(true);
  });
});

describe("a modal overlay", () => {
  it("hides what is behind from what reads the screen aloud, but for what tells of itself", () => {
    document.body.insertAdjacentHTML("beforeend", `<div role="alert">Lost</div>`);
    open("panel");
    expect(document.querySelector("main")?.getAttribute("aria-hidden")).toBe("true");
    expect(document.querySelector("[role=alert]")?.getAttribute("aria-hidden")).toBeNull();
    key("Escape");
    expect(document.querySelector("main")?.getAttribute("aria-hidden")).toBeNull();
  });

  it("keeps the focus, and Tab goes round in it", () => {
    open("panel");
    document.querySelector<HTMLElement>("#opener")?.focus();
    expect(within("Panel")).toBe(true);
    const places = new Set<string>();
    for (let presses = 0; presses < 6; presses++) {
      const all = [...document.querySelectorAll<HTMLElement>("[aria-label=Panel] button")];
      const at = all.indexOf(document.activeElement as HTMLElement);
      key("Tab");
      if (document.activeElement === all[at]) all[at + 1]?.focus(); // what the browser does by itself
      expect(within("Panel")).toBe(true);
      places.add(focused());
    }
    expect(places.size).toBe(3);
  });

  it("lets no key through to what is behind", () => {
    open("panel");
    key("m");
    key("Enter");
    expect(heard).toEqual([]);
  });

  it("is closed by a touch on the veil", () => {
    open("panel");
    document.querySelector<HTMLElement>(".veil")?.click();
    flushSync();
    expect(titles()).toEqual([]);
  });
});

describe("the keys of an overlay", () => {
  it("choose what has them, on any keyboard layout, and lead to the red button", async () => {
    open("first");
    key("ф", { code: "KeyA" });
    expect(document.querySelector("[data-key=A]")?.getAttribute("aria-pressed")).toBe("true");
    await settled();
    expect(focused()).toBe("Go");
  });

  it("are not heard while somebody writes, or with Control", () => {
    document.querySelector("main")?.insertAdjacentHTML("beforeend", "<input>");
    open("first");
    document.querySelector<HTMLElement>("input")?.focus();
    key("a");
    document.querySelector<HTMLElement>("#opener")?.focus();
    key("a", { ctrlKey: true });
    expect(document.querySelector("[data-key=A]")?.getAttribute("aria-pressed")).toBe("false");
    expect(heard).toEqual([]);
  });
});

describe("a declaration of keys", () => {
  const run: string[] = [];
  const press = (key: string, shift = false, control: Element | null = null): boolean =>
    runKey(
      {
        group: "turn",
        bindings: [
          { keys: ["U"], run: () => run.push("undo") },
          { keys: ["shift&U"], run: () => run.push("more") },
          { keys: ["1 – 9"], run: (_, pressed) => run.push(pressed.key) },
          { keys: ["enter"], run: () => run.push("go") },
          { keys: ["E"], run: () => false },
        ],
      },
      undefined,
      { key, shift, control, repeat: false, target: null },
    );

  it("means Shift where it says so, and leaves Enter to the control that has the focus", () => {
    expect([press("U"), press("U", true), press("7"), press("0"), press("E")]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(press("Enter", false, document.body)).toBe(false);
    expect(press("Enter")).toBe(true);
    expect(run).toEqual(["undo", "more", "7", "go"]);
  });
});
