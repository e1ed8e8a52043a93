import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { dropTable, keepTable, keptFrom, keptTable, keptTables, readTables, type Kept } from "../src/first/keep";
import type { About, Message, You } from "../src/protocol";

class Shelf {
  readonly texts = new Map<string, string>();
  getItem = (name: string): string | null => this.texts.get(name) ?? null;
  setItem = (name: string, text: string): void => {
    this.texts.set(name, text);
  };
}

const NAME = "rednovember.tables";
let shelf: Shelf;

function table(id: string, more: Partial<Kept> = {}): Kept {
  return { table: id, keys: [`${id}-key`], gnomes: ["A"], people: ["A"], at: 1, minutes: 60, ended: "", ...more };
}

beforeEach(() => {
  shelf = new Shelf();
  vi.stubGlobal("localStorage", shelf);
});
afterEach(() => vi.unstubAllGlobals());

describe("tables that are kept", () => {
  it("are there again, the newest first", () => {
    keepTable(table("old", { at: 1 }));
    keepTable(table("new", { at: 3 }));
    keepTable(table("middle", { at: 2 }));
    expect(keptTables().map((one) => one.table)).toEqual(["new", "middle", "old"]);
  });

  it("are kept once each, with all their keys", () => {
    keepTable(table("one", { keys: ["a", "b"], minutes: 60 }));
    keepTable(table("one", { keys: ["b", "c"], minutes: 41 }));
    expect(keptTables()).toHaveLength(1);
    expect(keptTable("one")).toMatchObject({ minutes: 41, keys: ["b", "c", "a"] });
  });

  it("can be dropped and put back", () => {
    keepTable(table("one"));
    keepTable(table("two", { at: 2 }));
    const dropped = dropTable("one");
    expect(keptTables().map((one) => one.table)).toEqual(["two"]);
    if (dropped !== null) keepTable(dropped);
    expect(keptTable("one")).toEqual(table("one"));
    expect(dropTable("never there")).toBeNull();
  });

  it("make room: finished games go first, then the oldest", () => {
    keepTable(table("over", { at: 1_000, ended: "won" }));
    for (let at = 1; at <= 30; at++) keepTable(table(`game-${String(at)}`, { at }));
    expect(keptTables()).toHaveLength(30);
    expect(keptTable("over")).toBeNull();
    keepTable(table("one more", { at: 2_000, table: "more" }));
    expect(keptTable("game-1")).toBeNull();
    expect(keptTable("game-2")).not.toBeNull();
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{["],
    ["no list", '{"table": "a"}'],
    ["a number", "7"],
    ["null", "null"],
  ])("are none where the browser has %s", (_, text) => {
    expect(readTables(text)).toEqual([]);
  });

  it.each([
    ["no keys", { keys: [] }],
    ["keys that are none", { keys: [1] }],
    ["a key that would break the address", { keys: ["a/b"] }],
    ["an id that is none", { table: "../etc" }],
    ["no minutes", { minutes: "60" }],
    ["an end that there is not", { ended: "drawn" }],
    ["no time", { at: null }],
  ])("are left out if they have %s", (_, wrong) => {
    const text = JSON.stringify([{ ...table("bad"), ...wrong }, table("good")]);
    expect(readTables(text).map((one) => one.table)).toEqual(["good"]);
  });

  it("stay until the page is closed in a browser that keeps nothing", () => {
    const refuse = (): never => {
      throw new Error("no storage");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    keepTable(table("here"));
    expect(keptTable("here")).toEqual(table("here"));
    dropTable("here");
    expect(keptTables()).toEqual([]);
  });

  it("are what the browser has, also when another tab has written it", () => {
    keepTable(table("mine"));
    shelf.setItem(NAME, JSON.stringify([table("theirs", { at: 5 })]));
    keepTable(table("next", { at: 9 }));
    expect(keptTables().map((one) => one.table)).toEqual(["next", "theirs"]);
  });
});

describe("what is kept of a table", () => {
  const about = { gnomes: ["A", "B", "C"] } as unknown as About;
  const you: You = { seats: ["Ann"], host: false };
  const gnome = (time: number, alive = true, abandoned = false): object => ({ time, alive, abandoned });
  const message = (gnomes: readonly object[], ended: object | null = null): Message =>
    ({ view: { gnomes }, ended }) as unknown as Message;

  it("tells how many minutes are left for whoever is furthest behind aboard", () => {
    const told = message([gnome(31), gnome(44), gnome(60, false), gnome(59, true, true)]);
    expect(keptFrom("t", ["k"], about, you, told, 7)).toEqual({
      table: "t",
      keys: ["k"],
      gnomes: ["A", "B", "C"],
      people: ["Ann"],
      at: 7,
      minutes: 44,
      ended: "",
    });
  });

  it("tells how it ended, also with nobody left aboard", () => {
    expect(keptFrom("t", ["k"], about, you, message([gnome(0)], { won: true }), 7)?.ended).toBe("won");
    expect(keptFrom("t", ["k"], about, you, message([gnome(9, false)], { won: false }), 7)).toMatchObject({
      ended: "lost",
      minutes: 0,
    });
  });

  it("is nothing for who only watches", () => {
    expect(keptFrom("t", ["k"], about, { seats: [], host: false }, message([]), 7)).toBeNull();
    expect(keptFrom("t", [], about, you, message([]), 7)).toBeNull();
  });
});
