import { describe, expect, test } from "vitest";

import { castOf } from "../src/endings/cast";
import { best, figuresOf } from "../src/endings/figures";
import type { Happened } from "../src/protocol";

const CREW = ["Anna", "Boris"];

function told(...facts: readonly { kind: string; params: Record<string, unknown> }[]): readonly Happened[] {
  return facts.map((fact) => ({ entry: 1, ...fact })) as unknown as readonly Happened[];
}

describe("the story of a game in figures", () => {
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

  test("fates that look alike share a picture", () => {
    expect([castOf("asphyxiated"), castOf("asphyxiation")]).toEqual(["air", "air"]);
    expect([castOf("pressure"), castOf("crushed"), castOf("crew")]).toEqual(["crushed", "crushed", "crew"]);
  });
});
