/** A crew and its questions, for the gallery. */

import { looksOf } from "../ui/looks";
import { faceOf, type Face } from "../dialogs/faces";
import type { Item, Tool } from "../protocol";

const CREW = looksOf(["Oleg", "Mitka", "Ivanka", "Fenja", "Grischa", "Pavel", "Kuzma", "Zoya"]);

export function face(name: string, drunk = 0, fainted = false): Face {
  return { ...faceOf(CREW, [], name), drunk, fainted };
}

export const OLEG = face("Oleg");
export const FENJA = face("Fenja");
export const GRISCHA = face("Grischa", 3);
export const MITKA = face("Mitka", 1, true);
export const IVANKA = face("Ivanka");

export const HAND: readonly Item[] = ["toolbox", "reactor_manual", "grog", "crowbar", "lucky_charm"];
export const THEIRS: readonly Item[] = ["fire_extinguisher", "water_pump", "grog"];
export const MANY: readonly Item[] = ["grog", "water_pump", "engine_manual", "coffee", "pump_manual", "crowbar"];

export const CHARM: Tool = {
  item: "lucky_charm",
  count: 1,
  helps: [],
  courage: false,
  air: false,
  icons: 3,
  sobers: 0,
  drinks: 0,
  use: {
    decision: {
      kind: "use",
      text: "use lucky_charm",
      space: null,
      action: null,
      items: ["lucky_charm"],
      cards: 1,
      gnome: null,
      minutes: null,
    },
    minutes: 0,
    ghost: 30,
    success: null,
    faint: [0, 1],
    death: [0, 1],
    danger: false,
    others: [],
    events: [],
    item_icons: [],
    passes: [],
    lost: [],
  },
};

export const PILES = {
  event_deck: [
    "fire:2",
    "fire:1",
    "fire:-",
    "leak:2",
    "blocked_hatch:2",
    "descent:2",
    "turbulence:4",
    "respite:-",
    "respite:1",
  ],
  event_discard: [
    "fire:2",
    "fire:4",
    "fire_spreads:4",
    "blocked_hatch:1",
    "fast_descent:1",
    "reactor_malfunction:1",
    "missile_countdown:3",
    "stumble:4",
    "oxygen_pumps_down:-",
  ],
  event_removed: ["respite:3"],
  items_in_deck: 8,
  unseen_items: [
    "grog",
    "grog",
    "toolbox",
    "engine_manual",
    "crowbar",
    "crowbar",
    "water_pump",
    "aqualung",
    "harpoon",
    "deactivation_code",
  ],
  item_discard: ["grog", "toolbox", "fire_extinguisher", "fire_extinguisher", "coffee"],
  stash: 4,
  kraken_in_deck: true,
} as const;
