import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { HOLD } from "../src/ui/press";
import { REST, tip, tips } from "../src/ui/tips.svelte";

/** An element as far as a tip needs one. */
class Thing extends EventTarget {
  visible = true;
  matches = (): boolean => this.visible;
}

function happen(thing: Thing, type: string, more: object = {}): Event {
  const event = Object.assign(new Event(type, { cancelable: true }), more);
  thing.dispatchEvent(event);
  return event;
}

const touch = { pointerType: "touch", clientX: 5, clientY: 5 };
const mouse = { pointerType: "mouse", clientX: 5, clientY: 5 };
let thing: Thing;
let detach: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  thing = new Thing();
  detach = tip(() => ({ title: "Grog", text: "" }))(thing as unknown as Element) as () => void;
});
afterEach(() => {
  detach();
  tips.hide();
  vi.useRealTimers();
});

const shown = (): boolean => tips.about === (thing as unknown as Element);

describe("a tip", () => {
  it("comes when the pointer rests, not when it passes", () => {
    happen(thing, "pointerenter", mouse);
    vi.advanceTimersByTime(REST - 1);
    expect(shown()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(true);
    happen(thing, "pointerleave", mouse);
    vi.advanceTimersByTime(1_000);
    expect(shown()).toBe(false);
    happen(thing, "pointerenter", mouse);
    vi.advanceTimersByTime(REST / 2);
    happen(thing, "pointerleave", mouse);
    vi.advanceTimersByTime(1_000);
    expect(shown()).toBe(false);
  });

  it("stays while the pointer is on it", () => {
    happen(thing, "pointerenter", mouse);
    vi.advanceTimersByTime(REST);
    happen(thing, "pointerleave", mouse);
    tips.stay();
    vi.advanceTimersByTime(5_000);
    expect(shown()).toBe(true);
    tips.leave();
    vi.advanceTimersByTime(1_000);
    expect(shown()).toBe(false);
  });

  it("comes with the focus by key at once, and goes with it; not with that of a click", () => {
    happen(thing, "focus");
    expect(shown()).toBe(true);
    happen(thing, "blur");
    expect(shown()).toBe(false);
    thing.visible = false;
    happen(thing, "focus");
    expect(shown()).toBe(false);
  });

  it("comes with a long press, which then does nothing else", () => {
    const clicked = vi.fn();
    thing.addEventListener("click", clicked);
    happen(thing, "pointerdown", touch);
    vi.advanceTimersByTime(HOLD);
    expect(shown()).toBe(true);
    expect(happen(thing, "contextmenu").defaultPrevented).toBe(true);
    happen(thing, "pointerup", touch);
    expect(happen(thing, "click").defaultPrevented).toBe(true);
    expect(clicked).not.toHaveBeenCalled();
    expect(shown()).toBe(true);
  });

  it("does not come with a tap or a swipe, which do what they did", () => {
    const clicked = vi.fn();
    thing.addEventListener("click", clicked);
    happen(thing, "pointerdown", touch);
    vi.advanceTimersByTime(HOLD / 2);
    happen(thing, "pointerup", touch);
    happen(thing, "click");
    vi.advanceTimersByTime(1_000);
    expect(shown()).toBe(false);
    expect(clicked).toHaveBeenCalledOnce();
    happen(thing, "pointerdown", touch);
    happen(thing, "pointermove", { ...touch, clientX: 40 });
    vi.advanceTimersByTime(1_000);
    expect(shown()).toBe(false);
  });

  it("goes when the thing goes, and when it is clicked", () => {
    happen(thing, "focus");
    happen(thing, "pointerdown", mouse);
    expect(shown()).toBe(false);
    happen(thing, "focus");
    detach();
    expect(shown()).toBe(false);
    happen(thing, "focus");
    expect(shown()).toBe(false);
  });

  it("does not come if there is nothing to say", () => {
    const mute = new Thing();
    const forget = tip(() => null)(mute as unknown as Element) as () => void;
    happen(mute, "focus");
    expect(tips.about).toBeNull();
    const clicked = vi.fn();
    mute.addEventListener("click", clicked);
    happen(mute, "pointerdown", touch);
    vi.advanceTimersByTime(HOLD);
    happen(mute, "click");
    expect(clicked).toHaveBeenCalledOnce();
    forget();
  });
});
