import { describe, expect, it } from "vitest";

import { lastKeeper, stacksOf } from "../src/plan/reading";
import { gnome, pictureWith } from "../src/gallery/boardData";
import { havenPlaces, HEIGHT, LEFT, spacesOf, stackPlaces, TOP, WIDTH, type ChipPlace } from "../src/track/ring";
import { startFlags } from "../src/plan/starts";

const nearest = (places: readonly ChipPlace[]): number =>
  Math.min(...places.flatMap((a, k) => places.slice(k + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));

describe("the ring of the time track", () => {
  it("begins with 60 in the upper left corner and goes round to 1 below it", () => {
    const spaces = spacesOf(60);
    expect(spaces).toHaveLength(60);
    expect(spaces[0]).toMatchObject({ number: 60, x: LEFT, y: TOP, side: "top" });
    expect(spaces.at(-1)).toMatchObject({ number: 1, x: LEFT, y: TOP + 58, side: "left" });
    expect(spaces.filter(({ corner }) => corner).map(({ number }) => number)).toEqual([60, 40, 30, 10]);
  });

  it.each([1, 12, 60, 61, 100, 600])(
    "has a place of its own for each of %i spaces, next to the one before",
    (first) => {
      const spaces = spacesOf(first);
      expect(spaces.map(({ number }) => number)).toEqual(Array.from({ length: first }, (_, k) => first - k));
      expect(new Set(spaces.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)).size).toBe(first);
      spaces.forEach((space, k) => {
        expect(space.x + space.w).toBeLessThanOrEqual(LEFT + WIDTH + 0.01);
        expect(space.y + space.h).toBeLessThanOrEqual(TOP + HEIGHT + 0.01);
        const next = spaces[k + 1];
        if (next === undefined) return;
        const steps = Math.abs(next.x - space.x) / space.w + Math.abs(next.y - space.y) / space.h;
        expect(steps).toBeCloseTo(1, 5);
      });
    },
  );

  it("shows the sign of every Time Keeper of a stack, on every space", () => {
    for (const space of spacesOf(60)) {
      for (let count = 2; count <= 8; count++) {
        const places = stackPlaces(space, count);
        expect(places).toHaveLength(count);
        // what lies on another leaves free more than half of it
        expect(nearest(places), `${count} on ${space.number}`).toBeGreaterThanOrEqual(places[0]?.r ?? NaN);
        for (const { x, y, r } of places) {
          expect(x - r).toBeGreaterThan(0);
          expect(y - r).toBeGreaterThan(0);
        }
      }
    }
  });

  it("knows the Time Keepers that lie alone as well as those in stacks", () => {
    const crew = [gnome("Oleg", 4, 34), gnome("Mitka", 10, 22), gnome("Ivanka", 0, 31), gnome("Fenja", 8, 31)];
    // as a table tells it: stacks are those of two or more
    const picture = pictureWith(crew, {
      keepers: ["Mitka", "Ivanka", "Fenja", "Oleg"],
    });
    expect(stacksOf(picture)).toEqual([
      { space: 34, names: ["Oleg"] },
      { space: 31, names: ["Ivanka", "Fenja"] },
      { space: 22, names: ["Mitka"] },
    ]);
    expect(lastKeeper(picture)).toBe(34);
  });

  it("has room in the life-ring for all eight", () => {
    expect(nearest(havenPlaces(8))).toBeGreaterThan(20);
  });
});

describe("the flags where crews start", () => {
  it("say the sizes of crews, those that follow on each other as a range", () => {
    const starts = { "3": 60, "4": 60, "5": 60, "6": 55, "7": 49, "8": 46 };
    expect([...startFlags({ starts })]).toEqual([
      [60, "3–5"],
      [55, "6"],
      [49, "7"],
      [46, "8"],
    ]);
    expect([...startFlags({ starts: { "3": 60, "4": 50, "5": 60 } })]).toEqual([
      [60, "3, 5"],
      [50, "4"],
    ]);
  });
});
