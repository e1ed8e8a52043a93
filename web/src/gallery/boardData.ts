/** Fixed data for the board: a moment in the middle of a game, and what can be changed of it. */

import type { About, GnomeView, Item, Token } from "../protocol";
import type { Picture } from "../timeline/picture";

export const CREW = ["Oleg", "Mitka", "Ivanka", "Fenja", "Grischa", "Pavel", "Kuzma", "Zoya"] as const;

export const ABOUT: About = {
  version: 2,
  start: 0,
  gnomes: CREW,
  players: CREW,
  edition: "revised",
  options: {},
  hidden_hands: false,
  take_back: "free",
  advice: true,
  treachery: false,
  boat: {
    board: "standard-2",
    interior: [
      "1-2",
      "1-3",
      "2-3",
      "2-4",
      "2-5",
      "3-4",
      "4-5",
      "5-6",
      "5-7",
      "5-8",
      "7-8",
      "7-9",
      "8-9",
      "8-10",
      "9-10",
    ],
    exterior: [3, 6, 9],
    purposes: { engine: 1, pumps: 2, reactor: 4, missiles: 7, stores: 8, cabin: 10 },
    places: {
      kill_kraken: [0],
      fix_engine: [1],
      fix_pumps: [2],
      fix_reactor: [4],
      stop_missiles: [7],
      draw: [8, 10],
    },
    first_space: 60,
    starts: { "3": 60, "4": 60, "5": 60, "6": 55, "7": 49, "8": 46 },
    event_icons: [57, 54, 51, 48, 45, 42, 39, 36, 33, 30, 27, 24, 21, 18, 15, 13, 11, 9, 7, 5, 3, 1],
    item_icons: [50, 40, 30, 20, 10],
    track_end: 10,
    resets: [1, 5],
    intoxication: 4,
    draw_stores: 4,
    draw_cabin: 2,
    coffee_levels: 2,
  },
};

export function gnome(name: string, room: number, time: number, more: Partial<GnomeView> = {}): GnomeView {
  return {
    name,
    player: name,
    alive: true,
    abandoned: false,
    room,
    time,
    intoxication: 0,
    fainted: false,
    drew_in: 0,
    cards: 2,
    items: [],
    ...more,
  };
}

/** All keepers from 0 upwards, stack by stack. */
function onTrack(gnomes: readonly GnomeView[]): readonly string[] {
  const stacks: Record<string, string[]> = {};
  for (const one of gnomes) if (one.alive && !one.abandoned) (stacks[one.time] ??= []).push(one.name);
  return Object.values(stacks).flat();
}

/** A picture with these gnomes and changes. */
export function pictureWith(gnomes: readonly GnomeView[], more: Partial<Picture> = {}): Picture {
  return {
    active: gnomes[0]?.name ?? "",
    ghost: gnomes[0]?.time ?? 60,
    hatch: 0,
    open: null,
    used: [],
    charm: 0,
    fires: [],
    low_water: [],
    high_water: [],
    blocked: [],
    tracks: { asphyxiation: 1, heat: 1, pressure: 1 },
    tokens: {},
    stash: 6,
    kraken_in_deck: false,
    event_deck: ["fire:2", "leak:-"],
    event_discard: [],
    event_removed: [],
    items_in_deck: 27,
    item_discard: [],
    ended: null,
    gnomes,
    keepers: onTrack(gnomes),
    ...more,
  };
}

const HARPOON: readonly Item[] = ["harpoon", "aqualung"];

/** The moment of the concept's picture: Oleg is about to mend the reactor. */
export const MIDDLE: Picture = pictureWith(
  [
    gnome("Oleg", 4, 34),
    gnome("Mitka", 10, 22, { intoxication: 2, fainted: true }),
    gnome("Ivanka", 0, 31, { items: HARPOON }),
    gnome("Fenja", 8, 31),
    gnome("Grischa", 5, 29, { intoxication: 3 }),
  ],
  {
    ghost: 33,
    fires: [7],
    low_water: [3],
    high_water: [9],
    blocked: ["5-8", "1-3"],
    tracks: { asphyxiation: 4, heat: 7, pressure: 3 },
    tokens: { missiles: 26, kraken: 24 } satisfies Partial<Record<Token, number>>,
    stash: 4,
  },
);

/** All eight in one space. */
export function crowd(space: number, more: Partial<Picture> = {}): Picture {
  return pictureWith(
    CREW.map((name) => gnome(name, space, 46)),
    more,
  );
}
