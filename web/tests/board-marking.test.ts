import { describe, expect, it } from "vitest";

import { hatchesOf, SEA, type Plan } from "../src/plan/geometry";
import { deedRadius, marked, RING, wayPoints, type Ground, type Pill } from "../src/board/marking";
import { TALL, WIDE } from "../src/plan/plans";
import { standing } from "../src/plan/reading";
import { ABOUT, CREW, crowd, gnome, MIDDLE, pictureWith } from "../src/gallery/boardData";
import type { Item } from "../src/protocol";
import type { Picture } from "../src/timeline/picture";
import type { Mark, Place } from "../src/turn/marks";

const PLANS: readonly Plan[] = [WIDE, TALL];

function ground(plan: Plan, picture: Picture, acting: string, signs?: readonly number[]): Ground {
  const there = standing(picture, plan);
  return {
    plan,
    boat: ABOUT.boat,
    hatches: hatchesOf(plan, ABOUT.boat),
    standing: there,
    here: there.find((one) => one.gnome.name === acting)?.gnome.room ?? null,
    acting,
    ...(signs === undefined ? {} : { signs }),
  };
}

const mark = (place: Place, label = "", state: Mark["state"] = "may"): Mark => ({
  place,
  state,
  label,
  name: label,
  touch: () => undefined,
});
const deed = (action: string, space: number, who?: string): Place =>
  who === undefined ? { kind: "deed", action, space } : { kind: "deed", action, space, gnome: who };
const space = (number: number): Place => ({ kind: "space", space: number });

const crossing = (a: Pill, b: Pill): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe.each(PLANS)("marks on the $kind board", (plan) => {
  const store = pictureWith([gnome("Oleg", 8, 34), gnome("Fenja", 8, 31)], { low_water: [8], blocked: ["7-8"] });

  it("puts several deeds of one room beside each other", () => {
    const { deeds } = marked(
      [
        mark(deed("draw", 8)),
        mark(deed("pump", 8)),
        mark(deed("trade", 8, "Fenja")),
        mark(deed("wait", 8)),
        mark(deed("unblock", 7)),
      ],
      ground(plan, store, "Oleg"),
    );
    expect(deeds).toHaveLength(5);
    deeds.forEach((a, k) => {
      for (const b of deeds.slice(k + 1)) {
        const apart = Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y);
        expect(apart, `${a.id} and ${b.id}`).toBeGreaterThanOrEqual(
          deedRadius(plan) * (plan.kind === "wide" ? 2 : 1.6),
        );
      }
    });
  });

  it("does not hide who stands there by what can be done with a thing", () => {
    const names = ["Oleg", "Fenja"].map((name) => gnome(name, 8, 34));
    for (const crew of [names.slice(0, 1), names]) {
      const here = ground(plan, pictureWith(crew), "Oleg", []);
      const { deeds } = marked([mark(deed("draw", 8)), mark(deed("wait", 8))], here);
      const at = deeds.find(({ id }) => id.startsWith("deed-draw"))?.at ?? { x: 0, y: 0 };
      for (const { slot } of here.standing) {
        const [half, high] = [26 * slot.scale, 130 * slot.scale]; // without the tips of beard and hat
        const dx = Math.max(0, Math.abs(at.x - slot.x) - half);
        const dy = Math.max(0, slot.y - high - at.y, at.y - slot.y);
        expect(Math.hypot(dx, dy), `${plan.kind}, ${String(crew.length)}`).toBeGreaterThan(deedRadius(plan) * 0.6);
      }
    }
  });

  it("leaves a deed where it is when it is chosen and has a price: one touches it again at the same place", () => {
    const every = [deed("draw", 8), deed("pump", 8), deed("trade", 8, "Fenja"), deed("wait", 8), deed("unblock", 7)];
    const places = (chosen: number): readonly unknown[] =>
      marked(
        every.map((one, k) => mark(one, k === chosen ? "12 min" : "")),
        ground(plan, store, "Oleg"),
      ).deeds.map(({ id, at }) => [id, at]);
    for (const chosen of every.keys()) expect(places(chosen)).toEqual(places(-1));
  });

  it("puts the price of a deed into its own room, beside its number, or leaves it to the red button", () => {
    const there = pictureWith([gnome("Oleg", 4, 34)]);
    const { deeds } = marked([mark(deed("fix_reactor", 4), "7 min", "chosen")], ground(plan, there, "Oleg"));
    const pill = deeds[0]?.pill ?? null;
    const room = plan.rooms[4];
    if (room === undefined) throw new Error("there is no room 4");
    if (plan.kind === "wide") expect(pill).not.toBeNull();
    if (pill === null) return;
    expect(pill.x).toBeGreaterThanOrEqual(room.box.x - 8);
    expect(pill.x + pill.w).toBeLessThanOrEqual(room.box.x + room.box.w + 8);
    const { x, y } = room.plate;
    expect(x > pill.x && x < pill.x + pill.w && y > pill.y && y < pill.y + pill.h).toBe(false);
  });

  it("leaves the signs of the cards in a price room beside its minutes", () => {
    const price = (items: readonly Item[]): Pill | null | undefined =>
      marked([{ ...mark(space(7), "2 min"), items }], ground(plan, MIDDLE, "Oleg")).spaces[0]?.pill;
    const [bare, one, two] = [price([]), price(["grog"]), price(["grog", "aqualung"])];
    expect(one?.icons).toEqual(["item-grog"]);
    expect((one?.w ?? 0) - (bare?.w ?? 0)).toBeGreaterThanOrEqual(plan.letters);
    expect((two?.w ?? 0) - (one?.w ?? 0)).toBeGreaterThanOrEqual(plan.letters);
  });

  it("leaves the faces free", () => {
    const { deeds } = marked(
      [mark(deed("draw", 8)), mark(deed("pump", 8)), mark(deed("trade", 8, "Fenja"))],
      ground(plan, store, "Oleg"),
    );
    for (const { slot } of standing(store, plan)) {
      const face = { x: slot.x, y: slot.y - 80 * slot.scale };
      for (const { id, at } of deeds) {
        expect(Math.hypot(at.x - face.x, at.y - face.y), id).toBeGreaterThan(deedRadius(plan));
      }
    }
  });

  it("puts a deed at the thing that it is about", () => {
    const on = ground(plan, MIDDLE, "Oleg");
    const { deeds } = marked([mark(deed("fix_reactor", 4)), mark(deed("kill_kraken", SEA))], on);
    const [fix, kill] = deeds.map(({ at }) => at);
    const reactor = plan.rooms[4]?.box ?? { x: 0, y: 0, w: 0, h: 0 };
    expect(fix?.x).toBeGreaterThan(reactor.x);
    expect(fix?.x).toBeLessThan(reactor.x + reactor.w);
    expect(Math.hypot((kill?.x ?? 0) - plan.kraken.x, (kill?.y ?? 0) - plan.kraken.y)).toBeLessThan(
      100 * plan.kraken.scale,
    );
    const blocked = marked([mark(deed("unblock", 7))], ground(plan, store, "Oleg")).deeds[0];
    expect(blocked?.hatch?.id).toBe("7-8");
  });

  it("writes prices and reasons so that none lies on another", () => {
    const marks = [1, 2, 3, 5, 6, 7, 8, 9, 10, SEA].map((room) =>
      mark(space(room), room > 6 ? "needs grog or foam" : "12 min"),
    );
    const { spaces } = marked(marks, ground(plan, MIDDLE, "Oleg"));
    expect(spaces.map((one) => one.space)).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10, SEA]);
    const pills = spaces.flatMap(({ pill }) => (pill === null ? [] : [pill]));
    expect(pills).toHaveLength(10);
    pills.forEach((a, k) => {
      for (const b of pills.slice(k + 1))
        expect(crossing(a, b), `${a.lines.join(" ")} / ${b.lines.join(" ")}`).toBe(false);
    });
  });

  it("tells marks of one place apart, and leaves out those of places that are not there", () => {
    const { spaces, hatches, gnomes } = marked(
      [
        mark(space(5), "1 min"),
        mark(space(5), "2 min"),
        mark({ kind: "hatch", hatch: "1-10" }),
        mark({ kind: "hatch", hatch: "4-5" }),
        mark({ kind: "gnome", gnome: "nobody" }),
        mark({ kind: "gnome", gnome: "Grischa" }),
      ],
      ground(plan, MIDDLE, "Oleg"),
    );
    expect(new Set(spaces.map(({ id }) => id)).size).toBe(2);
    expect(hatches.map(({ hatch }) => hatch.id)).toEqual(["4-5"]);
    expect(gnomes.map(({ standing: one }) => one.gnome.name)).toEqual(["Grischa"]);
  });

  it("shows what can be done with many gnomes only to who points at them", () => {
    const picture = crowd(4);
    const trades = CREW.slice(1).map((name) => mark(deed("trade", 4, name)));
    const { deeds } = marked([mark(deed("fix_reactor", 4)), ...trades], ground(plan, picture, "Oleg"));
    expect(deeds.filter(({ shy }) => shy)).toHaveLength(7);
    for (const { id, at, shy } of deeds.filter((one) => one.shy)) {
      const whom = standing(picture, plan).find(({ gnome: { name } }) => id.endsWith(name));
      expect(shy && Math.abs(at.x - (whom?.slot.x ?? NaN)), id).toBeLessThan(1);
    }
    expect(marked([mark(deed("trade", 8, "Fenja"))], ground(plan, store, "Oleg")).deeds[0]?.shy).toBe(false);
  });

  it("leads the way from the gnome through every hatch to the last room", () => {
    const on = ground(plan, MIDDLE, "Oleg");
    const points = wayPoints([4, 5, 6, SEA], on);
    const at = (id: string): { x: number; y: number } => {
      const found = on.hatches.find((hatch) => hatch.id === id);
      return { x: found?.x ?? NaN, y: found?.y ?? NaN };
    };
    expect(points).toHaveLength(5);
    expect(points.slice(1, 4)).toEqual([at("4-5"), at("5-6"), at("6-sea")]);
    expect(wayPoints([4], on)).toEqual([]);
  });
});

describe("rings round hatches", () => {
  const PLATE = 13.5;

  it("leave the numbers and signs of the rooms free", () => {
    for (const hatch of hatchesOf(WIDE, ABOUT.boat)) {
      for (const [number, room] of Object.entries(WIDE.rooms)) {
        for (const at of [room.plate, room.hazard]) {
          const apart = Math.hypot(at.x - hatch.x, at.y - hatch.y);
          expect(apart, `${hatch.id} and room ${number}`).toBeGreaterThan(RING + PLATE - 1);
        }
      }
    }
  });
});

describe("names of rooms", () => {
  it("are not written over", () => {
    const names = { 4: 66, 7: 68 };
    const on = { ...ground(WIDE, MIDDLE, "Oleg"), names };
    const { deeds, spaces } = marked(
      [mark(deed("fix_reactor", 4), "7 min", "chosen"), mark(space(7), "12 min"), mark(deed("wait", 4))],
      on,
    );
    const pills = [...deeds, ...spaces].flatMap(({ pill }) => (pill === null ? [] : [pill]));
    for (const [number, width] of Object.entries(names)) {
      const plate = WIDE.rooms[Number(number)]?.plate ?? { x: NaN, y: NaN };
      const box = { x: plate.x, y: plate.y - 9, w: 14 + width, h: 18 } as Pill;
      for (const pill of pills) expect(crossing(pill, box), `${number}: ${pill.lines.join(" ")}`).toBe(false);
      for (const { at, id } of deeds) {
        const r = deedRadius(WIDE) - 2;
        expect(crossing({ x: at.x - r, y: at.y - r, w: 2 * r, h: 2 * r } as Pill, box), id).toBe(false);
      }
    }
  });
});
