import { readdirSync, readFileSync } from "node:fs";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { flare, flood, slam } from "../src/ui/motion";
import { settings } from "../src/settings/settings.svelte";
import { CUES, cueProperties, FACTORS } from "../src/timeline/cues";

const SHOWN = ["board", "track", "events", "hand"]; // where facts are shown
const HANDLED = ["board/Marks.svelte", "hand/Card.svelte"]; // what moves there moves because it is touched

function styles(): readonly { readonly file: string; readonly text: string }[] {
  const source = new URL("../src/", import.meta.url);
  const files = SHOWN.flatMap((folder) => readdirSync(new URL(folder, source)).map((name) => `${folder}/${name}`));
  return files
    .filter((file) => /\.(svelte|css)$/.test(file) && !HANDLED.includes(file))
    .map((file) => ({ file, text: readFileSync(new URL(file, source), "utf8") }));
}

/** A place on a board at a pace. */
function placeAt(pace: string): Element {
  return { closest: () => ({ getAttribute: () => pace }) } as unknown as Element;
}

describe("the table of cues", () => {
  it("is given to styles at the pace", () => {
    const [slow, usual, fast] = [FACTORS.slow, FACTORS.normal, FACTORS.fast].map(cueProperties);
    expect(usual).toContainEqual(["--cue-keeper-moved", `${String(CUES.keeper_moved)}ms`]);
    for (const [place, [name, ms]] of (usual ?? []).entries()) {
      expect(slow?.[place]).toEqual([name, `${String(2 * parseFloat(ms))}ms`]);
      expect(fast?.[place]).toEqual([name, `${String(0.5 * parseFloat(ms))}ms`]);
    }
  });

  it("has each time that the styles of what is shown take from it", () => {
    const known = new Set(cueProperties(1).map(([name]) => name));
    const asked = styles().flatMap(({ text }) => text.match(/--cue-[a-z-]+/g) ?? []);
    expect(asked.length).toBeGreaterThan(25);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });

  it("is where these have all their times from, but for what moves on and on", () => {
    const moves = /(?:^|[\s;{])(?:transition|animation)(?:-duration|-delay)?:[^;]*/g;
    const found = styles().flatMap(({ file, text }) =>
      (text.match(moves) ?? []).filter((one) => /\d(?:ms|s)\b/.test(one)).map((one) => `${file}: ${one.trim()}`),
    );
    const once = found.filter((one) => !/infinite|animation-(?:duration|delay)/.test(one));
    expect(once).toEqual([]);
  });
});

describe("the board", () => {
  const { motion } = settings;
  beforeEach(() => {
    settings.motion = "full";
  });
  afterEach(() => {
    settings.motion = motion;
  });

  it.each([
    ["2", 2],
    ["1", 1],
    ["0.5", 0.5],
    ["0.175", 0.175],
    ["0", 0],
  ])("moves at the pace %s of what is shown", (pace, factor) => {
    const place = placeAt(pace);
    expect(flood(place, { depth: () => 1 }).duration).toBe(CUES.water * factor);
    expect(flare(place, { floor: () => 1, cue: "fire_out" }).duration).toBe(CUES.fire_out * factor);
    expect(slam(place, { turn: 1, after: CUES.second_plank }).delay ?? 0).toBe(CUES.second_plank * factor);
  });
});
