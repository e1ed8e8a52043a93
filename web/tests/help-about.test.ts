import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { chiefFirst, MARKS, OPTIONS, PHASES } from "../src/rules/about.svelte";
import type { Entry } from "../src/host/rules";
import { linked } from "../src/rules/linked";
import { OPTION_NAMES, OPTIONS as USUAL } from "../src/first/plan";

const data = (file: string): string =>
  readFileSync(new URL(`../../src/rednovember/data/${file}`, import.meta.url), { encoding: "utf-8" });
const atoms = new Set([...data("atoms.toml").matchAll(/^\[(?:atoms\.)?"?([A-Z]\d+)"?\]/gm)].map(([, id]) => id));

function entry(id: string, more: Partial<Entry> = {}): Entry {
  return {
    id,
    chapter: "rulings",
    title: id,
    text: "",
    example: "",
    first: "",
    question: "",
    why: "",
    switch: "",
    option: "",
    about: [],
    cards: [],
    ...more,
  };
}

describe("the rules about a thing", () => {
  it("begin with the one that bears its name, then its own chapter, then those that are about little else", () => {
    const wide = entry("Q1", {
      about: [
        ["item", "crowbar"],
        ["action", "attack"],
      ],
    });
    const narrow = entry("Q2", { about: [["item", "crowbar"]] });
    const home = entry("I2", {
      chapter: "items",
      about: [
        ["item", "crowbar"],
        ["item", "grog"],
      ],
    });
    const named = entry("A8", { title: "Crowbar", about: [["item", "crowbar"]] });
    const found = chiefFirst([wide, narrow, home, named], "Crowbar", "items");
    expect(found.map((one) => one.id)).toEqual(["A8", "I2", "Q2", "Q1"]);
  });

  it("are rules that there are", () => {
    expect(atoms.size).toBeGreaterThan(150);
    for (const listed of [...Object.values(OPTIONS), ...Object.values(PHASES), ...Object.values(MARKS)]) {
      expect(listed.length).toBeGreaterThan(0);
      for (const id of listed) expect(atoms, id).toContain(id);
    }
  });

  it("are those that the game has for its options, which are the page's, too", () => {
    const found = Object.fromEntries(
      [...data("options.toml").matchAll(/^\[options\.(\w+)\]\ndefault = (\w+)\natoms = (\[.*\])/gm)].map(
        ([, name = "", usual, rules = "[]"]) => [
          name,
          { usual: usual === "true", rules: JSON.parse(rules) as unknown },
        ],
      ),
    );
    expect(Object.keys(found).sort()).toEqual([...OPTION_NAMES].sort());
    for (const name of OPTION_NAMES) expect(found[name]).toEqual({ usual: USUAL[name], rules: OPTIONS[name] });
  });
});

describe("a text of the rules", () => {
  const known = (id: string): boolean => ["A9", "A13", "D2"].includes(id);

  it("has links where it names rules that there are", () => {
    expect(linked("Fix-it (A9 to A13), not Q99", known)).toEqual([
      { text: "Fix-it (" },
      { text: "A9", atom: "A9" },
      { text: " to " },
      { text: "A13", atom: "A13" },
      { text: "), not Q99" },
    ]);
  });

  it.each(["", "No ids here.", "A99 A1B2 xD2"])("stays as it is without them: %j", (text) => {
    expect(
      linked(text, known)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
    expect(linked(text, known).some((part) => part.atom !== undefined)).toBe(false);
  });
});
