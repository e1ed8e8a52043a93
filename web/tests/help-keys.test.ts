import { describe, expect, it } from "vitest";

import { KEY_HELP } from "../src/keymap";
import { RESERVED } from "../src/overlays/panels";
import { DEED_KEYS } from "../src/turn/keys";

const everywhere = KEY_HELP.filter(([group]) => group === "everywhere").flatMap(([, list]) =>
  list.flatMap(({ keys }) => keys),
);
const others = KEY_HELP.filter(([group]) => group !== "everywhere");

describe("the keys", () => {
  it("of everywhere mean nothing else anywhere, but for those of the keyboard itself", () => {
    const letters = everywhere.filter((key) => /^[A-Z?]$/.test(key));
    expect(letters).toEqual(["?", "I", "M"]);
    for (const [group, list] of others)
      for (const key of list.flatMap(({ keys }) => keys)) expect(letters, `${key} of ${group}`).not.toContain(key);
  });

  it("mean one thing each within a group", () => {
    for (const [group, list] of KEY_HELP) {
      const keys = list.flatMap((one) => one.keys);
      expect(new Set(keys).size, group).toBe(keys.length);
    }
  });

  it("of friends' signals are free", () => {
    const used = [...KEY_HELP.flatMap(([, list]) => list.flatMap(({ keys }) => keys)), ...deedKeys()];
    for (const key of RESERVED) expect(used).not.toContain(key);
  });

  it("of deeds are those that the list tells", () => {
    const told = KEY_HELP.flatMap(([, list]) => list).find(({ text }) => text === "deeds")?.keys ?? [];
    expect([...told].sort()).toEqual([...new Set(deedKeys())].sort());
  });
});

function deedKeys(): readonly string[] {
  return Object.values(DEED_KEYS).map((key) => key.toUpperCase());
}
