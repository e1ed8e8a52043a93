/** Where things of the board are: which hatch is meant, which room a gnome is in. */

import type { About, Choices, Deed, View } from "../protocol";
import { hatchOf } from "../timeline/hatches";

/** The space where a gnome is. */
export function spaceOf(view: View, gnome: string): number {
  return view.gnomes.find((one) => one.name === gnome)?.room ?? 0;
}

/** The hatch that a deed frees. */
export function hatchFreed(view: View, choices: Choices, deed: Deed): string | null {
  return deed.action === "unblock" && deed.space !== null ? hatchOf(spaceOf(view, choices.gnome), deed.space) : null;
}

/** What a room is for ("reactor"), if it has a purpose. */
export function purposeOf(about: About, room: number): string | null {
  return Object.entries(about.boat.purposes).find(([, number]) => number === room)?.[0] ?? null;
}
