import { describe, expect, it } from "vitest";

import { KEYS, RESERVED } from "../src/panels/keys";
import { DEED_KEYS } from "../src/turn/chips";

const everywhere = (KEYS.everywhere ?? []).flatMap(({ keys }) => keys);
const others = Object.entries(KEYS).filter(([group]) => group !== "everywhere");

describe("the keys", () => {
  it("of everywhere mean nothing else anywhere, but for those of the keyboard itself", () => {
    const letters = everywhere.filter((key) => /^[A-Z?]$/.test(key));
    expect(letters).toEqual(["?", "I", "M"]);
    for (const [group, list] of others)
      for (const key of list.flatMap(({ keys }) => keys)) expect(letters, `${key} of ${group}`).not.toContain(key);
  });

  it("mean one thing each within a group", () => {
    for (const [group, list] of Object.entries(KEYS)) {
      const keys = list.flatMap((one) => one.keys);
      expect(new Set(keys).size, group).toBe(keys.length);
    }
  });

  it("of friends' signals are free", () => {
    const used = [...Object.values(KEYS).flatMap((list) => list.flatMap(({ keys }) => keys)), ...deedKeys()];
    for (const key of RESERVED) expect(used).not.toContain(key);
  });

  it("of deeds are those that the list tells", () => {
    const told = KEYS.turn?.find(({ text }) => text === "deeds")?.keys ?? [];
    expect([...told].sort()).toEqual([...new Set(deedKeys())].sort());
  });
});

function deedKeys(): readonly string[] {
  return Object.values(DEED_KEYS).map((key) => key.toUpperCase());
}
