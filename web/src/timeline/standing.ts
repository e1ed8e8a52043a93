/** Which decisions stand. An undone decision stays in the table's entries, but is no longer part of the game. */

import type { Brought, Noted } from "../protocol";

/** The id of a decision: the number of its entry, or -1, -2, ... for those of a loaded logbook. 0 is the set-up. */
export type StepId = number;

/** Return the ids of a logbook's decisions. */
export function broughtIds(brought: readonly Brought[]): readonly StepId[] {
  return brought.map((_, place) => -1 - place);
}

/** Return the decisions that stand after further entries, in order. */
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
