import { beforeAll, describe, expect, it } from "vitest";

import { provideHost, type Host } from "../src/host/host";
import { reading } from "../src/rules/about.svelte";
import { turnKey } from "./turns";
import { whyNot } from "../src/turn/refusing";
import { Turn } from "../src/turn/turn.svelte";
import { speak, tableOf } from "./tables";
import { begin, found } from "./turns";

beforeAll(async () => {
  speak();
  const mark = { hatch: ["M1"], fire: ["M7"], high: ["M6"] };
  const rules = { chapters: [], things: { mark } };
  provideHost({ rules: () => Promise.resolve(rules) } as unknown as Host);
  expect(reading.chapters).toBeNull(); // on their way
  await Promise.resolve();
  expect(reading.chapters).toEqual([]);
});

describe("a key that does nothing", () => {
  const refused = (turn: Turn, key: string): string | undefined => {
    expect(turnKey(turn, key, false), key).toBe(false);
    return whyNot(turn, key)?.text;
  };

  it("says why a deed is barred, and names the rule", () => {
    const { turn, choices } = begin((one) => one.barred.some(({ action }) => action === "extinguish"));
    const barred = choices.barred.find(({ action }) => action === "extinguish");
    expect(refused(turn, "f")).toContain("Extinguish Fire");
    expect(whyNot(turn, "f")?.atom).toBe(barred?.atom);
  });

  it("says why a room cannot be reached, or that one is there already", () => {
    const { turn, choices } = begin((one) => one.phase === "movement" && one.ways.length > 0 && one.ways.length < 6);
    const own = turn.gnome?.room ?? 0;
    const open = new Set(choices.ways.map((way) => way.to));
    const shut = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((room) => room !== own && !open.has(room));
    expect(shut.length).toBeGreaterThan(0);
    for (const room of shut) {
      expect(refused(turn, String(room % 10))).toBeTruthy();
      expect(whyNot(turn, String(room % 10))?.atom).toMatch(/^M[167]$/);
    }
    if (own > 0) expect(refused(turn, String(own % 10))).toContain("already there");
  });

  it("says that nothing is chosen yet, and which minutes there are not", () => {
    const { turn, choices } = begin(
      (one) => one.phase === "movement" && one.deeds.some((deed) => deed.row.length > 1 && deed.row.length < 9),
    );
    expect(refused(turn, "Enter")).toBe("Choose a room or an action");
    turn.aimDeed(choices.deeds.find((deed) => deed.row.length > 1 && deed.row.length < 9)?.text ?? "");
    expect(refused(turn, "9")).toContain("9 min");
  });

  it("says who decides if nobody here does, and is silent where it is no key of the turn", () => {
    const one = found((choices) => choices.phase === "movement");
    const deciding = { gnome: "Fenja", player: "Fenja", bot: "bosun" };
    const turn = new Turn(tableOf({ ...one, message: { ...one.message, choices: null, deciding } }).table);
    expect(refused(turn, "4")).toContain("Fenja");
    expect(whyNot(turn, "x")).toBeNull();
    expect(whyNot(turn, "Tab")).toBeNull();
  });
});
