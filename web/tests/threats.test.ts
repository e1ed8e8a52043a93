import { render } from "svelte/server";
import { describe, expect, it } from "vitest";

import Danger from "../src/crew/Danger.svelte";
import Threats from "../src/crew/Threats.svelte";
import { threatsOf } from "../src/crew/threats";
import { ABOUT, gnome, MIDDLE, pictureWith } from "../src/gallery/boardData";
import type { Picture } from "../src/timeline/picture";
import { words } from "../src/words/words.svelte";
import { catalogue } from "./catalogue";

const crew = [gnome("Oleg", 4, 34), gnome("Mitka", 10, 22)];
const told = (more: Partial<Picture>): readonly string[] =>
  threatsOf(pictureWith(crew, more), ABOUT.boat).map((one) =>
    one.kind === "token"
      ? `${one.token} ${one.left} min, room ${one.room}`
      : `${one.track} ${one.left} steps, room ${one.room}`,
  );

describe("what is about to sink the boat", () => {
  it("is nothing as long as nothing is wrong", () => {
    expect(told({})).toEqual([]);
    expect(told({ tracks: { asphyxiation: 6, heat: 6, pressure: 6 } })).toEqual([]);
  });

  it("counts the minutes from the last Time Keeper to a token, and says where it is averted", () => {
    expect(told({ tokens: { kraken: 24 } })).toEqual(["kraken 10 min, room 0"]);
    expect(told({ tokens: { crushed: 20, missiles: 33, asphyxiated: 26 } })).toEqual([
      "missiles 1 min, room 7",
      "asphyxiated 8 min, room 2",
      "crushed 14 min, room 1",
    ]);
  });

  it("has passed nobody yet who stands on it", () => {
    expect(told({ tokens: { kraken: 34 } })).toEqual(["kraken 0 min, room 0"]);
  });

  it("puts an alarm before what is far off", () => {
    expect(told({ tokens: { kraken: 33, missiles: 14 }, tracks: { asphyxiation: 9, heat: 7, pressure: 1 } })).toEqual([
      "asphyxiation 1 steps, room 2",
      "kraken 1 min, room 0",
      "heat 3 steps, room 4",
      "missiles 20 min, room 7",
    ]);
  });

  it("is told of the moment of the pictures", () => {
    const threats = threatsOf(MIDDLE, ABOUT.boat);
    expect(threats.map((one) => (one.kind === "token" ? one.token : one.track))).toEqual([
      "heat",
      "missiles",
      "kraken",
    ]);
    expect(threats.some(({ near }) => near)).toBe(false);
  });

  it("names the room by its plate, and says that the minutes are those that are left", () => {
    for (const [language, left] of [
      ["en", "8 min left"],
      ["de", "noch 8\u00a0Min."],
      ["ru", "ещё 8\u00a0мин"],
    ] as const) {
      words.use(catalogue(language));
      const { body } = render(Threats, { props: { picture: MIDDLE, about: ABOUT } });
      expect(body).toContain(left);
      expect(body).toMatch(/<text[^>]*>7<\/text>/);
      expect(body).not.toMatch(/ (in|в) 7/);
    }
  });

  it("is nothing any more when the game is over", () => {
    words.use(catalogue("en"));
    const { body } = render(Threats, { props: { picture: { ...MIDDLE, ended: "heat" }, about: ABOUT } });
    expect(body).not.toContain("min");
    expect(body).not.toContain("data-threat");
    expect(body).toContain("The game is over");
  });

  it("is not said to be nothing at all while rooms burn", () => {
    words.use(catalogue("en"));
    const said = (fires: readonly number[]): string =>
      render(Threats, { props: { picture: pictureWith(crew, { fires }), about: ABOUT } }).body;
    expect(said([])).toContain("Nothing is about to sink the boat.");
    expect(said([3])).toContain("1 room is on fire. The boat is holding for now.");
    expect(said([3, 5])).toContain("2 rooms are on fire. The boat is holding for now.");
  });

  it("stands in words and figures on a small screen, too; and without danger, how long to hold out", () => {
    words.use(catalogue("en"));
    const said = (shape: "corner" | "strip", more: Partial<Picture>): string =>
      render(Danger, { props: { picture: pictureWith(crew, more), about: ABOUT, shape, onopen: () => undefined } })
        .body;
    const missiles = { tokens: { missiles: 26 }, tracks: { asphyxiation: 9, heat: 1, pressure: 1 } };
    for (const shape of ["corner", "strip"] as const) {
      const html = said(shape, missiles);
      for (const text of ["Danger", "Missiles", "8 min", "Asphyxiation", "9 of 10"]) expect(html).toContain(text);
    }
    expect(said("corner", {})).toContain("rescue in 34 min");
    expect(said("strip", {})).not.toContain("button");
  });

  it("says how many more there are than there is room for", () => {
    words.use(catalogue("en"));
    const picture = pictureWith(crew, { tokens: { missiles: 26, kraken: 24, crushed: 20, asphyxiated: 18 } });
    const props = { picture, about: ABOUT, shape: "corner" as const, most: 3, onopen: () => undefined };
    const html = render(Danger, { props }).body;
    expect(html.split("data-threat").length - 1).toBe(2);
    expect(html).toContain("+ 2");
  });
});
