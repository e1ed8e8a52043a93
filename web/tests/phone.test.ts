import { describe, expect, it } from "vitest";

import { TALL } from "../src/plan/plans";
import { lineTo, spotFor } from "../src/events/fate";
import { boardHeight, layoutOf } from "../src/screens/layout";
import { afterDrag, drawnHeight, hidesCrew, sheetHeight, type Holds, type Rest } from "../src/controls/sheet";

const HOLDS: readonly Holds[] = ["dial", "events", "plain"];

describe("the layout of a screen", () => {
  it.each([
    [390, 844, "phone"],
    [360, 640, "phone"],
    [430, 932, "phone"],
    [844, 390, "side"],
    [640, 360, "side"],
    [720, 600, "side"],
    [768, 1024, "portrait"],
    [820, 1180, "portrait"],
    [1024, 1366, "portrait"],
    [1024, 768, "middle"],
    [1180, 820, "middle"],
    [1280, 720, "wide"],
    [1920, 1080, "wide"],
  ])("%i x %i: %s", (width, height, kind) => {
    expect(layoutOf(width, height).kind).toBe(kind);
  });

  it("leaves what stands beside and below the board its room", () => {
    for (let width = 900; width <= 2000; width += 50) {
      for (let height = 600; height <= 1400; height += 50) {
        const layout = layoutOf(width, height);
        if (layout.board === 0) continue;
        expect(layout.board).toBeLessThanOrEqual(layout.width);
        expect(layout.height - boardHeight(layout.board)).toBeGreaterThanOrEqual(198);
      }
    }
  });
});

describe("the sheet of a phone", () => {
  it("is drawn up and down by a finger, and goes round by a tap", () => {
    expect(afterDrag("half", -60)).toBe("full");
    expect(afterDrag("half", 60)).toBe("bar");
    expect(afterDrag("bar", 60)).toBe("bar");
    expect(afterDrag("full", -60)).toBe("full");
    expect(["bar", "half", "full"].map((rest) => afterDrag(rest as "bar", 0))).toEqual(["half", "full", "half"]);
  });

  it("follows the finger between its lowest and its highest rest", () => {
    const heightOf = (rest: Rest): number => sheetHeight(rest, 844);
    for (const up of [-20, 1, 35, 60]) {
      expect(drawnHeight("half", up, heightOf)).toBe(Math.min(heightOf("full"), heightOf("half") + up));
    }
    expect(drawnHeight("half", 2_000, heightOf)).toBe(heightOf("full"));
    expect(drawnHeight("half", -2_000, heightOf)).toBe(heightOf("bar"));
  });

  it("rests where the finger has left it, and at the next rest at least", () => {
    const heightOf = (rest: Rest): number => sheetHeight(rest, 844);
    const far = heightOf("full") - heightOf("bar");
    expect(afterDrag("bar", -30, heightOf)).toBe("half");
    expect(afterDrag("bar", -far, heightOf)).toBe("full");
    expect(afterDrag("full", far, heightOf)).toBe("bar");
    expect(afterDrag("full", 30, heightOf)).toBe("half");
    expect(afterDrag("bar", 30, heightOf)).toBe("bar");
    expect(afterDrag("half", 0, heightOf)).toBe("full");
  });

  it("never hides what happens in its bar", () => {
    for (const screen of [640, 844, 932]) {
      expect(sheetHeight("bar", screen, "events")).toBe(sheetHeight("half", screen, "events"));
      expect(sheetHeight("bar", screen, "plain")).toBeLessThan(100);
    }
  });

  it("leaves the board more than a quarter of the screen, whatever it holds", () => {
    const upper = 150; // head, track and gauges
    const crew = 56;
    for (const screen of [640, 740, 844, 932]) {
      for (const holds of HOLDS) {
        const bar = hidesCrew("half", screen, holds) ? 0 : crew;
        expect(screen - upper - bar - sheetHeight("half", screen, holds)).toBeGreaterThan(screen * 0.24);
      }
    }
  });

  it("does not move between choosing and looking on where there is room", () => {
    expect(new Set(HOLDS.map((holds) => sheetHeight("half", 844, holds))).size).toBe(1);
  });
});

describe("the line of fate on a phone", () => {
  it("leads from the die to every room without leaving the board", () => {
    for (const room of Object.keys(TALL.rooms).map(Number)) {
      const from = spotFor(TALL, room);
      const numbers = [...(lineTo(TALL, from, room)?.d ?? "").matchAll(/(-?[\d.]+),(-?[\d.]+)/g)];
      const [a, b, c, d] = numbers.map((pair) => Number(pair[2])) as [number, number, number, number];
      for (let t = 0; t <= 1; t += 0.05) {
        const y = (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;
        expect(y).toBeGreaterThanOrEqual(TALL.view.y);
      }
    }
  });
});
