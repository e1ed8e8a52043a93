import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { DRAWN, drawn } from "../src/ui/drawn";

const art = readFileSync(new URL("../src/art/Symbols.svelte", import.meta.url), { encoding: "utf-8" });
const symbols = new Set([...art.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id ?? ""));

describe("the symbol of a thing", () => {
  it("is its own if there is one", () => {
    const things = [...symbols].filter((id) => /^(item|event)-/.test(id));
    expect([...DRAWN].sort()).toEqual(things.sort());
    for (const id of symbols) expect(drawn(id)).toBe(id);
  });

  it("is a general one for an item or an event that nobody has drawn yet", () => {
    expect(drawn("item-spare_fuse")).toBe("ui-item-crate");
    expect(drawn("event-bilge_drain")).toBe("ui-event-star");
    for (const name of ["item-spare_fuse", "event-bilge_drain"]) expect(symbols).toContain(drawn(name));
  });
});
