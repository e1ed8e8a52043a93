import { describe, expect, test } from "vitest";

import { castOf } from "../src/endings/cast";
import { best, figuresOf, lastMinute } from "../src/endings/figures";
import type { Happened } from "../src/protocol";
import { VIEW } from "./some";

const CREW = ["Anna", "Boris"];

function told(...facts: readonly { kind: string; params: Record<string, unknown> }[]): readonly Happened[] {
  return facts.map((fact) => ({ entry: 1, ...fact })) as unknown as readonly Happened[];
}

describe("the story of a game in figures", () => {
  test("who died, when and of what", () => {
    const { marks } = figuresOf(
      told(
        { kind: "turn_begins", params: { gnome: "Anna", space: 31 } },
        { kind: "killed", params: { gnome: "Anna", cause: "no_air", room: 9 } },
      ),
      CREW,
      60,
    );
    expect(marks).toMatchObject([{ kind: "death", gnome: "Anna", cause: "no_air", minute: 31 }]);
  });

  test("minutes are counted by what they went into", () => {
    const { crew } = figuresOf(
      told(
        { kind: "turn_begins", params: { gnome: "Anna", space: 60 } },
        { kind: "ghost_moved", params: { gnome: "Anna", before: 60, after: 58 } },
        { kind: "action_taken", params: { gnome: "Anna", action: "fix_engine", minutes: 5 } },
        { kind: "ghost_moved", params: { gnome: "Anna", before: 58, after: 53 } },
        { kind: "faint_checked", params: { gnome: "Anna", number: 1, level: 2 } },
        { kind: "ghost_moved", params: { gnome: "Anna", before: 53, after: 43 } },
        { kind: "fainted", params: { gnome: "Anna", space: 43 } },
        { kind: "turn_ends", params: { gnome: "Anna", space: 43 } },
        { kind: "turn_begins", params: { gnome: "Boris", space: 60 } },
        { kind: "action_taken", params: { gnome: "Boris", action: "wait", minutes: 1 } },
        { kind: "ghost_moved", params: { gnome: "Boris", before: 60, after: 59 } },
      ),
      CREW,
      60,
    );
    expect(crew[0]?.minutes).toEqual({ walking: 2, repairing: 5, items: 0, waiting: 0, asleep: 10 });
    expect(crew[0]?.faints).toBe(1);
    expect(crew[1]?.minutes).toEqual({ walking: 0, repairing: 0, items: 0, waiting: 1, asleep: 0 });
  });

  test("a success counts for who made it, under what was done", () => {
    const figures = figuresOf(
      told(
        { kind: "action_taken", params: { gnome: "Anna", action: "extinguish", minutes: 3 } },
        { kind: "fix_result", params: { gnome: "Anna", result: "succeeded", needed: 3 } },
        { kind: "action_taken", params: { gnome: "Boris", action: "fix_pumps", minutes: 1 } },
        { kind: "fix_result", params: { gnome: "Boris", result: "failed", needed: 1 } },
      ),
      CREW,
      60,
    );
    expect([figures.fixes, figures.tries]).toEqual([1, 2]);
    expect(figures.crew.map((one) => [one.fires, one.repairs])).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(figures.crew.map((one) => best(one, figures.crew))).toEqual(["fires", "nothing"]);
  });

  test("the tracks over time never go back in time", () => {
    const { moments, last } = figuresOf(
      told(
        { kind: "turn_begins", params: { gnome: "Anna", space: 60 } },
        { kind: "track_moved", params: { track: "heat", before: 1, after: 3 } },
        { kind: "turn_begins", params: { gnome: "Boris", space: 55 } },
        { kind: "track_moved", params: { track: "heat", before: 3, after: 1 } },
      ),
      CREW,
      60,
    );
    expect(moments.map((one) => [one.minute, one.tracks.heat])).toEqual([
      [60, 1],
      [60, 3],
      [55, 1],
      [55, 1],
    ]);
    expect(last).toBe(55);
  });

  test("a game ends where the Time Keeper of the last turn has come to, whether the facts are known yet or not", () => {
    const view = { ...VIEW, active: "Anna", ghost: 31, gnomes: VIEW.gnomes.map((one) => ({ ...one, time: 34 })) };
    const { moments, last } = figuresOf(
      told(
        { kind: "turn_begins", params: { gnome: "Anna", space: 38 } },
        { kind: "keeper_moved", params: { gnome: "Anna", before: 38, after: 34 } },
        { kind: "track_moved", params: { track: "heat", before: 8, after: 10 } },
        { kind: "game_ends", params: { reason: "heat" } },
      ),
      CREW,
      60,
      lastMinute(view),
    );
    expect(lastMinute(view)).toBe(34);
    expect([last, moments.at(-1)?.minute]).toEqual([34, 34]);
  });

  test("Grog counts whether one drinks it at will or of thirst", () => {
    const { grogs, crew } = figuresOf(
      told(
        { kind: "item_used", params: { gnome: "Anna", item: "grog" } },
        { kind: "event_turned", params: { gnome: "Boris", card: "overheated:1" } },
        { kind: "card_discarded", params: { gnome: "Boris", cause: "thirst", item: "grog" } },
        { kind: "card_discarded", params: { gnome: "Boris", cause: "limit", item: "grog" } },
      ),
      CREW,
      60,
    );
    expect(grogs).toBe(2);
    expect(crew.map((one) => one.grogs)).toEqual([1, 1]);
  });

  test("fates that look alike share a picture", () => {
    expect([castOf("asphyxiated"), castOf("asphyxiation")]).toEqual(["air", "air"]);
    expect([castOf("pressure"), castOf("crushed"), castOf("crew")]).toEqual(["crushed", "crushed", "crew"]);
  });
});
