import { describe, expect, it } from "vitest";

import { readRoute, tableHash } from "../src/route.svelte";

describe("an address", () => {
  it.each(["", "#", "#/", "#/nothing", "#/t/", "#/t/a b", "#/t/a/k/", "#/new/chess", "#/t/a/x/b", "#/t/<script>"])(
    "%j is the first screen",
    (hash) => {
      expect(readRoute(hash)).toEqual({ screen: "first" });
    },
  );

  it("of a table has its keys, one or several, or none", () => {
    expect(readRoute("#/t/5d0f/k/KEY_a-b")).toEqual({ screen: "table", table: "5d0f", keys: ["KEY_a-b"] });
    expect(readRoute("#/t/5d0f/k/A,B,C")).toEqual({ screen: "table", table: "5d0f", keys: ["A", "B", "C"] });
    expect(readRoute("#/t/5d0f/k/A,,")).toEqual({ screen: "table", table: "5d0f", keys: ["A"] });
    expect(readRoute("#/t/5d0f")).toEqual({ screen: "table", table: "5d0f", keys: [] });
  });

  it("of a new game has its kind", () => {
    expect(readRoute("#/new/solo")).toEqual({ screen: "setup", kind: "solo" });
  });

  it.each([[["K"]], [["K", "L"]], [[]]])("that is made for the keys %j leads back to them", (keys) => {
    expect(readRoute(tableHash("table-1", keys))).toEqual({ screen: "table", table: "table-1", keys });
  });
});
