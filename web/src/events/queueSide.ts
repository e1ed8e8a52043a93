/** Where the icons of a turn lie over the board: over its upper or its lower row of spaces, and not over those that one has to see. */

import { spacesOf } from "../track/ring";

export type QueueSide = "top" | "bottom";

export interface Watched {
  /** Spaces on which something is happening. */
  readonly now: readonly number[];
  /** Spaces between the Time Keeper and the ghost. */
  readonly soon: readonly number[];
}

/** The spaces of a row, corners too. */
function rowOf(first: number, side: QueueSide): ReadonlySet<number> {
  const spaces = spacesOf(first);
  const edge = (side === "top" ? Math.min : Math.max)(...spaces.map((space) => space.y));
  return new Set(spaces.filter((space) => Math.abs(space.y - edge) < 1).map((space) => space.number));
}

/** Where it lies next: it stays where it is unless it would cover something, and the other row is better. */
export function queueSide(before: QueueSide, { now, soon }: Watched, first: number): QueueSide {
  const other: QueueSide = before === "top" ? "bottom" : "top";
  const [here, there] = [rowOf(first, before), rowOf(first, other)];
  const covered = (row: ReadonlySet<number>, spaces: readonly number[]): number =>
    spaces.filter((space) => row.has(space)).length;
  const worse = covered(here, now) - covered(there, now) || covered(here, soon) - covered(there, soon);
  return worse > 0 ? other : before;
}

/** What is to be seen of the track: where something has just moved or come to lie, and the way that is still to go. */
export function watchedOf(lit: readonly number[], keeper: number | null, ghost: number | null): Watched {
  const way = keeper === null || ghost === null ? 0 : keeper - ghost + 1;
  return {
    now: keeper === null ? lit : [...lit, keeper],
    soon: Array.from({ length: Math.max(0, way) }, (_, k) => (ghost ?? 0) + k),
  };
}
