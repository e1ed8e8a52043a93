/** Which decisions stand: what was taken back stays in the table's entries, and is not part of the game any more. */

import type { Noted } from "../protocol";

/** `start` decisions came before the first entry (see `About.start`); these entries brought the others that stand. */
export interface Standing {
  readonly start: number;
  readonly entries: readonly number[];
}

/** What stands after further entries. */
export function standingAfter(before: Standing, noted: readonly Pick<Noted, "number" | "kind" | "to">[]): Standing {
  let { start } = before;
  let entries = [...before.entries];
  for (const entry of noted) {
    if (entry.kind === "decided") entries.push(entry.number);
    else if (entry.kind === "taken_back" && entry.to !== null) {
      entries = entries.slice(0, Math.max(0, entry.to - start));
      start = Math.min(start, entry.to); // a logbook's own decisions can be taken back, too
    }
  }
  return { start, entries };
}

/** Those things that belong to the set-up or to an entry that stands. */
export function thatStand<T extends { readonly entry: number }>(
  things: readonly T[],
  { entries }: Standing,
): readonly T[] {
  const standing = new Set(entries);
  return things.filter((thing) => thing.entry === 0 || standing.has(thing.entry));
}
