/** Gnomes as dialogs show them. */

import { lookOf, type Look } from "../ui/looks";
import type { GnomeView } from "../protocol";

export interface Face {
  readonly name: string;
  readonly look: Look;
  readonly drunk: number;
  readonly fainted: boolean;
}

/** A gnome of the view; of somebody who is not in it only the name is known. */
export function faceOf(crew: readonly Look[], gnomes: readonly GnomeView[], name: string): Face {
  const gnome = gnomes.find((one) => one.name === name);
  return { name, look: lookOf(crew, name), drunk: gnome?.intoxication ?? 0, fainted: gnome?.fainted ?? false };
}
