import { render } from "svelte/server";
import { describe, expect, it } from "vitest";

import Board from "../src/board/Board.svelte";
import { looksOf } from "../src/ui/looks";
import PhoneBoard from "../src/board/PhoneBoard.svelte";
import PhoneGauges from "../src/board/PhoneGauges.svelte";
import { ABOUT, crowd, gnome, MIDDLE, pictureWith } from "../src/gallery/boardData";
import type { Picture } from "../src/timeline/picture";
import PhoneTrack from "../src/track/PhoneTrack.svelte";
import type { Mark, Preview } from "../src/turn/marks";
import { words } from "../src/words/words.svelte";
import { catalogue, MARK } from "./catalogue";

const CREW = looksOf(ABOUT.gnomes);
const all = (picture: Picture, more: { marks?: readonly Mark[]; preview?: Preview | null; open?: string } = {}) => ({
  picture,
  about: ABOUT,
  crew: CREW,
  acting: picture.active,
  marks: [],
  preview: null,
  lit: null,
  now: null,
  ...more,
});
const count = (html: string, part: string | RegExp): number => html.split(part).length - 1;

describe.each([Board, PhoneBoard])("a board as it is drawn", (Piece) => {
  const drawn = (picture: Picture, more = {}): string => render(Piece, { props: all(picture, more) }).body;

  it("shows which hatches are blocked, and which one stands open", () => {
    words.use(catalogue("en"));
    const html = drawn(MIDDLE, { open: "4-5" });
    expect(count(html, 'data-state="blocked"')).toBe(2);
    expect(count(html, 'data-state="open"')).toBe(1);
    expect(count(html, "data-hatch=")).toBe(18);
    expect(
      count(drawn(pictureWith([gnome("Oleg", 1, 60)], { blocked: ABOUT.boat.interior })), 'data-state="blocked"'),
    ).toBe(15);
  });

  it("shows fire and water in their rooms, behind and before the gnomes", () => {
    words.use(catalogue("en"));
    const html = drawn(MIDDLE);
    expect(count(html, 'class="hazard-fire"')).toBe(1);
    expect(count(html, 'class="hazard-water"')).toBe(2);
    expect(count(html, 'class="hazard-front"')).toBe(3);
    for (const kind of ["fire", "low", "high"]) expect(count(html, `#ui-room-hazard-${kind}`)).toBe(1);
  });

  it("shows who has fainted, dives, has drunk; and nobody who is dead or gone", () => {
    words.use(catalogue("en"));
    const html = drawn(MIDDLE);
    expect(count(html, 'data-state="fainted"')).toBe(1);
    expect(count(html, 'data-state="diving"')).toBe(1);
    expect(count(html, 'data-drunk="3"')).toBe(1);
    const few = drawn(
      pictureWith([
        gnome("Oleg", 4, 9),
        gnome("Mitka", 4, 8, { alive: false }),
        gnome("Fenja", 0, 3, { abandoned: true }),
      ]),
    );
    expect(count(few, "data-gnome=")).toBe(1);
    expect(count(few, "#periscope-far")).toBe(1);
    expect(count(drawn(crowd(5)), "data-gnome=")).toBe(8);
  });

  it("names nothing that is not in the catalogues", () => {
    words.use(catalogue("en", true));
    const named: Mark = {
      place: { kind: "space", space: 5 },
      state: "may",
      label: `${MARK}label`,
      name: `${MARK}name`,
      touch: () => undefined,
    };
    const html =
      drawn(MIDDLE, { marks: [named] }) +
      render(PhoneGauges, { props: all(MIDDLE) }).body +
      render(PhoneTrack, { props: all(MIDDLE) }).body;
    const gnomes = new RegExp(MIDDLE.gnomes.map(({ name }) => name).join("|"), "g");
    const texts = [...html.matchAll(/>([^<>]+)</g), ...html.matchAll(/(?:aria-label|title|alt)="([^"]+)"/g)].map(
      (found) => found[1] ?? "",
    );
    const loose = texts
      .map((text) => text.replaceAll(gnomes, ""))
      .filter((text) => new RegExp(`(?<![${MARK}\\p{L}])\\p{L}`, "u").test(text));
    expect(loose).toEqual([]);
    expect(html).not.toContain("⟪");
  });
});

describe("the gauges of a wide board", () => {
  it("lie over the sea, so that it is them that one points at", () => {
    words.use(catalogue("en"));
    const sea: Mark = { place: { kind: "space", space: 0 }, state: "may", label: "", name: "", touch: () => undefined };
    const html = render(Board, { props: all(MIDDLE, { marks: [sea] }) }).body;
    const places = ["asphyxiation", "heat", "pressure"].map((track) => html.indexOf(`data-gauge="${track}"`));
    expect(Math.min(...places)).toBeGreaterThan(html.indexOf("data-mark="));
    expect(html).toContain("data-mark=");
  });
});

describe("the track as it is drawn", () => {
  const preview: Preview = { ghost: 28, minutes: 5, events: [33, 30], itemIcons: [30], way: [] };

  it("marks the spaces that a choice would pass, and the icons that it would meet", () => {
    words.use(catalogue("en"));
    const html = render(Board, { props: all(MIDDLE, { preview }) }).body;
    expect(count(html, /class="[^"]*\bpassed\b/)).toBe(6);
    expect(count(html, /class="[^"]*\bpassed\b[^"]*\blast\b/)).toBe(1);
    expect(count(html, /class="[^"]*\bmet\b/)).toBe(3);
    expect(count(html, 'href="#ghost-keeper"')).toBe(2);
  });

  it("dims what the last Time Keeper has left behind", () => {
    words.use(catalogue("en"));
    expect(count(render(Board, { props: all(MIDDLE) }).body, /class="[^"]*\bspent\b/)).toBe(26);
  });

  it("shows the next ten spaces on a phone, and the last ten at the end", () => {
    words.use(catalogue("en"));
    const numbers = (picture: Picture): readonly number[] =>
      [...render(PhoneTrack, { props: all(picture) }).body.matchAll(/<text[^>]*>(\d+)<\/text>/g)].map((found) =>
        Number(found[1]),
      );
    expect(numbers(MIDDLE)).toEqual([34, 33, 32, 31, 30, 29, 28, 27, 26, 25]);
    expect(numbers(pictureWith([gnome("Oleg", 4, 4)]))).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });
});
