/** Where things of the board are: which hatch is meant, which room a gnome is in. */

import type { About, Choices, Deed, View } from "../protocol";

/** The hatch between two spaces, as the board names it. */
export function hatchBetween(one: number, other: number): string {
  if (one === 0 || other === 0) return `${String(one + other)}-sea`;
  return `${String(Math.min(one, other))}-${String(Math.max(one, other))}`;
}

/** The space where a gnome is. */
export function spaceOf(view: View, gnome: string): number {
  return view.gnomes.find((one) => one.name === gnome)?.room ?? 0;
}

/** The hatch that a deed frees. */
export function hatchOf(view: View, choices: Choices, deed: Deed): string | null {
  return deed.action === "unblock" && deed.space !== null
    ? hatchBetween(spaceOf(view, choices.gnome), deed.space)
    : null;
}

/** What a room is for ("reactor"), if it has a purpose. */
export function purposeOf(about: About, room: number): string | null {
  return Object.entries(about.boat.purposes).find(([, number]) => number === room)?.[0] ?? null;
}
