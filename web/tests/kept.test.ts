import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { About, Message, You } from "../src/protocol";
import {
  dropTable,
  keepKeys,
  keepPending,
  keepTable,
  keptFrom,
  keptTable,
  keptTables,
  readTables,
  settlePending,
  TABLES,
  type Kept,
} from "../src/session/kept";
import { keepMade } from "../src/session/made";

class Shelf {
  readonly texts = new Map<string, string>();
  getItem = (name: string): string | null => this.texts.get(name) ?? null;
  setItem = (name: string, text: string): void => {
    this.texts.set(name, text);
  };
}

let shelf: Shelf;

const held = (...keys: readonly string[]): Kept["keys"] => keys.map((key) => ({ key, seat: "" }));

function table(id: string, more: Partial<Kept> = {}): Kept {
  const usual = { gnomes: ["A"], people: ["A"], at: 1, minutes: 60, ended: "" as const, pending: null };
  return { table: id, keys: held(`${id}-key`), ...usual, ...more };
}

const second = (...tables: readonly unknown[]): string => JSON.stringify({ version: 2, tables });

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
    keepTable(table("one", { keys: held("a", "b"), minutes: 60 }));
    keepTable(table("one", { keys: [...held("b"), { key: "c", seat: "Ann" }], minutes: 41 }));
    expect(keptTables()).toHaveLength(1);
    expect(keptTable("one")).toMatchObject({ minutes: 41, keys: [...held("a", "b"), { key: "c", seat: "Ann" }] });
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

  it("make room: finished games go first, then those that are watched, then the oldest", () => {
    keepTable(table("over", { at: 1_000, ended: "won" }));
    keepKeys("watched", held("w"), 900);
    for (let at = 1; at <= 29; at++) keepTable(table(`game-${String(at)}`, { at }));
    expect(keptTable("over")).toBeNull();
    expect(keptTable("watched")).not.toBeNull();
    keepTable(table("game-30", { at: 30 }));
    expect(keptTable("watched")).toBeNull();
    keepTable(table("more", { at: 2_000 }));
    expect(keptTables()).toHaveLength(30);
    expect(keptTable("game-1")).toBeNull();
    expect(keptTable("game-2")).not.toBeNull();
  });

  it("are not listed if one only watches there", () => {
    keepKeys("watched", held("w"), 7);
    expect(keptTables()).toEqual([]);
    expect(keptTable("watched")?.keys).toEqual(held("w"));
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{["],
    ["no list", '{"table": "a"}'],
    ["tables that are none", '{"version": 2, "tables": 7}'],
    ["a version that is not known", '{"version": 3, "tables": []}'],
    ["a number", "7"],
    ["null", "null"],
  ])("are none where the browser has %s", (_, text) => {
    expect(readTables(text)).toEqual([]);
  });

  it.each([
    ["no keys", { keys: [] }],
    ["keys that are none", { keys: [1] }],
    ["a key that would break the address", { keys: held("a/b") }],
    ["an id that is none", { table: "../etc" }],
    ["no minutes", { minutes: "60" }],
    ["an end that there is not", { ended: "drawn" }],
    ["no time", { at: null }],
  ])("are left out if they have %s", (_, wrong) => {
    const text = second({ ...table("bad"), ...wrong }, table("good"));
    expect(readTables(text).map((one) => one.table)).toEqual(["good"]);
  });

  it("are taken over from version 1, which stays as it is", () => {
    const before = JSON.stringify([{ ...table("old"), keys: ["a", "b"] }, { table: "broken" }]);
    shelf.setItem("rednovember.tables", before);
    expect(keptTables()).toEqual([table("old", { keys: held("a", "b") })]);
    keepTable(table("new", { at: 9 }));
    expect(keptTables().map((one) => one.table)).toEqual(["new", "old"]);
    expect(shelf.getItem("rednovember.tables")).toBe(before);
    dropTable("old");
    expect(keptTables().map((one) => one.table)).toEqual(["new"]);
  });

  it("stay until the page is closed in a browser that keeps nothing", () => {
    const refuse = (): never => {
      throw new Error("no storage");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    expect(keepTable(table("here"))).toBe(false);
    expect(keptTable("here")).toEqual(table("here"));
    dropTable("here");
    expect(keptTables()).toEqual([]);
  });

  it("are what the browser has, also when another tab has written it", () => {
    keepTable(table("mine"));
    shelf.setItem(TABLES, second(table("theirs", { at: 5 })));
    keepTable(table("next", { at: 9 }));
    expect(keptTables().map((one) => one.table)).toEqual(["next", "theirs"]);
  });
});

describe("the keys of a table", () => {
  const pending = { say: "claim", key: "new", seat: "Ann", name: "Ann of the Galley" } as const;

  it("are kept before a request is sent that makes one, and replace the old one of that seat when it is answered", () => {
    keepTable(table("t", { keys: [{ key: "old", seat: "Ann" }, { key: "other", seat: "Bob" }, ...held("join")] }));
    keepPending("t", pending, 5);
    expect(keptTable("t")).toMatchObject({ pending });
    expect(keptTable("t")?.keys.map((one) => one.key)).toEqual(["old", "other", "join", "new"]);
    settlePending("t", pending, "Ann");
    expect(keptTable("t")).toMatchObject({
      pending: null,
      keys: [{ key: "other", seat: "Bob" }, ...held("join"), { key: "new", seat: "Ann" }],
    });
  });

  it("are those of before if the request was refused", () => {
    keepKeys("t", held("join"), 3);
    keepPending("t", pending, 5);
    settlePending("t", pending, null);
    expect(keptTable("t")).toMatchObject({ pending: null, keys: held("join") });
  });

  it("of a new table are kept with their seats, and stand in the address only if the browser keeps nothing", () => {
    const seats = { Ann: "ANN", Bob: "BOB" };
    const made = { table: "t", keys: { host: "H", join: "J", watch: "W", seats }, links: {} } as never;
    expect(keepMade(made, ["Ann"], ["A", "B", "C"])).toEqual([]);
    expect(keptTables()).toMatchObject([{ keys: [{ key: "ANN", seat: "Ann" }], people: ["Ann"] }]);
    vi.stubGlobal("localStorage", undefined);
    expect(keepMade(made, [], ["A", "B", "C"])).toEqual(["ANN", "BOB"]);
    dropTable("t");
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
    expect(keptFrom("t", held("k"), about, you, told, 7)).toEqual({
      table: "t",
      keys: held("k"),
      gnomes: ["A", "B", "C"],
      people: ["Ann"],
      at: 7,
      minutes: 44,
      ended: "",
      pending: null,
    });
  });

  it("tells how it ended, also with nobody left aboard", () => {
    expect(keptFrom("t", held("k"), about, you, message([gnome(0)], { won: true }), 7)?.ended).toBe("won");
    expect(keptFrom("t", held("k"), about, you, message([gnome(9, false)], { won: false }), 7)).toMatchObject({
      ended: "lost",
      minutes: 0,
    });
  });

  it("is nothing for who only watches", () => {
    expect(keptFrom("t", held("k"), about, { seats: [], host: false }, message([]), 7)).toBeNull();
    expect(keptFrom("t", [], about, you, message([]), 7)).toBeNull();
  });
});
