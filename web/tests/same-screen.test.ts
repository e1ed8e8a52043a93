import { beforeEach, describe, expect, it } from "vitest";

import { leaderOf } from "../src/crew/state";
import { sinceTitle } from "../src/log/sinceTitle";
import type { GnomeView } from "../src/protocol";
import type { TableStore } from "../src/table/table.svelte";
import { recorded, speak, tableOf, type Told } from "./tables";

const one = recorded().find(({ about }) => new Set(about.players).size > 1) as Told;

beforeEach(() => {
  speak();
});

describe("several people at one screen", () => {
  const led = (table: TableStore): readonly string[] =>
    one.message.view.gnomes.map((gnome: GnomeView) => leaderOf(table, gnome).text);

  it("are called by their names: all of them are you", () => {
    const { table } = tableOf(one);
    table.message = { ...one.message, controllers: {} };
    table.session.you = { seats: [...new Set(one.about.players)], host: false };
    expect(led(table)).toEqual(one.message.view.gnomes.map((gnome) => gnome.player));
  });

  it("but one alone is you", () => {
    const { table } = tableOf(one);
    const [player = ""] = one.about.players;
    table.message = { ...one.message, controllers: {} };
    table.session.you = { seats: [player], host: false };
    expect(led(table)).toEqual(
      one.message.view.gnomes.map((gnome) => (gnome.player === player ? "you" : gnome.player)),
    );
  });

  it("are told whose last turn it was", () => {
    expect(sinceTitle(["Ann", "Ben"], { gnome: "Oleg" })).toBe("Since Oleg’s last turn");
    expect(sinceTitle(["Ann", "Ben"], { gnome: null })).toBe("The story so far");
    expect(sinceTitle(["Ann"], { gnome: "Oleg" })).toBe("Since your last turn");
    expect(sinceTitle([], { gnome: null })).toBe("The last turns");
  });
});
