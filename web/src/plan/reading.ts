/** What the boards read from a picture. */

import type { GnomeView } from "../protocol";
import type { Picture } from "../timeline/picture";
import { SEA, slots, type Plan, type Slot } from "./geometry";

export type Hazard = "none" | "fire" | "low" | "high";

export function hazardOf(picture: Picture, room: number): Hazard {
  if (picture.fires.includes(room)) return "fire";
  if (picture.high_water.includes(room)) return "high";
  return picture.low_water.includes(room) ? "low" : "none";
}

/** absent; lurking: a card of the deck may bring it; hunting: its token is on the track. */
export type KrakenState = "absent" | "lurking" | "hunting";

export function krakenOf(picture: Picture): KrakenState {
  if (picture.tokens["kraken"] !== undefined) return "hunting";
  return picture.event_deck.some((card) => card.startsWith("kraken")) ? "lurking" : "absent";
}

/** Those who are in a space of the board. */
export function gnomesIn(picture: Picture, space: number): readonly GnomeView[] {
  return picture.gnomes.filter((gnome) => aboard(gnome) && gnome.room === space);
}

export function aboard(gnome: GnomeView): boolean {
  return gnome.alive && !gnome.abandoned;
}

export interface Standing {
  readonly gnome: GnomeView;
  readonly slot: Slot;
}

/** Everybody and where they stand, those in the back first. */
export function standing(picture: Picture, plan: Plan): readonly Standing[] {
  const spaces = [...new Set(picture.gnomes.filter(aboard).map((gnome) => gnome.room))];
  return spaces
    .flatMap((space) => {
      const there = gnomesIn(picture, space);
      const places = slots(plan, space, there.length);
      return there.flatMap((gnome, k) => {
        const slot = places[k];
        return slot === undefined ? [] : [{ gnome, slot }];
      });
    })
    .sort((a, b) => a.slot.y - b.slot.y);
}

export const diving = (gnome: GnomeView): boolean => gnome.room === SEA;

/** The stacks of Time Keepers by their spaces, each bottom first. */
export function stacksOf(picture: Picture): readonly { readonly space: number; readonly names: readonly string[] }[] {
  const spaces = new Map<number, string[]>();
  for (const name of picture.keepers) {
    const space = picture.gnomes.find((gnome) => gnome.name === name)?.time;
    if (space !== undefined) spaces.set(space, [...(spaces.get(space) ?? []), name]);
  }
  return [...spaces].map(([space, names]) => ({ space, names })).sort((a, b) => b.space - a.space);
}

/** The space of the last Time Keeper: those before it are spent. */
export function lastKeeper(picture: Picture): number {
  return Math.max(0, ...stacksOf(picture).map(({ space }) => space));
}
