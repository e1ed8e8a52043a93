/** Which decisions stand: what was taken back stays in the table's entries, and is not part of the game any more. */

import type { Brought, Noted } from "../protocol";

/** The number of a decision: of its entry; -1, -2, ... if a logbook brought it. 0 is the set-up. */
export type StepId = number;

/** The decisions of a logbook, none of them taken back. */
export function broughtIds(brought: readonly Brought[]): readonly StepId[] {
  return brought.map((_, place) => -1 - place);
}

/** The decisions that stand after further entries, in order. */
export function standingAfter(
  before: readonly StepId[],
  entries: readonly Pick<Noted, "number" | "kind" | "to">[],
): readonly StepId[] {
  const standing = [...before];
  for (const entry of entries) {
    if (entry.kind === "decided") standing.push(entry.number);
    else if (entry.kind === "taken_back" && entry.to !== null) standing.splice(entry.to);
  }
  return standing;
}
