/** Small things for tests: facts, a boat, a picture. */

import { gnome } from "../src/gallery/boardData";
import type { Boat, Fact, FactKind, GnomeView, Happened, View } from "../src/protocol";
import { pictureOf, type Picture } from "../src/timeline/picture";

/** A fact. */
export function fact<Kind extends FactKind>(kind: Kind, params: Fact<Kind>["params"], entry = 1): Happened {
  return { entry, kind, params } as unknown as Happened;
}

/** Whether two things have the same parts. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && same(one[key as keyof typeof one], other[key as keyof typeof other]))
  );
}

export const BOAT: Boat = {
  board: "test",
  interior: ["4-5", "5-6"],
  exterior: [6],
  purposes: { engine: 1 },
  places: {},
  first_space: 60,
  starts: { "3": 60, "4": 60, "5": 60, "6": 55, "7": 49, "8": 46 },
  event_icons: [57, 54, 51, 33, 30, 27],
  item_icons: [50, 30],
  track_end: 10,
  resets: [1, 5],
  intoxication: 4,
  draw_stores: 4,
  draw_cabin: 2,
  coffee_levels: 4,
};

const one = (name: string, room: number, time: number): GnomeView =>
  gnome(name, room, time, { cards: 1, items: ["grog"] });

export const VIEW: View = {
  player: null,
  phase: "movement",
  decides: "Anna",
  active: "Anna",
  ghost: 34,
  hatch: 0,
  used: [],
  charm: 0,
  began_at_sea: false,
  newcomer: false,
  fires: [],
  low_water: [3],
  high_water: [9],
  blocked: ["4-5"],
  tracks: { asphyxiation: 4, heat: 5, pressure: 3 },
  tokens: {},
  stacks: {},
  keepers: ["Cyril", "Boris", "Anna"],
  gnomes: [one("Anna", 4, 34), one("Boris", 5, 31), one("Cyril", 10, 22)],
  stash: 6,
  kraken_in_deck: false,
  event_deck: ["fire:2", "leak:-", "respite:1"],
  event_discard: [],
  event_removed: [],
  items_in_deck: 20,
  unseen_items: [],
  item_discard: [],
  partner: null,
  offered: null,
  given: null,
  cards_offered: 0,
  cards_given: 0,
  hand_limit: 0,
  limited: [],
  rolled: 0,
  drawn: null,
  event_drawn: false,
  opening: 0,
  result: null,
  reason: "",
};

export const PICTURE: Picture = pictureOf(VIEW);
