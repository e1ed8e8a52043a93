import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { HOLD } from "../src/ui/press";
import { named, telling, touchable, type Tip, type Touchable } from "../src/ui/touch";

/** As much of an element as a touchable needs. */
class Thing extends EventTarget {
  readonly attributes = new Map<string, string>();
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  matches(): boolean {
    return true;
  }
  send(name: string, more: Record<string, unknown> = {}): Event {
    const event = Object.assign(new Event(name, { cancelable: true }), more);
    this.dispatchEvent(event);
    return event;
  }
}

function made(more: Partial<Touchable> = {}): {
  thing: Thing;
  touch: ReturnType<typeof vi.fn>;
  tips: (Tip | null)[];
  end: () => void;
} {
  const thing = new Thing();
  const touch = vi.fn();
  const tips: (Tip | null)[] = [];
  const what: Touchable = { name: "Room 5, 1 minute", touch, tell: (tip) => tips.push(tip), ...more };
  named(what)(thing as unknown as Element);
  const end = touchable(() => what)(thing as unknown as Element);
  return { thing, touch, tips, end: () => end?.() };
}

describe("something that can be touched", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is a button with a name, in the order of the keyboard", () => {
    const { thing } = made({ pressed: true, key: "5" });
    expect(Object.fromEntries(thing.attributes)).toEqual({
      role: "button",
      tabindex: "0",
      "aria-label": "Room 5, 1 minute",
      "aria-pressed": "true",
      "aria-keyshortcuts": "5",
    });
    expect(made({ off: true }).thing.attributes.get("aria-disabled")).toBe("true");
  });

  it("answers click, Enter and the space bar, once each, and no other key", () => {
    const { thing, touch } = made();
    thing.send("click");
    expect(thing.send("keydown", { key: "Enter" }).defaultPrevented).toBe(true);
    thing.send("keydown", { key: "Enter", repeat: true });
    thing.send("keydown", { key: " " });
    expect(thing.send("keydown", { key: "a" }).defaultPrevented).toBe(false);
    expect(touch).toHaveBeenCalledTimes(3);
  });

  it("tells instead of doing when it is held", () => {
    const { thing, touch, tips } = made({ atom: "M6" });
    thing.send("pointerdown", { pointerType: "touch", clientX: 5, clientY: 5 });
    vi.advanceTimersByTime(HOLD);
    expect(tips.at(-1)).toMatchObject({ text: "Room 5, 1 minute", atom: "M6" });
    thing.send("pointerup");
    thing.send("click");
    expect(touch).not.toHaveBeenCalled();
    thing.send("pointerdown", { pointerType: "touch", clientX: 5, clientY: 5 });
    thing.send("pointerup");
    thing.send("click");
    expect(touch).toHaveBeenCalledTimes(1);
  });

  it("keeps telling when the finger that held it is lifted, until the next touch", () => {
    const { thing, tips } = made();
    thing.send("pointerdown", { pointerType: "touch", clientX: 5, clientY: 5 });
    vi.advanceTimersByTime(HOLD);
    expect(tips.at(-1)).toMatchObject({ held: true });
    thing.send("pointerup");
    thing.send("pointerleave");
    expect(tips.at(-1)).not.toBeNull();
    thing.send("pointerdown", { pointerType: "touch", clientX: 5, clientY: 5 });
    expect(tips.at(-1)).toBeNull();
  });

  it("does not tell when the finger slips away", () => {
    const { thing, tips } = made();
    thing.send("pointerdown", { pointerType: "touch", clientX: 5, clientY: 5 });
    thing.send("pointermove", { clientX: 60, clientY: 5 });
    vi.advanceTimersByTime(2 * HOLD);
    expect(tips.filter((tip) => tip !== null)).toEqual([]);
  });

  it("tells when one points at it or comes to it with the keyboard, and stops when one leaves", () => {
    for (const [come, leave] of [
      ["pointerenter", "pointerleave"],
      ["focus", "blur"],
    ] as const) {
      const { thing, tips } = made();
      thing.send(come, { pointerType: "mouse" });
      expect(tips.at(-1)).not.toBeNull();
      thing.send(leave);
      expect(tips.at(-1)).toBeNull();
    }
  });

  it("only tells where there is nothing to do, with a name and in the order of the keyboard", () => {
    const thing = new Thing();
    const tips: (Tip | null)[] = [];
    telling("Heat: 6 of 10", (tip) => tips.push(tip), ["track", "heat"])(thing as unknown as Element);
    expect(Object.fromEntries(thing.attributes)).toEqual({ role: "img", tabindex: "0", "aria-label": "Heat: 6 of 10" });
    thing.send("focus");
    expect(tips.at(-1)).toMatchObject({ text: "Heat: 6 of 10", about: ["track", "heat"] });
  });

  it("does nothing any more when it is gone", () => {
    const { thing, touch, end } = made();
    end();
    thing.send("click");
    expect(touch).not.toHaveBeenCalled();
  });
});
