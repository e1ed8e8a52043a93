import { describe, expect, it } from "vitest";

import { furnitureOf } from "../src/plan/furniture";
import { hatchOf } from "../src/timeline/hatches";
import { hatchesOf, roomsOf, ROOMS, SEA, slots, type Plan } from "../src/plan/geometry";
import { FIGURES, lookOf, looksOf } from "../src/ui/looks";
import { TALL, WIDE } from "../src/plan/plans";
import { lines, textWidth } from "../src/plan/shapes";
import { ABOUT } from "../src/gallery/boardData";

const PLANS: readonly Plan[] = [WIDE, TALL];
const inside = (plan: Plan, x: number, y: number): boolean =>
  x >= plan.view.x && x <= plan.view.x + plan.view.w && y >= plan.view.y && y <= plan.view.y + plan.view.h;

describe.each(PLANS)("the plan of the $kind board", (plan) => {
  it("has a hatch between any two rooms that the printed board joins, in the wall that they share", () => {
    const hatches = hatchesOf(plan, ABOUT.boat);
    expect(hatches.map((hatch) => hatch.id)).toEqual([...ABOUT.boat.interior, "3-sea", "6-sea", "9-sea"]);
    for (const { id, rooms, x, y } of hatches) {
      for (const room of rooms.filter((one) => one !== SEA)) {
        const box = plan.rooms[room]?.box ?? { x: 0, y: 0, w: 0, h: 0 };
        const off = Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h));
        expect(off, `${id} and room ${room}`).toBeLessThan(12);
      }
    }
  });

  it("has places for one to eight gnomes in every space, each of its own and within the room", () => {
    for (const space of [SEA, ...ROOMS]) {
      const box = plan.rooms[space]?.box ?? plan.seaBox;
      for (let count = 1; count <= 8; count++) {
        const places = slots(plan, space, count);
        expect(places).toHaveLength(count);
        expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(count);
        for (const { x, y, scale } of places) {
          expect(x).toBeGreaterThan(box.x);
          expect(x).toBeLessThan(box.x + box.w);
          expect(y).toBeLessThanOrEqual(box.y + box.h);
          expect(y - 100 * scale, `${count} in ${space}`).toBeGreaterThan(plan.view.y);
        }
      }
    }
  });

  it("shows at least half of every face in a crowd of eight", () => {
    for (const space of [SEA, ...ROOMS]) {
      const places = slots(plan, space, 8);
      places.forEach((back, k) => {
        for (const front of places.slice(k + 1)) {
          // who stands before somebody stands lower, or well beside
          const [across, down] = [Math.abs(front.x - back.x) / back.scale, (front.y - back.y) / back.scale];
          expect(across + down, `space ${space}`).toBeGreaterThan(24);
        }
      });
    }
  });

  it("finds a place of its own for hatches and exits that the printed board does not have", () => {
    const every = ROOMS.flatMap((a) => ROOMS.filter((b) => b > a).map((b) => hatchOf(a, b)));
    const some = [...ABOUT.boat.interior, "3-7", "6-10", "1-10", "2-6", "4-7"];
    for (const interior of [some, every]) {
      const hatches = hatchesOf(plan, { interior, exterior: [...ROOMS] });
      expect(hatches).toHaveLength(interior.length + 10);
      for (const { x, y } of hatches) expect(inside(plan, x, y)).toBe(true);
    }
    const places = hatchesOf(plan, { interior: some, exterior: [] }).map(({ x, y }) => `${x},${y}`);
    expect(new Set(places).size).toBe(some.length);
  });

  it("furnishes every room, whatever the board uses it for", () => {
    const usual = furnitureOf(plan, ABOUT.boat);
    expect(usual.map(({ room }) => room)).toEqual([...ROOMS]);
    expect(usual.every(({ transform }) => transform === null)).toBe(true);
    const other = furnitureOf(plan, {
      purposes: { engine: 9, pumps: 3, reactor: 8, missiles: 1, stores: 5, cabin: 2 },
    });
    expect(new Set(other.map(({ name }) => name)).size).toBe(10);
    expect(other.find(({ room }) => room === 8)?.name).toBe("reactor");
    for (const { room, name, middle } of other) {
      if (!["engine", "pumps", "reactor", "missiles", "stores", "cabin"].includes(name)) continue;
      const box = plan.rooms[room]?.box ?? { x: 0, y: 0, w: 0, h: 0 };
      expect(middle?.x).toBeGreaterThan(box.x - 8);
      expect(middle?.x).toBeLessThan(box.x + box.w + 8);
      expect(middle?.y).toBeGreaterThan(box.y);
      expect(middle?.y).toBeLessThan(box.y + box.h);
    }
  });
});

describe("hatches by name", () => {
  it("are the same from either side", () => {
    expect(hatchOf(5, 4)).toBe("4-5");
    expect(hatchOf(SEA, 3)).toBe("3-sea");
    expect(roomsOf("3-sea")).toEqual([3, SEA]);
    expect(roomsOf("8-10")).toEqual([8, 10]);
  });
});

describe("the looks of a crew", () => {
  it("go by place, so that nobody changes colour when another is renamed", () => {
    const before = looksOf(["Ann", "Bo", "Cy"]);
    const after = looksOf(["Ann", "Bertha", "Cy"]);
    expect(before.map(({ figure }) => figure)).toEqual(["heart", "anchor", "bolt"]);
    expect(after.map(({ figure }) => figure)).toEqual(before.map(({ figure }) => figure));
    expect(lookOf(after, "Cy").figure).toBe("bolt");
  });

  it("differ in colour, sign and hat for all eight", () => {
    for (const part of ["coat", "figure", "hat"] as const)
      expect(new Set(FIGURES.map((look) => look[part])).size).toBe(8);
  });
});

describe("texts on the board", () => {
  it("are broken at blanks, never within a word, and nothing is lost", () => {
    const text = "braucht Grog oder Feuerlöscher";
    const shown = lines(text, 12, 80);
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.join(" ")).toBe(text);
    for (const line of shown) expect(line.includes(" ") ? textWidth(line, 12) <= 80 : true).toBe(true);
  });
});
