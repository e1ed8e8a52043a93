import { describe, expect, it } from "vitest";

import { boardSaid } from "../src/plan/aloud";
import { litBy } from "../src/timeline/lit";
import { krakenOf } from "../src/plan/reading";
import { ABOUT, gnome, MIDDLE, pictureWith } from "../src/gallery/boardData";
import { words } from "../src/words/words.svelte";
import { catalogue } from "./catalogue";

describe.each(["en", "de", "ru"])("the board read aloud (%s)", (language) => {
  it("tells everything that the picture shows", () => {
    words.use(catalogue(language));
    const said = boardSaid(MIDDLE, ABOUT, "Oleg");
    const all = said.join("\n");
    expect(all).not.toContain("⟪");
    for (const name of ["Oleg", "Mitka", "Ivanka", "Fenja", "Grischa"]) expect(all).toContain(name);
    for (const hatch of ["5-8", "1-3"]) expect(all).toContain(hatch);
    for (const space of [34, 33, 31, 29, 26, 24, 22]) expect(all).toContain(String(space));
    for (const start of [/60.*3–5/, /55.*6/, /49.*7/, /46.*8/]) expect(all).toMatch(start);
    for (let room = 1; room <= 10; room++)
      expect(said.some((line) => new RegExp(`\\b${room}\\b`).test(line))).toBe(true);
  });

  it("tells a room that burns from one that does not, and who has fainted", () => {
    words.use(catalogue(language));
    const before = boardSaid(pictureWith([gnome("Oleg", 4, 60)]), ABOUT, "Oleg");
    const after = boardSaid(pictureWith([gnome("Oleg", 4, 60, { fainted: true })], { fires: [7] }), ABOUT, "Oleg");
    const changed = after.filter((line) => !before.includes(line));
    expect(changed).toHaveLength(2);
  });
});

describe("the order of a stack, read aloud", () => {
  it("names the top one first: it acts first", () => {
    words.use(catalogue("en"));
    const picture = {
      ...pictureWith([gnome("Oleg", 4, 60), gnome("Mitka", 4, 60)]),
      keepers: ["Mitka", "Oleg"],
    };
    expect(boardSaid(picture, ABOUT, null).find((line) => line.startsWith("Time Keepers"))).toMatch(/Oleg and Mitka$/);
  });
});

describe("the Kraken", () => {
  it("is absent, lurks in the deck, or hunts", () => {
    const picture = pictureWith([gnome("Oleg", 4, 60)]);
    expect(krakenOf(picture)).toBe("absent");
    expect(krakenOf({ ...picture, event_deck: ["fire:2", "kraken:1"] })).toBe("lurking");
    expect(krakenOf({ ...picture, tokens: { kraken: 20 } })).toBe("hunting");
  });
});

describe("what facts light up", () => {
  it("is what they speak of, once", () => {
    const lit = litBy([
      { entry: 1, kind: "reflowed", params: { room: 4, to_room: 5 } },
      { entry: 1, kind: "water", params: { room: 4, before: 2, after: 1 } },
      { entry: 1, kind: "track_moved", params: { track: "heat", before: 3, after: 4 } },
      { entry: 1, kind: "token_placed", params: { token: "kraken", space: 20 } },
      { entry: 1, kind: "fainted", params: { gnome: "Oleg", space: 12 } },
      { entry: 1, kind: "die_rolled", params: { gnome: "Oleg", purpose: "repair", value: 7 } },
    ]);
    expect(lit).toEqual({
      rooms: [4, 5],
      hatches: ["4-5"],
      gnomes: ["Oleg"],
      tracks: ["heat"],
      spaces: [20],
      tokens: ["kraken"],
    });
  });
});
