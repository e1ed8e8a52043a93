import { describe, expect, it } from "vitest";

import { place, type Box, type Size } from "../src/overlays/place";

const VIEWS: readonly Size[] = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];
const TIPS: readonly Size[] = [
  { width: 120, height: 40 },
  { width: 320, height: 180 },
];

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Things of several sizes, all over the window. */
function* things(view: Size): Generator<Box> {
  for (const width of [24, 120, view.width * 0.6, view.width])
    for (const height of [24, 90, view.height * 0.55])
      for (let left = 0; left + width <= view.width; left += Math.max(1, (view.width - width) / 4))
        for (let top = 0; top + height <= view.height; top += Math.max(1, (view.height - height) / 4))
          yield { left, top, right: left + width, bottom: top + height };
}

describe("a tip", () => {
  it("never covers what it explains, and lies within the window", () => {
    let tried = 0;
    for (const view of VIEWS)
      for (const tip of TIPS)
        for (const about of things(view)) {
          const spot = place(about, tip, view);
          const right = spot.left + Math.min(tip.width, spot.width);
          const bottom = spot.top + Math.min(tip.height, spot.height);
          const lies: Box = { left: spot.left, top: spot.top, right, bottom };
          expect(overlap(lies, about), JSON.stringify({ view, tip, about, spot })).toBe(false);
          expect(lies.left >= 0 && lies.top >= 0 && right <= view.width && bottom <= view.height).toBe(true);
          tried++;
        }
    expect(tried).toBeGreaterThan(500);
  });

  it("goes above if there is room, else below, else beside", () => {
    const view = { width: 1000, height: 600 };
    const tip = { width: 300, height: 100 };
    const at = (left: number, top: number, right: number, bottom: number): string =>
      place({ left, top, right, bottom }, tip, view).side;
    expect(at(400, 300, 500, 340)).toBe("above");
    expect(at(400, 20, 500, 60)).toBe("below");
    expect(at(100, 40, 200, 560)).toBe("right");
    expect(at(800, 40, 900, 560)).toBe("left");
  });

  it("stays in sight for a thing that fills the window", () => {
    const view = { width: 390, height: 844 };
    const spot = place({ left: 0, top: 0, right: 390, bottom: 844 }, { width: 300, height: 100 }, view);
    expect(spot.top).toBeGreaterThan(0);
    expect(spot.top + spot.height).toBeLessThan(844);
  });
});
